"""Seats of machines: played in other processes, at a pace, and again after a worker died."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.server import machines
from boardwright.server.config import Config
from boardwright.server.machines import Machines
from boardwright.server.store import Chair
from boardwright.server.tables import Tables
from boardwright.server.thinking import Job, job_seed, think
from tests.server.serving import SEED, WAIT, Browser, Serving, process, serving


def wait_for(what: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + WAIT
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.05)


def wait_for_the_end(server: Serving, table: str) -> None:
    """Wait until a game is over, which takes longer than one answer."""
    end = time.monotonic() + 4 * WAIT
    while (stored := server.tables.store.table(table)) is not None and not stored.over:
        assert time.monotonic() < end, "the machines did not finish"
        time.sleep(0.1)


def finish_turn(browser: Browser, table: str) -> None:
    """Play the viewer's turn to its end."""
    for _ in range(60):
        seen = browser.view(table)
        if seen.mode == "confirm":
            browser.move(table, "confirm", version=seen.version)
        elif seen.mode == "ask":
            browser.move(table, words=seen.words[-1], version=seen.version)
        else:
            return
    raise AssertionError("the turn did not end")


def test_machines_play_a_whole_game_by_themselves(server: Serving) -> None:
    watcher = server.browser()
    table = watcher.open("random", "random")
    with watcher.watching(table):
        wait_for_the_end(server, table)
    seen = watcher.view(table)
    assert "Score sheet" in seen.html
    stored = server.tables.store.table(table)
    assert stored is not None
    assert stored.over
    assert watcher.move(table, words="finish").status_code == 403


def test_a_machine_answers_after_a_person_and_the_person_is_asked_again(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "greedy")
    wait_for(lambda: anna.view(table).mode == "ask", "nobody is asked")
    before = anna.view(table).length
    finish_turn(anna, table)
    wait_for(lambda: anna.view(table).mode in ("ask", "over"), "the machine does not answer")
    with server.tables.at(table) as live:
        whose = [line.whose for line in live.table.observe(NOBODY).log[before:]]
    assert {0, 1} <= set(whose)


def test_a_machine_waits_while_a_person_may_still_take_back(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "random", start="0")
    for _ in range(60):
        seen = anna.view(table)
        if seen.mode == "confirm":
            break
        anna.move(table, words=seen.words[-1], version=seen.version)
    time.sleep(0.3)
    assert anna.view(table).version == seen.version
    assert server.tables.next_job(table) is None


def test_answers_of_machines_come_at_a_pace(config: Config) -> None:
    with serving(replace(config, pause=0.15)) as server:
        anna = server.browser()
        table = anna.open("random", "random")
        with anna.watching(table):
            wait_for(lambda: answers_of_machines(server, table) > 0, "the machines do not begin")
            began, first = time.monotonic(), answers_of_machines(server, table)
            wait_for(lambda: answers_of_machines(server, table) >= first + 4, "the machines do not go on")
        assert time.monotonic() - began > 0.3  # three pauses at least lie between four answers


def test_where_only_machines_sit_they_play_while_somebody_watches(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machines, "STILL_THERE", 0.3)
    asked: list[str] = []
    next_job = Tables.next_job

    def counted(tables: Tables, table_id: str) -> Job | None:
        asked.append(table_id)
        return next_job(tables, table_id)

    monkeypatch.setattr(Tables, "next_job", counted)
    with serving(replace(config, pause=0.05)) as server:  # else a whole game is played meanwhile
        anna, watcher = server.browser(), server.browser()
        tables = [anna.open("random", "random") for _ in range(3)]
        time.sleep(0.3)
        assert asked == []  # nobody has looked at any of them
        for sentence in ("they go on while somebody watches", "有人觀看時才繼續"):
            watcher.client.headers["Accept-Language"] = "zh-TW" if "有" in sentence else "en"
            assert sentence in watcher.client.get(f"/table/{tables[0]}").text
        watcher.client.headers["Accept-Language"] = "en"
        wait_for(lambda: answers_of_machines(server, tables[0]) > 0, "a look does not make them begin")
        with watcher.watching(tables[0]):
            reached = answers_of_machines(server, tables[0])
            wait_for(lambda: answers_of_machines(server, tables[0]) > reached + 5, "they do not go on")
        wait_for(lambda: not server.app.state.machines._tasks, "they play on although nobody watches")
        reached = answers_of_machines(server, tables[0])
        time.sleep(0.2)
        assert answers_of_machines(server, tables[0]) == reached
        with watcher.watching(tables[0]):  # a connection that comes back, without loading the page anew
            wait_for(lambda: answers_of_machines(server, tables[0]) > reached, "they do not begin again")
        assert set(asked) == {tables[0]}


