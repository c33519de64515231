"""Pages of a solo game: it is won or lost against a task, not against others."""

from __future__ import annotations

import pytest

from boardwright.faces.web import pages, present
from boardwright.games.title import Setup
from boardwright.table.table import Table
from tests.web_pages.tables import play_until, view


def finished(task: str, seed: str) -> Table:
    table = Table.begin(Setup("bot-factory", 1, {"task": task, "max_rounds": "20"}), seed)
    return play_until(table, lambda table: table.over, spec="greedy")


@pytest.mark.parametrize(("task", "seed"), [("T2", "lost"), ("T3", "b")])
def test_the_end_says_whether_the_task_is_met(task: str, seed: str) -> None:
    table = finished(task, seed)
    met = table.game.places() == [1]
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    html = pages.table_page(seen)
    sentence = present.result(seen)
    assert ("is not met" in sentence) != met
    assert sentence in html
    assert "place 1" not in html
    assert "place 2" not in html


def test_what_the_face_adds_stands_beside_the_result() -> None:
    table = finished("T4", "contracts")
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    assert present.note(seen, 0) == seen.panels[0].note
    assert present.note(seen, 3) == ""
    if seen.panels[0].note:
        assert seen.panels[0].note in pages.table_page(seen)
