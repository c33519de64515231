"""Games played at random for the contract tests: every title, seat count and option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from boardwright.games import registry
from boardwright.games.title import Printed, Setup, SetupError, Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.packing import CHANCE, Action
from boardwright.table import dice
from boardwright.table.table import Table

MOST_ANSWERS: Final = 20_000  # far above any real game: what never ends is a defect
FIRST_ANSWERS: Final = 500  # where a law is looked at question by question
LOOKED_AT: Final = 4
SHORTER: Final = {"bot-factory": {"max_rounds": "20"}}  # random play of it lasts hundreds of rounds


@dataclass(frozen=True)
class Case:
    """One game to play: the set-up and the seed of chance and of the answers."""

    setup: Setup
    seed: int

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.setup.options.items())
        return f"{self.setup.game}-{self.setup.seats}-{options or 'base'}-{self.seed}"

    @property
    def title(self) -> Title:
        return registry.title(self.setup.game)

    @property
    def printed(self) -> Printed:
        return edition(self.setup.game)

    @property
    def thoughtful(self) -> bool:
        """Whether answers look at the points: random play alone leaves much of a game unseen."""
        return self.seed % 2 == 0

    def choose(self, game: Game, answers: random.Random) -> Action:
        """Return an answer of a seat: any, or the best of a few by the points right after it."""
        if not self.thoughtful or answers.random() < 0.25:  # for what points advise against, such as ending
            return answers.choice(game.options())
        few = answers.sample(game.options(), min(LOOKED_AT, len(game.options())))
        seat = game.whose()
        return max(few, key=lambda action: points_after(game, action, seat))

    def new_game(self) -> Game:
        return self.title.new_game(self.setup, self.printed)

    def play(self, game: Game) -> Iterator[Action]:
        """Yield the answer to each question of a game before it is given; the caller may look around."""
        answers = random.Random(str(self))
        chance = 0
        for _ in range(MOST_ANSWERS):
            if not game.options():
                return
            if game.whose() == CHANCE:
                action = dice.answer(str(self), chance, game)
                chance += 1
            else:
                action = self.choose(game, answers)
            yield action
            game.apply(action)
        raise AssertionError(f"no end after {MOST_ANSWERS} answers; open: {game.agenda.names()}")

    def play_on(self, game: Game) -> Iterator[Action]:
        """Yield the answers of `play`, but not endlessly many: random play of some games takes thousands."""
        return islice(self.play(game), FIRST_ANSWERS)

    def begin(self, confirm: frozenset[int] = frozenset()) -> Table:
        seed = f"contract-{sum(map(ord, str(self)))}"
        return Table.begin(self.setup, seed, self.printed, confirm)

    def finish(self, table: Table) -> Table:
        """Play a table to its end, every turn confirmed."""
        answers = random.Random(str(self))
        while not table.over:
            if table.confirming >= 0:
                table.confirm(table.confirming)
            else:
                table.answer(table.asked, self.choose(table.game, answers))
            assert table.length < MOST_ANSWERS
        return table


def points_after(game: Game, action: Action, seat: int) -> int:
    ahead = game.clone()
    ahead.apply(action)
    return ahead.scores()[seat]


@cache
def edition(game: str) -> Printed:
    return registry.title(game).load()


def modules_of(title: Title) -> dict[str, str]:
    """Return all modules of a game, switched on."""
    return {option.name: option.values[-1] for option in title.options if option.kind == "module"}


def main_cases() -> list[Case]:
    """Every title and seat count, without and with all modules, twice."""
    return [
        Case(Setup(title.name, seats, SHORTER.get(title.name, {}) | options), seed)
        for title in registry.titles()
        for seats in range(title.minimum_seats, title.maximum_seats + 1)
        for options in ({}, *([modules_of(title)] if modules_of(title) else []))
        for seed in (1, 2)
    ]


def option_cases() -> list[Case]:
    """Every other value of every option once, with all modules on, at changing seat counts."""
    cases: list[Case] = []
    for title in registry.titles():
        for option in title.options:
            for value in option.values[1:]:
                options = SHORTER.get(title.name, {}) | modules_of(title) | {option.name: value}
                setups = possible_setups(title, options)
                cases.append(Case(setups[len(cases) % len(setups)], len(cases)))
    return cases


def possible_setups(title: Title, options: dict[str, str]) -> list[Setup]:
    """Return the set-ups with these options; not every option suits every number of seats."""
    setups = []
    for seats in range(title.minimum_seats, title.maximum_seats + 1):
        setup = Setup(title.name, seats, options)
        with suppress(SetupError):
            title.new_game(setup, edition(title.name))
            setups.append(setup)
    return setups


def all_cases() -> list[Case]:
    return main_cases() + option_cases()
