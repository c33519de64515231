"""What happened by itself, told in the past tense: Sandra, Vilela, refills, Maintenance, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from boardwright.faces.telling.happenings import Happening, by_topic, ends_the_game
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Parts, Thing, both, capital, later, listed, say, say_count, tell
from boardwright.games.bot_factory.components import COLOURS, SANDRA, colour_of
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.reading_notes import PART_KINDS, contract_of, taken_from_stack
from boardwright.games.bot_factory.notes import (
    BOT_OF,
    BOTS_COMPLETED,
    DISCARDED_PROJECTS,
    FLOOR,
    HAND,
    MEEPLE,
    PALLET,
    PART,
    PROJECT_OF,
    REVEALED_COLOUR,
    SEAT,
    TRACK,
    VALUE_OF,
    WHEEL,
)
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, MOVED, Note

# What several notes in a row are one sentence about.
WENT: Final = "went"
SANDRA_ACTED: Final = "Sandra acted"
VILELA_ACTED: Final = "Vilela acted"
VALUE_FELL: Final = "value fell"
SPARES_GONE: Final = "spares gone"
STACK_SHUFFLED: Final = "stack shuffled"
PART_TAKEN: Final = "part taken"
ROW_GONE: Final = "row gone"
DECK_SHUFFLED: Final = "deck shuffled"
COLUMN_CLEARED: Final = "column cleared"
CONTRACTS_GONE: Final = "contracts gone"
ROUND_BEGUN: Final = "round begun"
END_REACHED: Final = "end reached"
GAME_OVER: Final = "game over"

TOPICS: Final = {
    (MOVED, 3_05): WENT,
    (MOVED, 14_08): WENT,
    **{(CHOSEN, clause): SANDRA_ACTED for clause in range(10_02, 10_07)},
    (MOVED, 10_06): SANDRA_ACTED,
    **{(CHOSEN, clause): VILELA_ACTED for clause in (14_06, 14_12, 14_13, 14_14, 14_15)},
    **{(MOVED, clause): VILELA_ACTED for clause in (14_12, 14_13, 14_14)},
    (MOVED, 14_15): VALUE_FELL,
    (MOVED, 10_03): SPARES_GONE,
    (MOVED, 7_12): STACK_SHUFFLED,
    (MOVED, 1_09): PART_TAKEN,
    (BEGAN, 10_05): ROW_GONE,
    (BEGAN, 11_03): ROW_GONE,
    (MOVED, 11_03): ROW_GONE,
    (MOVED, 8_07): DECK_SHUFFLED,
    (MOVED, 11_02): COLUMN_CLEARED,
    (MOVED, 14_17): CONTRACTS_GONE,
    (BEGAN, 2_01): ROUND_BEGUN,
    (ENDED, 12_01): END_REACHED,
    (ENDED, 2_07): END_REACHED,
}
ONE_EACH: Final = {WENT, PART_TAKEN, COLUMN_CLEARED}  # a sentence for each thing

Topic = tuple[str, int]  # what it is about, and the thing where each has its own sentence


def topics(happening: Happening) -> Iterator[tuple[Topic, Sequence[Note]]]:
    """Yield what happened by itself, sentence by sentence; the answer names the part that it takes."""
    named = taken_from_stack(happening)
    return by_topic([note for note in happening.notes if note is not named], topic_of)


def topic_of(note: Note) -> Topic | None:
    """Return the sentence that a note belongs to; None where it has none of its own."""
    if ends_the_game(note):
        return GAME_OVER, 0
    topic = TOPICS.get((note.kind, note.clause))
    return None if topic is None else (topic, note.thing if topic in ONE_EACH else 0)


def tell_happening(topic: Topic, notes: Sequence[Note], naming: Naming) -> Told:
    """Tell one thing that followed by itself."""
    return Told(TELLERS[topic[0]](notes, naming))


def tokens_changed(n: int) -> str:
    """Return a change of tokens: `+2 tokens`."""
    sign = "+" if n > 0 else "\N{MINUS SIGN}"
    return say_count("{sign}{n} token", "{sign}{n} tokens", abs(n), sign=sign)


def parts_of(notes: Sequence[Note], naming: Naming) -> str:
    """Return the parts that moved, as a list."""
    return both([naming.part(note.thing - PART) for note in notes if note.thing in PART_KINDS])


def colours_of(notes: Sequence[Note], first: int) -> list[int]:
    """Return the colours of things that come in each colour, such as projects."""
    return [note.thing - first for note in notes if first <= note.thing < first + COLOURS]


def went(notes: Sequence[Note], naming: Naming) -> Parts:
    """Sandra's or Vilela's move. BOT-3.5, 14.8"""
    note = notes[0]
    place = naming.space_thing((note.target - FLOOR) // 2)
    if note.thing != MEEPLE + SANDRA:
        template = later("{vilela} went to {place}, the first space free on the board revealed (BOT-14.8).")
        return tell(template, vilela=naming.vilela, place=place)
    template = later("{sandra} moved on to {place}, the next free space to her right (BOT-3.5).")
    if note.origin == note.target:
        template = later("{sandra} found no free space and stayed (BOT-3.6).")
    return tell(template, sandra=naming.sandra, place=place)


OF_SANDRA: Final = {
    10_02: later("{sandra} only watched, as always in round 1 (BOT-10.2)."),
    10_03: later("{sandra}, on Assembly, had the spare parts replaced (BOT-10.3)."),
    10_04: later("{sandra}, on Part Production, had the empty wheel spaces filled (BOT-10.4)."),
    10_05: later("{sandra}, on Projects, had the bottom row cleared (BOT-10.5)."),
    10_06: later("{sandra}, on Finance, raised the lowest value: {colours} (BOT-10.6)."),
}


def sandra_acted(notes: Sequence[Note], naming: Naming) -> Parts:
    """Sandra's action, and why. BOT-10.2-10.6"""
    chosen, *risen = notes
    template = OF_SANDRA[chosen.clause]
    if chosen.clause == 10_04 and not chosen.amount:
        template = later("{sandra}, on Part Production, found the wheel full (BOT-10.4).")
    if chosen.clause == 10_06 and not risen:
        template = later("{sandra}, on Finance, found all values equal and left them (BOT-10.6).")
    colours = both([naming.colour(colour) for colour in colours_of(risen, VALUE_OF)])
    return tell(template, sandra=naming.sandra, colours=colours)


