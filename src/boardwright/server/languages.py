"""Which language a page is written in: the one its reader chose, else the one the browser likes best."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boardwright.faces.i18n import ENGLISH, _, known_languages
from boardwright.faces.web.forms import LANGUAGE
from boardwright.server import cookies
from boardwright.server.problems import Problem

LANGUAGE_COOKIE: Final = "language"  # what the reader chose; it holds no identity
CONSIDERED: Final = 20  # languages of one request
# A language and how much it is liked (RFC 9110, 12.5.4); what reads otherwise is passed over.
ACCEPTED: Final = re.compile(
    r"(?<![^,])\s*(\w{1,8}(?:-\w{1,8}){,7})\s*(?:;\s*q=([01](?:\.\d*)?)\s*)?(?=,|$)", re.ASCII
)
FIELDS: Final = 5  # of the form


def language_for(accepted: str, known: Collection[str], chosen: str = "") -> str:
    """Return the language chosen, else the best of an Accept-Language header; English if none is known."""
    if chosen in known:
        return chosen
    by_name = {name.lower(): name for name in known}
    wanted = [(float(share or 1), tag.lower().replace("-", "_")) for tag, share in ACCEPTED.findall(accepted)]
    liked = sorted((one for one in wanted[:CONSIDERED] if one[0] > 0), key=lambda one: -one[0])
    return next((by_name[name] for _, tag in liked for name in spellings(tag) if name in by_name), ENGLISH)


def spellings(tag: str) -> list[str]:
    """Return a tag and what else it asks for, best first: `zh_tw` is read in `zh_hant`."""
    parts = tag.split("_")
    found = ["_".join(parts[:length]) for length in range(len(parts), 0, -1)]
    if parts[0] == "zh" and "hans" not in parts and not {"cn", "sg", "my"} & set(parts):
        found.append("zh_hant")
    return found


async def choose_language(request: Request) -> Response:
    """Remember the language a reader chose, and show the page again that they came from."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise Problem(400, _("The request holds no form, so nothing was changed; use the page itself."))
    fields = await request.form(max_files=0, max_fields=FIELDS)
    wanted = fields.get(LANGUAGE)
    if not isinstance(wanted, str) or wanted not in known_languages():
        raise Problem(400, _("There is no such language here; choose one of the list."))
    response = RedirectResponse(page_before(request), 303)
    cookies.put(response, LANGUAGE_COOKIE, wanted, https=request.app.state.config.https)
    return response


def page_before(request: Request) -> str:
    """Return the address of the page of ours that sent a form; the home page where none is named."""
    try:
        before = urlsplit(request.headers.get("referer", ""))
    except ValueError:  # such as a bracket that is not closed
        return "/"
    ours = before.netloc.lower() in request.scope["ours"]
    if not ours or not before.path.startswith("/") or before.path.startswith(("//", "/\\")):
        return "/"
    return before.path + (f"?{before.query}" if before.query else "")


def routes() -> list[Route]:
    """Return the route of the language switch."""
    return [Route("/language", choose_language, methods=["POST"])]
