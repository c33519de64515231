"""The table before the first chance answer. ATT-1, 11"""

from __future__ import annotations

from boardwright.games.attandarra.components import EVENTS, MATERIALS, NO_EVENT, NO_MARKER, Edition, Switches
from boardwright.games.attandarra.game import AttandarraGame
from boardwright.games.attandarra.rounds import Course
from boardwright.games.attandarra.state import Attandarra, new_player
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.packing import NOBODY


def new_game(
    edition: Edition, switches: Switches, seats: int, history: bool, start_player: int = NOBODY
) -> AttandarraGame:
    """Lay out a game for 2 to 4 seats; the first question is the first marker. ATT-1.1-1.7, 11.2-11.4

    `start_player` is a seat, or NOBODY: drawn after markers and display (ATT-1.10).
    """
    emblems = edition.emblems_of_two_players if seats == 2 else edition.emblems
    agenda: Agenda[Attandarra] = Agenda([Course()])
    game = AttandarraGame(
        edition=edition,
        switches=switches,
        history=history,
        players=[
            new_player(edition, emblems if history else 0, edition.gates if history else 0)
            for _ in range(seats)
        ],
        agenda=agenda,
        round=0,
        turns=0,
        active=NOBODY,
        start_player=start_player,
        display=[0] * MATERIALS,
        bag=edition.cubes[:],
        hand=[0] * MATERIALS,
        tops=[NO_MARKER] * edition.spaces,
        under=[NO_MARKER] * edition.spaces,
        pool=[0, edition.citizens, edition.coins],
        seal=NOBODY,
        event=NO_EVENT,
        events_left=edition.events[:] if history else [0] * EVENTS,
        emblems=[NOBODY] * edition.streets,
    )
    game.settle()
    return game
