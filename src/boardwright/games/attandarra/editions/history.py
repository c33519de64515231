"""City History: its set-up, the seal, the events."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check
from boardwright.editions.field import only, text, texts, whole, wholes
from boardwright.games.attandarra.editions.boards import Coordinates
from boardwright.games.attandarra.editions.box import MOST_ROUNDS, Components, Meta, Tracks
from boardwright.games.attandarra.editions.course import MOST_POINTS
from boardwright.games.attandarra.editions.tiles import Buildings
from boardwright.sentence import Sentence

EVENT_IDS: Final = ["town_charter", "hanseatic_league", "mint_right", "plague", "fire", "looting"]
"""In the order of the events' numbers."""

GOOD_EVENTS: Final = {
    "town_charter": "citizens",
    "hanseatic_league": "buildings_finished_or_not",
    "mint_right": "coins",
}
BAD_EVENTS: Final = {"plague": "citizens", "fire": "tiles", "looting": "coins"}
SHELTERS: Final = {"plague": "hospital", "looting": "castle"}


class HistorySetup(Section, path="history_setup"):
    """The set-up of City History. ATT-11"""

    tiles: int = whole(1, len(EVENT_IDS))
    scored: int = whole(1, len(EVENT_IDS))
    first_event_round: int = whole(1, MOST_ROUNDS, "first_round")
    last_round: int = whole(1, MOST_ROUNDS)
    emblems: int = whole(0, 9, "emblems_each")
    emblems_of_two_players: int = whole(0, 9, "emblems_each_2p")
    emblem_price: int = whole(1, Tracks.gold)

    @check
    def rounds_agree(self) -> None:
        self.compare("last_round", Sentence("the number of rounds"), self.read[Tracks].rounds)
        self.at_most("scored", Sentence("history_setup.tiles"), self.tiles)
        if self.last_round == self.read[Tracks].rounds:
            scored = Sentence("the number of rounds from first_round to last_round")
            self.compare("scored", scored, self.last_round - self.first_event_round + 1)
        self.read.compare("components.history_tiles", Sentence("history_setup.tiles"), self.tiles)

    @check
    def emblems_suffice(self) -> None:
        share = Sentence("the share of a player in components.emblems")
        emblems = self.read[Components].all_emblems
        self.at_most("emblems_each", share, emblems // self.read[Meta].most_players)
        self.at_most("emblems_each_2p", share, emblems // 2)


class HistoryStreets(Section, path="history_streets"):
    """Every row and every column is a street. ATT-14"""

    named_streets: int = whole(1, 30, "streets")

    @check
    def number_agrees(self) -> None:
        board = self.read[Coordinates]
        self.compare("streets", Sentence("the number of columns and rows"), board.columns + board.rows)


class Seal(Section, path="seal"):
    """The City Seal. ATT-12"""

    seal: list[int] = wholes(Tracks.rounds, 0, MOST_POINTS, "points_by_round")


class Event(Row):
    """A history tile. ATT-15"""

    name: str = text()
    kind: str = only(lambda row: "positive" if row.is_good() else "negative")
    tile: str = only(lambda row: "white" if row.is_good() else "black")
    counts: str = only(lambda row: GOOD_EVENTS[row.id], when=lambda row: row.is_good())
    removes: str = only(lambda row: BAD_EVENTS[row.id], when=lambda row: not row.is_good())
    shelters: list[str] = texts(
        lambda row: len(row.safe()),
        lambda row: row.safe(),
        "safe_on_or_next_to",
        when=lambda row: not row.is_good(),
    )

    def is_good(self) -> bool:
        """Tell whether the event gives points."""
        return self.id in GOOD_EVENTS

    def safe(self) -> list[str]:
        """Return the tiles that shelter from the event."""
        return self.read[Buildings].with_role(SHELTERS[self.id]) if self.id in SHELTERS else ["reservoir"]


class Events(Rows[Event], path="event", ids=EVENT_IDS):
    """The history tiles in the box."""

    def work_out(self) -> None:
        self.events = [self.ids.count(id) for id in EVENT_IDS]  # event -> tiles

    @property
    def event_names(self) -> list[str]:
        """Event -> its name, empty without a tile."""
        named = {event.id: event.name for event in self}
        return [named.get(id, "") for id in EVENT_IDS]

    @check
    def number_agrees(self) -> None:
        there = Sentence("the number of [[{name}]] tables", name="event")
        self.read.compare("history_setup.tiles", there, len(self))
