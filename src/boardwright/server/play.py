"""The pages of one table, and the moves that are made on them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from boardwright import limits
from boardwright.faces.i18n import _, language
from boardwright.faces.web import marking, pages
from boardwright.faces.web.views import LegendView, TableView
from boardwright.kernel.packing import NOBODY
from boardwright.server import cookies, guiding, hints, requests, viewing
from boardwright.server.allowance import TOO_FAST, spend
from boardwright.server.lanes import Lane
from boardwright.server.page_maker import MOMENT, Showing, Shown
from boardwright.server.problems import Problem
from boardwright.server.tables import Live, Tables
from boardwright.server.viewing import Glance
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


Render = Callable[[TableView], str]


def tables(request: Request) -> Tables:
    """Return the tables of this server."""
    return cast(Tables, request.app.state.tables)


def writers(request: Request) -> Lane:
    """Return the threads that write to the store."""
    return cast(Lane, request.app.state.writers)


def showing(request: Request) -> Showing:
    """Return what makes the pages of tables."""
    return cast(Showing, request.app.state.showing)


def show(keeper: Tables, table_id: str, glance: Glance, render: Render) -> Shown:
    """Return a page of a table as a viewer sees it now, or at a position. Raises Problem."""
    with keeper.at(table_id, MOMENT) as live:
        view = look_at(live, glance, keeper)
    seat = view.acting if glance.at is None and not view.cover else NOBODY
    return Shown(render(view).encode(), seat, is_machine_asked(view))


async def show_public(shows: Showing, keeper: Tables, table_id: str, glance: Glance, render: Render) -> Shown:
    """Return a page as all see it who have no seat at the table: made once for all of them.

    Nothing but what is named here may decide what is on it.
    """
    key = (
        table_id,
        render.__name__,
        pages.root.get(),
        language.get(),
        glance.look.of_pages(),
        glance.at,
        glance.whole_log,
    )
    anybody = Glance(None, look=glance.look.of_pages(), at=glance.at, whole_log=glance.whole_log)

    def work() -> Shown:
        with keeper.at(table_id, MOMENT) as live:
            version = live.table.version
            kept = shows.kept.find(key, version)
            if kept is not None:
                return kept
            view = look_at(live, anybody, keeper)
        shown = Shown(render(view).encode(), NOBODY, is_machine_asked(view)).packed_once()
        if glance.at is None and not glance.whole_log:  # what many look at
            shows.kept.keep(key, version, shown)
        return shown

    return await shows.ask(table_id, work, share=key)


def look_at(live: Live, glance: Glance, keeper: Tables) -> TableView:
    """Return a table as a viewer sees it. Raises Problem where there is no such position."""
    try:
        view = viewing.table_view(live, glance, keeper.store)
        if view.cover:
            return view
        return replace(view, guidance=guiding.guidance(live, glance, view.observation, view.question))
    except Refused as refused:
        raise Problem(404, refused.said(_)) from None


def is_machine_asked(view: TableView) -> bool:
    """Tell whether everybody waits for a machine."""
    whose = view.observation.whose
    return whose >= 0 and view.seats[whose].kind == "bot"


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


async def table_legend(request: Request) -> Response:
    """Tell what the things of a table's game are, with the values of its edition."""
    table_id = request.path_params["table_id"]
    look = requests.look(request)

    def work() -> str:
        with tables(request).at(table_id, MOMENT) as live:
            title, printed = live.table.title, live.table.printed
        groups = marking.legend(marking.entries(title.name, printed))
        return pages.legend_page(LegendView(title, groups, f"/table/{table_id}", look))

    return HTMLResponse(await showing(request).ask(table_id, work))


async def table_ahead(request: Request) -> Response:
    """Tell what follows from one of the open answers; nothing where it is not open."""
    glance = requests.glance(request, requests.identities(request).of(request), at=None)
    words, table_id = request.query_params.get("words", "")[: limits.WORDS], request.path_params["table_id"]

    def work() -> str:
        with tables(request).at(table_id, MOMENT) as live:
            option = viewing.ahead(live, glance, words)
        return pages.ahead(option) if option else ""

    return HTMLResponse(await showing(request).ask(table_id, work))


async def table_typed(request: Request) -> Response:
    """Tell what may be meant by what has been typed so far: answers, and what can be looked up."""
    glance = requests.glance(request, requests.identities(request).of(request))
    words, table_id = request.query_params.get("words", "")[: limits.WORDS], request.path_params["table_id"]

    def work() -> str:
        with tables(request).at(table_id, MOMENT) as live:
            try:
                return pages.typed(viewing.suggested(live, glance, words), live.table.version)
            except Refused as refused:
                raise Problem(404, refused.said(_)) from None

    return HTMLResponse(await showing(request).ask(table_id, work))


