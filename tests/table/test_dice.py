"""Chance: what the seed says, evenly, and the same for ever."""

from __future__ import annotations

from collections import Counter

from boardwright.kernel.packing import CHANCE
from boardwright.table import dice
from tests.table.tables import printed, table_of


def test_rolls_never_change() -> None:
    """A table that goes on after an update must roll as it would have without it."""
    assert [dice.roll("81", number, 100) for number in range(8)] == [80, 97, 0, 49, 16, 43, 10, 95]
    assert dice.roll("", 0, 6) == 1


def test_rolls_are_even() -> None:
    faces = Counter(dice.roll("even", number, 6) for number in range(6000))
    assert set(faces) == set(range(6))
    assert all(880 < times < 1120 for times in faces.values())


def test_answers_follow_the_weights() -> None:
    table = table_of()
    game = table.title.new_game(table.setup, printed())
    while "fill-display" not in table.words.format(game.options()[0]):
        assert game.whose() == CHANCE
        game.apply(game.options()[0])
    weights = {option: game.weight(option) for option in game.options()}
    times = Counter(dice.answer("weights", number, game) for number in range(4000))
    for option, weight in weights.items():
        expected = 4000 * weight / sum(weights.values())
        assert abs(times[option] - expected) < 0.15 * expected + 40


def test_fresh_seeds_are_long_and_new() -> None:
    seeds = {dice.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
