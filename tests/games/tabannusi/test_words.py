"""The log's language: every verb there and back, and what cannot be read."""

from __future__ import annotations

import pytest

from boardwright.games.tabannusi import actions, edition
from boardwright.games.tabannusi.actions import (
    AUTOMA_PROJECT,
    CLAIM_SHIP,
    PAY,
    PAY_ANY,
    PLACE_GARDEN,
    PLACE_WATER,
    PORT_HOUSE,
    PROJECT,
    REFILL,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.components import (
    BLUE,
    BOTTOM,
    BROWN,
    COLOURS,
    GREEN,
    SECTION_SPACES,
    SPACES,
    WHITE,
    YELLOW,
)
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, REFILL_MEANS
from boardwright.games.tabannusi.gardening import FROM_SUPPLY, REGULAR
from boardwright.games.tabannusi.payments import ANY_GOLD, PART
from boardwright.games.tabannusi.words import words
from boardwright.games.words import WordsError
from boardwright.kernel.packing import pack

PRINTED = edition.load()
WORDS = words(PRINTED.names)


def test_every_verb_of_the_engine_has_its_word() -> None:
    verbs = {name: number for name, number in vars(actions).items() if name.isupper()}
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
        (pack(PROJECT, YELLOW, 9), "project yellow 1b3"),
        (pack(PROJECT, WHITE, 2 * SPACES + 23), "project white 3d6"),
        (pack(PORT_HOUSE, 3, BOTTOM), "port-house row2-red bottom"),
        (pack(PORT_HOUSE, 10, BROWN), "port-house column3-blue brown"),
        (pack(CLAIM_SHIP, 5), "claim-ship c2"),
        (pack(ZIGGURAT_HOUSE, 2 * SECTION_SPACES), "ziggurat-house brown-1"),
        (pack(PAY, 2 * PART, 0, 0), "pay 2d 0 0g"),
        (pack(PAY, PART + 1, 2, 1), "pay 1d+1c 2c 1g"),
        (pack(PAY_ANY, GREEN), "pay-any green-die"),
        (pack(PAY_ANY, COLOURS + BLUE), "pay-any blue-crate"),
        (pack(PAY_ANY, ANY_GOLD), "pay-any gold"),
        (pack(PLACE_WATER, REGULAR, SPACES), "place-water regular 2a1"),
        (pack(PLACE_WATER, 1 + 9, SPACES), "place-water W10 2a1"),
        (pack(PLACE_GARDEN, 26, FROM_SUPPLY), "place-garden w12a supply"),
        (pack(REFILL, BLUE, REFILL_GOLD), "refill blue gold"),
        (pack(REFILL, BLUE, REFILL_MEANS), "refill blue nothing-more"),
        (pack(AUTOMA_PROJECT, 0, BROWN), "show-automa-project 1 brown"),
    ],
)
def test_arguments_are_said_as_people_say_them(action: int, said: str) -> None:
    assert WORDS.format(action) == said


def test_every_place_of_a_board_has_a_word() -> None:
    for board in PRINTED.edition.boards:
        for district in range(3):
            for space in range(SPACES):
                if (board.land[district] | board.border[district]) >> space & 1:
                    assert board.name_of(district * SPACES + space) in PRINTED.names.places


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("projekt white 1b3", "projekt is no verb of this game; did you mean project?"),
        ("project wite 1b3", "wite is no colour; did you mean white?"),
        ("construct blue", "blue is no colour; use one of white, yellow, brown."),
        ("end-actions 1", "end-actions takes 0 words after it; write end-actions."),
        ("pay 2d", "pay takes 3 words after it; write pay <payment> <payment> <amount of Gold>."),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(WordsError) as caught:
        WORDS.parse(line)
    assert str(caught.value) == sentence


def test_words_are_read_in_any_case() -> None:
    assert WORDS.parse("PROJECT White 1B3") == pack(PROJECT, WHITE, 9)
