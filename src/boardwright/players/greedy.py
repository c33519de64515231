"""The greedy player: looks to the end of its own turn and takes what an evaluation likes best."""

from __future__ import annotations

from typing import Final

from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action

LOOK: Final = 2  # own answers looked ahead: a cube is bought, then placed
ALL: Final = 255  # more options than any question has
WORST: Final = -(1 << 40)


class Evaluation:
    """How good a position is for a seat. One subclass a game.

    `look` is how many own answers of a turn are looked ahead; `breadth` how many of the options of a
    question, the best by their own value, are looked beyond.
    """

    def __init__(self, look: int = LOOK, breadth: int = ALL) -> None:
        self.look = look
        self.breadth = breadth

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position in hundredths of a point; more is better for `seat`."""
        raise NotImplementedError


def value_ahead(game: Game, seat: int, turn: int, look: int, evaluation: Evaluation) -> int:
    """Return the best worth that a seat can reach by its own next answers of this turn."""
    if look == 0 or game.whose() != seat or game.turn() != turn:
        return evaluation.value(game, seat)
    best = WORST
    for value in values_of_options(game, seat, turn, look, evaluation):
        best = max(best, value)
    return best


def values_of_options(game: Game, seat: int, turn: int, look: int, evaluation: Evaluation) -> list[int]:
    """Return the worth of each option in order; WORST for those that are not looked beyond."""
    options = game.options()
    narrow = look > 1 and len(options) > evaluation.breadth
    positions: list[Game] = []
    values: list[int] = []
    for option in options:
        ahead = game.clone()
        ahead.apply(option)
        positions.append(ahead)
        values.append(evaluation.value(ahead, seat) if narrow else 0)
    bar = sorted(values)[-evaluation.breadth] if narrow else 0
    for n in range(len(options)):
        if values[n] < bar:
            values[n] = WORST
        elif not narrow or (positions[n].whose() == seat and positions[n].turn() == turn):
            values[n] = value_ahead(positions[n], seat, turn, look - 1, evaluation)
    return values


def choose_greedily(seen: Game, evaluation: Evaluation, rng: Rng) -> Action:
    """Return an answer to the open question; `seen` is the game as the asked seat sees it.

    What the seat cannot see is dealt anew before looking ahead. Equally good answers are drawn evenly.
    """
    seat = seen.whose()
    options = seen.options()
    possible = seen.resample(seat, rng)
    values = values_of_options(possible, seat, seen.turn(), evaluation.look, evaluation)
    best = WORST
    ties = 0
    choice = -1
    for n in range(len(options)):
        if values[n] > best:
            best = values[n]
            ties = 0
        if values[n] == best:
            ties += 1
            if rng.below(ties) == 0:
                choice = options[n]
    return choice
