"""What a key of an edition's table may hold; each function promises the type of its value to checkers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar, cast, overload

from boardwright.editions.agreement import in_order
from boardwright.editions.toml_table import TomlTable, shown

Value = TypeVar("Value")
Bound = int | Callable[[Any], int]  # or a field, which passes for its value
Length = Bound | None
Words = Sequence[str] | Callable[[Any], Sequence[str]]
Keys = Sequence[str] | Sequence[int] | Callable[[Any], Sequence[str] | Sequence[int]]
Test = Callable[[Any], bool]
Order = Callable[[TomlTable, str, list[int]], None]

ANY: Final = 10**6  # a bound in place of one that is not known because of a mistake elsewhere
NEEDED: Final = object()


class Unsound(Exception):
    """A table that a bound or a check asks for has a mistake of its own, which is told already."""


class Field:
    """A declared key. `take` reads it from a table that has it; the name comes from the class body."""

    flat = False  # whether a column of it is one list
    owner: type

    def __init__(self, key: str, default: object = NEEDED, when: Test | None = None) -> None:
        self.key = key
        self.default = default
        self.when = when
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name
        self.key = self.key or name

    def read(self, section: Any) -> Any:  # noqa: ANN401  # of a section's own type
        """Return the value in a section's table, or the default where the key has no place or is left out."""
        table: TomlTable = section.table
        if self.when is not None:
            belongs = settled(self.when, section, None) if table.sound else None
            if belongs is None:  # because of a mistake elsewhere
                self.pass_over(table)
            if not belongs:
                return self.default
        if self.when is None and self.default is not NEEDED and not table.has(self.key):
            return self.default
        return self.take(section, table, self.key)

    def take(self, section: Any, table: TomlTable, key: str) -> object:  # noqa: ANN401  # of a section's own type
        """Return the value under a key, or a stand-in and the mistake is noted."""
        raise NotImplementedError

    def pass_over(self, table: TomlTable) -> None:
        """Make the key a known one of a table in which nothing else is asked for."""
        table.has(self.key)


def settled(value: object, section: Any, unknown: Value) -> Any:  # noqa: ANN401  # a number or words
    """Return a bound: itself, the value of the field it is, or what it makes of the section."""
    try:
        if isinstance(value, Field):
            if not isinstance(section, value.owner):
                section = section.read[value.owner]
            return getattr(section, value.name) if section.table.sound else unknown
        return value(section) if callable(value) else value
    except Unsound:
        return unknown


class Whole(Field):
    """A whole number."""

    def __init__(self, low: object, high: object, key: str, default: object, when: Test | None) -> None:
        super().__init__(key, default, when)
        self.low, self.high = low, high

    def bounds(self, section: Any) -> tuple[int, int]:  # noqa: ANN401  # of a section's own type
        """Return the least and the largest number."""
        most = settled(self.high.high, section, ANY) if isinstance(self.high, Whole) else ANY
        return settled(self.low, section, 0), settled(self.high, section, most)

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return table.integer(key, *self.bounds(section))


class Wholes(Whole):
    """A list of whole numbers."""

    flat = True
    length: object = None
    order: Order | None = None

    def take(self, section: object, table: TomlTable, key: str) -> list[int]:
        values = table.integers(key, settled(self.length, section, None), *self.bounds(section))
        if self.order is not None:
            self.order(table, key, values)
        return values


class Flag(Field):
    """True or false."""

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return table.boolean(key)


class Bit(Field):
    """True or false, as the engine counts it."""

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return int(table.boolean(key))


class Text(Field):
    """A text that is not blank."""

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return table.text(key)


class Texts(Field):
    """A list of different texts."""

    length: object = None
    allowed: object = None

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return self.words(section, table, key)

    def words(self, section: object, table: TomlTable, key: str) -> list[str]:
        """Return the texts."""
        allowed = settled(self.allowed, section, None)
        return table.texts(key, settled(self.length, section, None), allowed=allowed and list(allowed))


