"""The game that is played: what lies on the table, bound to the chapters that answer for it."""

from __future__ import annotations

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.state import Attandarra


class AttandarraGame(Attandarra):
    """The table that answers whatever is asked of any game; no chapter imports this module.

    It holds no secret: of what nobody has seen it stores how many there are, not their order. ATT part iv
    """

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

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now. ATT-10"""
        return scoring.totals(self)

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now. ATT-10.10"""
        return scoring.places(self)
