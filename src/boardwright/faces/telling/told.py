"""What is told of one event, and how changes are written."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardwright.faces.telling.wording import Parts, points_of, say


@dataclass(frozen=True)
class Told:
    """A sentence in parts, what it changed on the tracks, and the clause behind it."""

    parts: Parts
    deltas: list[str] = field(default_factory=list)
    clause: str = ""


def points_gained(points: int) -> str:
    """Return the delta of points."""
    return say("+{points}", points=points_of(points))
