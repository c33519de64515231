"""What an icon gives: the bonuses of spaces, tiles, cards and Houses. TAB-3.26, 3.27, 15, 16"""

from __future__ import annotations

from boardwright.games.tabannusi.action_tiles import ChooseActionTile
from boardwright.games.tabannusi.actions import (
    FLIP_CRATE,
    MOVE,
    PICK_DIE,
    PICK_WATER,
    SPECIAL_WATER_TILE,
    STOP,
)
from boardwright.games.tabannusi.automa_bonuses import gain_as_bot
from boardwright.games.tabannusi.components import (
    ANY_ACTION_TILE,
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    COLOURS,
    DIE,
    DIE_FROM_BARGE,
    DISTRICTS,
    DRAW_URBAN_CARDS,
    FLIP,
    FREE_PORT_HOUSE,
    GARDEN,
    GOLD,
    IN_AREA,
    IN_STACK,
    LOSE_POINTS,
    MARKERS,
    MOVE_ARCHITECT,
    NO_TILE,
    NOWHERE,
    ON_DISPLAY,
    PAY_FOR_STEP,
    POINTS,
    RANDOM_HARBORMASTER,
    SHIFT_HOUSES,
    SPECIAL_WATER,
    STEP,
    STEP_HIGHEST,
    STEP_LOWEST,
    STEP_OF,
    STEP_SAME,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    STEPS_SPLIT,
    WATER,
    colour_in,
    number_in,
    op_of,
)
from boardwright.games.tabannusi.harbormasters import gain_random_harbormaster
from boardwright.games.tabannusi.houses import MayShiftHouse
from boardwright.games.tabannusi.mastery import (
    ChooseTrack,
    ChooseTwoTracks,
    advance,
    highest_track,
    lowest_track,
)
from boardwright.games.tabannusi.notes import AREA, DISPLAY, OFFER, SPECIAL, STACK, SUPPLY, place_of
from boardwright.games.tabannusi.notes import DIE as A_DIE
from boardwright.games.tabannusi.payments import MayPayForTrack
from boardwright.games.tabannusi.port import ChoosePortHouse, ChooseShip
from boardwright.games.tabannusi.reasons import NO_CRATE_DOWN, NOT_IN_SUPPLY
from boardwright.games.tabannusi.state import Draw, MustChoose, Tabannusi
from boardwright.games.tabannusi.urban_cards import DrawUrbanCards
from boardwright.games.tabannusi.ziggurat import ChooseZigguratTile
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, verb_of


def gain(game: Tabannusi, player: int, bonus: int) -> None:
    """Carry out one icon, or begin its question. An impossible part gives nothing. TAB-15; TAB-A18"""
    if game.is_bot(player):
        gain_as_bot(game, bonus)
        return
    op = op_of(bonus)
    number = number_in(bonus)
    if op == GOLD:
        game.gain_gold(player, number)
    elif op == POINTS:
        game.score(player, number)
    elif op == MARKERS:
        game.gain_markers(player, number)
    elif op == DIE_FROM_BARGE:
        take_highest_die(game, player, colour_in(bonus))
    elif op == DIE:
        game.begin(PickDie(player, number))
    elif op == WATER:
        game.gain_water(player, number)
    elif op == SPECIAL_WATER:
        game.begin(TakeSpecialWater(player, number))
    elif op == GARDEN:
        game.gain_gardens(player, number)
    elif op == MOVE_ARCHITECT:
        game.begin(MoveArchitect(player))
    elif op == FLIP:
        game.begin(ChooseCrate(player, number, number > 1))
    else:
        gain_step(game, player, op, number, colour_in(bonus))


def gain_step(game: Tabannusi, player: int, op: int, number: int, colour: int) -> None:
    """Icons that move a marker on a track; the rest are pieces put on the board."""
    me = game.players[player]
    if op == LOSE_POINTS:
        game.lose_points(player, number)
    elif op == STEP:
        begin_steps(game, player, number)
    elif op == STEPS_ON_ONE:
        game.begin(ChooseTrack(player, number))
    elif op == STEPS_SPLIT:
        game.begin(ChooseTwoTracks(player, True))
    elif op == STEPS_DISTINCT:
        game.begin(ChooseTwoTracks(player, False))
    elif op in (STEP_OF, STEP_SAME):
        advance(game, player, colour)
    elif op == PAY_FOR_STEP:
        game.begin(MayPayForTrack(player))
    elif op == STEP_LOWEST:
        advance(game, player, lowest_track(me))
    elif op == STEP_HIGHEST:
        advance(game, player, highest_track(me))
    else:
        gain_piece(game, player, op, number)


def gain_piece(game: Tabannusi, player: int, op: int, number: int) -> None:
    """Icons with a procedure of their own."""
    if op == CLAIM_ANY_SHIP:
        game.begin(ChooseShip(player))
    elif op == CLAIM_ON_ZIGGURAT:
        game.begin(ChooseZigguratTile(player))
    elif op == FREE_PORT_HOUSE:
        game.begin(ChoosePortHouse(player))
    elif op == DRAW_URBAN_CARDS:
        game.begin(DrawUrbanCards(player))
    elif op == SHIFT_HOUSES:
        game.begin(MayShiftHouse(player, number))
    elif op == RANDOM_HARBORMASTER:
        gain_random_harbormaster(game, player)
    elif op == ANY_ACTION_TILE:
        game.begin(ChooseActionTile(player))


