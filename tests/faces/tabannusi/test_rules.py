"""The rules reference and the player aid."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.faces.face import Clause
from boardwright.games.tabannusi.edition import load
from boardwright.games.tabannusi.face import FACE


@pytest.fixture(scope="module")
def clauses() -> Sequence[Clause]:
    return FACE.rules()


def test_no_two_clauses_say_the_same(clauses: Sequence[Clause]) -> None:
    assert len({clause.text for clause in clauses}) == len(clauses)


def test_values_come_from_the_edition() -> None:
    printed = load()
    edition = printed.edition
    edition.ship_gold, edition.start_points, edition.unused_points = 47, 48, 49
    edition.ziggurat_values[:3] = [51, 52, 53]
    edition.decree_buildings[0] = 54
    text = {clause.id: clause.text for clause in FACE.rules(printed)}
    assert "47 Gold" in text["TAB-8.10"]
    assert "47 Gold" in text["TAB-27.7"]
    assert "48 points" in text["TAB-2.18"]
    assert "49 points" in text["TAB-14.6"]
    assert "51 / 52 / 53" in text["TAB-17.1"]
    assert "54 white" in text["TAB-20.4"]


def test_decrees_and_tiles_are_told_with_what_they_ask_and_give(clauses: Sequence[Clause]) -> None:
    text = {clause.id: clause.text for clause in clauses}
    assert text["TAB-20.15"] == (
        "D12: 1 white, 1 yellow and 1 brown Buildings; 4 Houses in the Port; it gives 12 points."
    )
    assert text["TAB-10.3"] == "Action tile AT3: 2 points and 2 Claim markers."
    assert text["TAB-21.4"] == "B4: 2 Gold."


def test_every_line_of_the_aid_is_a_sentence() -> None:
    assert all(line.endswith(".") for lines in FACE.aid().values() for line in lines)
