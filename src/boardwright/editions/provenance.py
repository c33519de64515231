"""Where the values of an edition come from, so that every face can show which are not the printed ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

SOURCES: Final = ("rulebook", "published", "deduced", "reconstructed")
"""From the surest to the least sure: in the rules; told by a named source; deduced from those; a stand-in."""


@dataclass(frozen=True)
class Origin:
    """The marks of one table: its source; for `published` a reference, for `deduced` the reasoning."""

    source: str
    ref: str = ""
    basis: str = ""
    what: str = ""
    line: int = 1


@dataclass(frozen=True)
class Datum:
    """One entry of the register of what is printed on boards and tiles."""

    id: str
    what: str
    path: str
    origin: Origin


@dataclass(frozen=True)
class Mark:
    """A label for people, and the tables that it speaks of."""

    label: str
    paths: tuple[str, ...]


class Provenance:
    """The source of every table, named by its path: `display_prices`, `building[hospital]`."""

    def __init__(self) -> None:
        self.origins: dict[str, Origin] = {}
        self.register: list[Datum] = []

    def source_of(self, path: str) -> str:
        """Return the source of a table or of a key in it; for an array of tables, of its least sure element.

        Raises KeyError for a path that the edition does not have.
        """
        return self.origin_of(path).source

    def origin_of(self, path: str) -> Origin:
        """Return all marks of a table; see `source_of`."""
        inside = path
        while inside:
            if inside in self.origins:
                return self.origins[inside]
            inside = inside.rpartition(".")[0]
        elements = [origin for name, origin in self.origins.items() if name.startswith(path + "[")]
        if not elements:
            raise KeyError(path)
        return max(elements, key=lambda origin: SOURCES.index(origin.source))

    def is_reconstructed(self, path: str) -> bool:
        """Tell whether a value is a stand-in that must be shown as one."""
        return self.source_of(path) == "reconstructed"

    def reconstructed(self) -> list[Mark]:
        """Return what is reconstructed, in the order of the file, tables with the same label together."""
        paths: dict[str, list[str]] = {}
        for path, origin in sorted(self.origins.items(), key=lambda entry: entry[1].line):
            if origin.source == "reconstructed":
                paths.setdefault(self.label_of(path), []).append(path)
        return [Mark(label, tuple(here)) for label, here in paths.items()]

    def label_of(self, path: str) -> str:
        """Return words for people: the table's own, else the register's, else the path."""
        origin = self.origin_of(path)
        if origin.what:
            return origin.what
        table = path.partition("[")[0]
        entries = [datum for datum in self.register if datum.path == table]
        for datum in entries:
            if datum.origin.source == origin.source:
                return datum.what
        return entries[0].what if entries else path

    def counts(self) -> dict[str, int]:
        """Return how many entries of the register have each source."""
        return _counts(datum.origin for datum in self.register)

    def table_counts(self) -> dict[str, int]:
        """Return how many tables have each source."""
        return _counts(self.origins.values())


def _counts(origins: Iterable[Origin]) -> dict[str, int]:
    counted = Counter(origin.source for origin in origins)
    return {source: counted[source] for source in SOURCES}
