"""Which phase of a round it is, and who has had a turn in it.

A procedure leaves the agenda with its last step, so the last meeple of a phase moves or acts without
it: then everybody else has had a turn.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.components import VILELA
from boardwright.games.bot_factory.inspection import VilelaMoves
from boardwright.games.bot_factory.rounds import Course, PerformActions
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.workers import MoveWorkers

SETTING_UP: Final = 0
MOVING: Final = 1
ACTING: Final = 2
MAINTAINING: Final = 3  # also when the game is over


def phase(game: BotFactory) -> int:
    """Return the phase, by the next step of the whole course."""
    for frame in game.agenda.frames:
        if isinstance(frame, Course) and game.round:
            return MOVING if frame.step == 4 else ACTING if frame.step == 5 else MAINTAINING
    return MAINTAINING if game.round else SETTING_UP


def has_moved(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has had its turn to move in this round; in round 1 only players move."""
    if phase(game) != MOVING:
        return True
    moving = mover(game)
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            waiting = frame.order[frame.step - 2 :]
            return meeple not in waiting and meeple != moving
    return meeple != moving


def mover(game: BotFactory) -> int:
    """Return the meeple that is moving: the player asked, or Vilela."""
    if any(isinstance(frame, VilelaMoves) for frame in game.agenda.frames):
        return VILELA
    return game.whose()


def acted(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has had its turn of phase 2 in this round, and lies."""
    if phase(game) == MAINTAINING:
        return bool(game.agenda.frames)
    if phase(game) != ACTING:
        return False
    for frame in game.agenda.frames:
        if isinstance(frame, PerformActions):
            return meeple in frame.order[: frame.step - 2] and not is_acting(game, meeple)
    return not is_acting(game, meeple)


def is_acting(game: BotFactory, meeple: int) -> bool:
    """Tell whether it is a player's turn of phase 2."""
    if phase(game) != ACTING or meeple != game.active:
        return False
    return game.whose() == meeple or any(isinstance(frame, PlayerTurn) for frame in game.agenda.frames)
