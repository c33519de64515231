"""The rules reference and the player aid of every game."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from boardwright.faces.registry import face
from boardwright.games.attandarra.face import question as attandarra
from boardwright.games.baghdad.face.asking import QUESTIONS
from boardwright.games.bot_factory.face import question as bot_factory
from boardwright.games.registry import names, title

every_game = pytest.mark.parametrize("game", names())


@every_game
def test_every_clause_has_a_text(game: str) -> None:
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
        ("baghdad", {name: sentences["clause"] for name, sentences in QUESTIONS.items()}),
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
    assert all(shown.values())
    assert 0 < len(shown) + len(lines) <= 48
    assert all(len(line) <= 125 for line in lines)
    assert not re.search(r"[{}]", "".join([*shown, *lines]))
