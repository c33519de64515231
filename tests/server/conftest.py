"""Stores and servers for these tests."""

from __future__ import annotations

import io
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import psycopg
import pytest
import structlog

from boardwright.server.config import ALLOWANCES, Config
from boardwright.server.connections import Parser
from boardwright.server.database import Database
from boardwright.server.run import Loop, quiet_logging
from boardwright.server.store import Store
from tests.server.serving import Serving, serving

UNHURRIED: dict[str, Any] = dict.fromkeys(ALLOWANCES, 100_000)  # tests play faster than people
POSTGRES = f"postgresql://{os.environ.get('PGUSER', 'postgres')}@127.0.0.1"

STACKS: list[tuple[Loop, Parser]] = [("asyncio", "h11"), ("uvloop", "auto")]


def quick(folder: Path) -> Config:
    """Return settings that make nobody wait, with the tables in a folder."""
    return Config(
        database=f"sqlite:///{folder / 'tables.sqlite3'}", pause=0, patience=0.2, heartbeat=0.3, **UNHURRIED
    )


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Settings of a quick server with its tables in a file."""
    return quick(tmp_path)


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = f"boardwright_test_{token_hex(6)}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield f"{POSTGRES}/{name}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def each_config(request: pytest.FixtureRequest, config: Config) -> Config:
    """The same settings with either database."""
    if request.param == "sqlite":
        return config
    return Config(
        database=request.getfixturevalue("postgres"), pause=0, patience=2, heartbeat=0.3, **UNHURRIED
    )


@pytest.fixture
def database(each_config: Config) -> Iterator[Database]:
    """A database that is up to date."""
    made = Database(each_config)
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def store(database: Database) -> Store:
    """A store without tables."""
    return Store(database)


class Log:
    """What a server in this process writes to stderr."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def lines(self) -> list[dict[str, object]]:
        """Return the lines that are there, each a JSON object."""
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def events(self) -> list[object]:
        """Return what happened, by its lines."""
        return [line["event"] for line in self.lines()]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """The log of the server, as `serve` sets it up."""
    made = Log()
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr("sys.stderr", made.stream)
    quiet_logging()
    yield made
    structlog.reset_defaults()
    logging.captureWarnings(capture=False)


@pytest.fixture(params=STACKS, ids=["plain", "quick"])
def stack(request: pytest.FixtureRequest) -> tuple[Loop, Parser]:
    """What everybody gets, and the quicker packages of the extra."""
    if request.param[0] == "uvloop":
        pytest.importorskip("uvloop")
        pytest.importorskip("httptools")
    chosen: tuple[Loop, Parser] = request.param
    return chosen


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server, shared by the tests of a module: each has viewers and tables of its own."""
    with serving(quick(tmp_path_factory.mktemp("server"))) as made:
        yield made
