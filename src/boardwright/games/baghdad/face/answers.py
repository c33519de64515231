"""An answer in a few words: on its button, where several share a button, as a step, and as a story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import capital, say
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.components import CIVIC
from boardwright.games.baghdad.face.answer_facts import facts_of
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, second_of, verb_of


@dataclass(frozen=True)
class Answer:
    """How one verb is said, as `answers.toml` has it; the sentences may name the facts of the verb."""

    story: str
    button: str = ""
    way: str = ""
    step: str = ""  # as one of the steps of the turn so far; empty: not told
    clause: str = ""
    symbol: str = ""
    target: str = ""


BY_NAME: Final = {name: Answer(**table) for name, table in sentence_file(__package__, "answers").items()}
CONTRIBUTE: Final = BY_NAME.pop("CONTRIBUTE")  # a city tile to the civic board
ANSWERS: Final[dict[int, Answer]] = {getattr(actions, name): each for name, each in BY_NAME.items()}


def answer_of(action: Action) -> Answer:
    """Return how an answer is said."""
    verb = verb_of(action)
    return CONTRIBUTE if verb == actions.PLACE_TILE and second_of(action) == CIVIC else ANSWERS[verb]


def offered(game: Baghdad, naming: Naming, template: str, action: Action) -> str:
    """Return a template with the facts of an answer to the open question, and its price."""
    facts = facts_of(game, naming, action, template)
    if "{cost}" in template:
        facts["cost"] = naming.price(game.price(action))
    return capital(say(template, **facts))


def button(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return what a button of this answer alone says."""
    return offered(game, naming, answer_of(action).button, action)


def way(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return its line where several answers share a button."""
    answer = answer_of(action)
    return offered(game, naming, answer.way or answer.button, action)


def step(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return an answer that was given as a step of the turn; nothing if it is not worth a word."""
    template = answer_of(action).step
    return say(template, **facts_of(game, naming, action, template)) if template else ""
