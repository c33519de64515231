"""The editions of one game: those that are shipped, and files of owners who corrected a value.

A game declares its tables and says what they make together; finding, copying, checking and naming files is
the same for all games and stands here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final, Generic, TypeVar

from boardwright import limits
from boardwright.editions.document import Document, read_text
from boardwright.editions.fingerprint import fingerprint_of
from boardwright.editions.problem import EditionError
from boardwright.editions.provenance import Provenance
from boardwright.editions.section import Part, Reading
from boardwright.editions.toml_table import nearest
from boardwright.sentence import Sentence

DEFAULT: Final = "retail"

Facts = TypeVar("Facts")
Switches = TypeVar("Switches")
Names = TypeVar("Names")


@dataclass(frozen=True)
class Printed(Generic[Facts, Switches, Names]):
    """All that one edition says. `name@fingerprint` stands in the header of game logs."""

    name: str
    fingerprint: str
    edition: Facts
    switches: Switches
    names: Names
    provenance: Provenance
    values: Mapping[str, object] = field(compare=False)  # dotted key -> what stands in the file


class Shelf(Generic[Facts, Switches, Names]):
    """The editions of one game."""

    def __init__(
        self,
        label: str,
        package: str,
        sections: Sequence[type[Part]],
        edition: Callable[[Reading], Facts],
        switches: Callable[[Reading], Switches],
        names: Callable[[Reading], Names],
        former: Mapping[str, str] | None = None,
    ) -> None:
        """`label` is the game as sentences name it; `package` has a folder `editions` with the shipped files.

        `sections` are the tables of a file, in the order in which they are measured by each other; `edition`
        and `names` are called when nothing is wrong with them, `switches` always: it reads a table itself.
        `former` keeps games that were begun with an earlier form of a shipped file: fingerprint -> name of
        the edition that says the same today. A corrected value is never a former form.
        """
        self.label = label
        self.folder = files(package) / "editions"
        self.sections = sections
        self.edition = edition
        self.switches = switches
        self.names = names
        self.former = dict(former or {})

    def editions(self) -> list[str]:
        """Return the names of the shipped editions."""
        return sorted(
            entry.name.removesuffix(".toml")
            for entry in self.folder.iterdir()
            if entry.name.endswith(".toml")
        )

    def is_former(self, name: str, fingerprint: str) -> bool:
        """Tell whether a fingerprint is of an earlier form of a shipped edition that said the same."""
        return self.former.get(fingerprint) == name

    def text(self, name: str = DEFAULT) -> str:
        """Return the text of a shipped edition. Raises EditionError if there is none of that name."""
        known = self.editions()
        if name not in known:
            near = nearest(name, known)
            if near is None:
                remedy = Sentence("choose one of {known}.", known=", ".join(known))
            else:
                remedy = Sentence("did you mean {near}?", near=near)
            message = Sentence("there is no such edition of {game}; {remedy}", game=self.label, remedy=remedy)
            raise EditionError(name, None, "", message)
        return (self.folder / f"{name}.toml").read_text(encoding="utf-8")

    def load(self, path: Path | None = None, name: str = DEFAULT) -> Printed[Facts, Switches, Names]:
        """Return the edition in a file or, without one, a shipped edition.

        Raises EditionError, the first one from the top of the file.
        """
        printed, problems = self.read(*self._opened(path, name))
        if printed is None:
            raise problems[0]
        return printed

    def check(self, path: Path) -> list[EditionError]:
        """Return all that is wrong with an edition file, from the top down; nothing if it can be played."""
        try:
            return self.read(*self._opened(path, DEFAULT))[1]
        except EditionError as error:  # not to be read at all, or not TOML
            return [error]

    def new(self, path: Path) -> None:
        """Write a copy of the shipped edition, with its comments, for an owner of the game to correct.

        Raises EditionError if the file exists already or cannot be written.
        """
        try:
            with path.open("x", encoding="utf-8", newline="\n") as copy:
                copy.write(self.text())
        except FileExistsError:
            message = Sentence("there is such a file already; give another name or remove it first.")
            raise EditionError(str(path), None, "", message) from None
        except OSError as error:
            message = Sentence(
                "the file cannot be written ({reason}); give another place.", reason=error.strerror
            )
            raise EditionError(str(path), None, "", message) from None

    def read(
        self, name: str, path: str, text: str
    ) -> tuple[Printed[Facts, Switches, Names] | None, list[EditionError]]:
        """Return the edition in a text, or None and all that is wrong with it; errors call the file `path`.

        Raises EditionError if the text is not TOML.
        """
        document = Document(path, text)
        reading = Reading(document, self.sections)
        switches = self.switches(reading)
        document.read_register("datum")
        problems = document.problems()
        if problems:
            return None, problems
        mark = fingerprint_of(document.values)
        edition, names = self.edition(reading), self.names(reading)
        return Printed(name, mark, edition, switches, names, document.provenance, reading.values()), []

    def _opened(self, path: Path | None, name: str) -> tuple[str, str, str]:
        """Return the edition's name, the file as errors call it, and its text."""
        if path is None:
            return name, f"{name}.toml", self.text(name)
        called = re.sub(r"[^A-Za-z0-9._-]+", "-", path.stem)[: limits.EDITION]
        return called, str(path), read_text(path)
