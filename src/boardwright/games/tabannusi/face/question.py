"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.face.answer_words import deed
from boardwright.games.tabannusi.face.answers import QUESTIONS
from boardwright.games.tabannusi.face.blocked import blocked
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.naming import Naming, game_of, naming_of
from boardwright.games.tabannusi.face.options import options_of
from boardwright.games.tabannusi.face.question_words import asked
from boardwright.kernel.packing import verb_of
from boardwright.table.observation import Line, Observation

SILENT: Final = {actions.GO_ON, actions.STOP, actions.DECLINE, actions.TRACK}  # no news in the list of steps


def question(observation: Observation, names: Sequence[str]) -> Question:
    """Return the open question with its options; none when the viewer is not asked."""
    naming = naming_of(observation, names)
    return put_together(
        observation,
        sentence=sentence(observation, naming),
        step=lambda line: step_of(line, observation, naming),
        desk=lambda words: Desk(observation, observation.seat, words, game_of(observation), naming),
        options=options_of,
        blocked=blocked,
        clause=QUESTIONS[observation.question]["clause"] if observation.question else "TAB-14.7",
    )


def step_of(line: Line, observation: Observation, naming: Naming) -> str:
    """Return one answer of the turn in a few words."""
    if line.action is None or verb_of(line.action) in SILENT or verb_of(line.action) == actions.PAY:
        return ""
    return deed(game_of(observation), naming, line.action)


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    waiting = QUESTIONS.get(observation.question, {}).get("waiting", later("{name} decides."))
    return sentence_for(
        observation,
        naming,
        chance=lambda: say(QUESTIONS[observation.question]["chance"]),
        own=lambda: asked(game_of(observation), naming, observation.seat),
        waiting=lambda: say(waiting, name=naming.people[observation.whose]),
    )
