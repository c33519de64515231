"""What the notes of Baghdad speak of: things, places, causes as ints. See `kernel.notes`.

City tiles are TILE + tile, cards CARD + card, and so on. Clauses are chapter * 100 + number; a reading of
the rules that the rulebook leaves open is RULING + number, so that RULING + 48 is BAG-A48.
"""

from __future__ import annotations

from typing import Final

RULING: Final = 100_00  # added to the number of a ruling in place of a clause

# What a player holds without a place of its own, in the order in which it is told.
COINS_HELD: Final = 0
STEPS_HELD: Final = 1
WILDS_HELD: Final = 2
FAVOUR_HELD: Final = 3
SHAME_HELD: Final = 4
GOOD: Final = 5  # + good
HELD: Final = 11  # one more than the last of them
SKILL: Final = 11  # + skill: the tile of a skill

# Other things.
HOUSE: Final = 16
ARCHITECT: Final = 17
BOAT: Final = 18
VIZIER: Final = 19
LIBRARY_TOKEN: Final = 20
CIVIC_MARKER: Final = 21
OBJECTIVE_MARKER: Final = 22
PUBLIC_HOUSE_PIECE: Final = 23
COVERING: Final = 24  # + FOUNDATION, WALL or TOWER: a piece as it lies on a space of the plan
CARD: Final = 64
TILE: Final = 128
BUILDING: Final = 160
PIECE: Final = 192
CONTRACT: Final = 224
OBJECTIVE_CARD: Final = 240
A_BOT_CARD: Final = 256
TOKEN: Final = 288  # + what it counts
BOARD_OF: Final = 304  # + letter of a player board

# Parts of the game, and what the bot decides about.
EFFECT: Final = 320  # an action, or what a reward allows: declined, or taken up
BOAT_MOVES: Final = 321
A_SYMBOL: Final = 322  # decided for none of them
SYMBOL: Final = 336  # + what is done
A_QUADRANT: Final = 352
A_LOCATION: Final = 353
A_PIECE: Final = 354
A_CARD: Final = 355
AN_OBJECTIVE: Final = 356
A_CIVIC_TILE: Final = 357  # + type
ICON: Final = 368  # + NO_ICON, EXTRA_ACTION or BUILD_PALACE

# As what something is TURNED, in place of a target.
NOT_MET: Final = 0
MET: Final = 1
SPENT: Final = 2
LEFT_OUT: Final = 3  # the bot cannot decide for it
AS_GOOD: Final = 4  # the bot could have decided for it, but something else comes first

# Why something was decided: what told it from others.
MOST_POINTS: Final = 2
FEWEST_CONNECTED: Final = 4
SHOWN_RING: Final = 5
CLOCKWISE: Final = 6
FEWEST_GOODS: Final = 7
BASE_FIRST: Final = 8
NEAREST: Final = 9
LEFTMOST: Final = 10
RIGHTMOST: Final = 11

# Places that all share.
BAG: Final = 1
FIRST_SET: Final = 2
SECOND_SET: Final = 3
BOX: Final = 4  # night cards that left the game
UNSEEN: Final = 5  # drawn from by chance; city tiles and character cards apart
UNDEALT: Final = 6  # starting cards
UNBUILT: Final = 7
PALACE: Final = 8
BOT_DECK: Final = 9  # the card whose back shows
BOT_FACE: Final = 10  # the card that is turned over
SCORED_THERE: Final = 12  # + port or palace section
DECK: Final = 20  # + DAY or NIGHT
CONTRACT_TOP: Final = 24  # + stack
SHOWN: Final = 26  # + place of an objective
DISPLAY: Final = 32  # + slot
LOWER: Final = 48  # + level
UPPER: Final = 56
LOCATION: Final = 64  # + location, NOWHERE among them
PORT: Final = 128  # + slot
PUBLIC_SLOT: Final = 144
LIBRARY_SPACE: Final = 160
PLAN: Final = 192  # + 16 * kind of piece + space

# Places of one seat.
SEAT: Final = 512  # * (seat + 1)
HAND: Final = 0
SLOT: Final = 1  # + slot, the one that is leaving among them
DISCARD: Final = 5
SUPPLY: Final = 6
KEPT: Final = 7  # objectives and contracts
HOUSES: Final = 8  # + house
ARCHITECTS_LEFT: Final = 16
CIVIC_COLUMN: Final = 24  # + type
SPOT: Final = 32  # + type * SPOTS + spot
NODE: Final = 64  # + river space, or before a port
MARKS: Final = 128  # + 8 * objective + space


def of_seat(seat: int, place: int) -> int:
    """Return the place of one seat."""
    return SEAT * (seat + 1) + place


def place_of(place: int) -> int:
    """Return a place of a seat as a place of any."""
    return place % SEAT
