"""The table page of this game: its weight where most may be chosen, from the opening to the end."""

from __future__ import annotations

import pytest

from boardwright.faces import registry as faces
from boardwright.faces.face import Story
from boardwright.faces.web import pages
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.players.registry import player
from boardwright.table.observation import Observation
from boardwright.table.table import Table
from tests.web_pages import tables

MOST = 120_000  # bytes of a page before it is packed
MANY = 24  # answers: positions with more are all looked at
STEP = 25  # of the others one in so many


def stories_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages of one game share the sentences of its log."""
    told: dict[int, Story] = {}
    face = faces.face("baghdad")

    def stories(table: Table, viewer: int, until: int, names: list[str]) -> list[Story]:
        for line in table.observe(viewer, until).log[len(told) :]:
            told[line.number] = face.story(table.observe(viewer, line.number - 1), line, names)
        return list(told.values())

    monkeypatch.setattr(tables, "stories", stories)


def weight(table: Table, seen: Observation) -> int:
    """Return the bytes of the page that the asked player sees."""
    seat = seen.whose
    others = [each for each in range(seen.setup.seats) if each != seat]
    return len(pages.table_page(tables.view(table, seat, mine=[seat], bots=others)).encode())


def test_pages_stay_small_with_four_players_and_all_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    stories_told_once(monkeypatch)
    modules = {"public_works": "on", "contracts": "on", "objectives": "on"}
    table = Table.begin(Setup("baghdad", 4, modules), "pages", confirm=frozenset())
    greedy, rng = player("greedy"), Rng(7)
    large: list[int] = []
    others: list[int] = []
    number = 0
    while not table.over:
        seen = table.observe(table.game.whose())
        if len(seen.options) > MANY:
            large.append(weight(table, seen))
        elif number % STEP == 0:
            others.append(weight(table, seen))
        table.answer(seen.whose, greedy.choose(seen, rng))
        number += 1
    assert len(large) > 20
    assert len(others) > 10
    assert max(large + others) < MOST
