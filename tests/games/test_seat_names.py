"""What those at a table may be called: seen by everybody, and told apart by everybody."""

from __future__ import annotations

import pytest

from boardwright import limits
from boardwright.games.seat_names import read_name, tell_apart
from boardwright.games.title import SetupError

UNSEEN = [
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u200b",
    "\u200d",
    "\ufe0f",
    "\u115f\uffa0",
    "\u0301",
    "\u2800 \u00ad",
]


@pytest.mark.parametrize("typed", UNSEEN, ids=ascii)
def test_a_name_that_nobody_sees_is_refused(typed: str) -> None:
    with pytest.raises(SetupError) as caught:
        read_name(typed)
    assert str(caught.value) == (
        "A name needs a letter, a digit or a sign that can be seen; choose another, or none."
    )


@pytest.mark.parametrize("typed", ["", "  ", "\t\u00a0"])
def test_who_types_nothing_has_no_name(typed: str) -> None:
    assert read_name(typed) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Zoë & Co.",
        "甲乙",
        "ㅋㅋ",
        "👩‍🚀",
        "Ada ❤️",
        "नीला",
        "क्‍ष",
        "میم‌نون",
        "葛\U000e0100",
        "7",
        "!",
        "עִבְרִית",
        "x" * limits.NAME,
    ],
)
def test_what_people_are_called_stays(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \t Bo ", "Ada Bo"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\x1b[31mAda\u202e", "[31mAda"),
        ("A\u00adda\u3164", "Ada"),
        ("Ada\u2800\u2800Bo", "Ada Bo"),
    ],
)
def test_what_nobody_sees_in_a_name_is_left_out(typed: str, name: str) -> None:
    assert read_name(typed) == name


def test_a_name_has_an_end() -> None:
    with pytest.raises(SetupError) as caught:
        read_name("x" * (limits.NAME + 1))
    assert str(caught.value) == "A name has 24 letters at most, this one 25; choose a shorter one."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ada\u200d"),
        ("Ada", "ada"),
        ("Ada", "Ａｄａ"),
        ("Straße", "STRASSE"),
        ("❤", "❤️"),
        ("葛", "葛\U000e0100"),
        ("Greedy 3", "greedy\u00a03"),
    ],
)
def test_names_that_look_the_same_are_refused(one: str, other: str) -> None:
    with pytest.raises(SetupError) as caught:
        tell_apart([one, "Somebody", other])
    assert str(caught.value) == f"Two players are called {other}; give each their own name."
    tell_apart([one, "Somebody"])
