"""Talking to a server over plain sockets, also as no browser would."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

from tests.server.serving import WAIT, Serving


@contextlib.contextmanager
def connected(server: Serving, sent: bytes = b"") -> Iterator[socket.socket]:
    """Connect, and send something."""
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=WAIT) as client:
        client.sendall(sent)
        yield client


def everything(client: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    out = b""
    with contextlib.suppress(ConnectionError):
        while piece := client.recv(65536):
            out += piece
    return out


def until(client: socket.socket, wanted: bytes) -> bytes:
    """Read until something has come."""
    out = b""
    while wanted not in out:
        piece = client.recv(65536)
        assert piece, f"{wanted!r} is not in {out!r}"
        out += piece
    return out


def nobody_left(server: Serving) -> bool:
    """Wait until the server has no connection, or for too long."""
    end = time.monotonic() + WAIT
    while server.server.gate.open and time.monotonic() < end:
        time.sleep(0.02)
    return not server.server.gate.open


def head(path: str = "/healthz", *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


def posted(*headers: str) -> bytes:
    """Return the head of a form that is read before anything else is asked."""
    return head("/language", "Content-Type: application/x-www-form-urlencoded", *headers, method="POST")
