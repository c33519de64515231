"""Bot Factory as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from boardwright.games.bot_factory import (
    components,
    edition,
    scoring,
    state,
)
from boardwright.games.bot_factory.editions.solo import TASK_IDS
from boardwright.games.bot_factory.game import BotFactoryGame
from boardwright.games.bot_factory.reasons import REASONS
from boardwright.games.bot_factory.rulebook import RULEBOOK
from boardwright.games.bot_factory.setup import new_game
from boardwright.games.bot_factory.warnings import warnings
from boardwright.games.bot_factory.words import words
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
    scoring.BOTS: "Bots",
    scoring.CONTRACTS_FULFILLED: "Contracts fulfilled",
    scoring.CONTRACTS_FAILED: "Contracts not fulfilled",
    scoring.TOKENS: "Speech tokens",
    scoring.PARTS_LEFT: "Parts left",
    scoring.PROJECTS_LEFT: "Incomplete projects",
}
ROUND_LIMITS: Final = tuple(str(rounds) for rounds in range(20, 101, 10))


class BotFactoryTitle(Title):
    """See `games.title.Title`."""

    name = "bot-factory"
    label = "Bot Factory"
    prefix = "BOT"
    tagline = "Assemble robots under the eyes of a manager who wants every step explained."
    minimum_seats = 1
    maximum_seats = 4
    options: Sequence[TableOption] = [
        TableOption(
            name="production",
            label="Production tiles",
            values=("off", "1", "2"),
            help="Seven tiles for one use each and the Universal bot. 1: take one and use it at once, once a"
            " game. 2: take one with your first contract, for a later turn.",
        ),
        TableOption(
            name="task",
            label="Task of the solo game",
            values=("choose", "random", *TASK_IDS),
            help="Chosen after the start part, drawn, or set here. It matters only with one player.",
            kind="variant",
            solo=True,
        ),
        seat_that_begins("first", 4, "The seat that begins; by default it is drawn."),
        TableOption(
            name="max_rounds",
            label="Last round",
            values=("off", *ROUND_LIMITS),
            help="Ends the game after so many rounds at the latest. The rules know no such limit.",
            kind="variant",
            ruling="BOT-A36",
        ),
        *RULEBOOK.readings,
    ]
    reasons = REASONS
    rulebook = RULEBOOK
    shelf = edition.SHELF
    pieces: Mapping[str, type] = {
        "BotFactory": BotFactoryGame,
        "Player": state.Player,
        "Edition": components.Edition,
        "Switches": components.Switches,
    }

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        production_tiles = setup.options.get("production", "off")
        last_round = setup.options.get("max_rounds", "off")
        return new_game(
            facts.edition,
            RULEBOOK.switches(facts.switches, setup.options, setup.rulings),
            setup.seats,
            0 if production_tiles == "off" else int(production_tiles),
            0 if last_round == "off" else int(last_round),
            beginner(setup, "first"),
            _task(setup),
        )

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).names)

    def warnings(self, game: Game, action: Action) -> list[str]:
        return warnings(cast(state.BotFactory, game), action)

    def sheet(self, game: Game) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points per seat) in order."""
        table = cast(state.BotFactory, game)
        columns = [scoring.sheet(table, seat) for seat in range(table.seats)]
        return [(label, [column[category] for column in columns]) for category, label in CATEGORIES.items()]

    def outcome(self, game: Game, printed: Printed) -> str:
        """Return the review of a solo game: `fired`, or the rating of its points. BOT-14.20"""
        table = cast(state.BotFactory, game)
        if not table.solo():
            return ""
        found = scoring.review(table)
        return "fired" if found == scoring.FIRED else cast(edition.Printed, printed).names.ratings[found]


def _task(setup: Setup) -> int:
    task = setup.options.get("task", "choose")
    if task == "choose":
        return components.NO_TASK
    if task == "random":
        return components.DRAWN
    return TASK_IDS.index(task)


TITLE: Final = BotFactoryTitle()
