"""The table page of this game: its weight from the opening to the end."""

from __future__ import annotations

import pytest

from boardwright.faces.web import pages
from boardwright.games.title import Setup
from boardwright.table.table import Table
from tests.web_pages import tables

MOST = 80_000  # bytes of a page before it is packed


@pytest.mark.parametrize(("seats", "production"), [(4, "2"), (2, "1"), (1, "off")])
def test_pages_stay_small_from_the_opening_to_the_end(seats: int, production: str) -> None:
    """The viewer is asked, so that all answers and their places are in the page."""
    setup = Setup("bot-factory", seats, {"production": production, "max_rounds": "20"})
    table = Table.begin(setup, "pages", confirm=frozenset({0}))
    sizes: list[int] = []
    while not table.over:
        tables.play_until(table, tables.asked(0, table.observe(0).length + 20), spec="greedy")
        sizes.append(len(pages.table_page(tables.view(table)).encode()))
    assert len(sizes) > 4
    assert max(sizes) < MOST
