"""The rules reference and the player aid."""

from __future__ import annotations

import re

from boardwright.faces.bot_factory import FACE
from boardwright.faces.bot_factory.question import CLAUSES
from boardwright.faces.bot_factory.rules import rules
from boardwright.games.bot_factory.edition import load
from boardwright.games.bot_factory.reasons import REASONS
from boardwright.games.bot_factory.rulings import RULINGS

LAST = {
    1: 18,
    2: 7,
    3: 8,
    4: 15,
    5: 3,
    6: 16,
    7: 14,
    8: 7,
    9: 13,
    10: 7,
    11: 5,
    12: 11,
    13: 5,
    14: 22,
    15: 20,
}


def test_every_clause_has_a_text_in_order() -> None:
    expected = [f"BOT-{chapter}.{k}" for chapter, last in LAST.items() for k in range(1, last + 1)]
    assert [clause.id for clause in FACE.rules()] == expected
    for clause in FACE.rules():
        assert clause.chapter
        assert clause.text.endswith(".")
        assert clause.text[0].isupper() or clause.text[0].isdigit()
        assert "{" not in clause.text


def test_every_clause_that_is_cited_exists() -> None:
    known = {clause.id for clause in FACE.rules()} | {ruling.id for ruling in RULINGS}
    assert {words.clause for words in REASONS.words.values()} <= known
    assert set(CLAUSES.values()) <= known
    for ruling in RULINGS:
        assert set(ruling.clauses) <= known


def test_a_clause_names_all_rulings_that_speak_of_it() -> None:
    for clause in FACE.rules():
        assert clause.rulings == tuple(ruling.id for ruling in RULINGS if clause.id in ruling.clauses)


def test_values_come_from_the_edition() -> None:
    printed = load()
    text = {clause.id: clause.text for clause in rules(printed)}
    assert str(printed.edition.value_start) in text["BOT-1.12"]
    assert f"{printed.edition.tokens} tokens" in text["BOT-5.1"]
    assert all(str(cost) in text["BOT-9.7"] for cost in printed.edition.row_cost)
    assert printed.names.ratings[2] in text["BOT-14.20"]
    assert all(str(below) in text["BOT-9.4"] for below, bonus in enumerate(printed.edition.lines) if bonus)


def test_the_aid_fits_one_page() -> None:
    aid = FACE.aid()
    lines = [line for lines in aid.values() for line in lines]
    assert len(aid) + len(lines) <= 45
    assert all(len(line) <= 125 for line in lines)
    assert not re.search(r"[{}]", "".join([*aid, *lines]))
