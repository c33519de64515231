"""Playing a game to its end at random: the rollout of searches, and the measure of an engine's speed."""

from __future__ import annotations

from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, Action


def draw_outcome(game: Game, rng: Rng) -> Action:
    """Return an outcome of the open chance question, drawn by weight."""
    outcomes = game.options()
    total = 0
    for outcome in outcomes:
        total += game.weight(outcome)
    left = rng.below(total)
    for outcome in outcomes:
        left -= game.weight(outcome)
        if left < 0:
            return outcome
    return outcomes[0]


def playout(game: Game, rng: Rng) -> int:
    """Play a game to its end, every answer drawn evenly; return the decisions of players."""
    decisions = 0
    while True:
        options = game.options()
        if not options:
            return decisions
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(options[rng.below(len(options))])
            decisions += 1


def playouts(start: Game, seed: int, games: int) -> int:
    """Play clones of a position to their ends; return the decisions of players."""
    decisions = 0
    for n in range(games):
        decisions += playout(start.clone(), Rng(seed + n))
    return decisions


def clones(game: Game, number: int) -> None:
    """Clone a position again and again, to time it."""
    for _ in range(number):
        game.clone()
