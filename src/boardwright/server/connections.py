"""Connections below HTTP: how many may be open, how long each may take, how long a request's head may be.

uvicorn waits for ever for a client that sends nothing or half a request. Here every connection has a deadline
for whatever it owes us, and none for what we owe it: a stream of live updates may last as long as it likes.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import Any, ClassVar, Final, Literal, cast

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

log = structlog.get_logger(__name__)

Parser = Literal["auto", "h11"]

HEAD_LIMIT: Final = 64 * 1024  # bytes of all that is no body: the request line, headers, what frames the body
SLICE: Final = 16 * 1024  # bytes that a parser without limits of its own takes before we look at it again
BODY_RATE: Final = 1024  # bytes that buy a slow body one more second
LINGER: Final = 2.0  # seconds in which a refused client may finish sending, so that it reads the answer
STALLED: Final = 4  # times as long as for a request may a client take to read what it was sent
SHARE: Final = 4  # one address may hold one part in so many of all connections
CALM: Final = 0.9  # part of the connections below which "full" may be logged again
SWEEPS: Final = 10  # in the time that a request may take

# What a connection waits for: the next request, the rest of its head, of its body, of a body that nobody
# wants any more, only for us, its own end.
REQUEST, HEAD, BODY, REST, NOTHING, CLOSING = range(6)


class Gate:
    """All connections of a server."""

    def __init__(self, most: int, patience: float, is_proxy: Callable[[str], bool]) -> None:
        """Allow so many connections, and each request so many seconds; proxies stand for many addresses."""
        self.most = most
        self.each = max(1, most // SHARE)
        self.patience = patience
        self.is_proxy = is_proxy
        self.open: dict[Watched, None] = {}
        self.waiting: dict[
            Watched, None
        ] = {}  # for what their clients owe; whoever waits longest comes first
        self.addresses: Counter[str] = Counter()
        self._told: set[str] = set()  # addresses, or "" for all, that were logged as too many
        self._swept = 0.0

    def enter(self, connection: Watched) -> bool:
        """Take a connection in, for which one that idles may have to go. Return whether there is room."""
        address = connection.address
        if address and self.addresses[address] >= self.each:
            self._tell(address, "too many connections of one address", address=address, most=self.each)
            if not self._make_room(address):
                return False
        if len(self.open) >= self.most:
            self._tell("", "connections full", most=self.most)
            if not self._make_room(""):
                return False
        self.open[connection] = None
        self.waiting[connection] = None
        self.addresses[address] += 1
        return True

    def leave(self, connection: Watched) -> None:
        """Forget a connection that has ended or is made to."""
        self.waiting.pop(connection, None)
        if connection not in self.open:
            return
        del self.open[connection]
        address = connection.address
        self.addresses[address] -= 1
        if self.addresses[address] <= 0:
            del self.addresses[address]
            if address:
                self._told.discard(address)
        if len(self.open) < CALM * self.most:
            self._told.discard("")

    def sweep(self, now: float) -> None:
        """End what has taken too long."""
        if now - self._swept < self.patience / SWEEPS:
            return
        self._swept = now
        for connection in list(self.open):
            connection.look_at(now)

    def _make_room(self, address: str) -> bool:
        for other in self.waiting:
            if address in ("", other.address):
                other.drop()
                return True
        return False

    def _tell(self, key: str, event: str, **facts: object) -> None:
        if key not in self._told:
            self._told.add(key)
            log.warning(event, **facts)


def counted_as(host: str) -> str:
    """Return what an address counts as: itself, or its network where one host has a whole one (IPv6)."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return ":".join(address.exploded.split(":")[:4])


