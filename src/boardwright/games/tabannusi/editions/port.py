"""The Port: cells, printed Ships, bonuses, Ship tiles, Harbormasters."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, TomlTable, check, shown
from boardwright.editions.field import array, each, index, only, parsed, whole, wholes
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    CELLS,
    DISCOUNT_TILE,
    NO_SHIP,
    PORT_SPACES,
    S01,
    S02,
    S06,
    S07,
    S10,
    SHIPS,
)
from boardwright.games.tabannusi.editions.course import Setup
from boardwright.games.tabannusi.editions.effects import (
    BUILDING_COLOURS,
    DISCOUNT,
    IN_PORT,
    MOST,
    OF_HARBORMASTER,
    bonus,
    read_bonuses,
)
from boardwright.sentence import Sentence

SIDE: Final = 3
LINE_IDS: Final = ["row1", "row2", "row3", "column1", "column2", "column3"]
CELL_IDS: Final = [f"{column}{row}" for row in "123" for column in "abc"]
SHIP_IDS: Final = [f"S{number:02}" for number in range(1, SHIPS + 1)]
HARBORMASTER_IDS: Final = [f"B{number}" for number in range(1, 10)]
WITH_POINTS: Final = (S01, S02, S06, S07, S10)
"""Ships whose ability gives points."""


class Port(Section, path="port"):
    """The Port. TAB-8.1"""

    rows: int = only(SIDE)
    columns: int = only(SIDE)
    house_spaces: int = only(PORT_SPACES)
    with_ship: int = whole(0, CELLS - 1, "printed_ships")

    @check
    def tiles_fill_it(self) -> None:
        cells = Sentence("the number of cells without a printed Ship")
        self.read[Setup].compare("ship_tiles", cells, CELLS - self.with_ship)


class PortBonuses(Section, path="port_bonuses"):
    """What the blue space of a line gives. TAB-8.3"""

    blue_bonus: list[int] = each(LINE_IDS, bonus(IN_PORT))


class Ship(Row):
    """A Ship tile. TAB-18"""

    size: int = whole(1, SIDE)
    points: int = whole(1, MOST, default=0, when=lambda row: row.place in WITH_POINTS)


class Ships(Rows[Ship], path="ship", order=SHIP_IDS):
    """The Ship tiles."""


class ShipColours(Section, path="ship_colors"):
    """The colour of each Ship."""

    colours: list[int] = each(SHIP_IDS, index(BUILDING_COLOURS))


class ShipColourSplit(Section, path="ship_color_split"):
    """How many Ships of a colour have each size."""

    per_size: list[int] = wholes(SIDE, 0, SHIPS, "per_color")

    @check
    def colours_agree(self) -> None:
        ships, colours = self.read[Ships], self.read[ShipColours]
        there = Sentence("the sum of ship_color_split.per_color")
        self.read.compare("components.ship_tiles_per_color", there, sum(self.per_size))
        kinds = list(zip(colours.colours, ships.column("size"), strict=True))
        for colour, name in enumerate(BUILDING_COLOURS):
            for size in range(1, SIDE + 1):
                counted, wanted = kinds.count((colour, size)), self.per_size[size - 1]
                if counted != wanted:
                    colours.table.report(
                        "",
                        "{key} gives {count} {colour} Ships of size {size}, but ship_color_split has"
                        " {wanted}; correct one of them.",
                        count=counted,
                        colour=name,
                        size=size,
                        wanted=wanted,
                    )
                    return


class PrintedShip(Row):
    """A Ship that is printed in a cell."""

    row: int = whole(1, SIDE)
    column: int = whole(1, SIDE)
    size: int = whole(1, SIDE)

    def work_out(self) -> None:
        self.cell = (self.row - 1) * SIDE + self.column - 1  # cell, row by row

    @check
    def it_is_no_tile(self) -> None:
        if self.id in SHIP_IDS:
            self.table.report("id", "{key} is {id}, the id of a tile; give another.", id=shown(self.id))


class PrintedShips(Section, path="printed_ships"):
    """The Ships on the board; they are numbered after the tiles."""

    ships: list[PrintedShip] = array(PrintedShip, when=lambda table: table.read[Port].with_ship > 0)

    @property
    def printed_ships(self) -> list[int]:
        """Cell -> number of the printed Ship, or NO_SHIP."""
        out = [NO_SHIP] * CELLS
        for ship in self.ships:
            out[ship.cell] = SHIPS + ship.place
        return out

    def work_out(self) -> None:
        # ship -> size
        self.ship_size = [ship.size for ship in self.read[Ships]] + [ship.size for ship in self.ships]
        # ship -> colour, or ANY_COLOUR
        self.ship_colour = self.read[ShipColours].colours + [ANY_COLOUR] * len(self.ships)
        # ship -> points of its ability
        self.ship_points = [ship.points for ship in self.read[Ships]] + [0] * len(self.ships)

    @check
    def each_has_a_cell(self) -> None:
        cells = [ship.cell for ship in self.ships]
        for ship in self.ships:
            if ship.cell in cells[: ship.place]:
                ship.table.report(
                    "row", "{ship} lies on another printed Ship; correct its cell.", ship=ship.table.name
                )
        if self.ships:
            there = Sentence("the number of printed_ships.ships")
            self.read[Port].compare("printed_ships", there, len(self.ships))


def _read_effects(table: TomlTable, key: str) -> list[int]:
    is_discount = table.id == HARBORMASTER_IDS[DISCOUNT_TILE]
    return read_bonuses(DISCOUNT if is_discount else OF_HARBORMASTER, table, key)


class Harbormaster(Row):
    """A Harbormaster tile; one of them makes Constructing cheaper and does nothing else. TAB-21"""

    harbormaster_effects: list[int] = parsed(_read_effects, "effects")


class Harbormasters(
    Rows[Harbormaster], path="harbormaster", order=HARBORMASTER_IDS, count="components.harbormaster_tiles"
):
    """The Harbormaster tiles."""


class HarbormasterScoring(Section, path="harbormaster_scoring"):
    """What Harbormasters are worth at the end. TAB-13.6"""

    unused_points: int = whole(0, MOST)
    bot_harbormaster_points: int = whole(0, MOST, "bot_points")
