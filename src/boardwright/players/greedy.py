"""The greedy player: looks to the end of its own turn and takes what an evaluation likes best."""

from __future__ import annotations

from typing import Final

from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action

LOOK: Final = 2  # own answers looked ahead: a cube is bought, then placed


class Evaluation:
    """How good a position is for a seat. One subclass a game."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position in hundredths of a point; more is better for `seat`."""
        raise NotImplementedError


def value_ahead(game: Game, seat: int, turn: int, look: int, evaluation: Evaluation) -> int:
    """Return the best worth that a seat can reach by its own next answers of this turn."""
    if look == 0 or game.whose() != seat or game.turn() != turn:
        return evaluation.value(game, seat)
    best = -(1 << 40)
    for option in game.options():
        ahead = game.clone()
        ahead.apply(option)
        value = value_ahead(ahead, seat, turn, look - 1, evaluation)
        if value > best:
            best = value
    return best


def choose_greedily(seen: Game, evaluation: Evaluation, rng: Rng) -> Action:
    """Return an answer to the open question; `seen` is the game as the asked seat sees it.

    Equally good answers are drawn evenly.
    """
    seat = seen.whose()
    turn = seen.turn()
    best = -(1 << 40)
    ties = 0
    choice = -1
    for option in seen.options():
        ahead = seen.clone()
        ahead.apply(option)
        value = value_ahead(ahead, seat, turn, LOOK - 1, evaluation)
        if value > best:
            best = value
            ties = 0
        if value == best:
            ties += 1
            if rng.below(ties) == 0:
                choice = option
    return choice
