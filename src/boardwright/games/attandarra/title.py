"""Attandarra as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from boardwright.games.attandarra import (
    components,
    edition,
    scoring,
    state,
)
from boardwright.games.attandarra.game import AttandarraGame
from boardwright.games.attandarra.reasons import REASONS
from boardwright.games.attandarra.rulebook import RULEBOOK
from boardwright.games.attandarra.setup import new_game
from boardwright.games.attandarra.warnings import warnings
from boardwright.games.attandarra.words import words
from boardwright.games.title import (
    Printed,
    Setup,
    TableOption,
    Title,
    beginner,
    seat_that_begins,
)
from boardwright.games.words import Words
from boardwright.kernel.agenda import Game
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


class AttandarraTitle(Title):
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
        seat_that_begins("start", 4, "The seat that begins; by default it is drawn."),
        *RULEBOOK.readings,
    ]
    reasons = REASONS
    rulebook = RULEBOOK
    shelf = edition.SHELF
    pieces: Mapping[str, type] = {
        "Attandarra": AttandarraGame,
        "Player": state.Player,
        "Edition": components.Edition,
        "Switches": components.Switches,
    }

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        return new_game(
            facts.edition,
            RULEBOOK.switches(facts.switches, setup.options, setup.rulings),
            setup.seats,
            setup.options.get("history", "off") == "on",
            beginner(setup, "start"),
        )

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).names)

    def warnings(self, game: Game, action: Action) -> list[str]:
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


TITLE: Final = AttandarraTitle()
