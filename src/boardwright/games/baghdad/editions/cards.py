"""Character cards: starting, day and night cards, in the order in which the rules number them."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, sound
from boardwright.editions.agreement import no_more_than
from boardwright.games.baghdad.components import (
    BOATS,
    COINS,
    DAY,
    FAVOUR_POINTS,
    HIDDEN_DAY,
    ICONS,
    NIGHT,
    SPOTS,
    STARTING,
)
from boardwright.games.baghdad.editions.boards import LETTERS, Boards
from boardwright.games.baghdad.editions.box import SEATS, Box
from boardwright.games.baghdad.editions.course import Course
from boardwright.games.baghdad.editions.phrases import (
    ICON_IDS,
    THING_IDS,
    read_counts,
    read_effects,
    read_need,
)

UNMARKED: Final = 2
HIGHEST: Final = 20


class Cards:
    """The tables `starting_card`, `day_card`, `night_card`, `card_icons`, `card_marks`."""

    def __init__(self, document: Document, box: Box, boards: Boards, course: Course) -> None:
        root = document.root
        self.box, self.boards, self.course = box, boards, course
        self.ids: list[str] = []
        self.names: list[str] = []
        self.deck: list[int] = []
        self.letter: list[int] = []
        self.min_players: list[int] = []
        self.icons: list[int] = []
        self.thing: list[int] = []
        self.need: list[int] = []
        self.reward: list[list[int]] = []
        self.points: list[int] = []
        self.starting = root.tables("starting_card")
        self.day = root.tables("day_card")
        self.night = root.tables("night_card")
        icons, marks = root.table("card_icons"), root.table("card_marks")
        known = [table.id for table in (*self.day, *self.night) if table.id]
        self.three = marks.texts("from_3_players", allowed=known)
        self.four = marks.texts("from_4_players", allowed=known)
        for table in self.starting:
            self._read_starting_card(table)
        for deck, tables in ((DAY, self.day), (NIGHT, self.night)):
            for table in tables:
                self._read_card(table, deck, icons)
        no_more_than([*self.starting, *self.day, *self.night], HIDDEN_DAY)
        self._check_numbers()
        self._check_ids()
        self._check_decks(marks)

    def _read_starting_card(self, table: Table) -> None:
        self.letter.append(LETTERS.index(table.choice("letter", LETTERS)))
        self.ids.append(table.id)
        self.names.append(table.id)
        self.deck.append(STARTING)
        self.min_players.append(1)
        self.icons += read_counts(table, "icons", ICON_IDS)
        self.thing.append(-1)
        self.need.append(0)
        self.reward.append(read_effects(table, "reward"))
        self.points.append(0)

    def _read_card(self, table: Table, deck: int, icons: Table) -> None:
        self.letter.append(-1)
        self.ids.append(table.id)
        self.names.append(table.text("name"))
        self.deck.append(deck)
        self.min_players.append(3 if table.id in self.three else 4 if table.id in self.four else UNMARKED)
        self.icons += read_counts(icons, table.id, ICON_IDS) if table.id else [0] * ICONS
        thing, need = read_need(table, "needs")
        self.thing.append(thing)
        self.need.append(need)
        self.reward.append(read_effects(table, "reward") if deck == DAY else [])
        self.points.append(table.integer("points", 0, HIGHEST) if deck == NIGHT else 0)
        self._check_need(table, thing, need)

    def _check_need(self, table: Table, thing: int, need: int) -> None:
        """Refuse what nobody can have."""
        most = SPOTS
        if thing == FAVOUR_POINTS and self.boards.track.sound:
            most = max(self.boards.favour_points, default=SPOTS)
        elif thing == COINS or thing > BOATS:
            most = need
        if table.sound and need > most:
            table.report(
                "needs",
                "{key} asks for {need}, but nobody can have more than {most} {things}; correct it.",
                need=need,
                most=most,
                things=THING_IDS[thing],
            )

    def _check_numbers(self) -> None:
        for key, tables in (
            ("starting_cards", self.starting),
            ("day_cards", self.day),
            ("night_cards", self.night),
        ):
            if tables:
                self.box.counted(key, "the number of tables of them", len(tables), *tables)
        each = self.course.starting_cards
        if not (self.starting and sound(self.course.set_up, *self.starting)):
            return
        for letter, name in enumerate(LETTERS):
            here = [card for card in range(len(self.starting)) if self.letter[card] == letter]
            if len(here) != each:
                self.starting[here[-1] if here else -1].report(
                    "letter",
                    "letter {letter} has {count} starting cards; give it {each}.",
                    letter=name,
                    count=len(here),
                    each=each,
                )

    def _check_ids(self) -> None:
        """Cards of all decks are told apart by their ids."""
        for card, table in enumerate((*self.starting, *self.day, *self.night)):
            if table.id and self.ids.index(table.id) < card:
                table.report("id", "{key} is the id of another card too; give each its own.")

    def _check_decks(self, marks: Table) -> None:
        """Refuse decks with which not all players would have the same number of turns. BAG-1.5"""
        for card in self.three:
            if card in self.four:
                marks.report(
                    "from_4_players",
                    "{key} names {card}, which needs 3 players already; give it one mark.",
                    entry=self.four.index(card),
                    card=card,
                )
        if not (self.day and self.night and sound(marks, self.course.course, *self.day, *self.night)):
            return
        for players in range(UNMARKED, SEATS + 1):
            used = [
                card
                for card, least in enumerate(self.min_players)
                if self.deck[card] != STARTING and least <= players
            ]
            wanted = self.course.cards_drawn * players
            if len(used) != wanted:
                marks.report(
                    "from_3_players" if players < SEATS else "from_4_players",
                    "with {players} players there are {count} day and night cards, not {wanted} for"
                    " {drawn} cards each; correct the marks.",
                    players=players,
                    count=len(used),
                    wanted=wanted,
                    drawn=self.course.cards_drawn,
                )
                return
            days = [card for card in used if self.deck[card] == DAY]
            if len(days) < self.course.wisdom_slots:
                marks.report(
                    "from_3_players",
                    "with {players} players there are {count} day cards, too few to begin with {slots};"
                    " correct the marks.",
                    players=players,
                    count=len(days),
                    slots=self.course.wisdom_slots,
                )
                return
