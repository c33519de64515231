"""What lies in the box: names of the pieces as ints, and small tables to count with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GOODS: Final = 6

# Skills, and the icons of cards and students.
FIGURE: Final = 0
ABACUS: Final = 1
QUILL: Final = 2
PEDESTAL: Final = 3
MASONRY: Final = 4
SKILLS: Final = 5
BOAT: Final = 5
ICONS: Final = 6

# Types of city tile: the rows of a player board, whatever their order on it.
BOOK: Final = 0
PATIENT: Final = 1
ARTEFACT: Final = 2
STUDENT: Final = 3
TYPES: Final = 4
SPOTS: Final = 5  # of a row; houses and architects have as many
CIVIC: Final = 5  # in place of a spot: the tile's row of the civic board

# City tiles: patients by good, students by icon, books, artefacts by kind of artefact.
FIRST_PATIENT: Final = 0
FIRST_STUDENT: Final = 6
BOOK_TILE: Final = 12
FIRST_ARTEFACT: Final = 13
NO_TILE: Final = 31

# Things that cards, scoring tokens and buildings count.
BUILDINGS: Final = 4
ARCHITECTS: Final = 5
BOATS: Final = 6
BOATS_IN_PORT: Final = 7
NIGHT_CARDS: Final = 8
ARTEFACT_TYPES: Final = 9
FAVOUR_POINTS: Final = 10
COINS: Final = 11
THINGS: Final = 12

# Locations of the city.
TILE_SLOT: Final = 0
SITE: Final = 1
PALACE_SITE: Final = 2
NOWHERE: Final = 63  # a vizier before the first turn; any location, where one may be chosen
QUADRANTS: Final = 4

OUTER: Final = 0  # rings of the city
INNER: Final = 1

# Cards.
STARTING: Final = 0
DAY: Final = 1
NIGHT: Final = 2
NO_CARD: Final = 63
HIDDEN_DAY: Final = 61  # a card in a hand that the viewer may not see
HIDDEN_NIGHT: Final = 62

# Buildings and their levels.
LEVELS: Final = 5
NO_BUILDING: Final = 31

# Palace pieces.
FOUNDATION: Final = 0
WALL: Final = 1
TOWER: Final = 2
BASE: Final = 3
DOME: Final = 4
SECTIONS: Final = 4
NEUTRAL: Final = 8  # in place of a seat: an architect of nobody

# The public houses board, in place of a seat.
PUBLIC_HOUSE: Final = 8
UNUSED_SLOT: Final = 9

# Ports.
PORTS: Final = 4
PORT_SLOTS: Final = 4

# Contracts and objectives.
STACKS: Final = 2
NO_CONTRACT: Final = 15
NO_OBJECTIVE: Final = 15
OBJECTIVE_SPACES: Final = 6

# The solo game.
NO_BOT: Final = -1
BOT: Final = 1  # the bot's place at the table
NO_BOT_CARD: Final = 31
NO_ICON: Final = 0
EXTRA_ACTION: Final = 1
BUILD_PALACE: Final = 2

# Effects: kind, number, argument and waived icons in one int.
COIN: Final = 0
FAVOUR: Final = 1
STEP: Final = 2
WILD: Final = 3
ANY_GOODS: Final = 4
BOAT_MOVES: Final = 5
TAKE_TILE: Final = 6  # argument: type of tile
BUILD: Final = 7
SKILL_TILE: Final = 8  # argument: skill
COIN_PER: Final = 9  # argument: type of tile
POINTS: Final = 10  # at the end of the game only


def effect(kind: int, number: int, argument: int = 0, waived: int = 0) -> int:
    """Pack an effect; each part 0 to 15."""
    return kind << 12 | number << 8 | argument << 4 | waived


def kind_of(packed: int) -> int:
    """Return what an effect does."""
    return packed >> 12


def number_of(packed: int) -> int:
    """Return how much of it."""
    return packed >> 8 & 15


def argument_of(packed: int) -> int:
    """Return the type of tile or the skill it is about."""
    return packed >> 4 & 15


def waived_by(packed: int) -> int:
    """Return how many icons of the requirement it waives."""
    return packed & 15


def type_of(tile: int) -> int:
    """Return the type of a city tile."""
    if tile < FIRST_STUDENT:
        return PATIENT
    if tile < BOOK_TILE:
        return STUDENT
    return BOOK if tile == BOOK_TILE else ARTEFACT


@dataclass(eq=False)
class Switches:
    """How one table reads what the rulebook leaves open: see `rules/rulings.toml`.

    Each is False for the default reading.
    """

    boats_in_port_do_not_count: bool = False  # BAG-A4
    action_is_a_duty: bool = False  # BAG-A6
    never_the_same_location: bool = False  # BAG-A7
    boat_moves_are_a_duty: bool = False  # BAG-A10
    wilds_are_no_masonry: bool = False  # BAG-A1
