"""Advice: of what a seat may know, the same whatever is hidden."""

from __future__ import annotations

import pytest

from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.players.advice import advise
from boardwright.players.registry import evaluation
from boardwright.table.table import Table

GAMES = sorted(registry.names())


def position(game: str, answers: int) -> Table:
    """Return a table after some answers at random."""
    table, rng = Table.begin(Setup(game, 2), "advice", None, frozenset()), Rng(5)
    for _ in range(answers):
        table.answer(table.asked, table.legal_actions[rng.below(len(table.legal_actions))])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_best_answer_comes_first_and_leads_to_the_end_of_the_turn(game: str) -> None:
    table = position(game, 6)
    seen = table.observe(table.asked)
    advice = advise(seen.game, evaluation(game))
    assert len(advice.worth) == len(seen.options)
    assert advice.worth[seen.options.index(advice.course[0])] == max(advice.worth)
    for action in advice.course:  # each is an answer when its turn comes
        assert action in table.game.options()
        table.answer(seen.seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(game: str) -> None:
    table = position(game, 6)
    seat = table.asked
    seen = table.observe(seat).game
    told = advise(seen, evaluation(game))
    for seed in range(3):  # the same table with other secrets
        other = table.game.resample(seat, Rng(seed)).seen_by(seat)
        again = advise(other, evaluation(game))
        assert (again.worth, again.course) == (told.worth, told.course)
