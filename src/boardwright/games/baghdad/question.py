"""Questions of a player's own turn, which bonus actions may interrupt. BAG-14.1; spec part iii, 3.5

Bonus actions are offered wherever what they change can still matter: before each step of the turn, before
every action and effect that costs something, and in place of a question where there is none (before the
slide, before patients and students, at the end of the turn). Questions that trades could neither help nor
harm (which goods, which reward) leave them to the next of these, as does a payment: it is part of the
action it pays for.
"""

from __future__ import annotations

from boardwright.games.baghdad.actions import GO_ON
from boardwright.games.baghdad.components import MASONRY
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.packing import OK, Action, Reason, pack


class TurnQuestion(Decision[Baghdad]):
    """A question that bonus actions may interrupt."""

    def free_actions_allowed(self) -> bool:
        return True

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def skill(self, game: Baghdad) -> int:
        """Return the skill that answers may require."""
        return MASONRY

    def need(self, game: Baghdad, action: Action) -> int:
        """Return how many icons of it an answer requires, less what is waived."""
        return 0


class Pause(TurnQuestion):
    """A moment for bonus actions: it passes by itself when there are none."""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(GO_ON)]

    def take(self, game: Baghdad, action: Action) -> None:
        return