async def _answer(request: Request, glance: Glance, status: int, render: Render) -> Response:
    table_id = request.path_params["table_id"]
    keeper = tables(request)
    live = keeper.in_memory(table_id)
    if live is None:
        live = await showing(request).ask(table_id, partial(keeper.find, table_id), share="find")
    if glance.message or live.seats_of(glance.identity):
        shown = await showing(request).ask(
            table_id, partial(show, keeper, table_id, glance, render), first=request.method == "POST"
        )
    else:
        shown = await show_public(showing(request), keeper, table_id, glance, render)
    if shown.machine_asked:
        request.app.state.machines.watch(table_id)
    response = shown.response(request, status)
    identities = requests.identities(request)
    identities.renew(request, response)
    if shown.seat != NOBODY:
        seat = f"{table_id}.{shown.seat}"
        path = f"/table/{table_id}"
        cookies.put(response, identities.screen, seat, https=identities.https, age=None, path=path)
    return response


def moving(kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint for one kind of move."""

    async def endpoint(request: Request) -> Response:
        identity, fields = await requests.form(request)
        table_id = request.path_params["table_id"]
        status, message, again_after = 200, "", 0
        glance = requests.glance(request, identity, at=None)
        if (seat := requests.number(fields, "seat")) is not None:
            glance = replace(glance, shown=seat)
        try:
            spend(request, request.app.state.moves, identity, TOO_FAST)
            move = replace(requests.move(kind, fields), guided=glance.look.first == "on")
            await writers(request).run_for(table_id, partial(tables(request).move, table_id, identity, move))
        except Refused as refused:
            status, message = REFUSED[refused.kind], refused.said(_)
        except Problem as problem:
            if problem.status in (404, 410):
                raise
            status, message, again_after = problem.status, problem.told, problem.again_after
        if not message and not requests.is_script(request):
            return RedirectResponse(f"/table/{table_id}", 303)
        render = pages.table_fragment if requests.is_script(request) else pages.table_page
        response = await _answer(request, replace(glance, message=message), status, render)
        if again_after:
            response.headers["Retry-After"] = str(again_after)
        return response

    endpoint.__name__ = kind
    return endpoint


async def log_file(request: Request) -> Response:
    """Download the log as the viewer may read it; with the seed once the game is over."""
    table_id = request.path_params["table_id"]
    glance = requests.glance(request, requests.identities(request).of(request))

    def work() -> tuple[str, str]:
        with tables(request).at(table_id, MOMENT) as live:
            viewer = viewing.shown_seat(live, glance)
            return live.stored.game, live.table.log_text(viewer, with_seed=live.table.over)

    game, text = await showing(request).ask(table_id, work)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table_id}.game"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def hint(request: Request) -> Response:
    """Recommend an answer to the viewer who is asked. Raises Problem where nobody is."""
    table_id = request.path_params["table_id"]
    identity = requests.identities(request).of(request)
    spend(request, request.app.state.moves, identity or "", TOO_FAST)
    glance = requests.glance(request, identity, at=None)

    def look() -> hints.Asked:
        with tables(request).at(table_id, MOMENT) as live:
            return hints.asked(live, glance)

    wanted = await showing(request).ask(table_id, look)
    advice = await request.app.state.machines.advise(wanted.job, wanted.owner)
    html = await run_in_threadpool(lambda: pages.hint_page(hints.told(wanted, advice, glance.look)))
    return HTMLResponse(html)


def routes() -> list[Route]:
    """Return the routes of one table."""
    return [
        Route("/table/{table_id}", table_page, methods=["GET"]),
        Route("/table/{table_id}/view", table_fragment, methods=["GET"]),
        Route("/table/{table_id}/more", table_more, methods=["GET"]),
        Route("/table/{table_id}/entries", table_legend, methods=["GET"]),
        Route("/table/{table_id}/ahead", table_ahead, methods=["GET"]),
        Route("/table/{table_id}/typed", table_typed, methods=["GET"]),
        Route("/table/{table_id}/hint", hint, methods=["GET"]),
        Route("/table/{table_id}/log", log_file, methods=["GET"]),
        *(
            Route(f"/table/{{table_id}}/{name}", moving(kind), methods=["POST"])
            for name, kind in KINDS.items()
        ),
    ]
