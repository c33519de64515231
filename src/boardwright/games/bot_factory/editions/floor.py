"""The factory floor: four boards in a row, their action spaces, where Sandra and Vilela begin."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, in_array_order
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT
from boardwright.games.bot_factory.editions.box import Box

BOARD_IDS: Final = ["assembly", "part_production", "project", "finance"]
"""From the left."""

WHAT_HAPPENS: Final = {  # what the rules do on each board: executive action, Sandra, Vilela
    "assembly": ("swap_spare", "replace_spares", "strip_pair_or_remove_bot"),
    "part_production": ("three_parts_for_top_part", "refill_wheel", "discard_color_from_wheel"),
    "project": ("two_projects_for_universal", "cycle_bottom_row", "discard_color_projects"),
    "finance": ("none", "raise_lowest", "lower_value_and_inspect"),
}

LIMIT_KEYS: Final = {
    ASSEMBLY: "place_parts_max",
    PRODUCTION: "credits_max",
    PROJECT: "take_projects_max",
    FINANCE: "spend_tokens_max",
}

MOST_SPACES: Final = 20
MOST_STEPS: Final = 20


class Floor:
    """The tables `board`, `action_space`, `start_positions`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_boards(root.tables("board"))
        self._read_spaces(root.tables("action_space"))
        self._check_room(box)
        self._read_starts(root.table("start_positions"))

    def _read_boards(self, tables: list[Table]) -> None:
        self.boards = tables
        self.sizes = [table.integer("action_spaces", 1, MOST_SPACES) for table in tables]
        in_array_order(tables, BOARD_IDS)
        for table in tables:
            known = WHAT_HAPPENS.get(table.id)
            for key, what in zip(("executive", "sandra", "vilela"), known or ("", "", ""), strict=True):
                if known is None:
                    table.has(key)  # the id is wrong and told already
                else:
                    table.choice(key, [what])

    def _read_spaces(self, tables: list[Table]) -> None:
        self.spaces = tables
        self.board_of: list[int] = []
        self.limit: list[int] = []
        self.extra_cost: list[int] = []
        self.extra_gain: list[int] = []
        slots: list[int] = []
        for table in tables:
            board = BOARD_IDS.index(table.choice("board", BOARD_IDS))
            self.board_of.append(board)
            slots.append(table.integer("slot", 1, MOST_SPACES))
            self.limit.append(table.integer(LIMIT_KEYS[board], 1, MOST_STEPS))
            self.extra_cost.append(
                table.integer("extra_cost_tokens", 0, MOST_STEPS) if board == ASSEMBLY else 0
            )
            self.extra_gain.append(table.integer("gain_tokens", 0, MOST_STEPS) if board == PRODUCTION else 0)
        in_array_order(tables, [str(space) for space in range(len(tables))])
        if tables and sound(*tables, *self.boards):
            self._check_order(slots)

    def _check_order(self, slots: list[int]) -> None:
        """Refuse spaces that are not grouped by board from the left, or numbered wrongly on their board."""
        for space, table in enumerate(self.spaces):
            board = self.board_of[space]
            if space and board < self.board_of[space - 1]:
                table.report(
                    "board",
                    "{key} is {board}, but the space to its left belongs to {left}; list the spaces from"
                    " the left.",
                    board=shown(BOARD_IDS[board]),
                    left=shown(BOARD_IDS[self.board_of[space - 1]]),
                )
                return
            slot = 1 + self.board_of[:space].count(board)
            if slots[space] != slot:
                table.report(
                    "slot",
                    "{key} is {given}, but it is space no. {slot} of its board; give {slot}.",
                    given=slots[space],
                    slot=slot,
                )
        for board, size in enumerate(self.sizes):
            counted = self.board_of.count(board)
            what = Phrase("the number of its [[action_space]] tables")
            compare(self.boards[board], "action_spaces", size, what, counted)

    def _check_room(self, box: Box) -> None:
        """Refuse boards so large that somebody could find no space to move to. BOT-13.5; BOT-A19"""
        if not (self.boards and sound(box.meta, *self.boards, *self.spaces)):
            return
        everywhere = sum(self.sizes)
        others = box.most_players  # the other workers and Sandra
        for board, size in enumerate(self.sizes):
            if everywhere - size <= others:
                self._too_large(board, size)
                return
        for one, other in permutations(range(len(self.sizes)), 2):
            if everywhere - self.sizes[one] - self.sizes[other] <= 1:
                self._too_large(one, self.sizes[one])
                return
        small = [board for board, size in enumerate(self.sizes) if size <= 2]
        if len(small) > 1:
            self.boards[small[1]].report(
                "action_spaces",
                "{key} is {size}, so two boards could be full when Vilela moves and he might find none; give"
                " all boards but one 3 spaces or more.",
                size=self.sizes[small[1]],
            )

    def _too_large(self, board: int, size: int) -> None:
        self.boards[board].report(
            "action_spaces",
            "{key} is {size}, which leaves too few spaces elsewhere for every worker to move; correct the"
            " numbers of action spaces.",
            size=size,
        )

    def _read_starts(self, table: Table) -> None:
        last = max(len(self.spaces) - 1, 0)
        self.sandra = table.integer("sandra", 0, last)
        self.vilela = table.integer("vilela", 0, last)
        if table.sound and self.sandra == self.vilela:
            table.report(
                "vilela",
                "{key} is {space}, where Sandra begins; give the other space.",
                space=self.vilela,
            )

    def most(self, board: int) -> int:
        """Return the highest limit of a board's spaces."""
        limits = [limit for space, limit in enumerate(self.limit) if self.board_of[space] == board]
        return max(limits, default=MOST_STEPS)
