"""The log: a JSON object a line, and no word of a defect for what a client did."""

from __future__ import annotations

import contextlib
import logging
import socket
import struct
import time
import warnings
from collections.abc import Iterator
from dataclasses import replace

import pytest

from boardwright.server.config import Config
from boardwright.server.connections import Parser
from boardwright.server.run import Loop
from tests.server.conftest import Log
from tests.server.serving import Serving, serving
from tests.server.talking import connected, everything, head, nobody_left, posted

RESET = (socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # an end without a farewell
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: eA==",
)
CHUNKED = "Transfer-Encoding: chunked"
UNREADABLE = [
    b"\r\n\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS spoken to a plain port
    b"SSH-2.0-OpenSSH_9.2\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://localhost/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    head("/static/%00"),
    head("/static/" + "a" * 5000),
    head("/static/%ff%fe/..%2f..%2f"),
    head("/table/%00%ff"),
    head("//evil.example/%2f.."),
    head("/", "Cookie: viewer=\xff\xfe; look=%; language=%00"),
    head("/", "Host: other.example"),
    head("/", "X-Forwarded-For: ,,[::", "X-Forwarded-Host: [", "Referer: http://["),
    head("/healthz", *UPGRADE) + b"\x81\x85",
    head("/", "Connection: Upgrade", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__") + b"PRI",
    head("/", "Content-Length: 5") + b"12",
    head("/", "Content-Length: -5"),
    head("/", "Content-Length: 5", CHUNKED),
    head("/", "Range: bytes=99-1"),
    head("/static/mark.svg", "Range: bytes=99-1"),
    head("/static/mark.svg", "If-Modified-Since: yesterday"),
    posted("Content-Length: 10") + b"half",
    posted("Content-Length: 10", "Expect: 100-continue"),
    posted(CHUNKED) + b"zz\r\n",
    posted(CHUNKED) + b"3\r\nabc\r\n",
    posted(CHUNKED) + b"0\r\nX: y\r\n",
    posted("Content-Length: 4") + b"%zz=",
]


@pytest.fixture
def told(config: Config, stack: tuple[Loop, Parser], log: Log) -> Iterator[Serving]:
    """A server whose log is read."""
    with serving(replace(config, request_time=0.1), *stack) as server:
        yield server


@pytest.mark.parametrize("leaves", ["at once", "when it was answered"])
def test_nothing_that_a_client_does_is_a_defect(told: Serving, log: Log, leaves: str) -> None:
    for sent in UNREADABLE:
        with contextlib.suppress(ConnectionError), connected(told, sent) as client:
            if leaves == "at once":
                client.setsockopt(*RESET)
            else:
                everything(client)
    assert nobody_left(told)
    assert told.browser().client.get("/healthz").text == "ok\n"
    for line in log.lines():
        assert line["level"] == "warning", line
        assert line["event"] == "Invalid HTTP request received.", line
        assert "exception" not in line


def test_who_hangs_up_in_the_middle_of_a_form_is_no_defect(told: Serving, log: Log) -> None:
    anna = told.browser()
    table = anna.open("you", "same")
    fields = ("Content-Length: 500", "Content-Type: application/x-www-form-urlencoded")
    for path in ("/tables", "/language", f"/table/{table}/answers", f"/table/{table}/undo"):
        with connected(told, head(path, *fields, method="POST") + b"csrf=") as client:
            time.sleep(0.05)
            client.close()
    assert nobody_left(told) or len(told.server.gate.open) <= 1  # the browser's own
    assert log.lines() == []


def test_a_defect_is_one_line_with_its_traceback(
    told: Serving, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(told.tables, "in_memory", fail)
    assert told.browser().client.get("/table/any").status_code == 500
    (line,) = log.lines()
    assert (line["event"], line["level"], line["endpoint"]) == ("defect", "error", "table_page")
    assert "RuntimeError: two\nlines" in str(line["exception"])


def test_what_libraries_say_is_json_too(log: Log) -> None:
    logging.getLogger("asyncio").error("over\ntwo lines: %s", "ü")
    logging.getLogger("uvicorn.error").info("not asked for")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    first, second = log.lines()
    assert (first["event"], first["level"], first["logger"]) == ("over\ntwo lines: ü", "error", "asyncio")
    assert "timestamp" in first
    assert "DeprecationWarning: old" in str(second["event"])
