"""What is said before an answer: of each of many ways, what it wastes, and in which order things stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from boardwright.faces import registry as faces
from boardwright.faces.face import Option, Question
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action
from boardwright.table.observation import Observation
from boardwright.table.table import Table

NAMES = ("Ann", "Ben")
GAMES = ("attandarra", "baghdad", "bot-factory", "tabannusi")
EVERY = 5
WAYS = 4  # of an option with many, so many are looked at


@cache
def asked(game: str) -> tuple[tuple[Observation, Question], ...]:
    """Return questions of a game at random, as they are put."""
    table = Table.begin(Setup(game, 2), "ways")
    face, rng, found = faces.face(game), Rng(5), []
    while not table.over:
        seen = table.observe(table.asked)
        if table.length % EVERY == 0:
            found.append((seen, face.question(seen, NAMES)))
        table.answer(seen.whose, seen.options[rng.below(len(seen.options))])
    return tuple(found)


def with_many(game: str) -> Iterator[tuple[Observation, Option]]:
    """Yield options that have several answers."""
    for seen, question in asked(game):
        for option in question.options:
            if len(option.actions) > 1:
                yield seen, option


def alone(seen: Observation, action: Action) -> Question:
    """Return the question with one answer, as it is asked for a way that is pointed at."""
    return faces.face(seen.title.name).question(replace(seen, options=(action,), blocked=()), NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_says_what_follows_from_it(game: str) -> None:
    ways = 0
    for seen, option in with_many(game):
        some = slice(None, None, len(option.words) // WAYS + 1)
        for action, words in zip(option.actions[some], option.words[some], strict=True):
            [one] = alone(seen, action).options
            assert one.words == (words,)
            assert one.then, words
            assert bool(one.warnings) == (words in option.careful)
            assert set(option.warnings) <= set(one.warnings)
            ways += 1
    assert ways > 10


@pytest.mark.parametrize("game", GAMES)
def test_prices_are_drawn_with_what_they_are_paid_in(game: str) -> None:
    priced = [one for _, question in asked(game) for one in question.options if one.cost and one.price]
    assert priced
    for one in priced:
        drawn = " ".join(amount for _, amount in one.price)
        assert re.findall(r"\d+", drawn) == re.findall(r"\d+", one.cost)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_nearest_to_possible_is_told_first(game: str) -> None:
    orders = [[one.missing for one in question.blocked] for _, question in asked(game)]
    assert all(order == sorted(order) for order in orders)


@pytest.mark.parametrize("game", GAMES)
def test_flags_that_hang_side_by_side_count_up(game: str) -> None:
    for seen, question in asked(game):
        drawing = str(faces.face(game).board(seen, NAMES, question).svg)
        found = re.findall(r'<text class="fn" x="([\d.-]+)" y="([\d.-]+)">(\d+)</text>', drawing)
        times = Counter(number for _, _, number in found)
        flags = sorted((float(x), float(y), int(number)) for x, y, number in found if times[number] == 1)
        for left, right in pairwise(flags):
            if abs(left[1] - right[1]) < 4 and right[0] - left[0] < 90:
                assert left[2] < right[2], question.sentence
