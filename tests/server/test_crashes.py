"""Whatever kills the server, no acknowledged answer is lost and none is done twice."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import httpx
import pytest

from boardwright.server.config import Config
from boardwright.server.moves import Move
from boardwright.server.store import AlreadyAnswered, Conflict
from boardwright.table.table import Refused
from tests.server.serving import Browser, Seen, process, serving

KILLS = 4


@pytest.mark.slow
def test_a_server_killed_between_answers_has_lost_none(each_config: Config) -> None:
    with process(each_config) as server:
        anna = Browser(server.address)
        table = anna.open("you", "same")
        acknowledged = anna.view(table)
        for kill in range(KILLS):
            for _ in range(3):
                seen = anna.view(table)
                kind, words = (
                    ("confirm", None) if seen.mode == "confirm" else ("answers", seen.words[kill % 3])
                )
                response = anna.move(table, kind, words=words, version=seen.version)
                assert response.status_code == 200
                acknowledged = Seen(response.text)
            server.kill()
            with pytest.raises(httpx.TransportError):
                anna.client.get("/healthz")
            server.start()
            after = anna.view(table)
            assert (after.version, after.mode, after.words) == (
                acknowledged.version,
                acknowledged.mode,
                acknowledged.words,
            )
        anna.close()


@pytest.mark.slow
def test_an_answer_sent_again_after_a_crash_is_done_once(config: Config) -> None:
    with process(config) as server:
        anna = Browser(server.address)
        table = anna.open("you", "same")
        seen = anna.view(table)
        fields = {"id": "sent-before-the-crash", "version": seen.version, "words": seen.words[0]}
        first = Seen(anna.form(f"/table/{table}/answers", fields).text)
        server.kill()
        server.start()
        again = anna.form(f"/table/{table}/answers", fields)
        assert again.status_code == 200
        assert Seen(again.text).version == first.version
        anna.close()


def test_two_servers_of_one_store_take_each_version_once(each_config: Config) -> None:
    with serving(each_config) as one, serving(each_config) as other:
        anna = one.browser()
        table = anna.open("you", "same")
        there = other.browser()
        there.client.cookies, there.token = anna.client.cookies, anna.token
        seen = there.view(table)
        assert anna.move(table, words=seen.words[0], version=seen.version).status_code == 200
        late = there.move(table, words=seen.words[1], version=seen.version)
        assert late.status_code == 409
        assert Seen(late.text).version == seen.version + 1
        assert there.view(table).version == anna.view(table).version


def test_of_two_servers_that_write_at_the_same_moment_one_is_refused(config: Config) -> None:
    with serving(config) as server:
        anna = server.browser()
        table = anna.open("you", "same")
        seen = anna.view(table)
        tables = server.tables
        stored = tables.store.table(table)
        assert stored is not None
        honest = tables.store.append

        def someone_is_quicker(*given: object, **named: object) -> None:
            tables.store.append = honest  # type: ignore[method-assign]
            raise Conflict

        tables.store.append = someone_is_quicker  # type: ignore[method-assign]
        with pytest.raises(Refused) as refused:
            tables.move(table, stored.owner, Move("answer", seen.version, "answer-id", words=seen.words[0]))
        assert refused.value.kind == "stale"
        assert anna.view(table).version == seen.version  # read again from the store

        def it_was_done_already(*given: object, **named: object) -> None:
            tables.store.append = honest  # type: ignore[method-assign]
            raise AlreadyAnswered

        tables.store.append = it_was_done_already  # type: ignore[method-assign]
        tables.move(table, stored.owner, Move("answer", seen.version, "answer-id", words=seen.words[0]))
        assert anna.view(table).version == seen.version


def test_while_the_database_is_locked_nothing_changes_and_then_play_goes_on(config: Config) -> None:
    with serving(replace(config, patience=0.1)) as server:
        anna = server.browser()
        table = anna.open("you", "same")
        seen = anna.view(table)
        other = sqlite3.connect(config.url().database or "", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = anna.move(table, words=seen.words[0], version=seen.version)
        assert refused.status_code == 503
        assert "busy, so nothing was changed; try again in a moment." in refused.text
        assert refused.headers["retry-after"] == "2"
        assert anna.view(table).version == seen.version
        other.execute("ROLLBACK")
        other.close()
        assert anna.move(table, words=seen.words[0], version=seen.version).status_code == 200
        assert server.tables.store.version(table) == seen.version + 1


def test_on_a_full_disk_nothing_changes_and_reading_goes_on(config: Config) -> None:
    with serving(config) as server:
        anna = server.browser()
        table = anna.open("you", "same")
        seen = anna.view(table)
        honest = server.tables.store.append

        def disk_full(*given: object, **named: object) -> None:
            with server.tables.store.database.writing() as connection:
                raise_full(connection)

        server.tables.store.append = disk_full  # type: ignore[method-assign]
        refused = anna.move(table, words=seen.words[0], version=seen.version)
        assert refused.status_code == 503
        assert "The disk with the tables is full, so nothing was changed; free some space" in refused.text
        server.tables.store.append = honest  # type: ignore[method-assign]
        again = anna.view(table)
        assert (again.version, again.words) == (seen.version, seen.words)


def raise_full(connection: object) -> None:
    from sqlalchemy.exc import OperationalError

    raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_server_stops_in_good_order(config: Config) -> None:
    with process(config) as server:
        anna = Browser(server.address)
        table = anna.open("you", "random")
        with anna.client.stream("GET", f"/events?table={table}") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert server.stop() in (0, -15)
            list(lines)
        anna.close()
