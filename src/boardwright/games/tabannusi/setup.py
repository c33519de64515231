"""The table before the first chance answer. TAB-2, 22"""

from __future__ import annotations

from boardwright.games.tabannusi.components import NO_KING, Edition, Switches
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.state import Tabannusi, new_table
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.packing import NOBODY


def new_game(
    edition: Edition,
    switches: Switches,
    seats: int,
    barge_tiles: bool = False,
    first_player: int = NOBODY,
    king: int = NO_KING,
) -> Tabannusi:
    """Lay out a game for 1 to 4 seats; the first question is a die or a Barge tile.

    `barge_tiles` shuffles the colours of the Districts (TAB-2.4); `first_player` NOBODY is drawn
    (TAB-2.19); against the Bot `king` NO_KING is chosen by the player and DRAWN_KING is drawn (TAB-22.4).
    """
    agenda: Agenda[Tabannusi] = Agenda([Course(first_player, barge_tiles)])
    game = new_table(edition, switches, seats, agenda, king)
    game.settle()
    return game
