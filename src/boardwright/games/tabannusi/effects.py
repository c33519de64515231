"""Whether an effect could do anything now: one without effect may not be chosen. TAB-4.13, 21.10"""

from __future__ import annotations

from boardwright.games.tabannusi.components import (
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    DIE,
    DIE_FROM_BARGE,
    EXTRA_PROJECT,
    FLIP,
    GARDEN,
    MARKERS,
    NO_TILE,
    ON_DISPLAY,
    SPECIAL_WATER,
    STEP,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    STEPS_SPLIT,
    WATER,
    colour_in,
    op_of,
)
from boardwright.games.tabannusi.mastery import can_advance
from boardwright.games.tabannusi.port import can_claim_any_ship
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.ziggurat import can_claim_on_ziggurat
from boardwright.kernel.bits import total


def has_effect(game: Tabannusi, player: int, bonus: int) -> bool:
    """Tell whether an icon could do anything now. TAB-4.13, 21.10; TAB-A18, TAB-A46"""
    op = op_of(bonus)
    me = game.players[player]
    if op == MARKERS:
        return me.supply > 0
    if op == DIE_FROM_BARGE:
        return game.on_barge(colour_in(bonus)) > 0
    if op == DIE:
        return total(game.supply) > 0
    if op == WATER:
        return game.water_stock > 0
    if op == SPECIAL_WATER:
        return game.water_stock > 0 or game.special_at(ON_DISPLAY) != NO_TILE
    if op == GARDEN:
        return game.garden_stock > 0
    if op == FLIP:
        return me.any_crate_down()
    if op in (STEP, STEPS_ON_ONE, STEPS_SPLIT, STEPS_DISTINCT):
        return can_advance(game, player)
    if op == CLAIM_ANY_SHIP:
        return can_claim_any_ship(game, player)
    if op == CLAIM_ON_ZIGGURAT:
        return can_claim_on_ziggurat(game, player)
    return op != EXTRA_PROJECT


def has_any_effect(game: Tabannusi, player: int, bonuses: list[int]) -> bool:
    """Tell whether at least one part of an effect is possible. TAB-A18"""
    return any(has_effect(game, player, bonus) for bonus in bonuses)
