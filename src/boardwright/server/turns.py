"""Who goes next where only so many can at once: everybody in turn, however much somebody asks for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """Somebody who waits to be called."""

    called: asyncio.Future[None]
    first: bool  # goes before those who are not


class Turns:
    """Calls those who wait: whoever has least under way, and among these who was served longest ago.

    Lives on the event loop.
    """

    def __init__(self, most: int, each: int | None = None) -> None:
        """Let so many go at once, and so many of one owner."""
        self._free = most
        self._each = each or most
        self._waiting: OrderedDict[str, deque[Place]] = OrderedDict()
        self._under_way: Counter[str] = Counter()

    @asynccontextmanager
    async def of(
        self, owner: str, *, first: bool = False, patience: float | None = None
    ) -> AsyncIterator[None]:
        """Wait for the owner's turn, and let the next one go afterwards. Raises TimeoutError in the end."""
        place = Place(asyncio.get_running_loop().create_future(), first)
        places = self._waiting.setdefault(owner, deque())
        places.insert(sum(other.first for other in places) if first else len(places), place)
        self._call()
        try:
            if not place.called.done():  # who is called at once is never among those who wait
                async with asyncio.timeout(patience):
                    await place.called
        except (asyncio.CancelledError, TimeoutError):
            if not place.called.cancelled():  # called at the same moment
                self._leave(owner)
            raise
        try:
            yield
        finally:
            self._leave(owner)

    def _call(self) -> None:
        while self._free and (owners := [o for o in self._waiting if self._under_way[o] < self._each]):
            owner = min(owners, key=lambda o: (not self._waiting[o][0].first, self._under_way[o]))
            place = self._waiting[owner].popleft()
            if not self._waiting[owner]:
                del self._waiting[owner]
            else:
                self._waiting.move_to_end(owner)
            if not place.called.cancelled():
                self._free -= 1
                self._under_way[owner] += 1
                place.called.set_result(None)

    def _leave(self, owner: str) -> None:
        self._free += 1
        self._under_way[owner] -= 1
        if not self._under_way[owner]:
            del self._under_way[owner]
        if owner in self._waiting:
            self._waiting.move_to_end(owner)
        self._call()