class Watched(asyncio.Protocol):
    """What both of uvicorn's protocols lack; goes before one of them in a class."""

    reads_with: ClassVar[str]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    cycle: Any  # what answers the present request, or None
    gate: Gate
    address = ""  # empty: not counted, as a proxy or a Unix socket stands for many
    owes = REQUEST
    until = math.inf  # when it must have sent what it owes
    read_by = math.inf  # when it must have read what waits for it
    body = 0  # bytes that have come while it owed a body
    refused = False  # nothing more is read from it

    def part(self) -> int:
        """Return what of a message is still to come, as the parser sees it: HEAD, BODY or NOTHING."""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, if there is room."""
        super().connection_made(transport)
        self.gate = cast(Any, self).config.app.state.gate
        host = self.client[0] if self.client else ""
        self.address = "" if self.gate.is_proxy(host) else counted_as(host)
        self.until = self.loop.time() + self.gate.patience
        if not self.gate.enter(self):
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take bytes in."""
        if self.refused:
            return
        super().data_received(data)
        if self.owes == BODY:
            self.body += len(data)
        self.look_again()

    def on_response_complete(self) -> None:
        """Wait for the next request, once uvicorn has finished with this one."""
        super().on_response_complete()  # type: ignore[misc]
        self.look_again()

    def look_again(self) -> None:
        """Set the deadline for what is owed now."""
        if self.refused:
            return
        part, idle = self.part(), self.cycle is None or self.cycle.response_complete
        if idle:
            owes = {NOTHING: REQUEST, BODY: REST}.get(part, part)
        else:  # what comes before its time is not owed
            owes = BODY if part == BODY else NOTHING
        changed, self.owes = owes != self.owes, owes
        if owes == NOTHING:
            self.until = math.inf
            self.gate.waiting.pop(self, None)
            return
        if changed:
            self.body = 0
            self.until = self.loop.time() + (LINGER if owes == REST else self.gate.patience)
        if self in self.gate.open:
            self.gate.waiting.setdefault(self)

    def look_at(self, now: float) -> None:
        """End this connection if it has taken too long."""
        if self.owes != CLOSING and self.transport.is_closing():
            self.owes = CLOSING
            self.until = now + STALLED * self.gate.patience
        if now >= self.read_by:
            self.drop()
        elif now >= self.until + self.body / BODY_RATE:
            if self.owes in (HEAD, BODY) and not self.refused:
                self.refuse(HTTPStatus.REQUEST_TIMEOUT)
            elif self.owes == REQUEST and not self.refused:
                self.transport.close()
            else:
                self.drop()

    def refuse(self, status: HTTPStatus) -> None:
        """Answer with a status alone and end. What still comes is dropped, for a while."""
        if self.refused:
            return
        self.refused = True
        cast(Any, self)._unset_keepalive_if_required()  # noqa: SLF001 - ours by inheritance
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # whoever waits for the rest of the request hears of it
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.drop()
                return
        text = f"{status.phrase}\n".encode()
        self.transport.write(
            b"HTTP/1.1 %d %s\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n"
            b"Connection: close\r\n\r\n%s" % (status, status.phrase.encode(), len(text), text)
        )
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.owes, self.until, self.body = REST, self.loop.time() + LINGER, 0

    def drop(self) -> None:
        """End at once."""
        self.gate.leave(self)
        self.transport.abort()

    def send_400_response(self, _message: str) -> None:
        """Answer what cannot be read; uvicorn's own way closes before the client has read the answer."""
        self.refuse(HTTPStatus.BAD_REQUEST)

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing of clients that would rather speak another protocol; they are answered in this one."""

    def shutdown(self) -> None:
        """End when the server stops."""
        if self.refused:
            self.transport.abort()
        else:
            super().shutdown()  # type: ignore[misc]

    def pause_writing(self) -> None:
        """Note that the client does not read."""
        self.read_by = self.loop.time() + STALLED * self.gate.patience
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that it reads again."""
        self.read_by = math.inf
        super().resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Make room for others."""
        self.gate.leave(self)
        super().connection_lost(error)


class WatchedH11(Watched, H11Protocol):
    """With the parser that everybody has. It limits what it keeps by itself."""

    reads_with = "h11"

    def part(self) -> int:
        """Return what of a message is still to come."""
        state = self.conn.their_state.__name__  # h11's names for where the client is
        if state == "SEND_BODY":
            return BODY
        return HEAD if state == "IDLE" and self.conn.trailing_data[0] else NOTHING

    def send_400_response(self, _message: str) -> None:
        """Answer what cannot be read, or is too long to be."""
        too_long = len(self.conn.trailing_data[0]) > HEAD_LIMIT
        self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if too_long else HTTPStatus.BAD_REQUEST)
