"""Every control can be reached at every size, with the longest names and in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boardwright.faces import i18n
from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import (
    AidView,
    ErrorView,
    HomeView,
    Look,
    Notice,
    PrintedValue,
    RulesView,
    TableCard,
    TableView,
)
from boardwright.games.registry import title, titles
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.table.table import Table
from tests.web_pages import tables
from tests.web_pages.test_in_browser import SITE, Site, chromium

__all__ = ["chromium"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
LONGEST = ("W" * 24, "甲" * 24, "WM" * 12, "@" * 24)
LANGUAGES = ("en", "zh_Hant")
WIDTHS = {
    280: 653,
    320: 568,
    360: 640,
    390: 844,
    480: 800,
    600: 960,
    700: 900,
    759: 1000,
    760: 1000,
    800: 600,
    900: 1000,
    1000: 700,
    1024: 768,
    1100: 800,
    1101: 800,
    1180: 820,
    1181: 820,
    1280: 800,
    1366: 768,
    1440: 900,
    1680: 1050,
    1920: 1080,
    2560: 1440,
}
# A phone on its side, and what is left of a laptop's screen at 125, 200 and 400 %.
LOW = ((844, 390), (667, 375), (1024, 576), (640, 360), (320, 256))
SIZES = [*WIDTHS.items(), *LOW]
TABLE = "/table/4127beef"
CARD = dict(label="Bot Factory", question="W" * 24 + " is choosing an action.", when="3 minutes ago")


@cache
def table(game: str, state: str) -> Table:
    """Return a table of as many players as can sit there, with every module, in one of the page's states."""
    kind = title(game)
    modules = {o.name: o.values[-1] for o in kind.options if o.kind == "module"}
    made = Table.begin(Setup(game, kind.maximum_seats, modules), "pages", confirm=frozenset((0, 1)))
    return tables.play_until(made, STATES[state])


def waiting(made: Table) -> bool:
    """Tell whether another person is asked, some time into the game."""
    return made.game.whose() == 2 and made.observe(0).confirming == NOBODY and made.observe(0).length > 80


STATES = {
    "asking": lambda made: made.game.whose() == 0 and tables.asked(0, 80)(made) and many_options(made),
    "complete": lambda made: made.observe(0).must_confirm and made.observe(0).length > 60,
    "waiting": waiting,
    "finished": lambda made: made.over,
}


def many_options(made: Table) -> bool:
    """Tell whether the question has something to choose and something that is not possible."""
    view = tables.view(made)
    return len(view.question.options) > 2 and bool(view.question.blocked)


def seen(game: str, state: str = "asking", at: int | None = None, **changes: object) -> TableView:
    """Return a table with the longest names, as one of two people on one screen sees it."""
    view = tables.view(table(game, state), at=at, mine=(0, 1), names=LONGEST)
    return replace(view, **changes)


def everything(kind: str) -> tuple[str, str, str]:
    """Return the path, the page, and what it fetches when it is asked."""
    game, _, state = kind.partition(" ")
    if state == "cover":
        shown = seen(game, cover=LONGEST[0])
    elif state == "replay":
        shown = seen(game, at=60)
    elif state == "text":
        shown = seen(game, look=Look(board="text"))
    elif state == "refused":
        shown = seen(game, message="It was too late; look again. " * 3)
    else:
        shown = seen(game, state)
    return TABLE, pages.table_page(shown), pages.table_more(shown)


def home() -> HomeView:
    """Return a home page with every kind of table on it and each of the lists open."""
    scores = [(seat, name, 100 + seat) for seat, name in enumerate(LONGEST)]
    cards = [
        TableCard(f"{k}127beef", game.name, game.label, "City History, 4 players", f"{LONGEST[k]} is asked.",
                  yours=k == 0, over=k > 2, scores=scores, when="3 minutes ago", status="Round 3 of 5")
        for k, game in enumerate(titles())
    ]  # fmt: skip
    notices = {game.name: [Notice("retail", ["display prices"] * 12)] for game in titles()}
    form = {"name1": LONGEST[0], "seat1": "you", "seat2": "same", "name2": LONGEST[1], "game": "baghdad"}
    return HomeView(titles(), cards, notices, form=form, message="Choose a game first.", csrf="token")


def beside() -> dict[str, tuple[str, str]]:
    """Return the pages beside the table: name -> path and page."""
    game, face = title("tabannusi"), faces.face("tabannusi")
    values = [PrintedValue("display prices", "reconstructed", "W" * 24)]
    sentence = f"There is no table {LONGEST[0]}. " * 2
    return {
        "home": ("/", pages.home_page(home())),
        "nothing": ("/", pages.home_page(HomeView(titles(), csrf="token"))),
        "rules": ("/rules/tabannusi", pages.rules_page(RulesView(game, face.rules(), "retail", values))),
        "aid": ("/rules/tabannusi/aid", pages.aid_page(AidView(game, face.aid()))),
        "error": ("/table/x", pages.error_page(ErrorView(404, "Not found", sentence))),
        "more": (f"{TABLE}/more", pages.table_more(seen("attandarra"))),
    }


KINDS = [
    *(f"{game.name} asking" for game in titles()),
    *(f"attandarra {one}" for one in ("complete", "waiting", "cover", "replay", "text", "refused", "finished")),
    *("home", "nothing", "rules", "aid", "error", "more"),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_in_reach_at_every_size(chromium: Browser, kind: str, code: str) -> None:
    token = i18n.language.set(code)
    site = Site(chromium)
    try:
        if " " in kind:
            path, html, site.answers[f"{TABLE}/more"] = everything(kind)
        else:
            path, html = beside()[kind]
        page = site.show(html, path)
        page.emulate_media(reduced_motion="reduce")
        if path == TABLE:
            page.wait_for_selector("#keys", state="attached")
        page.evaluate(REACH)
        faults = {}
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            found = page.evaluate("reach()")
            faults |= {f"{size[0]}x{size[1]}: {fault}": 0 for fault in found["faults"]}
    finally:
        site.context.close()
        i18n.language.reset(token)
    assert list(faults) == []
    assert site.errors == []
