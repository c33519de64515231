"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.baghdad.face.answers import step
from boardwright.games.baghdad.face.asking import QUESTIONS, asked
from boardwright.games.baghdad.face.blocked import blocked
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.naming import game_of, naming_of
from boardwright.games.baghdad.face.options import options_of
from boardwright.table.observation import Observation


def question(observation: Observation, names: Sequence[str]) -> Question:
    """Return the open question with its options; none when the viewer is not asked."""
    game, naming = game_of(observation), naming_of(observation, names)
    sentences = QUESTIONS.get(observation.question or "Over", {})
    template = sentences.get("waiting", later("{name} decides."))
    return put_together(
        observation,
        sentence=sentence_for(
            observation,
            naming,
            chance=lambda: capital(say(sentences["asked"])),
            own=lambda: asked(game, naming),
            waiting=lambda: say(template, name=naming.people[observation.whose]),
        ),
        step=lambda line: "" if line.action is None else step(game, naming, line.action),
        desk=lambda words: Desk(observation, observation.seat, words, game, naming),
        options=options_of,
        blocked=blocked,
        clause=sentences.get("clause", "BAG-1.3"),
    )
