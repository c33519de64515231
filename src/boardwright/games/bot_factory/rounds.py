"""The course of the game: rounds of three phases, Maintenance, the end. BOT-2, 11, 12.1, 12.2"""

from __future__ import annotations

from boardwright.games.bot_factory.components import COLOURS, NO_PART, SANDRA, TYPES, VILELA
from boardwright.games.bot_factory.inspection import vilela_acts
from boardwright.games.bot_factory.notes import (
    ACTING,
    BOT_OF,
    BOTS_COMPLETED,
    COLUMN,
    MAINTAINING,
    MOVING,
    ROUND,
    ROW,
)
from boardwright.games.bot_factory.projects import CycleProjects
from boardwright.games.bot_factory.sandra import sandra_acts
from boardwright.games.bot_factory.setting_up import SetUp
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.values import lower
from boardwright.games.bot_factory.workers import MoveWorkers
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import BEGAN, ENDED
from boardwright.kernel.packing import NOBODY


class Course(Procedure[BotFactory]):
    """The whole game. BOT-2.1, 11, 12.1, 12.2"""

    def __init__(self, first_player: int, task: int, step: int = 1) -> None:
        super().__init__(step)
        self.first_player = first_player  # given by the table, or NOBODY: drawn
        self.task = task  # given by the table, or NO_TASK: chosen, or DRAWN

    def clone(self) -> Course:
        return Course(self.first_player, self.task, self.step)

    def phase(self) -> int:
        """Return the phase of the round that is going on; `step` is already the next one."""
        return MOVING if self.step == 4 else ACTING if self.step == 5 else MAINTAINING

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            game.begin(SetUp(self.first_player, self.task))
        elif step == 2:
            game.round += 1
            tell_beginning(game, ROUND, game.round, 2_01)
        elif step == 3:
            tell_beginning(game, MOVING, game.round, 2_02)
            game.begin(MoveWorkers([]))
        elif step == 4:
            tell_beginning(game, ACTING, game.round, 2_05)
            game.begin(PerformActions([]))
        elif step == 5:
            tell_beginning(game, MAINTAINING, game.round, 11_01)
            clear_completed_columns(game)
        elif step == 6:
            tell_beginning(game, ROW, 1, 11_03)
            game.begin(CycleProjects())
        elif step == 7:
            return self.go_on(game)
        return True

    def go_on(self, game: BotFactory) -> bool:
        """Another round, unless the game ends. BOT-11.5, 12.1"""
        self.step = 2
        return not has_ended(game)


def tell_beginning(game: BotFactory, what: int, number: int, clause: int) -> None:
    """A round, a phase or a step of Maintenance begins."""
    if game.notes is not None:
        game.note(BEGAN, NOBODY, what, number, clause=clause)


def has_ended(game: BotFactory) -> bool:
    """No bot of some colour is left, a player has five, or the table's limit is reached; tell all that is so.

    BOT-2.7, 12.1
    """
    ended = False
    for colour in range(COLOURS):
        if game.meeples[colour] == 0:
            game.note(ENDED, NOBODY, BOT_OF + colour, clause=12_01)
            ended = True
    for seat in range(game.seats):
        if game.players[seat].completed() >= game.edition.end_bots:
            game.note(ENDED, seat, BOTS_COMPLETED, game.edition.end_bots, clause=12_01)
            ended = True
    if 0 < game.max_rounds <= game.round:
        game.note(ENDED, NOBODY, ROUND, game.round, clause=2_07)
        ended = True
    return ended


def clear_completed_columns(game: BotFactory) -> None:
    """Parts of completed bots go back, the value of the colour falls. BOT-11.1, 11.2"""
    for colour in range(COLOURS):
        if game.parts_in_column(colour) == TYPES:
            for space in range(colour * TYPES, colour * TYPES + TYPES):
                game.discard_part(game.columns[space], NOBODY, COLUMN + space, 11_01)
                game.columns[space] = NO_PART
            lower(game, colour, 11_02)


class PerformActions(Procedure[BotFactory]):
    """Phase 2 in the order of the new positions. BOT-2.5, 2.6"""

    def __init__(self, order: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.order = order

    def clone(self) -> PerformActions:
        return PerformActions(self.order, self.step)

    def waiting(self) -> list[int]:
        """Return the meeples that have yet to act, once the phase has begun."""
        return self.order[self.step - 2 :]

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.order = game.left_to_right()
        elif step - 2 < len(self.order):
            self.act(game, self.order[step - 2])
        return step - 1 < len(self.order)

    def act(self, game: BotFactory, meeple: int) -> None:
        if meeple == SANDRA:
            sandra_acts(game)
        elif meeple == VILELA:
            vilela_acts(game)
        else:
            game.begin(PlayerTurn(meeple))
