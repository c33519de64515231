"""Inspection, the solo game: Vilela's tiles, the tasks, the rating."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, in_array_order, in_order
from boardwright.games.bot_factory.components import BIT, CONTRACTS, DISTINCT_COLOURS, SAME_COLOUR, TWO_PAIRS
from boardwright.games.bot_factory.editions.assembly import Assembly
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST, Box
from boardwright.games.bot_factory.editions.course import Course
from boardwright.games.bot_factory.editions.finance import HIGHEST, Finance
from boardwright.games.bot_factory.editions.floor import BOARD_IDS

TASK_IDS: Final = ["T1", "T2", "T3", "T4"]
KINDS: Final = {  # task -> its kind and how many numbers it needs
    SAME_COLOUR: ("same_color_bots", 1),
    DISTINCT_COLOURS: ("distinct_colors_min_value", 1),
    TWO_PAIRS: ("same_color_bots", 2),
    CONTRACTS: ("contracts_fulfilled", 1),
}
BANDS: Final = 3
BEST: Final = 999


class Solo:
    """The tables `vilela_...`, `solo_...`, `contract_inspection`, `inspection_rule`, `task`."""

    def __init__(
        self, document: Document, box: Box, assembly: Assembly, finance: Finance, course: Course
    ) -> None:
        root = document.root
        self._read_action_tiles(root.tables("vilela_action_tile"))
        in_order(root.table("solo_bot_tile"), "colors", COLOUR_IDS)
        self._read_inspections(
            root.tables("contract_inspection"), root.table("inspection_rule"), box, finance
        )
        self._read_tasks(root.tables("task"), box)
        self._check_tasks(assembly, finance, course)
        self._read_rating(root.table("solo_rating"))

    def _read_action_tiles(self, tables: list[Table]) -> None:
        """Read the tiles in the order of the boards: the rules number them by board."""
        self.action_tiles = [table.id for table in tables]
        boards = [table.choice("board", BOARD_IDS) for table in tables]
        if not (tables and sound(*tables)):
            return
        for index, table in enumerate(tables):
            if index >= len(BOARD_IDS) or boards[index] != BOARD_IDS[index]:
                table.report(
                    "board",
                    "{key} is {board}; give one tile to each board, in the order {boards}.",
                    board=shown(boards[index]),
                    boards=", ".join(BOARD_IDS),
                )
                return
        if len(tables) < len(BOARD_IDS):
            tables[-1].report(
                "",
                "there are {count} tables of this kind; add {missing} after this one.",
                count=len(tables),
                missing=", ".join(BOARD_IDS[len(tables) :]),
            )

    def _read_inspections(self, tables: list[Table], rule: Table, box: Box, finance: Finance) -> None:
        self.inspection_ids = [table.id for table in tables]
        marks = rule.integer("marks_per_tile", 1, MOST)
        self.removed = rule.integer("remove", 1, MOST)
        if rule.sound and self.removed > marks:
            rule.report(
                "remove",
                "{key} is {remove}, but a tile marks {marks}; give at most {marks}.",
                remove=self.removed,
                marks=marks,
            )
        self.inspections: list[int] = []
        for table in tables:
            known = finance.positions if finance.grid.sound else None
            named = table.texts("marks", marks if rule.sound else None, allowed=known)
            mask = sum(BIT[known.index(mark)] for mark in named) if known else 0
            if table.sound and mask and mask in self.inspections:
                twin = self.inspection_ids[self.inspections.index(mask)]
                table.report(
                    "marks", "{key} marks the same contracts as {twin}; correct one of them.", twin=twin
                )
            self.inspections.append(mask)
        if tables and sound(box.components, *tables):
            counted = Phrase("the number of [[contract_inspection]] tables")
            compare(box.components, "contract_inspection_tiles", box.inspections, counted, len(tables))

    def _read_tasks(self, tables: list[Table], box: Box) -> None:
        self.tasks = tables
        in_array_order(tables, TASK_IDS)
        self.need = [0] * len(TASK_IDS)
        self.task_value = 0
        for task, table in enumerate(tables[: len(TASK_IDS)]):
            kind, numbers = KINDS[task]
            table.choice("kind", [kind])
            need = table.integers("need", numbers, 1, MOST)
            self.need[task] = need[0]
            if table.sound and need != [need[0]] * numbers:
                table.report("need", "{key} is {need}; the rules know only equal numbers.", need=shown(need))
            if task == DISTINCT_COLOURS:
                self.task_value = table.integer("min_value", 1, HIGHEST)
        if tables and sound(box.components, *tables):
            counted = Phrase("the number of [[task]] tables")
            compare(box.components, "task_tiles", box.tasks, counted, len(tables))

    def _check_tasks(self, assembly: Assembly, finance: Finance, course: Course) -> None:
        """Refuse tasks that nobody could meet."""
        if not (self.tasks and sound(assembly.board, finance.track, course.end, *self.tasks)):
            return
        for task in (SAME_COLOUR, TWO_PAIRS):
            if self.need[task] > assembly.meeples_small:
                self.tasks[task].report(
                    "need",
                    "{key} is {need}, but a colour has {bots} bots in the solo game; give at most {bots}.",
                    need=self.need[task],
                    bots=assembly.meeples_small,
                )
        if self.need[DISTINCT_COLOURS] > len(COLOUR_IDS):
            self.tasks[DISTINCT_COLOURS].report(
                "need",
                "{key} is {need}, but there are {colours} colours; give at most {colours}.",
                need=self.need[DISTINCT_COLOURS],
                colours=len(COLOUR_IDS),
            )
        if self.task_value >= finance.top:
            self.tasks[DISTINCT_COLOURS].report(
                "min_value",
                "{key} is {value}, but values rise to {top} and fall by 1 for each bot; give less.",
                value=self.task_value,
                top=finance.top,
            )
        if finance.contracts and sound(*finance.contracts):
            bots = finance.fewest_bots(self.need[CONTRACTS])
            if len(finance.contracts) < self.need[CONTRACTS] or bots > course.end_bots:
                self.tasks[CONTRACTS].report(
                    "need",
                    "{key} is {need}, but the easiest of that many contracts take {bots} bots and {end} end"
                    " the game; correct the contracts.",
                    need=self.need[CONTRACTS],
                    bots=bots,
                    end=course.end_bots,
                )

    def _read_rating(self, table: Table) -> None:
        self.ratings = table.integers("lower_bounds", BANDS, 0, BEST)
        self.rating_names = table.texts("labels", BANDS)
        if table.sound and (self.ratings[0] != 0 or sorted({*self.ratings}) != self.ratings):
            table.report(
                "lower_bounds",
                "{key} is {bounds}; give rising numbers that begin with 0.",
                bounds=shown(self.ratings),
            )
