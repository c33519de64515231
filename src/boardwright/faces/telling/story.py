"""What every game's log has in common: a line without its position, the course of a told line."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Story
from boardwright.faces.telling.line_kinds import kinds_of
from boardwright.faces.telling.people import People
from boardwright.faces.telling.told import Told
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
    line: Line, told: Told, follow_ups: Sequence[Told], heading: str, *, folded: bool = False
) -> Story:
    """Return a line with everything that followed from it, sentence by sentence."""
    parts, deltas = marked(list(told.parts), line), list(told.deltas)
    for more in follow_ups:
        if more.parts:
            parts = told_in_a_row(parts, list(more.parts))
        deltas += more.deltas
    return Story(
        number=line.number,
        whose=line.whose,
        parts=parts,
        deltas=deltas,
        heading=heading,
        clause=told.clause,
        tentative=line.tentative,
        by_standing=line.by_standing,
        folded=folded and not heading,
        deed="".join(text for text, _ in told.parts),
        kinds=kinds_of(line),
    )


def heading_of_round(seen: Observation, line: Line, round: int) -> str:
    """Return the heading that begins before a line: the set-up, or the round that the line before began."""
    if line.number == 1:
        return say("Setting up")
    begun = [
        note.amount for note in seen.log[line.number - 2].notes if (note.kind, note.thing) == (BEGAN, round)
    ]
    return say("Round {round}", round=begun[0]) if begun else ""
