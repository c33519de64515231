"""How changes of numbers are written, with their sign: `+2 points`."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.faces.telling.wording import later, points_of, say


def points_gained(points: int) -> str:
    """Return the delta of points."""
    return say("+{points}", points=points_of(points))


def with_sign(n: int, words: Callable[[int], str]) -> str:
    """Return the delta of something that `words` says in a number."""
    template = later("+{points}") if n > 0 else later("\N{MINUS SIGN}{points}")
    return say(template, points=words(abs(n)))
