"""The home page: the viewer's tables, the form that opens one, and what is done with one as a whole."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from itsdangerous import BadData
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from boardwright.editions import EditionError
from boardwright.faces.i18n import _
from boardwright.faces.telling.wording import translated
from boardwright.faces.web import forms, pages
from boardwright.faces.web.views import AskView, Wish
from boardwright.games import registry
from boardwright.games.seat_names import machine_name
from boardwright.games.title import SetupError
from boardwright.players.registry import PLAYERS
from boardwright.server import home_view, problems, requests, whole_tables
from boardwright.server.allowance import TOO_FAST, TOO_MANY, spend
from boardwright.server.play import tables, writers
from boardwright.server.problems import Problem
from boardwright.server.store import HUMAN, Chair
from boardwright.server.tables import Tables
from boardwright.table.opening import opening_of

OTHERS: Final = "greedy"  # who plays on with a reader once a guided opening is over
LINK_LIFE: Final = 3600.0  # seconds
AT_ONCE: Final = 60.0  # seconds in which the browser that was just started follows its link by itself

BAD_LINK: Final = Problem(404, "That link is incomplete; copy all of it, or go to your tables.")
OLD_LINK: Final = Problem(
    410,
    "That link has ended, since it holds for one hour; stop boardwright where it was started and start it"
    " again for a new one.",
)


async def home(request: Request) -> Response:
    """Show the home page; whoever comes for the first time becomes a guest."""
    known = requests.identities(request).of(request)
    identity = known or requests.identities(request).new()
    html = await run_in_threadpool(_home_page, request, identity, known)
    response = HTMLResponse(html)
    requests.identities(request).remember(request, response, identity)
    return response


def _home_page(request: Request, identity: str, known: str | None) -> str:
    token = requests.identities(request).token(identity)
    wish = requests.wish(request.query_params)
    return pages.home_page(home_view.home_view(tables(request), known, token, requests.look(request), wish))


async def open_table(request: Request) -> Response:
    """Open a table, or show the form again with what is wrong with it."""
    identity, fields = await requests.form(request)
    spend(request, request.app.state.openings, identity, TOO_MANY)
    try:
        table_id = await writers(request).run(_open, tables(request), identity, fields)
    except (SetupError, EditionError) as error:
        token = requests.identities(request).token(identity)
        view = await run_in_threadpool(
            home_view.home_view, tables(request), identity, token, requests.look(request)
        )
        return HTMLResponse(
            pages.home_page(replace(view, form=fields, message=problems.in_words(error))), 422
        )
    response = RedirectResponse(f"/table/{table_id}", 303)
    requests.remember_look(request, response, first="on" if fields.get("first") == "on" else "off")
    return response


async def open_opening(request: Request) -> Response:
    """Open a table whose first moves are led through. Raises Problem for a game that has no such opening."""
    identity, fields = await requests.form(request)
    spend(request, request.app.state.openings, identity, TOO_MANY)
    try:
        table_id = await writers(request).run(_open_guided, tables(request), identity, fields)
    except (SetupError, EditionError) as error:
        raise Problem(422, problems.in_words(error)) from None
    response = RedirectResponse(f"/table/{table_id}", 303)
    requests.remember_look(request, response, first="on")
    return response


def _open_guided(keeper: Tables, identity: str, fields: Mapping[str, str]) -> str:
    opening = opening_of(fields.get("opening", ""))
    if opening is None:
        raise SetupError(_("Choose a game first."))
    others = range(1, opening.setup.seats)
    chairs = [
        Chair(keeper.lists.name_of(identity) or _("Player %(number)s") % {"number": 1}, HUMAN, identity),
        *(Chair(machine_name(OTHERS, seat), OTHERS) for seat in others),
    ]
    return keeper.open(opening.setup, chairs, identity, seed=opening.seed)


def _open(keeper: Tables, identity: str, fields: Mapping[str, str]) -> str:
    wanted = forms.read_new_table(fields, registry.titles(), PLAYERS)
    chairs = [
        Chair(chair.name, HUMAN, identity)
        if chair.kind in (forms.YOU, forms.SAME)
        else Chair(chair.name or machine_name(chair.kind, seat), chair.kind)
        for seat, chair in enumerate(wanted.chairs)
    ]
    return keeper.open(wanted.setup, chairs, identity, wanted.cover)


async def forget(request: Request) -> Response:
    """Say what it means to be forgotten, and offer it."""
    identity = requests.identities(request).of(request)
    if identity is None:
        return RedirectResponse("/", 303)
    view = AskView(
        title=_("Forget me on this device"),
        sentences=[
            _(
                "You are a guest: a cookie of this browser is all that tells which tables and seats are"
                " yours. It is removed, and any copy of it becomes worthless."
            ),
            _(
                "Your tables stay on the server, but nobody can play your seats any more, and not even you"
                " can come back to them. If you want to finish a game, do that first."
            ),
        ],
        action="/forget",
        button=_("Forget me"),
        csrf=requests.identities(request).token(identity),
        look=requests.look(request),
    )
    return HTMLResponse(pages.ask_page(view))


async def forgotten(request: Request) -> Response:
    """End the viewer's identity, for all who hold its cookie."""
    identity, _fields = await requests.form(request)
    spend(request, request.app.state.endings, identity, TOO_FAST)
    await writers(request).run(tables(request).store.end, identity)
    response = RedirectResponse("/", 303)
    requests.identities(request).forget(request, response, identity)
    return response


