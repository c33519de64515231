"""Threads for one kind of work, so that what waits for the store never takes those of other pages.

Reading has the threads of the framework. Writing has a lane of its own: a locked store holds up so many
threads and no more, so many wait without one, and whoever comes after them hears at once that it is busy.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import count
from typing import Final, ParamSpec, TypeVar

from anyio import CapacityLimiter
from anyio.to_thread import run_sync

from boardwright.server.database import BUSY, StoreUnavailable
from boardwright.server.deadline import within
from boardwright.server.turns import Turns

WRITERS: Final = 8  # threads; an answer is written in a millisecond
QUEUE: Final = 64  # requests that wait for one of them
EVERYBODY: Final = 1_000_000
MACHINES: Final = 2  # threads that write what machines answer; as many wait as there are tables
WORK: Final = 1.0  # seconds beyond the patience, for what is no waiting
PROBE: Final = 1.0  # seconds: whoever asks for readiness hears something by then

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Lane:
    """So many threads and so many that wait for one, none longer than the patience. Lives on one loop."""

    def __init__(self, threads: int, queue: int, patience: float, *, hurried: bool = True) -> None:
        """Allow so many at once, and so many in the queue. `hurried`: the time in the queue counts."""
        self.waiting = 0
        self._hurried = hurried
        self._queue = queue
        self._patience = patience
        self._turns = Turns(threads, each=1)
        self._numbers = count()

    async def run(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Return what the work returns. Raises StoreUnavailable if it cannot begin soon."""
        return await self.run_for(str(next(self._numbers)), partial(work, *given, **named))

    async def run_for(self, owner: str, work: Callable[[], Result]) -> Result:
        """Return what the work returns, which is done after all that came before for the same owner.

        Who waits for an owner takes no thread meanwhile. Raises StoreUnavailable if it cannot begin soon.
        """
        if self.waiting >= self._queue:
            raise StoreUnavailable(BUSY)
        async with AsyncExitStack() as stack:
            if self._hurried:
                stack.enter_context(within(self._patience + WORK))
            await stack.enter_async_context(self._turn(owner))
            stack.enter_context(within(self._patience + WORK))
            running = asyncio.ensure_future(run_sync(work, limiter=CapacityLimiter(1)))
            try:
                return await asyncio.shield(running)
            except asyncio.CancelledError:  # a thread cannot be ended, so it is waited for
                await asyncio.gather(running, return_exceptions=True)
                raise

    @asynccontextmanager
    async def _turn(self, owner: str) -> AsyncIterator[None]:
        async with AsyncExitStack() as turn:
            self.waiting += 1
            try:
                patience = self._patience if self._hurried else None
                await turn.enter_async_context(self._turns.of(owner, patience=patience))
            except TimeoutError:
                raise StoreUnavailable(BUSY) from None
            finally:
                self.waiting -= 1
            yield


class Probe:
    """Looks whether something works, for all who ask at the same time together."""

    def __init__(self, check: Callable[[], None]) -> None:
        """`check` may raise StoreUnavailable; it runs once at a time, however many ask."""
        self._check = check
        self._running: asyncio.Task[None] | None = None

    async def ask(self) -> None:
        """Return if it works. Raises StoreUnavailable, also where that cannot be told soon."""
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(run_sync(self._check, limiter=CapacityLimiter(1)))
            self._running.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.wait_for(asyncio.shield(self._running), PROBE)
        except TimeoutError:
            raise StoreUnavailable(BUSY) from None
