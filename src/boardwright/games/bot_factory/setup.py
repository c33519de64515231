"""The table before the first chance answer. BOT-1, 14, 15.1"""

from __future__ import annotations

from boardwright.games.bot_factory.components import NO_TASK, Edition, Switches
from boardwright.games.bot_factory.rounds import Course
from boardwright.games.bot_factory.state import BotFactory, new_table
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.packing import NOBODY


def new_game(
    edition: Edition,
    switches: Switches,
    seats: int,
    variant: int = 0,
    max_rounds: int = 0,
    first_player: int = NOBODY,
    task: int = NO_TASK,
) -> BotFactory:
    """Lay out a game for 1 to 4 seats; the first question is the first spare part.

    `variant` 1 or 2 plays with production tiles; `max_rounds` 0 sets no limit (BOT-2.7);
    `first_player` NOBODY is drawn (BOT-1.16); `task` NO_TASK is chosen by the solo player and DRAWN is
    drawn (BOT-14.2).
    """
    agenda: Agenda[BotFactory] = Agenda([Course(first_player, task)])
    game = new_table(edition, switches, seats, agenda, variant, max_rounds)
    game.settle()
    return game
