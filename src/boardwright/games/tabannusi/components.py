"""What lies in the box: names of the pieces as ints, and the printed facts of one edition.

Districts are numbered from 0 here (printed: 1 to 5). A space of a common District is a number below
`SPACES`; a place is `district * SPACES + space`. A border Water space between two common Districts has a
place in both; the one in the lower District names it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.kernel.bits import BIT, total

# Colours. The first three are those of Projects, Buildings and Mastery tracks.
WHITE: Final = 0
YELLOW: Final = 1
BROWN: Final = 2
BLUE: Final = 3
GREEN: Final = 4
COLOURS: Final = 5
TRACKS: Final = 3
ANY_COLOUR: Final = 5  # of a Ship printed on the board

# Districts.
COMMON: Final = 3  # Districts 0 to 2 have a grid
PORT: Final = 3
ZIGGURAT: Final = 4
DISTRICTS: Final = 5
NOWHERE: Final = -1  # a worker that is not on the board

SPACES: Final = 32
PLACES: Final = COMMON * SPACES

# Rows of a Player board: white, yellow, brown, then the colourless one.
BOTTOM: Final = 3
ROWS: Final = 4
ROW_SPACES: Final = 16  # room for a row in the table of bonuses

# Port: lines are the three rows, then the three columns; a House space is line * 2, + 1 for the red one.
LINES: Final = 6
CELLS: Final = 9
PORT_SPACES: Final = 12
SHIPS: Final = 15  # tiles; printed Ships are numbered after them
NO_SHIP: Final = -1

# Ship tiles by what they do (TAB-18).
S01: Final = 0
S02: Final = 1
S03: Final = 2
S04: Final = 3
S05: Final = 4
S06: Final = 5
S07: Final = 6
S08: Final = 7
S09: Final = 8
S10: Final = 9
S11: Final = 10
S12: Final = 11
S13: Final = 12
S14: Final = 13
S15: Final = 14

# Ziggurat: a House space is section * SECTION_SPACES + space.
SECTION_SPACES: Final = 6
ZIGGURAT_SPACES: Final = 18
CLAIM_SPACES: Final = 3

# Ziggurat tiles by what they count (TAB-17).
PER_HOUSE_COMMON: Final = 0
PER_HOUSE_ZIGGURAT: Final = 1
PER_BOUNDARY: Final = 2
PER_SHIP: Final = 3
PER_BUILDING_WITH_GARDEN: Final = 4
PER_GARDEN: Final = 5
PER_HOUSE_PORT: Final = 6
FLAT: Final = 7
PER_CARD: Final = 8
PER_COLOUR_SET: Final = 9

# Harbormaster that is used within a Construct (TAB-21.7).
DISCOUNT_TILE: Final = 6
NO_TILE: Final = -1
NO_CRATE: Final = -1

# Where a special Water tile is; from ON_BOARD on: ON_BOARD + place.
IN_STACK: Final = 0
ON_DISPLAY: Final = 1
IN_AREA: Final = 2  # + seat
ON_BOARD: Final = 16

# States of a Crate: state * COLOURS + colour counts them.
UP: Final = 0
DOWN: Final = 1
UP_REFILLED: Final = 2  # refilled by the free action this turn (TAB-11.3)
DOWN_REFILLED: Final = 3

# Urban cards.
UNKNOWN: Final = 255  # a card that the viewer may not see

# Bonuses: op << 8 | number << 4 | colour.
NOTHING: Final = 0
GOLD: Final = 1
POINTS: Final = 2
LOSE_POINTS: Final = 3
MARKERS: Final = 4
DIE_FROM_BARGE: Final = 5  # colour
DIE: Final = 6
WATER: Final = 7
SPECIAL_WATER: Final = 8
GARDEN: Final = 9
MOVE_ARCHITECT: Final = 10
FLIP: Final = 11
STEP: Final = 12  # each on a track of choice
STEPS_ON_ONE: Final = 13
STEPS_SPLIT: Final = 14
STEPS_DISTINCT: Final = 15
STEP_OF: Final = 16  # colour
STEP_SAME: Final = 17
EXTRA_PROJECT: Final = 18
PAY_FOR_STEP: Final = 19
CLAIM_ANY_SHIP: Final = 20
CLAIM_ON_ZIGGURAT: Final = 21
FREE_PORT_HOUSE: Final = 22
DRAW_URBAN_CARDS: Final = 23
SHIFT_HOUSES: Final = 24
RANDOM_HARBORMASTER: Final = 25
ANY_ACTION_TILE: Final = 26
DISCOUNT: Final = 27
STEP_LOWEST: Final = 28
STEP_HIGHEST: Final = 29

# Solo: Kings, symbols and actions of the Automa cards.
GILGABOT: Final = 0
SARBOT: Final = 1
BOTMUZI: Final = 2
BOT_BABA: Final = 3
KINGS: Final = 4
NO_KING: Final = -1
DRAWN_KING: Final = -2  # asked for by a table: the King is drawn
NUMBERS: Final = 3
AUTOMA_ROWS: Final = 3
DOWN_SYMBOL: Final = 0
UP_SYMBOL: Final = 1
KING_SYMBOL: Final = 2
ACTION_A: Final = 0
ACTION_B: Final = 1
ACTION_C: Final = 2
ACTION_D: Final = 3


def bonus_of(op: int, number: int = 0, colour: int = 0) -> int:
    """Pack a bonus; number is 0 to 15."""
    return op << 8 | number << 4 | colour


def op_of(bonus: int) -> int:
    """Return what kind of bonus this is."""
    return bonus >> 8


def number_in(bonus: int) -> int:
    """Return how many, or how far."""
    return bonus >> 4 & 15


def colour_in(bonus: int) -> int:
    """Return the colour of a bonus that has one."""
    return bonus & 15


@dataclass(eq=False)
class Switches:
    """How one table reads what the rulebook leaves open: see `rules/rulings.toml`.

    Each is False for the default reading.
    """

    any_tied_lowest: bool = False  # TAB-A10
    garden_bonus_may_be_declined: bool = False  # TAB-A13
    project_bonus_is_a_must: bool = False  # TAB-A13
    no_gold_for_refill: bool = False  # TAB-A20
    final_scoring_keeps_dice: bool = False  # TAB-A21
    rewards_player_by_player: bool = False  # TAB-A70, and until rulings 3
    kings_water_per_action: bool = False  # TAB-A44, and until rulings 3
    baba_stops_at_a_full_ground: bool = False  # TAB-A65 until rulings 2
    ties_without_number: bool = False  # TAB-A71 until rulings 3
    gold_before_crates: bool = False  # TAB-A73 until rulings 3


class Board:
    """The common Districts of one side of the Main board for one number of players, as masks."""

    land: list[int]  # District -> grid spaces in play
    border: list[int]  # District -> border Water spaces that touch it
    near: list[int]  # place -> adjacent spaces of the same District
    bonus: list[int]  # place -> printed bonus
    twin: list[int]  # place -> the other place of a border Water between two common Districts, or -1
    shores: list[int]  # Port, Ziggurat: (District - COMMON) * COMMON + common District -> border Water
    numbers: list[int]  # place -> solo number, 0 where there is none

    def derive(self) -> None:
        """Work out once what no rule should have to."""
        self.own = [0] * COMMON  # District -> spaces that are named by this District
        for place in range(PLACES):
            if self.twin[place] < 0 or place < self.twin[place]:
                self.own[place // SPACES] |= BIT[place % SPACES]
        self.by_number = [0] * PLACES  # District * SPACES + number -> space
        for place in range(PLACES):
            if self.numbers[place]:
                self.by_number[place // SPACES * SPACES + self.numbers[place]] = place % SPACES
        # District * 1024 + byte of the mask * 256 + value -> adjacent spaces
        self.near_bytes = [0] * (COMMON * 1024)
        for district in range(COMMON):
            for byte in range(4):
                for value in range(256):
                    spaces = 0
                    for k in range(8):
                        if value >> k & 1:
                            spaces |= self.near[district * SPACES + byte * 8 + k]
                    self.near_bytes[district * 1024 + byte * 256 + value] = spaces

    def beside(self, district: int, spaces: int) -> int:
        """Return the spaces of a District adjacent to any of these. TAB-3.12"""
        table = self.near_bytes
        at = district * 1024
        return (
            table[at + (spaces & 255)]
            | table[at + 256 + (spaces >> 8 & 255)]
            | table[at + 512 + (spaces >> 16 & 255)]
            | table[at + 768 + (spaces >> 24 & 255)]
        )

    def name_of(self, place: int) -> int:
        """Return the place that names a space: of two places of one border Water the lower."""
        twin = self.twin[place]
        return twin if 0 <= twin < place else place


class Automa:
    """The printed facts of the solo game: Kings and Automa cards."""

    bot_harbormaster_points: int
    bot_gold: int
    bot_projects: int  # Automa Projects of each colour besides those of the Decrees
    bot_points: int  # for an A action without the King symbol
    garden_water: int  # new Water tiles at most with the Bot's Gardens
    king_decrees: list[int]  # King -> mask of Decrees
    king_effects: list[list[int]]  # King -> bonuses of its A action
    king_project_bonus: list[int]  # King -> bonus
    king_building_bonus: list[int]
    king_garden_bonus: list[int]
    king_project_up: list[int]  # King -> 1 if its Projects go to the highest number
    king_start_up: list[int]  # King -> 1 if its start Building goes to the highest number
    king_markers: list[int]  # King * DISTRICTS + District -> markers of its Automa Urban card
    card_top: list[int]  # Automa card -> number at its top
    card_arrow: list[int]  # Automa card -> row that it marks on the other card
    card_bonus: list[int]
    card_action: list[int]  # card * AUTOMA_ROWS + row -> action
    card_symbol: list[int]
    card_number: list[int]


class Edition:
    """The printed facts of one edition as ints, lists and masks. Shared by all clones, never changed."""

    boards: list[Board]  # players - 1 -> side of the Main board
    barges: list[int]  # District -> colour of its printed Barge
    dice: list[int]  # players - 1 -> dice of each colour
    decrees_shown: list[int]  # players - 1
    time_gold: list[int]  # players - 1
    construct_local: int
    construct_per_marker: int
    ship_gold: int
    ship_gold_after_construct: int
    port_local: int
    ziggurat_local: int
    move_gold: int
    start_gold: int
    start_markers: int
    start_supply: int
    start_crates: int
    start_cards: int
    start_points: int
    start_level: int
    display: int  # special Water tiles shown
    project_tiles: list[int]  # colour -> tiles
    pieces: list[int]  # colour -> Building pieces
    water: int
    gardens: int
    gardens_per_action: int
    actions_per_turn: int
    projects_per_colour: int
    crates: list[int]  # colour -> Crate tiles
    crate_slots: int
    special_bonus: list[int]  # special Water tile -> bonus
    slots: list[int]  # Action-tile slot -> District
    tile_effects: list[list[int]]  # Action tile -> bonuses
    top: int  # highest Mastery level
    values: list[int]  # Mastery level -> left-hand value
    boundaries: list[int]  # Mastery level -> 1 if it lies just above a boundary
    in_track: list[int]  # Mastery level -> bonus
    right_hand: list[int]  # Mastery level -> bonus
    row_length: list[int]  # row -> Houses
    row_bonus: list[int]  # row * ROW_SPACES + position -> bonus
    column_bonus: list[int]  # column -> bonus
    printed_ships: list[int]  # cell -> number of the printed Ship, or NO_SHIP
    blue_bonus: list[int]  # line -> bonus
    ship_size: list[int]  # Ship -> size
    ship_colour: list[int]  # Ship -> colour, or ANY_COLOUR
    ship_points: list[int]  # Ship -> points of its ability
    ziggurat_bonus: list[int]  # House space -> bonus
    ziggurat_kind: list[int]  # Ziggurat tile -> what it counts
    ziggurat_values: list[int]  # tile * CLAIM_SPACES + claim space -> points
    urban_need: list[int]  # card * DISTRICTS + District -> Houses
    urban_points: list[int]  # card -> points
    decree_buildings: list[int]  # Decree * TRACKS + colour -> Buildings
    decree_ziggurat: list[int]  # Decree -> 1 if Houses in the Ziggurat count as well
    decree_beside_garden: list[int]  # Decree -> 1 if each Building has to lie beside a Garden
    decree_ships: list[int]  # Decree * TRACKS + colour -> Ships
    decree_port: list[int]  # Decree -> Houses in the Port
    decree_gardens_beside: list[int]  # Decree -> Gardens beside own Buildings
    decree_gardens: list[int]  # Decree -> own Gardens
    decree_every_tile: list[int]  # Decree -> 1 if every Ziggurat tile needs a marker
    decree_effects: list[list[int]]  # Decree -> bonuses
    decree_symbol: list[int]  # Decree -> symbol
    harbormaster_effects: list[list[int]]  # Harbormaster -> bonuses
    unused_points: int
    automa: Automa

    def derive(self) -> None:
        """Work out once what no rule should have to."""
        self.cards = len(self.urban_points)
        self.decrees = len(self.decree_symbol)
        self.harbormasters = len(self.harbormaster_effects)
        self.symbols = max(self.decree_symbol) + 1
        self.printed = CELLS - self.printed_ships.count(NO_SHIP)
        self.line_cells = [0b111, 0b111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100]
        self.houses = total(self.row_length)
        self.markers = self.start_markers + self.start_supply
        # Decree -> Houses that have to be on the board at least
        self.decree_houses = [
            total(self.decree_buildings[decree * TRACKS : decree * TRACKS + TRACKS])
            + self.decree_port[decree]
            for decree in range(len(self.decree_symbol))
        ]
