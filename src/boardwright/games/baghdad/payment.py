"""Skill requirements: who meets one, and what may be spent on it. BAG-8.3, 9.4, 10.3, 14.8-14.13, 21.4"""

from __future__ import annotations

from boardwright.games.baghdad.actions import PAY
from boardwright.games.baghdad.components import FIRST_STUDENT, MASONRY
from boardwright.games.baghdad.counts import skill_of
from boardwright.games.baghdad.notes import CONTRACT, KEPT, SPENT, TILE, WILDS_HELD, of_seat
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import AWAY, MOVED, PAID, TURNED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, third_of


def wilds_for(game: Baghdad, player: int, skill: int) -> int:
    """Return the wild tokens that could be spent on a skill. BAG-14.8; BAG-A1"""
    if not game.edition.wild_covers & BIT[skill]:
        return 0
    if skill == MASONRY and game.switches.wilds_are_no_masonry:
        return 0
    return game.players[player].wilds


def contracts_for(game: Baghdad, player: int, skill: int) -> int:
    """Return how many contracts in the supply show a skill. BAG-21.4"""
    n = 0
    mask = game.players[player].contracts
    if mask:
        for contract in members(mask):
            if game.edition.modules.contract_skill[contract] == skill:
                n += 1
    return n


def reserve_of(game: Baghdad, player: int, skill: int) -> int:
    """Return how many icons of a skill a player could add by spending. BAG-14.8-14.10, 21.4"""
    students = game.players[player].students_with(FIRST_STUDENT + skill)
    return wilds_for(game, player, skill) + students + contracts_for(game, player, skill)


def reach_of(game: Baghdad, player: int, skill: int) -> int:
    """Return the highest requirement that can be met."""
    return skill_of(game, player, skill) + reserve_of(game, player, skill)


def pay_requirement(game: Baghdad, player: int, skill: int, need: int) -> None:
    """Ask what to spend where the icons in view fall short. BAG part iii, 3.4"""
    shortfall = need - skill_of(game, player, skill)
    if shortfall > 0:
        game.begin(ChoosePayment(player, skill, shortfall))


class ChoosePayment(Decision[Baghdad]):
    """Which wilds, students and contracts to spend; never more than it takes. BAG part iii, 3.4"""

    def __init__(self, player: int, skill: int, shortfall: int) -> None:
        super().__init__(player)
        self.skill = skill
        self.shortfall = shortfall

    def candidates(self, game: Baghdad) -> list[Action]:
        wilds = wilds_for(game, self.player, self.skill)
        students = game.players[self.player].students_with(FIRST_STUDENT + self.skill)
        contracts = contracts_for(game, self.player, self.skill)
        out: list[Action] = []
        for wild in range(min(wilds, self.shortfall) + 1):
            for student in range(min(students, self.shortfall - wild) + 1):
                contract = self.shortfall - wild - student
                if contract <= contracts:
                    out.append(pack(PAY, wild, student, contract))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def take(self, game: Baghdad, action: Action) -> None:
        me = game.players[self.player]
        me.wilds -= first_of(action)
        game.note(PAID, self.player, WILDS_HELD, first_of(action), clause=14_08)
        me.flip_students(FIRST_STUDENT + self.skill, second_of(action))
        student = TILE + FIRST_STUDENT + self.skill
        game.note(TURNED, self.player, student, second_of(action), 0, SPENT, 0, 14_09)
        left = third_of(action)
        for contract in members(me.contracts):
            if left and game.edition.modules.contract_skill[contract] == self.skill:
                me.contracts &= ~BIT[contract]
                kept = of_seat(self.player, KEPT)
                game.note(MOVED, self.player, CONTRACT + contract, 1, kept, AWAY, 0, 21_04)
                left -= 1
