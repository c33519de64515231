"""By what a line of the log is looked for: a mark for each kind, read off its notes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from boardwright.kernel.notes import CHOSEN, GAINED, PAID, REVEALED, SCORED
from boardwright.kernel.packing import CHANCE
from boardwright.table.observation import Line

SCORING: Final = "p"  # points were scored
TRADE: Final = "g"  # something was gained or paid
DRAW: Final = "d"  # chance answered, or something came to light
OPPONENT: Final = "o"  # an opponent without a seat decided, and told why
BY_NOTE: Final[dict[str, Collection[int]]] = {
    SCORING: {SCORED},
    TRADE: {GAINED, PAID},
    DRAW: {REVEALED},
    OPPONENT: {CHOSEN},
}


def kinds_of(line: Line) -> str:
    """Return the marks of a line."""
    told = {note.kind for note in line.notes if note.amount or note.kind in (REVEALED, CHOSEN)}
    found = [mark for mark, kinds in BY_NOTE.items() if told.intersection(kinds)]
    found += [DRAW] if line.whose == CHANCE and DRAW not in found else []
    return "".join(sorted(found))
