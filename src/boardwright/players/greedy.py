"""The greedy player: looks to the end of its own turn and takes what an evaluation likes best."""

from __future__ import annotations

from typing import Final

from boardwright.kernel import mypyc_attr
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, Action

LOOK: Final = 2  # own answers looked ahead: a cube is bought, then placed
TO_THE_END: Final = 0  # of the turn
ALL: Final = 255  # more options than any question has
FEW: Final = 36  # outcomes of chance that are looked at one by one: two dice
WORST: Final = -(1 << 40)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position is for a seat. One subclass a game.

    `look` is how many own answers of a turn are looked ahead; `breadth` how many of the options of a
    question, the best by their own value, are looked beyond. With `look` TO_THE_END each of these is followed
    until the turn ends, by the `beam` best courses of answers, so that only ends of turns are compared.
    """

    def __init__(self, look: int = LOOK, breadth: int = ALL, beam: int = 1) -> None:
        self.look = look
        self.beam = beam
        self.breadth = breadth

    def goes_on(self, game: Game, seat: int) -> bool:
        """Tell whether a seat may be asked again in its turn after the chance question that is open."""
        return False

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position in hundredths of a point; more is better for `seat`."""
        raise NotImplementedError


class Margin(Evaluation):
    """For games that bring none of their own: points ahead of the best of the others, if the game ended now.

    Where chance is asked, each of its outcomes counts as often as it comes up, with the best answer to it.
    """

    def value(self, game: Game, seat: int) -> int:
        """Return the margin of a seat in hundredths of a point, averaged over what chance may bring."""
        outcomes = game.options()
        if game.whose() != CHANCE or len(outcomes) > FEW:
            return margin(game, seat)
        total = 0
        weights = 0
        for outcome in outcomes:
            ahead = game.clone()
            ahead.apply(outcome)
            weights += game.weight(outcome)
            total += game.weight(outcome) * margin_after_answer(ahead, seat)
        return total // weights


def margin(game: Game, seat: int) -> int:
    """Return how many hundredths of a point a seat is ahead of the best of the others."""
    best = WORST
    points = game.scores()
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return 100 * (points[seat] if best == WORST else points[seat] - best)


def margin_after_answer(game: Game, seat: int) -> int:
    """Return the best margin that a seat has after its answer, or that of now where it is not asked."""
    if game.whose() != seat:
        return margin(game, seat)
    best = WORST
    for option in game.options():
        ahead = game.clone()
        ahead.apply(option)
        best = max(best, margin(ahead, seat))
    return best


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


def values_at_the_end(game: Game, seat: int, turn: int, evaluation: Evaluation) -> list[int]:
    """Return the worth of the end of the turn after each option; WORST for those that are not followed."""
    options = game.options()
    positions: list[Game] = []
    values: list[int] = []
    for option in options:
        ahead = game.clone()
        ahead.apply(option)
        pass_chance(ahead, seat, turn, evaluation)
        positions.append(ahead)
        values.append(evaluation.value(ahead, seat))
    bar = sorted(values)[-evaluation.breadth] if len(options) > evaluation.breadth else WORST
    for n in range(len(options)):
        values[n] = (
            value_at_the_end(positions[n], values[n], seat, turn, evaluation) if values[n] >= bar else WORST
        )
    return values


def value_at_the_end(game: Game, value: int, seat: int, turn: int, evaluation: Evaluation) -> int:
    """Return the best worth found at the end of a turn, free actions apart; `value` is that of the game now.

    Of each question's answers only the best few are followed, `evaluation.beam` over all positions at once.
    """
    open_positions = [game]
    open_values = [value]
    best = WORST
    while open_positions:
        ahead_values: list[int] = []
        ahead_positions: list[Game] = []
        for n in range(len(open_positions)):
            position = open_positions[n]
            if position.whose() != seat or position.turn() != turn:
                best = max(best, open_values[n])
                continue
            free = position.agenda.free
            for option in position.options():
                if option not in free:
                    ahead = position.clone()
                    ahead.apply(option)
                    pass_chance(ahead, seat, turn, evaluation)
                    ahead_positions.append(ahead)
                    ahead_values.append(evaluation.value(ahead, seat))
        open_positions = []
        open_values = []
        for _ in range(min(evaluation.beam, len(ahead_values))):
            first = ahead_values.index(max(ahead_values))
            if ahead_values[first] == WORST:
                break
            open_positions.append(ahead_positions[first])
            open_values.append(ahead_values[first])
            ahead_values[first] = WORST
    return best


def pass_chance(game: Game, seat: int, turn: int, evaluation: Evaluation) -> None:
    """Let the first outcome come up while a chance question stands between a seat and its next answer."""
    while game.whose() == CHANCE and game.turn() == turn and evaluation.goes_on(game, seat):
        game.apply(game.options()[0])


def values_as_seen(seen: Game, evaluation: Evaluation, rng: Rng) -> list[int]:
    """Return the worth of each option in order; `seen` is the game as the asked seat sees it.

    What the seat cannot see is dealt anew before looking ahead.
    """
    seat = seen.whose()
    possible = seen.resample(seat, rng)
    if evaluation.look == TO_THE_END:
        return values_at_the_end(possible, seat, seen.turn(), evaluation)
    return values_of_options(possible, seat, seen.turn(), evaluation.look, evaluation)


def choose_greedily(seen: Game, evaluation: Evaluation, rng: Rng) -> Action:
    """Return an answer to the open question; `seen` is the game as the asked seat sees it.

    Equally good answers are drawn evenly.
    """
    options = seen.options()
    values = values_as_seen(seen, evaluation, rng)
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
