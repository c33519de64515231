"""What followed from an answer by itself: cards that leave, patients and students, the turn of the bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import by_topic
from boardwright.faces.telling.wording import both, in_a_row, later, say
from boardwright.games.baghdad.components import DOME, NIGHT, STARTING
from boardwright.games.baghdad.face.bot_story import bot_topic
from boardwright.games.baghdad.face.naming import Naming, cited
from boardwright.games.baghdad.face.purse_changes import amount
from boardwright.games.baghdad.notes import BOX, CARD, MET, OBJECTIVE_CARD, PIECE, SECOND_SET
from boardwright.kernel.notes import AWAY, TURNED, Note

PATIENTS: Final = 12_01
STUDENTS: Final = 12_02
TUITION: Final = (PATIENTS, STUDENTS)


def follow_ups(notes: Sequence[Note], naming: Naming) -> list[ToldEvent]:
    """Return everything that changed by itself."""
    return [
        ToldEvent([(in_a_row(sentences), "")], clause=cited(note.clause), seat=note.seat)
        for note, sentences in told_together(notes, naming)
    ]


def told_together(notes: Sequence[Note], naming: Naming) -> Iterator[tuple[Note, list[str]]]:
    """Yield the sentences about each thing that changed by itself, with the first note of it."""

    def topic(note: Note) -> Callable[[Sequence[Note], Naming], list[str]] | None:
        return BY_CLAUSE.get(note.clause) or (bot_topic(note) if note.clause >= 23_00 else None)

    for tell, some in by_topic(notes, topic):
        sentences = tell(some, naming)
        if sentences:
            yield some[0], sentences


def card_resolved(notes: Sequence[Note], naming: Naming) -> list[str]:
    """What a starting or day card gave as it left, or that it was not met. BAG-4.3, 4.4"""
    [note] = [note for note in notes if note.kind == TURNED]
    card = note.thing - CARD
    cards = naming.edition.cards
    if cards.deck[card] == NIGHT:
        return []
    facts = {"name": naming.card(card), "reward": naming.effects(cards.reward[card])}
    if note.target != MET:
        text = later("{name} left and was not met ({clause}).")
    elif cards.deck[card] == STARTING:
        text = later("{name} left and gave {reward} ({clause}).")
    else:
        text = later("{name} left and was met: {reward} ({clause}).")
    return [of_whom(naming, note.seat, say(text, clause=cited(note.clause), **facts))]


def card_left(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A night card that was kept, or left the game. BAG-4.5"""
    [note] = notes
    card = note.thing - CARD
    if naming.edition.cards.deck[card] != NIGHT:
        return []
    if note.target == BOX:
        text = say("{card} was not met and left the game (BAG-4.5).", card=naming.card(card))
    else:
        text = say("{card} was met and is kept (BAG-4.5).", card=naming.card(card))
    return [of_whom(naming, note.seat, text)]


def of_whom(naming: Naming, seat: int, text: str) -> str:
    """Return a sentence about a card with its owner."""
    if seat == naming.viewer:
        return say("Your card {text}", text=text)
    return say("{name}: {text}", name=naming.person(seat), text=text)


def neutral_pieces(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Pieces that came by themselves. BAG-10.6, 10.7, 27.5"""
    out: list[str] = []
    for note in notes:
        if note.thing < PIECE:
            continue
        clause, piece = cited(note.clause), note.thing - PIECE
        if naming.edition.palace.kind[piece] == DOME:
            out.append(say("The dome came with the base ({clause}).", clause=clause))
        else:
            text = later("A neutral architect added a piece: {piece} ({clause}).")
            out.append(say(text, piece=naming.piece(piece), clause=clause))
    return out


def tuition(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Patients and students beside the vizier. BAG-12.1-12.3"""
    due = [amount(naming, note.thing, note.amount) for note in notes if note.amount]
    if not due:
        return []
    if notes[0].clause == PATIENTS:
        return [say("Connected patients: {amounts} (BAG-12.1).", amounts=both(due))]
    return [say("Connected students: {amounts} (BAG-12.2).", amounts=both(due))]


def objective_closed(notes: Sequence[Note], naming: Naming) -> list[str]:
    """An objective that was discarded. BAG-22.5, 22.6, 31.6"""
    out: list[str] = []
    for note in notes:
        if note.thing < OBJECTIVE_CARD:
            continue
        things = naming.objective(note.thing - OBJECTIVE_CARD)
        if note.target == AWAY:
            out.append(say("The objective {things} was discarded (BAG-22.5).", things=things))
        else:
            facts = {"names": naming.object(note.seat), "clause": cited(note.clause)}
            out.append(say("The objective {things} is kept by {names} ({clause}).", things=things, **facts))
    return out


def second_set(notes: Sequence[Note], _naming: Naming) -> list[str]:
    """The bag was filled again. BAG-2.8"""
    if notes[0].origin != SECOND_SET:
        return []
    return [say("The second set of city tiles went into the bag (BAG-2.8).")]


BY_CLAUSE: Final[dict[int, Callable[[Sequence[Note], Naming], list[str]]]] = {
    2_08: second_set,
    4_03: card_resolved,
    4_04: card_resolved,
    4_05: card_left,
    10_06: neutral_pieces,
    10_07: neutral_pieces,
    27_05: neutral_pieces,
    PATIENTS: tuition,
    STUDENTS: tuition,
    22_05: objective_closed,
    22_06: objective_closed,
    31_06: objective_closed,
}
