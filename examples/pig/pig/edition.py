"""From an edition file to the facts of the game, and the rulebook that reads its rulings."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Content, Document, Shelf
from boardwright.editions import Printed as PrintedEdition
from boardwright.games.rulebook import Rulebook
from pig.state import Edition, Switches

RULEBOOK: Final = Rulebook(__package__, Switches)
Printed = PrintedEdition[Edition, Switches, None]


class _Facts:
    def __init__(self, document: Document) -> None:
        box = document.root.table("box")
        sides = box.integer("sides", 2, 20)
        self.edition = Edition(sides, box.integer("losing", 1, sides), box.integer("target", 1, 1000))
        self.switches = RULEBOOK.printed(document)


SHELF: Final = Shelf("Pig", __package__, _Facts, lambda facts: Content(facts.edition, facts.switches, None))
