"""Tables of an edition by declaration: a class a table, a line a key; reader and errors follow from it.

    class Tracks(Section, path="tracks"):
        rounds: int = whole(1, MOST_ROUNDS)
        gold: int = whole(1, MOST_GOLD, key="gold_per_round")

        @check
        def ends_late(self) -> None: ...

A key is called like its field unless `key` says otherwise. Bounds, lengths and allowed words are values, or
fields declared before (`whole(1, Tracks.gold)`), or functions of the table being read. What must hold between
keys and tables stands in methods marked with `check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from inspect import isfunction
from string import Formatter
from types import ModuleType
from typing import Any, Final, Generic, TypeVar, get_args

from boardwright.editions.agreement import at_most, compare, in_array_order, no_more_than
from boardwright.editions.document import Document
from boardwright.editions.field import NEEDED, Field, Unsound, settled
from boardwright.editions.toml_table import TomlTable, shown
from boardwright.sentence import Sentence

Method = TypeVar("Method", bound=Callable[[Any], None])


def check(method: Method) -> Method:
    """Mark a method that reports what is wrong between values that are right one by one.

    It is called when its table is read and sound; where it asks `read` for another that is not, it ends.
    """
    method.__dict__["is_check"] = True
    return method


class Part:
    """What tables and arrays of tables have in common."""

    path: str = ""
    checks: tuple[Callable[[Any], None], ...] = ()
    table: TomlTable

    def __init__(self, read: Reading) -> None:
        self.read = read
        if self.path or not isinstance(self, Section):  # no table inside another
            read.sections[type(self)] = self

    @classmethod
    def found_in(cls, read: Reading) -> Part:
        """Return what a document has of this."""
        return cls(read)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = [method for method in vars(cls).values() if getattr(method, "is_check", False)]
        cls.checks = (*cls.checks, *own)

    @property
    def sound(self) -> bool:
        """Tell whether nothing is wrong with the values, so that others may be measured by them."""
        return True

    def work_out(self) -> None:
        """Set what follows from the values, for others and for the edition; called after the checks."""

    def run_checks(self) -> None:
        """Call the checks in the order in which they are written down."""
        for method in (*self.checks, type(self).work_out):
            if self.sound:
                with suppress(Unsound):
                    method(self)

    def compare(self, key: str, what: Sentence, counted: int) -> None:
        """Refuse a number that differs from what is counted elsewhere."""
        stated = self.table.value(key)
        assert isinstance(stated, int)
        compare(self.table, key, stated, what, counted)

    def at_most(self, key: str, what: Sentence, most: int) -> None:
        """Refuse a number, or a list with one, that is larger than something else allows."""
        stated = self.table.value(key)
        number = max(stated) if isinstance(stated, list) else stated
        assert isinstance(number, int)
        at_most(self.table, key, number, what, most)

    def report(self, key: str, template: str, /, *, entry: int | None = None, **fields: object) -> None:
        """Note a mistake, see `TomlTable.report`; fields that are not given are attributes of this."""
        names = {name for _, name, _, _ in Formatter().parse(template) if name} - {"key", *fields}
        own = {name: shown(getattr(self, name)) for name in names}
        self.table.report(key, template, entry=entry, **own, **fields)

    def offers(self, name: str) -> bool:
        """Tell whether this has something to say of an attribute of the game's edition."""
        return name not in OWN and (name in vars(self) or _is_fact(type(self), name))


class Section(Part):
    """A table of an edition. Subclasses declare its keys."""

    declared: tuple[Field, ...] = ()

    def __init_subclass__(cls, *, path: str = "") -> None:
        super().__init_subclass__()
        cls.path = path or cls.path
        own = [value for value in vars(cls).values() if isinstance(value, Field)]
        cls.declared = (*cls.declared, *own)

    def __init__(self, read: Reading, table: TomlTable, holder: Section | None = None) -> None:
        super().__init__(read)
        self.table, self.holder = table, holder  # the table that it stands in
        for one in self.declared:
            setattr(self, one.name, one.read(self))
        self.run_checks()

    @property
    def sound(self) -> bool:
        return self.table.sound

    @classmethod
    def found_in(cls, read: Reading) -> Section:
        return cls(read, read.document.root.table(cls.path))


class Row(Section):
    """An element of an array of tables."""

    place: int  # from 0, as the engine counts
    id: str

    def __init__(self, read: Reading, table: TomlTable, place: int) -> None:
        self.place, self.id = place, table.id
        super().__init__(read, table)


Element = TypeVar("Element", bound=Row)


