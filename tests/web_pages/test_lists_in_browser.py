"""The list of tables and what is done there, in Chromium: every width, both languages, by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.faces.web.views import AskView, HomeView, TableCard, TableView, Wish
from boardwright.games.registry import titles
from tests.web_pages.test_in_browser import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTHS = (280, 320, 390, 600, 759, 760, 1000, 1101, 1280, 1920, 2560)
LONG = ("Maximiliana Wolkenstein_", "W" * 24, "永" * 24, "i" * 24)
SCORES = [(seat, name, -100 + seat) for seat, name in enumerate(LONG)]
DETAIL = "City History, 4 players"


def a_card(number: int, **facts: object) -> TableCard:
    card = TableCard(f"table-{number}", "baghdad", "Baghdad: The City of Peace", DETAIL, scores=SCORES)
    return replace(card, when="12 hours ago", status="Round 3 of 13", may_delete=True, **facts)  # type: ignore[arg-type]


def home() -> HomeView:
    cards = [
        a_card(1, question="Choose an action.", yours=True),
        a_card(2, question=f"{LONG[1]} decides."),
        a_card(3, question=f"{LONG[0]} wins the tie-break at 120 points.", over=True),
    ]
    return HomeView(
        titles(),
        cards,
        csrf="token",
        wish=Wish(find="x" * 80, page=2, done="away"),
        pages=3,
        counts={"": 45, "open": 40, "over": 5, "away": 1200},
        waiting=1,
        has_tables=True,
    )


def out_of_reach(site: Site) -> list[str]:
    """Return the controls that no width of the window shows and no scrolling reaches."""
    found = site.page.evaluate(
        """() => [...document.querySelectorAll('a, button, input:not([type=hidden]), select')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.gp'))
          .filter((one) => { const box = one.getBoundingClientRect();
            return box.left < -1 || box.right > innerWidth + 1 || box.width < 1; })
          .filter((one) => !one.matches('.skip'))
          .map((one) => one.outerHTML.slice(0, 90))"""
    )
    return [str(one) for one in found]


@pytest.mark.parametrize("code", ["en", "zh_Hant"])
def test_every_control_of_lists_and_results_is_reached_at_every_width(
    chromium: Browser, finished: TableView, code: str
) -> None:
    token = language.set(code)
    try:
        over = replace(finished, may_play_again=True)
        lost = AskView("Delete?", [", ".join(LONG)] * 3, "/x", "Delete for good", "token", log="/log")
        shown = {
            "/": pages.home_page(home()),
            "/table/4127beef": pages.table_page(over),
            "/table/table-1/delete": pages.ask_page(lost),
        }
    finally:
        language.reset(token)
    for path, html in shown.items():
        site = Site(chromium)
        site.show(html, path)
        for width in WIDTHS:
            site.page.set_viewport_size({"width": width, "height": 800})
            assert site.page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
            if path != "/table/4127beef":  # its header is another matter
                assert out_of_reach(site) == [], (path, width)
        assert site.violations() == [], path
        assert site.errors == [], path
        site.context.close()


def test_a_table_is_put_away_and_searched_for_by_keyboard(chromium: Browser) -> None:
    site = Site(chromium)
    page = site.show(pages.home_page(home()), "/")
    site.answers |= {"/tables/away": "<p>done</p>"}
    page.get_by_role("searchbox", name="Game or player").focus()
    page.keyboard.press("Tab")
    assert site.focused("textContent") == "Search"
    page.get_by_role("link", name="Delete… Baghdad: The City of Peace table-2").focus()
    page.keyboard.press("Shift+Tab")
    assert site.focused("textContent") == "Put away Baghdad: The City of Peace table-2"
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/away")
    [(path, sent)] = site.sent
    assert path == "/tables/away"
    assert sent == {"csrf": "token", "show": "", "find": "x" * 80, "page": "2", "table": "table-2"}
    site.context.close()
