"""The game that is played: what lies on the table, bound to its chapters; how it begins. ATT-1, 11"""

from __future__ import annotations

from boardwright.games.attandarra import observe, scoring
from boardwright.games.attandarra.components import EVENTS, MATERIALS, NO_EVENT, NO_MARKER, Edition, Switches
from boardwright.games.attandarra.rounds import Course
from boardwright.games.attandarra.state import Attandarra, new_player
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY


class AttandarraGame(Attandarra):
    """The table that answers whatever is asked of any game; no chapter imports this module."""

    def clone(self) -> AttandarraGame:
        """Return an independent copy; the edition is shared."""
        return AttandarraGame(
            edition=self.edition,
            switches=self.switches,
            history=self.history,
            players=[player.clone() for player in self.players],
            agenda=self.agenda.clone(),
            round=self.round,
            turns=self.turns,
            active=self.active,
            start_player=self.start_player,
            display=self.display[:],
            bag=self.bag[:],
            hand=self.hand[:],
            tops=self.tops[:],
            under=self.under[:],
            pool=self.pool[:],
            seal=self.seal,
            event=self.event,
            events_left=self.events_left[:],
            emblems=self.emblems[:],
        )

    def seen_by(self, seat: int) -> Attandarra:
        """Return what a seat may see. ATT part iv"""
        return observe.seen_by(self, seat)

    def resample(self, seat: int, rng: Rng) -> Attandarra:
        """Return a full game consistent with what a seat knows."""
        return observe.resample(self, seat, rng)

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now. ATT-10"""
        return scoring.totals(self)

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now. ATT-10.10"""
        return scoring.places(self)


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
