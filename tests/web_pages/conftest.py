"""Tables in the states that pages must show, each played once."""

from __future__ import annotations

import pytest

from boardwright.faces.web.views import TableView
from boardwright.kernel.packing import NOBODY
from tests.web_pages import tables


@pytest.fixture(scope="session")
def asking() -> TableView:
    """The viewer is asked, in the middle of a game."""
    return tables.view(tables.play_until(tables.begin(), tables.asked(0, 100)))


@pytest.fixture(scope="session")
def complete() -> TableView:
    """The viewer's turn is complete and waits for Confirm."""
    table = tables.play_until(
        tables.begin(), lambda t: t.observe(0).must_confirm and t.observe(0).length > 60
    )
    return tables.view(table)


@pytest.fixture(scope="session")
def waiting() -> TableView:
    """Another seat is asked."""
    table = tables.play_until(
        tables.begin(),
        lambda t: t.game.whose() == 1 and t.observe(0).confirming == NOBODY and t.observe(0).length > 60,
    )
    return tables.view(table)


@pytest.fixture(scope="session")
def replayed() -> TableView:
    """A position of the past."""
    return tables.view(tables.play_until(tables.begin(), tables.asked(0, 100)), at=60)


@pytest.fixture(scope="session")
def finished() -> TableView:
    """The game is over."""
    return tables.view(tables.play_until(tables.begin(), lambda table: table.over))
