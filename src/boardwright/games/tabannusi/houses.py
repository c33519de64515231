"""Houses leaving the Player board, and what that sets off. TAB-3.7-3.10, 18.2, 18.8, 20.13"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import SHIFT, STOP
from boardwright.games.tabannusi.components import (
    BOTTOM,
    MARKERS,
    ROW_SPACES,
    S02,
    S08,
    TRACKS,
    op_of,
)
from boardwright.games.tabannusi.notes import HOUSE, ICON, OFFER, ROW, SHIP, UNCOVERED, place_of
from boardwright.games.tabannusi.reasons import NO_HOUSE_IN_ROW, NO_ROOM_IN_BOTTOM_ROW
from boardwright.games.tabannusi.state import MustChoose, Tabannusi
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of


def take_house(game: Tabannusi, player: int, row: int) -> None:
    """Take the leftmost House of a row and gain what it uncovers. TAB-3.7-3.9"""
    uncovered = uncover_house(game, player, row)
    if game.is_bot(player):
        uncovered = [bonus for bonus in uncovered if op_of(bonus) != MARKERS]  # TAB-24.1
    if game.notes is not None:
        for bonus in uncovered:
            game.note(BEGAN, player, ICON, bonus, cause=UNCOVERED, clause=308)
    game.gain_all(player, uncovered)


def uncover_house(game: Tabannusi, player: int, row: int) -> list[int]:
    """Take the leftmost House of a row; return the bonuses of its space and of its column."""
    edition = game.edition
    me = game.players[player]
    position = edition.row_length[row] - me.houses[row]
    me.houses[row] -= 1
    uncovered: list[int] = []
    if edition.row_bonus[row * ROW_SPACES + position]:
        uncovered.append(edition.row_bonus[row * ROW_SPACES + position])
    if row != BOTTOM and column_is_empty(game, player, position):
        me.columns |= BIT[position]
        if edition.column_bonus[position]:
            uncovered.append(edition.column_bonus[position])
    return uncovered


def column_is_empty(game: Tabannusi, player: int, column: int) -> bool:
    """Tell whether the last coloured House of a column has left, for the first time. TAB-3.9"""
    me = game.players[player]
    if me.columns & BIT[column]:
        return False
    length = game.edition.row_length
    return all(me.houses[row] < length[row] - column for row in range(TRACKS))


def after_house_placed(game: Tabannusi, player: int) -> None:
    """Whenever a House is placed: S02, and S08 becomes available. TAB-18.2, 18.8, 18.18"""
    me = game.players[player]
    if me.has(S02):
        game.score(player, game.edition.ship_points[S02], SHIP + S02, 1802)
    if me.has(S08):
        game.pending += 1


class MayShiftHouse(MustChoose):
    """A House from a coloured row to the bottom row, or stop. TAB-20.13; TAB-A29; C11"""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left  # Houses to shift, this one included

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(SHIFT, row) for row in range(TRACKS)] + [pack(STOP)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        me = game.players[self.player]
        if verb_of(action) == STOP:
            return OK
        if me.houses[BOTTOM] >= game.edition.row_length[BOTTOM]:
            return NO_ROOM_IN_BOTTOM_ROW
        return OK if me.houses[first_of(action)] else NO_HOUSE_IN_ROW

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=2013)
        if verb_of(action) == STOP:
            return
        origin = place_of(self.player, ROW + first_of(action))
        target = place_of(self.player, ROW + BOTTOM)
        game.note(MOVED, self.player, HOUSE + self.player, 1, origin, target, clause=2013)
        uncovered = uncover_house(game, self.player, first_of(action))
        game.players[self.player].houses[BOTTOM] += 1
        if self.left > 1:
            game.begin(MayShiftHouse(self.player, self.left - 1))
        game.gain_all(self.player, uncovered)  # begun last, so it comes before the next shift
