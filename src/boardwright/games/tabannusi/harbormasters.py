"""Harbormasters: single-use tiles. TAB-21"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import DRAW_HARBORMASTER
from boardwright.games.tabannusi.components import DISCOUNT_TILE
from boardwright.games.tabannusi.effects import has_any_effect
from boardwright.games.tabannusi.notes import AREA, BOX, HARBORMASTER, place_of
from boardwright.games.tabannusi.reasons import NO_EFFECT, ONLY_IN_CONSTRUCT, TILE_NOT_HELD
from boardwright.games.tabannusi.state import Draw, Tabannusi
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack


def why_not_harbormaster(game: Tabannusi, player: int, tile: int) -> Reason:
    """Say whether a Harbormaster may be used as a free action. TAB-11.7, 21.10"""
    if not game.players[player].harbormasters & BIT[tile]:
        return TILE_NOT_HELD
    if tile == DISCOUNT_TILE:
        return ONLY_IN_CONSTRUCT
    if not has_any_effect(game, player, game.edition.harbormaster_effects[tile]):
        return NO_EFFECT
    return OK


def use_harbormaster(game: Tabannusi, player: int, tile: int) -> None:
    """The tile leaves the game and has its effect. TAB-11.7, 21.1-21.9"""
    game.players[player].harbormasters &= ~BIT[tile]
    game.note(MOVED, player, HARBORMASTER + tile, 1, place_of(player, AREA), BOX, clause=1107)
    game.gain_all(player, game.edition.harbormaster_effects[tile])


def gain_random_harbormaster(game: Tabannusi, player: int) -> None:
    """One of those unused at set-up, if any is left. TAB-20.18"""
    if game.spare_harbormasters:
        game.begin(DrawHarbormaster(player))


class DrawHarbormaster(Draw):
    """A Harbormaster that was put aside at set-up. TAB-20.18"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(DRAW_HARBORMASTER, tile) for tile in members(game.spare_harbormasters)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.spare_harbormasters &= ~BIT[first_of(action)]
        game.players[self.seat].harbormasters |= BIT[first_of(action)]
        tile = HARBORMASTER + first_of(action)
        game.note(MOVED, self.seat, tile, 1, BOX, place_of(self.seat, AREA), clause=2018)
