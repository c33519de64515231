"""Until when a request may wait: set where it comes in, asked wherever it waits for others."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_until: Final[ContextVar[float]] = ContextVar("until", default=math.inf)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let nothing in this block, threads that it starts included, wait beyond so many seconds from now."""
    before = _until.set(min(_until.get(), time.monotonic() + seconds))
    try:
        yield
    finally:
        _until.reset(before)


def left(most: float) -> float:
    """Return how many seconds may still be waited, `most` at most."""
    return max(0.0, min(most, _until.get() - time.monotonic()))
