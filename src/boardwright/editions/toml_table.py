"""One table of an edition file: asked for every key it may hold, it notes each mistake and goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeGuard

from boardwright.editions.lines import Where
from boardwright.editions.problem import Problems
from boardwright.editions.provenance import SOURCES, Origin
from boardwright.sentence import Sentence

WORD: Final = re.compile(r"[A-Za-z0-9_-]+")

LONGEST_SHOWN: Final = 40
"""Longer values are cut when an error quotes them."""


class TomlTable:
    """A table while it is read.

    Every reading method returns a value of the promised type. If the file has none, the mistake is noted, the
    table is no longer `sound`, and a stand-in comes back: compare values of different tables only while
    all are `sound`.
    """

    def __init__(
        self,
        problems: Problems,
        where: Where,
        name: str,
        values: dict[str, object] | None,
        origins: dict[str, Origin],
    ) -> None:
        self.name = name  # as people read it: display_prices, building[hospital]; "" is the whole file
        self.sound = values is not None
        self.id = ""  # of an element of an array of tables
        self.origin: Origin | None = None
        self._problems = problems
        self.where = where
        self._values = values or {}
        self._origins = origins  # of all tables of the file, by name
        self._absent = values is None  # the missing table itself was reported; its keys need not be
        self._known: list[str] = []
        self._missing: dict[str, Sentence] = {}
        self._children: list[TomlTable] = []

    # Reading

    def known(self) -> list[str]:
        """Return the keys asked for so far."""
        return self._known[:]

    def has(self, key: str) -> bool:
        """Tell whether an optional key is given; asking makes the key a known one."""
        self._know(key)
        return key in self._values

    def value(self, key: str) -> object:
        """Return what stands under a key that was read, None if nothing does."""
        return self._values.get(key)

    def integer(self, key: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        wanted = whole_number(low, high)
        value = self._take(key, wanted)
        if is_whole(value, low, high):
            return value
        self._wrong(key, value, wanted)
        return low

    def boolean(self, key: str) -> bool:
        """Return true or false."""
        wanted = Sentence("true or false")
        value = self._take(key, wanted)
        if isinstance(value, bool):
            return value
        self._wrong(key, value, wanted)
        return False

    def text(self, key: str) -> str:
        """Return a text that is not blank."""
        wanted = Sentence("a text in quotes")
        value = self._take(key, wanted)
        if isinstance(value, str) and value.strip():
            return value
        self._wrong(key, value, wanted)
        return ""

    def word(self, key: str) -> str:
        """Return a text that can stand in a log: letters, digits, `-` and `_` only."""
        text = self.text(key)
        if text and not WORD.fullmatch(text):
            wanted = Sentence("one word of the letters A to Z, digits, - and _")
            self._wrong(key, text, wanted)
            return ""
        return text

    def choice(self, key: str, allowed: Sequence[str]) -> str:
        """Return one of the allowed words."""
        wanted = one_of(allowed)
        value = self._take(key, wanted)
        if isinstance(value, str) and value in allowed:
            return value
        self._wrong(key, value, wanted, nearest(value, allowed))
        return allowed[0]

    def integers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """Return `length` whole numbers (any number of them if None)."""
        wanted = whole_number(low, high)
        values = self._list(key, length, Sentence("a list of whole numbers in brackets"))
        out: list[int] = []
        for index, value in enumerate(values):
            if is_whole(value, low, high):
                out.append(value)
            else:
                self._wrong_entry(key, index, value, wanted)
        promised = len(values) if length is None else length
        return out if len(out) == promised else [low] * promised

    def texts(self, key: str, length: int | None = None, allowed: Sequence[str] | None = None) -> list[str]:
        """Return a list of different texts, each one of the allowed ones if these are given."""
        wanted = Sentence("a text in quotes") if allowed is None else one_of(allowed)
        out: list[str] = []
        for index, value in enumerate(self._list(key, length, Sentence("a list of texts in brackets"))):
            if not isinstance(value, str) or not value.strip():
                self._wrong_entry(key, index, value, wanted)
            elif allowed is not None and value not in allowed:
                self._wrong_entry(key, index, value, wanted, nearest(value, allowed))
            elif value in out:
                self.report(
                    key,
                    "entry {n} of {key} repeats {value}; name each only once.",
                    entry=index,
                    n=index + 1,
                    value=shown(value),
                )
            else:
                out.append(value)
        return out

    def table(self, key: str) -> TomlTable:
        """Return a table inside this one. A table directly in the file must have a `source`."""
        wanted = Sentence("a table [{name}]", name=self.key(key))
        values = self._take(key, wanted)
        if isinstance(values, dict):
            return self._child((*self.where, key), self.key(key), values)
        self._wrong(key, values, wanted)
        return TomlTable(self._problems, (*self.where, key), self.key(key), None, self._origins)

    def tables(self, key: str) -> list[TomlTable]:
        """Return an array of tables, at least one, each with an `id` of its own."""
        wanted = Sentence("one or more tables [[{name}]]", name=self.key(key))
        values = self._take(key, wanted)
        if not (isinstance(values, list) and values and all(isinstance(value, dict) for value in values)):
            self._wrong(key, values, wanted)
            return []
        out: list[TomlTable] = []
        for index, element in enumerate(values):
            identity = element.get("id")
            name = identity if isinstance(identity, str) and identity else index + 1
            child = self._child((*self.where, key, index), f"{self.key(key)}[{name}]", element)
            child.id = child.word("id")
            self._refuse_second_id(child, out)
            out.append(child)
        return out

    # Reporting

    def key(self, key: str) -> str:
        """Return the dotted key as people read it."""
        return f"{self.name}.{key}" if self.name else key

    def report(self, key: str, template: str, /, *, entry: int | None = None, **fields: object) -> None:
        """Note a mistake; the table is no longer sound. For the parts see `note`."""
        self.sound = False
        self.note(key, template, entry=entry, **fields)

    def note(self, key: str, template: str, /, *, entry: int | None = None, **fields: object) -> None:
        """Note a mistake at a key or an entry of its list; if the key is "" or not given, at the table.

        `template` and `fields` make a Sentence; `{key}` is the dotted key unless another is given.
        """
        said = self.key(key) if key else self.name
        self._place(key, entry, Sentence(template, **{"key": said, **fields}))

    def _place(self, key: str, entry: int | None, message: Sentence) -> None:
        where: Where = (*self.where, key) if key else self.where
        if entry is not None:
            where = (*where, entry)
        self._problems.report(where, self.key(key) if key else self.name, message)

    def finish(self) -> None:
        """Note the keys that are missing and those that nobody asked for, in this table and all inside it."""
        for key in self._values:
            if key not in self._known:
                self._unknown(key)
        for key, wanted in self._missing.items():
            self._note_missing(key, wanted)
        for child in self._children:
            child.finish()

    # Inside

    def _know(self, key: str) -> None:
        if key not in self._known:
            self._known.append(key)

    def _take(self, key: str, wanted: Sentence) -> object:
        """Return the value of a key; None, and the key is noted as missing, if there is none."""
        self._know(key)
        if key not in self._values and not self._absent:
            self.sound = False
            self._missing[key] = wanted
        return self._values.get(key)

    def _list(self, key: str, length: int | None, wanted: Sentence) -> list[object]:
        values = self._take(key, wanted)
        if not isinstance(values, list):
            self._wrong(key, values, wanted)
            return []
        if length is not None and len(values) != length:
            self.report(
                key,
                "{key} has {count} entries; give {length}.",
                key=self.key(key),
                count=len(values),
                length=length,
            )
            return []
        return values

    def _child(self, where: Where, name: str, values: dict[str, object]) -> TomlTable:
        child = TomlTable(self._problems, where, name, values, self._origins)
        child._read_origin(self.origin)
        self._children.append(child)
        return child

    def _read_origin(self, around: Origin | None) -> None:
        """Read the marks; a table inside another one may leave them to that."""
        if not self.has("source") and around is not None:
            self.origin = around
            return
        source = self.choice("source", SOURCES)
        marks = [self.text(key) if self.has(key) else "" for key in ("ref", "basis", "what")]
        ref, basis, what = marks
        line = self._problems.line(self.where)
        self.origin = Origin(source, ref, basis, what, line)
        if self.sound:
            self._origins[self.name] = self.origin
        self._require_mark(
            source == "published", "ref", ref, Sentence("the page or the copy it was read from")
        )
        self._require_mark(source == "deduced", "basis", basis, Sentence("the facts it follows from"))

    def _require_mark(self, required: bool, key: str, mark: str, wanted: Sentence) -> None:
        if required and not mark and key not in self._values:
            source = shown(self._values["source"])
            self.report(
                "source",
                "{table} is marked as {source} but has no `{key}`; add `{key}` with {wanted}.",
                table=self.name,
                source=source,
                key=key,
                wanted=wanted,
            )

    def _refuse_second_id(self, child: TomlTable, earlier: list[TomlTable]) -> None:
        for other in earlier:
            if child.id and child.id == other.id:
                line = self._problems.line((*other.where, "id"))
                child.report(
                    "id",
                    "{key} is used a second time, first on line {line}; give each its own id.",
                    line=line,
                )

    def _wrong(self, key: str, value: object, wanted: Sentence, near: str | None = None) -> None:
        if key in self._values:  # else it is noted as missing
            self._refuse(key, None, value, wanted, near)

    def _wrong_entry(
        self, key: str, index: int, value: object, wanted: Sentence, near: str | None = None
    ) -> None:
        self._refuse(key, index, value, wanted, near)

    def _refuse(self, key: str, entry: int | None, value: object, wanted: Sentence, near: str | None) -> None:
        subject = Sentence("{key}", key=self.key(key))
        if entry is not None:
            subject = Sentence("entry {n} of {key}", n=entry + 1, key=self.key(key))
        if near is not None:
            self.report(
                key,
                "{subject} is {value}; did you mean {near}?",
                entry=entry,
                subject=subject,
                value=shown(value),
                near=shown(near),
            )
        else:
            self.report(
                key,
                "{subject} is {value}; give {wanted}.",
                entry=entry,
                subject=subject,
                value=shown(value),
                wanted=wanted,
            )

    def _unknown(self, key: str) -> None:
        """Note a key that nobody asked for, with the known name most like it."""
        near = nearest(key, list(self._missing)) or nearest(key, self._known)
        if near is not None:
            self._missing.pop(near, None)  # one mistake, one sentence
            self.report(key, "unknown {name}; did you mean `{near}`?", name=self._said(key), near=near)
        else:
            self.report(key, "unknown {name}; remove it or correct its name.", name=self._said(key))

    def _note_missing(self, key: str, wanted: Sentence) -> None:
        if self.name:
            self.report(
                key, "{table} has no key `{key}`; give {wanted}.", table=self.name, key=key, wanted=wanted
            )
        else:
            self.report(key, "the file has no `{key}`; give {wanted}.", key=key, wanted=wanted)

    def _said(self, key: str) -> Sentence:
        if self.name:
            return Sentence("key `{key}` in {table}", key=key, table=self.name)
        if isinstance(self._values[key], dict | list):
            return Sentence("table `{key}`", key=key)
        return Sentence("key `{key}`", key=key)


def sound(*tables: TomlTable) -> bool:
    """Tell whether nothing is wrong with any of the tables, so that their values may be compared."""
    return all(table.sound for table in tables)


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Tell whether a value is a whole number in a range; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


@cache
def whole_number(low: int, high: int) -> Sentence:
    """Return the words for what an integer key wants."""
    if low == high:
        return Sentence("{low}", low=low)
    return Sentence("a whole number from {low} to {high}", low=low, high=high)


def one_of(allowed: Sequence[str]) -> Sentence:
    """Return the words for what a choice wants."""
    return _one_of(tuple(allowed))


@cache
def _one_of(allowed: tuple[str, ...]) -> Sentence:
    if len(allowed) == 1:
        return Sentence("{name}", name=shown(allowed[0]))
    return Sentence("one of {names}", names=", ".join(shown(name) for name in allowed))


def nearest(name: object, known: Sequence[str]) -> str | None:
    """Return the known name most like a mistyped one, None if none is near."""
    found = get_close_matches(name, known, n=1) if isinstance(name, str) else []
    return found[0] if found else None


def shown(value: object) -> str:
    """Return a value as it may stand in the file, cut if it is long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, str | int | list | dict):
        text = json.dumps(value, ensure_ascii=False, default=str)
    else:
        text = str(value)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
