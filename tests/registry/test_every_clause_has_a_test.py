from pathlib import Path

from boardwright.faces.attandarra.rules import rules
from boardwright.games.attandarra.reasons import REASONS
from boardwright.games.attandarra.rulings import RULINGS
from tests.registry.clause_tests import clause_of, clause_tests_of, excuses, named_tests, problems

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


def listed_clauses() -> list[str]:
    """Return the ids that were agreed on; a clause missing from the rules reference is noticed by them."""
    return (HERE / "attandarra-clauses.txt").read_text(encoding="utf-8").split()


def test_the_rules_reference_explains_every_clause() -> None:
    assert [clause.id for clause in rules()] == listed_clauses()
    assert all(clause.text for clause in rules())


def test_every_clause_and_ruling_of_attandarra_has_a_test() -> None:
    clauses = [clause.id for clause in rules()]
    rulings = [ruling.id for ruling in RULINGS]
    excused = excuses((HERE / "untested.txt").read_text(encoding="utf-8"))
    assert len(clauses) > 100
    assert problems([*clauses, *rulings], clause_tests_of(GAMES / "attandarra", "ATT"), excused) == []


def test_rulings_and_reasons_name_clauses_that_exist() -> None:
    clauses = set(listed_clauses())
    assert {clause for ruling in RULINGS for clause in ruling.clauses} <= clauses
    cited = {words.clause for words in REASONS.words.values()}
    assert cited <= clauses | {ruling.id for ruling in RULINGS}


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
    assert clause_of("test_12_4_more_buildings_take_it", "ATT") == "ATT-12.4"
    assert clause_of("test_a17_one_marker", "ATT") == "ATT-A17"
    assert clause_of("test_av_45_a_gate", "ATT") is None
    assert sorted(named_tests(MODULE, "ATT")) == ["ATT-5.8", "ATT-5.9", "ATT-A3"]


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
