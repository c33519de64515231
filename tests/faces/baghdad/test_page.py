"""The table page of this game: its weight where most may be chosen, from the opening to the end."""

from __future__ import annotations

import pytest

from boardwright.faces import registry as faces
from boardwright.faces.face import Story
from boardwright.faces.web import pages
from boardwright.kernel.packing import CHANCE
from boardwright.table.log import read_log
from boardwright.table.observation import Observation
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.golden.record import stored
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
    (path,) = stored("4-public_works-contracts-objectives-greedy-1")
    again = replay(read_log(path)).table
    table = Table.begin(again.setup, again.seed, confirm=frozenset())
    large: list[int] = []
    others: list[int] = []
    for number, line in enumerate(line for line in again.record.lines if line.whose != CHANCE):
        seen = table.observe(line.whose)
        if len(seen.options) > MANY:
            large.append(weight(table, seen))
        elif number % STEP == 0:
            others.append(weight(table, seen))
        table.answer(line.whose, line.action)
    assert table.over
    assert len(large) > 20
    assert len(others) > 10
    assert max(large + others) < MOST
