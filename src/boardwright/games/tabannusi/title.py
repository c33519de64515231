"""Tabannusi as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from boardwright.games.tabannusi import (
    components,
    edition,
    observe,
    state,
)
from boardwright.games.tabannusi.actions import DEAL_CARD, DRAW_CARD, KEEP_CARD
from boardwright.games.tabannusi.editions.solo import KING_IDS
from boardwright.games.tabannusi.game import TabannusiGame
from boardwright.games.tabannusi.reasons import REASONS
from boardwright.games.tabannusi.rulebook import RULEBOOK
from boardwright.games.tabannusi.setup import new_game
from boardwright.games.tabannusi.standing_answers import (
    go_on_without_refills,
    pay_dice_first,
    take_free_bonus,
)
from boardwright.games.tabannusi.warnings import warnings
from boardwright.games.tabannusi.words import words
from boardwright.games.title import (
    Printed,
    Rival,
    Setup,
    SetupError,
    StandingAnswer,
    TableOption,
    Title,
    beginner,
    seat_that_begins,
)
from boardwright.games.words import Words
from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import Action, first_of, verb_of
from boardwright.sentence import Sentence

CATEGORIES: Final = {
    0: "District 1",
    1: "District 2",
    2: "District 3",
    components.PORT: "Port",
    components.ZIGGURAT: "Ziggurat",
    state.FOR_DECREES: "Decrees",
    state.FOR_URBAN_CARDS: "Urban cards",
    state.FOR_HARBORMASTERS: "Unused Harbormasters",
}
START: Final = "Start"
REST: Final = "Bonuses, tiles and Ships"


class TabannusiTitle(Title):
    """See `games.title.Title`."""

    name = "tabannusi"
    label = "Tabannusi"
    prefix = "TAB"
    tagline = "Build the city of Ur, where every die you take is also the road to your next turn."
    minimum_seats = 1
    maximum_seats = 4
    options: Sequence[TableOption] = [
        TableOption(
            name="barge_tiles",
            label="Barge tiles",
            values=("off", "on"),
            help="The colours of the five Districts are shuffled. Not for the first game.",
        ),
        TableOption(
            name="king",
            label="King of the solo game",
            values=("choose", "random", *KING_IDS),
            help="Chosen at the table, drawn, or set here. It matters only with one player.",
            kind="variant",
            solo=True,
        ),
        seat_that_begins(
            "first",
            4,
            "The seat that begins; by default it is drawn. The Bot begins the solo game.",
        ),
        *RULEBOOK.readings,
    ]
    reasons = REASONS
    rulebook = RULEBOOK
    standing: Sequence[StandingAnswer] = [
        StandingAnswer(
            key="dice-first",
            label="Pay with dice first",
            help="Where a price can be paid in several ways: dice of the colour, then Crates, and Gold only"
            " for what is left. In games begun before rulings 3 Gold comes before Crates, and you are asked"
            " where two ways are alike.",
            answer=lambda game: pay_dice_first(cast(state.Tabannusi, game)),
        ),
        StandingAnswer(
            key="no-refills",
            label="Go on where only a Crate could be refilled",
            help="After the actions and between scorings you are asked only if more than that is possible.",
            answer=lambda game: go_on_without_refills(cast(state.Tabannusi, game)),
        ),
        StandingAnswer(
            key="free-bonuses",
            label="Take bonuses that cost nothing",
            help="You are asked only about bonuses that cost something, bring nothing now, or are lost in"
            " part.",
            answer=lambda game: take_free_bonus(cast(state.Tabannusi, game)),
            from_start=True,
        ),
    ]
    shelf = edition.SHELF
    pieces: Mapping[str, type] = {
        "Tabannusi": TabannusiGame,
        "Player": state.Player,
        "Edition": components.Edition,
        "Automa": components.Automa,
        "Board": components.Board,
        "Switches": components.Switches,
    }

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        return new_game(
            facts.edition,
            RULEBOOK.switches(facts.switches, setup.options, setup.rulings),
            setup.seats,
            setup.options.get("barge_tiles", "off") == "on",
            _first_player(setup),
            _king(setup),
        )

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).names)

    def hidden_from(self, action: Action, whose: int, viewer: int) -> str | None:
        """Return the words for an Urban card that somebody else draws or keeps. TAB part iv"""
        verb = verb_of(action)
        if verb in (DEAL_CARD, DRAW_CARD):
            seat = first_of(action)
            said = "deal-card" if verb == DEAL_CARD else "draw-card"
            return None if viewer == seat else f"{said} {seat} ?"
        if verb == KEEP_CARD:
            return None if viewer == whose else "keep-card ?"
        return None

    def seen_note(self, note: Note, viewer: int) -> Note | None:
        return observe.seen_note(note, viewer)

    def warnings(self, game: Game, action: Action) -> list[str]:
        return warnings(cast(state.Tabannusi, game), action)

    def sheet(self, game: Game) -> list[tuple[str, list[int]]]:
        """Return the points so far: (category, points) in order; the Bot's are last.

        Points of the final scoring are in it once the game is over, as in `Game.scores`.
        """
        table = cast(state.Tabannusi, game)
        start = table.edition.start_points
        rows = [
            (label, [player.scored[category] for player in table.players])
            for category, label in CATEGORIES.items()
        ]
        rest = [player.vp - start - sum(player.scored) for player in table.players]
        return [(START, [start] * len(table.players)), *rows, (REST, rest)]

    def rivals(self, game: Game, printed: Printed) -> Sequence[Rival]:
        """Return the Bot under the name of its King, as soon as that is known. TAB-22.4, 28.1"""
        table = cast(state.Tabannusi, game)
        if not table.solo:
            return []
        known = table.king in range(components.KINGS)
        name = cast(edition.Printed, printed).names.kings[table.king].capitalize() if known else "Bot"
        return [Rival(name, table.players[state.BOT].vp, 3 - table.places()[0])]

    def outcome(self, game: Game, printed: Printed) -> str:
        """Return `won` or `lost` for a game against the Bot. TAB-28.1"""
        table = cast(state.Tabannusi, game)
        if not table.solo:
            return ""
        return "won" if table.places() == [1] else "lost"


def _first_player(setup: Setup) -> int:
    if setup.seats == 1 and setup.options.get("first", "random") != "random":
        raise SetupError(Sentence("The Bot begins the solo game; leave the option first at random."))
    return beginner(setup, "first")


def _king(setup: Setup) -> int:
    king = setup.options.get("king", "choose")
    if king == "choose" or setup.seats > 1:
        return components.NO_KING
    if king == "random":
        return components.DRAWN_KING
    return KING_IDS.index(king)


TITLE: Final = TabannusiTitle()
