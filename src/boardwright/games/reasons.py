"""Numbered reasons with their clause and their words; each game fills one of these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """What people read about one reason. `title` and `sentence` may hold {facts}."""

    clause: str
    title: str
    sentence: str


class Reasons:
    """All reasons of one game."""

    def __init__(self, table: dict[int, tuple[str, str, str]]) -> None:
        """Take number -> (clause id, title, sentence)."""
        self.words = {number: Words(*row) for number, row in table.items()}

    def clause(self, reason: int) -> str:
        """Return the clause id behind a reason. Raises KeyError for OK and unknown numbers."""
        return self.words[reason].clause

    def title(self, reason: int) -> str:
        """Return the short form, unfilled."""
        return self.words[reason].title

    def sentence(self, reason: int) -> str:
        """Return the sentence, unfilled."""
        return self.words[reason].sentence
