"""An answer carried out on a copy, with everything that follows from it, step by step.

It ends at the next real choice, or before a card that the viewer may not see is played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boardwright.games.baghdad.actions import PLAY
from boardwright.games.baghdad.components import HIDDEN_DAY
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision, Frame, Procedure
from boardwright.kernel.packing import Action, first_of, verb_of


@dataclass(frozen=True)
class Step:
    """One step: the table before and after it, the frame that was on top, the forced answer if any."""

    before: Baghdad
    after: Baghdad
    frame: Frame[Baghdad]
    forced: Action | None = None


Notice = Callable[[Step], None]


def unheard(_step: Step) -> None:
    """Take no notice of a step."""


def follow(game: Baghdad, action: Action, notice: Notice = unheard) -> Baghdad:
    """Return the table after an answer; `game` stays as it is. `notice` is told every step.

    The first step told is the answer itself, with its question as the frame.
    """
    after = game.clone()
    frames = after.agenda.frames
    question = after.agenda.open_question()
    before = snapshot(after, notice)
    if action in game.agenda.free:
        after.take_free_action(question.player, action)
    else:
        frames.pop()
        question.take(after, action)
    notice(Step(before, after, question))
    while frames:
        top = frames[-1]
        before = snapshot(after, notice)
        forced = None
        if isinstance(top, Procedure):
            after.agenda.carry_out(after, top)
        else:
            assert isinstance(top, Decision)
            options = top.options(after)
            free = after.free_actions(top.player) if top.free_actions_allowed() else []
            if free or len(options) > 1 or (options and is_hidden(options[0])):
                break
            frames.pop()
            if options:
                forced = options[0]
                top.take(after, forced)
        notice(Step(before, after, top, forced))
    return after


def is_hidden(action: Action) -> bool:
    """Tell whether an answer plays a card that the viewer may not see."""
    return verb_of(action) == PLAY and first_of(action) >= HIDDEN_DAY


def snapshot(game: Baghdad, notice: Notice) -> Baghdad:
    """Return a copy for the notice; the table itself where nobody listens."""
    return game if notice is unheard else game.clone()
