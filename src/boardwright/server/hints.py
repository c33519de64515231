"""Hints: an answer recommended to the player who is asked, from what that player may know alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.face import Question
from boardwright.faces.telling.advice import answer_of, course_told, option_of, target_of
from boardwright.faces.web.views import HintView, Look
from boardwright.players.advice import Advice
from boardwright.server.problems import Problem
from boardwright.server.tables import Live
from boardwright.server.thinking import Job
from boardwright.server.viewing import Glance, is_covered, shown_seat
from boardwright.table.observation import Observation
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
        course=course_told(wanted.seen, advice.course, wanted.names),
        order=[one.number for one in order],
        look=look,
    )
