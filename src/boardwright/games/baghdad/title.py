"""Baghdad as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from boardwright.editions import DEFAULT
from boardwright.games.baghdad import (
    boats,
    bonus_actions,
    bot,
    bot_actions,
    building,
    building_effects,
    city_tiles,
    civics,
    components,
    contracts,
    edition,
    facts,
    favour,
    gains,
    library,
    objectives,
    observe,
    palace,
    payment,
    player,
    refill,
    scoring,
    setting_up,
    state,
    tuition,
    turn,
    vizier,
)
from boardwright.games.baghdad.editions.bot import DIFFICULTY_IDS
from boardwright.games.baghdad.game import BaghdadGame
from boardwright.games.baghdad.reasons import REASONS
from boardwright.games.baghdad.rulebook import RULEBOOK
from boardwright.games.baghdad.setup import new_game
from boardwright.games.baghdad.warnings import warnings
from boardwright.games.baghdad.words import words
from boardwright.games.title import (
    Printed,
    Rival,
    Ruling,
    Setup,
    StandingAnswer,
    TableOption,
    beginner,
    check_setup,
    frames_of,
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
FRAMES: Final = (
    boats,
    bonus_actions,
    bot,
    bot_actions,
    building,
    building_effects,
    city_tiles,
    civics,
    contracts,
    favour,
    gains,
    library,
    objectives,
    palace,
    payment,
    refill,
    setting_up,
    tuition,
    turn,
    vizier,
)  # the modules with questions and procedures


class BaghdadTitle:
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
        TableOption(
            name="start",
            label="Start player",
            values=("random", "0", "1", "2", "3"),
            help="The seat that begins; by default it is drawn. In the solo game the player begins.",
            kind="variant",
        ),
        *RULEBOOK.readings,
    ]
    rulings: Sequence[Ruling] = RULEBOOK.rulings
    newest_rulings = RULEBOOK.newest
    reasons = REASONS
    rulebook = RULEBOOK
    standing: Sequence[StandingAnswer] = ()
    shelf = edition.SHELF

    def load(self, name: str = DEFAULT, path: Path | None = None) -> edition.Printed:
        """Load an edition by name or from a file. Raises EditionError."""
        return edition.SHELF.load(path, name)

    def new_game(self, setup: Setup, printed: Printed) -> Game:
        """Begin a game. Raises SetupError naming the option and the remedy."""
        check_setup(self, setup)
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
        """Return the log's language under an edition."""
        return words(cast(edition.Printed, printed).names)

    def hidden_from(self, action: Action, whose: int, viewer: int) -> str | None:
        """Return None: cards are drawn from the open display and all else is open too. BAG part iv"""
        return None

    def seen_note(self, note: Note, viewer: int) -> Note | None:
        """Return what a viewer (a seat or NOBODY) may know of what a rule told, or None if nothing."""
        return observe.seen_note(note, viewer)

    def warnings(self, game: Game, action: Action) -> list[str]:
        """Return sentences about a legal answer that wastes something."""
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

    def classes(self) -> Mapping[str, type]:
        """Return the state and frame classes by name, for snapshots."""
        found: dict[str, type] = {"Baghdad": BaghdadGame, "Player": player.Player}
        found["Edition"] = facts.Edition
        found["Switches"] = components.Switches
        return found | frames_of(FRAMES)


TITLE: Final = BaghdadTitle()
