"""Every clause and ruling of every game has a test of its name."""

from pathlib import Path

import pytest

from boardwright.faces.registry import face
from boardwright.games import registry
from boardwright.games.title import Title
from tests.registry.clause_tests import (
    clause_tests_of,
    clauses_of,
    excuses,
    folder_of,
    named_tests,
    problems,
)

HERE = Path(__file__).parent

every_game = pytest.mark.parametrize("title", registry.titles(), ids=lambda title: title.name)


def listed_clauses(title: Title) -> list[str]:
    """Return the ids that were agreed on; a clause missing from the rules reference is noticed by them."""
    return (folder_of(title.name) / "clauses.txt").read_text(encoding="utf-8").split()


@every_game
def test_the_rules_reference_explains_every_clause(title: Title) -> None:
    clauses = face(title.name).rules()
    assert [clause.id for clause in clauses] == listed_clauses(title)
    assert all(clause.text for clause in clauses)


@every_game
def test_every_clause_and_ruling_has_a_test(title: Title) -> None:
    clauses = listed_clauses(title)
    excused = excuses((HERE / "untested.txt").read_text(encoding="utf-8"))
    mine = {clause: reason for clause, reason in excused.items() if clause.startswith(f"{title.prefix}-")}
    assert clauses
    wanted = [*clauses, *[ruling.id for ruling in title.rulings]]
    assert problems(wanted, clause_tests_of(folder_of(title.name), title.prefix), mine) == []


def test_every_excuse_belongs_to_a_game() -> None:
    excused = excuses((HERE / "untested.txt").read_text(encoding="utf-8"))
    prefixes = [title.prefix for title in registry.titles()]
    assert {clause.split("-")[0] for clause in excused} <= set(prefixes)
    assert len(set(prefixes)) == len(prefixes)


@every_game
def test_rulings_and_reasons_name_clauses_that_exist(title: Title) -> None:
    clauses = set(listed_clauses(title))
    assert {clause for ruling in title.rulings for clause in ruling.clauses} <= clauses
    cited = {words.clause for words in title.reasons.words.values()}
    assert cited <= clauses | {ruling.id for ruling in title.rulings}


# The check itself must be able to fail.

MODULE = """
def test_5_8_equal_numerals_may_not_touch():
    assert True

def test_a3_or_one():
    with raises(ValueError):
        one()

def test_5_9_says_nothing():
    with table():
        meadow()

def test_something_else():
    pass
"""


def test_a_test_is_named_by_its_clause() -> None:
    assert clauses_of("test_12_4_more_buildings_take_it", "ATT") == ["ATT-12.4"]
    assert clauses_of("test_a17_one_marker", "ATT") == ["ATT-A17"]
    assert clauses_of("test_av_45_a_gate", "ATT") == []
    assert sorted(named_tests(MODULE, "ATT")) == ["ATT-5.8", "ATT-5.9", "ATT-A3"]


def test_a_test_may_name_several_clauses() -> None:
    assert clauses_of("test_10_6_2_players", "BAG") == ["BAG-10.6"]
    assert clauses_of("test_8_8_a6_16_8_to_16_11_artefacts", "BAG") == [
        "BAG-8.8",
        "BAG-A6",
        *(f"BAG-16.{clause}" for clause in (8, 9, 10, 11)),
    ]
    tests = named_tests("def test_1_2_1_3_x():\n    pass\n", "BAG")
    assert problems(["BAG-1.2", "BAG-1.3"], tests, {}) == ["test_1_2_1_3_x checks nothing."] * 2


def test_a_clause_without_a_test_is_found() -> None:
    tests = named_tests(MODULE.replace("meadow()", "assert meadow()"), "ATT")
    assert problems(["ATT-5.8", "ATT-5.9", "ATT-A3"], tests, {}) == []
    assert problems(["ATT-5.8", "ATT-5.9", "ATT-A3", "ATT-99.1"], tests, {}) == ["ATT-99.1 has no test."]


def test_a_test_without_a_clause_or_an_assertion_is_found() -> None:
    assert problems(["ATT-5.8", "ATT-5.9"], named_tests(MODULE, "ATT"), {}) == [
        "ATT-A3 is tested or excused, but there is no such clause.",
        "test_5_9_says_nothing checks nothing.",
    ]


def test_an_excuse_needs_a_reason_and_a_clause_without_a_test() -> None:
    excused = excuses("# comment\n\nATT-1.2 printed on the box only\nATT-1.3\n")
    assert excused == {"ATT-1.2": "printed on the box only", "ATT-1.3": ""}
    assert problems(["ATT-1.2", "ATT-1.3"], {}, excused) == ["ATT-1.3 is excused without a reason."]
    tests = named_tests("def test_1_2_x():\n    assert True\n", "ATT")
    assert problems(["ATT-1.2"], tests, {"ATT-1.2": "why"}) == ["ATT-1.2 is excused although it has a test."]
