"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from boardwright.faces import registry as faces
from boardwright.faces import web
from boardwright.faces.telling.wording import later
from boardwright.faces.web import pages, sprite
from boardwright.faces.web.views import ErrorView
from boardwright.games import registry
from boardwright.server import home, lanes, languages, live, play, read_editions, reference, requests
from boardwright.server.allowance import Allowance, Allowances
from boardwright.server.config import Config, ConfigError
from boardwright.server.database import Database, StoreUnavailable
from boardwright.server.guard import Guard, endpoint_of
from boardwright.server.hub import LocalHub
from boardwright.server.identity import Identities
from boardwright.server.lanes import Lane, Probe
from boardwright.server.machines import Machines
from boardwright.server.page_maker import Showing
from boardwright.server.problems import Problem
from boardwright.server.proxies import Outside
from boardwright.server.store import Store
from boardwright.server.tables import Tables

log = structlog.get_logger(__name__)

OVERLAP: Final = 3600  # seconds by which clocks of servers may differ
RETRY_AFTER: Final = "2"  # seconds
MINUTE, HOUR = 60.0, 3600.0  # seconds

STATIC = Path(web.__file__).parent / "static"


def create_app(config: Config) -> Starlette:
    """Return the server's app, its store brought up to date.

    Raises ConfigError and StoreUnavailable with one sentence.
    """
    database = Database(config)
    database.migrate()
    store = Store(database)
    identities = Identities(config.secret or store.secret("cookies"), config.https)
    identities.ended |= store.ended()
    hub = LocalHub()
    tables = Tables(store, hub)
    lane = Lane(lanes.MACHINES, lanes.EVERYBODY, config.patience, hurried=False)
    machines = Machines(tables, hub, lane, config.workers, config.pause)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        machines.start()
        warming = asyncio.create_task(run_in_threadpool(warm_up))
        stopping = asyncio.Event()
        hearing = asyncio.create_task(hear_of_the_ended(store, identities, config.heartbeat, stopping))
        yield
        stopping.set()
        hub.close()
        await asyncio.gather(warming, hearing, return_exceptions=True)
        await machines.stop()
        database.close()

    app = Starlette(
        routes=[
            *home.routes(),
            *play.routes(),
            *live.routes(),
            *reference.routes(),
            *languages.routes(),
            Route("/healthz", healthz, methods=["GET"]),
            Route("/readyz", readyz, methods=["GET"]),
            Route("/static/icons.svg", symbols, methods=["GET"]),
            *looks(),
            Mount("/static", StaticFiles(directory=STATIC), name="static"),
        ],
        middleware=[
            Middleware(Outside, proxies=config.proxies, netloc=config.netloc, prefix=config.prefix),
            Middleware(
                Guard, hosts=config.hosts, body_limit=config.body_limit, page=problem_page, https=config.https
            ),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={
            Problem: on_problem,
            StoreUnavailable: on_store_unavailable,
            HTTPException: on_http_exception,
        },
        lifespan=lifespan,
    )
    places = {route.path.split("/")[1] for route in app.routes if isinstance(route, Route | Mount)}
    if config.prefix and config.prefix.split("/")[1] in places:
        raise ConfigError(
            f"address cannot end with {config.prefix}, which pages of boardwright do; use another."
        )
    app.state.config = config
    app.state.store = store
    app.state.hub = hub
    app.state.tables = tables
    app.state.machines = machines
    app.state.writers = Lane(lanes.WRITERS, lanes.QUEUE, config.patience)
    app.state.readiness = Probe(store.check)
    app.state.showing = Showing()
    app.state.openings, app.state.endings = _growth(config), _growth(config)
    app.state.moves = Allowances(
        Allowance(config.moves_per_guest, MINUTE), Allowance(config.moves_per_address, MINUTE)
    )
    app.state.streams = live.Streams(config.streams, config.streams_per_address)
    app.state.identities = identities
    return app


def looks() -> list[Mount]:
    """Return where the style, cover and symbols of each game are served."""
    folders = [(name, Path(str(registry.look(name)))) for name in registry.names()]
    return [
        Mount(f"/static/games/{name}", StaticFiles(directory=folder))
        for name, folder in folders
        if folder.is_dir()
    ]


async def symbols(_request: Request) -> Response:
    """Return all symbols of all games."""
    return Response(sprite.whole_sprite(), media_type="image/svg+xml")


def _growth(config: Config) -> Allowances:
    """Return how often may be done what leaves something in the store for good."""
    return Allowances(Allowance(config.tables_per_guest, HOUR), Allowance(config.tables_per_address, HOUR))


async def hear_of_the_ended(
    store: Store, identities: Identities, heartbeat: float, stopping: asyncio.Event
) -> None:
    """Learn of identities that were ended at other servers of the store."""
    while not stopping.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), heartbeat)
        with suppress(StoreUnavailable):  # what is missed now is heard the next time, or the one after it
            identities.ended |= await run_in_threadpool(store.ended, OVERLAP + 10 * heartbeat)


def warm_up() -> None:
    """Read and compile what the first table needs, so that nobody waits for it."""
    environment = pages.environment()
    for template in environment.list_templates():
        environment.get_template(template)
    for title in registry.titles():
        read_editions.printed(title.name, title.shelf.editions()[0])
        faces.face(title.name)


def problem_page(request: Request, problem: Problem) -> Response:
    """Return the page for a request that is refused."""
    view = ErrorView(problem.status, problem.title, problem.told, requests.look(request))
    response = HTMLResponse(pages.error_page(view), problem.status)
    if problem.again_after:
        response.headers["Retry-After"] = str(problem.again_after)
    return response


async def on_problem(request: Request, error: Exception) -> Response:
    """Answer a request that is refused."""
    assert isinstance(error, Problem)
    return problem_page(request, error)


async def on_store_unavailable(request: Request, error: Exception) -> Response:
    """Answer while the store cannot be used; nothing of the request was carried out."""
    log.warning("store unavailable", endpoint=endpoint_of(request.scope), error=str(error))
    response = problem_page(request, Problem(503, str(error)))
    response.headers["Retry-After"] = RETRY_AFTER
    return response


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer what the framework refuses: no such page, a wrong method, an unreadable form."""
    assert isinstance(error, HTTPException)
    sentences = {
        404: later("There is no such page; check the address, or go to your tables."),
        405: later("This address cannot be used that way; use the page itself."),
    }
    sentence = sentences.get(
        error.status_code, later("The request cannot be read; reload the page and try again.")
    )
    response = problem_page(request, Problem(error.status_code, sentence))
    response.headers.update(error.headers or {})
    return response


async def healthz(_request: Request) -> Response:
    """Say that the process runs."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """Say whether tables can be played."""
    try:
        await request.app.state.readiness.ask()
    except StoreUnavailable as error:
        return PlainTextResponse(f"{error}\n", 503, {"Retry-After": RETRY_AFTER})
    return PlainTextResponse("ok\n")
