"""Runs the server with uvicorn, until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence

import structlog
import uvicorn
from starlette.applications import Starlette

from boardwright.server.app import create_app
from boardwright.server.config import LOOPBACK, Config, ConfigError

GRACE = 2  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """Ends live updates first when it stops, since they would never end by themselves."""

    def __init__(self, app: Starlette, ready: Callable[[], None]) -> None:
        """Run an app; `ready` is called once it answers."""
        settings = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            lifespan="on",
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
    config = config or Config.from_environment(
        database=database_url or None, hosts=None if _is_loopback(host) else _names_for(host)
    )
    quiet_logging()
    listening = _listen(host, port)
    try:
        app = create_app(config)
        address = f"http://{_name(host)}:{listening.getsockname()[1]}"

        def say_ready() -> None:
            target = address + (path if isinstance(path, str) else path(app, address))
            if ready is not None:
                ready(target)
            if open_browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, target)

        Server(app, say_ready).run(sockets=[listening])
    finally:
        listening.close()


def quiet_logging() -> None:
    """Write what the server has to say as JSON lines to stderr; only warnings of the libraries."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
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


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _name(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 -- only compared with
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _names_for(host: str) -> Sequence[str] | None:
    """Return the names for which a server on a public address answers, unless the environment says."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 -- only compared with
        return None
    return (*LOOPBACK, host)