async def offer(request: Request) -> Response:
    """Say what a link to a table does, and do it at the press of a button: to look at it changes nothing."""
    identities = requests.identities(request)
    table_id, giver, age = read_link(request)
    identity = identities.of(request) or identities.new()
    stored = await run_in_threadpool(tables(request).claimable, table_id, giver, identity)
    if stored.owner == identity:
        return RedirectResponse(f"/table/{table_id}", 303)
    if age > LINK_LIFE:
        raise OLD_LINK
    game = translated(registry.title(stored.game).label)
    view = AskView(
        title=_("Play this table here"),
        sentences=[
            _(
                "This link gives a table of %(game)s to this browser, which then plays the seats of the"
                " people at it. It works once."
            )
            % {"game": game}
        ],
        action=f"/claim/{request.path_params['token']}",
        button=_("Play here"),
        csrf=identities.token(identity),
        look=requests.look(request),
        at_once=age <= AT_ONCE,
    )
    response = HTMLResponse(pages.ask_page(view))
    identities.remember(request, response, identity)
    return response


async def play_again(request: Request) -> Response:
    """Open a table like the one that is looked at."""
    identity, _fields = await requests.form(request)
    spend(request, request.app.state.openings, identity, TOO_MANY)
    try:
        opened = await writers(request).run(
            whole_tables.play_again, tables(request), request.path_params["table_id"], identity
        )
    except (SetupError, EditionError) as error:  # its edition or an option is no longer there
        raise Problem(422, problems.in_words(error)) from None
    return RedirectResponse(f"/table/{opened}", 303)


async def put_away(request: Request) -> Response:
    """Take a table out of the viewer's list; it goes on as before."""
    return await _hide(request, True)


async def bring_back(request: Request) -> Response:
    """Show a table in the viewer's list again."""
    return await _hide(request, False)


async def _hide(request: Request, hidden: bool) -> Response:
    identity, fields = await requests.form(request)
    table_id = fields.get("table", "")
    await run_in_threadpool(tables(request).stored, table_id)
    await writers(request).run(tables(request).lists.hide, table_id, identity, hidden)
    done = "away" if hidden else "back"
    return RedirectResponse(requests.wish(fields).address(done=done), 303)


async def ask_to_delete(request: Request) -> Response:
    """Name what is lost with a table, before it is deleted."""
    identity = requests.identities(request).of(request)
    table_id = request.path_params["table_id"]

    def work() -> str:
        view = home_view.delete_view(tables(request), table_id, requests.glance(request, identity))
        return pages.ask_page(view)

    return HTMLResponse(await run_in_threadpool(work))


async def delete(request: Request) -> Response:
    """Delete a table for everybody."""
    identity, _fields = await requests.form(request)
    await writers(request).run(
        whole_tables.delete, tables(request), request.path_params["table_id"], identity
    )
    return RedirectResponse(Wish().address(done="deleted"), 303)


async def claim(request: Request) -> Response:
    """Make a table that the command line opened the browser's own. The link works once."""
    identity, _fields = await requests.form(request)
    table_id, giver, age = read_link(request)
    if age > LINK_LIFE:
        raise OLD_LINK
    await writers(request).run(tables(request).hand_over, table_id, giver, identity)
    return RedirectResponse(f"/table/{table_id}", 303)


def read_link(request: Request) -> tuple[str, str, float]:
    """Return table, giver and age in seconds of a link. Raises Problem."""
    signer = requests.identities(request).links
    try:
        (table_id, giver), made = signer.loads(request.path_params["token"], return_timestamp=True)
    except (BadData, ValueError, TypeError):
        raise BAD_LINK from None
    return str(table_id), str(giver), time.time() - made.timestamp()


def routes() -> list[Route]:
    """Return the routes of the home page."""
    return [
        Route("/", home, methods=["GET"]),
        Route("/tables", open_table, methods=["POST"]),
        Route("/openings", open_opening, methods=["POST"]),
        Route("/tables/away", put_away, methods=["POST"]),
        Route("/tables/back", bring_back, methods=["POST"]),
        Route("/table/{table_id}/again", play_again, methods=["POST"]),
        Route("/table/{table_id}/delete", ask_to_delete, methods=["GET"]),
        Route("/table/{table_id}/delete", delete, methods=["POST"]),
        Route("/claim/{token}", offer, methods=["GET"]),
        Route("/claim/{token}", claim, methods=["POST"]),
        Route("/forget", forget, methods=["GET"]),
        Route("/forget", forgotten, methods=["POST"]),
    ]
