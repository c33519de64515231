"""What notes changed of what players have: points, things without a place of their own, pieces.

A game says which pieces count and what things are called; how they add up is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import Change
from boardwright.faces.telling.wording import points_of, with_sign
from boardwright.kernel.notes import GAINED, MOVED, PAID, SCORED, Note

POINTS: Final = -1  # what is counted besides things

Sums = dict[tuple[int, int], int]  # (seat, what) -> number


def nothing(_thing: int, _place: int) -> None:
    """No piece counts."""


@dataclass(frozen=True)
class Counting:
    """How one game's notes are counted.

    A seat's places are `seat_places` * (seat + 1) and on. `piece` says as what a thing counts at one of them,
    as a place of any seat, or None; a purse holds everything that is gained and paid.
    """

    seat_places: int = 0
    piece: Callable[[int, int], int | None] = nothing

    def sums(self, notes: Iterable[Note]) -> Sums:
        """Return by how much each thing of each seat changed; what came and went again is left out."""
        found: Sums = {}
        for note in notes:
            for seat, what, n in self._counted(note):
                found[seat, what] = found.get((seat, what), 0) + n
        return {key: n for key, n in found.items() if n}

    def _counted(self, note: Note) -> Iterator[tuple[int, int, int]]:
        """Yield seat, thing and by how much it changes."""
        if note.kind == SCORED:
            yield note.seat, POINTS, note.amount
        elif note.kind in (GAINED, PAID):
            yield note.seat, note.thing, note.amount if note.kind == GAINED else -note.amount
        elif note.kind == MOVED and self.seat_places:
            for place, n in ((note.target, note.amount), (note.origin, -note.amount)):
                owner, here = divmod(place, self.seat_places)
                what = self.piece(note.thing, here) if owner > 0 else None
                if what is not None:
                    yield owner - 1, what, n


def in_words(sums: Sums, words: Callable[[int, int], str]) -> list[Change]:
    """Return changes by seat, points first; `words` says a number of a thing."""

    def said(what: int, n: int) -> str:
        return with_sign(n, points_of if what == POINTS else lambda amount: words(what, amount))

    return [Change(seat, what, n, said(what, n)) for (seat, what), n in sorted(sums.items())]
