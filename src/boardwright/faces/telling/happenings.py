"""What an answer brought about, as the rules told it: the answer itself, and each that had to follow.

Nothing is worked out here. Notes come with the lines of a log, or from a copy on which an answer is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TypeVar, cast

from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import ANSWERED, ENDED, THE_GAME, Note
from boardwright.kernel.packing import Action

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Happening:
    """An answer, chosen or without a choice, and what the rules told until the next one."""

    seat: int  # who answered, or CHANCE
    action: Action
    notes: Sequence[Note]

    def find(self, kind: int, *things: int) -> Note | None:
        """Return the first note of a kind (about one of some things), or None."""
        found = (note for note in self.notes if note.kind == kind and (not things or note.thing in things))
        return next(found, None)

    def the(self, kind: int, *things: int) -> Note:
        """Return the first note of a kind (about one of some things), which must be there."""
        note = self.find(kind, *things)
        assert note is not None, f"the rules did not tell what this answer did: {kind} {things}"
        return note

    def amount(self, kind: int, thing: int) -> int:
        """Return how much of a thing notes of a kind add up to."""
        return sum(note.amount for note in self.notes if note.kind == kind and note.thing == thing)


def happenings(notes: Sequence[Note]) -> list[Happening]:
    """Return notes in parts: the first is the answer that was given, the others had to follow."""
    out: list[Happening] = []
    told: list[Note] = []
    for note in notes:
        if note.kind == ANSWERED:
            told = []
            out.append(Happening(note.seat, note.thing, told))
        else:
            told.append(note)
    return out


def tried(game: G, action: Action) -> tuple[list[Happening], G]:
    """Return what follows from an answer up to the next real choice, and the table then; `game` stays."""
    after = game.clone()
    notes: list[Note] = []
    after.notes = notes
    after.apply(action)
    after.notes = None
    return happenings(notes), cast(G, after)


def right_after(game: G, action: Action) -> G:
    """Return the table right after an answer, before anything follows from it; `game` stays."""
    after = game.clone()
    question = after.agenda.open_question()
    after.agenda.frames.pop()
    question.take(after, action)
    return cast(G, after)


T = TypeVar("T", bound=Hashable)


def by_topic(notes: Sequence[Note], topic: Callable[[Note], T | None]) -> Iterator[tuple[T, Sequence[Note]]]:
    """Yield notes in a row that belong together, without those that have no topic of their own."""
    with_topic = ((key, note) for note in notes if (key := topic(note)) is not None)
    for key, group in groupby(with_topic, itemgetter(0)):
        yield key, [note for _, note in group]


def ends_the_game(note: Note) -> bool:
    """Tell whether nothing is left to do."""
    return note.kind == ENDED and note.thing == THE_GAME
