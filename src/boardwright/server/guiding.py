"""What a first game is explained with: why a question is asked, and what has happened for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.face import FirstGame, Question
from boardwright.faces.i18n import _
from boardwright.faces.telling.advice import answer_of, option_of, target_of
from boardwright.faces.telling.sources import sources
from boardwright.faces.web.views import Guidance
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance
from boardwright.table.observation import Observation
from boardwright.table.opening import next_step

MOST: Final = 3  # headings of a log: the set-up, a round, and the next


def guidance(live: Live, glance: Glance, seen: Observation, question: Question) -> Guidance | None:
    """Return what a viewer is told besides, or None where nobody wants to be told or nothing is known."""
    if glance.look.first != "on" or seen.seat not in live.seats_of(glance.identity):
        return None
    face = faces.face(live.stored.game)
    first = face.first_game(seen.printed)
    if first is None:
        return None
    if glance.at is not None:
        return Guidance()
    since = last_answer(seen)
    given = Guidance(
        kind=seen.question if seen.options else "",
        why=first.why.get(seen.question, "") if seen.options else "",
        notes=list(notes(live, first, seen, since)),
        brought=brought(live, seen, face.headings(seen), since),
    )
    return with_step(live, given, seen, question, first)


def with_step(
    live: Live, given: Guidance, seen: Observation, question: Question, first: FirstGame
) -> Guidance:
    """Return guidance with the step of a guided opening that the viewer is asked for, if it is."""
    step = next_step(live.table)
    if step is None or step.whose != seen.seat:
        return given
    if not step.words:
        words = _("Your turn is complete: confirm it, and the others go on.")
        return replace(given, step=words, number=step.number - 1, steps=step.steps)
    action = live.table.words.parse(step.words)
    option = option_of(question, action)
    return replace(
        given,
        step=first.steps[step.number - 1],
        number=step.number,
        steps=step.steps,
        option=option.number if option else 0,
        target=target_of(option, action),
        answer=answer_of(option, action) if option else "",
        words=step.words,
    )


def last_answer(seen: Observation) -> int:
    """Return the index of the viewer's last line, or 0 before the first one."""
    own = (line.number - 1 for line in reversed(seen.log) if line.whose == seen.seat)
    return next(own, 0)


def notes(live: Live, first: FirstGame, seen: Observation, since: int) -> Iterator[tuple[str, str]]:
    """Yield what is said when something happens for the first time."""
    if seen.over:
        yield "end", first.notes["end"]
        return
    before = [scores[seen.seat] for position, scores in live.table.score_history() if position <= since]
    if before and seen.game.scores()[seen.seat] > before[-1]:
        yield "scoring", first.notes["scoring"]


def brought(live: Live, seen: Observation, headings: Sequence[str], since: int) -> str:
    """Return where the viewer's points of the round came from that has ended since the last answer."""
    begins = [index for index, heading in enumerate(headings) if heading]
    if len(begins) < MOST or begins[-1] <= since:  # the first begins the set-up
        return ""
    start, end = begins[-2], begins[-1]
    told = sources(live.table.sheet(seen.seat, start), live.table.sheet(seen.seat, end), seen.seat)
    if not told:
        return ""
    return _("%(round)s brought you: %(sources)s.") % {"round": headings[start], "sources": told}
