"""What a table refuses, in one sentence with the remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from boardwright.kernel.packing import OK, Reason
from boardwright.sentence import Sentence

Kind = Literal["not-yours", "stale", "not-allowed", "nothing-to-undo", "over", "unreadable"]


class Refused(Exception):
    """A request that the table did not carry out; nothing has changed.

    `reason` is the number of the rule that forbids an answer, or 0.
    """

    def __init__(self, kind: Kind, phrase: Sentence, reason: Reason = OK) -> None:
        super().__init__(kind, phrase, reason)
        self.kind = kind
        self.phrase = phrase
        self.reason = reason

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        """Return the sentence in English."""
        return self.phrase.said()

    def said(self, translate: Callable[[str], str]) -> str:
        """Return the sentence in another language."""
        return self.phrase.said(translate)
