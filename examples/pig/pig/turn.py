"""Turns: rolling, losing and holding. PIG-2"""

from __future__ import annotations

from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.notes import BEGAN, GAINED, PAID, SCORED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of
from pig.reasons import NOTHING_COLLECTED
from pig.state import COLLECTED, POINTS, ROUND, Pig
from pig.words import HOLD, ROLL, ROLLED, START_PLAYER


class Course(Procedure[Pig]):
    """The start player, then turn after turn until the game ends. PIG-1.3, 2.1, 3.1"""

    def clone(self) -> Course:
        return Course(self.step)

    def carry_out(self, game: Pig, step: int) -> bool:
        if step == 1:
            game.begin(DrawStartPlayer())
            return True
        if game.ended():
            return False
        if game.turns % len(game.points) == 0:
            game.note(BEGAN, game.start, ROUND, game.turns // len(game.points) + 1)
        game.turns += 1
        game.begin(RollOrHold(game.active()))
        return True


class DrawStartPlayer(Chance[Pig]):
    """The seat that begins. PIG-1.3"""

    def candidates(self, game: Pig) -> list[Action]:
        return [pack(START_PLAYER, seat) for seat in range(len(game.points))]

    def take(self, game: Pig, action: Action) -> None:
        game.start = first_of(action)


class RollOrHold(Decision[Pig]):
    """Roll on, or keep what the turn has collected; the first roll is no choice. PIG-2.2, 2.5"""

    def candidates(self, game: Pig) -> list[Action]:
        return [pack(ROLL), pack(HOLD)]

    def why_not(self, game: Pig, action: Action) -> Reason:
        if verb_of(action) == HOLD and game.collected == 0:
            return NOTHING_COLLECTED
        return OK

    def take(self, game: Pig, action: Action) -> None:
        if verb_of(action) == ROLL:
            game.begin(RollDie())
            return
        game.note(PAID, self.player, COLLECTED, game.collected, clause=2_05)
        game.note(SCORED, self.player, POINTS, game.collected, clause=2_05)
        game.points[self.player] += game.collected
        game.collected = 0


class RollDie(Chance[Pig]):
    """The die: its number is collected, or all that is collected is lost. PIG-2.3, 2.4"""

    def candidates(self, game: Pig) -> list[Action]:
        return [pack(ROLLED, number) for number in range(1, game.edition.sides + 1)]

    def take(self, game: Pig, action: Action) -> None:
        game.die = first_of(action)
        if game.die == game.edition.losing:
            game.note(PAID, game.active(), COLLECTED, game.collected, clause=2_04)
            game.collected = 0
            return
        game.note(GAINED, game.active(), COLLECTED, game.die, clause=2_03)
        game.collected += game.die
        game.begin(RollOrHold(game.active()))
