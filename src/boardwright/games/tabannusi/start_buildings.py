"""The start Buildings. TAB-2.20-2.23, 2.27"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import START_BUILDING
from boardwright.games.tabannusi.components import COMMON, SPACES, TRACKS
from boardwright.games.tabannusi.houses import uncover_house
from boardwright.games.tabannusi.notes import HOUSE, PIECE, ROW, SPACE, place_of
from boardwright.games.tabannusi.projects import gain_covered
from boardwright.games.tabannusi.reasons import (
    BESIDE_BUILDING,
    BESIDE_PROJECT,
    NOT_ENOUGH_PIECES,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of


class PlaceStartBuilding(Procedure[Tabannusi]):
    """One player's start Building. TAB-2.20-2.23"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> PlaceStartBuilding:
        return PlaceStartBuilding(self.player, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        else:
            game.begin(ChooseStartBuilding(self.player))
        return step < 2


def why_not_start_building(game: Tabannusi, colour: int, place: int) -> Reason:
    """Say whether a start Building may stand on a space. TAB-2.20, 2.27; TAB-A4, TAB-A69"""
    district = place // SPACES
    space = BIT[place % SPACES]
    if game.piece_stock[colour] == 0:
        return NOT_ENOUGH_PIECES
    if game.occupied(district) & space:
        return SPACE_TAKEN
    if game.board.beside(district, game.built[district * TRACKS + colour]) & space:
        return BESIDE_BUILDING
    if game.board.beside(district, game.projects[district * TRACKS + colour]) & space:
        return BESIDE_PROJECT
    return OK


def put_start_building(game: Tabannusi, player: int, colour: int, place: int) -> None:
    """A Building of one piece with the leftmost House, whose bonus is not gained. TAB-2.22, 2.23"""
    origin = place_of(player, ROW + colour)
    game.note(MOVED, player, HOUSE + player, 1, origin, SPACE + place, PIECE + colour, 222)
    uncover_house(game, player, colour)
    game.build(player, place // SPACES, colour, BIT[place % SPACES])


class ChooseStartBuilding(Decision[Tabannusi]):
    """Colour and space of a start Building; its bonus is gained. TAB-2.20, 2.21; TAB-A5; DP-S1"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        out: list[Action] = []
        for colour in range(TRACKS):
            for district in range(COMMON):
                for space in members(game.board.land[district]):
                    out.append(pack(START_BUILDING, colour, district * SPACES + space))
        return out

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_start_building(game, first_of(action), second_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        place = second_of(action)
        put_start_building(game, self.player, first_of(action), place)
        if game.board.bonus[place]:
            gain_covered(game, self.player, game.board.bonus[place], first_of(action), place // SPACES)
