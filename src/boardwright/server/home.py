"""The home page: the viewer's tables, the form that opens one, and links that hand one over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from itsdangerous import BadData
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from boardwright.editions import EditionError
from boardwright.faces.web import forms, pages
from boardwright.games import registry
from boardwright.games.title import SetupError
from boardwright.players.registry import PLAYERS
from boardwright.server import problems, requests, sight
from boardwright.server.allowance import TOO_MANY, spend
from boardwright.server.play import tables
from boardwright.server.problems import Problem
from boardwright.server.seating import machine_name
from boardwright.server.store import HUMAN, Chair
from boardwright.server.tables import Tables

BAD_LINK: Final = Problem(404, "That link is incomplete or too old; open the table from the home page.")


async def home(request: Request) -> Response:
    """Show the home page; whoever comes for the first time becomes a guest."""
    known = requests.identities(request).of(request)
    identity = known or requests.identities(request).new()
    html = await run_in_threadpool(_home_page, request, identity, known)
    response = HTMLResponse(html)
    requests.identities(request).remember(response, identity)
    return response


def _home_page(request: Request, identity: str, known: str | None) -> str:
    token = requests.identities(request).token(identity)
    return pages.home_page(sight.home_view(tables(request), known, token, requests.look(request)))


async def open_table(request: Request) -> Response:
    """Open a table, or show the form again with what is wrong with it."""
    identity, fields = await requests.form(request)
    spend(request, request.app.state.openings, identity, TOO_MANY)
    try:
        table_id = await run_in_threadpool(_open, tables(request), identity, fields)
    except (SetupError, EditionError) as error:
        token = requests.identities(request).token(identity)
        view = await run_in_threadpool(
            sight.home_view, tables(request), identity, token, requests.look(request)
        )
        return HTMLResponse(
            pages.home_page(replace(view, form=fields, message=problems.in_words(error))), 422
        )
    return RedirectResponse(f"/table/{table_id}", 303)


def _open(keeper: Tables, identity: str, fields: Mapping[str, str]) -> str:
    wanted = forms.read_new_table(fields, registry.titles(), PLAYERS)
    chairs = [
        Chair(chair.name, HUMAN, identity)
        if chair.kind in (forms.YOU, forms.SAME)
        else Chair(chair.name or machine_name(chair.kind, seat), chair.kind)
        for seat, chair in enumerate(wanted.chairs)
    ]
    return keeper.open(wanted.setup, chairs, identity, wanted.cover)


async def claim(request: Request) -> Response:
    """Make a table that the command line opened the browser's own. The link works once."""
    signer = requests.identities(request).links
    try:
        table_id, giver = signer.loads(request.path_params["token"])
    except (BadData, ValueError, TypeError):
        raise BAD_LINK from None
    if request.method == "HEAD":  # a preview of the link; whoever follows it comes with GET
        return Response()
    identity = requests.identities(request).of(request) or requests.identities(request).new()
    await run_in_threadpool(tables(request).hand_over, str(table_id), str(giver), identity)
    response = RedirectResponse(f"/table/{table_id}", 303)
    requests.identities(request).remember(response, identity)
    return response


def routes() -> list[Route]:
    """Return the routes of the home page."""
    return [
        Route("/", home, methods=["GET"]),
        Route("/tables", open_table, methods=["POST"]),
        Route("/claim/{token}", claim, methods=["GET"]),
    ]
