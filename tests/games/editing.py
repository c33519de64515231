"""An owner's edition in the making: the shipped text with corrections, and what the check says of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from boardwright.games.title import Editions


@dataclass(frozen=True)
class Draft:
    """The shipped edition of a game, to be written otherwise."""

    shelf: Editions

    def changed(self, *changes: tuple[str, str]) -> str:
        """Return the shipped text with the first occurrence of each old text replaced."""
        text = self.shelf.text()
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    def told(self, folder: Path, text: str) -> list[str]:
        """Return what the check says of a text, the folder left out."""
        path = folder / "mine.toml"
        path.write_text(text, encoding="utf-8", newline="\n")
        return [str(error).removeprefix(f"{folder}/") for error in self.shelf.check(path)]


def line_of_text(text: str, part: str) -> int:
    """Return the line on which a part of a text begins for the first time."""
    return text[: text.index(part)].count("\n") + 1