OF_VILELA: Final = {
    14_06: later("{vilela} only watched, as always in round 1 (BOT-14.6)."),
    14_12: later("{vilela} found no {colour} bot to take away (BOT-14.12)."),
    14_13: later("{vilela} found nothing {colour} on the wheel (BOT-14.13)."),
    14_14: later("{vilela} found no {colour} project on the board (BOT-14.14)."),
    14_15: later("{vilela} looked into the books: {colour} (BOT-14.15)."),
}
OF_VILELA_WITH_RESULT: Final = {
    14_12: later("{vilela} stripped the {colour} column of its two parts: {parts} (BOT-14.12)."),
    14_13: later("{vilela} threw all {colour} parts off the wheel: {parts} (BOT-14.13)."),
    14_14: later("{vilela} discarded all {colour} projects of the board, {n} in number (BOT-14.14)."),
}


def vilela_acted(notes: Sequence[Note], naming: Naming) -> Parts:
    """Vilela's action, and why. BOT-14.6, 14.11-14.15"""
    chosen, *gone = notes
    template = (OF_VILELA_WITH_RESULT if gone else OF_VILELA)[chosen.clause]
    if colours_of(gone, BOT_OF):
        template = later("{vilela} took a {colour} bot off the Assembly board for good (BOT-14.12).")
    facts: dict[str, object] = {"vilela": naming.vilela, "parts": parts_of(gone, naming), "n": len(gone)}
    if chosen.clause != 14_06:
        facts["colour"] = naming.colour(chosen.cause - REVEALED_COLOUR)
    return tell(template, **facts)


def value_changed(notes: Sequence[Note], naming: Naming, fell: str, stayed: str) -> Parts:
    """Tell that a value fell, or stayed at the bottom of the track."""
    note = notes[0]
    colour = naming.value_thing(note.thing - VALUE_OF)
    return tell(stayed if note.origin == note.target else fell, colour=colour, value=note.target - TRACK)


def value_fell(notes: Sequence[Note], naming: Naming) -> Parts:
    """Vilela lowered a value. BOT-14.15"""
    return value_changed(
        notes,
        naming,
        later("The value of {colour} fell to {value}."),
        later("The value of {colour} stayed at {value}, the bottom of the track."),
    )


