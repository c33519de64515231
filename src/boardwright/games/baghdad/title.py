"""Baghdad as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from boardwright.games.baghdad import (
    components,
    edition,
    facts,
    observe,
    player,
    scoring,
    state,
)
from boardwright.games.baghdad.editions.bot import DIFFICULTY_IDS
from boardwright.games.baghdad.game import BaghdadGame
from boardwright.games.baghdad.reasons import REASONS
from boardwright.games.baghdad.rulebook import RULEBOOK
from boardwright.games.baghdad.setup import new_game
from boardwright.games.baghdad.standing_answers import action_first
from boardwright.games.baghdad.warnings import warnings
from boardwright.games.baghdad.words import words
from boardwright.games.title import (
    Printed,
    Rival,
    Setup,
    StandingAnswer,
    TableOption,
    Title,
    beginner,
    seat_that_begins,
)
from boardwright.games.words import Words
from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import Action

TOKENS: Final = {  # thing that a scoring token counts -> its line of the sheet
    components.PATIENT: "Patients",
    components.STUDENT: "Students",
    components.ARTEFACT_TYPES: "Types of artefact",
    components.BOOK: "Books",
    components.BOATS_IN_PORT: "Boats in port",
    components.BUILDINGS: "Buildings",
    components.ARCHITECTS: "Architects",
    components.NIGHT_CARDS: "Night cards",
}
CATEGORIES: Final = {
    scoring.LEVEL_FIVE: "Level 5 building",
    scoring.PALACE_TOP: "Base and dome",
    scoring.NIGHT_POINTS: "Points of night cards",
    scoring.ARTEFACT_POINTS: "Points of artefacts",
    scoring.FAVOUR: "Favour",
    scoring.SHAME: "Shame",
    scoring.PUBLIC_HOUSES: "Public houses",
    scoring.CIVICS: "Empty civic spots",
    scoring.OBJECTIVES: "Objectives",
}


class BaghdadTitle(Title):
    """See `games.title.Title`."""

    name = "baghdad"
    label = "Baghdad: The City of Peace"
    prefix = "BAG"
    tagline = "Gather scholars, books and wonders around the palace, one quadrant of the round city a turn."
    minimum_seats = 1
    maximum_seats = 4
    options: Sequence[TableOption] = [
        TableOption(
            name="public_works",
            label="Public Works",
            values=("off", "on"),
            help="Public buildings that others use too, and tiles for the city at the black gate.",
        ),
        TableOption(
            name="contracts",
            label="Contracts",
            values=("off", "on"),
            help="In a port two goods can fulfil a contract: coins, and a skill icon for later.",
        ),
        TableOption(
            name="objectives",
            label="Objectives",
            values=("off", "on"),
            help="At the golden gate a marker goes on an objective; its last space is worth points.",
        ),
        TableOption(
            name="difficulty",
            label="Difficulty of the solo game",
            values=tuple(DIFFICULTY_IDS),
            help="The board of the bot. It matters only with one player.",
            kind="variant",
            solo=True,
        ),
        seat_that_begins(
            "start",
            4,
            "The seat that begins; by default it is drawn. In the solo game the player begins.",
        ),
        *RULEBOOK.readings,
    ]
    reasons = REASONS
    rulebook = RULEBOOK
    standing: Sequence[StandingAnswer] = [
        StandingAnswer(
            key="action-first",
            label="Act first where no building waits",
            help="You are asked for the order of the action and your buildings only if there is a building"
            " to resolve, or if this is the last chance for a bonus action that may make it possible.",
            answer=lambda game: action_first(cast(state.Baghdad, game)),
            from_start=True,
        ),
    ]
    shelf = edition.SHELF
    pieces: Mapping[str, type] = {
        "Baghdad": BaghdadGame,
        "Player": player.Player,
        "Edition": facts.Edition,
        "Switches": components.Switches,
    }

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        options = setup.options
        difficulty = DIFFICULTY_IDS.index(options.get("difficulty", DIFFICULTY_IDS[0]))
        return new_game(
            facts.edition,
            RULEBOOK.switches(facts.switches, options),
            setup.seats,
            difficulty=difficulty if setup.seats == 1 else components.NO_BOT,
            public_works=options.get("public_works") == "on",
            contracts=options.get("contracts") == "on",
            objectives=options.get("objectives") == "on",
            start_player=beginner(setup, "start"),
        )

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).names)

    def seen_note(self, note: Note, viewer: int) -> Note | None:
        return observe.seen_note(note, viewer)

    def warnings(self, game: Game, action: Action) -> list[str]:
        return warnings(cast(state.Baghdad, game), action)

    def sheet(self, game: Game) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points) in order; the bot's are last."""
        table = cast(state.Baghdad, game)
        columns = [scoring.sheet(table, player) for player in range(table.count)]
        tokens = [TOKENS[thing] for thing in table.edition.scoring_tokens]
        labels = {**dict(enumerate(tokens)), **CATEGORIES}
        unused: set[int] = set()
        if not table.public_works:
            unused |= {scoring.PUBLIC_HOUSES, scoring.CIVICS}
        if not table.objectives:
            unused.add(scoring.OBJECTIVES)
        return [
            (label, [column[category] for column in columns])
            for category, label in labels.items()
            if category not in unused
        ]

    def rivals(self, game: Game, printed: Printed) -> Sequence[Rival]:
        """Return the bot of the solo game. BAG-23.7, 30"""
        table = cast(state.Baghdad, game)
        if not table.solo():
            return []
        return [Rival("Bot", scoring.totals(table)[components.BOT], 3 - table.places()[0])]

    def outcome(self, game: Game, printed: Printed) -> str:
        """Return `won` or `lost` for a game against the bot. BAG-23.7"""
        table = cast(state.Baghdad, game)
        if not table.solo():
            return ""
        return "won" if table.places() == [1] else "lost"


TITLE: Final = BaghdadTitle()
