"""Live updates: every open page of a table hears of every version."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import httpx

from boardwright.server.config import Config
from tests.server.serving import WAIT, Browser, Serving, serving


def versions(lines: Iterator[str]) -> Iterator[int]:
    """Yield the versions that a stream tells."""
    for line in lines:
        if line.startswith("data: "):
            yield int(line.removeprefix("data: "))


def test_a_stream_begins_with_the_present_version(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    with anna.client.stream("GET", f"/table/{table}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["cache-control"] == "no-cache"
        assert "content-encoding" not in stream.headers
        assert next(versions(stream.iter_lines())) == anna.view(table).version


def test_two_tabs_and_a_watcher_hear_of_an_answer(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same")
    with (
        anna.client.stream("GET", f"/table/{table}/events") as first,
        anna.client.stream("GET", f"/table/{table}/events") as second,
        watcher.client.stream("GET", f"/table/{table}/events") as third,
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


def test_after_a_break_only_what_is_new_is_told(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    known = anna.view(table).version
    headers = {"Last-Event-ID": str(known)}
    with anna.client.stream("GET", f"/table/{table}/events", headers=headers) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        quiet = [next(lines) for _ in range(3)]
        assert quiet == ["", ": still here", ""]
        answer(anna, table)
        assert next(versions(lines)) == known + 1


def test_nonsense_as_last_event_is_as_if_there_was_none(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    for known in ("x", "9" * 30, "-1"):
        headers = {"Last-Event-ID": known}
        with anna.client.stream("GET", f"/table/{table}/events", headers=headers) as stream:
            assert next(versions(stream.iter_lines())) == anna.view(table).version


def test_a_viewer_cannot_take_all_connections(config: Config) -> None:
    with serving(replace(config, streams=2)) as server:
        anna, ben = server.browser(), server.browser()
        table = anna.open("you", "same")
        ben.home()
        path = f"/table/{table}/events"
        with anna.client.stream("GET", path) as first, anna.client.stream("GET", path) as second:
            both = first.iter_lines(), second.iter_lines()
            assert [next(lines) for lines in both] == ["retry: 1000"] * 2
            refused = anna.client.get(path)
            assert refused.status_code == 429
            assert "close some of them" in refused.text
            with ben.client.stream("GET", path) as other:
                assert other.status_code == 200
        assert wait_for_status(anna, path) == 200


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
        with anna.client.stream("GET", f"/table/{table}/events") as stream:
            told = versions(stream.iter_lines())
            known = next(told)
            answer(there, table)
            assert next(told) == known + 1
        assert anna.view(table).version == known + 1


def test_streams_end_when_the_server_stops(config: Config) -> None:
    with httpx.Client(timeout=WAIT) as client:
        with serving(config) as server:
            table = server.browser().open("you", "same")
            request = client.build_request("GET", f"{server.address}/table/{table}/events")
            lines = client.send(request, stream=True).iter_lines()
            assert next(lines) == "retry: 1000"
            stopping = time.monotonic()
        assert time.monotonic() - stopping < WAIT / 2
        assert "id: " in "".join(lines)  # it ended in good order, not in the middle


def test_who_asks_for_the_head_of_a_stream_has_an_answer_that_ends(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    for _ in range(2):  # on one connection
        assert anna.client.head(f"/table/{table}/events").status_code == 200
        assert anna.client.get("/healthz").text == "ok\n"
    assert server.app.state.streams.open == {}