class Choice(Field):
    """One of some words."""

    allowed: object = ()

    def take(self, section: object, table: TomlTable, key: str) -> object:
        allowed = settled(self.allowed, section, None)
        return table.choice(key, list(allowed)) if allowed else table.text(key)


class Index(Choice):
    """One of some words, which the engine knows by number."""

    def take(self, section: object, table: TomlTable, key: str) -> object:
        word = super().take(section, table, key)
        return number_of(word, settled(self.allowed, section, ()))


class Indices(Texts):
    """A list of different words, which the engine knows by number."""

    flat = True

    def take(self, section: object, table: TomlTable, key: str) -> object:
        allowed = settled(self.allowed, section, ())
        return [number_of(word, allowed) for word in self.words(section, table, key)]


class Mask(Texts):
    """A list of different words, which the engine knows by number, as one mask."""

    def take(self, section: object, table: TomlTable, key: str) -> object:
        allowed = settled(self.allowed, section, ())
        return sum(1 << number_of(word, allowed) for word in self.words(section, table, key))


class Only(Field):
    """A value that the rules know in one form only."""

    def __init__(self, value: object, key: str, when: Test | None) -> None:
        super().__init__(key, when=when)
        self.value = value

    def take(self, section: object, table: TomlTable, key: str) -> object:
        value = settled(self.value, section, None)
        if value is None:  # it is what a table with a mistake says
            self.pass_over(table)
            return None
        if isinstance(value, bool):
            given: object = table.boolean(key)
        elif isinstance(value, int):
            return table.integer(key, value, value)
        elif isinstance(value, str):
            return table.choice(key, [value])
        elif isinstance(value[0], int):
            given = table.integers(key, len(value), min(value), max(value))
        else:
            return in_order(table, key, list(value))
        if table.sound and given != value:
            table.report(
                key,
                "{key} is {given}; the rules know only {wanted}.",
                given=shown(given),
                wanted=shown(value),
            )
        return value


class Each(Field):
    """Several keys of one kind: a list with a value for each."""

    flat = True

    def __init__(self, keys: object, kind: object) -> None:
        super().__init__("")
        assert isinstance(kind, Field)
        self.keys, self.kind = keys, kind

    def one_by_one(self, section: object) -> Iterator[Field]:
        """Yield a field for each key."""
        for key in settled(self.keys, section, ()):
            self.kind.key = str(key)
            yield self.kind

    def read(self, section: Any) -> Any:  # noqa: ANN401  # of a section's own type
        found: list[object] = []
        for one in self.one_by_one(section):
            value = one.read(section)
            found += value if isinstance(value, list) else [value]
        return found

    def pass_over(self, table: TomlTable) -> None:
        for one in self.one_by_one(table):
            one.pass_over(table)


class Inside(Field):
    """A table inside the table."""

    def __init__(self, kind: type, key: str, default: object, when: Test | None) -> None:
        super().__init__(key, default, when)
        self.kind = kind

    def take(self, section: Any, table: TomlTable, key: str) -> object:  # noqa: ANN401  # of a section's own type
        found = self.kind(section.read, table.table(key), section)
        if not found.sound:
            table.sound = False
        return found


class Array(Inside):
    """An array of tables inside the table."""

    def take(self, section: Any, table: TomlTable, key: str) -> object:  # noqa: ANN401  # of a section's own type
        found = [self.kind(section.read, each, number) for number, each in enumerate(table.tables(key))]
        if not all(row.sound for row in found):
            table.sound = False
        return found


class Parsed(Field):
    """A text in a language of the game's own."""

    def __init__(
        self, parse: Callable[[TomlTable, str], object], key: str, default: object, when: Test | None
    ) -> None:
        super().__init__(key, default, when)
        self.parse = parse

    def take(self, section: object, table: TomlTable, key: str) -> object:
        return self.parse(table, key)


class ParsedRow(Parsed):
    """A text with several values, whose column is one list."""

    flat = True


