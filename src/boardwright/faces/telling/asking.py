"""How a question is put together, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from boardwright.faces.face import Blocked, Option, Question
from boardwright.faces.telling.desk import Desk
from boardwright.faces.telling.people import People
from boardwright.faces.telling.result import result_seen
from boardwright.faces.telling.sentences import confirming, steps_so_far
from boardwright.faces.telling.wording import in_a_row, say
from boardwright.games.words import Words
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line, Observation

D = TypeVar("D", bound=Desk)


def put_together(
    observation: Observation,
    *,
    sentence: str,
    step: Callable[[Line], str],
    desk: Callable[[Words], D],
    options: Callable[[D], Sequence[Option]],
    blocked: Callable[[D], Sequence[Blocked]],
    clause: str,
) -> Question:
    """Return the open question; options and what is blocked only for a viewer who is asked.

    `step` tells an answer of the turn in a few words; `desk` is made of the log's words and holds what the
    makers of `options` and of `blocked` share.
    """
    offered: Sequence[Option] = []
    barred: Sequence[Blocked] = []
    if observation.options and observation.whose == observation.seat:
        asked = desk(observation.title.words(observation.printed))
        offered, barred = options(asked), sorted(blocked(asked), key=lambda one: one.missing)
    return Question(sentence, steps_so_far(observation, step), offered, barred, clause)


def sentence_for(
    observation: Observation,
    naming: People,
    *,
    chance: Callable[[], str],
    own: Callable[[], str],
    waiting: Callable[[], str],
) -> str:
    """Return what is being decided, and by whom: `own` as the viewer is asked, `waiting` as others see it."""
    waits = confirming(observation, naming)
    if waits:
        return waits
    if observation.over or observation.whose == NOBODY:
        return in_a_row([say("The game is over."), result_seen(observation, naming)])
    if observation.whose == CHANCE:
        return chance()
    return own() if observation.whose == observation.seat else waiting()
