"""Sentences of the bar that are the same in every game: confirming, what a turn has done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import both, say
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Line, Observation


def confirming(observation: Observation, people: People) -> str:
    """Return the sentence while a complete turn waits for its player, else nothing."""
    if observation.must_confirm:
        if observation.reveals:
            return say("Your turn is complete. Confirm it to see what comes next, or take it back.")
        return say("Your turn is complete. Confirm it, or take it back.")
    if observation.confirming not in (NOBODY, observation.seat):
        return say(
            "{name} looks over the turn before confirming it.", name=people.people[observation.confirming]
        )
    return ""


def steps_so_far(observation: Observation, step: Callable[[Line], str]) -> str:
    """Return what the viewer's own turn has done so far, or nothing; `step` says an answer in a few words."""
    turn, seat = observation.game.turn(), observation.seat
    lines = list(takewhile(lambda line: line.tentative, reversed(observation.log)))
    if observation.whose == seat and all(line.whose != seat for line in lines):
        lines = list(takewhile(lambda line: line.turn == turn, reversed(observation.log)))
    done = [text for line in reversed(lines) if line.whose == seat and (text := step(line))]
    return say("This turn: {steps}.", steps=both(done)) if done else ""
