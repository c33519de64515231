"""What lies in the box: names of the pieces as ints, and the printed facts of one edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COLOURS: Final = 4  # red, yellow, blue, green: the order of the stacks
HEAD: Final = 0
TORSO: Final = 1
LEGS: Final = 2
TYPES: Final = 3

# Parts: colour * TYPES + type, then the universal parts by type.
UNIVERSAL: Final = 12
PARTS: Final = 15
NO_PART: Final = 31
NO_COLOUR: Final = 7

# Boards, from the left.
ASSEMBLY: Final = 0
PRODUCTION: Final = 1
PROJECT: Final = 2
FINANCE: Final = 3
BOARDS: Final = 4

# Meeples that are not workers; workers are seats.
SANDRA: Final = 4
VILELA: Final = 5

# Bonuses of the value lines.
NO_BONUS: Final = 0
PLACE_PART: Final = 1
TAKE_PROJECT: Final = 2

# Production tiles (BOT-15.6 - 15.12).
WAIVER: Final = 0
SQUEEZE: Final = 1
DISCOUNT: Final = 2
CHEAP_UNIVERSAL: Final = 3
BENEFIT: Final = 4
RAISE_VALUE: Final = 5
UNIVERSAL_BOT: Final = 6
TILES: Final = 7
NO_TILE: Final = 7

# Tasks (BOT-14.19).
SAME_COLOUR: Final = 0
DISTINCT_COLOURS: Final = 1
TWO_PAIRS: Final = 2
CONTRACTS: Final = 3
TASKS: Final = 4
NO_TASK: Final = 7
DRAWN: Final = 6  # asked for by a table: the task is drawn

# Where a part from a stack goes.
TO_HAND: Final = 0
TO_WHEEL: Final = 1
TO_SPARE: Final = 2


def colour_of(part: int) -> int:
    """Return the colour of a part; COLOURS for a universal one."""
    return part // TYPES


def type_of(part: int) -> int:
    """Return head, torso or legs."""
    return part % TYPES


@dataclass(eq=False)
class Switches:
    """How one table reads what the rulebook leaves open: see `rules/rulings.toml`.

    Each is False for the default reading.
    """

    round_one_without_ban: bool = False  # BOT-A3
    round_one_without_fee: bool = False  # BOT-A4
    lowest_tile_counts_as_bottom: bool = False  # BOT-A8
    lines_pay_once: bool = False  # BOT-A11
    bots_count_twice: bool = False  # BOT-A15
    executive_repeats: bool = False  # BOT-A6
    two_start_parts: bool = False  # BOT-A1
    task_two_at_completion: bool = False  # BOT-A31
    points_before_task: bool = False  # BOT-A32
    equal_points_without_task: bool = False  # BOT-A32 until rulings 2, with points before the task


class Edition:
    """The printed facts of one edition as ints, lists and masks. Shared by all clones, never changed."""

    board_of: list[int]  # action space -> board
    limit: list[int]  # action space -> parts, credits, projects or tokens of the main action
    extra_cost: list[int]  # action space -> tokens to start the main action
    extra_gain: list[int]  # action space -> tokens gained at its start
    meeples_small: int  # of each colour with 1-2 players
    meeples_large: int
    first_reward: int
    second_reward: int
    icons: list[int]  # colour -> mask of types whose space carries the icon
    icon_cost: int
    copies: int  # of each coloured part
    wheel: int  # spaces
    quarter: int  # spaces a turn
    inputs: list[int]
    outputs: list[int]
    wheel_icons: int  # mask of wheel slots
    wheel_icon_cost: int
    project_columns: int
    project_rows: int
    project_copies: int  # of each colour
    bottom_left_cost: int
    bottom_right_gain: int
    universals: int  # of each type
    trade_parts: int
    trade_projects: int
    swap_cost: int
    sandra_cost: int
    step_worth: int  # of one step up a value track, in tokens
    value_start: int
    value_top: int
    value_bottom: int
    lines: list[int]  # value below a line -> bonus of crossing it upwards
    contract_colours: list[int]  # contract -> mask of colours
    contract_points: list[int]  # contract * 2 + token space -> points
    contract_rows: int
    contract_columns: int
    row_cost: list[int]
    row_points: list[int]
    start_parts: int
    start_projects: int
    start_tokens: int
    last_player_tokens: int
    hand_parts: int
    hand_projects: int
    tokens: int
    end_bots: int
    tokens_a_point: int
    part_penalty: int
    project_penalty: int
    sandra_start: int
    vilela_start: int
    inspections: list[int]  # tile -> mask of contract positions
    inspected: int  # contracts removed
    task_need: list[int]
    task_value: int
    ratings: list[int]  # lower bounds
    waiver_gain: int
    discount: int
    discount_minimum: int
    cheap_projects: int
    benefit_cost: int
    raise_steps: int
    universal_bot_parts: int

    def derive(self) -> None:
        """Work out once what no rule should have to."""
        self.spaces = len(self.board_of)
        self.first_space = [self.board_of.index(board) for board in range(BOARDS)]
        self.last_space = [
            max(space for space in range(len(self.board_of)) if self.board_of[space] == board)
            for board in range(BOARDS)
        ]
        self.project_spaces = self.project_columns * self.project_rows
        self.positions = self.contract_rows * self.contract_columns
        self.contracts = len(self.contract_colours)
