"""What others do after an answer, said before it is given. Everything is tried on a copy of the table."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import both, say
from boardwright.games.bot_factory.actions import PASS_TURN
from boardwright.games.bot_factory.components import SANDRA, colour_of
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.sandra_forecast import HABITS
from boardwright.games.bot_factory.face.story_of_followups import (
    COLUMN_CLEARED,
    END_REACHED,
    SANDRA_ACTED,
    STACK_SHUFFLED,
    VILELA_ACTED,
    WENT,
    colours_of,
    topics,
)
from boardwright.games.bot_factory.notes import (
    ACTED,
    FLOOR,
    MEEPLE,
    PART,
    REVEALED_COLOUR,
    TRACK,
    VALUE_OF,
    WATCHED,
)
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import verb_of


def follow(happenings: Sequence[Happening], naming: Naming) -> list[str]:
    """Return sentences about what happens by itself, up to the next real choice."""
    out: list[str] = []
    for number, happening in enumerate(happenings):
        if number and verb_of(happening.action) == PASS_TURN:
            out.append(say("{who} cannot pay Sandra: passed.", who=naming.person(happening.seat)))
        out += [follow_one(topic, notes, naming) for (topic, _), notes in topics(happening)]
    return [sentence for sentence in out if sentence]


def follow_one(topic: str, notes: Sequence[Note], naming: Naming) -> str:
    """Return a sentence about one thing that follows, or nothing."""
    note = notes[0]
    if topic == WENT:
        who = say("Sandra") if note.thing == MEEPLE + SANDRA else say("Vilela")
        place = naming.place((note.target - FLOOR) // 2)
        return say("{who} goes to {place}.", who=who, place=place)
    if topic == SANDRA_ACTED:
        return sandra_acts(notes, naming)
    if topic == VILELA_ACTED and note.thing != WATCHED:
        colour, board = naming.colour(note.cause - REVEALED_COLOUR), naming.board(note.thing - ACTED)
        return say("Vilela acts on {board} with {colour}.", board=board, colour=colour)
    if topic == STACK_SHUFFLED:
        colour = naming.colour(colour_of(note.thing - PART))
        return say("The discarded {colour} parts become a stack first.", colour=colour)
    if topic == COLUMN_CLEARED:
        facts = {"colour": naming.colour(note.thing - VALUE_OF), "value": note.target - TRACK}
        return say("In Maintenance the {colour} bot is cleared away; its value is {value} then.", **facts)
    return say("The game ends.") if topic == END_REACHED else ""


def sandra_acts(notes: Sequence[Note], naming: Naming) -> str:
    """Return what Sandra does, or nothing where nothing changes."""
    chosen, *risen = notes
    if risen:
        colours = both([naming.colour(colour) for colour in colours_of(risen, VALUE_OF)])
        return say("Sandra raises {colours}.", colours=colours)
    if chosen.thing == WATCHED or chosen.clause == 10_06:
        return ""
    return say("Sandra {deed}.", deed=say(HABITS[chosen.thing - ACTED]))
