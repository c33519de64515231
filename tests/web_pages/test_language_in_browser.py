"""Pages in Chinese, in Chromium: nothing sticks out, and a player aid is one printed page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from boardwright.faces import i18n
from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import AidView, HomeView, Look, RulesView
from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.table.table import Table
from tests.web_pages import tables
from tests.web_pages.test_in_browser import SIZES, Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CODES = ("en", "zh_Hant")
GAMES = [title.name for title in registry.titles()]
# Boxes that are too small for what is in them, save those that cut or scroll on purpose.
STICKING_OUT = """() => [...document.querySelectorAll("button, summary, h1, h2, h3, label, dt, dd, td")]
  .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
  .filter((box) => !["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(box).overflowX))
  .map((box) => `${box.tagName} ${box.textContent.trim().slice(0, 40)}`)"""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak a language for a while."""
    token = i18n.language.set(request.param)
    yield str(request.param)
    i18n.language.reset(token)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoken", CODES, indirect=True)
def test_a_player_aid_is_one_printed_page(chromium: Browser, spoken: str, game: str) -> None:
    site = Site(chromium)
    view = AidView(registry.title(game), faces.face(game).aid())
    page = site.show(pages.aid_page(view), f"/rules/{game}/aid")
    assert page.evaluate("document.documentElement.lang") == i18n.tag(spoken)
    printed = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    site.context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("spoken", ["zh_Hant"], indirect=True)
def test_nothing_sticks_out_of_the_pages_of_tabannusi(chromium: Browser, spoken: str, size: str) -> None:
    table = tables.play_until(Table.begin(Setup("tabannusi", 2), "sizes"), tables.asked(0, 120))
    view = tables.view(table, bots=(1,), names=("米雷拉", "Oskar"))
    title, face = registry.title("tabannusi"), faces.face("tabannusi")
    shown = {
        "/table/4127beef": pages.table_page(view),
        "/table/4127beef/text": pages.table_page(replace(view, look=Look(board="text"))),
        "/table/4127beef/more": pages.table_more(view),
        "/": pages.home_page(HomeView(registry.titles())),
        "/rules/tabannusi": pages.rules_page(RulesView(title, face.rules())),
    }
    for path, html in shown.items():
        site = Site(chromium, size)
        page = site.show(html, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], path
        assert page.evaluate(STICKING_OUT) == [], path
        assert site.errors == [], path
        site.context.close()
