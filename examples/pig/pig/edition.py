"""From an edition file to the facts of the game, and the rulebook that reads its rulings."""

from typing import Final

from boardwright.editions import Printed as PrintedEdition
from boardwright.editions import Section, Shelf
from boardwright.editions.field import whole
from boardwright.games.rulebook import Rulebook
from pig.state import Edition, Switches

RULEBOOK: Final = Rulebook(__package__, Switches)
Printed = PrintedEdition[Edition, Switches, None]


class Box(Section, path="box"):
    """What a table needs. PIG-1.1, 2.4, 3.1"""

    sides: int = whole(2, 20)
    losing: int = whole(1, sides)
    target: int = whole(1, 1000)


SHELF: Final = Shelf(
    "Pig",
    __package__,
    [Box],
    edition=lambda read: read.fill(Edition()),
    switches=lambda read: RULEBOOK.printed(read.document),
    names=lambda _: None,
)
