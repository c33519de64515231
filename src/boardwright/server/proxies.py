"""How the server is seen from outside: for whom a proxy speaks, and the path under which all pages stand."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.faces.web import pages

FOR: Final = "x-forwarded-for"
PROTO: Final = "x-forwarded-proto"
HOST: Final = "x-forwarded-host"
PATH: Final = re.compile(rb"(?i)(; *path=)/")  # in a cookie


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return the address in a text, which may be in brackets and may name a port; None if it is none.

    An IPv4 address in the dress of IPv6, as a socket for both shows it, is IPv4.
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """The addresses and networks of the proxies that are believed."""

    def __init__(self, proxies: Iterable[str]) -> None:
        """Take them as the settings have them."""
        self._networks = [ip_network(proxy, strict=False) for proxy in proxies]

    def __contains__(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)

    def client(self, peer: str, hops: Sequence[str]) -> str:
        """Return for whom a peer speaks: the last of the hops that is no proxy of ours.

        Whatever stands before that one, or before one that is no address, is that client's own invention.
        """
        client = peer
        for hop in reversed(hops):
            address = read_address(hop)
            if client not in self or address is None:
                break
            client = str(address)
        return client


class Outside:
    """Believes proxies of ours, and nobody else. What stands behind it knows nothing of the prefix but links.

    The hosts under which browsers may know us are put into the scope, as `ours`.
    """

    def __init__(self, app: ASGIApp, proxies: Iterable[str], netloc: str, prefix: str) -> None:
        """Wrap an app that people reach at this host and under this path, if they are known."""
        self.app = app
        self.proxies = Proxies(proxies)
        self.netloc = netloc
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["client"] and scope["client"][0] in self.proxies:
            self._believe(scope)
        ours = scope["ours"] = {Headers(scope=scope).get("host", "").lower(), self.netloc} - {""}
        pages.root.set(self.prefix)  # for this request alone: each has a context of its own
        if self.prefix:
            self._place(scope)

        async def send_placed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if "location" in headers:
                    headers["location"] = self.place_of(headers["location"], ours)
                if self.prefix:
                    message["headers"] = [(name, self._cookie(name, value)) for name, value in headers.raw]
            await send(message)

        await self.app(scope, receive, send_placed)

    def _believe(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        peer, port = scope["client"]
        client = self.proxies.client(peer, ",".join(headers.getlist(FOR)).split(","))
        scope["client"] = (client, port if client == peer else 0)
        proto = last(headers, PROTO).lower()
        if proto in ("http", "https"):
            scope["scheme"] = proto
        host = last(headers, HOST)
        if host:
            scope["headers"] = list(scope["headers"])
            MutableHeaders(scope=scope)["host"] = host

    def _place(self, scope: Scope) -> None:
        """Put the prefix before a path from which the proxy took it: in ASGI a path is whole."""
        scope["root_path"] = self.prefix
        if not f"{scope['path']}/".startswith(f"{self.prefix}/"):
            scope["path"] = self.prefix + scope["path"]
            scope["raw_path"] = self.prefix.encode() + scope.get("raw_path", b"")

    def place_of(self, location: str, ours: Collection[str]) -> str:
        """Return where a redirect leads: as a path if it is ours, since the browser knows scheme and host."""
        parts = urlsplit(location)
        if parts.netloc.lower() not in ours and not location.startswith("/"):
            return location
        path = "/" + parts.path.lstrip("/")  # two slashes would begin a host
        if not f"{path}/".startswith(f"{self.prefix}/"):
            path = self.prefix + path
        return urlunsplit(parts._replace(scheme="", netloc="", path=path))

    def _cookie(self, name: bytes, value: bytes) -> bytes:
        if name != b"set-cookie" or value.startswith(b"__Host-"):
            return value
        return PATH.sub(rb"\1" + self.prefix.encode() + b"/", value)


def last(headers: Headers, name: str) -> str:
    """Return what the nearest proxy says in a header that each may add to."""
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()
