"""Which phase of a round it is, who has had a turn in it, and how far a trade has come.

A procedure leaves the agenda with its last step, so the last meeple of a phase moves or acts without
it: then everybody else has had a turn.
"""

from __future__ import annotations

from boardwright.games.bot_factory.components import VILELA
from boardwright.games.bot_factory.inspection import VilelaMoves
from boardwright.games.bot_factory.notes import ACTING, MAINTAINING, MOVING, SETTING_UP
from boardwright.games.bot_factory.production import TradeParts
from boardwright.games.bot_factory.projects import TradeProjects
from boardwright.games.bot_factory.rounds import Course, PerformActions
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.workers import MoveWorkers


def phase(game: BotFactory) -> int:
    """Return SETTING_UP, MOVING, ACTING or MAINTAINING; the last also when the game is over."""
    if game.round == 0:
        return SETTING_UP
    for frame in game.agenda.frames:
        if isinstance(frame, Course):
            return frame.phase()
    return MAINTAINING


def has_moved(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has had its turn to move in this round; in round 1 only players move."""
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            return meeple not in frame.waiting() and meeple != mover(game)
    return phase(game) != MOVING or meeple != mover(game)


def mover(game: BotFactory) -> int:
    """Return the meeple that is moving: the player asked, or Vilela."""
    for frame in game.agenda.frames:
        if isinstance(frame, VilelaMoves):
            return VILELA
    return game.whose()


def acted(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has had its turn of phase 2 in this round, and lies."""
    if phase(game) == MAINTAINING:
        return len(game.agenda.frames) > 0
    if phase(game) != ACTING or is_acting(game, meeple):
        return False
    for frame in game.agenda.frames:
        if isinstance(frame, PerformActions):
            return meeple not in frame.waiting()
    return True


def is_acting(game: BotFactory, meeple: int) -> bool:
    """Tell whether it is a player's turn of phase 2."""
    if phase(game) != ACTING or meeple != game.active:
        return False
    if game.whose() == meeple:
        return True
    return any(isinstance(frame, PlayerTurn) for frame in game.agenda.frames)


def left_to_trade(game: BotFactory) -> int:
    """Return how many parts or projects the trade that is going on still takes, or 0."""
    for frame in game.agenda.frames:
        if isinstance(frame, TradeParts | TradeProjects):
            return frame.left(game)
    return 0
