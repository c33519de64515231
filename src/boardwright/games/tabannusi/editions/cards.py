"""Urban cards and Decrees."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare
from boardwright.games.tabannusi.components import COMMON, DISTRICTS, PORT, TRACKS, ZIGGURAT
from boardwright.games.tabannusi.editions.box import SEATS, Box
from boardwright.games.tabannusi.editions.course import Course
from boardwright.games.tabannusi.editions.districts import DISTRICT_IDS
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, OF_CARD, read_bonuses
from boardwright.games.tabannusi.editions.mastery import PlayerBoard

MOST_POINTS: Final = 50
MOST_NEEDED: Final = 14
DISTRICTS_OF_URBAN_CARD: Final = 3
PORT_LINES: Final = 6
SYMBOLS: Final = ["building", "port", "garden"]


class UrbanCards:
    """The tables `urban_card`."""

    def __init__(self, document: Document, box: Box) -> None:
        tables = document.root.tables("urban_card")
        self.ids = [table.id for table in tables]
        self.need: list[int] = []
        self.points: list[int] = []
        for table in tables:
            self.need += self._read_houses(table)
            self.points.append(table.integer("points", 1, MOST_POINTS))
        box.count("urban_cards", box.urban_cards, tables, "[[urban_card]] tables")

    def _read_houses(self, table: Table) -> list[int]:
        """Return the Houses needed in each District; the rules name three of the first four."""
        houses = table.table("houses")
        need = [0] * DISTRICTS
        for district in range(ZIGGURAT):
            if houses.has(DISTRICT_IDS[district]):
                need[district] = houses.integer(DISTRICT_IDS[district], 1, MOST_NEEDED)
        named = DISTRICTS - need.count(0)
        if houses.sound and named != DISTRICTS_OF_URBAN_CARD:
            table.report(
                "houses",
                "{key} names {named} Districts; give Houses in three of the Districts 1 to 4.",
                named=named,
            )
        if houses.sound and need[PORT] > PORT_LINES:
            table.report(
                "houses",
                "{key} asks for {houses} Houses in the Port, where a player has room for {most}; give fewer.",
                houses=need[PORT],
                most=PORT_LINES,
            )
        if not houses.sound:
            table.sound = False
        return need


class Decrees:
    """The tables `decree...`."""

    def __init__(self, document: Document, box: Box, course: Course, board: PlayerBoard) -> None:
        root = document.root
        tables = root.tables("decree")
        self.tables = tables
        self.ids = [table.id for table in tables]
        self.buildings: list[int] = []
        self.ships: list[int] = []
        self.ziggurat: list[int] = []
        self.beside_garden: list[int] = []
        self.every_tile: list[int] = []
        self.port: list[int] = []
        self.gardens: list[int] = []
        self.gardens_beside: list[int] = []
        self.effects = [read_bonuses(table, "effects", OF_CARD) for table in tables]
        for table in tables:
            self._read_conditions(table, box, board)
        box.count("decree_cards", box.decrees, tables, "[[decree]] tables")
        self._read_symbols(root.table("decree_symbols"), root.table("decree_symbol_types"), course)

    def _read_conditions(self, table: Table, box: Box, board: PlayerBoard) -> None:
        buildings = self._by_colour(table, "buildings")
        ships = self._by_colour(table, "ships")
        self.buildings += buildings
        self.ships += ships
        self.ziggurat.append(self._flag(table, "with_ziggurat"))
        self.beside_garden.append(self._flag(table, "beside_garden"))
        self.every_tile.append(self._flag(table, "every_ziggurat_tile"))
        self.port.append(self._number(table, "port_houses", PORT_LINES))
        self.gardens.append(self._number(table, "gardens", min(box.gardens, box.markers)))
        self.gardens_beside.append(self._number(table, "gardens_beside_buildings", box.gardens))
        asked = [*buildings, *ships, self.every_tile[-1], self.port[-1], self.gardens[-1]]
        if table.sound and not any([*asked, self.gardens_beside[-1]]):
            table.report("", "{key} asks for nothing; give at least one condition.")
        markers = sum(ships) + self.gardens[-1] + (TRACKS if self.every_tile[-1] else 0)
        if table.sound and markers > box.markers:
            table.report(
                "",
                "{key} asks for {markers} Claim markers, but a player has {most}; correct its conditions.",
                markers=markers,
                most=box.markers,
            )
        bottom = self.port[-1]
        for colour in range(COMMON):
            bottom += max(0, buildings[colour] - board.row_length[colour])
        if table.sound and bottom > board.row_length[-1]:
            table.report(
                "",
                "{key} asks for {houses} Houses of the bottom row, but that has {most}; correct its"
                " conditions.",
                houses=bottom,
                most=board.row_length[-1],
            )

    def _by_colour(self, table: Table, key: str) -> list[int]:
        counts = [0] * TRACKS
        if not table.has(key):
            return counts
        inside = table.table(key)
        for colour, name in enumerate(BUILDING_COLOURS):
            if inside.has(name):
                counts[colour] = inside.integer(name, 1, MOST_NEEDED)
        if inside.sound and not any(counts):
            table.report(key, "{key} is empty; name colours and numbers, or remove it.")
        if not inside.sound:
            table.sound = False
        return counts

    def _flag(self, table: Table, key: str) -> int:
        return int(table.has(key) and table.boolean(key))

    def _number(self, table: Table, key: str, most: int) -> int:
        return table.integer(key, 1, most) if table.has(key) else 0

    def _read_symbols(self, table: Table, types: Table, course: Course) -> None:
        known = self.ids if self.tables and sound(*self.tables) else None
        members = [table.texts(symbol, allowed=known) for symbol in SYMBOLS]
        self.symbols = [0] * len(self.ids)
        number = types.integer("types", len(SYMBOLS), len(SYMBOLS))
        if not (known and sound(table, types, course.setup)):
            return
        for decree, name in enumerate(self.ids):
            named = [symbol for symbol in range(number) if name in members[symbol]]
            if len(named) != 1:
                table.report(
                    "",
                    "{key} names Decree {decree} under {named} symbols; give each Decree one.",
                    decree=shown(name),
                    named=len(named),
                )
                return
            self.symbols[decree] = named[0]
        for symbol, decrees in zip(SYMBOLS, members, strict=True):
            if not decrees:
                table.report(symbol, "{key} is empty; name at least one Decree.")
        most = Phrase("the number of Decrees of four players")
        if course.decrees[SEATS - 1] < number:
            compare(types, "types", number, most, course.decrees[SEATS - 1])
