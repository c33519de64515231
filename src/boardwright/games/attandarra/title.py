"""Attandarra as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from boardwright.editions import DEFAULT
from boardwright.games.attandarra import building as building_chapter
from boardwright.games.attandarra import (
    components,
    draws,
    edition,
    history,
    markers,
    observe,
    rounds,
    scoring,
    setting_up,
    state,
    turn,
)
from boardwright.games.attandarra.game import AttandarraGame
from boardwright.games.attandarra.reasons import REASONS
from boardwright.games.attandarra.rulebook import RULEBOOK
from boardwright.games.attandarra.setup import new_game
from boardwright.games.attandarra.warnings import warnings
from boardwright.games.attandarra.words import words
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

CATEGORIES: Final = {
    scoring.BUILT: "Materials",
    scoring.GATES_BUILT: "Gates built",
    scoring.SEAL: "City Seal",
    scoring.EVENTS_SCORED: "Events",
    scoring.CITIZENS: "Most citizens",
    scoring.COINS: "Most coins",
    scoring.MEADOWS: "Meadows",
    scoring.RESERVOIR_RINGED: "Fire Reservoir",
    scoring.BUILDINGS: "Buildings",
    scoring.GATES: "Gates",
}
ONLY_WITH_HISTORY: Final = {scoring.GATES_BUILT, scoring.SEAL, scoring.EVENTS_SCORED, scoring.GATES}


class AttandarraTitle:
    """See `games.title.Title`."""

    name = "attandarra"
    label = "Attandarra"
    prefix = "ATT"
    tagline = "Build a medieval town, cube by cube, on twelve gold a round."
    minimum_seats = 2
    maximum_seats = 4
    options: Sequence[TableOption] = [
        TableOption(
            name="history",
            label="City History",
            values=("off", "on"),
            help="Gates, the City Seal, emblems and the events of the town's history.",
        ),
        TableOption(
            name="start",
            label="Start player",
            values=("random", "0", "1", "2", "3"),
            help="The seat that begins; by default it is drawn.",
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
        return new_game(
            facts.edition,
            RULEBOOK.switches(facts.switches, setup.options, setup.rulings),
            setup.seats,
            setup.options.get("history", "off") == "on",
            beginner(setup, "start"),
        )

    def words(self, printed: Printed) -> Words:
        """Return the log's language under an edition."""
        return words(cast(edition.Printed, printed).names)

    def hidden_from(self, action: Action, whose: int, viewer: int) -> str | None:
        """Return None: every line of this game is public. ATT part iv"""
        return None

    def seen_note(self, note: Note, viewer: int) -> Note | None:
        """Return what a viewer may know of what a rule told."""
        return observe.seen_note(note, viewer)

    def warnings(self, game: Game, action: Action) -> list[str]:
        """Return sentences about a legal answer that wastes something."""
        return warnings(cast(state.Attandarra, game), action)

    def sheet(self, game: Game) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points per seat) in order."""
        table = cast(state.Attandarra, game)
        columns = [scoring.sheet(table, seat) for seat in range(table.seats)]
        return [
            (label, [column[category] for column in columns])
            for category, label in CATEGORIES.items()
            if table.history or category not in ONLY_WITH_HISTORY
        ]

    def rivals(self, game: Game, printed: Printed) -> Sequence[Rival]:
        """Return nobody: nobody is played against without a seat."""
        return []

    def outcome(self, game: Game, printed: Printed) -> str:
        """Return nothing: the places say it all."""
        return ""

    def classes(self) -> Mapping[str, type]:
        """Return the state and frame classes by name, for snapshots."""
        found: dict[str, type] = {"Attandarra": AttandarraGame, "Player": state.Player}
        found["Edition"] = components.Edition
        found["Switches"] = components.Switches
        return found | frames_of((building_chapter, draws, history, markers, rounds, setting_up, turn))


TITLE: Final = AttandarraTitle()
