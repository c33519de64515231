"""Assembly board: placing parts, rewards, bonus icons, the swap. BOT-6"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import DECLINE, PLACE, TAKE_PART
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_PART,
    PARTS,
    TO_HAND,
    TYPES,
    UNIVERSAL,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.notes import BONUS, BOT_OF, BOTS, COLUMN, PALLET, PART, done_of, hand_of
from boardwright.games.bot_factory.reasons import (
    NO_MEEPLE,
    NO_PROJECT,
    NO_SPARE,
    NOT_IN_HAND,
    PLACE_FILLED,
    STACK_EMPTY,
    WRONG_COLUMN,
)
from boardwright.games.bot_factory.stacks import TakeTop
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of
from boardwright.kernel.prices import Price


def why_not_place(game: BotFactory, player: int, part: int, column: int) -> Reason:
    """Say whether a part may be placed in a column, whatever allows the placement. BOT-6.2, 6.7, 6.8, 6.15"""
    me = game.players[player]
    if me.parts[part] == 0:
        return NOT_IN_HAND
    if part < UNIVERSAL and colour_of(part) != column:
        return WRONG_COLUMN
    if game.columns[column * TYPES + type_of(part)] != NO_PART:
        return PLACE_FILLED
    if game.parts_in_column(column) == TYPES - 1:
        if me.projects[column] == 0:
            return NO_PROJECT
        if game.meeples[column] == 0:
            return NO_MEEPLE
    return OK


def facts_of_placing(game: BotFactory, part: int, column: int) -> dict[str, int]:
    """Return what a refusal may name: the part that fills the place. BOT-6.2"""
    there = game.columns[column * TYPES + type_of(part)]
    return {} if there == NO_PART else {"there": there}


def placements(game: BotFactory, player: int) -> list[Action]:
    """Return every placement that is allowed."""
    out: list[Action] = []
    for part in range(PARTS):
        if game.players[player].parts[part]:
            for column in range(COLOURS):
                if why_not_place(game, player, part, column) == OK:
                    out.append(pack(PLACE, part, column))
    return out


def can_place(game: BotFactory, player: int) -> bool:
    """Tell whether a player could place any part."""
    for part in range(PARTS):
        if game.players[player].parts[part]:
            for column in range(COLOURS):
                if why_not_place(game, player, part, column) == OK:
                    return True
    return False


def parts_to_point_at(game: BotFactory, player: int) -> list[Action]:
    """Return the placements a person could point at: own parts, their columns."""
    out: list[Action] = []
    for part in range(PARTS):
        if game.players[player].parts[part]:
            for column in range(COLOURS):
                if part >= UNIVERSAL or colour_of(part) == column:
                    out.append(pack(PLACE, part, column))
    return out


class PlacePart(Procedure[BotFactory]):
    """Place a part: reward, then the icon of the covered space. BOT-6.4-6.9, 6.13"""

    def __init__(self, player: int, part: int, column: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.part = part
        self.column = column

    def clone(self) -> PlacePart:
        return PlacePart(self.player, self.part, self.column, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.place(game)
        elif step == 2:
            self.reward(game)
        elif step == 3:
            self.use_icon(game)
        return step < 3

    def place(self, game: BotFactory) -> None:
        space = self.column * TYPES + type_of(self.part)
        game.players[self.player].parts[self.part] -= 1
        game.columns[space] = self.part
        if game.notes is not None:
            hand = hand_of(self.player)
            game.note(MOVED, self.player, PART + self.part, 1, hand, COLUMN + space, 0, 6_02)

    def reward(self, game: BotFactory) -> None:
        placed = game.parts_in_column(self.column)
        if placed == 1:
            game.gain_tokens(self.player, game.edition.first_reward, 6_04)
        elif placed == 2:
            game.gain_tokens(self.player, game.edition.second_reward, 6_05)
        else:
            self.complete_bot(game)

    def complete_bot(self, game: BotFactory) -> None:
        """Take a bot of the colour and complete an own project with it. BOT-6.6"""
        player = self.player
        game.meeples[self.column] -= 1
        game.players[player].bots[self.column] += 1
        game.note(MOVED, player, BOT_OF + self.column, 1, BOTS, done_of(player), 0, 6_06)
        game.complete_project(player, self.column, 6_06)

    def use_icon(self, game: BotFactory) -> None:
        if game.edition.icons[self.column] & BIT[type_of(self.part)]:
            game.note(BEGAN, self.player, BONUS, game.edition.icon_cost, clause=6_09)
            game.begin(MayTakePart(self.player, game.edition.icon_cost))


class MayTakePart(Bonus):
    """Pay to take the top part of any stack, or decline. BOT-6.9"""

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(TAKE_PART, colour) for colour in range(COLOURS)] + [pack(DECLINE)]

    def why_not_use(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.can_take_part(first_of(action)) else STACK_EMPTY

    def clause(self) -> int:
        return 6_09

    def use(self, game: BotFactory, action: Action) -> None:
        game.begin(TakeTop(first_of(action), TO_HAND, self.player))


class MayPlacePart(Bonus):
    """A bonus: pay its cost, if any, and place a part; or decline. BOT-6.15, 7.9, 8.3, 9.4"""

    def candidates(self, game: BotFactory) -> list[Action]:
        return [*parts_to_point_at(game, self.player), pack(DECLINE)]

    def why_not_use(self, game: BotFactory, action: Action) -> Reason:
        return why_not_place(game, self.player, first_of(action), second_of(action))

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        placing = facts_of_placing(game, first_of(action), second_of(action))
        return {**super().facts(game, action), **placing}

    def use(self, game: BotFactory, action: Action) -> None:
        game.begin(PlacePart(self.player, first_of(action), second_of(action)))


def why_not_swap(game: BotFactory, player: int, part: int, spare: int) -> Reason:
    """Executive action: swap an own part with a spare part. BOT-6.14"""
    if game.players[player].parts[part] == 0:
        return NOT_IN_HAND
    return OK if game.spares[spare] != NO_PART else NO_SPARE


def swap(game: BotFactory, player: int, part: int, spare: int, due: Price) -> None:
    """Pay what is due and swap. BOT-6.14; BOT-A25"""
    me = game.players[player]
    taken = game.spares[spare]
    game.pay_tokens(player, due, 6_14)
    me.parts[part] -= 1
    me.parts[taken] += 1
    game.spares[spare] = part
    if game.notes is not None:
        game.note(MOVED, player, PART + part, 1, hand_of(player), PALLET + spare, 0, 6_14)
        game.note(MOVED, player, PART + taken, 1, PALLET + spare, hand_of(player), 0, 6_14)
