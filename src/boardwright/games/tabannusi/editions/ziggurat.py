"""The Ziggurat: sections, bonuses, tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import in_order, rising
from boardwright.games.tabannusi import components as game
from boardwright.games.tabannusi.components import CLAIM_SPACES, SECTION_SPACES, TRACKS
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, ON_ZIGGURAT, read_row

KINDS: Final = {
    "houses_in_common_districts": game.PER_HOUSE_COMMON,
    "houses_in_ziggurat": game.PER_HOUSE_ZIGGURAT,
    "boundaries_passed": game.PER_BOUNDARY,
    "ships": game.PER_SHIP,
    "buildings_beside_garden": game.PER_BUILDING_WITH_GARDEN,
    "gardens": game.PER_GARDEN,
    "houses_in_port": game.PER_HOUSE_PORT,
    "flat": game.FLAT,
    "cards_completed": game.PER_CARD,
    "color_sets": game.PER_COLOUR_SET,
}
MOST_POINTS: Final = 50


class Ziggurat:
    """The tables `ziggurat...`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        table = root.table("ziggurat")
        in_order(table, "sections", BUILDING_COLOURS)
        table.integer("house_spaces_per_section", SECTION_SPACES, SECTION_SPACES)
        claims = root.table("ziggurat_claim_spaces")
        claims.integer("per_tile", CLAIM_SPACES, CLAIM_SPACES)
        claims.integer("tiles", TRACKS, TRACKS)
        bonuses = root.table("ziggurat_bonuses")
        self.bonus: list[int] = []
        for colour in BUILDING_COLOURS:
            self.bonus += read_row(bonuses, colour, SECTION_SPACES, ON_ZIGGURAT)
        self._read_tiles(root.tables("ziggurat_tile"), box)

    def _read_tiles(self, tables: list[Table], box: Box) -> None:
        self.tile_ids = [table.id for table in tables]
        self.kinds: list[int] = []
        self.values: list[int] = []
        for table in tables:
            self.kinds.append(KINDS[table.choice("counts", list(KINDS))])
            values = table.integers("values", CLAIM_SPACES, 0, MOST_POINTS)
            rising(table, "values", values)
            self.values += values
        box.count("ziggurat_tiles", box.ziggurat_tiles, tables, "[[ziggurat_tile]] tables")
        if tables and sound(box.components, *tables) and len(tables) < TRACKS:
            tables[-1].report(
                "",
                "there are {count} tiles, but the Ziggurat shows {wanted}; {remedy}",
                count=len(tables),
                wanted=TRACKS,
                remedy=Phrase("add a [[ziggurat_tile]] after this one."),
            )
