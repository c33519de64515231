"""Reads what a request says: who asks, which position, which move. Every mistake is a Problem."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal, cast

from starlette.requests import Request
from starlette.responses import Response

from boardwright import limits
from boardwright.faces.web import forms, pages
from boardwright.faces.web.views import EVERY, LOOK_COOKIE, SHOWN, Look, Wish
from boardwright.plain_text import without_unseen
from boardwright.sentence import Sentence
from boardwright.server import cookies
from boardwright.server.identity import Identities
from boardwright.server.moves import Move
from boardwright.server.problems import Problem
from boardwright.server.tables import TABLE_ID
from boardwright.server.viewing import Glance

LONGEST_SEARCH: Final = 80  # letters
FIELDS: Final = 200  # in one form

NO_COOKIE: Final = Problem(
    403,
    "Your browser sent no cookie, so nothing was changed; allow cookies for this site, since they alone tell"
    " which tables and seats are yours, then go to your tables and try again.",
)
FORGED: Final = Problem(
    403, "The form is out of date, so nothing was changed; reload the page and try again."
)


def identities(request: Request) -> Identities:
    """Return what signs the cookies of this server."""
    return cast(Identities, request.app.state.identities)


def look(request: Request) -> Look:
    """Return how the browser wants pages to look."""
    return Look.parse(cookies.value(request.cookies, LOOK_COOKIE))


def remember_look(request: Request, response: Response, **changes: str) -> None:
    """Change how the browser wants pages to look, where scripts of the page keep it, too."""
    https = identities(request).https
    name, value = cookies.kept_as(LOOK_COOKIE, https=https), replace(look(request), **changes).cookie()
    path = "/; secure" if https else f"{pages.root.get()}/"
    # as scripts write it: in quotes, which a library would put around it, they could not read it
    kept = f"{name}={value}; path={path}; max-age={cookies.A_YEAR}; samesite=lax"
    response.headers.append("set-cookie", kept)


def is_script(request: Request) -> bool:
    """Tell whether the page's script asks, which wants a fragment, not a page."""
    return request.headers.get("x-wants") == "fragment"


async def form(request: Request) -> tuple[str, Mapping[str, str]]:
    """Return identity and fields of a form of ours. Raises Problem for anybody else's."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind.lower() != "application/x-www-form-urlencoded":  # others name an encoding
        raise Problem(400, "The request holds no form, so nothing was changed; use the page itself.")
    sent = await request.form(max_files=0, max_fields=FIELDS)
    fields = {name: value for name, value in sent.items() if isinstance(value, str)}
    identity = identities(request).of(request)
    if identity is None and not identities(request).sends_cookie(request):
        raise NO_COOKIE
    if identity is None or not identities(request).is_token(identity, fields.get("csrf", "")):
        raise FORGED
    return identity, fields


def number(fields: Mapping[str, str], name: str) -> int | None:
    """Return a whole number from a form or an address, or None. Raises Problem."""
    text = fields.get(name, "").strip()
    if not text:
        return None
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Problem(
            400, Sentence("“{name}” must be a whole number; reload the page and try again.", name=name)
        )
    return int(text)


def move(kind: str, fields: Mapping[str, str]) -> Move:
    """Return the move that a form asks for. Raises Problem."""
    version = number(fields, "version")
    if version is None:
        raise Problem(
            400, "The answer does not say on which version of the table it was given; reload the page."
        )
    position = number(fields, "position")
    if kind == "back" and position is None:
        raise Problem(400, "The form does not say which line to go back to; reload the page and try again.")
    words = forms.chosen_words(fields)
    if len(words) > limits.WORDS:
        raise Problem(400, "The answer is too long to be one; choose an answer on the page.")
    return Move(
        kind=cast(Literal["answer", "undo", "restart", "back", "confirm", "standing"], kind),
        version=version,
        id=fields.get("id", ""),
        seat=number(fields, "seat"),
        words=words,
        confirm=fields.get("confirm", "") in ("on", "1", "true", "yes"),
        position=position or 0,
        keys=forms.wanted_standing(fields),
    )


def wish(asked: Mapping[str, str]) -> Wish:
    """Return which tables an address or a form asks the home page for; what cannot be is left out."""
    show, page, again = asked.get("show", ""), asked.get("page", ""), asked.get("again", "")
    return Wish(
        show=show if show in SHOWN else EVERY,
        find=" ".join(without_unseen(asked.get("find", "")[:LONGEST_SEARCH]).split()),
        page=int(page) if page.isdecimal() and len(page) < 6 else 1,
        again=again if TABLE_ID.fullmatch(again) else "",
        done=asked.get("done", ""),
    )


def glance(request: Request, identity: str | None, **changes: object) -> Glance:
    """Return how a viewer asks to see a table. Raises Problem."""
    query = request.query_params
    at = number(query, "at")
    shown = number(query, "seat")
    if shown is None:
        screen = cookies.value(request.cookies, identities(request).screen)
        table_id, _, seat = screen.rpartition(".")
        if table_id == request.path_params.get("table_id") and seat.isdecimal() and len(seat) < 3:
            shown = int(seat)
    values: dict[str, object] = {
        "identity": identity,
        "csrf": identities(request).token(identity) if identity else "",
        "look": look(request),
        "at": at,
        "shown": shown,
        "whole_log": query.get("log") == "all",
    }
    return Glance(**(values | changes))  # type: ignore[arg-type]
