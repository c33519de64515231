"""Makes the pages of tables: one at a time for each table, and once for all who see the same."""

from __future__ import annotations

import asyncio
import contextvars
import gzip
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from boardwright.server.tables import Held
from boardwright.server.turns import Turns

THREADS: Final = 2  # more would not draw faster, but take longer from those who answer
MOMENT: Final = 0.1  # seconds that a thread waits for a table which is held, and that the table waits then
KEPT: Final = 64  # pages, each of some hundred kilobytes
LEVEL: Final = 6  # of compression

Result = TypeVar("Result")


@dataclass(frozen=True)
class Shown:
    """A page as it is sent."""

    html: bytes
    seat: int  # that the viewer acts for, or NOBODY
    machine_asked: bool
    packed: bytes = b""  # empty: it is for one viewer, and packed on the way

    def packed_once(self) -> Shown:
        """Return the page packed for all who will ask for it."""
        return replace(self, packed=gzip.compress(self.html, LEVEL, mtime=0))

    def response(self, request: Request, status: int) -> Response:
        """Return the answer to a request."""
        if not self.packed or "gzip" not in request.headers.get("accept-encoding", ""):
            return HTMLResponse(self.html, status)
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return HTMLResponse(self.packed, status, headers)


class Kept:
    """The latest pages that everybody may see, each of one version of its table."""

    def __init__(self, most: int = KEPT) -> None:
        """Keep so many."""
        self._most = most
        self._pages: OrderedDict[Hashable, tuple[int, Shown]] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, key: Hashable, version: int) -> Shown | None:
        """Return a page of this very version, or None."""
        with self._lock:
            kept, shown = self._pages.get(key, (None, None))
            if kept != version:
                return None
            self._pages.move_to_end(key)
            return shown

    def keep(self, key: Hashable, version: int, shown: Shown) -> None:
        """Keep a page in place of the one of another version."""
        with self._lock:
            self._pages[key] = version, shown
            self._pages.move_to_end(key)
            while len(self._pages) > self._most:
                self._pages.popitem(last=False)


class Showing:
    """Lets pages be made in a few threads: tables in turn, answers first. Lives on the event loop."""

    def __init__(self) -> None:
        """Begin with nothing to show."""
        self.kept = Kept()
        self._turns = Turns(THREADS, each=1)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="showing")
        self._shared: dict[Hashable, asyncio.Task[Any]] = {}  # that have not begun

    async def ask(
        self, table_id: str, work: Callable[[], Result], *, share: Hashable = None, first: bool = False
    ) -> Result:
        """Return what `work` returns, which is about one table.

        Whoever asks with an equal `share` before the work has begun gets the same; who comes later may have
        heard of a newer version and waits for the next.
        """
        if share is None:
            return await self._carry_out(table_id, work, None, first)
        key = table_id, share
        shared = self._shared.get(key)
        if shared is None:
            shared = asyncio.create_task(self._carry_out(table_id, work, key, first))
            self._shared[key] = shared
        result: Result = await asyncio.shield(shared)
        return result

    async def _carry_out(
        self, table_id: str, work: Callable[[], Result], key: Hashable, first: bool
    ) -> Result:
        loop = asyncio.get_running_loop()
        while True:
            async with self._turns.of(table_id, first=first):
                self._shared.pop(key, None)
                with suppress(Held):  # then a table that is free gets the thread
                    # in the language of whoever asked
                    return await loop.run_in_executor(self._threads, contextvars.copy_context().run, work)
            await asyncio.sleep(MOMENT)
