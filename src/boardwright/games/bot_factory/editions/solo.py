"""Inspection, the solo game: Vilela's tiles, the tasks, the rating."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check
from boardwright.editions.field import choice, mask, only, texts, whole, wholes
from boardwright.games.bot_factory.components import CONTRACTS, DISTINCT_COLOURS, SAME_COLOUR, TWO_PAIRS
from boardwright.games.bot_factory.editions.assembly import AssemblyBoard
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST
from boardwright.games.bot_factory.editions.course import End
from boardwright.games.bot_factory.editions.finance import ContractGrid, Contracts, ValueTrack
from boardwright.games.bot_factory.editions.floor import BOARD_IDS
from boardwright.sentence import Sentence

TASK_IDS: Final = ["T1", "T2", "T3", "T4"]
KINDS: Final = {  # task -> its kind and how many numbers it needs
    SAME_COLOUR: ("same_color_bots", 1),
    DISTINCT_COLOURS: ("distinct_colors_min_value", 1),
    TWO_PAIRS: ("same_color_bots", 2),
    CONTRACTS: ("contracts_fulfilled", 1),
}
BANDS: Final = 3
BEST: Final = 999


class ActionTile(Row):
    """What Vilela does on a board. BOT-14.4"""

    board: str = choice(BOARD_IDS)


class ActionTiles(Rows[ActionTile], path="vilela_action_tile"):
    """The tiles in the order of the boards: the rules number them by board."""

    @check
    def each_board_has_one(self) -> None:
        for tile in self:
            if tile.place >= len(BOARD_IDS) or tile.board != BOARD_IDS[tile.place]:
                tile.report(
                    "board",
                    "{key} is {board}; give one tile to each board, in the order {boards}.",
                    boards=", ".join(BOARD_IDS),
                )
                return
        if len(self) < len(BOARD_IDS):
            self[-1].table.report(
                "",
                "there are {count} tables of this kind; add {missing} after this one.",
                count=len(self),
                missing=", ".join(BOARD_IDS[len(self) :]),
            )


class SoloBotTile(Section, path="solo_bot_tile"):
    """The colours of his bots."""

    colours: list[str] = only(COLOUR_IDS, "colors")


class InspectionRule(Section, path="inspection_rule"):
    """How many contracts an inspection marks and removes. BOT-9.11"""

    marks_each: int = whole(1, MOST, "marks_per_tile")
    inspected: int = whole(1, marks_each, "remove")


class Inspection(Row):
    """An inspection tile."""

    inspections: int = mask(
        lambda row: row.read[ContractGrid].names, lambda row: row.read[InspectionRule].marks_each, "marks"
    )


class Inspections(Rows[Inspection], path="contract_inspection", count="components.contract_inspection_tiles"):
    """The inspection tiles."""

    @check
    def they_differ(self) -> None:
        marked = self.column("inspections")
        self.read[ContractGrid]
        for tile in self:
            twin = marked.index(tile.inspections)
            if twin < tile.place:
                tile.table.report(
                    "marks",
                    "{key} marks the same contracts as {twin}; correct one of them.",
                    twin=self[twin].id,
                )


class Task(Row):
    """A task. BOT-14.10"""

    kind: str = only(lambda row: KINDS[row.place][0])
    numbers: list[int] = wholes(lambda row: KINDS[row.place][1], 1, MOST, "need")
    task_value: int = whole(
        1,
        lambda row: row.read[ValueTrack].value_top - 1,
        "min_value",
        when=lambda row: row.place == DISTINCT_COLOURS,
    )

    def work_out(self) -> None:
        self.task_need = self.numbers[0]  # how many it takes

    @check
    def numbers_are_equal(self) -> None:
        if len({*self.numbers}) > 1:
            self.report("need", "{key} is {numbers}; the rules know only equal numbers.")


class Tasks(Rows[Task], path="task", order=TASK_IDS, count="components.task_tiles"):
    """The tasks; one that nobody could meet is refused."""

    @check
    def bots_suffice(self) -> None:
        bots = self.read[AssemblyBoard].meeples_small
        self[SAME_COLOUR].at_most("need", Sentence("assembly.bots_per_color_1_2p"), bots)
        self[TWO_PAIRS].at_most("need", Sentence("assembly.bots_per_color_1_2p"), bots)

    @check
    def colours_suffice(self) -> None:
        self[DISTINCT_COLOURS].at_most("need", Sentence("the number of colours"), len(COLOUR_IDS))

    @check
    def contracts_suffice(self) -> None:
        task, contracts, end = self[CONTRACTS], self.read[Contracts], self.read[End].end_bots
        bots = contracts.fewest_bots(task.task_need)
        if len(contracts) < task.task_need or bots > end:
            task.report(
                "need",
                "{key} is {task_need}, but the easiest of that many contracts take {bots} bots and {end} end"
                " the game; correct the contracts.",
                bots=bots,
                end=end,
            )


class SoloRating(Section, path="solo_rating"):
    """How well one has played. BOT-14.12"""

    ratings: list[int] = wholes(BANDS, 0, BEST, "lower_bounds")
    labels: list[str] = texts(BANDS)

    @check
    def bounds_rise(self) -> None:
        if self.ratings[0] != 0 or sorted({*self.ratings}) != self.ratings:
            self.report("lower_bounds", "{key} is {ratings}; give rising numbers that begin with 0.")
