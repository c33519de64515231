"""How notes add up: what the laws of narration are stated in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from boardwright.kernel.notes import AWAY, GAINED, MOVED, PAID, SCORED, Note

Ledger = Counter[tuple[int, int]]  # (place, thing) -> how many

PURSES = -1000  # what a seat owns without a place of its own
POINTS = -2000


def purse(seat: int) -> int:
    """Return the place of what a seat gains and pays."""
    return PURSES - seat


def points(seat: int) -> int:
    """Return the place of the points of a seat."""
    return POINTS - seat


def told(notes: Iterable[Note]) -> Ledger:
    """Return by how much notes say that the table changed."""
    change: Ledger = Counter()
    for note in notes:
        if note.kind == MOVED:
            change[note.origin, note.thing] -= note.amount
            if note.target != AWAY:
                change[note.target, note.thing] += note.amount
        elif note.kind == GAINED:
            change[purse(note.seat), note.thing] += note.amount
        elif note.kind == PAID:
            change[purse(note.seat), note.thing] -= note.amount
        elif note.kind == SCORED:
            change[points(note.seat), note.thing] += note.amount
    return change


def difference(before: Ledger, after: Ledger) -> Ledger:
    """Return by how much the table changed."""
    change: Ledger = Counter(after)
    change.subtract(before)
    return change


def written(change: Ledger) -> dict[tuple[int, int], int]:
    """Return what did change."""
    return {key: n for key, n in change.items() if n}
