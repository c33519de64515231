"""Rewards and effects: what a printed icon gives. BAG-4.3, 4.4, 6.10, 8.9, 10.4, 15, 17, 18

Rewards can hold actions whose results are rewards again: boats come to ports, tiles complete bonuses. So the
chapters of these actions ask the table for them (`Baghdad.gain`), and only this module knows those chapters.
"""

from __future__ import annotations

from boardwright.games.baghdad.actions import GAIN_GOOD, GAIN_TWO
from boardwright.games.baghdad.boats import begin_boat_moves
from boardwright.games.baghdad.building import build_anywhere
from boardwright.games.baghdad.city_tiles import take_tile_anywhere
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    BOAT_MOVES,
    BUILD,
    COIN,
    COIN_PER,
    FAVOUR,
    GOODS,
    SKILL_TILE,
    STEP,
    TAKE_TILE,
    WILD,
    argument_of,
    kind_of,
    number_of,
    waived_by,
)
from boardwright.games.baghdad.favour import gain_favour
from boardwright.games.baghdad.notes import SKILL, STEPS_HELD, WILDS_HELD
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import GAINED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of


def gain(game: Baghdad, player: int, effects: list[int]) -> None:
    """Give the effects in their order; what comes after one that asks waits for it."""
    for k in range(len(effects)):
        if asks(game, player, effects[k]):
            game.begin(Gain(player, effects[k:]))
            return
        give(game, player, effects[k])


def asks(game: Baghdad, player: int, effect: int) -> bool:
    """Tell whether an effect may ask its player something."""
    kind = kind_of(effect)
    if kind == FAVOUR:
        return game.players[player].favour + number_of(effect) > game.edition.board.favour_top
    return kind in (ANY_GOODS, BOAT_MOVES, TAKE_TILE, BUILD)


def give(game: Baghdad, player: int, effect: int) -> None:
    """Carry out one effect."""
    me = game.players[player]
    kind = kind_of(effect)
    number = number_of(effect)
    if kind == COIN:
        game.gain_coins(player, number, 17_01)
    elif kind == FAVOUR:
        gain_favour(game, player, number)
    elif kind == STEP:
        me.steps += number
        game.note(GAINED, player, STEPS_HELD, number, clause=17_01)
    elif kind == WILD:
        me.wilds += number
        game.note(GAINED, player, WILDS_HELD, number, clause=17_01)
    elif kind == ANY_GOODS:
        game.begin(ChooseGoods(player, number))
    elif kind == BOAT_MOVES:
        begin_boat_moves(game, player, number, 0)
    elif kind == TAKE_TILE:
        take_tile_anywhere(game, player, argument_of(effect), waived_by(effect))
    elif kind == BUILD:
        build_anywhere(game, player, waived_by(effect))
    elif kind == SKILL_TILE:
        if not me.skill_tiles & BIT[argument_of(effect)]:
            game.note(GAINED, player, SKILL + argument_of(effect), clause=15_03)
        me.skill_tiles |= BIT[argument_of(effect)]
    elif kind == COIN_PER:
        game.gain_coins(player, number * me.in_row(argument_of(effect)), 17_01)


class Gain(Procedure[Baghdad]):
    """Effects one after the other, the first of which asks."""

    def __init__(self, player: int, effects: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.effects = effects  # never changed

    def clone(self) -> Gain:
        return Gain(self.player, self.effects, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        give(game, self.player, self.effects[step - 1])
        return step < len(self.effects)


class ChooseGoods(Decision[Baghdad]):
    """Which goods to gain, two at a time. BAG-17.1, 17.6; spec part iii, 3.3"""

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number = number

    def candidates(self, game: Baghdad) -> list[Action]:
        if self.number == 1:
            return [pack(GAIN_GOOD, good) for good in range(GOODS)]
        return [pack(GAIN_TWO, one, two) for one in range(GOODS) for two in range(one, GOODS)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def take(self, game: Baghdad, action: Action) -> None:
        game.gain_goods(self.player, first_of(action), 1, 17_01)
        if verb_of(action) == GAIN_TWO:
            game.gain_goods(self.player, second_of(action), 1, 17_06)
        taken = min(self.number, 2)
        if self.number > taken:
            game.begin(ChooseGoods(self.player, self.number - taken))
