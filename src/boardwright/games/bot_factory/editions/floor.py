"""The factory floor: four boards in a row, their action spaces, where Sandra and Vilela begin."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.agreement import compare, in_array_order
from boardwright.editions.field import index, only, whole
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT
from boardwright.games.bot_factory.editions.box import PLAYERS
from boardwright.sentence import Sentence

BOARD_IDS: Final = ["assembly", "part_production", "project", "finance"]
"""From the left."""

WHAT_HAPPENS: Final = {  # what the rules do on each board: executive action, Sandra, Vilela
    "assembly": ("swap_spare", "replace_spares", "strip_pair_or_remove_bot"),
    "part_production": ("three_parts_for_top_part", "refill_wheel", "discard_color_from_wheel"),
    "project": ("two_projects_for_universal", "cycle_bottom_row", "discard_color_projects"),
    "finance": ("none", "raise_lowest", "lower_value_and_inspect"),
}
MOST_SPACES: Final = 20
MOST_STEPS: Final = 20


class FloorBoard(Row):
    """A board of the factory floor. BOT-1.3"""

    size: int = whole(1, MOST_SPACES, "action_spaces")
    executive: str = only(lambda row: WHAT_HAPPENS[row.id][0])
    sandra: str = only(lambda row: WHAT_HAPPENS[row.id][1])
    vilela: str = only(lambda row: WHAT_HAPPENS[row.id][2])


class FloorBoards(Rows[FloorBoard], path="board", order=BOARD_IDS):
    """The boards from the left."""


class ActionSpace(Row):
    """A space for a worker, with the limit of its main action. BOT-3"""

    board_of: int = index(BOARD_IDS, "board")
    slot: int = whole(1, MOST_SPACES)
    place_parts_max: int = whole(1, MOST_STEPS, default=0, when=lambda row: row.board_of == ASSEMBLY)
    credits_max: int = whole(1, MOST_STEPS, default=0, when=lambda row: row.board_of == PRODUCTION)
    take_projects_max: int = whole(1, MOST_STEPS, default=0, when=lambda row: row.board_of == PROJECT)
    spend_tokens_max: int = whole(1, MOST_STEPS, default=0, when=lambda row: row.board_of == FINANCE)
    extra_cost: int = whole(
        0, MOST_STEPS, "extra_cost_tokens", default=0, when=lambda row: row.board_of == ASSEMBLY
    )
    extra_gain: int = whole(
        0, MOST_STEPS, "gain_tokens", default=0, when=lambda row: row.board_of == PRODUCTION
    )

    def work_out(self) -> None:
        # parts, credits, projects or tokens of the main action
        self.limit = self.place_parts_max + self.credits_max + self.take_projects_max + self.spend_tokens_max


class ActionSpaces(Rows[ActionSpace], path="action_space"):
    """The action spaces from the left."""

    @check
    def numbers_follow_each_other(self) -> None:
        in_array_order(self.tables, [str(space) for space in range(len(self))])

    @check
    def they_stand_in_order(self) -> None:
        """Refuse spaces that are not grouped by board from the left, or numbered wrongly on their board."""
        boards = self.column("board_of")
        for place, space in enumerate(self):
            board = space.board_of
            if place and board < boards[place - 1]:
                space.table.report(
                    "board",
                    "{key} is {board}, but the space to its left belongs to {left}; list the spaces from"
                    " the left.",
                    board=shown(BOARD_IDS[board]),
                    left=shown(BOARD_IDS[boards[place - 1]]),
                )
                return
            slot = 1 + boards[:place].count(board)
            if space.slot != slot:
                space.report(
                    "slot",
                    "{key} is {slot}, but it is space no. {wanted} of its board; give {wanted}.",
                    wanted=slot,
                )
        counted = Sentence("the number of its [[action_space]] tables")
        for number, floor in enumerate(self.read[FloorBoards]):
            compare(floor.table, "action_spaces", floor.size, counted, boards.count(number))

    @check
    def everybody_finds_room(self) -> None:
        """Refuse boards so large that somebody could find no space to move to. BOT-13.5; BOT-A19"""
        boards = self.read[FloorBoards]
        sizes = [board.size for board in boards]
        others = PLAYERS  # the other workers and Sandra
        large = [one for one in range(len(sizes)) if sum(sizes) - sizes[one] <= others] + [
            one
            for one, other in permutations(range(len(sizes)), 2)
            if sum(sizes) - sizes[one] - sizes[other] <= 1
        ]
        small = [board for board in boards if board.size <= 2]
        if large:
            boards[large[0]].table.report(
                "action_spaces",
                "{key} is {size}, which leaves too few spaces elsewhere for every worker to move; correct the"
                " numbers of action spaces.",
                size=sizes[large[0]],
            )
        elif len(small) > 1:
            small[1].report(
                "action_spaces",
                "{key} is {size}, so two boards could be full when Vilela moves and he might find none; give"
                " all boards but one 3 spaces or more.",
            )

    def most(self, board: int) -> int:
        """Return the highest limit of a board's spaces."""
        return max((space.limit for space in self if space.board_of == board), default=MOST_STEPS)


class StartPositions(Section, path="start_positions"):
    """Where Sandra and Vilela begin. BOT-1.8"""

    sandra_start: int = whole(0, lambda table: len(table.read[ActionSpaces]) - 1, "sandra")
    vilela_start: int = whole(0, lambda table: len(table.read[ActionSpaces]) - 1, "vilela")

    @check
    def they_differ(self) -> None:
        if self.sandra_start == self.vilela_start:
            self.report("vilela", "{key} is {vilela_start}, where Sandra begins; give the other space.")
