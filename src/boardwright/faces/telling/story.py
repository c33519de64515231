"""What every game's log has in common: a line without its position, the course of a told line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boardwright.faces.face import Story, ToldEvent
from boardwright.faces.telling.line_kinds import kinds_of
from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import Parts, say, told_in_a_row
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line, Observation


def plain_story(line: Line, people: People) -> Story:
    """Return a line in the words of the log, where the position behind it is not known."""
    who = "" if line.whose in (CHANCE, NOBODY) else f"{people.person(line.whose)}: "
    parts = marked([(f"{who}{line.words}", "")], line)
    return Story(
        number=line.number,
        whose=line.whose,
        parts=parts,
        tentative=line.tentative,
        by_standing=line.by_standing,
        kinds=kinds_of(line),
    )


def marked(parts: Parts, line: Line) -> Parts:
    """Return an answer as it is told, with a mark if the table gave it for its seat."""
    if not line.by_standing:
        return parts
    return told_in_a_row(parts, [(say("That was a standing answer."), "")])


def told_story(
    line: Line, told: ToldEvent, follow_ups: Sequence[ToldEvent], heading: str, *, folded: bool = False
) -> Story:
    """Return a line with everything that followed from it; what has no sentence only adds to its deltas."""
    unsaid = [delta for event in follow_ups if not event.parts for delta in event.deltas]
    return Story(
        number=line.number,
        whose=line.whose,
        parts=marked(list(told.parts), line),
        deltas=[*told.deltas, *unsaid],
        more=[event for event in follow_ups if event.parts],
        heading=heading,
        clause=told.clause,
        tentative=line.tentative,
        by_standing=line.by_standing,
        folded=folded and not heading,
        kinds=kinds_of(line),
    )


def as_shown(story: Story) -> Story:
    """Return a line as logs show it: a single event in a row with the answer, more of them below it."""
    if len(story.more) != 1:
        return story
    parts = told_in_a_row(list(story.parts), list(story.more[0].parts))
    return replace(story, parts=parts, deltas=story.all_deltas, more=())


def heading_of_round(seen: Observation, line: Line, round: int) -> str:
    """Return the heading that begins before a line: the set-up, or the round that the line before began."""
    if line.number == 1:
        return say("Setting up")
    begun = [
        note.amount for note in seen.log[line.number - 2].notes if (note.kind, note.thing) == (BEGAN, round)
    ]
    return say("Round {round}", round=begun[0]) if begun else ""
