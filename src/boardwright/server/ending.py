"""What the page of a finished game tells beside the result: why points were gained, who did how much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from boardwright.faces.telling.sources import sources
from boardwright.faces.web.views import Doings
from boardwright.kernel.packing import NOBODY
from boardwright.server.store import Store
from boardwright.server.tables import Live


def reasons(live: Live, gains: Sequence[tuple[int, int, int]]) -> list[str]:
    """Return for each gain of `Table.biggest_gains` where the points of its turn came from."""
    ends = [position for position, _scores in live.table.score_history()]

    def sheet(at: int) -> Sequence[tuple[str, Sequence[int]]]:
        seen = live.table.observe(NOBODY, at)  # as the points were known then
        return seen.title.sheet(seen.game)

    turns = {at: turn for turn in pairwise(ends) for at, _seat, _points in gains if turn[0] < at <= turn[1]}
    return [sources(sheet(turns[at][0]), sheet(turns[at][1]), seat) for at, seat, _points in gains]


def doings(live: Live, store: Store) -> list[Doings]:
    """Return how many answers and turns each seat has given and had, and how long it took over them.

    An answer took as long as nothing else happened at the table before it; a taken back one took time, too.
    """
    seats = range(len(live.stored.chairs))
    lines = [line for line in live.table.observe(NOBODY).log if line.whose in seats]
    begun: dict[int, int] = {}  # turn -> the seat that answered first in it
    for line in lines:
        begun.setdefault(line.turn, line.whose)
    took = dict.fromkeys(seats, 0)
    written = store.times(live.stored.id)
    for (before, now), entry in zip(pairwise(written), live.table.entries[1:], strict=False):
        if entry.seat in took:
            took[entry.seat] += max(0, now - before)
    return [
        Doings(
            seat,
            sum(line.whose == seat and not line.by_standing for line in lines),
            sum(first == seat for first in begun.values()),
            round(took[seat] / 1000),
        )
        for seat in seats
    ]
