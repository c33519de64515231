"""What holds for every request and every response, whatever the page: size, origin, headers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.faces import i18n
from boardwright.server import cookies
from boardwright.server.connections import HEAD_LIMIT
from boardwright.server.languages import LANGUAGE_COOKIE, language_for
from boardwright.server.problems import Problem, ProblemPage
from boardwright.server.proxies import read_address

log = structlog.get_logger(__name__)

CONTENT_SECURITY: Final = "; ".join(  # noqa: FLY002 -- one line for each, so that it can be read
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces of the board are placed by style="transform: …"
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = {"Strict-Transport-Security": f"max-age={cookies.A_YEAR}"}  # this host, and no other
LONGEST_LENGTH: Final = 12  # digits of a request's size
WRITING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

FOREIGN_HOST = Problem(
    400,
    "This server does not go by that name; use the address it printed at its start, or add the name to "
    "BOARDWRIGHT_HOSTS where the server is started.",
)
FOREIGN_ORIGIN = Problem(
    403,
    "That form was sent from another site, so nothing was changed; use the page itself. Behind a proxy, set "
    "BOARDWRIGHT_ADDRESS to the address that browsers show.",
)
HEAD_TOO_LARGE = Problem(
    431, "The address or the headers of that request are too long; delete this site's cookies and try again."
)
DEFECT = Problem(500, "boardwright failed at this; what was confirmed is safe, so reload the page and go on.")
TOO_LARGE = Problem(413, "That request is too large, so nothing was changed; send less at once.")


def endpoint_of(scope: Scope) -> str:
    """Return what handles a request, for the log: addresses may hold what no log should."""
    return str(getattr(scope.get("endpoint"), "__name__", "none"))


class Guard:
    """Refuses requests for foreign hosts, from foreign sites or of too many bytes; adds the headers."""

    def __init__(
        self, app: ASGIApp, hosts: Iterable[str], body_limit: int, page: ProblemPage, *, https: bool = False
    ) -> None:
        """Wrap an app; `page` makes the response for a refused request; `https`: browsers insist on it."""
        self.headers = HEADERS | (SAFE if https else {})
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)
        self.body_limit = body_limit
        self.page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        path = scope["path"].removeprefix(scope.get("root_path", ""))

        chosen = cookies.value(Request(scope).cookies, LANGUAGE_COOKIE)
        language = language_for(headers.get("accept-language", ""), i18n.known_languages(), chosen)
        i18n.language.set(language)  # for this request alone: each has a context of its own
        begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                sent = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    sent.setdefault(name, value)
                # Static files are asked for again, with their ETag: after an update none may be an old one.
                is_static = path.startswith("/static/")
                sent.setdefault("Cache-Control", "no-cache" if is_static else "no-store")
                if not is_static:
                    sent.setdefault("Content-Language", i18n.tag(language))
                    sent.add_vary_header("Accept-Language, Cookie")
            await send(message)

        problem = self._problem(scope, headers, path)
        if problem is not None:
            response = self.page(Request(scope, receive), problem)
            await response(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, self._limited(receive), send_guarded)
        except ClientDisconnect:
            return  # nobody is there to be answered, and nothing was done: it had not been asked to the end
        except Exception:
            if begun:
                raise
            log.exception("defect", endpoint=endpoint_of(scope))
            await self.page(Request(scope), DEFECT)(scope, receive, send_guarded)

    def _problem(self, scope: Scope, headers: Headers, path: str) -> Problem | None:
        if _length(scope) > HEAD_LIMIT:
            return HEAD_TOO_LARGE
        is_probe = path in ("/healthz", "/readyz")  # called by any name, and the same for everybody
        if not is_probe and not self._goes_by(headers.get("host", "")):
            return FOREIGN_HOST
        if scope["method"] in WRITING:
            if not is_same_origin(headers, scope["ours"]):
                return FOREIGN_ORIGIN
            length = headers.get("content-length", "0")
            if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > self.body_limit:
                return TOO_LARGE
        return None

    def _goes_by(self, host: str) -> bool:
        """Tell whether a host is one of our names, or an address: no other site can point one here."""
        name = _without_port(host.lower())
        return "*" in self.hosts or name in self.hosts or read_address(name) is not None

    def _limited(self, receive: Receive) -> Receive:
        """Count the bytes that really arrive: a chunked request names no length."""
        arrived = 0

        async def receive_limited() -> Message:
            nonlocal arrived
            message = await receive()
            arrived += len(message.get("body", b""))
            if arrived > self.body_limit:
                raise TOO_LARGE
            return message

        return receive_limited


def is_same_origin(headers: Headers, ours: Collection[str]) -> bool:
    """Tell whether a browser says that a request comes from our own pages.

    Where the connection is safe they say so in `Sec-Fetch-Site`, from what they see themselves, whatever a
    proxy makes of `Host`. `Origin` comes with every POST, and is compared with the hosts we are known by. A
    client that sends neither is no browser and carries no one's cookie.
    """
    site, origin = headers.get("sec-fetch-site", "none"), headers.get("origin")
    if site != "none":
        return site == "same-origin"
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as a bracket that is not closed
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() in ours


def _length(scope: Scope) -> int:
    """Return the bytes of a request's head, near enough."""
    target = len(scope.get("raw_path") or b"") + len(scope["query_string"])
    return target + sum(len(name) + len(value) for name, value in scope["headers"])


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host
