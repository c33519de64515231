"""The log's language: every verb there and back, and what cannot be read."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad import actions, edition
from boardwright.games.baghdad.actions import (
    CONSTRUCT,
    COVER,
    FIRST_BONUS,
    LIBRARY,
    MOVE_BOAT,
    OBJECTIVE,
    PAY,
    PLACE_TILE,
    SCORING_TOKEN,
    SELL,
    TAKE_CARD,
)
from boardwright.games.baghdad.components import BOATS_IN_PORT, CIVIC
from boardwright.games.baghdad.words import words
from boardwright.games.words import WordsError
from boardwright.kernel.packing import pack

PRINTED = edition.load()
NAMES = PRINTED.names
WORDS = words(NAMES)


def test_every_verb_of_the_engine_has_its_word() -> None:
    verbs = {
        name: number for name, number in vars(actions).items() if name.isupper() and name != "LAST_BONUS"
    }
    assert sorted(WORDS.by_number) == sorted(verbs.values())


def test_words_and_actions_are_one_to_one() -> None:
    everything = WORDS.all_actions()
    said = [WORDS.format(action) for action in everything]
    assert len(set(said)) == len(said) == len(set(everything))
    assert [WORDS.parse(line) for line in said] == everything
    assert all(len(line.split()) <= 4 for line in said)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (pack(TAKE_CARD, NAMES.cards.index("al-khuwarizmi")), "draw al-khuwarizmi"),
        (pack(MOVE_BOAT, 0, NAMES.spaces.index("left-2")), "move-boat start left-2"),
        (pack(MOVE_BOAT, 4, len(NAMES.spaces)), "move-boat left-3 left-port-1"),
        (pack(SELL, 0b100101), "sell brick+textiles+lapis"),
        (pack(PLACE_TILE, 0, 2), "place NW-outer-1 3"),
        (pack(PLACE_TILE, 1, CIVIC), "place NW-inner-1 civic"),
        (pack(PAY, 1, 0, 2), "spend 1-wild 0-students 2-contracts"),
        (pack(CONSTRUCT, NAMES.buildings.index("souk"), 0), "construct souk 1"),
        (pack(COVER, 3), "cover 4"),
        (pack(LIBRARY, 2, 0), "library 2 1"),
        (pack(FIRST_BONUS, 1, 4), "first-bonus patients-artefacts 5"),
        (pack(OBJECTIVE, 3, 0), "mark artefact-types 0"),
        (pack(SCORING_TOKEN, 4, BOATS_IN_PORT), "scoring-token north boats-in-port"),
    ],
)
def test_arguments_are_said_as_people_say_them(action: int, said: str) -> None:
    assert WORDS.format(action) == said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("plai zubaydah", "plai is no verb of this game; did you mean play?"),
        ("play zubaida", "zubaida is no card; did you mean zubaydah?"),
        ("extoll-virtue coins", "coins is no type; use one of book, patient, artefact, student."),
        ("stop 1", "stop takes 0 words after it; write stop."),
        ("place NW-outer-1", "place takes 2 words after it; write place <location> <spot>."),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(WordsError) as caught:
        WORDS.parse(line)
    assert str(caught.value) == sentence


def test_words_are_read_in_any_case() -> None:
    assert WORDS.parse("PLACE nw-inner-1 CIVIC") == pack(PLACE_TILE, 1, CIVIC)


def test_no_argument_needs_more_than_a_byte() -> None:
    for verb in WORDS.by_number.values():
        for vocabulary in verb.arguments:
            assert max(vocabulary.words) < 256, vocabulary.name
            assert all(" " not in word for word in vocabulary.words.values())
