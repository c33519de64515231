"""What has happened since a seat last answered: what was done to it first, then a short line for each seat.

Nothing is worked out here but sums: who did what comes from the log, what it changed from the notes of its
lines. Pages, the table as text and the terminal tell the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Final

from boardwright.faces.face import Change, Face, Story
from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import capital, comma, heard, in_a_row, later, say, say_count
from boardwright.kernel.notes import ANSWERED, CHOSEN, GAINED, MOVED, PAID, SCORED, Note
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line, Observation

MOST_WORDS: Final = 130  # room of the deeds that are named; the one that counts most always is
MOST_OF_ONE: Final = 150  # room of what followed from one line: an opponent without a seat tells all
DONE: Final = {GAINED, PAID, MOVED, SCORED}
WITH_NAME: Final = later("{name}: {deeds}")
WITH_CHANGES: Final = later("{sentence} ({changes})")


@dataclass(frozen=True)
class Doing:
    """What one seat did, or what one line did to the viewer."""

    seat: int  # who did it: a seat, or another number for an opponent that has none, and for chance
    name: str  # of the seat; empty where nobody has it or the deeds begin with it
    deeds: Sequence[str]  # those that count most, in order
    more: int  # how many there are besides
    changes: Sequence[Change]  # on the whole
    lines: Sequence[int]  # their numbers, to be replayed

    @property
    def done(self) -> str:
        """Return the deeds in a row."""
        rest = say_count("And {n} more move.", "And {n} more moves.", self.more) if self.more else ""
        return in_a_row([*self.deeds, rest])

    @property
    def changed(self) -> str:
        """Return the changes in a row."""
        return comma().join(change.text for change in self.changes)

    @property
    def to_you(self) -> str:
        """Return the changes as they are told to whom they befell."""
        return say("To you: {changes}.", changes=self.changed)

    def said(self) -> str:
        """Return all of it as text."""
        text = say(WITH_NAME, name=self.name, deeds=self.done) if self.name and self.done else self.name
        text = text or self.done
        return say(WITH_CHANGES, sentence=text, changes=self.changed) if self.changes else text


@dataclass(frozen=True)
class Since:
    """A digest for one viewer."""

    after: int  # the number of the viewer's last answer before, or of the last line of the set-up
    until: int  # the last line that is told
    answered: bool  # the viewer has answered since, in the turn that goes on
    headings: Sequence[str]  # rounds that have begun
    to_me: Sequence[Doing]
    doings: Sequence[Doing]

    @property
    def title(self) -> str:
        """Return what stands over it."""
        n = self.until - self.after
        return say_count("Since your turn: {n} move", "Since your turn: {n} moves", n)

    def said(self) -> list[str]:
        """Return it line by line, as text."""
        to_me = [in_a_row([doing.to_you, doing.done]) for doing in self.to_me]
        return [*self.headings, *to_me, *(doing.said() for doing in self.doings)]


@dataclass(frozen=True)
class Piece:
    """A line of the log, or the end of one: what others had to answer after the viewer's own answer."""

    line: Line
    notes: Sequence[Note]
    is_end: bool = False

    def actor(self, seats: int) -> int:
        """Return who did it; an opponent without a seat, for which chance or nobody answered; else CHANCE."""
        if self.line.whose != CHANCE and not self.is_end:
            return self.line.whose
        forced = (note.seat for note in self.notes if is_answer(note, CHANCE))
        if self.is_end:
            return next(forced, CHANCE)
        chosen = (note.seat for note in self.notes if note.kind == CHOSEN)
        return next(chosen, next((seat for seat in forced if seat >= seats), CHANCE))

    def notes_of(self, seat: int, *, own: bool) -> list[Note]:
        """Return what a seat's own answers brought, also those without a choice; or what all others did."""
        found: list[Note] = []
        giver = self.line.whose
        for note in self.notes:
            giver = note.seat if note.kind == ANSWERED else giver
            if (giver == seat) == own:
                found.append(note)
        return found

    def weight(self, seat: int) -> tuple[int, int]:
        """Return how much it counts: by the points it brought a seat, then by what its answers did."""
        done = [note for note in self.notes_of(seat, own=True) if note.seat == seat and note.kind in DONE]
        return sum(note.amount for note in done if note.kind == SCORED), len(done)


def is_answer(note: Note, other_than: int) -> bool:
    """Tell whether an answer begins that somebody else gave."""
    return note.kind == ANSWERED and note.seat != other_than


Tell = Callable[[Line], Story]


def since(face: Face, seen: Observation, names: Sequence[str], tell: Tell | None = None) -> Since | None:
    """Return what happened since the viewer last answered in an earlier turn.

    None for spectators, and where nobody else did anything. `tell` puts lines into words, else the face does.
    """
    if seen.seat == NOBODY or not seen.log:
        return None
    headings = face.headings(seen)
    after, until, answered = stretch(seen, headings)
    pieces = list(pieces_of(seen, after, until))
    if all(piece.actor(len(names)) == CHANCE for piece in pieces):
        return None
    digest = Digest(face, seen, names, tell or (lambda line: face.story(seen, line, names)))
    begun = [say("{sentence}.", sentence=heading) for heading in headings[after:until] if heading]
    return Since(after, until, answered, begun, digest.to_me(pieces), digest.doings(pieces))


