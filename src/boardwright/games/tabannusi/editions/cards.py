"""Urban cards and Decrees."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.field import bit, each, inside, only, texts, whole
from boardwright.games.tabannusi.components import COMMON, DISTRICTS, PORT, TRACKS, ZIGGURAT
from boardwright.games.tabannusi.editions.box import SEATS, Components
from boardwright.games.tabannusi.editions.course import Setup
from boardwright.games.tabannusi.editions.districts import DISTRICT_IDS
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, OF_CARD, bonuses
from boardwright.games.tabannusi.editions.mastery import PlayerBoard
from boardwright.sentence import Sentence

MOST_POINTS: Final = 50
MOST_NEEDED: Final = 14
DISTRICTS_OF_URBAN_CARD: Final = 3
PORT_LINES: Final = 6
SYMBOLS: Final = ["building", "port", "garden"]


class Houses(Section):
    """The Houses that an Urban card needs in each District; it names three of the first four."""

    need: list[int] = each(DISTRICT_IDS[:ZIGGURAT], whole(1, MOST_NEEDED, default=0))

    @check
    def it_names_three(self) -> None:
        named = len(self.need) - self.need.count(0)
        if named != DISTRICTS_OF_URBAN_CARD:
            self.table.report(
                "",
                "{key} names {named} Districts; give Houses in three of the Districts 1 to 4.",
                named=named,
            )
        if self.need[PORT] > PORT_LINES:
            self.table.report(
                "",
                "{key} asks for {houses} Houses in the Port, where a player has room for {most}; give fewer.",
                houses=self.need[PORT],
                most=PORT_LINES,
            )


class UrbanCard(Row):
    """An Urban card. TAB-19"""

    needed: Houses = inside(Houses, "houses")
    urban_points: int = whole(1, MOST_POINTS, "points")

    def work_out(self) -> None:
        self.urban_need = self.needed.need + [0] * (DISTRICTS - ZIGGURAT)  # district -> Houses


class UrbanCards(Rows[UrbanCard], path="urban_card", count="components.urban_cards"):
    """The Urban cards."""


class ByColour(Section):
    """A condition that names numbers by colour."""

    counts: list[int] = each(BUILDING_COLOURS, whole(1, MOST_NEEDED, default=0))

    @check
    def it_names_one(self) -> None:
        if not any(self.counts):
            self.table.report("", "{key} is empty; name colours and numbers, or remove it.")


class Decree(Row):
    """A Decree: its conditions and effects. TAB-20"""

    decree_effects: list[int] = bonuses(OF_CARD, "effects")
    buildings: ByColour | None = inside(ByColour, default=None)
    ships: ByColour | None = inside(ByColour, default=None)
    decree_ziggurat: int = bit("with_ziggurat", default=0)
    decree_beside_garden: int = bit("beside_garden", default=0)
    decree_every_tile: int = bit("every_ziggurat_tile", default=0)
    decree_port: int = whole(1, PORT_LINES, "port_houses", default=0)
    decree_gardens: int = whole(1, lambda row: row.most_gardens(), "gardens", default=0)
    decree_gardens_beside: int = whole(1, Components.gardens, "gardens_beside_buildings", default=0)

    def most_gardens(self) -> int:
        """Return how many Gardens a player can own."""
        return min(self.read[Components].gardens, self.read[Components].all_markers)

    @property
    def decree_buildings(self) -> list[int]:
        """Colour -> Buildings."""
        return self.buildings.counts if self.buildings else [0] * TRACKS

    @property
    def decree_ships(self) -> list[int]:
        """Colour -> Ships."""
        return self.ships.counts if self.ships else [0] * TRACKS

    @check
    def it_asks_for_something(self) -> None:
        asked = sum([*self.decree_buildings, *self.decree_ships, self.decree_every_tile, self.decree_port])
        if not asked + self.decree_gardens + self.decree_gardens_beside:
            self.table.report("", "{key} asks for nothing; give at least one condition.")

    @check
    def markers_suffice(self) -> None:
        most = self.read[Components].all_markers
        markers = sum(self.decree_ships) + self.decree_gardens + TRACKS * self.decree_every_tile
        if markers > most:
            self.table.report(
                "",
                "{key} asks for {markers} Claim markers, but a player has {most}; correct its conditions.",
                markers=markers,
                most=most,
            )

    @check
    def houses_suffice(self) -> None:
        row_length = self.read[PlayerBoard].row_length
        bottom = self.decree_port
        for colour in range(COMMON):
            bottom += max(0, self.decree_buildings[colour] - row_length[colour])
        if bottom > row_length[-1]:
            self.table.report(
                "",
                "{key} asks for {houses} Houses of the bottom row, but that has {most}; correct its"
                " conditions.",
                houses=bottom,
                most=row_length[-1],
            )


class Decrees(Rows[Decree], path="decree", count="components.decree_cards"):
    """The Decrees."""


class SymbolTypes(Section, path="decree_symbol_types"):
    """How many symbols there are."""

    types: int = only(len(SYMBOLS))


class DecreeSymbols(Section, path="decree_symbols"):
    """The symbol of each Decree. TAB-14.6"""

    building: list[str] = texts(allowed=lambda table: table.read[Decrees].ids)
    port: list[str] = texts(allowed=lambda table: table.read[Decrees].ids)
    garden: list[str] = texts(allowed=lambda table: table.read[Decrees].ids)

    def work_out(self) -> None:
        # decree -> symbol
        self.decree_symbol = [self.symbols_of(decree)[0] for decree in self.read[Decrees].ids]

    def symbols_of(self, decree: str) -> list[int]:
        """Return the symbols under which a Decree is named."""
        members = (self.building, self.port, self.garden)
        return [symbol for symbol, decrees in enumerate(members) if decree in decrees]

    @check
    def each_decree_has_one(self) -> None:
        for decree in self.read[Decrees].ids:
            named = len(self.symbols_of(decree))
            if named != 1:
                self.table.report(
                    "",
                    "{key} names Decree {decree} under {named} symbols; give each Decree one.",
                    decree=shown(decree),
                    named=named,
                )
                return
        for symbol in SYMBOLS:
            if not getattr(self, symbol):
                self.table.report(symbol, "{key} is empty; name at least one Decree.")

    @check
    def enough_are_shown(self) -> None:
        most = self.read[Setup].decrees_shown[SEATS - 1]
        if most < len(SYMBOLS):
            there = Sentence("the number of Decrees of four players")
            self.read[SymbolTypes].compare("types", there, most)
