"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Printed as PrintedEdition
from boardwright.editions import Reading, Shelf, sections_in
from boardwright.games.bot_factory.components import Edition, Switches
from boardwright.games.bot_factory.editions import (
    assembly,
    box,
    course,
    finance,
    floor,
    production,
    projects,
    solo,
    tiles,
)
from boardwright.games.bot_factory.editions.names import Names
from boardwright.games.bot_factory.rulebook import RULEBOOK

Printed = PrintedEdition[Edition, Switches, Names]

# In the order in which they are measured by each other.
SECTIONS: Final = sections_in(box, floor, assembly, production, projects, finance, course, solo, tiles)

# What the rules charge stood in the code before it stood in the file: the same numbers.
FORMER: Final = {"57d3a491": "retail"}


def _edition(read: Reading) -> Edition:
    return read.fill(Edition())


def _switches(read: Reading) -> Switches:
    return RULEBOOK.printed(read.document)


SHELF: Final = Shelf("Bot Factory", __package__, SECTIONS, _edition, _switches, Names, FORMER)
load: Final = SHELF.load
