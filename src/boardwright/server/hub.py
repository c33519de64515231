"""Tells open pages that a table has moved on. In this process; others notice at the next heartbeat."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Closed(Exception):
    """The server stops, so there is nothing more to hear."""


class Hub(Protocol):
    """Where tables announce their versions. One that spans processes has the same methods."""

    def announce(self, table_id: str, version: int) -> None:
        """Tell all listeners of a table. May be called from any thread; never waits, never fails."""
        ...

    def listen(self, *table_ids: str) -> AbstractContextManager[Listener]:
        """Yield what hears about some tables from now on. Called on the event loop."""
        ...

    def is_heard(self, table_id: str) -> bool:
        """Tell whether anybody listens to a table. Called on the event loop."""
        ...

    def close(self) -> None:
        """End all listening. Called on the event loop."""
        ...


class Listener:
    """Hears of the newest versions of its tables. Versions that nobody waited for are passed over."""

    def __init__(self) -> None:
        """Begin with nothing heard."""
        self.closed = False
        self._news: dict[str, int] = {}
        self._moved = asyncio.Event()

    def hear(self, table_id: str, version: int) -> None:
        """Take a version; an older one changes nothing. Called on the event loop."""
        self._news[table_id] = max(version, self._news.get(table_id, 0))
        self._moved.set()

    def close(self) -> None:
        """End whoever waits. Called on the event loop."""
        self.closed = True
        self._moved.set()

    async def next(self, seconds: float) -> dict[str, int]:
        """Return the newest versions by table when there are any, or none after so many seconds.

        Raises Closed.
        """
        try:
            await asyncio.wait_for(self._moved.wait(), seconds)
        except TimeoutError:
            return {}
        if self.closed:
            raise Closed
        self._moved.clear()
        news, self._news = self._news, {}
        return news


class LocalHub:
    """A hub for one process."""

    def __init__(self) -> None:
        """Begin without listeners."""
        self.began: Callable[[str], None] = tell_nobody  # called when the first one listens to a table
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._loop: asyncio.AbstractEventLoop | None = None

    def announce(self, table_id: str, version: int) -> None:
        """Tell all listeners of a table. May be called from any thread."""
        if self._loop is None or self._loop.is_closed():
            return
        self._loop.call_soon_threadsafe(self._tell, table_id, version)

    def _tell(self, table_id: str, version: int) -> None:
        for listener in list(self._listeners.get(table_id, ())):
            listener.hear(table_id, version)

    @contextmanager
    def listen(self, *table_ids: str) -> Iterator[Listener]:
        """Yield what hears about some tables from now on."""
        self._loop = asyncio.get_running_loop()
        listener = Listener()
        for table_id in table_ids:
            listeners = self._listeners[table_id]
            listeners.add(listener)
            if len(listeners) == 1:
                self.began(table_id)
        try:
            yield listener
        finally:
            for table_id in table_ids:
                self._listeners[table_id].discard(listener)
                if not self._listeners[table_id]:
                    del self._listeners[table_id]

    def is_heard(self, table_id: str) -> bool:
        """Tell whether anybody listens to a table."""
        return table_id in self._listeners

    def close(self) -> None:
        """End all listening."""
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.close()


def tell_nobody(table_id: str) -> None:
    """Do nothing: where nobody has to know."""
