"""Gaining and losing favour. BAG-12.3, 14.6"""

from __future__ import annotations

from boardwright.games.baghdad.bonus_actions import Pause
from boardwright.games.baghdad.notes import FAVOUR_HELD, SHAME_HELD
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import GAINED, PAID


def lose_favour(game: Baghdad, player: int, number: int, clause: int = 12_03) -> None:
    """One space down for each; at the bottom a shame token instead. BAG-12.3; BAG-A61"""
    me = game.players[player]
    lost = min(number, me.favour)
    me.favour -= lost
    me.shame += number - lost
    if game.notes is not None:
        game.note(PAID, player, FAVOUR_HELD, lost, clause=clause)
        game.note(GAINED, player, SHAME_HELD, number - lost, clause=clause)


def gain_favour(game: Baghdad, player: int, number: int, clause: int = 14_06) -> None:
    """One space up for each; who would pass the top may spend first. BAG-14.6; BAG-A14"""
    me = game.players[player]
    if me.favour + number <= game.edition.board.favour_top:
        me.favour += number
        if game.notes is not None:
            game.note(GAINED, player, FAVOUR_HELD, number, clause=clause)
    else:
        game.begin(GainFavour(player, number))


class GainFavour(Procedure[Baghdad]):
    """Favour gained one by one, because the top is near. BAG-A14"""

    def __init__(self, player: int, number: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.number = number

    def clone(self) -> GainFavour:
        return GainFavour(self.player, self.number, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        me = game.players[self.player]
        at_top = me.favour == game.edition.board.favour_top
        if step % 2 == 1:
            if at_top:
                game.begin(FavourAtTop(self.player))
        elif not at_top:
            me.favour += 1
            game.note(GAINED, self.player, FAVOUR_HELD, clause=14_06)
        return step < 2 * self.number


class FavourAtTop(Pause):
    """The marker is at the top: spend favour now, or lose the next one. BAG-14.6; BAG-A14"""
