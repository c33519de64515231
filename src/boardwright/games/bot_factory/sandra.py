"""What Sandra does on each board. BOT-10"""

from __future__ import annotations

from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    NO_PART,
    PRODUCTION,
    PROJECT,
    SANDRA,
    TO_SPARE,
    TO_WHEEL,
)
from boardwright.games.bot_factory.notes import ACTED, MEEPLE, PALLET, ROW, WATCHED
from boardwright.games.bot_factory.projects import CycleProjects
from boardwright.games.bot_factory.stacks import fill_from_marker
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.values import raise_lowest
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import BEGAN, CHOSEN
from boardwright.kernel.packing import NOBODY


def sandra_acts(game: BotFactory) -> None:
    """The action of her board; none in round 1. BOT-10.1, 10.2"""
    board = game.board_of_meeple(SANDRA)
    if game.round == 1:
        game.note(CHOSEN, NOBODY, WATCHED, cause=MEEPLE + SANDRA, clause=10_02)
        return
    if game.notes is not None:
        gaps = game.wheel.count(NO_PART) if board == PRODUCTION else 0
        game.note(CHOSEN, NOBODY, ACTED + board, gaps, cause=MEEPLE + SANDRA, clause=10_03 + board)
    if board == ASSEMBLY:
        game.begin(ReplaceSpares())
    elif board == PRODUCTION:
        game.begin(FillWheel())
    elif board == PROJECT:
        game.note(BEGAN, NOBODY, ROW, clause=10_05)
        game.begin(CycleProjects())
    else:
        raise_lowest(game)


class ReplaceSpares(Procedure[BotFactory]):
    """Discard both spare parts, refill left then right from the marker. BOT-10.3"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> ReplaceSpares:
        return ReplaceSpares(self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.discard_spares(game)
        else:
            fill_from_marker(game, TO_SPARE, step - 2)
        return step <= len(game.spares)

    def discard_spares(self, game: BotFactory) -> None:
        for spare in range(len(game.spares)):
            if game.spares[spare] != NO_PART:
                game.discard_part(game.spares[spare], NOBODY, PALLET + spare, 10_03)
                game.spares[spare] = NO_PART


class FillWheel(Procedure[BotFactory]):
    """Fill empty wheel spaces clockwise from the left input, from the marker. BOT-1.9, 10.4"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> FillWheel:
        return FillWheel(self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        position = (game.edition.inputs[0] + step - 1) % game.edition.wheel
        if game.part_at(position) == NO_PART:
            fill_from_marker(game, TO_WHEEL, game.slot_at(position))
        return step < game.edition.wheel
