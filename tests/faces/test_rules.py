"""The rules reference and the player aid of every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from boardwright.faces.attandarra import question as attandarra
from boardwright.faces.baghdad import question as baghdad
from boardwright.faces.bot_factory import question as bot_factory
from boardwright.faces.registry import face
from boardwright.faces.tabannusi import question as tabannusi
from boardwright.games.registry import NAMES, title

REGISTRY = Path(__file__).parents[1] / "registry"

every_game = pytest.mark.parametrize("game", NAMES)


@every_game
def test_every_clause_has_a_text_in_order(game: str) -> None:
    listed = (REGISTRY / f"{game}-clauses.txt").read_text(encoding="utf-8").split()
    assert [clause.id for clause in face(game).rules()] == listed
    for clause in face(game).rules():
        assert clause.chapter
        assert clause.text.endswith(".")
        assert clause.text[0].isupper() or clause.text[0].isdigit()
        assert not re.search(r"[{}]|\.\.|  ", clause.chapter + clause.text)


@pytest.mark.parametrize(
    ("game", "cited"),
    [
        ("attandarra", attandarra.CLAUSES),
        ("bot-factory", bot_factory.CLAUSES),
        ("tabannusi", tabannusi.CLAUSES),
        ("baghdad", baghdad.CLAUSES),
    ],
)
def test_every_clause_that_a_question_cites_exists(game: str, cited: Mapping[str, str]) -> None:
    assert cited
    assert set(cited.values()) <= {clause.id for clause in face(game).rules()}


@every_game
def test_a_clause_names_all_rulings_that_speak_of_it(game: str) -> None:
    for clause in face(game).rules():
        speaking = [ruling.id for ruling in title(game).rulings if clause.id in ruling.clauses]
        assert clause.rulings == tuple(speaking)


@every_game
def test_the_aid_fits_one_page(game: str) -> None:
    shown = face(game).aid()
    lines = [line for lines in shown.values() for line in lines]
    assert 10 < len(shown) + len(lines) <= 48
    assert all(len(line) <= 125 for line in lines)
    assert not re.search(r"[{}]", "".join([*shown, *lines]))
