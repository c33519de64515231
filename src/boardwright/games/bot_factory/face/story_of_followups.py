"""What happened by itself, told in the past tense: Sandra, Vilela, refills, Maintenance, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import Happening, by_topic, ends_the_game
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import Thing, both, capital, listed, say, say_count, tell
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.components import COLOURS, SANDRA, colour_of
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.reading_notes import PART_KINDS, contract_of, taken_from_stack
from boardwright.games.bot_factory.title import TITLE
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, MOVED, Note

Sentence = tuple[str, Mapping[str, object]]  # one of those that a teller chooses from, and its facts
Teller = Callable[[Sequence[Note], Naming], Sentence]
Topic = tuple[Teller, int]  # what tells several notes in a row, and the thing where each has its own sentence

SENTENCES: Final = sentence_file(__package__, "followups")


def topics(happening: Happening) -> Iterator[tuple[Topic, Sequence[Note]]]:
    """Yield what happened by itself, sentence by sentence; the answer names the part that it takes."""
    named = taken_from_stack(happening)
    return by_topic([note for note in happening.notes if note is not named], topic_of)


def topic_of(note: Note) -> Topic | None:
    """Return what tells of a note; None where it has no sentence of its own."""
    teller = TELLERS.get((note.kind, note.clause))
    if teller is None:
        return (game_over, 0) if ends_the_game(note) else None
    return teller, note.thing if teller in ONE_EACH else 0


def tell_happening(topic: Topic, notes: Sequence[Note], naming: Naming) -> ToldEvent:
    """Tell one thing that followed by itself."""
    teller = topic[0]
    sentence, facts = teller(notes, naming)
    template = SENTENCES[teller.__name__][sentence]
    parts = tell(template, sandra=naming.sandra, vilela=naming.vilela, **facts)
    return ToldEvent(parts, clause=TITLE.clause_id(notes[0].clause), seat=notes[0].seat)


def tokens_changed(n: int) -> str:
    """Return a change of tokens: `+2 tokens`."""
    sign = "+" if n > 0 else "\N{MINUS SIGN}"
    return say_count("{sign}{n} token", "{sign}{n} tokens", abs(n), sign=sign)


def parts_of(notes: Sequence[Note], naming: Naming) -> str:
    """Return the parts that moved, as a list."""
    return both([naming.part(note.thing - noted.PART) for note in notes if note.thing in PART_KINDS])


def colours_of(notes: Sequence[Note], first: int) -> list[int]:
    """Return the colours of things that come in each colour, such as projects."""
    return [note.thing - first for note in notes if first <= note.thing < first + COLOURS]


def went(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Sandra's or Vilela's move. BOT-3.5, 14.8"""
    note = notes[0]
    hers = "stayed" if note.origin == note.target else "sandra"
    sentence = hers if note.thing == noted.MEEPLE + SANDRA else "vilela"
    return sentence, {"place": naming.space_thing((note.target - noted.FLOOR) // 2)}


OF_SANDRA: Final = {
    10_02: "watched",
    10_03: "assembly",
    10_04: "production",
    10_05: "projects",
    10_06: "finance",
}


def sandra_acted(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Sandra's action, and why. BOT-10.2-10.6"""
    chosen, *risen = notes
    sentence = OF_SANDRA[chosen.clause]
    if sentence == "production" and not chosen.amount:
        sentence = "full"
    if sentence == "finance" and not risen:
        sentence = "equal"
    return sentence, {"colours": both([naming.colour(each) for each in colours_of(risen, noted.VALUE_OF)])}


OF_VILELA: Final = {  # where something goes, and where nothing does
    14_06: ("watched", "watched"),
    14_12: ("stripped", "no_bot"),
    14_13: ("parts_thrown", "no_parts"),
    14_14: ("projects_gone", "no_projects"),
    14_15: ("books", "books"),
}


def vilela_acted(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Vilela's action, and why. BOT-14.6, 14.11-14.15"""
    chosen, *gone = notes
    sentence = OF_VILELA[chosen.clause][not gone]
    if colours_of(gone, noted.BOT_OF):
        sentence = "bot_taken"
    facts: dict[str, object] = {"parts": parts_of(gone, naming), "n": len(gone)}
    if sentence != "watched":
        facts["colour"] = naming.colour(chosen.cause - noted.REVEALED_COLOUR)
    return sentence, facts


def value_fell(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Vilela lowered a value; it may stand at the bottom of the track. BOT-14.15"""
    note = notes[0]
    facts = {"colour": naming.value_thing(note.thing - noted.VALUE_OF), "value": note.target - noted.TRACK}
    return "stayed" if note.origin == note.target else "fell", facts


def column_cleared(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Maintenance: a completed bot leaves, its colour loses value. BOT-11.1, 11.2"""
    return value_fell(notes, naming)


def spares_gone(notes: Sequence[Note], naming: Naming) -> Sentence:
    """The old spare parts. BOT-10.3"""
    return "gone", {"parts": parts_of(notes, naming)}


def stack_shuffled(notes: Sequence[Note], naming: Naming) -> Sentence:
    """An empty stack. BOT-7.12"""
    colour = colour_of(notes[0].thing - noted.PART)
    return "shuffled", {"colour": Thing(naming.colour(colour), naming.id_of("stack", colour))}


def part_taken(notes: Sequence[Note], naming: Naming) -> Sentence:
    """A part from a stack. BOT-10.3, 10.4"""
    note = notes[0]
    part = note.thing - noted.PART
    if note.target % noted.SEAT == noted.HAND:
        thing = Thing(naming.part(part), naming.hand_of(note.seat))
        return "to_hand", {"who": naming.person(note.seat), "part": thing}
    words = capital(naming.a_part(part))
    if note.target >= noted.WHEEL:
        return "to_wheel", {"part": Thing(words, f"wheel-{note.target - noted.WHEEL}")}
    return "to_spare", {"part": Thing(words, naming.id_of("pallet", note.target - noted.PALLET))}


def row_gone(notes: Sequence[Note], naming: Naming) -> Sentence:
    """The bottom row. BOT-11.3"""
    gone = [note for note in notes if note.target == noted.DISCARDED_PROJECTS]
    sentence = "in_maintenance" if notes[0].clause == 11_03 else "by_sandra"
    facts = {"colours": naming.colours(colours_of(gone, noted.PROJECT_OF))}
    return sentence if gone else "empty", facts


def deck_shuffled(notes: Sequence[Note], naming: Naming) -> Sentence:
    """An empty deck. BOT-8.7"""
    return "shuffled", {}


def contracts_gone(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Contracts that went without a choice. BOT-14.16"""
    return "gone", {"contracts": listed([contract_of(naming, note) for note in notes])}


def round_begun(notes: Sequence[Note], naming: Naming) -> Sentence:
    """A new round. BOT-2.1"""
    return "begun", {"round": notes[0].amount}


def end_reached(notes: Sequence[Note], naming: Naming) -> Sentence:
    """Why the game ends. BOT-12.1"""
    colours = both([naming.colour(colour) for colour in colours_of(notes, noted.BOT_OF)])
    reasons = [say("no {colours} bot is left on the Assembly board", colours=colours)] if colours else []
    for note in notes:
        if note.thing == noted.BOTS_COMPLETED:
            who = naming.object(note.seat)
            reasons.append(say("{bots} bots of {who} are complete", who=who, bots=note.amount))
    return "completed" if reasons else "rounds", {"reasons": both(reasons)}


def game_over(notes: Sequence[Note], naming: Naming) -> Sentence:
    """The end. BOT-12.3"""
    return "scored", {}


TELLERS: Final[dict[tuple[int, int], Teller]] = {
    (MOVED, 3_05): went,
    (MOVED, 14_08): went,
    **{(CHOSEN, clause): sandra_acted for clause in OF_SANDRA},
    (MOVED, 10_06): sandra_acted,
    **{(CHOSEN, clause): vilela_acted for clause in OF_VILELA},
    **{(MOVED, clause): vilela_acted for clause in (14_12, 14_13, 14_14)},
    (MOVED, 14_15): value_fell,
    (MOVED, 10_03): spares_gone,
    (MOVED, 7_12): stack_shuffled,
    (MOVED, 1_09): part_taken,
    (BEGAN, 10_05): row_gone,
    (BEGAN, 11_03): row_gone,
    (MOVED, 11_03): row_gone,
    (MOVED, 8_07): deck_shuffled,
    (MOVED, 11_02): column_cleared,
    (MOVED, 14_17): contracts_gone,
    (BEGAN, 2_01): round_begun,
    (ENDED, 12_01): end_reached,
    (ENDED, 2_07): end_reached,
}
ONE_EACH: Final = {went, part_taken, column_cleared}  # a sentence for each thing
