"""An edition file: opened, parsed, and at the end asked for all that is wrong with it."""

from __future__ import annotations

import codecs
import re
import tomllib
from pathlib import Path
from typing import Final

from boardwright.editions.lines import Where, lines_of
from boardwright.editions.problem import EditionError, Problems
from boardwright.editions.provenance import SOURCES, Datum, Origin, Provenance
from boardwright.editions.toml_table import TomlTable, shown, sound
from boardwright.sentence import Sentence

PLACE: Final = re.compile(r"^(.*) \(at (?:line (\d+), column (\d+)|end of document)\)$", re.DOTALL)

PLAINLY: Final = {  # what the parser says -> what people understand
    "Cannot overwrite": "a key is given twice",
    "Cannot declare": "a table is given twice",
    "Cannot mutate": "a table is given twice",
}

LONGEST: Final = 400_000  # bytes; several times the longest edition there is


class Document:
    """One edition file while it is read; `path` is how errors name it.

    Raises EditionError if the text is not TOML. Everything else is noted and waits in `problems()`.
    """

    def __init__(self, path: str, text: str) -> None:
        self.values, lines = _parsed(path, text)
        self.provenance = Provenance()
        self._problems = Problems(path, lines)
        self.root = TomlTable(self._problems, (), "", self.values, self.provenance.origins)

    def read_register(self, key: str) -> None:
        """Read the register of what is printed: entries with `id`, `what`, and the `path` of a table.

        Call it when all tables are read.
        """
        tables = self.root.known()
        for entry in self.root.tables(key):
            self.provenance.origins.pop(entry.name, None)  # an entry speaks of a table, it is none
            if not entry.has("what"):
                entry.text("what")
            path = entry.choice("path", tables)
            if sound(entry) and entry.origin is not None:
                self.provenance.register.append(Datum(entry.id, entry.origin.what, path, entry.origin))
                self._compare_sources(entry, entry.origin, path)

    def _compare_sources(self, entry: TomlTable, origin: Origin, path: str) -> None:
        """Refuse an entry that is less sure than every table it speaks of: one of the two is out of date."""
        try:
            table = self.provenance.origin_of(path)
        except KeyError:  # reported as missing or as not marked
            return
        if SOURCES.index(origin.source) > SOURCES.index(table.source):
            entry.report(
                "source",
                "{key} is {source}, but {path} is marked as {table}; mark both alike.",
                path=path,
                table=shown(table.source),
                source=shown(origin.source),
            )

    def problems(self) -> list[EditionError]:
        """Return all mistakes from the top down, unread keys among them. Call it once, at the end."""
        self.root.finish()
        return self._problems.in_order()


def read_text(path: Path) -> str:
    """Return the text of an edition file, without a byte order mark.

    Raises EditionError if there is no such file, or it cannot be read, is too long, or is not UTF-8.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise EditionError(str(path), None, "", Sentence("there is no such file; check the name.")) from None
    except IsADirectoryError:
        message = Sentence("this is a directory; name the edition file in it.")
        raise EditionError(str(path), None, "", message) from None
    except OSError as error:
        message = Sentence(
            "the file cannot be read ({reason}); check its name and permissions.", reason=error.strerror
        )
        raise EditionError(str(path), None, "", message) from None
    if len(content) > LONGEST:
        most = LONGEST // 1000
        message = Sentence("the file is longer than any edition ({most} kB); check the name.", most=most)
        raise EditionError(str(path), None, "", message)
    try:
        return content.removeprefix(codecs.BOM_UTF8).decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        message = Sentence("this line is not UTF-8 text; save the file with the encoding UTF-8.")
        raise EditionError(str(path), line, "", message) from None


def _parsed(path: str, text: str) -> tuple[dict[str, object], dict[Where, int]]:
    try:
        return tomllib.loads(text), lines_of(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(path, text, str(error)) from None
    except (RecursionError, ValueError):  # brackets or digits without end
        message = Sentence(
            "the file is nested too deeply or has too long a number; write it as the shipped file is."
        )
        raise EditionError(path, None, "", message) from None


def _syntax_error(path: str, text: str, said: str) -> EditionError:
    """Return what the parser says as one sentence with its line."""
    found = PLACE.match(said)
    reason, line, column = found.groups() if found else (said, None, None)
    for start, plainly in PLAINLY.items():
        if reason.startswith(start):
            reason = plainly
    reason = reason[:1].lower() + reason[1:]
    if line is None:
        message = Sentence(
            "not TOML ({reason} at the end of the file); complete the last line.", reason=reason
        )
        return EditionError(path, len(text.rstrip("\n").split("\n")), "", message)
    message = Sentence(
        "not TOML at column {column} ({reason}); correct this line.", column=column, reason=reason
    )
    return EditionError(path, int(line), "", message)
