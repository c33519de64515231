"""Games that were played for the tests of faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from boardwright.faces.face import Question, Story
from boardwright.games.title import Setup
from boardwright.table.observation import Observation
from boardwright.table.table import Table

S = TypeVar("S")

NAMES = ("Mirela", 'Oskar <script>"x"</script>', "Ann & {Bob}", "Aldo")


@dataclass(frozen=True)
class Seen:
    """A position as the asked seat saw it, with the question put to it."""

    observation: Observation
    question: Question


@dataclass(frozen=True)
class Played(Generic[S]):
    """One game: the table, and its positions as the asked seat saw them."""

    table: Table
    seen: Sequence[S]


def begin(game: str, seats: int, seed: int, **options: str) -> Table:
    """Return a fresh table."""
    return Table.begin(Setup(game, seats, options), str(seed))


def parts_of(story: Story) -> list[tuple[str, str]]:
    """Return all that a log line tells, in parts: its answer and what followed."""
    return [*story.parts, *(part for event in story.more for part in event.parts)]
