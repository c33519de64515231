"""Phase 1: moving workers, Sandra and Vilela. BOT-2.2-2.4, 3, 13, 14.6-14.10, 15.7"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import MOVE, SQUEEZE_IN
from boardwright.games.bot_factory.components import BOARDS, SANDRA, SQUEEZE, VILELA
from boardwright.games.bot_factory.inspection import VilelaMoves
from boardwright.games.bot_factory.reasons import (
    BOARD_NOT_FULL,
    SAME_BOARD,
    SANDRAS_BOARD,
    SPACE_OCCUPIED,
)
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.games.bot_factory.tiles import use_tile, why_not_use
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, verb_of


class MoveWorkers(Procedure[BotFactory]):
    """Everybody moves in the order that stood at the start of the phase. BOT-2.2-2.4"""

    def __init__(self, order: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.order = order

    def clone(self) -> MoveWorkers:
        return MoveWorkers(self.order, self.step)

    def waiting(self) -> list[int]:
        """Return the meeples that have yet to move, once the phase has begun."""
        return self.order[self.step - 2 :]

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.order = order_of_moving(game)
        elif step - 2 < len(self.order):
            move(game, self.order[step - 2])
        return step - 1 < len(self.order)


def order_of_moving(game: BotFactory) -> list[int]:
    """Round 1: players clockwise from the first. Later: left to right. BOT-2.2-2.4, 1.16"""
    if game.round == 1:
        return [(game.first_player + n) % game.seats for n in range(game.seats)]
    return game.left_to_right()


def move(game: BotFactory, meeple: int) -> None:
    """A meeple's turn to move."""
    if meeple == SANDRA:
        move_sandra(game)
    elif meeple == VILELA:
        game.begin(VilelaMoves())
    else:
        game.begin_turn(meeple)
        game.begin(ChooseMove(meeple))


def move_sandra(game: BotFactory) -> None:
    """To the first empty space from the board on her right on, around the floor. BOT-3.5-3.7"""
    home = game.board_of_meeple(SANDRA)
    to = game.where[SANDRA]
    for n in range(1, BOARDS + 1):
        space = game.leftmost_empty((home + n) % BOARDS)
        if space != NOWHERE:
            to = 2 * space
            break
    game.go(SANDRA, to, 3_05)


class ChooseMove(Decision[BotFactory]):
    """Where a worker goes. BOT-3.1-3.3, 13.2, 13.3, 15.7"""

    def clone(self) -> ChooseMove:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        out = [pack(MOVE, space) for space in range(game.edition.spaces)]
        if game.variant:
            out += [pack(SQUEEZE_IN, board) for board in range(BOARDS)]
        return out

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        if verb_of(action) == SQUEEZE_IN:
            return self.why_not_squeeze(game, first_of(action))
        space = first_of(action)
        if game.meeple_at(space) != NOBODY:
            return SPACE_OCCUPIED
        return self.why_not_board(game, game.edition.board_of[space])

    def why_not_board(self, game: BotFactory, board: int) -> Reason:
        if game.where[self.player] != NOWHERE and game.board_of_meeple(self.player) == board:
            return SAME_BOARD
        banned = game.seats <= 2 and not (game.round == 1 and game.switches.round_one_without_ban)
        if banned and game.board_of_meeple(SANDRA) == board:
            return SANDRAS_BOARD
        return OK

    def why_not_squeeze(self, game: BotFactory, board: int) -> Reason:
        """The second production tile: onto a full board. BOT-15.7; BOT-A21"""
        reason = why_not_use(game, self.player, SQUEEZE)
        if reason != OK:
            return reason
        if not game.is_full(board):
            return BOARD_NOT_FULL
        return self.why_not_board(game, board)

    def take(self, game: BotFactory, action: Action) -> None:
        if verb_of(action) == MOVE:
            game.go(self.player, 2 * first_of(action), 3_01)
        else:
            use_tile(game, self.player, SQUEEZE)
            game.go(self.player, 2 * game.edition.last_space[first_of(action)] + 1, 15_07)