def column_cleared(notes: Sequence[Note], naming: Naming) -> Parts:
    """Maintenance: a completed bot leaves, its colour loses value. BOT-11.1, 11.2"""
    return value_changed(
        notes,
        naming,
        later("Maintenance: the {colour} bot was cleared away and its value fell to {value} (BOT-11.2)."),
        later("Maintenance: the {colour} bot was cleared away; its value stays at {value} (BOT-11.2)."),
    )


def spares_gone(notes: Sequence[Note], naming: Naming) -> Parts:
    """The old spare parts. BOT-10.3"""
    return tell("Discarded: {parts}.", parts=parts_of(notes, naming))


def stack_shuffled(notes: Sequence[Note], naming: Naming) -> Parts:
    """An empty stack. BOT-7.12"""
    colour = colour_of(notes[0].thing - PART)
    thing = Thing(naming.colour(colour), naming.stack_id(colour))
    return tell("The discarded {colour} parts were shuffled into a stack (BOT-7.12).", colour=thing)


def part_taken(notes: Sequence[Note], naming: Naming) -> Parts:
    """A part from a stack. BOT-10.3, 10.4"""
    note = notes[0]
    part = note.thing - PART
    if note.target % SEAT == HAND:
        thing = Thing(naming.part(part), naming.hand_of(note.seat))
        who = naming.person(note.seat)
        return tell("{who} got the {part}.", who=who, part=thing)
    words = capital(naming.a_part(part))
    if note.target >= WHEEL:
        return tell("{part} came onto the wheel.", part=Thing(words, f"wheel-{note.target - WHEEL}"))
    spare = naming.spare_id(note.target - PALLET)
    return tell("{part} became a spare part.", part=Thing(words, spare))


def row_gone(notes: Sequence[Note], naming: Naming) -> Parts:
    """The bottom row. BOT-11.3"""
    gone = [note for note in notes if note.target == DISCARDED_PROJECTS]
    if not gone:
        return tell("The projects slid down.")
    template = later("Discarded from the bottom row: {colours}. The projects slid down.")
    if notes[0].clause == 11_03:
        template = later("Maintenance: {colours} of the bottom row went, the projects slid down (BOT-11.3).")
    return tell(template, colours=naming.colours(colours_of(gone, PROJECT_OF)))


def deck_shuffled(notes: Sequence[Note], naming: Naming) -> Parts:
    """An empty deck. BOT-8.7"""
    return tell("The discarded projects were shuffled into a deck (BOT-8.7).")


def contracts_gone(notes: Sequence[Note], naming: Naming) -> Parts:
    """Contracts that went without a choice. BOT-14.16"""
    contracts = listed([contract_of(naming, note) for note in notes])
    return tell(
        "Removed, since nothing else was left to choose (BOT-14.16): {contracts}.", contracts=contracts
    )


def round_begun(notes: Sequence[Note], naming: Naming) -> Parts:
    """A new round. BOT-2.1"""
    return tell("Round {round} began.", round=notes[0].amount)


def end_reached(notes: Sequence[Note], naming: Naming) -> Parts:
    """Why the game ends. BOT-12.1"""
    colours = both([naming.colour(colour) for colour in colours_of(notes, BOT_OF)])
    reasons = [say("no {colours} bot is left on the Assembly board", colours=colours)] if colours else []
    for note in notes:
        if note.thing == BOTS_COMPLETED:
            who = naming.object(note.seat)
            reasons.append(say("{bots} bots of {who} are complete", who=who, bots=note.amount))
    if not reasons:
        return tell("The last round agreed on is over (BOT-2.7).")
    return tell("The game ends: {reasons} (BOT-12.1).", reasons=both(reasons))


def game_over(notes: Sequence[Note], naming: Naming) -> Parts:
    """The end. BOT-12.3"""
    return tell("The bots, contracts and tokens were scored.")


TELLERS: Final[dict[str, Callable[[Sequence[Note], Naming], Parts]]] = {
    WENT: went,
    SANDRA_ACTED: sandra_acted,
    VILELA_ACTED: vilela_acted,
    VALUE_FELL: value_fell,
    SPARES_GONE: spares_gone,
    STACK_SHUFFLED: stack_shuffled,
    PART_TAKEN: part_taken,
    ROW_GONE: row_gone,
    DECK_SHUFFLED: deck_shuffled,
    COLUMN_CLEARED: column_cleared,
    CONTRACTS_GONE: contracts_gone,
    ROUND_BEGUN: round_begun,
    END_REACHED: end_reached,
    GAME_OVER: game_over,
}
