"""A store that is busy, locked or read-only holds nobody up for long, and no page that only reads."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, PendingRollbackError

from boardwright.server import database as sentences
from boardwright.server.config import Config
from boardwright.server.database import ROOM, Database, StoreUnavailable
from boardwright.server.deadline import left, within
from boardwright.server.lanes import QUEUE, WRITERS, Lane, Probe
from boardwright.server.store import Store
from tests.server.conftest import POSTGRES
from tests.server.serving import WAIT, Browser, Serving, serving
from tests.server.test_machines import wait_for

MANY: Final = WRITERS + QUEUE + 20


async def all_at_once(anna: Browser, table: str, version: int, words: str, many: int) -> list[httpx.Response]:
    """Send the same answer under many ids, all before the first is answered."""
    form = {"csrf": anna.token, "version": version, "words": words}
    headers = {"Origin": anna.address, "X-Wants": "fragment"}
    address = f"/table/{table}/answers"
    async with httpx.AsyncClient(
        base_url=anna.address, cookies=anna.client.cookies, timeout=2 * WAIT, limits=httpx.Limits()
    ) as client:
        return await asyncio.gather(
            *(
                client.post(address, headers=headers, data=form | {"id": f"at-once-{number}"})
                for number in range(many)
            )
        )


def test_writers_that_wait_for_a_locked_store_hold_up_nobody_else(config: Config) -> None:
    with serving(replace(config, patience=WAIT)) as server:
        anna = server.browser()
        table = anna.open("you", "same")
        seen = anna.view(table)
        other = sqlite3.connect(config.url().database or "", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        async def meanwhile() -> tuple[list[int], list[httpx.Response]]:
            sending = asyncio.create_task(all_at_once(anna, table, seen.version, seen.words[0], MANY))
            await asyncio.to_thread(
                wait_for, lambda: server.app.state.writers.waiting == QUEUE, "the queue is not full"
            )
            async with httpx.AsyncClient(base_url=anna.address, timeout=WAIT) as client:
                pages = [await client.get(page) for page in ("/", "/healthz", "/rules/baghdad", "/readyz")]
            assert server.app.state.writers.waiting == QUEUE  # all that were answered did not wait for these
            assert not sending.done()
            other.execute("ROLLBACK")
            return [page.status_code for page in pages], await sending

        pages, answers = asyncio.run(meanwhile())
        other.close()
        assert pages == [200, 200, 200, 503]
        assert Counter(answer.status_code for answer in answers) == {
            200: 1,
            409: QUEUE,  # one writes, so many wait for the table
            503: MANY - QUEUE - 1,
        }
        assert {answer.headers.get("retry-after") for answer in answers if answer.status_code == 503} == {"2"}
        assert server.tables.store.version(table) == seen.version + 1
        assert anna.client.get("/readyz").status_code == 200


def test_many_who_wait_for_one_table_give_up_together_and_not_one_after_the_other(config: Config) -> None:
    patience, many = 1.0, 30
    with serving(replace(config, patience=patience)) as server:
        anna = server.browser()
        table = anna.open("you", "same")
        seen = anna.view(table)
        other = sqlite3.connect(config.url().database or "", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        answers = asyncio.run(all_at_once(anna, table, seen.version, seen.words[0], many))
        took = time.monotonic() - began
        other.execute("ROLLBACK")
        other.close()
        assert {answer.status_code for answer in answers} == {503}
        assert took < many * patience / 2
        assert anna.move(table, words=seen.words[0], version=seen.version).status_code == 200


def test_the_list_of_tables_waits_for_none_that_is_held(config: Config) -> None:
    with serving(config) as server:
        anna = server.browser()
        held, free = anna.open("you", "same"), anna.open("you", "same")
        question = re.compile(r'<p>([^<]+)</p><small class="?moved')
        assert len(question.findall(anna.home().text)) == 2
        with server.tables.at(held):  # as an answer holds it while the store is busy
            page = anna.home().text
        assert all(table in page for table in (held, free))
        assert len(question.findall(page)) == 1


def test_the_lane_is_open_again_whatever_happened_in_it() -> None:
    async def run() -> list[object]:
        lane = Lane(threads=1, queue=1, patience=WAIT)
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold() -> str:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
            return "held"

        holding = asyncio.create_task(lane.run(hold))
        await asyncio.sleep(0)
        queued = asyncio.create_task(lane.run(int, "nonsense"))
        await asyncio.sleep(0)
        assert lane.waiting == 1
        with pytest.raises(StoreUnavailable, match="busy"):
            await lane.run(int, "3")
        gate.set()
        found = await asyncio.gather(holding, queued, return_exceptions=True)
        return [*map(type, found), await lane.run(int, "7"), lane.waiting]

    assert asyncio.run(run()) == [str, ValueError, 7, 0]


def test_who_waits_in_the_queue_longer_than_the_patience_hears_that_it_is_busy() -> None:
    async def run() -> None:
        lane = Lane(threads=1, queue=5, patience=0.05)
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()
        holding = asyncio.create_task(
            lane.run(lambda: asyncio.run_coroutine_threadsafe(gate.wait(), loop).result())
        )
        await asyncio.sleep(0)
        with pytest.raises(StoreUnavailable, match="busy"):
            await lane.run(int, "3")
        assert lane.waiting == 0
        gate.set()
        assert await holding

    asyncio.run(run())


def test_what_is_left_to_wait_never_grows() -> None:
    assert left(3) == 3
    with within(2):
        assert 0 < left(3) <= 2
        with within(60):
            assert left(3) <= 2
        with within(0):
            assert left(3) == 0
    assert left(3) == 3


def test_readiness_is_looked_at_once_for_all_who_ask_and_told_to_them_soon() -> None:
    looked = []

    async def run() -> None:
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def check() -> None:
            looked.append(1)
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        probe = Probe(check)
        for answer in await asyncio.gather(*(probe.ask() for _ in range(50)), return_exceptions=True):
            assert isinstance(answer, StoreUnavailable)
        gate.set()
        await probe.ask()

    asyncio.run(run())
    assert len(looked) == 1


# What the drivers raise ---------------------------------------------------------------------------

STATES: Final = {  # a code of PostgreSQL -> what players read
    "25006": sentences.READ_ONLY,  # a standby, or a setting
    "42501": sentences.READ_ONLY,  # the role has no right
    "53100": sentences.FULL,
    "53300": sentences.BUSY,  # too many connections
    "55P03": sentences.BUSY,  # lock_timeout
    "57014": sentences.BUSY,  # statement_timeout
    "40P01": sentences.BUSY,  # deadlock
    "40001": sentences.BUSY,
    "57P01": sentences.GONE,  # the server is stopped
    "57P03": sentences.GONE,  # it starts
    "08006": sentences.GONE,
    "58030": sentences.GONE,  # its disk
    "XX000": sentences.GONE,
    "XX001": sentences.DAMAGED,
    "42P01": sentences.FOREIGN,
    "0A000": sentences.FOREIGN,  # a column is of another type now
}
GIVEN: Final = ("22", "23")  # classes of codes that say that what was given does not fit


def raised(error: Exception, base: type[Exception]) -> Exception:
    """Return an error of a driver as it comes to us."""
    return DBAPIError.instance("", {}, error, base)


def told(config: Config, error: Exception) -> str:
    """Return what is said where an error comes out of a statement."""
    database = Database(config)
    try:
        with pytest.raises(StoreUnavailable) as caught, database.reading():
            raise error
    finally:
        database.close()
    return str(caught.value)


@pytest.mark.parametrize("state", STATES)
def test_each_failure_of_postgresql_has_its_sentence(config: Config, state: str) -> None:
    assert told(config, raised(psycopg.errors.lookup(state)("…"), psycopg.Error)) == STATES[state]


def test_every_failure_of_the_machinery_says_that_nothing_was_changed_or_what_to_do(config: Config) -> None:
    classes = {kind for kind in vars(psycopg.errors).values() if isinstance(kind, type)}
    failures = {
        kind
        for kind in classes
        if issubclass(kind, psycopg.Error) and (getattr(kind, "sqlstate", None) or "")[:2]
    }
    assert len(failures) > 200
    for kind in failures:
        error = raised(kind("…"), psycopg.Error)
        if isinstance(error, (IntegrityError, DataError)):
            assert str(kind.sqlstate)[:2] in (*GIVEN, "02", "20", "21", "10"), kind
            continue
        assert told(config, error).startswith(("The ", "This "))


@pytest.mark.parametrize(
    "error",
    [
        raised(psycopg.OperationalError("connection refused"), psycopg.Error),
        raised(psycopg.InterfaceError("the connection is closed"), psycopg.Error),
        raised(sqlite3.OperationalError("disk I/O error"), sqlite3.Error),
        raised(sqlite3.InternalError("…"), sqlite3.Error),
        PendingRollbackError("…"),
    ],
)
def test_a_connection_that_is_lost_says_that_the_store_cannot_be_reached(
    config: Config, error: Exception
) -> None:
    assert told(config, error) == sentences.GONE


@pytest.mark.parametrize("kind", [psycopg.errors.UniqueViolation, psycopg.errors.StringDataRightTruncation])
def test_what_was_given_wrongly_is_no_failure_of_the_store(config: Config, kind: type[psycopg.Error]) -> None:
    database = Database(config)
    with pytest.raises(DBAPIError), database.reading():
        raise raised(kind("…"), psycopg.Error)
    database.close()


def test_readiness_leaves_nothing_behind(store: Store) -> None:
    for _ in range(3):
        store.check()
    with store.database.reading() as connection:
        for table in ("entries", "tables", "identities"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0  # noqa: S608


def test_readiness_is_refused_where_the_disk_is_full(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(config) as server:
        assert httpx.get(f"{server.address}/readyz").status_code == 200
        folder = Path(config.url().database or "").parent
        full = {folder: shutil.disk_usage(folder)._replace(free=ROOM - 1)}
        monkeypatch.setattr(shutil, "disk_usage", full.__getitem__)
        refused = httpx.get(f"{server.address}/readyz")
        assert (refused.status_code, refused.text) == (503, f"{sentences.FULL}\n")


def test_readiness_is_refused_where_only_reading_works(config: Config) -> None:
    Store(database := Database(config)).database.migrate()
    database.close()
    file = config.url().database or ""
    only_reading = Database(replace(config, database=f"sqlite:///file:{file}?mode=ro&uri=true"))
    only_reading.file = None
    with pytest.raises(StoreUnavailable, match="can only be read, so nothing was changed; allow writing"):
        Store(only_reading).check()
    only_reading.close()


# PostgreSQL ---------------------------------------------------------------------------------------


@pytest.fixture
def patient(postgres: str) -> Config:
    """A server that waits a second for its PostgreSQL."""
    return Config(database=postgres, pause=0, patience=1, heartbeat=0.3)


@pytest.fixture
def on_postgres(patient: Config) -> Iterator[Serving]:
    with serving(patient) as server:
        yield server


def administer(config: Config, *statements: str) -> None:
    """Do something to a test's own database from outside."""
    name = config.url().database
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.format(name=name).encode())


