"""The five Districts: kinds, colours of their Barges, names, and the Action tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, shown
from boardwright.editions.agreement import in_array_order, in_order
from boardwright.games.tabannusi.components import DISTRICTS
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.effects import COLOURS, OF_TILE, read_bonuses

DISTRICT_IDS: Final = ["1", "2", "3", "4", "5"]
KINDS: Final = ["common", "common", "common", "port", "ziggurat"]
RING: Final = [1, 2, 3, 4, 5]


class Districts:
    """The tables `district`, `..._tiles`, `district_names`, `district_ring`, `action_tile...`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_districts(root.tables("district"))
        in_order(root.table("barge_tiles"), "colors", COLOURS)
        costs = root.table("property_cost_tiles")
        in_order(costs, "colors", COLOURS)
        in_order(costs, "sides", ["construct", "house"])
        names = root.table("district_names")
        self.names = [names.text(district) for district in DISTRICT_IDS]
        ring = root.table("district_ring")
        given = ring.integers("counterclockwise", DISTRICTS, 1, DISTRICTS)
        if ring.sound and given != RING:
            ring.report(
                "counterclockwise",
                "{key} is {given}; the rules know only {wanted}.",
                given=shown(given),
                wanted=shown(RING),
            )
        self._read_action_tiles(root.table("action_tile_slots"), root.tables("action_tile"), box)

    def _read_districts(self, tables: list[Table]) -> None:
        in_array_order(tables, DISTRICT_IDS)
        self.barges: list[int] = []
        for index, table in enumerate(tables):
            kind = KINDS[index] if index < DISTRICTS else KINDS[-1]
            table.choice("kind", [kind])
            colour = COLOURS.index(table.choice("barge", COLOURS))
            if table.sound and colour in self.barges:
                table.report(
                    "barge",
                    "{key} is {colour}, the colour of another Barge; give each District its own.",
                    colour=shown(COLOURS[colour]),
                )
            self.barges.append(colour)

    def _read_action_tiles(self, slots: Table, tables: list[Table], box: Box) -> None:
        number = box.action_tiles if box.components.sound else None
        districts = slots.integers("districts", number, 1, DISTRICTS)
        self.slots = [district - 1 for district in districts]
        self.tile_ids = [table.id for table in tables]
        self.tile_effects = [read_bonuses(table, "effects", OF_TILE) for table in tables]
        box.count("action_tiles", box.action_tiles, tables, "[[action_tile]] tables")
