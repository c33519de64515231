"""Part Production board: the wheel, and the trade of three parts. BOT-7"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import DISCARD_PART, REFILL, TAKE_PART
from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.components import (
    NO_PART,
    PARTS,
    PLACE_PART,
    TO_HAND,
    TO_WHEEL,
    UNIVERSAL,
)
from boardwright.games.bot_factory.notes import BONUS, PART, TRADE, WHEEL, hand_of
from boardwright.games.bot_factory.reasons import (
    NOT_IN_HAND,
    NOTHING_TO_DISPENSE,
    STACK_EMPTY,
    TOO_FEW_PARTS,
)
from boardwright.games.bot_factory.stacks import ChooseStack
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import total
from boardwright.kernel.notes import BEGAN, MOVED, TURNED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack


class Rotate(Procedure[BotFactory]):
    """A quarter turn; then empty inputs are refilled, the left one first. BOT-7.4-7.6; BOT-A26"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> Rotate:
        return Rotate(self.player, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            game.turned += 1
        elif step <= 1 + len(game.edition.inputs):
            self.refill(game, game.edition.inputs[step - 2])
        return step <= len(game.edition.inputs)

    def refill(self, game: BotFactory, position: int) -> None:
        if game.part_at(position) == NO_PART and game.any_stack():
            game.begin(ChooseStack(self.player, REFILL, TO_WHEEL, game.slot_at(position)))


def why_not_dispense(game: BotFactory, position: int) -> Reason:
    """One credit takes a part from an output. BOT-7.7"""
    return OK if game.part_at(position) != NO_PART else NOTHING_TO_DISPENSE


def dispense(game: BotFactory, player: int, position: int) -> None:
    """Take the part; under an icon a part may be placed. BOT-7.7, 7.9"""
    slot = game.slot_at(position)
    part = game.wheel[slot]
    game.players[player].parts[part] += 1
    game.wheel[slot] = NO_PART
    if game.notes is not None:
        game.note(MOVED, player, PART + part, 1, WHEEL + slot, hand_of(player), 0, 7_07)
    if game.has_wheel_icon(position):
        game.note(BEGAN, player, BONUS, game.edition.wheel_icon_cost, cause=PLACE_PART, clause=7_09)
        game.begin(MayPlacePart(player, game.edition.wheel_icon_cost))


def why_not_trade_parts(game: BotFactory, player: int) -> Reason:
    """Executive action: three parts for a top part. Discards count for the reshuffle. BOT-7.14; BOT-A35"""
    me = game.players[player]
    if total(me.parts) < game.edition.trade_parts:
        return TOO_FEW_PARTS
    if game.any_stack():
        return OK
    coloured = total(me.parts[:UNIVERSAL])
    return OK if coloured else STACK_EMPTY


class TradeParts(Procedure[BotFactory]):
    """Discard parts one by one, then take the top part of any stack. BOT-7.14, 4.14"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> TradeParts:
        return TradeParts(self.player, self.step)

    def left(self, game: BotFactory) -> int:
        """Return how many parts are still to be discarded while one is asked for."""
        return game.edition.trade_parts - self.step + 2

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if game.notes is not None:
            kind = BEGAN if step == 1 else TURNED
            game.note(kind, self.player, TRADE, game.edition.trade_parts, clause=7_14)
        if step <= game.edition.trade_parts:
            game.begin(DiscardPart(self.player))
        elif game.any_stack():
            game.begin(ChooseStack(self.player, TAKE_PART, TO_HAND, self.player))
        return step <= game.edition.trade_parts


class DiscardPart(Decision[BotFactory]):
    """Which part to discard: for a trade, or down to the hand limit. BOT-4.6, 7.14"""

    def clone(self) -> DiscardPart:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        me = game.players[self.player]
        return [pack(DISCARD_PART, part) for part in range(PARTS) if me.parts[part]]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.players[self.player].parts[first_of(action)] else NOT_IN_HAND

    def take(self, game: BotFactory, action: Action) -> None:
        game.players[self.player].parts[first_of(action)] -= 1
        game.discard_part(first_of(action), self.player, hand_of(self.player), 4_09)
