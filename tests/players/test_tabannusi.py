"""Tabannusi's greedy player: what it thinks of positions, and that it beats those who do not think."""

from __future__ import annotations

import pytest

from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.games.title import Setup
from boardwright.players.registry import evaluation
from tests.players import playing
from tests.players.playing import played

EVALUATION = evaluation("tabannusi")


def in_play(seats: int = 2) -> Tabannusi:
    """Return a position in the middle of a random game, at a question of seat 0."""
    game = playing.in_play("tabannusi", seats)
    assert isinstance(game, Tabannusi)
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_by_far(seat: int) -> None:
    players = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    scores = played(Setup("tabannusi", 2), players, "one").game.scores()
    assert scores[seat] > 2 * scores[1 - seat]


def test_greedy_has_more_points_than_a_king() -> None:
    table = played(Setup("tabannusi", 1, {"king": "sarbot"}), ["greedy"], "king")
    assert isinstance(table.game, Tabannusi)
    assert table.game.players[0].vp > table.game.players[BOT].vp
    assert table.game.places() == [1]


@pytest.mark.parametrize("what", ["gold", "markers", "gardens", "water"])
def test_having_more_is_worth_more(what: str) -> None:
    game = in_play()
    before = EVALUATION.value(game, 0)
    setattr(game.players[0], what, getattr(game.players[0], what) + 1)
    assert EVALUATION.value(game, 0) > before


def test_a_point_is_worth_a_hundred_and_a_rival_s_point_less() -> None:
    game = in_play()
    before = EVALUATION.value(game, 0)
    game.players[0].vp += 1
    assert EVALUATION.value(game, 0) == before + 100
    game.players[1].vp += 100
    assert before - 100 * 100 < EVALUATION.value(game, 0) < before


def test_at_the_end_only_points_and_gold_count() -> None:
    table = played(Setup("tabannusi", 2), ["random", "random"], "end")
    game = table.game
    assert isinstance(game, Tabannusi)
    before = EVALUATION.value(game, 0)
    game.players[0].markers += 3
    assert EVALUATION.value(game, 0) == before
    game.players[0].gold += 1
    assert before < EVALUATION.value(game, 0) < before + 100
