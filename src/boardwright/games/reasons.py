"""Numbered reasons with their clause and their words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from boardwright.games.rule_files import rule_file


@dataclass(frozen=True)
class ReasonWords:
    """What people read about one reason. `title` and `sentence` may hold {facts}."""

    clause: str
    title: str
    sentence: str


class Reasons:
    """All reasons of one game: the numbers of its `reasons.py`, the words of its `rules/reasons.toml`."""

    def __init__(self, package: str, constants: Mapping[str, object]) -> None:
        """`package` is the game's; `constants` are those of the module with the numbers."""
        self._package = package
        self._constants = constants

    @cached_property
    def words(self) -> Mapping[int, ReasonWords]:
        """The words of each reason."""
        file = rule_file(self._package, "reasons")
        found: dict[int, ReasonWords] = {}
        for name, number in self._constants.items():
            if name.isupper() and isinstance(number, int):
                entry = file.entry(name)
                found[number] = ReasonWords(entry.text("clause"), entry.text("title"), entry.text("sentence"))
                entry.finish()
        file.finish()
        return found

    def clause(self, reason: int) -> str:
        """Return the clause id behind a reason. Raises KeyError for OK and unknown numbers."""
        return self.words[reason].clause

    def title(self, reason: int) -> str:
        """Return the short form, unfilled."""
        return self.words[reason].title

    def sentence(self, reason: int) -> str:
        """Return the sentence, unfilled."""
        return self.words[reason].sentence
