"""The audit trail of a table: what was answered, taken back and confirmed, in the order it happened."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from boardwright.kernel.packing import CHANCE
from boardwright.sentence import Sentence
from boardwright.table.refused import Refused

EntryKind = Literal["answer", "chance", "undo", "confirm", "standing"]

_TEXT: Final = re.compile(
    r"(?P<seat>[0-9]|\*) (?:(?P<confirm>~confirm)|~undo (?P<position>[0-9]{1,6})"
    r"|~standing(?P<keys>( [a-z][a-z-]*)*)|(?P<by>~by-standing )?(?P<hand>~by-hand )?(?P<words>[^~\s].*))"
)


@dataclass(frozen=True)
class Entry:
    """One entry. The table's version is how many there are; nothing is ever removed.

    `words` are the log's words of an answer; `position` is where an undo leads back to, in lines. Of the kind
    `standing` they are the keys of all standing answers that a seat wants from now on.
    """

    kind: EntryKind
    seat: int  # or CHANCE
    words: str = ""
    position: int = -1
    by_standing: bool = False  # an answer that the table gave because the seat wants it always
    by_hand: bool = False  # an answer of chance that came with a log and not from the table's seed

    @property
    def text(self) -> str:
        """Return the entry as one line, such as `0 buy wood`, `* roll 3`, `0 ~undo 12`, `0 ~confirm`.

        A wish for standing answers is `0 ~standing dice-first`, what it led to `0 ~by-standing pay 2d`;
        an answer of chance that the table's seed did not give `* ~by-hand roll 3`.
        """
        if self.kind == "chance":
            return f"* ~by-hand {self.words}" if self.by_hand else f"* {self.words}"
        if self.kind == "undo":
            return f"{self.seat} ~undo {self.position}"
        if self.kind == "confirm":
            return f"{self.seat} ~confirm"
        if self.kind == "standing":
            return f"{self.seat} ~standing {self.words}".rstrip()
        if self.by_standing:
            return f"{self.seat} ~by-standing {self.words}"
        return f"{self.seat} {self.words}"

    @classmethod
    def parse(cls, text: str) -> Entry:
        """Return the entry behind a line. Raises Refused, "unreadable"."""
        found = _TEXT.fullmatch(text)
        by_whom = "by" if found is not None and found["seat"] == "*" else "hand"
        if found is None or found[by_whom] or (found["seat"] == "*" and not found["words"]):
            message = "The stored entry “{text}” cannot be read; restore the table from its log file."
            raise Refused("unreadable", Sentence(message, text=text))
        if found["seat"] == "*":
            return cls("chance", CHANCE, found["words"], by_hand=found["hand"] is not None)
        seat = int(found["seat"])
        if found["confirm"]:
            return cls("confirm", seat)
        if found["position"]:
            return cls("undo", seat, position=int(found["position"]))
        if found["keys"] is not None:
            return cls("standing", seat, found["keys"].strip())
        return cls("answer", seat, found["words"], by_standing=found["by"] is not None)
