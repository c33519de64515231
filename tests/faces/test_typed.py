"""Answers as they are typed: by name, by beginnings, in quotes, in the words of the log, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from boardwright.faces import i18n
from boardwright.faces.face import Blocked, Option, Question
from boardwright.faces.registry import face
from boardwright.faces.telling.look_ups import LOOK_UPS, look_up, looked_up
from boardwright.faces.telling.suggesting import MOST, suggestions
from boardwright.faces.telling.typed import (
    answers_for,
    blocked_for,
    completed,
    nearest,
    not_found,
    phrases_of,
    ways_of,
    words_of,
)
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.table.table import Table

GAMES = ("attandarra", "baghdad", "bot-factory", "tabannusi")
NAMES = ("Ada", "Bo")


@pytest.fixture(params=i18n.known_languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language in turn."""
    token = i18n.language.set(request.param)
    yield request.param
    i18n.language.reset(token)


def option(number: int, label: str, words: tuple[str, ...], labels: tuple[str, ...] = ()) -> Option:
    """Return an option whose answers are numbered in order."""
    actions = tuple(100 * number + index for index in range(len(words)))
    return Option(number, label, actions, words, target_labels=labels)


QUESTION = Question(
    "Build or buy?",
    options=[
        option(
            1,
            "New building",
            ("build dom C2", "build rathaus C2", "build rathaus C1"),
            ("Sauerland Cathedral, at C2", "Middle Class House, at C2", "Middle Class House, at C1"),
        ),
        option(2, "Buy Çelik’s wood", ("buy wood",)),
        option(3, "Buy wool", ("buy wool",)),
        option(4, "建築師到地區 3", ("move 3",)),
        option(5, "建築師到地區 13", ("move 13",)),
    ],
    blocked=[Blocked("Buy glass", "No glass left", "The display holds none.", "ATT-5.2")],
)


@pytest.mark.parametrize(
    ("entered", "words"),
    [
        ('build "Middle Class House" C2', ["build rathaus C2"]),
        ("middle class house c2", ["build rathaus C2"]),
        ("mid c1", ["build rathaus C1"]),
        ("SAUER", ["build dom C2"]),
        ("Middle Class House, at C1", ["build rathaus C1"]),
        ("build dom C2", ["build dom C2"]),
        ('"class house"', ["build rathaus C2", "build rathaus C1"]),
        ('"house class"', []),
        ("celiks", ["buy wood"]),
        ("buy woo", ["buy wood", "buy wool"]),
        ("buy wool", ["buy wool"]),
        ("1", ["build dom C2", "build rathaus C2", "build rathaus C1"]),
        ("1 2", ["build rathaus C2"]),
        ("1 cath", ["build dom C2"]),
        ("3", ["buy wool"]),
        ("地區3", ["move 3"]),
        ("建築師到地區 13", ["move 13"]),
        ("建築", ["move 3", "move 13"]),
        ("c3", []),
    ],
)
def test_what_is_typed_means(entered: str, words: list[str]) -> None:
    assert [way.words for way in answers_for(QUESTION, entered)] == words


def test_case_accents_and_marks_count_for_nothing() -> None:
    assert words_of("Çelik’s Wood-Yard") == ("celiks", "wood", "yard")
    assert phrases_of("“Old City” hall 「地區 3」") == [("old", "city"), ("hall",), ("地", "區", "3")]


def test_what_nobody_can_mean_is_told_with_what_is_near() -> None:
    ways = ways_of(QUESTION)
    assert nearest(ways, "buy wol")[0].words == "buy wool"
    assert not_found(ways, "zeppelin") == "No answer to this question is called “zeppelin”."
    assert "did you mean “Buy wool”" in not_found(ways, "bux wool")


def test_what_is_blocked_is_known_by_its_name() -> None:
    assert blocked_for(QUESTION, "buy gla") is QUESTION.blocked[0]
    assert blocked_for(QUESTION, "buy") is QUESTION.blocked[0]
    assert blocked_for(QUESTION, "sell glass") is None


def test_the_last_word_is_completed_among_what_fits_before_it() -> None:
    ways = ways_of(QUESTION)
    assert completed(ways, "middle class house c") == ["Class", "C2", "C1"]
    assert completed(ways, "sauerland ca") == ["Cathedral"]
    assert completed(ways, "buy w") == ["wood", "wool"]


@cache
def positions(game: str) -> list[Table]:
    """Return a table at several questions to people."""
    found = []
    for steps in (3, 9, 16, 24):
        table = Table.begin(Setup(game, 2), f"typed-{steps}", None, frozenset())
        for step in range(steps):
            options = table.game.options()
            table.answer(table.asked, options[(step * 7) % len(options)])
        found.append(table)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_a_name_of_its_own_and_is_given_by_it(game: str, spoken: str) -> None:
    for table in positions(game):
        seen = table.observe(table.asked)
        question = face(game).question(seen, NAMES)
        ways = ways_of(question)
        assert sorted(way.action for way in ways) == sorted(seen.options)
        for way in ways:
            assert answers_for(question, way.name) == [way], way.name
            assert answers_for(question, way.words) == [way]
            assert answers_for(question, f"{way.option.number} {way.words}") == [way]


@pytest.mark.parametrize("game", GAMES)
def test_the_field_offers_the_viewers_answers_and_nothing_to_others(game: str, spoken: str) -> None:
    table = positions(game)[0]
    told = face(game)
    seen, rival = table.observe(table.asked), table.observe(1 - table.asked)
    everything = suggestions(told, seen, NAMES, "")
    words = {table.words.format(action) for action in seen.options}
    assert {one.words for one in everything.found} <= words
    assert len(everything.found) == min(len(words), MOST)
    for viewer in (rival, table.observe(NOBODY)):
        assert not any(one.words for one in suggestions(told, viewer, NAMES, "").found)
        assert suggestions(told, viewer, NAMES, next(iter(words))).found == ()


def test_the_field_finds_rules_things_and_players(spoken: str) -> None:
    table = positions("tabannusi")[0]
    seen, told = table.observe(table.asked), face("tabannusi")
    [rule] = suggestions(told, seen, NAMES, "rules 13.1").found
    assert (rule.look, rule.rest) == ("rules", "TAB-13.1")
    [thing] = suggestions(told, seen, NAMES, "aid S05").found
    assert (thing.look, thing.rest) == ("aid", "S05")
    [player] = suggestions(told, seen, NAMES, "state bo").found
    assert (player.look, player.rest, player.text) == ("state", "1", "Bo")
    assert suggestions(told, seen, NAMES, "state 2").found[0].rest == "1"
    assert suggestions(told, seen, NAMES, "state 3").found == ()


def test_look_ups_are_known_by_one_word_each_in_both_languages(spoken: str) -> None:
    known = [word.casefold() for one in LOOK_UPS for word in one.known_as]
    assert len(known) == len(set(known))
    for one in LOOK_UPS:
        for word in one.known_as:
            assert look_up(f"{word.upper()} 5.8") == (one, "5.8")
    assert look_up("rulez") == (None, "")
    assert [one.key for one in looked_up("sta")] == ["state", "standing"]
