"""The river and its ports, and what the scoring tokens count."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.field import index, indices, texts, wholes
from boardwright.games.baghdad.components import PORT_SLOTS, PORTS
from boardwright.games.baghdad.editions.box import Goods
from boardwright.games.baghdad.editions.phrases import MOST, THING_IDS, places

START: Final = "start"
STACK_IDS: Final = ["left", "right"]
MOST_SPACES: Final = 15
TOKEN_THINGS: Final = {
    thing: THING_IDS.index(thing)
    for thing in (
        *("patients", "students", "artefact-types", "books", "boats-in-port", "buildings", "architects"),
        "night-cards",
    )
}
"""In the order of the rules."""


class Port(Row):
    """A port. BAG-6.5"""

    multipliers: list[int] = wholes(PORT_SLOTS, 0, MOST)
    rewards: list[list[int]] = places(PORT_SLOTS)
    stack: int = index(STACK_IDS, "contracts")


class Ports(Rows[Port], path="port"):
    """The ports."""

    @check
    def number_agrees(self) -> None:
        if len(self) != PORTS:
            self[-1].table.report("", "there are {count} ports; give {ports}.", count=len(self), ports=PORTS)


class RiverSpace(Row):
    """A space of the river. BAG-6.1"""

    next: list[str] = texts(allowed=lambda row: row.read.whatever(RiverSpaces).nodes_ahead())
    goods: int = index(lambda row: row.read[Goods].ids, "good", default=-1)

    @check
    def it_leads_on(self) -> None:
        if (self.id == START) != (self.place == 0):
            self.table.report(
                "id",
                "{key} is {id}; call the first space {start}, and no other.",
                id=shown(self.id),
                start=shown(START),
            )
        elif not 1 <= len(self.next) <= 2:
            self.table.report(
                "next",
                "{key} names {count} spaces; name one or, at a fork, two.",
                count=len(self.next),
            )
        elif self.place == 0 and len(self.next) != 2:
            self.table.report("next", "{key} names one space; name the left and the right one.")


class RiverSpaces(Rows[RiverSpace], path="river_space", most=MOST_SPACES):
    """The river spaces; the ports follow them."""

    @property
    def following(self) -> list[list[int]]:
        """Space -> next spaces or ports, the left one first."""
        nodes = self.nodes()
        return [[nodes.index(name) for name in space.next] for space in self]

    def nodes(self) -> list[str]:
        """Return spaces and ports."""
        return [*self.ids, *self.read.whatever(Ports).ids]

    def nodes_ahead(self) -> list[str]:
        """Return what a space can lead to."""
        return [name for name in self.nodes() if name and name != START]

    @check
    def ids_differ(self) -> None:
        for port in self.read.whatever(Ports):
            if port.id and port.id in self.ids:
                port.table.report("id", "{key} is the id of a river space too; give each its own.")

    @check
    def boats_reach_everything(self) -> None:
        """Refuse a river with circles, or with spaces and ports that no boat reaches."""
        reached = self._from(START)
        for node in (*self, *self.read[Ports]):
            if node.id not in (START, *reached):
                node.table.report(
                    "id",
                    "{table} cannot be reached from the start; name it as `next` of a space.",
                    table=node.table.name,
                )
        for space in self:
            if space.id in self._from(space.id):
                space.table.report(
                    "next", "{key} leads back to the space itself; boats never turn, correct it."
                )
                return

    def _from(self, start: str) -> list[str]:
        """Return what can be reached from a space."""
        next_of = {space.id: space.next for space in self}
        ahead = [*next_of[start]]
        for name in ahead:  # grows while it is read
            ahead += [other for other in next_of.get(name, ()) if other not in ahead]
        return ahead


class ScoringTokens(Section, path="scoring_tokens"):
    """The tokens, by the things that they count. BAG-16.5"""

    scoring_tokens: list[int] = indices(TOKEN_THINGS, len(TOKEN_THINGS), "things")
