"""The Action tiles. TAB-10"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import USE_TILE
from boardwright.games.tabannusi.effects import has_any_effect
from boardwright.games.tabannusi.notes import OFFER
from boardwright.games.tabannusi.reasons import NO_EFFECT
from boardwright.games.tabannusi.state import MustChoose, Tabannusi
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack


def tiles_in(game: Tabannusi, district: int) -> list[int]:
    """Return the Action tiles of a District. TAB-4.10-4.12"""
    slots = game.edition.slots
    return [game.action_tiles[slot] for slot in range(len(slots)) if slots[slot] == district]


def why_not_tile(game: Tabannusi, player: int, tile: int) -> Reason:
    """Say whether an Action tile could do anything. TAB-4.13, 10.7; TAB-A18"""
    return OK if has_any_effect(game, player, game.edition.tile_effects[tile]) else NO_EFFECT


def use_tile(game: Tabannusi, player: int, tile: int) -> None:
    """Gain the parts of an Action tile in order. TAB-10.1-10.6"""
    game.gain_all(player, game.edition.tile_effects[tile])


class ChooseActionTile(MustChoose):
    """One action of any Action tile on the board. TAB-21.5; TAB-A31"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(USE_TILE, tile) for tile in range(len(game.edition.tile_effects))]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_tile(game, self.player, first_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=2105)
        use_tile(game, self.player, first_of(action))
