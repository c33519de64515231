"""Production tiles: two variants. BOT-15"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import (
    BUILD_UNIVERSAL,
    DECLINE,
    PLACE,
    RAISE,
    RETURN_UNIVERSAL,
    TAKE,
    TAKE_PART,
    TAKE_TILE,
    TAKE_UNIVERSAL,
)
from boardwright.games.bot_factory.assembly import PlacePart, can_place, placements, why_not_place
from boardwright.games.bot_factory.components import (
    COLOURS,
    TILES,
    TO_HAND,
    TYPES,
    UNIVERSAL,
)
from boardwright.games.bot_factory.notes import (
    BONUS,
    DISPLAY,
    PART,
    THE_UNIVERSAL_BOT,
    TILE,
    done_of,
    hand_of,
)
from boardwright.games.bot_factory.projects import take_project, take_universal, why_not_take
from boardwright.games.bot_factory.reasons import (
    AT_THE_TOP,
    NO_PROJECT,
    NO_UNIVERSAL,
    NOT_IN_HAND,
    STACK_EMPTY,
    TILE_GONE,
    TILE_NOT_YET,
    TILE_USED,
    TOO_FEW_UNIVERSALS,
)
from boardwright.games.bot_factory.stacks import TakeTop
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.values import raise_value
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.notes import ENDED, MOVED, TURNED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of


def why_not_use(game: BotFactory, player: int, tile: int) -> Reason:
    """Say whether a player may use a tile at all, whatever it does. BOT-15.2, 15.4, 15.5"""
    me = game.players[player]
    if me.tile_used:
        return TILE_USED
    if game.variant == 1:
        return OK if game.tiles & BIT[tile] else TILE_GONE
    if me.tile != tile:
        return TILE_GONE
    return OK if game.turns > me.tile_turn else TILE_NOT_YET


def use_tile(game: BotFactory, player: int, tile: int) -> None:
    """The tile leaves the display and counts as used. BOT-15.2, 15.5"""
    if game.tiles & BIT[tile]:
        take_tile(game, player, tile, 15_02)
    game.players[player].tile_used = True
    game.note(TURNED, player, TILE + tile, clause=15_02)


def take_tile(game: BotFactory, player: int, tile: int, clause: int) -> None:
    """The tile comes to a player from the display. BOT-15.2, 15.3"""
    game.players[player].tile = tile
    game.tiles &= ~BIT[tile]
    game.note(MOVED, player, TILE + tile, 1, DISPLAY, hand_of(player), 0, clause)


class MayTakeTile(Decision[BotFactory]):
    """Variant 2: take a tile with the first contract, for a later turn. BOT-15.3"""

    def clone(self) -> MayTakeTile:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(TAKE_TILE, tile) for tile in range(TILES)] + [pack(DECLINE)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        if verb_of(action) == DECLINE or game.tiles & BIT[first_of(action)]:
            return OK
        return TILE_GONE

    def take(self, game: BotFactory, action: Action) -> None:
        taken = verb_of(action) == TAKE_TILE
        game.note(ENDED, self.player, BONUS, int(taken), clause=15_03)
        if taken:
            take_tile(game, self.player, first_of(action), 15_03)
            game.players[self.player].tile_turn = game.turns


class ChooseBenefit(Decision[BotFactory]):
    """The fifth tile, paid for already: a top part, a project or a placement. BOT-15.10, 15.20"""

    def clone(self) -> ChooseBenefit:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        out = [pack(TAKE_PART, colour) for colour in range(COLOURS)]
        out += [pack(TAKE, space) for space in range(game.edition.project_spaces)]
        return out + placements(game, self.player)

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        if verb_of(action) == TAKE_PART:
            return OK if game.can_take_part(first_of(action)) else STACK_EMPTY
        if verb_of(action) == TAKE:
            return why_not_take(game, first_of(action))
        return why_not_place(game, self.player, first_of(action), second_of(action))

    def take(self, game: BotFactory, action: Action) -> None:
        game.note(ENDED, self.player, BONUS, clause=15_10)
        if verb_of(action) == TAKE_PART:
            game.begin(TakeTop(first_of(action), TO_HAND, self.player))
        elif verb_of(action) == TAKE:
            take_project(game, self.player, first_of(action))
        elif verb_of(action) == PLACE:
            game.begin(PlacePart(self.player, first_of(action), second_of(action)))


def has_benefit(game: BotFactory, player: int) -> bool:
    """Tell whether the fifth tile could do anything."""
    return game.any_stack() or game.any_project() or can_place(game, player)


class ChooseRise(Decision[BotFactory]):
    """The sixth tile: which colour to raise. BOT-15.11, 15.14"""

    def clone(self) -> ChooseRise:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(RAISE, colour) for colour in range(COLOURS)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.values[first_of(action)] < game.edition.value_top else AT_THE_TOP

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        return {"top": game.edition.value_top}

    def take(self, game: BotFactory, action: Action) -> None:
        raise_value(game, self.player, first_of(action))


class ChooseUniversalBenefit(Decision[BotFactory]):
    """The seventh tile: any universal part, or the Universal bot onto a project. BOT-15.12"""

    def clone(self) -> ChooseUniversalBenefit:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        out = [pack(TAKE_UNIVERSAL, type) for type in range(TYPES)]
        return out + [pack(BUILD_UNIVERSAL, colour) for colour in range(COLOURS)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        me = game.players[self.player]
        if verb_of(action) == TAKE_UNIVERSAL:
            return OK if game.universals[first_of(action)] else NO_UNIVERSAL
        if not game.universal_bot or me.universal_types() < game.edition.universal_bot_parts:
            return TOO_FEW_UNIVERSALS
        return OK if me.projects[first_of(action)] else NO_PROJECT

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        return {"needed": game.edition.universal_bot_parts}

    def take(self, game: BotFactory, action: Action) -> None:
        if verb_of(action) == TAKE_UNIVERSAL:
            take_universal(game, self.player, first_of(action), 15_12)
        else:
            game.begin(BuildUniversalBot(self.player, first_of(action)))


def has_universal_benefit(game: BotFactory, player: int) -> bool:
    """Tell whether the seventh tile could do anything."""
    me = game.players[player]
    enough = me.universal_types() >= game.edition.universal_bot_parts
    return total(game.universals) > 0 or (game.universal_bot and enough and total(me.projects) > 0)


class BuildUniversalBot(Procedure[BotFactory]):
    """Return different universal parts; the bot goes on the project. BOT-15.12, 15.13, 15.15"""

    def __init__(self, player: int, colour: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.colour = colour

    def clone(self) -> BuildUniversalBot:
        return BuildUniversalBot(self.player, self.colour, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.return_parts(game)
        elif step == 2:
            self.place_bot(game)
        return step < 2

    def return_parts(self, game: BotFactory) -> None:
        """With no more types than are needed there is nothing to choose."""
        if game.players[self.player].universal_types() > game.edition.universal_bot_parts:
            game.begin(ReturnUniversal(self.player, TYPES))
            return
        for type in range(TYPES):
            if game.players[self.player].parts[UNIVERSAL + type]:
                return_universal(game, self.player, type)

    def place_bot(self, game: BotFactory) -> None:
        player = self.player
        game.universal_bot = False
        game.players[player].universal_bots[self.colour] += 1
        game.note(MOVED, player, THE_UNIVERSAL_BOT, 1, DISPLAY, done_of(player), 0, 15_12)
        game.complete_project(player, self.colour, 15_12)


class ReturnUniversal(Decision[BotFactory]):
    """Which universal parts to return; the second must be of another type. BOT-15.12"""

    def __init__(self, player: int, first: int) -> None:
        super().__init__(player)
        self.first = first  # type returned already, or TYPES

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(RETURN_UNIVERSAL, type) for type in range(TYPES)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        type = first_of(action)
        if game.players[self.player].parts[UNIVERSAL + type] == 0:
            return NOT_IN_HAND
        return OK if type != self.first else TOO_FEW_UNIVERSALS

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        return {"needed": game.edition.universal_bot_parts, "part": UNIVERSAL + first_of(action)}

    def take(self, game: BotFactory, action: Action) -> None:
        type = first_of(action)
        return_universal(game, self.player, type)
        if self.first == TYPES:
            game.begin(ReturnUniversal(self.player, type))


def return_universal(game: BotFactory, player: int, type: int) -> None:
    """Put a universal part of the hand back on display."""
    game.players[player].parts[UNIVERSAL + type] -= 1
    game.universals[type] += 1
    game.note(MOVED, player, PART + UNIVERSAL + type, 1, hand_of(player), DISPLAY, 0, 15_12)
