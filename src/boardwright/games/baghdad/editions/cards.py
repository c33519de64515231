"""Character cards: starting, day and night cards, in the order in which the rules number them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright.editions import Part, Reading, Row, Rows, Section, check
from boardwright.editions.agreement import no_more_than
from boardwright.editions.field import each, index, text, texts, whole
from boardwright.games.baghdad.components import (
    BOATS,
    COINS,
    FAVOUR_POINTS,
    HIDDEN_DAY,
    SPOTS,
)
from boardwright.games.baghdad.editions.boards import LETTERS, FavourTrack
from boardwright.games.baghdad.editions.box import SEATS
from boardwright.games.baghdad.editions.course import LengthOfGame, SetUp, Turn
from boardwright.games.baghdad.editions.phrases import ICON_IDS, THING_IDS, counts, need, one_place

UNMARKED: Final = 2
HIGHEST: Final = 20


class Card(Row):
    """A character card; what a kind of card does not have is nothing."""

    name: str
    letter: int = -1
    needs: tuple[int, int] = (-1, 0)  # the thing and how many
    reward: Sequence[int] = ()
    points: int = 0


class StartingCard(Card):
    """A starting card. BAG-2.8"""

    letter: int = index(LETTERS)
    icons: list[int] = counts(ICON_IDS)
    reward: Sequence[int] = one_place()


class NeedyCard(Card):
    """A card with a requirement. BAG-5.1"""

    name: str = text()
    needs: tuple[int, int] = need()

    @check
    def somebody_can_meet_it(self) -> None:
        thing, asked = self.needs
        if thing == FAVOUR_POINTS:
            most = max(self.read[FavourTrack].points)
        else:
            most = asked if thing == COINS or thing > BOATS else SPOTS
        if asked > most:
            self.table.report(
                "needs",
                "{key} asks for {need}, but nobody can have more than {most} {things}; correct it.",
                need=asked,
                most=most,
                things=THING_IDS[thing],
            )


class DayCard(NeedyCard):
    """A day card. BAG-18"""

    reward: Sequence[int] = one_place()


class NightCard(NeedyCard):
    """A night card. BAG-19"""

    points: int = whole(0, HIGHEST)


class StartingCards(Rows[StartingCard], path="starting_card", count="components.starting_cards"):
    """The starting cards: as many for each letter."""

    @check
    def each_letter_has_its_cards(self) -> None:
        wanted = self.read[SetUp].starting_cards
        for letter, name in enumerate(LETTERS):
            here = [card for card in self if card.letter == letter]
            if len(here) != wanted:
                (here or [*self])[-1].table.report(
                    "letter",
                    "letter {letter} has {count} starting cards; give it {each}.",
                    letter=name,
                    count=len(here),
                    each=wanted,
                )


class DayCards(Rows[DayCard], path="day_card", count="components.day_cards"):
    """The day cards."""


class NightCards(Rows[NightCard], path="night_card", count="components.night_cards"):
    """The night cards."""


def drawn(read: Reading) -> list[str]:
    """Return the ids of day and night cards."""
    return [id for id in (*read.whatever(DayCards).ids, *read.whatever(NightCards).ids) if id]


class CardIcons(Section, path="card_icons"):
    """The icons of day and night cards."""

    icons: list[int] = each(lambda table: drawn(table.read), counts(ICON_IDS))


class CardMarks(Section, path="card_marks"):
    """The cards that are used from a number of players on. BAG-2.9"""

    three: list[str] = texts(allowed=lambda table: drawn(table.read), key="from_3_players")
    four: list[str] = texts(allowed=lambda table: drawn(table.read), key="from_4_players")

    def least(self, card: str) -> int:
        """Return from how many players on a card is used."""
        return 3 if card in self.three else 4 if card in self.four else UNMARKED

    @check
    def each_card_has_one_mark(self) -> None:
        for card in self.three:
            if card in self.four:
                self.table.report(
                    "from_4_players",
                    "{key} names {card}, which needs 3 players already; give it one mark.",
                    entry=self.four.index(card),
                    card=card,
                )

    @check
    def turns_are_equal(self) -> None:
        """Refuse decks with which not all players would have the same number of turns. BAG-1.5"""
        day, night = self.read[DayCards].ids, self.read[NightCards].ids
        cards_drawn = self.read[LengthOfGame].cards_drawn
        slots = self.read.whatever(Turn).all_wisdom_slots
        for players in range(UNMARKED, SEATS + 1):
            count = len([card for card in (*day, *night) if self.least(card) <= players])
            if count != cards_drawn * players:
                self.table.report(
                    "from_3_players" if players < SEATS else "from_4_players",
                    "with {players} players there are {count} day and night cards, not {wanted} for"
                    " {drawn} cards each; correct the marks.",
                    players=players,
                    count=count,
                    wanted=cards_drawn * players,
                    drawn=cards_drawn,
                )
                return
            days = len([card for card in day if self.least(card) <= players])
            if days < slots:
                self.table.report(
                    "from_3_players",
                    "with {players} players there are {count} day cards, too few to begin with {slots};"
                    " correct the marks.",
                    players=players,
                    count=days,
                    slots=slots,
                )
                return


class Cards(Part):
    """The cards of all decks, told apart by their ids."""

    def __init__(self, read: Reading) -> None:
        super().__init__(read)
        decks: list[Rows[Any]] = [read.whatever(kind) for kind in (StartingCards, DayCards, NightCards)]
        cards: list[Card] = [card for deck in decks for card in deck]
        no_more_than([card.table for card in cards], HIDDEN_DAY)
        self.ids = [card.id for card in cards]
        for place, card in enumerate(cards):
            if card.id and self.ids.index(card.id) < place:
                card.table.report("id", "{key} is the id of another card too; give each its own.")
        starting, marks = len(decks[0]), read.whatever(CardMarks)
        self.names = [*self.ids[:starting], *(card.name for card in cards[starting:])]
        self.deck = [kind for kind, deck in enumerate(decks) for _ in deck]
        self.letter = [card.letter for card in cards]
        self.min_players = [1] * starting + [marks.least(card) for card in self.ids[starting:]]
        self.icons = decks[0].column("icons") + read.whatever(CardIcons).icons
        self.thing = [card.needs[0] for card in cards]
        self.need = [card.needs[1] for card in cards]
        self.reward = [list(card.reward) for card in cards]
        self.points = [card.points for card in cards]
