"""What a player would advise somebody else to do: the worth of every answer, and where the best one leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action
from boardwright.players.greedy import Evaluation, values_as_seen

FAR: Final = 6  # answers that are looked ahead in a turn
SEED: Final = 1  # always the same: advice is of the position as it is seen, and of nothing else


class Advice(NamedTuple):
    """What is advised in a position. A tuple: an object of a compiled class cannot leave its process."""

    worth: list[int]  # of each option, in their order
    course: list[int]  # actions: the best answer, and those after it until the turn ends or chance decides


def advise(seen: Game, evaluation: Evaluation) -> Advice:
    """Return advice on the open question; `seen` is the game as the asked seat sees it."""
    rng, ahead, seat, turn = Rng(SEED), seen.clone(), seen.whose(), seen.turn()
    worth = values_as_seen(seen, evaluation, rng)
    best = best_of(seen, worth)
    course = [best]
    ahead.apply(best)
    while len(course) < FAR and ahead.whose() == seat and ahead.turn() == turn:
        best = best_of(ahead, values_as_seen(ahead, evaluation, rng))
        course.append(best)
        ahead.apply(best)
    return Advice(worth, course)


def best_of(game: Game, worth: Sequence[int]) -> Action:
    """Return the option of the greatest worth, the first of several."""
    return game.options()[max(range(len(worth)), key=worth.__getitem__)]
