"""The Project board: its spaces, the project tiles, the universal parts."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, in_order
from boardwright.games.bot_factory.editions.box import MOST, TYPE_IDS, Box

SIDES: Final = "LR"
"""The columns, from the left."""

MOST_ROWS: Final = 9


class Projects:
    """The tables `project_board`, `project_tile`, `universal_parts`.

    Spaces are numbered up the left column, then up the right one.
    """

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self.board = root.table("project_board")
        self.columns = self.board.integer("columns", len(SIDES), len(SIDES))
        self.rows = self.board.integer("rows", 1, MOST_ROWS)
        self.board.choice("bottom_left_bonus", ["may_spend_1_token_place_part"])
        self.board.choice("bottom_right_bonus", ["gain_1_token"])
        self.spaces = [f"{side}{row}" for side in SIDES for row in range(self.rows)]
        self._read_tile(root.table("project_tile"), box)
        self._read_universals(root.table("universal_parts"), box)

    def _read_tile(self, table: Table, box: Box) -> None:
        copies = table.integer("copies_per_color", 1, MOST)
        table.integer("bots_per_tile", 1, 1)
        if sound(table, box.components):
            there = Phrase("components.project_tiles_per_color")
            compare(table, "copies_per_color", copies, there, box.projects)

    def _read_universals(self, table: Table, box: Box) -> None:
        in_order(table, "display", TYPE_IDS)
        each = table.integer("each", 1, MOST)
        self.trade_cost = table.integer("executive_cost_projects", 1, MOST)
        if sound(table, box.components):
            there = Phrase("components.universal_parts_per_type")
            compare(table, "each", each, there, box.universals)
