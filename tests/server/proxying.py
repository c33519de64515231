"""A web server before ours, as people set one up: it may take the prefix away and put its own host in."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from tests.server.serving import WAIT

HOPS = {"connection", "keep-alive", "transfer-encoding", "host"}  # what each hop says for itself


@dataclass
class Proxy:
    """Where it listens and whom it asks."""

    upstream: str
    strip: str = ""  # what is taken from the beginning of each path
    keep_host: bool = True
    adds: Mapping[str, str] | None = None
    address: str = ""


@contextlib.contextmanager
def proxying(proxy: Proxy) -> Iterator[Proxy]:
    """Run a proxy until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            pass_on(self, proxy)

        do_POST = do_HEAD = do_GET  # noqa: N815 -- names of the library

        def log_message(self, *_said: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    proxy.address = f"http://127.0.0.1:{server.server_port}"
    try:
        yield proxy
    finally:
        server.shutdown()
        server.server_close()
        thread.join(WAIT)


def pass_on(asked: BaseHTTPRequestHandler, proxy: Proxy) -> None:
    """Ask the server what the proxy was asked, and give the answer back as it comes."""
    body = asked.rfile.read(int(asked.headers.get("content-length", 0)))
    headers = {name: value for name, value in asked.headers.items() if name.lower() not in HOPS}
    headers["Host"] = asked.headers["host"] if proxy.keep_host else urlsplit(proxy.upstream).netloc
    before = asked.headers.get("x-forwarded-for")
    headers["X-Forwarded-For"] = ", ".join(filter(None, [before, asked.client_address[0]]))
    headers |= proxy.adds or {}
    upstream = HTTPConnection(urlsplit(proxy.upstream).netloc, timeout=WAIT)
    with contextlib.closing(upstream), contextlib.suppress(ConnectionError):
        upstream.request(asked.command, asked.path.removeprefix(proxy.strip), body or None, headers)
        answer = upstream.getresponse()
        asked.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in HOPS:
                asked.send_header(name, value)
        asked.end_headers()
        while piece := answer.read1():
            asked.wfile.write(piece)
            asked.wfile.flush()