def gain_all(game: Tabannusi, player: int, bonuses: list[int]) -> None:
    """Gain several bonuses from left to right."""
    if len(bonuses) == 1:
        gain(game, player, bonuses[0])
    elif bonuses:
        game.begin(Gain(player, bonuses))


class Gain(Procedure[Tabannusi]):
    """One bonus after the other; each may ask."""

    def __init__(self, player: int, bonuses: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.bonuses = bonuses

    def clone(self) -> Gain:
        return Gain(self.player, self.bonuses, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        gain(game, self.player, self.bonuses[step - 1])
        return step < len(self.bonuses)


def begin_steps(game: Tabannusi, player: int, number: int) -> None:
    """Begin single steps, each on a track of choice. TAB-15.11"""
    for _ in range(number):
        game.begin(ChooseTrack(player, 1))


def take_highest_die(game: Tabannusi, player: int, colour: int) -> None:
    """The highest die of a Barge; nothing if it is empty. TAB-3.26"""
    value = game.highest_on_barge(colour)
    if value:
        game.take_from_barge(player, colour, value)


class PickDie(MustChoose):
    """A die of any colour from the general supply; nothing if it is empty. TAB-3.27; C3, DP-O2"""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left  # dice to pick, this one included

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(PICK_DIE, colour) for colour in range(COLOURS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK if game.supply[first_of(action)] else NOT_IN_SUPPLY

    def take(self, game: Tabannusi, action: Action) -> None:
        game.supply[first_of(action)] -= 1
        game.players[self.player].dice[first_of(action)] += 1
        if game.notes is not None:
            die = A_DIE + first_of(action)
            game.note(MOVED, self.player, die, 1, SUPPLY, place_of(self.player, AREA), clause=327)
        if self.left > 1:
            game.begin(PickDie(self.player, self.left - 1))


class TakeSpecialWater(Procedure[Tabannusi]):
    """Special Water from the display, refilled after each; else a regular one. TAB-16; TAB-A23"""

    def __init__(self, player: int, number: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.number = number

    def clone(self) -> TakeSpecialWater:
        return TakeSpecialWater(self.player, self.number, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if game.special_at(ON_DISPLAY) == NO_TILE:
            game.gain_water(self.player, 1)
        else:
            game.begin(PickWater(self.player))
        return step < self.number


class PickWater(MustChoose):
    """A special Water tile of the display. TAB-16.1; C4"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        tiles = range(len(game.special))
        return [pack(PICK_WATER, tile) for tile in tiles if game.special[tile] == ON_DISPLAY]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.special[first_of(action)] = IN_AREA + self.player
        if game.notes is not None:
            tile = SPECIAL + first_of(action)
            game.note(MOVED, self.player, tile, 1, DISPLAY, place_of(self.player, AREA), clause=1601)
        if game.special_at(IN_STACK) != NO_TILE:
            game.begin(RevealSpecialWater())


class RevealSpecialWater(Draw):
    """The top of the stack of special Water goes to the display. TAB-2.10, 16.1"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        tiles = range(len(game.special))
        return [pack(SPECIAL_WATER_TILE, tile) for tile in tiles if game.special[tile] == IN_STACK]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.special[first_of(action)] = ON_DISPLAY
        if game.notes is not None:
            game.note(MOVED, NOBODY, SPECIAL + first_of(action), 1, STACK, DISPLAY, clause=1601)


class MoveArchitect(MustChoose):
    """The Architect to any District; nothing while it is not on the board. TAB-15.8; TAB-A5; C6"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        if game.players[self.player].architect == NOWHERE:
            return []
        return [pack(MOVE, district) for district in range(DISTRICTS)]

    def take(self, game: Tabannusi, action: Action) -> None:
        if game.notes is not None:
            game.note(BEGAN, self.player, OFFER, clause=1508)
        game.move_architect(self.player, first_of(action), 1508)


class ChooseCrate(MustChoose):
    """Which Crate to flip up; several may be fewer, one is a must. TAB-15.9; TAB-A62; C5"""

    def __init__(self, player: int, left: int, may_stop: bool) -> None:
        super().__init__(player)
        self.left = left  # Crates to flip, this one included
        self.may_stop = may_stop

    def candidates(self, game: Tabannusi) -> list[Action]:
        out = [pack(FLIP_CRATE, colour) for colour in range(COLOURS)]
        if self.may_stop:
            out.append(pack(STOP))
        return out

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == STOP:
            return OK
        return OK if game.players[self.player].crates_down(first_of(action)) else NO_CRATE_DOWN

    def take(self, game: Tabannusi, action: Action) -> None:
        if game.notes is not None:
            game.note(BEGAN, self.player, OFFER, clause=1509)
        if verb_of(action) == FLIP_CRATE:
            game.flip_crate(self.player, first_of(action), False)
            if self.left > 1:
                game.begin(ChooseCrate(self.player, self.left - 1, self.may_stop))
