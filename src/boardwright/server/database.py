"""A connection to SQLite or PostgreSQL on which the same statements mean the same."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, inspect, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, PendingRollbackError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from boardwright.faces.telling.wording import later
from boardwright.server import schema
from boardwright.server.config import Config, ConfigError
from boardwright.server.deadline import left

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADVISORY_LOCK: Final = 7_225_091  # any number; held while a PostgreSQL store is migrated
ROOM: Final = 64 * 1024  # bytes: the pages that an answer changes, in the file and in its log

BUSY: Final = later("The store of tables is busy, so nothing was changed; try again in a moment.")
READ_ONLY: Final = later("The store of tables can only be read, so nothing was changed; allow writing to it.")
FULL: Final = later(
    "The disk with the tables is full, so nothing was changed; free some space and try again."
)
CLOSED: Final = later(
    "The store of tables cannot be opened; check that its folder exists and can be written."
)
NO_STORE: Final = later(
    "The store of tables is no SQLite database; put a copy of the right one back or name another."
)
DAMAGED: Final = later("The store of tables is damaged, so nothing was changed; put a copy of it back.")
FOREIGN: Final = later("The database is not one of boardwright's; name another for the tables.")
GONE: Final = later("The store of tables cannot be reached, so nothing was changed; try again in a moment.")
REPLACED: Final = later(
    "The file with the tables was moved or replaced, so nothing was changed;"
    " put it back, or start the server anew."
)

SQLITE: Final = (  # words in what SQLite says -> what people understand
    (("full", "no space"), FULL),
    (("locked", "busy"), BUSY),
    (("readonly", "read-only"), READ_ONLY),
    (("unable to open",), CLOSED),
    (("not a database",), NO_STORE),
    (("malformed",), DAMAGED),
    (("no such table", "no such column", "has no column", "already exists"), FOREIGN),
)
POSTGRESQL: Final = (  # the beginning of a code, since PostgreSQL speaks the language of its host
    (("25006", "42501"), READ_ONLY),  # read-only by setting or as a standby, by the role's rights
    (("53100",), FULL),
    (("40", "53", "55P03", "57014", "25P"), BUSY),  # deadlocks, too many connections, locks, time-outs
    (("XX001", "XX002"), DAMAGED),
    (("42", "0A"), FOREIGN),
)


class StoreUnavailable(Exception):
    """The store cannot be reached, is locked or is full. Its text is one sentence with the remedy."""


class Database:
    """Reads and writes in transactions; every failure of the machinery is a StoreUnavailable."""

    def __init__(self, config: Config) -> None:
        """Prepare to connect; nothing is opened yet. Raises ConfigError."""
        url = config.url()
        self.sqlite = url.get_backend_name() == "sqlite"
        if self.sqlite:
            settings = {"timeout": config.patience, "isolation_level": None}
            self.engine = create_engine(
                url, connect_args=settings, pool_size=16, max_overflow=48, hide_parameters=True
            )  # one for every thread there may be
            _prepare_sqlite(self.engine, config)
            self.file: Path | None = Path(str(url.database))
        else:
            self.engine = create_engine(
                url,
                connect_args=_patient(url, config.patience),
                pool_pre_ping=True,
                pool_timeout=config.patience,
                hide_parameters=True,
            )
            _drop_what_only_reads(self.engine)
            self.file = None
        self.patience = config.patience
        self._opened: tuple[int, int] | None = None  # device and number of the file that is in use

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Yield a connection that takes no lock. Raises StoreUnavailable."""
        self._check_file()
        with self._failing_clearly(), self.engine.connect() as connection:
            yield connection.execution_options(isolation_level="AUTOCOMMIT")

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Yield a connection whose transaction is committed at the end, or not at all.

        Raises StoreUnavailable; sqlalchemy.exc.IntegrityError passes through.
        """
        self._check_file()
        with self._failing_clearly(), self.engine.begin() as connection:
            yield connection

    def migrate(self) -> None:
        """Bring the store to today's form.

        Raises StoreUnavailable, and ConfigError for a store of a newer or a strange form.
        """
        if self.file is not None:
            self._make_folder(self.file.parent)
            self._make_private(self.file)
        with self._failing_clearly():
            if self._revision() != schema.HEAD:
                with self.engine.begin() as connection:
                    if not self.sqlite:
                        # Changing a large store takes its time, and another server may be at it.
                        for limit in ("statement_timeout", "lock_timeout"):
                            connection.execute(text(f"SET LOCAL {limit} = 0"))
                        connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
                    _upgrade(connection)
            self._check_columns()
        self._check_file()

    def check_space(self) -> None:
        """Raise StoreUnavailable if the disk of our file has no room for one more answer."""
        with suppress(OSError):  # SQLite says better what is wrong with the folder
            if self.file is not None and shutil.disk_usage(self.file.parent).free < ROOM:
                raise StoreUnavailable(FULL)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    def _revision(self) -> str | None:
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()

    def _check_columns(self) -> None:
        """Raise ConfigError if the store says that it has today's form and has not."""
        found = inspect(self.engine)
        for table in schema.metadata.sorted_tables:
            columns = found.get_columns(table.name) if found.has_table(table.name) else []
            lacking = sorted(set(table.columns.keys()) - {column["name"] for column in columns})
            if lacking:
                raise ConfigError(
                    f"The table {table.name} of the store lacks {', '.join(lacking)}: it was made by an"
                    " unfinished boardwright or changed by hand; put a copy back, or name another store."
                )

    def _check_file(self) -> None:
        """Raise StoreUnavailable if another file lies where ours did, or none.

        Open connections would go on writing to the old one, and whatever is written there is lost.
        """
        if self.file is None:
            return
        try:
            status = self.file.stat()
            found = status.st_dev, status.st_ino
        except OSError:
            found = None
        if self._opened is None:
            self._opened = found
        elif found != self._opened:
            raise StoreUnavailable(REPLACED)

    @staticmethod
    def _make_folder(folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnavailable(
                f"The folder {folder} cannot be made for the tables ({error.strerror});"
                " name another database."
            ) from None

    @staticmethod
    def _make_private(file: Path) -> None:
        """Make a new file that only its owner reads: it will hold seeds. SQLite copies its mode."""
        with suppress(OSError):  # it is there already, or SQLite says better why it cannot be
            file.touch(mode=0o600, exist_ok=False)

    @contextmanager
    def _failing_clearly(self) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, DataError):  # it works, and what it was given does not fit
            raise
        except (DBAPIError, PendingRollbackError, PoolTimeout) as error:
            raise StoreUnavailable(_sentence(error)) from error


