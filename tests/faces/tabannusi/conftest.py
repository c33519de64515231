"""Whole games played at random by words, with what every seat saw."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from boardwright.table.observation import Observation
from boardwright.table.table import Table
from tests.faces import playing
from tests.faces.playing import NAMES

__all__ = ["NAMES", "Played"]

Played = playing.Played[Observation]

EARLY = ("end-actions", "stop", "decline", "go-on")


def begin(seats: int, seed: int, **options: str) -> Table:
    """Return a fresh table."""
    return playing.begin("tabannusi", seats, seed, **options)


def choose(random: Random, observation: Observation) -> int:
    """Return an answer; turns are rarely ended early, and every kind of answer is as likely."""
    words = observation.title.words(observation.printed)
    kinds: dict[str, list[int]] = {}
    for action in observation.options:
        kinds.setdefault(words.format(action).split()[0], []).append(action)
    going_on = [kind for kind in kinds if kind not in EARLY]
    kind = random.choice(going_on if going_on and random.random() < 0.9 else list(kinds))
    return random.choice(kinds[kind])


def play(seats: int, seed: int, most: int = 10**6, **options: str) -> Played:
    """Play a game to its end, or up to a number of answers."""
    table = begin(seats, seed, **options)
    random = Random(seed)
    seen: list[Observation] = []
    while not table.over and len(seen) < most:
        seat = table.observe(0).whose
        observation = table.observe(seat)
        seen.append(observation)
        table.answer(seat, choose(random, observation))
    return Played(table, seen)


@pytest.fixture(scope="session")
def games() -> list[Played]:
    """Return a finished game each for one to four players, with different options."""
    return [
        play(1, 3, king="bot-baba"),
        play(2, 4, barge_tiles="on"),
        play(3, 5, garden_bonus_may_be_declined="yes"),
        play(4, 6),
    ]


@pytest.fixture(scope="session")
def everything(games: list[Played]) -> list[Observation]:
    """Return every position of every game as the asked seat saw it."""
    return [observation for played in games for observation in played.seen]


@pytest.fixture(scope="session")
def fresh() -> Callable[..., Table]:
    """Return a maker of tables."""
    return begin
