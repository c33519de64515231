"""The pages of one table, and the moves that are made on them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from boardwright.faces.i18n import _
from boardwright.faces.web import pages
from boardwright.faces.web.views import TableView
from boardwright.kernel.packing import NOBODY
from boardwright.server import cookies, requests, sight
from boardwright.server.lanes import Lane
from boardwright.server.problems import Problem
from boardwright.server.sight import Glance
from boardwright.server.tables import Tables
from boardwright.table.table import Refused

REFUSED: Final = {  # Refused.kind -> status
    "not-yours": 403,
    "stale": 409,
    "not-allowed": 422,
    "nothing-to-undo": 409,
    "over": 409,
    "unreadable": 400,
}
KINDS: Final = {
    "answers": "answer",
    "undo": "undo",
    "restart": "restart",
    "back": "back",
    "confirm": "confirm",
    "standing": "standing",
}


def tables(request: Request) -> Tables:
    """Return the tables of this server."""
    return cast(Tables, request.app.state.tables)


def writers(request: Request) -> Lane:
    """Return the threads that write to the store."""
    return cast(Lane, request.app.state.writers)


def look_at(keeper: Tables, table_id: str, glance: Glance) -> TableView:
    """Return a table as a viewer sees it now, or at a position. Raises Problem."""
    with keeper.at(table_id) as live:
        try:
            return sight.table_view(live, glance)
        except Refused as refused:
            raise Problem(404, refused.said(_)) from None


async def table_page(request: Request) -> Response:
    """Show a table; whoever comes for the first time becomes a guest, so that watchers are told apart."""
    known = requests.identities(request).of(request)
    identity = known or requests.identities(request).new()
    response = await _answer(request, requests.glance(request, identity), 200, pages.table_page)
    if known is None:
        requests.identities(request).remember(request, response, identity)
    return response


async def table_fragment(request: Request) -> Response:
    """Show the part of a table's page that changes."""
    identity = requests.identities(request).of(request)
    return await _answer(request, requests.glance(request, identity), 200, pages.table_fragment)


async def table_more(request: Request) -> Response:
    """Tell what a table's page leaves out until it is asked for."""
    identity = requests.identities(request).of(request)
    return await _answer(request, requests.glance(request, identity), 200, pages.table_more)


async def _answer(
    request: Request, glance: Glance, status: int, render: Callable[[TableView], str]
) -> Response:
    table_id = request.path_params["table_id"]

    def work() -> tuple[TableView, str]:
        view = look_at(tables(request), table_id, glance)
        return view, render(view)

    view, html = await run_in_threadpool(work)
    if view.observation.whose >= 0 and view.seats[view.observation.whose].kind == "bot":
        request.app.state.machines.look_at(table_id)
    response = HTMLResponse(html, status)
    identities = requests.identities(request)
    identities.renew(request, response)
    if glance.at is None and not view.cover and view.acting != NOBODY:
        seat = f"{table_id}.{view.acting}"
        path = f"/table/{table_id}"
        cookies.put(response, identities.screen, seat, https=identities.https, age=None, path=path)
    return response


def moving(kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint for one kind of move."""

    async def endpoint(request: Request) -> Response:
        identity, fields = await requests.form(request)
        table_id = request.path_params["table_id"]
        status, message = 200, ""
        glance = requests.glance(request, identity, at=None)
        if (seat := requests.number(fields, "seat")) is not None:
            glance = replace(glance, shown=seat)
        try:
            move = requests.move(kind, fields)
            await writers(request).run(tables(request).move, table_id, identity, move)
        except Refused as refused:
            status, message = REFUSED[refused.kind], refused.said(_)
        except Problem as problem:
            if problem.status == 404:
                raise
            status, message = problem.status, problem.told
        if requests.is_script(request):
            return await _answer(request, replace(glance, message=message), status, pages.table_fragment)
        if message:
            return await _answer(request, replace(glance, message=message), status, pages.table_page)
        return RedirectResponse(f"/table/{table_id}", 303)

    endpoint.__name__ = kind
    return endpoint


async def log_file(request: Request) -> Response:
    """Download the log as the viewer may read it; with the seed once the game is over."""
    table_id = request.path_params["table_id"]
    glance = requests.glance(request, requests.identities(request).of(request))

    def work() -> tuple[str, str]:
        with tables(request).at(table_id) as live:
            viewer = sight.shown_seat(live, glance)
            return live.stored.game, live.table.log_text(viewer, with_seed=live.table.over)

    game, text = await run_in_threadpool(work)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table_id}.game"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def routes() -> list[Route]:
    """Return the routes of one table."""
    return [
        Route("/table/{table_id}", table_page, methods=["GET"]),
        Route("/table/{table_id}/view", table_fragment, methods=["GET"]),
        Route("/table/{table_id}/more", table_more, methods=["GET"]),
        Route("/table/{table_id}/log", log_file, methods=["GET"]),
        *(
            Route(f"/table/{{table_id}}/{name}", moving(kind), methods=["POST"])
            for name, kind in KINDS.items()
        ),
    ]
