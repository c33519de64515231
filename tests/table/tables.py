"""Tables for these tests, and what is equal between two of them."""

from __future__ import annotations

import random
from functools import cache

from hypothesis import HealthCheck, settings

from boardwright.games import registry
from boardwright.games.title import Printed, Setup
from boardwright.table.saves import game_hash
from boardwright.table.table import Table

# Property tests draw the same examples in every run, however busy the machine is.
REPEATABLE = settings(
    derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


@cache
def printed() -> Printed:
    return registry.title("attandarra").load()


def table_of(
    seats: int = 2, seed: str = "81", confirm: frozenset[int] = frozenset(), **options: str
) -> Table:
    return Table.begin(Setup("attandarra", seats, options), seed, printed(), confirm)


@cache
def finished_text(seats: int = 2, seed: str = "81") -> str:
    """Return the log of a whole game played at random."""
    table = table_of(seats, seed, history="on")
    answers = random.Random(seed)
    while not table.over:
        table.answer(table.asked, answers.choice(table.game.options()))
    return table.log_text(with_seed=True)


def state(table: Table) -> tuple[object, ...]:
    """Return everything about a table that its entries must bring back."""
    return (
        game_hash(table.game),
        table.record.lines,
        table.record.checkpoints,
        table.entries,
        table.chance_answers,
        (table.turn_seat, table.turn_began if table.turn_seat >= 0 else 0),
        table.confirming,
        table.asked,
        table.over,
    )
