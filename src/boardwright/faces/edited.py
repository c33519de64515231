"""A catalogue as translators edit it, for working copies: gettext itself reads compiled ones only."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Iterator
from dataclasses import dataclass
from gettext import NullTranslations, c2py
from pathlib import Path
from typing import Final

FUZZY: Final = "#, fuzzy"
PLURAL: Final = "plural="


class EditedCatalogue(NullTranslations):
    """What a `.po` file says. Messages without a translation, and guessed ones, stay English."""

    def __init__(self, path: Path) -> None:
        """Read a file."""
        super().__init__()
        known = [entry for entry in entries(path.read_text(encoding="utf-8")) if all(entry.forms)]
        self.single = {entry.message: entry.forms[0] for entry in known if not entry.by_number}
        self.counted = {entry.message: entry.forms for entry in known if entry.by_number}
        heading = self.single.pop("", "")
        rule = next((line for line in heading.splitlines() if line.startswith("Plural-Forms:")), "")
        self.form_for = c2py(rule.partition(PLURAL)[2].strip().rstrip(";") or "n!=1")

    def gettext(self, message: str) -> str:
        """Return a message in the language of the file."""
        if message in self.counted:
            return self.counted[message][self.form_for(1)]
        return self.single.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the form of a message for a number, in the language of the file."""
        if msgid1 in self.counted:
            return self.counted[msgid1][self.form_for(n)]
        return msgid1 if n == 1 else msgid2


@dataclass(frozen=True)
class Entry:
    """A message with its translated forms."""

    message: str
    forms: tuple[str, ...]
    by_number: bool


def entries(text: str) -> Iterator[Entry]:
    """Yield each entry that is no guess."""
    for entry in text.split("\n\n"):
        lines = entry.splitlines()
        if any(line.startswith(FUZZY) for line in lines):
            continue
        parts: list[tuple[str, str]] = []  # keyword, and what stands behind it
        for line in lines:
            if line.startswith('"') and parts:
                keyword, said = parts.pop()
                parts.append((keyword, said + literal_eval(line)))
            elif line.startswith("msg"):
                keyword, _space, said = line.partition(" ")
                parts.append((keyword, literal_eval(said)))
        ids = [said for keyword, said in parts if keyword == "msgid"]
        forms = tuple(said for keyword, said in parts if keyword.startswith("msgstr"))
        if ids and forms:
            yield Entry(ids[0], forms, any(keyword == "msgid_plural" for keyword, _said in parts))
