"""The palace: sections, pieces, spaces."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, sound
from boardwright.editions.agreement import in_array_order, in_order
from boardwright.games.baghdad.components import BASE, GOODS, SECTIONS
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.map import WHOLE
from boardwright.games.baghdad.editions.phrases import MOST, read_counts, read_places

SECTION_IDS: Final = ["north", "east", "south", "west"]
KIND_IDS: Final = ["foundation", "wall", "tower", "base", "dome"]
PIECE_IDS: Final = [
    *(f"{kind}-{section}" for section in SECTION_IDS for kind in KIND_IDS[:BASE]),
    *KIND_IDS[BASE:],
]
SPACES: Final = 4
HIGHEST: Final = 99


class Palace:
    """The tables `palace_sections`, `palace_spaces`, `palace_rules`, `palace_piece`, `palace_points`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        sections = root.table("palace_sections")
        in_order(sections, "ids", SECTION_IDS)
        self.section_angle = sections.integers("degrees", SECTIONS, 0, WHOLE - 1)
        self.rewards = read_places(root.table("palace_spaces"), "rewards", SPACES)
        rules = root.table("palace_rules")
        rules.integer("spaces_of_a_kind", SPACES, SPACES)
        rules.integer("neutral_architects", 3, 3)
        rules.integer("dome_on_base_up_to_players", 2, 2)
        self._read_pieces(root.tables("palace_piece"), box)
        points = root.table("palace_points")
        worth = {kind: points.integer(kind, 0, HIGHEST) for kind in ("base", "dome")}
        self.points = [worth.get(KIND_IDS[kind], 0) for kind in self.kind]

    def _read_pieces(self, tables: list[Table], box: Box) -> None:
        in_array_order(tables, PIECE_IDS)
        self.kind: list[int] = []
        self.section: list[int] = []
        self.multiplier: list[int] = []
        self.cost: list[int] = []
        for index, table in enumerate(tables):
            piece = PIECE_IDS[min(index, len(PIECE_IDS) - 1)]
            kind, _, section = piece.partition("-")
            self.kind.append(KIND_IDS.index(table.choice("kind", [kind])))
            if section:
                self.section.append(SECTION_IDS.index(table.choice("section", [section])))
                self.multiplier.append(table.integer("multiplier", 1, MOST))
            else:
                self.section.append(SECTIONS)
                self.multiplier.append(0)
            cost = read_counts(table, "cost", box.goods) if box.goods else [0]
            self.cost += cost if len(cost) == GOODS else [0] * GOODS
        if tables and sound(*tables):
            box.counted("palace_pieces", "the number of [[palace_piece]] tables", len(tables), *tables)
