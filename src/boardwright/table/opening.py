"""Guided openings: games whose first answers are known, so that somebody can be led through them.

A game may bring one, a log in `rules/opening.game`: its first seat is the reader's, the others answer as it
says. A table is guided as long as it was begun like the log and has not left its course.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.sentence import Sentence
from boardwright.table.log import Answered, parse_log
from boardwright.table.table import Table

FILE: Final = "opening.game"
READER: Final = 0  # the seat that is led
OFF_COURSE: Final = Sentence(
    "In this opening another answer comes next: do what the guide asks, or switch the explanations off"
    " and play freely."
)


@dataclass(frozen=True)
class Opening:
    """A log as far as it is followed."""

    setup: Setup
    seed: str
    lines: Sequence[Answered]

    @property
    def steps(self) -> int:
        """Return how many answers the reader gives."""
        return sum(line.whose == READER for line in self.lines)


@dataclass(frozen=True)
class Step:
    """The next answer on a course."""

    whose: int
    words: str  # none: the seat confirms its turn
    number: int  # of the reader's answers, from 1; for other seats that of the reader's next
    steps: int


@cache
def opening_of(game: str) -> Opening | None:
    """Return the guided opening of a game, or None if it brings none. Raises SetupError and LogError."""
    path = files(registry.package(game)) / "rules" / FILE
    if not path.is_file():
        return None
    log = parse_log(path.read_text(encoding="utf-8"), str(path))
    answers = [item for item in log.items if isinstance(item, Answered)]
    return Opening(log.header.setup, log.header.seed, answers)


def next_step(table: Table) -> Step | None:
    """Return what comes next at a guided table; None at any other, and once a course is over or left."""
    opening = opening_of(table.title.name)
    if opening is None or table.seed != opening.seed or table.length >= len(opening.lines):
        return None
    if table.setup.options != opening.setup.options or table.setup.seats != opening.setup.seats:
        return None
    words = table.title.words(table.printed)
    for line, played in zip(opening.lines, table.record.lines, strict=False):
        if (line.whose, line.words) != (played.whose, words.format(played.action)):
            return None
    rest = opening.lines[table.length :]
    number = opening.steps - sum(line.whose == READER for line in rest) + 1
    if table.confirming != NOBODY:
        return Step(table.confirming, "", number, opening.steps)
    if rest[0].words not in table.legal:  # another edition, or newer engines
        return None
    return Step(rest[0].whose, rest[0].words, number, opening.steps)
