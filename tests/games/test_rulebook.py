"""The files in which games say their rules in words: complete, and refused with file and key."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from boardwright.games import registry
from boardwright.games.reasons import Reasons
from boardwright.games.rule_files import Entry, RuleFileError, rule_file
from boardwright.games.rulebook import Rulebook
from tests.games.readings import readings

RULEBOOKS = {title.prefix: title.rulebook for title in registry.titles()}
every_rulebook = pytest.mark.parametrize("prefix", RULEBOOKS)


def rulebook_of(prefix: str) -> Rulebook[Any]:
    rulebook = RULEBOOKS[prefix]
    assert isinstance(rulebook, Rulebook)
    return rulebook


@every_rulebook
def test_rulings_are_numbered_and_complete(prefix: str) -> None:
    rulings = rulebook_of(prefix).rulings
    assert [ruling.id for ruling in rulings] == [f"{prefix}-A{n}" for n in range(1, len(rulings) + 1)]
    for ruling in rulings:
        assert (ruling.since > 1) == bool(ruling.before)
        assert ruling.clauses
        assert ruling.question.endswith("?")
        assert ruling.ruling.endswith(".")


@every_rulebook
def test_each_reading_sets_a_switch_of_its_own(prefix: str) -> None:
    rulebook = rulebook_of(prefix)
    default = rulebook._made()
    assert not any(readings(default).values())
    set_by = {}
    for reading in rulebook.readings:
        other = rulebook.switches(default, {reading.name: reading.values[1]})
        (set_by[reading.name],) = [switch for switch, on in readings(other).items() if on]
        assert rulebook.switches(other, {}) is not other
        assert readings(rulebook.switches(other, {})) == readings(other), "as its edition says"
        back = rulebook.switches(other, {reading.name: reading.values[0]})
        assert not any(readings(back).values())
    assert len(set(set_by.values())) == len(set_by)
    assert {*set_by.values(), *rulebook._since} == {*readings(default)}


@every_rulebook
def test_a_ruling_names_the_option_that_reads_it_otherwise(prefix: str) -> None:
    options = {ruling.id: ruling.option for ruling in rulebook_of(prefix).rulings}
    first = {reading.ruling: reading.name for reading in reversed(rulebook_of(prefix).readings)}
    assert first.items() <= options.items()


def test_the_lines_of_a_text_are_joined() -> None:
    file = Entry("clauses.toml", "", tomllib.loads('[Setup]\n"ATT-1.1" = """\nTwo to four\npeople play."""'))
    assert list(file) == ["Setup"]
    assert file.entry("Setup").text("ATT-1.1") == "Two to four people play."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[ruling]]\nid = "X-A1"', "ruling[X-A1].question is missing; give a text in quotes."),
        ('[[ruling]]\nid = "X-A1"\nquestion = 3', "ruling[X-A1].question is 3; give a text in quotes."),
        ('[[ruling]]\nquestion = "?"\nclauses = [1]', "ruling[1].clauses is [1]; give texts in quotes."),
        (
            '[[ruling]]\nquestion = "?"\nsicne = 2',
            "ruling[1].sicne is not known; correct its name or remove it.",
        ),
        ('ruling = ["X-A1"]', "ruling is ['X-A1']; give tables [[ruling]]."),
        ("ruling = 1", "ruling is 1; give a list."),
    ],
)
def test_a_mistake_is_told_with_file_and_key(text: str, sentence: str) -> None:
    with pytest.raises(RuleFileError, match=re.escape(f"rulings.toml: {sentence}")):
        read(Entry("rulings.toml", "", tomllib.loads(text)))


def read(file: Entry) -> None:
    for entry in file.entries("ruling"):
        entry.take("id", str, "")
        entry.texts("clauses")
        entry.text("question")
        entry.finish()


def test_a_reason_without_words_and_words_without_a_reason_are_told() -> None:
    package = "boardwright.games.attandarra"
    known = [*rule_file(package, "reasons")]
    numbers = {name: number for number, name in enumerate(known, 1)}
    assert len(Reasons(package, numbers).words) == len(known)
    with pytest.raises(RuleFileError, match=r"reasons\.toml: TOO_HIGH is missing; give a table\."):
        assert Reasons(package, {**numbers, "TOO_HIGH": 99}).words
    del numbers["NO_GOLD"]
    with pytest.raises(RuleFileError, match=r"reasons\.toml: NO_GOLD is not known"):
        assert Reasons(package, numbers).words
