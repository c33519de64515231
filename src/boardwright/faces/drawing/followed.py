"""Pieces followed through a log by what the rules told of their moves, so that they keep their ids.

A log is followed from the last line that is known on: a page that comes after another one follows new lines.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Protocol, Self, TypeVar, cast

from boardwright.kernel.notes import Note
from boardwright.table.observation import Line, Observation

MOST_KEPT: Final = 200  # of all tables together: a few megabytes
EVERY: Final = 16  # lines between two that are kept


class Trail(Protocol):
    """Where the pieces of one table lie, and which is which."""

    def follow(self, notes: Sequence[Note]) -> None:
        """Follow everything that moved in a line of the log."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


T = TypeVar("T", bound=Trail)

KEPT: Final[dict[Hashable, Any]] = {}  # a table and its lines so far -> the trail after them


def followed(observation: Observation, begin: Callable[[], T]) -> T:
    """Return the trail after the lines of a log; `begin` makes the one before the first of them."""
    log = observation.log
    known = len(log) - len(log) % EVERY
    while known and key_of(observation, log[:known]) not in KEPT:
        known -= EVERY
    trail = cast(T, KEPT[key_of(observation, log[:known])]).clone() if known else begin()
    for number, line in enumerate(log[known:], known + 1):
        trail.follow(line.notes)
        if number % EVERY == 0 and not line.withheld:
            KEPT[key_of(observation, log[:number])] = trail.clone()
    for old in list(KEPT)[:-MOST_KEPT]:
        KEPT.pop(old, None)  # another thread may have been quicker
    return trail


def key_of(observation: Observation, log: Sequence[Line]) -> Hashable:
    """Return what tells a table and its lines from others; the same table has it when it is read again."""
    setup = observation.setup
    laid_out = (setup.game, setup.fingerprint, setup.seats, setup.rulings, tuple(setup.options.items()))
    return laid_out, hash(tuple(line.words for line in log))
