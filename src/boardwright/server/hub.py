"""Tells open pages that a table has moved on. In this process; others notice at the next heartbeat."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Protocol

GONE: Final = 2**53  # announced as the version of a table that was deleted: later than any


class Closed(Exception):
    """The server stops, so there is nothing more to hear."""


class Hub(Protocol):
    """Where tables announce their versions. One that spans processes has the same methods."""

    def announce(self, table_id: str, version: int) -> None:
        """Tell all listeners of a table. May be called from any thread; never waits, never fails."""
        ...

    def listen(self, table_id: str) -> AbstractContextManager[Listener]:
        """Yield what hears about a table from now on. Called on the event loop."""
        ...

    def is_heard(self, table_id: str) -> bool:
        """Tell whether anybody listens to a table. Called on the event loop."""
        ...

    def close(self) -> None:
        """End all listening. Called on the event loop."""
        ...


class Listener:
    """Hears of a table's newest version. Versions that nobody waited for are passed over."""

    def __init__(self) -> None:
        """Begin with nothing heard."""
        self.version = 0
        self.closed = False
        self._moved = asyncio.Event()

    def hear(self, version: int) -> None:
        """Take a version; an older one changes nothing. Called on the event loop."""
        if version > self.version:
            self.version = version
            self._moved.set()

    def close(self) -> None:
        """End whoever waits. Called on the event loop."""
        self.closed = True
        self._moved.set()

    async def next(self, seconds: float) -> int | None:
        """Return the newest version when there is one, or None after so many seconds. Raises Closed."""
        try:
            await asyncio.wait_for(self._moved.wait(), seconds)
        except TimeoutError:
            return None
        if self.closed:
            raise Closed
        self._moved.clear()
        return self.version


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
            listener.hear(version)

    @contextmanager
    def listen(self, table_id: str) -> Iterator[Listener]:
        """Yield what hears about a table from now on."""
        self._loop = asyncio.get_running_loop()
        listener = Listener()
        listeners = self._listeners[table_id]
        listeners.add(listener)
        if len(listeners) == 1:
            self.began(table_id)
        try:
            yield listener
        finally:
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