def _patient(url: URL, patience: float) -> dict[str, object]:
    """Return what tells PostgreSQL and the network to wait so long and no longer."""
    wait = max(1, round(patience * 1000))  # milliseconds; 0 would be for ever
    given = url.query.get("options", "")
    options = [
        *([given] if isinstance(given, str) else given),
        f"-c lock_timeout={wait}",
        f"-c statement_timeout={2 * wait + 1000}",  # the lock and the work
    ]
    return {
        "connect_timeout": max(1, round(patience)),
        "tcp_user_timeout": wait,
        "options": " ".join(option for option in options if option),
    }


def _drop_what_only_reads(engine: Engine) -> None:
    @event.listens_for(engine, "handle_error")
    def drop(context: ExceptionContext) -> None:
        # Whether one may write is settled when a connection is made, so all of them are made anew.
        if getattr(context.original_exception, "sqlstate", None) == "25006":
            context.is_disconnect = True


def _prepare_sqlite(engine: Engine, config: Config) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={config.durability.upper()}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        wait = round(left(config.patience) * 1000)
        connection.exec_driver_sql(f"PRAGMA busy_timeout={wait}")
        # A reader must take no lock; a writer takes its lock at once, or two could wait for each other.
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection) -> None:
    from alembic import command  # only when there is something to migrate: it takes 0.1 s to import
    from alembic.config import Config as AlembicConfig
    from alembic.util import CommandError

    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, schema.HEAD)
    except CommandError:
        raise ConfigError(
            "The store was made by a newer boardwright; update boardwright or name another database."
        ) from None


def _state(error: Exception) -> str:
    """Return the code that PostgreSQL gives to an error; empty for others, and where it is not reached."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _sentence(error: Exception) -> str:
    if isinstance(error, PoolTimeout):
        return BUSY
    if isinstance(getattr(error, "orig", None), sqlite3.Error):
        detail = str(getattr(error, "orig", error)).lower()
        found = (sentence for words, sentence in SQLITE if any(word in detail for word in words))
    else:
        found = (sentence for states, sentence in POSTGRESQL if _state(error).startswith(states))
    return next(found, GONE)
