"""What somebody asks of a table, whether a form or a script sent it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from boardwright.games.words import WordsError
from boardwright.table.entries import Entry
from boardwright.table.opening import OFF_COURSE, next_step
from boardwright.table.table import Refused, Table


@dataclass(frozen=True)
class Move:
    """What somebody asks of a table, and the version it was asked on."""

    kind: Literal["answer", "undo", "restart", "back", "confirm", "standing"]
    version: int
    id: str  # made by the client, so that sending twice is doing once
    seat: int | None = None  # none: the seat the viewer acts for
    words: str = ""
    confirm: bool = False  # also confirm if the turn is then complete
    position: int = 0
    guided: bool = False  # whoever asks is led through a guided opening, where there is one
    keys: Sequence[str] = ()  # of the standing answers that are wanted from now on

    def carry_out(self, table: Table, seat: int) -> list[Entry]:
        """Change a table. Raises Refused."""
        if self.kind == "answer":
            step = next_step(table) if self.guided else None
            if step is not None and step.words != " ".join(self.words.split()):
                raise Refused("not-allowed", OFF_COURSE)
            return table.answer_words(seat, self.words, confirm=self.confirm)
        if self.kind == "undo":
            return table.undo(seat)
        if self.kind == "restart":
            return table.restart(seat)
        if self.kind == "back":
            return table.back_to(seat, self.position)
        if self.kind == "standing":
            return table.want_standing(seat, self.keys)
        return table.confirm(seat)

    def led_to(self, entry: Entry, table: Table) -> bool:
        """Tell whether an entry of a table is what this move added to it first, were it sent again.

        How far an undo leads back depends on where the table was, so any undo is like another.
        """
        kind = self.kind if self.kind in ("answer", "confirm", "standing") else "undo"
        if entry.kind != kind or self.seat not in (None, entry.seat):
            return False
        if kind == "standing":
            return set(entry.words.split()) == set(self.keys)
        try:
            return kind != "answer" or table.words.format(table.words.parse(self.words)) == entry.words
        except WordsError:  # means nothing, so it has led to nothing
            return False
