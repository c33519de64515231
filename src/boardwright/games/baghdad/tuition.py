"""Patients and students beside the vizier. BAG-12"""

from __future__ import annotations

from boardwright.games.baghdad.components import PATIENT, STUDENT
from boardwright.games.baghdad.favour import lose_favour
from boardwright.games.baghdad.question import Pause
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Procedure


class PayTuition(Procedure[Baghdad]):
    """Patients first, then students; bonus actions before either. BAG-12.1-12.4; BAG-A16"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> PayTuition:
        return PayTuition(self.player, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        vizier = game.players[self.player].vizier
        if step == 1:
            if game.tiles_beside(vizier, PATIENT):
                game.begin(BeforePatients(self.player))
        elif step == 2:
            lost = game.edition.patient_favour * game.tiles_beside(vizier, PATIENT)
            lose_favour(game, self.player, lost, 12_01)
        elif step == 3:
            if game.tiles_beside(vizier, STUDENT):
                game.begin(BeforeStudents(self.player))
        elif step == 4:
            self.pay_students(game, game.tiles_beside(vizier, STUDENT))
        return step < 4

    def pay_students(self, game: Baghdad, students: int) -> None:
        """A coin each, as long as there are coins; favour for the rest. BAG-12.2; BAG-A17"""
        due = students * game.edition.tuition_coins
        paid = min(due, game.players[self.player].coins)
        game.pay_coins(self.player, paid, 12_02)
        lose_favour(game, self.player, (due - paid) * game.edition.tuition_favour, 12_02)


class BeforePatients(Pause):
    """The last moment before favour is lost for patients. BAG-12.1; BAG-A16"""


class BeforeStudents(Pause):
    """The last moment to raise coins for students. BAG-12.2; BAG-A16"""
