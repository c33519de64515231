"""The bar keeps one height over a whole game, and the board above it never moves."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser

from boardwright.faces.web import pages
from boardwright.faces.web.present import mode
from boardwright.faces.web.views import TableView
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance, table_view
from boardwright.table.table import Table
from tests.web_pages.test_in_browser import SIZES, Site

VIEWER = "viewer"
ID = "4127beef"  # the table of `Site`
EVERY = 23  # answers from one look to the next
GAMES: dict[str, dict[str, str]] = {
    "attandarra": {},
    "bot-factory": {"max_rounds": "20"},
    "tabannusi": {},
    "baghdad": {},
}

LOAD = """() => import(document.querySelector('script[src*="/table.js"]').src.replace("table.js", "view.js"))
    .then(view => view.load())"""
POINT = """() => document.querySelectorAll("#opts .opt[data-opt]").forEach(option =>
    option.dispatchEvent(new PointerEvent("pointerover", {bubbles: true})))"""
PLACES = """(names) => names.map(one => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
})"""


@cache
def looks(game: str) -> list[TableView]:
    """Return what one player sees here and there in a game at random: asked, complete, waiting, replayed."""
    table = Table.begin(Setup(game, 2, GAMES[game]), "still", confirm=frozenset({0, 1}))
    chairs = [Chair(f"Player {seat + 1}", HUMAN, VIEWER if seat == 0 else "other") for seat in range(2)]
    live = Live(StoredTable(ID, game, chairs, "still", VIEWER, {}), table)
    rng, found, answers = Rng(3), [], 0
    while not table.over:
        if answers % EVERY < 2 or (table.confirming == 0 and answers % 4 == 0):
            found.append(table_view(live, Glance(VIEWER)))
        answers += 1
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
        else:
            options = table.game.options()
            table.answer(table.asked, options[rng.below(len(options))])
    return [*found, table_view(live, Glance(VIEWER, at=20))]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_the_question_changes(
    chromium: Browser, game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "wanted", size)
    site = Site(chromium, "wanted")
    still = ["#decision", "#boardwrap"]
    if size[0] > 760:  # on a phone one part of the board is shown, which may be another for each question
        still.append("#board")
    seen = looks(game)
    assert {"ask", "confirm", "wait", "replay"} <= {mode(view) for view in seen}
    page = site.show(pages.table_page(seen[0]))
    first = page.evaluate(PLACES, still)
    for view in seen[1:]:
        site.answers[f"/table/{ID}/view"] = pages.table_fragment(view)
        page.evaluate(LOAD)
        assert page.evaluate(PLACES, still) == first, view.question.sentence
        page.evaluate(POINT)
        assert page.evaluate(PLACES, still) == first, view.question.sentence
    assert site.errors == []
    site.context.close()
