"""The Assembly board: columns, rewards, bonus icons."""

from __future__ import annotations

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare
from boardwright.games.bot_factory.components import BIT, COLOURS, TYPES, colour_of, type_of
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST, PART_IDS, Box


class Assembly:
    """The tables `assembly`, `assembly_column_order`, `assembly_bonus`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_board(root.table("assembly"), box)
        self.columns = root.table("assembly_column_order").texts("order", COLOURS, allowed=COLOUR_IDS)
        self._read_icons(root.table("assembly_bonus"))

    def _read_board(self, table: Table, box: Box) -> None:
        self.board = table
        table.integer("columns", COLOURS, COLOURS)
        table.integer("spaces_per_column", TYPES, TYPES)
        table.integer("spare_part_spaces", 2, 2)
        spaces = table.integer("meeple_spaces_per_color", 1, MOST)
        self.meeples_small = table.integer("bots_per_color_1_2p", 1, MOST)
        self.meeples_large = table.integer("bots_per_color_3_4p", 1, MOST)
        self.first_reward = table.integer("reward_first_part_tokens", 0, MOST)
        self.second_reward = table.integer("reward_second_part_tokens", 0, MOST)
        table.choice("reward_third_part", ["bot_meeple"])
        if not sound(table, box.components):
            return
        there = Phrase("components.bot_meeples_per_color")
        compare(table, "meeple_spaces_per_color", spaces, there, box.meeples)
        for key, bots in (
            ("bots_per_color_1_2p", self.meeples_small),
            ("bots_per_color_3_4p", self.meeples_large),
        ):
            if bots > box.meeples:
                table.report(
                    key,
                    "{key} is {bots}, but there are {there} of each colour; give at most {there}.",
                    bots=bots,
                    there=box.meeples,
                )

    def _read_icons(self, table: Table) -> None:
        self.icon_cost = table.integer("cost_tokens", 0, MOST)
        self.icons = [0] * COLOURS
        for space in table.texts("spaces", allowed=PART_IDS):
            part = PART_IDS.index(space)
            self.icons[colour_of(part)] |= BIT[type_of(part)]
