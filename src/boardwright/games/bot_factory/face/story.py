"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from boardwright.faces.face import Story, ToldEvent
from boardwright.faces.telling.happenings import Happening, happenings
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.wording import later, say
from boardwright.games.bot_factory.actions import DECLINE, END_TURN, STOP
from boardwright.games.bot_factory.face.naming import Naming, naming_of
from boardwright.games.bot_factory.face.story_of_answers import tell_answer
from boardwright.games.bot_factory.face.story_of_followups import tell_happening, tokens_changed, topics
from boardwright.games.bot_factory.notes import ACTING, MOVING, TOKEN
from boardwright.kernel.notes import BEGAN, GAINED, PAID
from boardwright.kernel.packing import verb_of
from boardwright.table.observation import Line, Observation

SILENT: Final = {DECLINE, END_TURN, STOP}  # nobody needs to be told where there was no choice
HEADINGS: Final = {
    MOVING: later("Round {round}: move workers"),
    ACTING: later("Round {round}: perform actions"),
}


def story(seen: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `seen` is the table with at least the log up to it."""
    naming = naming_of(seen, names)
    if line.action is None or not line.notes:
        return plain_story(line, naming)
    given, *forced = happenings(line.notes)
    follow_ups = tell_follow_ups(given, naming, line.whose)
    for happening in forced:
        if verb_of(happening.action) not in SILENT:
            follow_ups.append(replace(tell_answer(happening, naming), seat=happening.seat))
        follow_ups += tell_follow_ups(happening, naming, line.whose)
    return told_story(line, tell_answer(given, naming), follow_ups, heading(seen, line))


def tell_follow_ups(happening: Happening, naming: Naming, whose: int) -> list[ToldEvent]:
    """Tell what followed from an answer by itself; `whose` gave the line's answer, others go by name."""
    changes: list[str] = []
    for note in happening.notes:
        if note.thing == TOKEN and note.kind in (GAINED, PAID) and note.amount:
            change = tokens_changed(note.amount if note.kind == GAINED else -note.amount)
            changes.append(change if note.seat == whose else naming.change(note.seat, change))
    told = [tell_happening(topic, notes, naming) for topic, notes in topics(happening)]
    return [ToldEvent([], changes), *told]


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or the phase that the line before began."""
    if line.number == 1:
        return say("Setting up")
    before = seen.log[line.number - 2].notes
    begun = [note for note in before if note.kind == BEGAN and note.thing in HEADINGS]
    return say(HEADINGS[begun[-1].thing], round=begun[-1].amount) if begun else ""
