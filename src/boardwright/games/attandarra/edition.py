"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Printed as PrintedEdition
from boardwright.editions import Reading, Shelf, sections_in
from boardwright.games.attandarra.components import Edition, Switches
from boardwright.games.attandarra.editions import boards, box, course, history, materials, tiles
from boardwright.games.attandarra.editions.names import Names
from boardwright.games.attandarra.rulebook import RULEBOOK

Printed = PrintedEdition[Edition, Switches, Names]

# In the order in which they are measured by each other.
SECTIONS: Final = sections_in(box, boards, materials, tiles, course, history)


def _switches(read: Reading) -> Switches:
    both = read.whatever(boards.MarkerVisibility).both_markers_count
    return RULEBOOK.printed(read.document, both_markers_count=both)


SHELF: Final = Shelf("Attandarra", __package__, SECTIONS, lambda read: read.fill(Edition()), _switches, Names)
load: Final = SHELF.load