def test_a_table_with_a_person_goes_on_while_nobody_watches(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("random", "you", start="0")
    wait_for(lambda: asked_at(server, table) == 1, "the machine does not answer")
    assert "Only bots play here" not in anna.client.get(f"/table/{table}").text


def test_one_owners_tables_do_not_hold_up_anothers(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna has twenty tables at which machines think, Ben has one: every other answer is his."""
    thought: list[str] = []
    together: list[int] = []
    ben = ""
    under_way = 0

    async def until_ben_waits(self: Machines, job: Job) -> str:
        nonlocal under_way
        under_way += 1
        together.append(under_way)
        if ben not in ("", job.table_id):
            await asyncio.wait_for(asyncio.to_thread(wait_for_ben, self), WAIT)
        under_way -= 1
        thought.append(job.table_id)
        return think(job)

    def wait_for_ben(machines: Machines) -> None:
        wait_for(lambda: "ben" in machines._turns._waiting, "Ben does not come")

    monkeypatch.setattr(Machines, "_think", until_ben_waits)
    with serving(config) as server:
        setup = Setup("attandarra", 2, {"start": "0"})
        chairs = [Chair("Random 1", "random"), Chair("Random 2", "random")]
        of_anna = [server.tables.open(setup, chairs, "anna") for _ in range(20)]
        of_ben = server.tables.open(setup, chairs, "ben")
        for table in of_anna:
            server.browser().view(table)
        wait_for(lambda: len(set(thought)) == 20, "the machines do not begin")
        server.browser().view(of_ben)
        ben = of_ben
        wait_for(lambda: thought.count(ben) >= 12, "Ben waits")
        ben = ""
        order = thought[thought.index(of_ben) :]
    bens = [number for number, table in enumerate(order) if table == of_ben][2:10]
    assert {later - earlier for earlier, later in itertools.pairwise(bens)} == {2}
    assert set(together) == {1}  # the one worker
    between = [table for table in order[bens[0] : bens[-1]] if table != of_ben]
    assert len(set(between)) == len(between)  # her tables take turns, too


def asked_at(server: Serving, table: str) -> int:
    with server.tables.at(table) as live:
        return live.table.asked


def answers_of_machines(server: Serving, table: str) -> int:
    """Return how many answers of seats the log holds; those of chance come at once."""
    with server.tables.at(table) as live:
        return sum(line.whose >= 0 for line in live.table.observe(NOBODY).log)


def test_after_a_worker_died_another_does_its_job(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "greedy")
    wait_for(lambda: anna.view(table).mode == "ask", "nobody is asked")
    pool = server.app.state.machines._pool
    assert pool is not None
    for pid in list(pool._processes):
        os.kill(pid, signal.SIGKILL)
    finish_turn(anna, table)
    wait_for(lambda: anna.view(table).mode in ("ask", "over"), "nobody took the job over")
    assert server.app.state.machines._pool is not pool


def test_workers_have_ended_when_the_server_has(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they share with it is cleared away by then, so nobody complains of it in the log."""
    monkeypatch.setattr(machines, "ENDING", WAIT)
    with serving(config) as server:
        anna = server.browser()
        table = anna.open("you", "random")
        wait_for(lambda: anna.view(table).mode == "ask", "nobody is asked")
        finish_turn(anna, table)
        wait_for(lambda: anna.view(table).mode in ("ask", "over"), "the machine does not answer")
        pool = server.app.state.machines._pool
        assert pool is not None
        workers = list(pool._processes.values())
    assert [worker.exitcode for worker in workers] == [0]


def test_a_game_of_machines_goes_on_after_a_restart(config: Config) -> None:
    with serving(replace(config, pause=0.02)) as server:
        anna = server.browser()
        table = anna.open("random", "random")
        wait_for(lambda: anna.view(table).length > 10, "the machines do not begin")
    with serving(config) as again:
        watcher = again.browser()
        assert watcher.view(table).length > 10
        with watcher.watching(table):
            wait_for_the_end(again, table)
        assert watcher.view(table).mode == "over"


def test_a_job_holds_no_seed_and_no_log(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "greedy")
    job = job_of(server.tables, anna, table)
    stored = server.tables.store.table(table)
    assert stored is not None
    assert stored.seed not in repr(job)
    assert str(int(stored.seed, 16)) not in repr(job)


def job_of(tables: Tables, browser: Browser, table: str) -> Job:
    """Return a job as the machine's seat would get it, taken before the machine can answer."""
    moved = tables.moved
    tables.moved = lambda _table_id: None
    try:
        finish_turn(browser, table)
        job = tables.next_job(table)
    finally:
        tables.moved = moved
    assert job is not None
    return job


def test_the_same_job_has_the_same_answer_in_any_process(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "random", start="0")
    job = job_of(server.tables, anna, table)
    here = think(job)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(think, (job,)) == here
    server.tables.machine_move(job, here)
    assert server.tables.store.entries(table)[job.version] == f"1 {here}"


def test_an_answer_to_an_older_version_is_dropped(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "random", start="0")
    job = job_of(server.tables, anna, table)
    words = think(job)
    server.tables.machine_move(job, words)
    version = server.tables.store.version(table)
    server.tables.machine_move(job, words)
    assert (server.tables.store.version(table) or 0) >= (version or 0) > 0
    assert server.tables.store.entries(table).count(f"1 {words}") >= 1


def test_seeds_of_answers_differ_and_come_back() -> None:
    seeds = {job_seed(SEED, seat, version) for seat in range(4) for version in range(100)}
    assert len(seeds) == 400
    assert job_seed(SEED, 1, 5) == job_seed(SEED, 1, 5)
    assert all(str(seed) not in SEED for seed in seeds)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
def test_no_worker_outlives_a_server_that_was_killed(config: Config) -> None:
    with process(config) as server:
        anna = Browser(server.address)
        table = anna.open("you", "random", start="1")
        wait_for(lambda: anna.view(table).mode == "ask", "the machine does not answer")
        assert server.running is not None
        children = descendants(server.running.pid)
        assert children
        server.kill()
        anna.close()
        wait_for(lambda: not any(is_alive(pid) for pid in children), "workers live on")


def descendants(pid: int) -> list[int]:
    """Return the processes below a process."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text(encoding="ascii").split()):
            found += [child, *descendants(child)]
    return found


def is_alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
