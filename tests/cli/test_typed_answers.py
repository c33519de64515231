"""Answers by name in the terminal: beginnings, what is not clear, completion, seats from 1, Chinese."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from boardwright.cli.terminal.session import completions
from boardwright.faces import i18n
from boardwright.faces.registry import face
from boardwright.faces.telling.typed import ways_of
from boardwright.kernel.packing import NOBODY
from tests.cli.test_terminal import heard, session

LATIN = re.compile(r"[A-Za-z]{3,}")
OURS = {"Ada", "ATT"}  # a name, and what numbers of rules begin with


@pytest.fixture
def chinese() -> Iterator[None]:
    token = i18n.language.set("zh_Hant")
    yield
    i18n.language.reset(token)


def last_words(entered: list[str]) -> str:
    """Return the last line of the log after a session that enters the given lines."""
    played = session(entered)
    played.play()
    return played.table.observe(NOBODY).log[-1].words


@pytest.mark.parametrize(
    "entered",
    [
        ["wood", 'new "hospital" c1'],
        ["place w", "hosp c1"],
        ["PLACE WOOD", "Hospital, 3 cubes, at C1"],
        ["place-drawn wood", "build hospital C1"],
        ["1", "1", "hosp", "c1"],
        ["1", "new building hospital", "C1"],
    ],
)
def test_an_answer_is_given_by_its_name(entered: list[str]) -> None:
    assert last_words(entered) == "build hospital C1"


def test_what_may_mean_several_answers_asks_which_and_gives_none() -> None:
    played = session(["place", "", "pla s"])
    before = played.table.length
    played.play()
    lines = heard(played)
    at = lines.index("“place” may mean 2 answers; add a word.")
    assert lines[at + 1 : at + 3] == ["1  Place wood", "2  Place stone"]
    assert played.table.length == before + 1


def test_words_of_the_log_that_are_not_open_give_no_other_answer() -> None:
    played = session(["finish"])
    before = played.table.length
    played.play()
    assert played.table.length == before
    assert "“finish” does not answer the open question; choose one of its answers." in heard(played)


def test_many_choices_are_told_by_name() -> None:
    played = session(["1", "1"])
    played.play()
    lines = heard(played)
    what = next(line for line in lines if line.startswith("What: "))
    assert "Middle Class House" in what
    assert "buergerhaus" not in "\n".join(lines)
    assert any(line.startswith("Where: at A1; at B1; ") for line in lines)


def test_what_is_blocked_is_asked_for_by_name() -> None:
    played = session(["1", "hospital c1", "?"])
    played.play()
    listed = heard(played)[heard(played).index("? N tells why.") - 1]
    name = listed.removeprefix("2  ").partition(":")[0]
    again = session(["1", "hospital c1", f"? {name}", name])
    again.play()
    assert len([line for line in heard(again) if line.startswith(name) and line.endswith(")")]) == 2


def test_the_last_word_of_a_line_is_completed() -> None:
    table = session([]).table
    ways = ways_of(face("attandarra").question(table.observe(0), ["Ada", "Bo"]))
    assert completions(ways, "place st") == ["stone"]
    assert completions(ways, "Pl") == ["Place", "place", "place-drawn"]
    assert completions(ways, "ru") == ["rules"]
    assert completions(ways, "rules s") == []


def test_seats_are_counted_from_one() -> None:
    played = session(["b players", "state", "state 2", "state bo", "state 3"])
    played.play()
    lines = heard(played)
    assert any(line.startswith("1 You: ") for line in lines)
    assert any(line.startswith("1 Ada: ") for line in lines)
    assert len([line for line in lines if line.startswith("2 Bo: ") and "left this round" in line]) == 2
    assert "No player is called 3; enter a number from 1 to 2 or a name." in lines


def test_help_names_every_word() -> None:
    played = session(["h"])
    played.play()
    lines = "\n".join(heard(played))
    for word in ("board, b X", "since", "score", "state X", "rules X", "save FILE", "quit, q"):
        assert f"\n{word}  " in lines


def test_a_session_in_chinese_says_and_understands_chinese(chinese: None) -> None:
    entered = [
        "木材",
        "建",
        "",
        "hospital",
        "c1",
        "?",
        "不可行 1",
        "版圖",
        "分數",
        "狀態 2",
        "狀態 9",
        "紀錄 3",
    ]
    entered += [
        "紀錄 x",
        "期間",
        "不存在",
        "77",
        "常設",
        "常設 9",
        "儲存",
        "復原",
        "復原",
        "復原",
        "復原",
        "離開",
    ]
    played = session(entered)
    played.play()
    words = {word for line in heard(played)[3:] for word in LATIN.findall(line)}
    assert words - OURS == set()


def test_help_in_chinese_has_both_words(chinese: None) -> None:
    played = session(["說明"])
    played.play()
    lines = heard(played)
    assert any(line.startswith("規則、rules X  ") for line in lines)
