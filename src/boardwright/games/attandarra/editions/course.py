"""The course of the game: rounds and tracks, final scoring, City History."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.games.attandarra.editions.boards import Boards
from boardwright.games.attandarra.editions.box import Box
from boardwright.games.attandarra.editions.tiles import Tiles

EVENT_IDS: Final = ["town_charter", "hanseatic_league", "mint_right", "plague", "fire", "looting"]
"""In the order of the events' numbers."""

GOOD_EVENTS: Final = {
    "town_charter": "citizens",
    "hanseatic_league": "buildings_finished_or_not",
    "mint_right": "coins",
}
BAD_EVENTS: Final = {"plague": "citizens", "fire": "tiles", "looting": "coins"}
TIE_BREAK: Final = ["citizens", "coins", "city_tiles", "shared"]

MOST_ROUNDS: Final = 9
MOST_GOLD: Final = 30
MOST_POINTS: Final = 50
LONGEST_TRACK: Final = 200


class Tracks:
    """The table `tracks`; other tables are measured by it, so it is read first."""

    def __init__(self, document: Document) -> None:
        self.table = document.root.table("tracks")
        self.rounds = self.table.integer("rounds", 1, MOST_ROUNDS)
        self.gold = self.table.integer("gold_per_round", 1, MOST_GOLD)
        self.end = self.table.integer("victory_track_end", 1, LONGEST_TRACK)
        self.opening_draw = self.table.integer("start_draw", 2, 2)
        if not self.table.sound:
            self.gold = MOST_GOLD  # so that nothing is measured by a number that is wrong itself


class Scoring:
    """The tables `final_scoring` and `tie_break`."""

    def __init__(self, document: Document) -> None:
        table = document.root.table("final_scoring")
        self.majority = table.integers("majority_points", 3, 0, MOST_POINTS)
        self.gate_points = table.integer("gate_points", 0, MOST_POINTS)
        self.gate_points_opposite = table.integer("gate_points_opposite", 0, MOST_POINTS)
        table.choice("building_points", ["numeral_of_each_completed_building"])
        if table.sound and self.majority != sorted(self.majority, reverse=True):
            table.report(
                "majority_points",
                "final_scoring.majority_points is {points}; give the points of the first place first.",
                points=self.majority,
            )
        order = document.root.table("tie_break")
        given = order.texts("order", len(TIE_BREAK), allowed=TIE_BREAK)
        if order.sound and given != TIE_BREAK:
            order.report(
                "order",
                "tie_break.order is {given}; the rules know only {known}, in this order.",
                given=", ".join(given),
                known=", ".join(TIE_BREAK),
            )


class History:
    """The tables of City History: `history_...`, `seal`, `event`."""

    def __init__(self, document: Document, box: Box, boards: Boards, tracks: Tracks, tiles: Tiles) -> None:
        root = document.root
        self._read_setup(root.table("history_setup"), box, tracks)
        self._read_streets(root.table("history_streets"), boards)
        self._read_seal(root.table("seal"), tracks)
        self._read_events(root.tables("event"), tiles)

    def _read_setup(self, table: Table, box: Box, tracks: Tracks) -> None:
        self.setup = table
        self.tiles = table.integer("tiles", 1, len(EVENT_IDS))
        scored = table.integer("scored", 1, len(EVENT_IDS))
        self.first_round = table.integer("first_round", 1, MOST_ROUNDS)
        last_round = table.integer("last_round", 1, MOST_ROUNDS)
        self.emblems = table.integer("emblems_each", 0, 9)
        self.emblems_of_two_players = table.integer("emblems_each_2p", 0, 9)
        self.emblem_price = table.integer("emblem_price", 1, tracks.gold)
        if not sound(table, tracks.table, box.components):
            return
        rounds = last_round - self.first_round + 1
        if last_round != tracks.rounds:
            table.report(
                "last_round",
                "history_setup.last_round is {last}, but the game has {rounds} rounds; give {rounds}.",
                last=last_round,
                rounds=tracks.rounds,
            )
        elif scored != rounds:
            table.report(
                "scored",
                "history_setup.scored is {scored}, but rounds {first} to {last} are {rounds}; give {rounds}.",
                scored=scored,
                first=self.first_round,
                last=last_round,
                rounds=rounds,
            )
        elif scored > self.tiles:
            table.report(
                "scored",
                "history_setup.scored is {scored}, but there are only {tiles} tiles; correct one of them.",
                scored=scored,
                tiles=self.tiles,
            )
        box.compare("history_tiles", box.history_tiles, Phrase("history_setup.tiles"), self.tiles)
        self._check_emblems(table, "emblems_each", box.most_players, self.emblems, box.emblems)
        self._check_emblems(table, "emblems_each_2p", 2, self.emblems_of_two_players, box.emblems)

    def _check_emblems(self, table: Table, key: str, players: int, each: int, there: int) -> None:
        if players * each > there:
            table.report(
                key,
                "{key} is {each}, which makes {made} for {players} players, but there are"
                " {there}; give at most {most}.",
                key=table.key(key),
                most=there // players,
                each=each,
                made=players * each,
                players=players,
                there=there,
            )

    def _read_streets(self, table: Table, boards: Boards) -> None:
        streets = table.integer("streets", 1, 30)
        there = len(boards.columns) + len(boards.rows)
        if sound(table, boards.coordinates) and streets != there:
            table.report(
                "streets",
                "{key} is {streets}, but the board has {there} columns and rows; give {there}.",
                streets=streets,
                there=there,
            )

    def _read_seal(self, table: Table, tracks: Tracks) -> None:
        self.seal = table.integers("points_by_round", None, 0, MOST_POINTS)
        if sound(table, tracks.table) and len(self.seal) != tracks.rounds:
            table.report(
                "points_by_round",
                "{key} has {count} values, but the game has {rounds} rounds; give {rounds} numbers.",
                count=len(self.seal),
                rounds=tracks.rounds,
            )

    def _read_events(self, tables: list[Table], tiles: Tiles) -> None:
        self.events = [0] * len(EVENT_IDS)
        self.event_names = [""] * len(EVENT_IDS)
        for table in tables:
            name = table.text("name")
            if table.id in EVENT_IDS:
                self.events[EVENT_IDS.index(table.id)] += 1
                self.event_names[EVENT_IDS.index(table.id)] = name
                self._read_effect(table, tiles)
            else:
                if table.id:
                    table.choice("id", EVENT_IDS)
                for key in ("kind", "tile", "counts", "removes", "safe_on_or_next_to"):
                    table.has(key)  # what they should be depends on the id
        if tables and sound(self.setup, *tables) and len(tables) != self.tiles:
            self.setup.note(
                "tiles",
                "{key} is {tiles}, but there are {count} tables [[event]]; give {count} or add the others.",
                tiles=self.tiles,
                count=len(tables),
            )

    def _read_effect(self, table: Table, tiles: Tiles) -> None:
        good = table.id in GOOD_EVENTS
        table.choice("kind", ["positive" if good else "negative"])
        table.choice("tile", ["white" if good else "black"])
        if good:
            table.choice("counts", [GOOD_EVENTS[table.id]])
            return
        table.choice("removes", [BAD_EVENTS[table.id]])
        role = {"plague": "hospital", "looting": "castle"}.get(table.id)
        if role is None:
            table.texts("safe_on_or_next_to", 1, allowed=["reservoir"])
        elif sound(*tiles.buildings):
            shelters = [tiles.ids[kind] for kind, own in enumerate(tiles.roles) if own == role]
            table.texts("safe_on_or_next_to", len(shelters), allowed=shelters)
        else:
            table.texts("safe_on_or_next_to")
