"""What lies in the box: names of the pieces as ints, and the printed facts of one edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.kernel.bits import count

CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GLASS: Final = 3
MATERIALS: Final = 4

# Tiles: building kinds are 0 .. kinds-1 in the edition's order, then these.
MEADOW: Final = 16
RESERVOIR: Final = 17
GATE: Final = 18
TILES: Final = 19  # length of a supply list
NO_TILE: Final = 31

# Markers on the main board.
NO_MARKER: Final = 0
CITIZEN: Final = 1
COIN: Final = 2
COVERED: Final = 3  # a marker lies here that nobody has seen

# Events, by what they do (ATT-15).
TOWN_CHARTER: Final = 0
HANSEATIC_LEAGUE: Final = 1
MINT_RIGHT: Final = 2
PLAGUE: Final = 3
FIRE: Final = 4
LOOTING: Final = 5
EVENTS: Final = 6
NO_EVENT: Final = 7


@dataclass(eq=False)
class Switches:
    """How one table reads what the rulebook leaves open: see `rules/rulings.toml`.

    Each is False for the default reading.
    """

    display_overflow_redrawn: bool = False  # ATT-A4
    double_glass_once: bool = False  # ATT-A5: one replacement at most
    unplaceable_cube_is_paid: bool = False  # ATT-A6
    majority_in_same_category: bool = False  # ATT-A10
    majority_skips_one_level: bool = False  # ATT-A11
    only_emblem_streets_struck: bool = False  # ATT-A18
    emblems_leave: bool = False  # ATT-A19
    event_before_seal: bool = False  # ATT-A20
    gates_in_building_sum: bool = False  # ATT-A16
    one_marker_per_tile: bool = False  # ATT-A3
    fire_target_takes_many: bool = False  # ATT-A17
    emblem_protects_owner_only: bool = False  # ATT-A31
    both_markers_count: bool = False  # ATT-A2


class Edition:
    """The printed facts of one edition as ints, lists and masks. Shared by all clones, never changed.

    Spaces are numbered row by row from the top left (A1 is 0, B1 is 1, ...); masks have bit k for space k.
    Streets are the columns from the left, then the rows from the top.
    """

    columns: int
    rows: int
    gate_side: list[int]  # space -> 0 top, 1 bottom, 2 left, 3 right, -1 no gate site
    cubes: list[int]  # material -> cubes in the box
    points: list[int]  # material -> points on completion
    draw_cost: list[int]  # material -> gold for a drawn cube
    levels: int
    fill_to: int
    prices: list[int]  # material * levels + level (from 0, the lowest) -> gold
    numeral: list[int]  # building kind -> numeral
    copies: list[int]  # building kind -> tiles in a supply
    hospitals: int  # mask of building kinds that shelter from the plague
    castles: int  # mask of building kinds that shelter from looting
    meadows: int
    meadow_price: int
    meadow_points: int
    meadow_points_with_citizen: int
    reservoirs: int
    reservoir_price: int
    reservoir_points: int
    gates: int
    gate_gold: int
    gate_material: int
    gate_points: int
    gate_numeral: int
    gate_points_final: int
    gate_points_opposite: int
    citizens: int
    coins: int
    stack: int  # markers on a main-board space
    stack_of_two_players: int
    rounds: int
    gold: int
    opening_draw: int
    majority: list[int]  # place -> points
    seal: list[int]  # round from 0 -> points
    first_event_round: int
    events: list[int]  # history tiles in the box, by effect (TOWN_CHARTER ...)
    emblems: int  # of each player
    emblems_of_two_players: int
    emblem_price: int
    track_end: int  # last space of the victory track

    def derive(self) -> None:
        """Work out once what no rule should have to."""
        self.spaces = self.columns * self.rows
        self.everywhere = (1 << self.spaces) - 1
        self.streets = self.columns + self.rows
        self.kinds = len(self.numeral)
        self.highest_numeral = max(self.numeral)
        self.first_column = column_mask(self, 0)
        self.last_column = column_mask(self, self.columns - 1)
        self.street_spaces = [column_mask(self, c) for c in range(self.columns)]
        self.street_spaces += [row_mask(self, r) for r in range(self.rows)]
        self.beside = [neighbours(self, space) for space in range(self.spaces)]  # space -> mask
        self.gate_sites = 0
        for space in range(self.spaces):
            if self.gate_side[space] >= 0:
                self.gate_sites |= 1 << space
        # space with four neighbours; only there can a reservoir be surrounded (ATT-A13)
        self.inner = 0
        for space in range(self.spaces):
            if count(self.beside[space]) == 4:
                self.inner |= 1 << space


def column_mask(edition: Edition, column: int) -> int:
    """Return the spaces of a column."""
    mask = 0
    for row in range(edition.rows):
        mask |= 1 << (row * edition.columns + column)
    return mask


def row_mask(edition: Edition, row: int) -> int:
    """Return the spaces of a row."""
    mask = 0
    for column in range(edition.columns):
        mask |= 1 << (row * edition.columns + column)
    return mask


def neighbours(edition: Edition, space: int) -> int:
    """Return the spaces that share an edge with a space."""
    column = space % edition.columns
    mask = 0
    if column > 0:
        mask |= 1 << (space - 1)
    if column < edition.columns - 1:
        mask |= 1 << (space + 1)
    if space >= edition.columns:
        mask |= 1 << (space - edition.columns)
    if space + edition.columns < edition.spaces:
        mask |= 1 << (space + edition.columns)
    return mask
