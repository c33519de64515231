"""What notes changed of what players have: all that they hold without a place of its own, and contracts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from boardwright.faces.face import Change
from boardwright.faces.telling.changes import Counting, in_words
from boardwright.faces.telling.wording import say_count
from boardwright.games.baghdad.face.naming import naming_of
from boardwright.games.baghdad.face.purse_changes import amount
from boardwright.games.baghdad.notes import CONTRACT, HELD, KEPT, OBJECTIVE_CARD, SEAT, SKILL
from boardwright.kernel.notes import Note
from boardwright.table.observation import Observation


def changes(seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> list[Change]:
    """Return changes on the whole, by seat."""
    naming = naming_of(seen, names)

    def in_number(what: int, n: int) -> str:
        if what == CONTRACT:
            return say_count("{n} contract", "{n} contracts", n)
        return amount(naming, what, n) if what < HELD else naming.skill(what - SKILL)

    return in_words(COUNTING.sums(notes), in_number)


def piece(thing: int, place: int) -> int | None:
    """Return as what a piece counts: fulfilled contracts together."""
    return CONTRACT if place == KEPT and CONTRACT <= thing < OBJECTIVE_CARD else None


COUNTING: Final = Counting(SEAT, piece)
