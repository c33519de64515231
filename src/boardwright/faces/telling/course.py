"""What an answer brings about: the answer carried out on a copy, and everything that follows from it.

The table takes answers without a choice silently and settles whole phases in one go; people want to
be told. So the frames are carried out one by one here, and what changed is noted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from boardwright.kernel.agenda import Decision, Frame, Game, Procedure
from boardwright.kernel.packing import NOBODY, Action

G = TypeVar("G", bound=Game)
H = TypeVar("H")


@dataclass(frozen=True)
class Step(Generic[G]):
    """One step: the table before and after it, the frame that was on top, the forced answer if any."""

    before: G
    after: G
    frame: Frame[Any]
    forced: Action | None = None


def nothing_hidden(_action: Action) -> bool:
    """Say that every forced answer may be taken."""
    return False


def follow(
    game: G,
    action: Action,
    notice: Callable[[Step[G]], None] | None = None,
    is_hidden: Callable[[Action], bool] = nothing_hidden,
) -> G:
    """Return the table after an answer, at the next real choice; `game` stays as it is.

    `notice` is told every step; the first is the answer itself, with its question as the frame. A forced
    answer that `is_hidden` from the viewer ends it too: its outcome is not known here.
    """
    after = cast(G, game.clone())

    def copy() -> G:
        return after if notice is None else cast(G, after.clone())

    def tell(step: Step[G]) -> None:
        if notice is not None:
            notice(step)

    frames = after.agenda.frames
    question = after.agenda.open_question()
    before = copy()
    if action in game.agenda.free:
        after.take_free_action(question.player, action)
    else:
        frames.pop()
        question.take(after, action)
    tell(Step(before, after, question))
    while frames:
        top = frames[-1]
        before = copy()
        forced = None
        if isinstance(top, Procedure):
            after.agenda.carry_out(after, top)
        else:
            assert isinstance(top, Decision)
            options = top.options(after)
            if len(options) > 1 or (options and is_hidden(options[0])):
                break
            if top.free_actions_allowed() and after.free_actions(top.player):
                break
            frames.pop()
            if options:
                forced = options[0]
                top.take(after, forced)
        tell(Step(before, after, top, forced))
    return after


@dataclass(frozen=True)
class Forced(Generic[G]):
    """Somebody (or chance) had one answer only, and it was taken."""

    seat: int
    action: Action
    before: G  # with the question still open


@dataclass(frozen=True)
class GameOver:
    """Nothing is left to do."""


Notice = Callable[[G, G, int], Sequence[H]]
"""Tells what changed in one step: the table before and after it, and the seat whose answer it was;
NOBODY where a procedure was carried out, the frame on top of the agenda before."""


def unfold(game: G, action: Action, notice: Notice[G, H]) -> tuple[list[H | Forced[G] | GameOver], G]:
    """Return what follows from an answer up to the next real choice, and the table after it.

    `game` stays as it is; `action` is one of its options. Free actions leave the question open.
    """
    out: list[H | Forced[G] | GameOver] = []

    def note(step: Step[G]) -> None:
        seat = step.frame.player if isinstance(step.frame, Decision) else NOBODY
        if step.forced is not None:
            out.append(Forced(seat, step.forced, step.before))
        out.extend(notice(step.before, step.after, seat))

    after = follow(game, action, note)
    if not after.agenda.frames:
        out.append(GameOver())
    return out, after
