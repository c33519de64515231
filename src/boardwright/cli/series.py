"""Playing a series in several processes. The order of results does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final

from boardwright.cli.matches import Match, Series, play_match
from boardwright.cli.problem import Problem

AHEAD: Final = 3  # batches for each process: one played, the others ready


def play_series(series: Series, games: int, jobs: int) -> Generator[Match]:
    """Play games 0 to `games - 1` and yield them in that order.

    `jobs` processes play them; 0 means one for each core, 1 plays them here. Raises Problem if one dies.
    """
    jobs = min(jobs or cores(), games)
    if jobs == 1:
        for index in range(games):
            yield play_match(series, index)
        return
    # Fresh processes: forked ones would share the parent's threads and signal handlers.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=die_quietly) as pool:
        try:
            yield from in_order(pool, series, games, jobs)
        except BrokenProcessPool:
            raise Problem(
                "A process that played games was stopped from outside, perhaps for want of memory; "
                "try again with a smaller --jobs."
            ) from None
        except BaseException:  # Ctrl-C, or nobody wants the rest: do not wait for games under way
            for process in active_children():
                process.terminate()
            raise


def in_order(pool: ProcessPoolExecutor, series: Series, games: int, jobs: int) -> Iterator[Match]:
    """Have batches of games played, a few ahead of the one that is waited for."""
    size = batch_size(games, jobs)
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    waiting = deque(pool.submit(play_batch, series, batch) for batch in islice(batches, AHEAD * jobs))
    while waiting:
        yield from waiting.popleft().result()
        waiting.extend(pool.submit(play_batch, series, batch) for batch in islice(batches, 1))


def play_batch(series: Series, indices: range) -> list[Match]:
    """Play several games of a series."""
    return [play_match(series, index) for index in indices]


def cores() -> int:
    """Return how many processes may run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batch_size(games: int, jobs: int) -> int:
    """Return how many games a process takes at once: few, so that progress is seen and nobody idles."""
    return max(1, min(4, games // (jobs * 8)))


def die_quietly() -> None:
    """Let Ctrl-C end this process without a word; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