def stretch(seen: Observation, headings: Sequence[str]) -> tuple[int, int, bool]:
    """Return the last line before what is told, the last one of it, and whether the viewer answered since."""
    now = seen.game.turn()
    own = [line for line in seen.log if line.whose == seen.seat and not line.by_standing]
    in_this_turn = [line.number for line in own if line.turn == now]
    until = in_this_turn[0] - 1 if in_this_turn else seen.position
    before = [line.number for line in own if line.number <= until]
    set_up = next((number for number, heading in enumerate(headings) if number and heading), 0)
    return min(max([set_up, *before[-1:]]), until), until, bool(in_this_turn)


def pieces_of(seen: Observation, after: int, until: int) -> Iterator[Piece]:
    """Yield what is told, in order."""
    if after and seen.log[after - 1].whose == seen.seat:
        line = seen.log[after - 1]
        forced = tuple(dropwhile(lambda note: not is_answer(note, seen.seat), line.notes))
        if forced:
            yield Piece(line, forced, is_end=True)
    for line in seen.log[after:until]:
        yield Piece(line, line.notes)


class Digest:
    """Puts pieces into words, for one viewer of one table."""

    def __init__(self, face: Face, seen: Observation, names: Sequence[str], tell: Tell) -> None:
        """Take what `since` takes."""
        self.face, self.seen, self.names, self.tell = face, seen, names, tell
        self.people = People(names, seen.seat)

    def actor(self, piece: Piece) -> int:
        """Return who did it."""
        return piece.actor(len(self.names))

    def changes(self, notes: Sequence[Note], seat: int) -> list[Change]:
        """Return what notes changed for a seat on the whole."""
        return [change for change in self.face.changes(self.seen, notes, self.names) if change.seat == seat]

    def to_me(self, pieces: Sequence[Piece]) -> list[Doing]:
        """Return what was done to the viewer, piece by piece."""
        me = self.seen.seat
        found = [(piece, self.changes(piece.notes_of(me, own=False), me)) for piece in pieces]
        return [
            Doing(self.actor(piece), "", [self.befell_me(piece)], 0, changes, [piece.line.number])
            for piece, changes in found
            if changes
        ]

    def doings(self, pieces: Sequence[Piece]) -> list[Doing]:
        """Return a line for each seat, from the viewer's left on.

        The viewer has one for answers that the table gave, or that had no choice.
        """
        me, seats = self.seen.seat, len(self.names)
        notes = [note for piece in pieces for note in piece.notes]
        own = [note for piece in pieces for note in piece.notes_of(me, own=True)]
        changed = {change.seat for change in self.face.changes(self.seen, notes, self.names)} - {me}
        changed.update({me} if self.changes(own, me) else ())
        acted = {self.actor(piece) for piece in pieces}
        order = sorted(
            (changed | acted) - {CHANCE}, key=lambda seat: ((seat - me - 1) % seats, seat >= seats)
        )
        found: list[Doing] = []
        for seat in order:
            of_seat = [piece for piece in pieces if self.actor(piece) == seat]
            found.append(self.doing(seat, of_seat, self.changes(own if seat == me else notes, seat)))
        return found

    def doing(self, seat: int, pieces: Sequence[Piece], changes: Sequence[Change]) -> Doing:
        """Return what a seat did, by those deeds that count most."""
        name = self.people.person(seat) if 0 <= seat < len(self.names) else ""
        told = [piece for piece in pieces if not self.tell(piece.line).folded]
        named = self.named(told, seat)
        first, *others = named or [""]
        if name and first.startswith(name):  # it is said once
            others = [capital(deed.removeprefix(name).strip()) for deed in others]
            name = ""
        lines = [piece.line.number for piece in pieces]
        return Doing(seat, name, [first, *others], len(told) - len(named), changes, lines)

    def named(self, pieces: Sequence[Piece], seat: int) -> list[str]:
        """Return the deeds that count most, in their order: as many as few words can name."""
        found: dict[int, str] = {}
        length = 0
        for piece in sorted(pieces, key=lambda piece: piece.weight(seat), reverse=True):
            deed, counts = self.deed(piece), piece.weight(seat) > (0, 0)
            fits = length + room(deed) <= MOST_WORDS
            if not found or (counts and fits and deed not in found.values()):
                found[piece.line.number] = deed
                length += room(deed)
        return [deed for _, deed in sorted(found.items())]

    def deed(self, piece: Piece) -> str:
        """Return a piece in words: an answer alone, of what nobody answered what came of it."""
        story = self.tell(piece.line)
        followed = [heard(event.parts) for event in story.more]
        if followed and (piece.is_end or piece.line.whose == CHANCE):
            return shortened(followed)
        return heard(story.parts)

    def befell_me(self, piece: Piece) -> str:
        """Return what a piece did to the viewer in words, or what it was where no sentence is about that."""
        events = [heard(event.parts) for event in self.tell(piece.line).more if event.seat == self.seen.seat]
        return shortened(events) if events else self.deed(piece)


def room(text: str) -> int:
    """Return how much room a text takes: a sign of Chinese as much as two or three letters."""
    return len(text.encode())


def shortened(sentences: Sequence[str]) -> str:
    """Return sentences in a row up to a length, the first one in full."""
    length = 0
    for n, sentence in enumerate(sentences):
        length += room(sentence)
        if n and length > MOST_OF_ONE:
            return in_a_row([*sentences[:n], "…"])
    return in_a_row(sentences)
