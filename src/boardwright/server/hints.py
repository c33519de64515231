"""Hints: an answer recommended to the player who is asked, from what that player may know alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.face import Option, Question
from boardwright.faces.web.views import HintView, Look
from boardwright.kernel.packing import Action
from boardwright.players.advice import Advice
from boardwright.server.problems import Problem
from boardwright.server.tables import Live
from boardwright.server.thinking import Job
from boardwright.server.viewing import Glance, is_covered, shown_seat
from boardwright.table.observation import Line, Observation
from boardwright.table.record import apply_and_note
from boardwright.table.saves import snapshot

ADVISER: Final = "greedy"
NOT_ASKED: Final = Problem(409, "You are not asked anything now, so there is no hint; wait for your turn.")


@dataclass(frozen=True)
class Asked:
    """Somebody's open question."""

    job: Job
    owner: str  # of the table
    seen: Observation
    names: Sequence[str]
    question: Question


def asked(live: Live, glance: Glance) -> Asked:
    """Return the question that a viewer is asked. Raises NOT_ASKED."""
    if is_covered(live, glance):
        raise NOT_ASKED
    seen = live.table.observe(shown_seat(live, glance))
    if not seen.options or seen.seat not in live.seats_of(glance.identity):
        raise NOT_ASKED
    job = Job(live.stored.id, seen.version, seen.setup, ADVISER, seen.seat, snapshot(seen.game), seed=0)
    question = faces.face(live.stored.game).question(seen, live.names)
    return Asked(job, live.stored.owner, seen, live.names, question)


def told(wanted: Asked, advice: Advice, look: Look) -> HintView:
    """Return advice in words."""
    best = advice.course[0]
    option = option_of(wanted.question, best)
    worth = dict(zip(wanted.seen.options, advice.worth, strict=True))
    order = sorted(
        wanted.question.options, key=lambda one: -max((worth[action] for action in one.actions), default=0)
    )
    return HintView(
        table=wanted.job.table_id,
        title=wanted.seen.title,
        option=option.number if option else 0,
        target=target_of(option, best),
        answer=answer_of(option, best) if option else "",
        course=list(course_of(wanted, advice.course)),
        order=[one.number for one in order],
        look=look,
    )


def option_of(question: Question, action: Action) -> Option | None:
    """Return the option that an answer belongs to."""
    return next((option for option in question.options if action in option.actions), None)


def target_of(option: Option | None, action: Action) -> str:
    """Return the element of the board where an answer of an option stands, or nothing."""
    place = option.actions.index(action) if option else 0
    return option.targets[place] if option and place < len(option.targets) else ""


def answer_of(option: Option, action: Action) -> str:
    """Return what an answer is called: its option, and which of several ways of it."""
    place = option.actions.index(action)
    way = option.target_labels[place] if place < len(option.target_labels) else ""
    return option.label if len(option.actions) == 1 or not way else way


def course_of(wanted: Asked, course: Sequence[Action]) -> Iterator[str]:
    """Yield what the answers of a course would do, each carried out on a copy of what the seat sees."""
    seen, game = wanted.seen, wanted.seen.game.clone()
    face, words = faces.face(seen.title.name), seen.title.words(seen.printed)
    for number, action in enumerate(course, seen.position + 1):
        turn = game.turn()
        found = (seen.title.seen_note(note, seen.seat) for note in apply_and_note(game, action))
        notes = [note for note in found if note is not None]
        line = Line(number, seen.seat, words.format(action), action, turn, tentative=True, notes=notes)
        story = face.story(seen, line, wanted.names)
        if not story.folded:
            yield f"{story.text} ({', '.join(story.deltas)})" if story.deltas else story.text
