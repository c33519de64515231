"""One answer of a machine's seat. Runs in a process of its own, and knows what the seat may know."""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import connection, parent_process
from typing import Any

from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.players.advice import Advice, advise
from boardwright.players.registry import evaluation, player
from boardwright.server import read_editions
from boardwright.table.observation import Observation
from boardwright.table.saves import restore


@dataclass(frozen=True)
class Job:
    """A question to a machine's seat, with the game as that seat sees it."""

    table_id: str
    version: int
    setup: Setup
    player: str  # see players.registry
    seat: int
    game: Mapping[str, Any]  # table.saves.snapshot
    seed: int  # of the player's own choices
    words: str = ""  # the answer, where a guided opening gives it


def job_seed(table_seed: str, seat: int, version: int) -> int:
    """Return a seed for one answer: the same after a restart, and no way back to the table's seed."""
    digest = blake2b(f"{seat} {version}".encode(), digest_size=4, key=blake2b(table_seed.encode()).digest())
    return int.from_bytes(digest.digest(), "big")


def begin_worker() -> None:
    """Prepare a worker process: Ctrl-C is the server's, and without a server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # searches keep many small objects, and a worker holds no cycles worth collecting
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


def think(job: Job) -> str:
    """Return the answer to a job, in the log's words."""
    if job.words:
        return job.words
    seen = seen_by(job)
    action = player(job.player).choose(seen, Rng(job.seed))
    return seen.title.words(seen.printed).format(action)


def give_advice(job: Job) -> Advice:
    """Return what the seat of a job is advised to do."""
    return advise(seen_by(job).game, evaluation(job.setup.game))


def seen_by(job: Job) -> Observation:
    """Return the question of a job as its seat sees it."""
    title = registry.title(job.setup.game)
    printed = read_editions.printed(job.setup.game, job.setup.edition, job.setup.fingerprint)
    game = restore(title, job.setup, printed, dict(job.game))
    question = game.agenda.open_question()
    return Observation(
        title=title,
        printed=printed,
        setup=job.setup,
        seat=job.seat,
        game=game,
        version=job.version,
        position=0,
        length=0,
        log=(),
        whose=game.whose(),
        question=type(question).__name__,
        agenda=game.agenda.names(),
        options=game.options(),
        blocked=(),
        can_undo=False,
        must_confirm=False,
        reveals=False,
        confirming=NOBODY,
        over=False,
    )
