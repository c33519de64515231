"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Story, ToldEvent
from boardwright.faces.telling.happenings import Happening, happenings
from boardwright.faces.telling.story import heading_of_round, plain_story, told_story
from boardwright.games.attandarra.actions import PLACE_DRAWN
from boardwright.games.attandarra.face.answers import tell_answer
from boardwright.games.attandarra.face.followups import tell_happening, topics
from boardwright.games.attandarra.face.naming import Naming, naming_of
from boardwright.games.attandarra.notes import ROUND
from boardwright.kernel.packing import CHANCE, verb_of
from boardwright.table.observation import Line, Observation


def story(seen: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `seen` is the table with at least the log up to it."""
    naming = naming_of(seen, names)
    if line.action is None or not line.notes:
        return plain_story(line, naming)
    given, *forced = happenings(line.notes)
    follow_ups = tell_follow_ups(given, naming)
    for happening in forced:
        follow_ups += [tell_forced(happening, naming, line.whose), *tell_follow_ups(happening, naming)]
    return told_story(line, tell_answer(given, naming), follow_ups, heading(seen, line))


def tell_follow_ups(happening: Happening, naming: Naming) -> list[ToldEvent]:
    """Tell what followed from an answer by itself."""
    return [tell_happening(topic, notes, naming) for topic, notes in topics(happening.notes)]


def tell_forced(happening: Happening, naming: Naming, whose: int) -> ToldEvent:
    """Tell an answer without a choice like any other; `whose` gave the line's answer, others go by name."""
    if verb_of(happening.action) == PLACE_DRAWN:
        return ToldEvent([])  # the placing itself is told next
    told = tell_answer(happening, naming)
    changes = told.deltas
    if happening.seat not in {CHANCE, whose}:
        changes = [naming.change(happening.seat, change) for change in changes]
    return ToldEvent(told.parts, changes, told.clause, happening.seat)


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a round."""
    return heading_of_round(seen, line, ROUND)
