"""The river and its ports, and what the scoring tokens count."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, shown, sound
from boardwright.editions.agreement import no_more_than
from boardwright.games.baghdad.components import PORT_SLOTS, PORTS
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.phrases import MOST, THING_IDS, read_places

START: Final = "start"
STACK_IDS: Final = ["left", "right"]
MOST_SPACES: Final = 15
TOKEN_THINGS: Final = [
    "patients",
    "students",
    "artefact-types",
    "books",
    "boats-in-port",
    "buildings",
    "architects",
    "night-cards",
]
"""In the order of the rules."""


class River:
    """The tables `river_space`, `port`, `scoring_tokens`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        spaces, ports = root.tables("river_space"), root.tables("port")
        self.spaces = [table.id for table in spaces]
        self.ports = [table.id for table in ports]
        self._read_spaces(spaces, box)
        self._read_ports(ports)
        self._check_names(ports)
        self._check_course(spaces, ports)
        tokens = root.table("scoring_tokens")
        self.tokens = [THING_IDS.index(thing) for thing in _all_of(tokens, "things", TOKEN_THINGS)]

    def _read_spaces(self, tables: list[Table], box: Box) -> None:
        no_more_than(tables, MOST_SPACES)
        nodes = [*self.spaces, *self.ports]
        self.goods: list[int] = []
        self.next: list[list[str]] = []
        for index, table in enumerate(tables):
            here = [name for name in nodes if name and name != START]
            self.next.append(table.texts("next", allowed=here))
            good = table.choice("good", box.goods) if table.has("good") and box.goods else ""
            self.goods.append(box.goods.index(good) if good else -1)
            if table.id and (table.id == START) != (index == 0):
                table.report(
                    "id",
                    "{key} is {id}; call the first space {start}, and no other.",
                    id=shown(table.id),
                    start=shown(START),
                )
            elif table.sound and not 1 <= len(self.next[-1]) <= 2:
                table.report(
                    "next",
                    "{key} names {count} spaces; name one or, at a fork, two.",
                    count=len(self.next[-1]),
                )
            elif table.sound and index == 0 and len(self.next[0]) != 2:
                table.report("next", "{key} names one space; name the left and the right one.")

    def _read_ports(self, tables: list[Table]) -> None:
        if tables and len(tables) != PORTS:
            tables[-1].report("", "there are {count} ports; give {ports}.", count=len(tables), ports=PORTS)
        self.multipliers: list[int] = []
        self.rewards: list[list[int]] = []
        self.stack: list[int] = []
        for table in tables:
            self.multipliers += table.integers("multipliers", PORT_SLOTS, 0, MOST)
            self.rewards += read_places(table, "rewards", PORT_SLOTS)
            self.stack.append(STACK_IDS.index(table.choice("contracts", STACK_IDS)))

    def _check_names(self, ports: list[Table]) -> None:
        for table in ports:
            if table.id and table.id in self.spaces:
                table.report("id", "{key} is the id of a river space too; give each its own.")

    def _check_course(self, spaces: list[Table], ports: list[Table]) -> None:
        """Refuse a river with circles, or with spaces and ports that no boat reaches."""
        if not (spaces and ports and sound(*spaces, *ports)):
            return
        reached = [START]
        for name in reached:  # grows while it is read
            if name in self.spaces:
                reached += [other for other in self.next[self.spaces.index(name)] if other not in reached]
        for table in (*spaces, *ports):
            if table.id not in reached:
                table.report(
                    "id",
                    "{table} cannot be reached from the start; name it as `next` of a space.",
                    table=table.name,
                )
        for index, table in enumerate(spaces):
            ahead = list(self.next[index])
            for name in ahead:
                if name in self.spaces:
                    ahead += [other for other in self.next[self.spaces.index(name)] if other not in ahead]
            if table.id in ahead:
                table.report("next", "{key} leads back to the space itself; boats never turn, correct it.")
                return

    def following(self) -> list[list[int]]:
        """Return the onward spaces and ports of each space as numbers, ports after spaces."""
        nodes = [*self.spaces, *self.ports]
        return [[nodes.index(name) for name in names] for names in self.next]


def _all_of(table: Table, key: str, wanted: list[str]) -> list[str]:
    """Read a list that names each of the wanted words once, in an order of its own."""
    given = table.texts(key, len(wanted), allowed=wanted)
    return given if len(given) == len(wanted) else wanted
