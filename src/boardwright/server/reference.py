"""What is the same for everybody, so that it is rendered once for each look and language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from boardwright.faces import i18n
from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import AidView, FirstView, Look, RulesView
from boardwright.games import registry
from boardwright.games.title import SetupError, Title
from boardwright.server import requests, viewing
from boardwright.server.problems import Problem

NOTHING_FOR_BEGINNERS: Final = Problem(404, "This game says nothing to beginners; read its rules.")


def _title(request: Request) -> Title:
    try:
        return registry.title(request.path_params["game"])
    except SetupError as error:
        raise Problem(404, error.args[0]) from None


@lru_cache(maxsize=64)
def _rules(game: str, look: Look, language: str, root: str) -> str:
    title = registry.title(game)
    edition = title.shelf.editions()[0]
    values = viewing.printed_values(title, edition)
    return pages.rules_page(RulesView(title, faces.face(game).rules(), edition, values, look))


@lru_cache(maxsize=64)
def _aid(game: str, look: Look, language: str, root: str) -> str:
    return pages.aid_page(AidView(registry.title(game), faces.face(game).aid(), look))


@lru_cache(maxsize=64)
def _first(game: str, look: Look, language: str, root: str) -> str:
    first = faces.face(game).first_game()
    if first is None:
        raise NOTHING_FOR_BEGINNERS
    return pages.first_page(FirstView(registry.title(game), first, look))


@lru_cache(maxsize=64)
def _parts(language: str, root: str) -> str:
    return pages.table_parts()


def _read_as() -> tuple[str, str]:
    """Return the language of a page and the path under which its links stand."""
    return i18n.language.get(), pages.root.get()


async def rules(request: Request) -> Response:
    """Show the rules of a game."""
    title = _title(request)
    return HTMLResponse(await run_in_threadpool(_rules, title.name, requests.look(request), *_read_as()))


async def aid(request: Request) -> Response:
    """Show the player aid of a game."""
    title = _title(request)
    return HTMLResponse(await run_in_threadpool(_aid, title.name, requests.look(request), *_read_as()))


async def first(request: Request) -> Response:
    """Show what beginners are told of a game: what it is about, and where everything is."""
    title = _title(request)
    return HTMLResponse(await run_in_threadpool(_first, title.name, requests.look(request), *_read_as()))


async def parts(request: Request) -> Response:
    """Give what every table page fetches once it stands: settings, keys, words for scripts."""
    return HTMLResponse(await run_in_threadpool(_parts, *_read_as()))


def routes() -> list[Route]:
    """Return the routes of the reference pages."""
    return [
        Route("/rules/{game}", rules, methods=["GET"]),
        Route("/rules/{game}/aid", aid, methods=["GET"]),
        Route("/rules/{game}/first", first, methods=["GET"]),
        Route("/parts/table", parts, methods=["GET"]),
    ]