END_CONNECTIONS: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


@pytest.mark.postgres
def test_a_store_that_turns_read_only_is_said_and_everything_goes_on_after_it(
    patient: Config, on_postgres: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        on_postgres.app.state.hub, "is_heard", lambda _table: True
    )  # somebody watches machines
    anna = on_postgres.browser()
    table = anna.open("you", "same")
    seen = anna.view(table)
    machines = anna.open("random", "random")
    administer(patient, "ALTER DATABASE {name} SET default_transaction_read_only = on", END_CONNECTIONS)
    refused = anna.move(table, words=seen.words[0], version=seen.version)
    assert refused.status_code == 503
    assert "can only be read, so nothing was changed; allow writing to it." in refused.text
    assert refused.headers["retry-after"] == "2"
    ready = anna.client.get("/readyz")
    assert (ready.status_code, ready.text.strip()) == (503, sentences.READ_ONLY)
    assert anna.view(table).version == seen.version  # reading goes on
    store = on_postgres.tables.store
    stopped = store.version(machines) or 0
    time.sleep(1.5)  # long enough for a machine to try, and to try again
    assert store.version(machines) == stopped
    administer(patient, "ALTER DATABASE {name} RESET default_transaction_read_only")
    wait_for(lambda: anna.client.get("/readyz").status_code == 200, "it does not become ready")
    for _ in range(2):  # a connection that was made while it was read-only is found out by its first write
        answered = anna.move(table, words=seen.words[0], version=seen.version)
    assert answered.status_code in (200, 409)  # 409: the first of them was taken
    assert anna.view(table).version > seen.version
    wait_for(lambda: (store.version(machines) or 0) > stopped, "the machines do not go on by themselves")


