"""What a rulebook says and what it leaves open, as the files in a game's folder `rules` tell it.

`clauses.toml` has the rules under the headings of their chapters, `aid.toml` the game on one page, and
`rulings.toml` the open questions with their readings. For `reasons.toml` see `games.reasons`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, Generic, TypeVar

from boardwright.editions import Document, TomlTable
from boardwright.games.rule_files import Entry, rule_file
from boardwright.games.title import Ruling, SetupError, TableOption
from boardwright.sentence import Sentence

Switches = TypeVar("Switches")

YES_OR_NO: Final = ("no", "yes")
WRITTEN: Final = {"no": "false", "yes": "true"}  # as an edition says them


class Rulebook(Generic[Switches]):
    """The rules of one game in words, and the readings of its open questions.

    `Switches` is the class in which the engine looks readings up: a field for each, False for the default.
    """

    def __init__(self, package: str, switches: Callable[..., Switches]) -> None:
        """`package` is the game's; the rulings are read at once, the rest when it is first asked for."""
        self._package = package
        self._made = switches
        self.rulings: list[Ruling] = []
        self.readings: list[TableOption] = []
        self._switch: dict[str, str] = {}  # of a reading: which any value but its first one sets
        self._only: dict[str, str] = {}  # readings of an edition that can be played in one form alone
        self._since: dict[str, int] = {}  # switch -> the rulings number before which it was set
        self._apart: list[tuple[int, tuple[str, ...]]] = []  # since when readings do not go together
        file = rule_file(package, "rulings")
        for entry in file.entries("reading"):
            self._read_reading(entry)
        for entry in file.entries("ruling"):
            self._read_ruling(entry)
        file.finish()
        self.newest = max(ruling.since for ruling in self.rulings)

    def _read_ruling(self, entry: Entry) -> None:
        id, since = entry.text("id"), entry.take("since", int, 1)
        options = (reading.name for reading in self.readings if reading.ruling == id)
        self.rulings.append(
            Ruling(
                id=id,
                since=since,
                clauses=entry.texts("clauses"),
                question=entry.text("question"),
                ruling=entry.text("ruling"),
                before=entry.text("before", ""),
                source=entry.text("source", ""),
                option=entry.text("option", next(options, "")),
            )
        )
        if switch := entry.text("switch", ""):
            self._since[switch] = since
        if apart := entry.texts("apart"):
            self._apart.append((since, apart))
        entry.finish()

    def _read_reading(self, entry: Entry) -> None:
        name, values, ruling = entry.text("option"), entry.texts("values"), entry.text("ruling")
        if len(values) == 1:
            self._only[name] = values[0]
        else:
            label, help = entry.text("label"), entry.text("help")
            self.readings.append(TableOption(name, label, values, help, kind="reading", ruling=ruling))
            self._switch[name] = entry.text("switch")
        entry.finish()

    @cached_property
    def clauses(self) -> Mapping[str, tuple[str, str]]:
        """The chapter and the text of each clause by its id, in order; `BAG-17.*` is many clauses."""
        file = rule_file(self._package, "clauses")
        chapters = [(chapter, file.entry(chapter)) for chapter in file]
        return {id: (chapter, clauses.text(id)) for chapter, clauses in chapters for id in clauses}

    @cached_property
    def aid(self) -> Mapping[str, tuple[str, ...]]:
        """The lines of the player aid by their heading."""
        file = rule_file(self._package, "aid")
        return {heading: file.texts(heading) for heading in file}

    def printed(self, document: Document, **elsewhere: bool) -> Switches:
        """Read the table `rulings` of an edition: how it takes what the rules leave open.

        `elsewhere` are switches that other tables of the edition set.
        """
        table = document.root.table("rulings")
        chosen = dict(elsewhere)
        for reading in self.readings:
            switch = self._switch[reading.name]
            younger = switch in self._since and not table.has(reading.name)  # than the file
            if switch not in elsewhere and not younger:
                chosen[switch] = _read(table, reading.name, reading.values) != reading.values[0]
        for name, only in self._only.items():
            given = _read(table, name, YES_OR_NO)
            if given != only and table.sound:
                table.report(
                    name,
                    "{key} is {given}, a reading that cannot be played here; give {known}.",
                    given=WRITTEN[given],
                    known=WRITTEN[only],
                )
        return self._made(**chosen)

    def switches(self, printed: Switches, options: Mapping[str, str], number: int = 0) -> Switches:
        """Return the readings of a table: the edition's, unless an option of the table says otherwise.

        `number` is that of the rulings under which its game began, 0 for the newest. Raises SetupError for
        readings that say nothing together.
        """
        number = number or self.newest
        chosen = {switch: True for switch, since in self._since.items() if number < since}
        for reading in self.readings:
            switch = self._switch[reading.name]
            if reading.name in options:
                chosen[switch] = options[reading.name] != reading.values[0]
            else:
                chosen.setdefault(switch, getattr(printed, switch))
        for since, names in self._apart:
            if number >= since and all(chosen[self._switch[name]] for name in names):
                self._refuse(names)
        return self._made(**chosen)

    def _refuse(self, names: tuple[str, ...]) -> None:
        """Raise SetupError for readings that cannot be taken together."""
        values = [reading.values for name in names for reading in self.readings if reading.name == name]
        one, two = (f"{name}={others[1]}" for name, others in zip(names, values, strict=True))
        raise SetupError(
            Sentence(
                "Options {scope} and {cities} cannot be taken together; set one of them to {others}.",
                scope=one,
                cities=two,
                others=", ".join(f"{name}={first}" for name, (first, *_) in zip(names, values, strict=True)),
            )
        )


def _read(table: TomlTable, key: str, values: tuple[str, ...]) -> str:
    """Return the value of a reading in an edition, where yes and no are written as true and false."""
    if set(values) == set(YES_OR_NO):
        return YES_OR_NO[table.boolean(key)]
    return table.choice(key, values)
