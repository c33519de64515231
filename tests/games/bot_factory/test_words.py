"""The log's language: every verb there and back, and what cannot be read."""

from __future__ import annotations

import pytest

from boardwright.games.bot_factory import actions, edition
from boardwright.games.bot_factory.actions import PLACE, RESERVE, SWAP, TAKE
from boardwright.games.bot_factory.components import HEAD, TYPES, UNIVERSAL
from boardwright.games.bot_factory.words import words
from boardwright.games.words import WordsError
from boardwright.kernel.packing import pack

WORDS = words(edition.load().names)


def test_every_verb_of_the_engine_has_its_word() -> None:
    verbs = {name: number for name, number in vars(actions).items() if name.isupper()}
    assert sorted(WORDS.by_number) == sorted(verbs.values())


def test_words_and_actions_are_one_to_one() -> None:
    everything = WORDS.all_actions()
    said = [WORDS.format(action) for action in everything]
    assert len(set(said)) == len(said) == len(set(everything))
    assert [WORDS.parse(line) for line in said] == everything
    assert all(len(line.split()) <= 3 for line in said)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (pack(PLACE, HEAD, 0), "place red-head red"),
        (pack(PLACE, UNIVERSAL + HEAD, 2), "place universal-head blue"),
        (pack(SWAP, 3 * TYPES + HEAD, 1), "swap green-head 1"),
        (pack(TAKE, 3), "take R0"),
        (pack(RESERVE, 5), "reserve 1,2"),
    ],
)
def test_arguments_are_said_as_people_say_them(action: int, said: str) -> None:
    assert WORDS.format(action) == said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("plase red-head red", "plase is no verb of this game; did you mean place?"),
        ("place red-had red", "red-had is no part; did you mean red-head?"),
        ("take L3", "L3 is no project; use one of L0, L1, L2, R0, R1, R2."),
        ("rotate 1", "rotate takes 0 words after it; write rotate."),
        ("reserve", "reserve takes 1 words after it; write reserve <position>."),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(WordsError) as caught:
        WORDS.parse(line)
    assert str(caught.value) == sentence


def test_words_are_read_in_any_case() -> None:
    assert WORDS.parse("TAKE r0") == pack(TAKE, 3)