def _words(field: Texts, allowed: object, length: object) -> Texts:
    field.allowed, field.length = allowed, length
    return field


def number_of(word: object, words: Sequence[str] | Mapping[str, int]) -> int:
    """Return the number of a word in the engine; 0 where it is none of them, which is told already."""
    if word not in words:
        return 0
    return words[str(word)] if isinstance(words, Mapping) else words.index(str(word))


# What declarations are written with


def whole(
    low: Bound, high: Bound, key: str = "", *, default: object = NEEDED, when: Test | None = None
) -> int:
    """Return a whole number with its least and its largest value."""
    return cast(int, Whole(low, high, key, default, when))


def wholes(
    length: Length, low: Bound, high: Bound, key: str = "", *, order: Order | None = None
) -> list[int]:
    """Return a list of whole numbers; `order` refuses those that do not rise or fall."""
    made = Wholes(low, high, key, NEEDED, None)
    made.length, made.order = length, order
    return cast(list[int], made)


def flag(key: str = "", *, default: object = NEEDED) -> bool:
    """Return true or false."""
    return cast(bool, Flag(key, default))


def bit(key: str = "", *, default: object = NEEDED) -> int:
    """Return 1 for true, 0 for false."""
    return cast(int, Bit(key, default))


def text(key: str = "") -> str:
    """Return a text for people."""
    return cast(str, Text(key))


def texts(
    length: Length = None, allowed: Words | None = None, key: str = "", *, when: Test | None = None
) -> list[str]:
    """Return a list of different texts."""
    return cast(list[str], _words(Texts(key, when=when), allowed, length))


def choice(allowed: Words, key: str = "") -> str:
    """Return one of the allowed words."""
    made = Choice(key)
    made.allowed = allowed
    return cast(str, made)


def index(
    allowed: Words | Mapping[str, int], key: str = "", *, default: object = NEEDED, when: Test | None = None
) -> int:
    """Return the number of one of the allowed words, or what a mapping has for it."""
    made = Index(key, default, when)
    made.allowed = allowed
    return cast(int, made)


def indices(allowed: Words | Mapping[str, int], length: Length = None, key: str = "") -> list[int]:
    """Return the numbers of a list of words."""
    return cast(list[int], _words(Indices(key), allowed, length))


def mask(allowed: Words, length: Length = None, key: str = "") -> int:
    """Return the numbers of a list of words as a mask."""
    return cast(int, _words(Mask(key), allowed, length))


@overload
def only(value: Callable[[Any], Value], key: str = "", *, when: Test | None = None) -> Value: ...
@overload
def only(value: Value, key: str = "", *, when: Test | None = None) -> Value: ...
def only(value: object, key: str = "", *, when: Test | None = None) -> object:
    """Return what the rules know in this form only; a list of words stands in this order."""
    return Only(value, key, when)


@overload
def each(keys: Keys, kind: list[Value]) -> list[Value]: ...
@overload
def each(keys: Keys, kind: Value) -> list[Value]: ...
def each(keys: Keys, kind: object) -> object:
    """Return a value for each of the keys; lists are strung together."""
    return Each(keys, kind)


def inside(kind: type[Value], key: str = "", *, default: object = NEEDED, when: Test | None = None) -> Value:
    """Return a table inside the table."""
    return cast(Value, Inside(kind, key, default, when))


def array(kind: type[Value], key: str = "", *, when: Test | None = None) -> list[Value]:
    """Return an array of tables inside the table."""
    return cast(list[Value], Array(kind, key, NEEDED if when is None else [], when))


def parsed(
    parse: Callable[[TomlTable, str], Value],
    key: str = "",
    *,
    default: object = NEEDED,
    when: Test | None = None,
    flat: bool = False,
) -> Value:
    """Return what a reader of the game's own makes of a text."""
    return cast(Value, (ParsedRow if flat else Parsed)(parse, key, default, when))
