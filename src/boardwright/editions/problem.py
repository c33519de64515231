"""What is wrong with an edition file: one sentence with file, line, what, and the remedy."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.editions.lines import Where, line_of
from boardwright.sentence import Sentence


class EditionError(Exception):
    """One mistake in an edition file.

    `path` is the file as the user knows it; `line` counts from 1, None where the file as a whole is meant;
    `key` is the dotted key, "" for a whole file.
    """

    def __init__(self, path: str, line: int | None, key: str, message: Sentence) -> None:
        super().__init__(path, line, key, message)
        self.path = path
        self.line = line
        self.key = key
        self.message = message

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, translate: Callable[[str], str] = str) -> str:
        """Return `file:line: what is wrong; the remedy.`"""
        place = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.message.said(translate)}"


class Problems:
    """The mistakes found so far in one file, and where its keys stand."""

    def __init__(self, path: str, lines: dict[Where, int]) -> None:
        self.path = path
        self.lines = lines
        self.found: list[EditionError] = []

    def report(self, where: Where, key: str, message: Sentence) -> None:
        """Note a mistake at a key."""
        self.found.append(EditionError(self.path, self.line(where), key, message))

    def line(self, where: Where) -> int:
        """Return the line of a key, or of what encloses it."""
        return line_of(self.lines, where)

    def in_order(self) -> list[EditionError]:
        """Return the mistakes from the top of the file down."""
        return sorted(self.found, key=lambda error: error.line or 0)