class Rows(Part, Generic[Element]):
    """An array of tables: `class Ships(Rows[Ship], path="ship", order=SHIP_IDS)`.

    `order` are the ids in the only order that the rules know; `ids` those that there may be, in any order;
    `most` is how many the engine can number; `count` is the key that states how many there are.
    """

    element: type[Row]
    order_known: Any = None
    ids_known: Sequence[str] = ()
    most_known: int = 0
    count_stated: str = ""

    def __init_subclass__(
        cls, *, path: str = "", order: object = None, ids: Sequence[str] = (), most: int = 0, count: str = ""
    ) -> None:
        super().__init_subclass__()
        cls.path, cls.ids_known, cls.most_known, cls.count_stated = path, ids, most, count
        cls.order_known = staticmethod(order) if callable(order) else order
        (cls.element,) = get_args(cls.__orig_bases__[0])  # type: ignore[attr-defined]  # of a generic class

    def __init__(self, read: Reading, tables: list[TomlTable]) -> None:
        super().__init__(read)
        self.tables = tables
        order = settled(self.order_known, self, None)
        if order is not None:
            in_array_order(tables, order)
        if self.most_known:
            no_more_than(tables, self.most_known)
        known = order if order is not None else self.ids_known
        self.all: list[Element] = []
        for number, table in enumerate(tables):
            if not known or table.id in known:
                place = order.index(table.id) if order else number
                self.all.append(self.element(read, table, place))  # type: ignore[arg-type]  # its own kind
            else:
                self._pass_over(table)
        if self.count_stated and self.sound:
            read.compare(
                self.count_stated, Sentence("the number of [[{name}]] tables", name=self.path), len(tables)
            )
        self.run_checks()

    @classmethod
    def found_in(cls, read: Reading) -> Rows[Element]:
        return cls(read, read.document.root.tables(cls.path))

    @property
    def ids(self) -> list[str]:
        """Return the ids in order."""
        return [table.id for table in self.tables]

    @property
    def sound(self) -> bool:
        """Tell whether there are such tables and nothing is wrong with any of them."""
        return bool(self.tables) and all(table.sound for table in self.tables)

    def __iter__(self) -> Iterator[Element]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, number: int) -> Element:
        return self.all[number]

    def column(self, name: str) -> Any:  # noqa: ANN401  # of the field's type
        """Return a field of all rows: lists strung together; the one value if only one row has it."""
        values = [value for row in self.all if (value := getattr(row, name)) is not NEEDED]
        field = getattr(self.element, name, None)
        if isinstance(field, Field) and field.when is not None and field.default is NEEDED:
            return values[0]
        flat = field.flat if isinstance(field, Field) else values and isinstance(values[0], list)
        return [value for row in values for value in row] if flat else values

    def offers(self, name: str) -> bool:
        of_rows = _is_fact(self.element, name) or name in vars(self.all[0])
        return super().offers(name) or (name not in OWN and of_rows)

    def _pass_over(self, table: TomlTable) -> None:
        """Ask nothing of a table whose id is wrong: what should stand in it depends on the id."""
        if self.ids_known and table.id:
            table.choice("id", self.ids_known)
        for one in self.element.declared:
            one.pass_over(table)
        table.sound = False


OWN: Final = {
    *dir(Section),
    *dir(Rows),
    "read",
    *Part.__annotations__,
    *Row.__annotations__,
    *Rows.__annotations__,
    "tables",
    "holder",
    "all",
}
"""Names that no fact of a game has."""

Kind = TypeVar("Kind", bound=Part)
Filled = TypeVar("Filled")
UNSEEN: Final = object()


class Reading:
    """The tables of one document, read in the order in which they are measured by each other."""

    def __init__(self, document: Document, sections: Sequence[type[Part]]) -> None:
        self.document = document
        self.sections: dict[type[Part], Part] = {}
        for section in sections:
            section.found_in(self)

    def __getitem__(self, kind: type[Kind]) -> Kind:
        """Return a table that was read before; a check or bound that asks for one with mistakes ends here."""
        found = self.whatever(kind)
        if not found.sound:
            raise Unsound
        return found

    def whatever(self, kind: type[Kind]) -> Kind:
        """Return a table that was read before, with or without mistakes."""
        found = self.sections[kind]
        assert isinstance(found, kind)
        return found

    def compare(self, key: str, what: Sentence, counted: int) -> None:
        """Refuse a number, named by its dotted key, that differs from what is counted elsewhere."""
        path, _, name = key.rpartition(".")
        (found,) = [part for part in self.sections.values() if part.path == path]
        if found.sound:
            found.compare(name, what, counted)

    def fill(self, facts: Filled, *kinds: type[Part]) -> Filled:
        """Fill each attribute from the one table that has a field or property of its name.

        `kinds` are the tables to look in, by default all. Raises TypeError for an attribute that none fills.
        """
        parts = [self.sections[kind] for kind in kinds] if kinds else list(self.sections.values())
        wanted = attributes_of(type(facts))

        def offered(name: str) -> list[Part]:
            return [part for part in parts if part.offers(name)]

        for name in wanted:
            if len(offering := offered(name)) == 1:
                setattr(facts, name, _offered(offering[0], name))
        if hasattr(facts, "derive"):  # works out what follows from them
            facts.derive()
        lacking = [name for name in wanted if getattr(facts, name, UNSEEN) is UNSEEN]
        # an object of a compiled class has no dict: such a mistake shows where engines run interpreted
        twice = [
            name for name in getattr(facts, "__dict__", ()) if name not in wanted and len(offered(name)) == 1
        ]
        if lacking or twice:
            raise TypeError(
                f"{type(facts)}: {lacking} lack a table, or have several; {twice} are worked out, not read."
            )
        return facts

    def values(self) -> dict[str, object]:
        """Return every value of the file by its dotted key, such as `tracks.rounds`, for texts."""
        return dict(_values(self.document.values))


def sections_in(*modules: ModuleType) -> tuple[type[Part], ...]:
    """Return the tables that modules declare, in the order in which they are written down."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Part) and kind.__module__ == module.__name__
        if kind.path or not issubclass(kind, Section)  # no table inside another
    )


def attributes_of(cls: type) -> Sequence[str]:
    """Return the attributes that a class declares; compiled classes list them elsewhere."""
    return getattr(cls, "__mypyc_attrs__", None) or tuple(cls.__annotations__)


def _is_fact(kind: type, name: str) -> bool:
    """Tell whether a class has a field, a property or a value of that name."""
    return hasattr(kind, name) and not isfunction(getattr(kind, name))


def _offered(part: Part, name: str) -> object:
    if isinstance(part, Rows) and not hasattr(part, name):
        return part.column(name)
    return getattr(part, name)


def _values(inside: Mapping[str, object], path: str = "") -> Iterator[tuple[str, object]]:
    for key, value in inside.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from _values(value, here)
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for number, entry in enumerate(value, 1):
                yield from _values(entry, f"{here}[{entry.get('id', number)}]")
        else:
            yield here, value
