"""What an answer brings about: the answer carried out on a copy, and everything that follows from it.

The table takes answers without a choice silently and settles whole phases in one go; people want to
be told. So the frames are carried out one by one here, and what changed is noted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from boardwright.kernel.agenda import Decision, Game, Procedure
from boardwright.kernel.packing import NOBODY, Action

G = TypeVar("G", bound=Game)
H = TypeVar("H")


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

    `game` stays as it is; `action` is one of its options.
    """
    after = cast(G, game.clone())
    frames = after.agenda.frames
    question = after.agenda.open_question()
    before = cast(G, after.clone())
    frames.pop()
    question.take(after, action)
    out: list[H | Forced[G] | GameOver] = [*notice(before, after, question.player)]
    while frames:
        top = frames[-1]
        before = cast(G, after.clone())
        if isinstance(top, Procedure):
            after.agenda.carry_out(after, top)
            out += notice(before, after, NOBODY)
            continue
        assert isinstance(top, Decision)
        options = top.options(after)
        if len(options) > 1:
            break
        frames.pop()
        if options:
            top.take(after, options[0])
            out.append(Forced(top.player, options[0], before))
        out += notice(before, after, top.player)
    if not frames:
        out.append(GameOver())
    return out, after