@pytest.mark.postgres
def test_a_locked_table_holds_an_answer_no_longer_than_the_patience(
    patient: Config, on_postgres: Serving
) -> None:
    anna = on_postgres.browser()
    table = anna.open("you", "same")
    seen = anna.view(table)
    with psycopg.connect(patient.database) as other:
        other.execute("LOCK TABLE entries")
        refused = anna.move(table, words=seen.words[0], version=seen.version)  # while it is locked
        assert refused.status_code == 503
        assert sentences.BUSY in refused.text
        assert anna.client.get("/readyz").status_code == 503
        assert anna.client.get("/healthz").status_code == 200
        other.rollback()
    assert anna.move(table, words=seen.words[0], version=seen.version).status_code == 200


@pytest.mark.postgres
@pytest.mark.parametrize("given", ["", "?options=-c%20application_name%3Dtables"])
def test_every_time_limit_of_postgresql_follows_from_the_patience(postgres: str, given: str) -> None:
    database = Database(Config(database=postgres + given, patience=3))
    with database.reading() as connection:
        shown = [
            connection.execute(text(f"SHOW {name}")).scalar()
            for name in ("lock_timeout", "statement_timeout")
        ]
        name = connection.execute(text("SHOW application_name")).scalar()
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        network = driver.info.get_parameters()
    database.close()
    assert shown == ["3s", "7s"]
    assert (network["tcp_user_timeout"], network["connect_timeout"]) == ("3000", "3")
    assert name == ("tables" if given else "")


@pytest.mark.postgres
def test_a_store_that_another_server_brings_up_to_date_is_waited_for(postgres: str) -> None:
    database = Database(Config(database=postgres, patience=0.05))
    with psycopg.connect(postgres) as other, ThreadPoolExecutor(1) as threads:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (sentences.ADVISORY_LOCK,))
        migrated = threads.submit(database.migrate)
        time.sleep(0.5)  # many times the patience
        assert not migrated.done()
        other.rollback()
        migrated.result(WAIT)
    database.close()
