"""Connections of clients that send nothing, too little, too much, or ever more of it: over plain sockets."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from boardwright.server.config import Config
from boardwright.server.connections import HEAD_LIMIT, SHARE, Parser, counted_as
from boardwright.server.run import RESERVE, Loop, connections_allowed
from tests.server.conftest import Log
from tests.server.serving import SOURCES, WAIT, Serving, serving
from tests.server.talking import connected, everything, head, nobody_left, posted, until

SOON = 0.3  # seconds that a request may take here
LATER = 3 * SOON
ONE_OK = b"HTTP/1.1 200 OK"


@pytest.fixture
def hasty(config: Config, stack: tuple[Loop, Parser]) -> Iterator[Serving]:
    """A server that waits for nobody."""
    with serving(replace(config, request_time=SOON), *stack) as server:
        yield server


def test_answers_do_not_wait_for_acknowledgements(hasty: Serving) -> None:
    with connected(hasty, head()) as client:
        until(client, b"ok\n")
        (connection,) = hasty.server.server_state.connections
        made = connection.transport.get_extra_info("socket")
        assert made.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET", b"HTTP/1.1 408 "),
        (b"GET / HTTP/1.1\r\nHost: loc", b"HTTP/1.1 408 "),
        (posted("Content-Length: 10") + b"1234", b"HTTP/1.1 408 "),
        (posted("Transfer-Encoding: chunked") + b"3\r\n123\r\n", b"HTTP/1.1 408 "),
        (head() + b"GET / HT", b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "a word", "half a head", "half a body", "half a chunked body", "half a second request"],
)
def test_who_does_not_go_on_is_sent_away(hasty: Serving, sent: bytes, answer: bytes) -> None:
    began = time.monotonic()
    with connected(hasty, sent) as client:
        answered = everything(client)
    assert time.monotonic() - began < WAIT / 2
    assert answered.rpartition(b"ok\n")[2].startswith(answer)
    assert nobody_left(hasty)


@pytest.mark.parametrize(
    "before",
    [b"GET / HTTP/1.1\r\n", posted("Content-Length: 30000")],
    ids=["head", "body"],
)
def test_a_little_at_a_time_does_not_help(hasty: Serving, before: bytes) -> None:
    with connected(hasty, before) as client:
        client.settimeout(SOON / 6)
        began = time.monotonic()
        answered = b""
        while time.monotonic() - began < WAIT and not answered:
            with contextlib.suppress(TimeoutError):
                answered = client.recv(1000)
            with contextlib.suppress(ConnectionError):
                client.sendall(b"a")
        assert answered.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_on_has_its_time(config: Config, stack: tuple[Loop, Parser]) -> None:
    body = b"x=" + b"a" * 3998
    with (
        serving(replace(config, request_time=SOON), *stack) as server,
        connected(server, posted(f"Content-Length: {len(body)}")) as client,
    ):
        for start in range(0, len(body), 500):  # four times as long as a request may take, but steadily
            time.sleep(SOON / 2)
            client.sendall(body[start : start + 500])
        assert b"There is no such language here" in until(client, b"</html>")


def test_who_waits_for_us_is_not_sent_away(hasty: Serving) -> None:
    anna = hasty.browser()
    table = anna.open("you", "same")
    with connected(hasty, head(f"/events?table={table}")) as client:
        until(client, b'data: {"next"')
        end = time.monotonic() + LATER
        while time.monotonic() < end:
            until(client, b'data: {"next"')
        anna.move(table, words=anna.view(table).words[0])
        until(client, f'"{table}": {anna.view(table).version}}}'.encode())


def test_a_connection_is_kept_for_the_next_request(hasty: Serving) -> None:
    with connected(hasty) as client:
        for _ in range(3):
            client.sendall(head())
            assert until(client, b"ok\n").startswith(ONE_OK)
            time.sleep(SOON / 2)


def test_two_requests_at_once_are_answered_in_their_order_or_not_at_all(hasty: Serving) -> None:
    with connected(hasty, head() + head("/rules/attandarra", "Connection: close")) as client:
        answered = everything(client)
    assert answered.startswith(ONE_OK)
    assert b"ok\n" in answered.partition(b"\r\n\r\n")[2][:20]
    assert hasty.browser().client.get("/healthz").text == "ok\n"


def test_many_requests_at_once_are_not_kept(hasty: Serving) -> None:
    anna = hasty.browser()
    table = anna.open("you", "same")
    streams = hasty.app.state.streams
    with connected(hasty, head(f"/events?table={table}") + 5000 * head()) as client:
        until(client, b'data: {"next"')
        for connection in hasty.server.server_state.connections:
            assert len(getattr(connection, "pipeline", ())) == 0
    end = time.monotonic() + WAIT
    while streams.open and time.monotonic() < end:
        time.sleep(0.05)
    assert streams.open == {}  # it was noticed that the client has gone


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        head("/", "X: " + "a" * 200_000),
        head("/", *(f"X-{number}: {'a' * 100}" for number in range(2000))),
        head("/?" + "a" * (HEAD_LIMIT + 1)),
        head("/", "Cookie: " + "a" * (HEAD_LIMIT + 1)),
    ],
    ids=["address", "header", "headers", "an address in one piece", "a header in one piece"],
)
def test_a_head_that_is_too_long_is_refused(hasty: Serving, sent: bytes) -> None:
    with connected(hasty) as client:
        with contextlib.suppress(ConnectionError):
            client.sendall(sent)
        assert everything(client).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "before",
    [
        b"GET / HTTP/1.1\r\nX: ",
        b"GET /",
        posted("Transfer-Encoding: chunked") + b"5;",
        posted("Transfer-Encoding: chunked") + b"0\r\nX: ",
    ],
    ids=["header", "address", "chunk", "trailer"],
)
def test_what_never_ends_is_cut_off(config: Config, stack: tuple[Loop, Parser], before: bytes) -> None:
    with serving(replace(config, request_time=WAIT), *stack) as server, connected(server, before) as client:
        piece = b"a" * HEAD_LIMIT
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 400 * len(piece) and not select.select([client], [], [], 0)[0]:
                client.sendall(piece)
                sent += len(piece)
        assert everything(client).startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))
        assert sent < 100 * len(piece)


def test_a_body_that_never_ends_is_cut_off(hasty: Serving) -> None:
    chunk = b"1000\r\n" + b"a" * 4096 + b"\r\n"
    with connected(hasty, posted("Transfer-Encoding: chunked")) as client:
        client.settimeout(0.05)
        end = time.monotonic() + WAIT
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    client.sendall(chunk)
        assert time.monotonic() < end
    assert nobody_left(hasty)


def test_who_reads_nothing_is_sent_away(config: Config, stack: tuple[Loop, Parser]) -> None:
    with serving(replace(config, request_time=0.05), *stack) as server, connected(server) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        end = time.monotonic() + WAIT
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:  # what the server has to send does not fit anywhere
                client.sendall(head("/static/icons.svg"))
                time.sleep(0.05)
        assert time.monotonic() < end


def test_idle_connections_make_room(config: Config, stack: tuple[Loop, Parser], log: Log) -> None:
    with contextlib.ExitStack() as stacked:
        server = stacked.enter_context(serving(replace(config, connections=4 * SHARE), *stack))
        server.server.gate.each = 1000  # all come from one address
        idle = [stacked.enter_context(connected(server)) for _ in range(12 * SHARE)]
        assert httpx.get(f"{server.address}/healthz", timeout=WAIT).text == "ok\n"
        assert len(server.server.gate.open) <= 4 * SHARE
        assert everything(idle[0]) == b""  # the longest idle one had to go
    assert log.events() == ["connections full"]


def test_one_address_cannot_take_all_connections(
    config: Config, stack: tuple[Loop, Parser], log: Log
) -> None:
    with contextlib.ExitStack() as stacked:
        server = stacked.enter_context(serving(replace(config, connections=4 * SHARE), *stack))
        table = server.browser().open("you", "same")
        port = int(server.address.rpartition(":")[2])
        kept = stacked.enter_context(socket.create_connection(("127.0.0.1", port), WAIT, ("127.0.0.2", 0)))
        for _ in range(4):  # these need not make room for others
            stream = stacked.enter_context(connected(server, head(f"/events?table={table}")))
            until(stream, b'data: {"next"')
        refused = stacked.enter_context(connected(server, head()))
        assert everything(refused).startswith(b"HTTP/1.1 503 ")
        kept.sendall(head())
        until(kept, b"ok\n")
    assert log.events() == ["too many connections of one address"]


def test_streams_are_not_closed_to_make_room(config: Config, stack: tuple[Loop, Parser]) -> None:
    with contextlib.ExitStack() as stacked:
        server = stacked.enter_context(serving(replace(config, connections=2 * SHARE), *stack))
        server.server.gate.each = 1000
        table = server.browser().open("you", "same")
        watching = stacked.enter_context(connected(server, head(f"/events?table={table}")))
        until(watching, b'data: {"next"')
        for _ in range(4 * SHARE):
            stacked.enter_context(connected(server))
        until(watching, b'data: {"next"')


def test_an_address_counts_with_its_network() -> None:
    assert counted_as("192.0.2.7") == counted_as("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2::9") != counted_as("2001:db8:1:3::9")
    assert counted_as("") == ""


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = {}
    for files in (256, 1024, 100_000, resource.RLIM_INFINITY):
        monkeypatch.setattr(resource, "getrlimit", lambda _which, files=files: (files, files))
        allowed[files] = connections_allowed(10_000)
    assert allowed == {
        256: (64, 64),
        1024: (1024 - 4 * 64 - RESERVE, 64),
        100_000: (10_000, 1024),
        resource.RLIM_INFINITY: (10_000, 1024),
    }


FLOOD = """
import contextlib, resource, socket, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (2000, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
port, idle = int(sys.argv[1]), []
for _ in range(700):
    with contextlib.suppress(OSError):
        idle.append(socket.create_connection(("127.0.0.1", port), timeout=5))
for part in (b"", b"GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n"):
    client = socket.create_connection(("127.0.0.1", port), timeout=20)
    client.sendall(part)
    idle.append(client)
told = b""
while not told.endswith(b"ok\\n"):
    told += client.recv(1000) or sys.exit(told.decode())
print(told.decode())
"""


@pytest.mark.slow
@pytest.mark.parametrize("packages", ["", "httptools, uvloop"], ids=["as installed", "plain"])
def test_a_flood_of_idle_connections_leaves_the_server_open(config: Config, packages: str) -> None:
    """With 512 files, and a limit of 640 that may be raised to: the server takes it, and never runs out."""
    hidden = [name.strip() for name in packages.split(",") if name]
    code = (
        f"import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 640));"
        f"sys.modules.update(dict.fromkeys({hidden!r}));"
        "from boardwright.server.config import Config; from boardwright.server.run import serve;"
        f"serve(port=0, config=Config(database={config.database!r}), ready=lambda a: print(a, flush=True))"
    )
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", code]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        try:
            assert running.stdout is not None
            port = running.stdout.readline().strip().rstrip("/").rpartition(":")[2]
            soft = resource.prlimit(running.pid, resource.RLIMIT_NOFILE)[0]
            flood = subprocess.run(
                [sys.executable, "-c", FLOOD, port], capture_output=True, text=True, check=False, timeout=120
            )
        finally:
            running.terminate()
            _, told = running.communicate(timeout=WAIT)
    assert soft == 640
    assert flood.stdout.startswith("HTTP/1.1 200 OK"), flood.stderr
    assert [json.loads(line)["event"] for line in told.splitlines()] == [
        "too many connections of one address"
    ]
