"""The Port: cells, printed Ships, bonuses, Ship tiles, Harbormasters."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, in_array_order
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
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.course import Course
from boardwright.games.tabannusi.editions.effects import (
    BUILDING_COLOURS,
    DISCOUNT,
    IN_PORT,
    MOST,
    OF_HARBORMASTER,
    read_bonus,
    read_bonuses,
)

SIDE: Final = 3
LINE_IDS: Final = ["row1", "row2", "row3", "column1", "column2", "column3"]
CELL_IDS: Final = [f"{column}{row}" for row in "123" for column in "abc"]
SHIP_IDS: Final = [f"S{number:02}" for number in range(1, SHIPS + 1)]
HARBORMASTER_IDS: Final = [f"B{number}" for number in range(1, 10)]
WITH_POINTS: Final = (S01, S02, S06, S07, S10)
"""Ships whose ability gives points."""


class Port:
    """The tables `port...`, `printed_ships`, `ship...`, `harbormaster...`."""

    def __init__(self, document: Document, box: Box, course: Course) -> None:
        root = document.root
        table = root.table("port")
        table.integer("rows", SIDE, SIDE)
        table.integer("columns", SIDE, SIDE)
        table.integer("house_spaces", PORT_SPACES, PORT_SPACES)
        number = table.integer("printed_ships", 0, CELLS - 1)
        if sound(table, course.setup):
            cells = Phrase("the number of cells without a printed Ship")
            compare(course.setup, "ship_tiles", course.ship_tiles, cells, CELLS - number)
        bonuses = root.table("port_bonuses")
        self.blue_bonus = [read_bonus(bonuses, line, IN_PORT) for line in LINE_IDS]
        self._read_ships(root.tables("ship"), root.table("ship_colors"), root.table("ship_color_split"), box)
        self._read_printed(root.table("printed_ships"), table, number)
        self._read_harbormasters(root.tables("harbormaster"), root.table("harbormaster_scoring"), box)

    def _read_ships(self, tables: list[Table], colours: Table, split: Table, box: Box) -> None:
        in_array_order(tables, SHIP_IDS)
        self.ship_size = [table.integer("size", 1, SIDE) for table in tables]
        self.ship_points = [
            table.integer("points", 1, MOST) if ship in WITH_POINTS else 0
            for ship, table in enumerate(tables)
        ]
        self.ship_colour = [
            BUILDING_COLOURS.index(colours.choice(ship, BUILDING_COLOURS)) for ship in SHIP_IDS
        ]
        per_size = split.integers("per_color", SIDE, 0, SHIPS)
        if not (tables and sound(split, colours, box.components, *tables)):
            return
        there = Phrase("the sum of ship_color_split.per_color")
        compare(box.components, "ship_tiles_per_color", box.ships_per_colour, there, sum(per_size))
        for colour, name in enumerate(BUILDING_COLOURS):
            for size in range(1, SIDE + 1):
                kinds = zip(self.ship_colour, self.ship_size, strict=True)
                counted = list(kinds).count((colour, size))
                if counted != per_size[size - 1]:
                    colours.report(
                        "",
                        "{key} gives {count} {colour} Ships of size {size}, but ship_color_split has"
                        " {wanted}; correct one of them.",
                        count=counted,
                        colour=name,
                        size=size,
                        wanted=per_size[size - 1],
                    )
                    return

    def _read_printed(self, table: Table, port: Table, number: int) -> None:
        """Read the Ships on the board; they are numbered after the tiles."""
        self.printed = [NO_SHIP] * CELLS
        ships = table.tables("ships") if number else []
        self.printed_ids = [ship.id for ship in ships]
        for index, ship in enumerate(ships):
            row = ship.integer("row", 1, SIDE)
            column = ship.integer("column", 1, SIDE)
            cell = (row - 1) * SIDE + column - 1
            if ship.sound and self.printed[cell] != NO_SHIP:
                ship.report("row", "{ship} lies on another printed Ship; correct its cell.", ship=ship.name)
            if ship.id in SHIP_IDS:
                ship.report("id", "{key} is {id}, the id of a tile; give another.", id=shown(ship.id))
            self.printed[cell] = SHIPS + index
            self.ship_size.append(ship.integer("size", 1, SIDE))
            self.ship_colour.append(ANY_COLOUR)
            self.ship_points.append(0)
        if number and sound(port, table):
            compare(port, "printed_ships", number, Phrase("the number of printed_ships.ships"), len(ships))

    def _read_harbormasters(self, tables: list[Table], scoring: Table, box: Box) -> None:
        in_array_order(tables, HARBORMASTER_IDS)
        self.harbormaster_effects = [
            read_bonuses(table, "effects", DISCOUNT if tile == DISCOUNT_TILE else OF_HARBORMASTER)
            for tile, table in enumerate(tables)
        ]
        box.count("harbormaster_tiles", box.harbormasters, tables, "[[harbormaster]] tables")
        self.unused_points = scoring.integer("unused_points", 0, MOST)
        self.bot_points = scoring.integer("bot_points", 0, MOST)
