"""Patients and students beside the vizier. BAG-12"""

from __future__ import annotations

from boardwright.games.baghdad.bonus_actions import Pause
from boardwright.games.baghdad.components import PATIENT, STUDENT
from boardwright.games.baghdad.favour import lose_favour
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Procedure


def lost_for_patients(game: Baghdad, location: int) -> int:
    """Return the favour that patients beside a location take. BAG-12.1"""
    return game.edition.patient_favour * game.tiles_beside(location, PATIENT)


def due_for_students(game: Baghdad, location: int) -> int:
    """Return the coins that students beside a location take, as long as there are coins. BAG-12.2"""
    return game.edition.tuition_coins * game.tiles_beside(location, STUDENT)


def paid_for_students(game: Baghdad, player: int, location: int) -> int:
    """Return the coins that a player pays for students beside a location. BAG-12.2"""
    return min(due_for_students(game, location), game.players[player].coins)


def lost_for_students(game: Baghdad, player: int, location: int) -> int:
    """Return the favour that a player loses for the coins that are missing. BAG-12.2; BAG-A17"""
    return max(0, due_for_students(game, location) - game.players[player].coins) * game.edition.tuition_favour


def lost_at(game: Baghdad, player: int, location: int) -> int:
    """Return the favour, or shame, that patients and students beside a location take. BAG-12.1, 12.2"""
    return lost_for_patients(game, location) + lost_for_students(game, player, location)


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
            lose_favour(game, self.player, lost_for_patients(game, vizier), 12_01)
        elif step == 3:
            if game.tiles_beside(vizier, STUDENT):
                game.begin(BeforeStudents(self.player))
        elif step == 4:
            lost = lost_for_students(game, self.player, vizier)
            game.pay(self.player, paid_for_students(game, self.player, vizier), 12_02)
            lose_favour(game, self.player, lost, 12_02)
        return step < 4


class BeforePatients(Pause):
    """The last moment before favour is lost for patients. BAG-12.1; BAG-A16"""


class BeforeStudents(Pause):
    """The last moment to raise coins for students. BAG-12.2; BAG-A16"""
