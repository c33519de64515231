"""Plays the seats of machines: thinks in worker processes, never in the server's own threads."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import structlog

from boardwright.players.advice import Advice
from boardwright.server.database import StoreUnavailable
from boardwright.server.hub import LocalHub, tell_nobody
from boardwright.server.lanes import Lane
from boardwright.server.problems import Problem
from boardwright.server.tables import DELETED, Live, Tables
from boardwright.server.thinking import Job, begin_worker, give_advice, think
from boardwright.server.turns import Turns
from boardwright.table.table import Refused

Result = TypeVar("Result")

log = structlog.get_logger(__name__)

TRIES: Final = 3  # a job that kills its worker this often is given up
STILL_THERE: Final = 20.0  # seconds after a look at a page, until its stream is there
AGAIN_AFTER: Final = 1.0  # seconds, when the store could not be used; twice as long each time
AGAIN_AT_LAST: Final = 15.0
ENDING: Final = 1.0  # seconds that workers have to end in good order; who still thinks ends without us


class Machines:
    """Answers for machines' seats, one task a table. Lives on the event loop.

    Owners of tables take turns, however many tables they have. Where only machines sit they play while
    somebody watches.
    """

    def __init__(self, tables: Tables, hub: LocalHub, lane: Lane, workers: int, pause: float) -> None:
        """Play at tables with so many worker processes, `pause` seconds between two answers."""
        self._lane = lane
        self._tables = tables
        self._workers = workers
        self._pause = pause
        self._hub = hub
        self._turns = Turns(workers)
        self._looked: OrderedDict[str, float] = OrderedDict()  # table -> when somebody looked last
        self._pool: ProcessPoolExecutor | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def start(self) -> None:
        """Listen to the tables from now on. Called on the event loop; starts no process yet."""
        self._loop = asyncio.get_running_loop()
        self._tables.moved = self.look_at
        self._hub.began = self._begin

    async def stop(self) -> None:
        """Stop thinking. Unfinished answers are thought out anew after the next start."""
        self._tables.moved = tell_nobody
        self._hub.began = tell_nobody
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            ending = threading.Thread(target=self._pool.shutdown, daemon=True)
            self._pool = None
            ending.start()
            last = time.monotonic() + ENDING
            # Looked at again and again, since a thread that is late could not tell a loop that has ended.
            while ending.is_alive() and time.monotonic() < last:  # noqa: ASYNC110
                await asyncio.sleep(ENDING / 100)

    def look_at(self, table_id: str) -> None:
        """Play on at a table if a machine's seat is asked. May be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._begin, table_id)

    def watch(self, table_id: str) -> None:
        """Play on at a table since somebody looks at it. Called on the event loop."""
        now = time.monotonic()
        self._looked[table_id] = now
        self._looked.move_to_end(table_id)
        while now - next(iter(self._looked.values())) > STILL_THERE:
            self._looked.popitem(last=False)
        self._begin(table_id)

    def _may_go_on(self, live: Live) -> bool:
        table_id = live.stored.id
        if live.has_people or self._hub.is_heard(table_id):
            return True
        return time.monotonic() - self._looked.get(table_id, -STILL_THERE) < STILL_THERE

    def _begin(self, table_id: str) -> None:
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._play(table_id), name=f"machines at {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._ended(table_id))

    def _ended(self, table_id: str) -> None:
        task = self._tasks.pop(table_id)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("machine gave up", table=table_id, error=repr(error))
        elif table_id in self._again and not task.cancelled():
            self._begin(table_id)
        self._again.discard(table_id)

    async def _play(self, table_id: str) -> None:
        wait = AGAIN_AFTER
        while True:
            self._again.discard(table_id)
            try:
                live = await self._lane.run(self._tables.find, table_id)
                if not self._may_go_on(live):
                    return
                job = await self._lane.run(self._tables.next_job, table_id)
                if job is None:
                    return
                begun = time.monotonic()
                async with self._turns.of(live.stored.owner):
                    words = await self._think(job)
                await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - begun)))
                await self._lane.run(self._tables.machine_move, job, words)
                wait = AGAIN_AFTER
            except StoreUnavailable as error:
                log.warning("machine waits for the store", table=table_id, error=str(error))
                await asyncio.sleep(wait)
                wait = min(2 * wait, AGAIN_AT_LAST)
            except Problem as problem:
                if problem is not DELETED:
                    raise
                return
            except Refused as refused:
                if refused.kind != "stale":  # else another server was quicker
                    raise

    async def advise(self, job: Job, owner: str) -> Advice:
        """Return what the seat of a job is advised to do, once a machine may think for its owner."""
        async with self._turns.of(owner):
            return await self._work(give_advice, job)

    async def _think(self, job: Job) -> str:
        return await self._work(think, job)

    async def _work(self, work: Callable[[Job], Result], job: Job) -> Result:
        for tried in range(1, TRIES + 1):
            pool = self._ready_pool()
            try:
                return await asyncio.wrap_future(pool.submit(work, job))
            except BrokenProcessPool:
                log.warning("worker died", table=job.table_id, tried=tried)
                self._drop_pool(pool)
        raise RuntimeError(f"{job.player} ended its worker {TRIES} times")

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin_worker)
        return self._pool

    def _drop_pool(self, pool: ProcessPoolExecutor | None) -> None:
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if pool is self._pool:
            self._pool = None
