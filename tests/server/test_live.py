"""Live updates: every open page of a table hears of every version."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from dataclasses import replace

import httpx

from boardwright.server.config import Config
from tests.server.serving import WAIT, Browser, Serving, serving


def messages(lines: Iterator[str]) -> Iterator[dict[str, int]]:
    """Yield what each message of a stream says: the versions of tables."""
    for line in lines:
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))["at"]


def versions(lines: Iterator[str]) -> Iterator[int]:
    """Yield the versions that a stream of one table tells, each once."""
    told = -1
    for at in messages(lines):
        for version in at.values():
            if version > told:
                told = version
                yield version


def test_a_stream_begins_with_the_present_version(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    with anna.client.stream("GET", f"/events?table={table}") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["cache-control"] == "no-cache"
        assert "content-encoding" not in stream.headers
        assert next(versions(stream.iter_lines())) == anna.view(table).version


def test_two_tabs_and_a_watcher_hear_of_an_answer(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same")
    with (
        anna.client.stream("GET", f"/events?table={table}") as first,
        anna.client.stream("GET", f"/events?table={table}") as second,
        watcher.client.stream("GET", f"/events?table={table}") as third,
    ):
        told = [versions(stream.iter_lines()) for stream in (first, second, third)]
        began = {next(each) for each in told}
        assert began == {anna.view(table).version}
        answer(anna, table)
        assert {next(each) for each in told} == {anna.view(table).version}


def answer(browser: Browser, table: str) -> None:
    seen = browser.view(table)
    response = browser.move(table, words=seen.words[0], version=seen.version)
    assert response.status_code == 200


def test_a_page_can_tell_that_a_stream_lives_though_nothing_happens(server: Serving) -> None:
    """Comments of a stream are not seen by scripts: messages tell when the next one is due, and it comes."""
    anna = server.browser()
    table = anna.open("you", "same")
    known = anna.view(table).version
    with anna.client.stream("GET", f"/events?table={table}") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        data = [json.loads(line.removeprefix("data: ")) for line in (next(lines) for _ in range(7)) if line]
        assert data == [{"next": 0.3, "at": {table: known}}] * 3


def test_one_stream_tells_of_several_tables(server: Serving) -> None:
    anna = server.browser()
    first, second = anna.open("you", "same"), anna.open("you", "same")
    began = {first: anna.view(first).version, second: anna.view(second).version}
    with anna.client.stream("GET", f"/events?table={first}&table={second}&table=none-such") as stream:
        told = messages(stream.iter_lines())
        assert next(told) == began
        for table in (second, first):
            answer(anna, table)
            was, began[table] = began[table], anna.view(table).version
            assert began[table] == was + 1
            assert next(at[table] for at in told if at.get(table, was) != was) == began[table]
    crowd = anna.client.get("/events", params={"table": [f"table-{n:03}" for n in range(65)]})
    assert crowd.status_code == 400
    assert "close some of them" in crowd.text
    assert anna.client.get("/events").status_code == 404


def test_a_viewer_cannot_take_all_connections(config: Config) -> None:
    with serving(replace(config, streams=2)) as server:
        anna, ben = server.browser(), server.browser()
        table = anna.open("you", "same")
        ben.home()
        path = f"/events?table={table}"
        with anna.client.stream("GET", path) as first, anna.client.stream("GET", path) as second:
            both = first.iter_lines(), second.iter_lines()
            assert [next(lines) for lines in both] == ["retry: 1000"] * 2
            refused = anna.client.get(path)
            assert refused.status_code == 429
            assert "close some of them" in refused.text
            with ben.client.stream("GET", path) as other:
                assert other.status_code == 200
        assert wait_for_status(anna, path) == 200


def test_a_network_of_one_host_is_one_address(config: Config) -> None:
    few = replace(config, proxies=("127.0.0.1",), streams_per_address=1)
    with serving(few) as server, contextlib.ExitStack() as open_streams:
        table = server.browser().open("you", "same")

        def status(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            stream = server.browser().client.stream("GET", f"/events?table={table}", headers=headers)
            return open_streams.enter_context(stream).status_code

        assert [*map(status, ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::2"))] == [200, 429, 200]


def test_strangers_behind_one_address_each_have_streams_of_their_own(config: Config) -> None:
    """Who comes to a table for the first time becomes a guest, so that watchers are told apart."""
    with serving(replace(config, streams=1, streams_per_address=3)) as server:
        table = server.browser().open("you", "same")
        path = f"/events?table={table}"
        watchers = [server.browser() for _ in range(4)]
        cookie = server.app.state.identities.viewer
        for watcher in watchers:
            assert cookie in watcher.client.get(f"/table/{table}").cookies
            assert cookie not in watcher.client.get(f"/table/{table}").cookies  # known from then on
        with contextlib.ExitStack() as streams:
            opened = [streams.enter_context(each.client.stream("GET", path)) for each in watchers[:3]]
            lines = [stream.iter_lines() for stream in opened]
            assert [next(each) for each in lines] == ["retry: 1000"] * 3
            own = watchers[0].client.get(path)
            assert (own.status_code, "This browser watches" in own.text) == (429, True)
            crowded = watchers[3].client.get(path)
            assert (crowded.status_code, "wait until one of them leaves" in crowded.text) == (429, True)
        assert wait_for_status(watchers[3], path) == 200


def wait_for_status(browser: Browser, path: str) -> int:
    """Return the status once closed streams are forgotten, or the last refusal."""
    end = time.monotonic() + WAIT
    while True:
        with browser.client.stream("GET", path) as stream:
            if stream.status_code == 200 or time.monotonic() > end:
                return stream.status_code
        time.sleep(0.05)


def test_what_another_server_writes_is_heard_at_the_next_heartbeat(config: Config) -> None:
    with serving(config) as one, serving(config) as other:
        anna = one.browser()
        table = anna.open("you", "same")
        there = other.browser()
        there.client.cookies = anna.client.cookies
        there.token = anna.token
        with anna.client.stream("GET", f"/events?table={table}") as stream:
            told = versions(stream.iter_lines())
            known = next(told)
            answer(there, table)
            assert next(told) == known + 1
        assert anna.view(table).version == known + 1


def test_streams_end_when_the_server_stops(config: Config) -> None:
    with httpx.Client(timeout=WAIT) as client:
        with serving(config) as server:
            table = server.browser().open("you", "same")
            request = client.build_request("GET", f"{server.address}/events?table={table}")
            lines = client.send(request, stream=True).iter_lines()
            assert next(lines) == "retry: 1000"
            stopping = time.monotonic()
        assert time.monotonic() - stopping < WAIT / 2
        assert "data: " in "".join(lines)  # it ended in good order, not in the middle


def test_who_asks_for_the_head_of_a_stream_has_an_answer_that_ends(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    for _ in range(2):  # on one connection
        assert anna.client.head(f"/events?table={table}").status_code == 200
        assert anna.client.get("/healthz").text == "ok\n"
    assert server.app.state.streams.open == {}
