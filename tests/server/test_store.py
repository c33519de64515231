"""The store: all rows of an answer or none, once, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, insert, text

from boardwright.server import schema
from boardwright.server.config import Config, ConfigError
from boardwright.server.database import Database, StoreUnavailable
from boardwright.server.kept_tables import Lists
from boardwright.server.store import AlreadyAnswered, Chair, Conflict, Progress, Store, StoredTable

GOING_ON = Progress(over=False, summary={"scores": [1, 2], "asked": 0})


def a_table(table_id: str = "table-one", owner: str = "anna") -> StoredTable:
    return StoredTable(
        id=table_id,
        game="attandarra",
        chairs=[Chair("Anna", "human", owner), Chair("Greedy", "greedy")],
        seed="5eed",
        owner=owner,
        options={"history": "on"},
        fingerprint="9f31c2aa",
        rulings=1,
        cover=True,
    )


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    store.create(a_table(), ["* fill-display clay"], "anna")
    table = store.table("table-one")
    assert table is not None
    assert list(table.chairs) == [Chair("Anna", "human", "anna"), Chair("Greedy", "greedy")]
    assert (table.game, table.seed, table.options, table.cover) == (
        "attandarra",
        "5eed",
        {"history": "on"},
        True,
    )
    assert (table.fingerprint, table.rulings, table.over) == ("9f31c2aa", 1, False)
    assert store.entries("table-one") == ["* fill-display clay"]
    assert store.version("table-one") == 1


def test_what_is_not_there_is_none(store: Store) -> None:
    assert store.table("nothing") is None
    assert store.version("nothing") is None
    assert store.entries("nothing") == []
    assert Lists(store.database).listed("nobody") == []
    assert store.tables(["nothing"]) == []
    assert Lists(store.database).players_of("nobody") == {}
    assert Lists(store.database).name_of("nobody") == ""


def test_entries_keep_their_order(store: Store) -> None:
    store.create(a_table(), [], "anna")
    for version in range(12):
        store.append("table-one", version, [f"0 line {version}"], GOING_ON)
    assert store.entries("table-one") == [f"0 line {version}" for version in range(12)]


def test_an_answer_with_the_same_id_is_taken_once(store: Store) -> None:
    store.create(a_table(), [], "anna")
    store.append("table-one", 0, ["0 buy wood", "* draw"], GOING_ON, "answer-1", "anna")
    with pytest.raises(AlreadyAnswered):
        store.append("table-one", 2, ["0 buy wood"], GOING_ON, "answer-1", "anna")
    assert store.answered_with("table-one", "answer-1") == "0 buy wood"
    assert store.answered_with("table-one", "answer-2") is None
    assert store.entries("table-one") == ["0 buy wood", "* draw"]


def test_the_same_id_at_another_table_is_another_answer(store: Store) -> None:
    for table_id in ("table-one", "table-two"):
        store.create(a_table(table_id), [], "anna")
        store.append(table_id, 0, ["0 buy wood"], GOING_ON, "answer-1", "anna")
    assert store.version("table-two") == 1


def test_of_two_writers_of_one_version_one_is_refused_with_nothing_of_it_kept(store: Store) -> None:
    store.create(a_table(), [], "anna")
    store.append("table-one", 0, ["0 buy wood"], GOING_ON, "answer-1")
    with pytest.raises(Conflict):
        store.append("table-one", 0, ["0 buy clay", "* draw", "* draw"], GOING_ON, "answer-2")
    assert store.entries("table-one") == ["0 buy wood"]
    assert store.answered_with("table-one", "answer-2") is None


def test_many_writers_at_once_leave_a_log_without_gaps_or_doubles(store: Store) -> None:
    store.create(a_table(), [], "anna")
    written: list[str] = []

    def write(writer: int) -> None:
        for number in range(8):
            body = f"0 {writer} {number}"
            for _ in range(200):
                try:
                    store.append("table-one", store.version("table-one") or 0, [body], GOING_ON)
                except (Conflict, StoreUnavailable):
                    continue
                written.append(body)
                break

    threads = [threading.Thread(target=write, args=(writer,)) for writer in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(written) == 32
    assert sorted(store.entries("table-one")) == sorted(written)
    assert store.version("table-one") == 32


def test_tables_of_a_viewer_are_those_they_own_or_play_at_the_latest_first(store: Store) -> None:
    store.create(a_table("table-one"), [], "anna")
    store.create(a_table("table-two", "ben"), [], "ben")
    guest = a_table("table-three", "ben")
    store.create(
        StoredTable(
            **(vars(guest) | {"chairs": [Chair("Anna", "human", "anna"), Chair("Ben", "human", "ben")]})
        ),
        [],
        "ben",
    )
    with store.database.writing() as connection:
        for number, table_id in enumerate(("table-one", "table-two", "table-three")):
            connection.execute(
                schema.tables.update().where(schema.tables.c.id == table_id).values(updated=number)
            )
    assert [table.id for table in Lists(store.database).listed("anna")] == ["table-three", "table-one"]
    assert [table.id for table in Lists(store.database).listed("ben")] == ["table-three", "table-two"]
    assert [table.id for table in store.tables(["table-two", "gone", "table-three"])] == [
        "table-two",
        "table-three",
    ]


def test_a_table_that_is_handed_over_is_no_longer_the_givers(store: Store) -> None:
    store.create(a_table(), [], "anna")
    store.hand_over("table-one", "anna", "ben")
    assert Lists(store.database).listed("anna") == []
    [table] = store.tables([one.id for one in Lists(store.database).listed("ben")])
    assert [chair.owner for chair in table.chairs] == ["ben", None]


def test_a_secret_is_made_once_and_shared(store: Store) -> None:
    secret = store.secret("cookies")
    assert len(secret) >= 64
    assert store.secret("cookies") == secret
    assert store.secret("other") != secret


def test_the_end_of_a_game_is_kept_with_its_last_answer(store: Store) -> None:
    store.create(a_table(), [], "anna")
    store.append("table-one", 0, ["0 finish"], Progress(over=True, summary={"scores": [9, 7]}))
    table = store.table("table-one")
    assert table is not None
    assert table.over
    assert table.summary == {"scores": [9, 7]}


def test_migrations_lead_to_the_schema_that_statements_are_written_for(database: Database) -> None:
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


def test_migrating_twice_changes_nothing(database: Database, store: Store) -> None:
    store.create(a_table(), ["* draw"], "anna")
    database.migrate()
    assert store.version("table-one") == 1


def test_a_store_without_a_column_is_refused_before_anything_is_served(database: Database) -> None:
    database.migrate()
    with database.writing() as connection:
        connection.execute(text("ALTER TABLE tables DROP COLUMN rulings"))
    with pytest.raises(ConfigError) as caught:
        database.migrate()
    assert str(caught.value) == (
        "The table tables of the store lacks rulings: it was made by an unfinished boardwright or changed by"
        " hand; put a copy back, or name another store."
    )


def test_a_store_of_a_newer_version_is_named_as_such(database: Database) -> None:
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ConfigError, match=r"made by a newer boardwright; update boardwright"):
        database.migrate()


def test_a_locked_database_is_one_sentence_and_nothing_is_written(config: Config) -> None:
    database = Database(config)
    database.migrate()
    store = Store(database)
    store.create(a_table(), [], "anna")
    other = sqlite3.connect(config.url().database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match=r"busy, so nothing was changed; try again in a moment\.$"):
        store.append("table-one", 0, ["0 buy wood"], GOING_ON, "answer-1")
    assert store.version("table-one") == 0  # readers are not held up
    other.execute("ROLLBACK")
    other.close()
    store.append("table-one", 0, ["0 buy wood"], GOING_ON, "answer-1")
    assert store.version("table-one") == 1
    database.close()


def test_a_full_disk_is_one_sentence_and_nothing_is_half_written(config: Config) -> None:
    database = Database(config)
    database.migrate()
    store = Store(database)
    store.create(a_table(), [], "anna")
    fill_up(database)
    large = ["0 " + "x" * 2000] * 40
    with pytest.raises(StoreUnavailable, match=r"^The disk with the tables is full, so nothing was changed"):
        store.append("table-one", 0, large, GOING_ON, "answer-1")
    assert store.version("table-one") == 0
    assert store.answered_with("table-one", "answer-1") is None
    database.close()


def fill_up(database: Database) -> None:
    """Let the database file grow no further, as on a full disk."""
    database.engine.dispose()

    @event.listens_for(database.engine, "connect")
    def allow_no_growth(connection: sqlite3.Connection, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such rights")
def test_a_new_store_is_for_the_eyes_of_its_owner_only(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        database = Database(Config(database=f"sqlite:///{tmp_path / 'new.sqlite3'}"))
        database.migrate()
        store = Store(database)
        store.secret("cookies")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(mask)
    assert {"new.sqlite3", "new.sqlite3-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    database = Database(Config(database=f"sqlite:///{tmp_path / 'file' / 'tables.sqlite3'}"))
    with pytest.raises(StoreUnavailable, match=r"cannot be made .*; name another database\.$"):
        database.migrate()


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    database = Database(Config(database="postgresql://nobody@127.0.0.1:9/none", patience=1))
    with pytest.raises(StoreUnavailable, match=r"cannot be reached, so nothing was changed"):
        database.migrate()


def test_durability_full_is_what_sqlite_is_told(config: Config) -> None:
    settings = Config(database=config.database, durability="full")
    for made, wanted in ((config, 1), (settings, 2)):
        database = Database(made)
        with database.reading() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == wanted
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        database.close()


def test_of_two_who_claim_a_table_one_gets_it(store: Store) -> None:
    store.create(a_table(), [], "anna")
    assert store.hand_over("table-one", "anna", "ben")
    assert not store.hand_over("table-one", "anna", "cleo")
    assert Lists(store.database).listed("cleo") == []


@pytest.mark.parametrize("kept", ["{nonsense", "[]", "7", ""])
def test_a_snapshot_that_cannot_be_read_is_none(store: Store, kept: str) -> None:
    store.create(a_table(), [], "anna")
    with store.database.writing() as connection:
        connection.execute(insert(schema.snapshots).values(table_id="table-one", body=kept))
    assert store.snapshot("table-one") is None


@pytest.mark.parametrize("gone", ["moved", "replaced"])
def test_what_is_written_to_a_file_that_is_gone_is_refused_until_it_is_back(
    config: Config, tmp_path: Path, gone: str
) -> None:
    database = Database(config)
    database.migrate()
    store = Store(database)
    store.create(a_table(), [], "anna")
    assert database.file is not None
    aside = tmp_path / "aside"
    database.file.rename(aside)
    if gone == "replaced":
        database.file.write_bytes(b"something else")
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match="moved or replaced, so nothing was changed; put it"):
            store.append("table-one", 0, ["0 finish"], Progress(over=False, summary={}))
        with pytest.raises(StoreUnavailable, match="was moved or replaced"):
            store.entries("table-one")
    aside.replace(database.file)
    assert store.entries("table-one") == []
    store.append("table-one", 0, ["0 finish"], Progress(over=False, summary={}))
    database.close()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a letter to nobody" * 100, "is no SQLite database; put a copy of the right one back"),
        (b"SQLite format 3\0" + b"\0" * 2000, "is no SQLite database"),
    ],
)
def test_a_file_that_is_no_database_is_one_sentence(config: Config, content: bytes, sentence: str) -> None:
    database = Database(config)
    assert database.file is not None
    database.file.write_bytes(content)
    with pytest.raises(StoreUnavailable, match=sentence):
        database.migrate()
    database.close()
    assert database.file.read_bytes() == content


def test_somebody_elses_database_is_one_sentence(config: Config) -> None:
    database = Database(config)
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE tables (chairs INTEGER)"))
    with pytest.raises(StoreUnavailable, match="is not one of boardwright's; name another"):
        database.migrate()
    database.close()
