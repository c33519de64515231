"""Runs the server with uvicorn, until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal

import structlog
import uvicorn
from starlette.applications import Starlette

from boardwright.server.app import create_app
from boardwright.server.config import Config, ConfigError
from boardwright.server.connections import HEAD_LIMIT, Gate, Parser, Watched, WatchedH11
from boardwright.server.proxies import Proxies

if sys.platform != "win32":
    import resource

Loop = Literal["auto", "asyncio", "uvloop"]

GRACE: Final = 2  # seconds for requests under way when the server stops
FEW_WAITING: Final = 64  # connections that the system holds until we accept them, where files are few
MOST_WAITING: Final = 1024
RESERVE: Final = 128  # files of the store, of the processes that think, of the log


class Server(uvicorn.Server):
    """Watches its connections; ends live updates when it stops, since they never end by themselves."""

    def __init__(
        self, app: Starlette, ready: Callable[[], None], loop: Loop = "auto", parser: Parser = "auto"
    ) -> None:
        """Run an app; `ready` is called once it answers."""
        config: Config = app.state.config
        most, backlog = connections_allowed(config.connections)
        self.gate = app.state.gate = Gate(most, config.request_time, Proxies(config.proxies).__contains__)
        settings = uvicorn.Config(
            app,
            http=protocol(parser),
            loop=loop,
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            lifespan="on",
            backlog=backlog,
            h11_max_incomplete_event_size=HEAD_LIMIT,
            timeout_graceful_shutdown=GRACE,
            proxy_headers=False,
        )
        super().__init__(settings)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Do what is to be done ten times a second."""
        self.gate.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop answering."""
        self._app.state.hub.close()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str = "",
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    path: str | Callable[[Starlette, str], str] = "/",
    config: Config | None = None,
) -> None:
    """Serve tables until interrupted.

    `port` 0 takes any free one. `path` is where the browser is sent, or a function of the app and the
    address that returns it. `ready` is called with the whole address once the server answers.
    Raises ConfigError and StoreUnavailable with one sentence.
    """
    config = config or Config.from_environment(database=database_url or None)
    config = replace(config, hosts=tuple(dict.fromkeys((*config.hosts, host))))
    quiet_logging()
    raise_file_limit(config.connections + 4 * MOST_WAITING + RESERVE)
    listening = listen(host, port)
    try:
        app = create_app(config)
        address = f"http://{in_url(host)}:{listening.getsockname()[1]}"

        def say_ready() -> None:
            target = address + (path if isinstance(path, str) else path(app, address))
            if ready is not None:
                ready(target)
            if open_browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, target)

        Server(app, say_ready).run(sockets=[listening])
    finally:
        listening.close()


def protocol(parser: Parser = "auto") -> type[Watched]:
    """Return the class of connections for a parser; by default the quicker one where it is installed."""
    if parser == "auto":
        with suppress(ImportError):
            from boardwright.server.connections_httptools import WatchedHttpTools

            return WatchedHttpTools
    return WatchedH11


def quiet_logging() -> None:
    """Write what the server and the libraries have to say as JSON to stderr, one line each."""
    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    as_json = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*processors, as_json], logger_factory=structlog.WriteLoggerFactory(file=sys.stderr)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *processors],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, as_json],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.captureWarnings(True)


def raise_file_limit(wanted: int) -> None:
    """Let this process open as many files as the system lets it: each connection is one."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = max(soft, wanted) if hard == resource.RLIM_INFINITY else hard
        with suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def connections_allowed(wanted: int) -> tuple[int, int]:
    """Return how many connections there may be, and how many may wait for us to accept them.

    Those that wait are accepted at one go, and the next ones before the first are refused: files are left for
    them, and for the store and the processes that think.
    """
    files = sys.maxsize
    if sys.platform != "win32":
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        files = sys.maxsize if files == resource.RLIM_INFINITY else files
    backlog = min(MOST_WAITING, max(FEW_WAITING, files // 16))
    return min(wanted, max(files - 4 * backlog - RESERVE, files // 4)), backlog


def addresses_elsewhere() -> list[str]:
    """Return the addresses by which other machines reach this one. Nothing is sent to find them."""
    found: list[str] = []
    for family, somewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((somewhere, 9))  # only chooses the way there
            found.append(str(asking.getsockname()[0]))
    return found


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that will listen. Raises ConfigError with one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's algorithm off: answers would wait for acknowledgements.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ConfigError(f"Port {port} of {host} is taken; choose another, or 0 for any.") from None
        reason = error.strerror or str(error)
        raise ConfigError(f"The server cannot listen at {host}:{port} ({reason}); choose another.") from None
    listening.set_inheritable(False)
    return listening


def is_everywhere(host: str) -> bool:
    """Tell whether a host stands for all addresses of this machine."""
    return host in ("0.0.0.0", "::", "")  # noqa: S104 -- only compared with


def in_url(host: str) -> str:
    """Return a host as an address in a browser has it."""
    if is_everywhere(host):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
