"""The black gate: extolling virtue or seeking charity. BAG-20.12-20.14, 20.18"""

from __future__ import annotations

from boardwright.games.baghdad.actions import CHARITY, EXTOLL
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import NO_TILE, TYPES
from boardwright.games.baghdad.favour import gain_favour, lose_favour
from boardwright.games.baghdad.notes import CIVIC_COLUMN, CIVIC_MARKER, SUPPLY, of_seat
from boardwright.games.baghdad.reasons import MARKED_ALREADY, NOTHING_TO_EXTOLL
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of


def pass_black_gate(game: Baghdad, player: int) -> None:
    """The vizier goes from the South-East to the South-West. BAG-20.12"""
    game.begin(ChooseCivicDuty(player))


class ChooseCivicDuty(TurnQuestion):
    """Mark a tile of the own column for favour, or lose favour by the fullest one. BAG-20.12-20.14"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(EXTOLL, type) for type in range(TYPES)] + [pack(CHARITY)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) == CHARITY:
            return OK
        me = game.players[self.player]
        if me.civic[first_of(action)] == NO_TILE:
            return NOTHING_TO_EXTOLL
        return MARKED_ALREADY if me.civic_marks & BIT[first_of(action)] else OK

    def take(self, game: Baghdad, action: Action) -> None:
        me = game.players[self.player]
        if verb_of(action) == CHARITY:
            lose_favour(game, self.player, game.fullest_column(), 20_14)
        else:
            me.civic_marks |= BIT[first_of(action)]
            column = of_seat(self.player, CIVIC_COLUMN) + first_of(action)
            game.note(MOVED, self.player, CIVIC_MARKER, 1, of_seat(self.player, SUPPLY), column, 0, 20_13)
            gain_favour(game, self.player, me.civic_tiles(), 20_13)
