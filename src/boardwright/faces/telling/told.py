"""What is told of one event, and how changes are written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from boardwright.faces.telling.wording import Parts, later, points_of, say


@dataclass(frozen=True)
class Told:
    """A sentence in parts, what it changed on the tracks, and the clause behind it."""

    parts: Parts
    deltas: list[str] = field(default_factory=list)
    clause: str = ""


def points_gained(points: int) -> str:
    """Return the delta of points."""
    return say("+{points}", points=points_of(points))


def with_sign(n: int, words: Callable[[int], str]) -> str:
    """Return the delta of something that `words` says in a number."""
    template = later("+{points}") if n > 0 else later("\N{MINUS SIGN}{points}")
    return say(template, points=words(abs(n)))
