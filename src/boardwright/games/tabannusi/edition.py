"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Printed as PrintedEdition
from boardwright.editions import Reading, Shelf, sections_in
from boardwright.games.tabannusi.components import Automa, Edition, Switches
from boardwright.games.tabannusi.editions import (
    box,
    cards,
    course,
    districts,
    grid,
    mastery,
    port,
    solo,
    ziggurat,
)
from boardwright.games.tabannusi.editions.names import Names
from boardwright.games.tabannusi.rulebook import RULEBOOK

Printed = PrintedEdition[Edition, Switches, Names]

# In the order in which they are measured by each other.
SECTIONS: Final = sections_in(box, course, districts, grid, mastery, port, ziggurat, cards, solo)

# Two readings and the Water of the Bot's Gardens stood in the code before they stood in the file: the same.
FORMER: Final = {"af6f8b28": "retail"}


def _edition(read: Reading) -> Edition:
    edition = Edition()
    edition.automa = read.fill(Automa())
    return read.fill(edition)


def _switches(read: Reading) -> Switches:
    return RULEBOOK.printed(read.document)


SHELF: Final = Shelf("Tabannusi", __package__, SECTIONS, _edition, _switches, Names, FORMER)
load: Final = SHELF.load
