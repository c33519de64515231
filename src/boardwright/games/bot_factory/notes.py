"""What the notes of Bot Factory speak of: things and places as ints. See `kernel.notes`.

Parts are PART + part, projects PROJECT_OF + colour, bots BOT_OF + colour. A value is a marker on a track, so
that MOVED says how it rose or fell. Why something was decided is in the clause of its note.
"""

from __future__ import annotations

from typing import Final

# Things.
PART: Final = 0
PROJECT_OF: Final = 32
BOT_OF: Final = 36
THE_UNIVERSAL_BOT: Final = 40
TOKEN: Final = 41
MARKER: Final = 42  # of distribution
VALUE_OF: Final = 44
MEEPLE: Final = 48  # + seat, SANDRA or VILELA
TILE: Final = 56
CONTRACT_CARD: Final = 64

# Parts of the game, and what is offered in it.
ROUND: Final = 128
MOVING: Final = 129  # phase 1
ACTING: Final = 130  # phase 2
MAINTAINING: Final = 138  # phase 3, and when the game is over
SETTING_UP: Final = 139
OWN_TURN: Final = 131
MAIN_ACTION: Final = 132  # of the space that is the origin
TRADE: Final = 133  # of parts or projects; `amount` of them are given
BONUS: Final = 134  # begins for an `amount` of tokens, ends with an amount of 1 if it was used
ROW: Final = 135  # the bottom row of projects goes
BOTS_COMPLETED: Final = 136  # a cause of the end
WATCHED: Final = 137  # what an opponent decided for: nothing, as in round 1
ACTED: Final = 140  # + board: what an opponent decided for; `amount`: gaps of the wheel that Sandra fills
REVEALED_COLOUR: Final = 144  # + colour: a cause

# Places that all share.
DECK: Final = 1  # of projects
DISCARDED_PROJECTS: Final = 2
STACKS: Final = 3  # parts below the tops
DISCARDS: Final = 4
DISPLAY: Final = 5  # universal parts, production tiles, the Universal bot
BOTS: Final = 6  # on the Assembly board
BOX: Final = 7  # contracts that nobody has seen
STACK_TOP: Final = 16  # + colour of a stack
COLUMN: Final = 32  # + colour * TYPES + type
PALLET: Final = 48  # + spare space
WHEEL: Final = 64  # + slot
PROJECT_SPACE: Final = 96
POSITION: Final = 128  # of a contract
TOKEN_SPACE: Final = 192  # + 2 * position, + 1 for the second
FLOOR: Final = 320  # + where a meeple stands; one less: not on the floor
TRACK: Final = 576  # + value

# Places of one seat.
SEAT: Final = 1024  # * (seat + 1)
HAND: Final = 0  # parts, projects without a bot, a production tile
DONE: Final = 1  # completed projects and their bots
SUPPLY: Final = 2  # tokens that are neither in hand nor on contracts


def hand_of(seat: int) -> int:
    """Return the place of what a seat holds."""
    return SEAT * (seat + 1) + HAND


def done_of(seat: int) -> int:
    """Return the place of a seat's completed projects."""
    return SEAT * (seat + 1) + DONE


def supply_of(seat: int) -> int:
    """Return the place of the tokens that a seat does not hold."""
    return SEAT * (seat + 1) + SUPPLY
