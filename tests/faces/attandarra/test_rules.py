"""The rules reference and the player aid."""

from __future__ import annotations

import re

from boardwright.faces.attandarra.question import CLAUSES
from boardwright.faces.attandarra.rules import rules
from boardwright.faces.registry import face
from boardwright.games.attandarra.edition import load
from boardwright.games.attandarra.reasons import REASONS
from boardwright.games.attandarra.rulings import RULINGS

FACE = face("attandarra")

LAST = {
    1: 11,
    2: 5,
    3: 8,
    4: 4,
    5: 10,
    6: 3,
    7: 1,
    8: 9,
    9: 9,
    10: 11,
    11: 5,
    12: 9,
    13: 10,
    14: 6,
    15: 18,
    16: 2,
}


def test_every_clause_has_a_text_in_order() -> None:
    expected = [f"ATT-{chapter}.{k}" for chapter, last in LAST.items() for k in range(1, last + 1)]
    assert [clause.id for clause in FACE.rules()] == expected
    for clause in FACE.rules():
        assert clause.chapter
        assert clause.text.endswith(".")
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
    assert f"{printed.edition.gold} gold" in text["ATT-2.3"]
    assert str(printed.edition.prices[0]) in text["ATT-4.3"]
    assert printed.names.event_names[3] in text["ATT-15.9"]


def test_the_aid_fits_one_page() -> None:
    aid = FACE.aid()
    lines = [line for lines in aid.values() for line in lines]
    assert len(aid) + len(lines) <= 45
    assert all(len(line) <= 125 for line in lines)
    assert not re.search(r"[{}]", "".join([*aid, *lines]))
