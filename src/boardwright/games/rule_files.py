"""The files in which a game says its rules in words: asked key by key, and told where one is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Final, TypeVar

Kind = TypeVar("Kind")
KINDS: Final[dict[type, str]] = {dict: "table", int: "number", list: "list", str: "text in quotes"}


class RuleFileError(ValueError):
    """A mistake in such a file. Its text is one sentence that names the file and the key."""


class Entry:
    """A table of a file while it is read; a value that is missing or of another kind raises RuleFileError."""

    def __init__(self, file: str, name: str, values: dict[str, object]) -> None:
        self.file = file
        self.name = name  # as errors say it: ruling[ATT-A3]; "" is the whole file
        self._values = values
        self._asked: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        """Go through the keys in the order of the file."""
        return iter(self._values)

    def take(self, key: str, kind: type[Kind], default: Kind | None = None) -> Kind:
        """Return the value of a key, or the default where there is none."""
        self._asked.add(key)
        value = self._values.get(key, default)
        if not isinstance(value, kind):
            said = "is missing" if value is None else f"is {value!r}"
            raise self._wrong(key, f"{said}; give a {KINDS[kind]}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text, its lines joined."""
        return " ".join(self.take(key, str, default).split())

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts; none where there is none."""
        values = self.take(key, list, [])
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(key, f"is {values!r}; give texts in quotes")
        return tuple(values)

    def entry(self, key: str) -> Entry:
        """Return a table inside this one."""
        return Entry(self.file, self._said(key), self.take(key, dict))

    def entries(self, key: str) -> list[Entry]:
        """Return an array of tables; none where there is none."""
        values = self.take(key, list, [])
        if not all(isinstance(value, dict) for value in values):
            raise self._wrong(key, f"is {values!r}; give tables [[{key}]]")
        return [
            Entry(self.file, f"{self._said(key)}[{value.get('id', number)}]", value)
            for number, value in enumerate(values, 1)
        ]

    def finish(self) -> None:
        """Refuse keys that nobody has asked for."""
        for key in self._values:
            if key not in self._asked:
                raise self._wrong(key, "is not known; correct its name or remove it")

    def _said(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key

    def _wrong(self, key: str, said: str) -> RuleFileError:
        return RuleFileError(f"{self.file}: {self._said(key)} {said}.")


def rule_file(package: str, name: str) -> Entry:
    """Return a file of the folder `rules` of a game's package."""
    path = files(package) / "rules" / f"{name}.toml"
    try:
        return Entry(str(path), "", tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise RuleFileError(f"{path}: {error}.") from None
