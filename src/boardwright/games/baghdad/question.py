"""Questions of a player's own turn, which bonus actions may interrupt. BAG-14.1; spec part iii, 3.5

Bonus actions are offered wherever what they change can still matter: before each step of the turn, before
every action and effect that costs something, and in place of a question where there is none (before the
slide, before patients and students, at the end of the turn). Questions that trades could neither help nor
harm (which goods, which reward) leave them to the next of these, as does a payment: it is part of the
action it pays for.
"""

from __future__ import annotations

from boardwright.games.baghdad.actions import GO_ON, LAST_BONUS
from boardwright.games.baghdad.state import BONUS_ACTIONS, Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.packing import OK, Action, Reason, pack, verb_of


class TurnQuestion(Decision[Baghdad]):
    """A question with answers of its own, besides the bonus actions."""

    def answers(self, game: Baghdad) -> list[Action]:
        """Return what could be pointed at, bonus actions apart."""
        raise NotImplementedError

    def why_not_answer(self, game: Baghdad, action: Action) -> Reason:
        """Return what forbids one of these answers."""
        return OK

    def free_actions_allowed(self) -> bool:
        return True

    def candidates(self, game: Baghdad) -> list[Action]:
        """Return the answers and the bonus actions that are barred; the others come with the agenda."""
        out = self.answers(game)
        if self.free_actions_allowed():
            for action in BONUS_ACTIONS:
                if game.why_not_bonus(self.player, action) != OK:
                    out.append(action)
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) <= LAST_BONUS:
            return game.why_not_bonus(self.player, action)
        return self.why_not_answer(game, action)

    def options(self, game: Baghdad) -> list[Action]:
        out: list[Action] = []
        for action in self.answers(game):
            if self.why_not_answer(game, action) == OK:
                out.append(action)
        return out


class Pause(TurnQuestion):
    """A moment for bonus actions: it passes by itself when there are none."""

    def answers(self, game: Baghdad) -> list[Action]:
        return [pack(GO_ON)]

    def take(self, game: Baghdad, action: Action) -> None:
        return
