"""What the notes of Attandarra speak of: things, places and causes as ints. See `kernel.notes`.

Cubes are MATERIAL + material, tiles TILE + tile, history tiles EVENT + event; points are the categories of
the score sheet, so that SCORED names one of `scoring`.
"""

from __future__ import annotations

from typing import Final

# Things.
MATERIAL: Final = 0
MARKER: Final = 4  # + CITIZEN or COIN
GOLD: Final = 8
EMBLEM: Final = 9
THE_SEAL: Final = 10
ROUND: Final = 12  # a part of the game
OWN_ROUND: Final = 13  # a part of the game: the round of one seat
UNFINISHED: Final = 14  # a cause: unfinished buildings leave before the final scoring
NO_GOLD_LEFT: Final = 15  # a cause: nothing is left to spend
EVENT: Final = 16
FINAL_CUBE: Final = 24  # a cause: the last gold went for a draw
NO_PLACE: Final = 25  # a cause: a drawn cube fits nowhere
REPLACED: Final = 26  # a cause: another cube was drawn for it
TILE: Final = 32

# Places that all share.
BAG: Final = 1
DISPLAY: Final = 2
HAND: Final = 3  # cubes drawn or bought and not yet placed
UNSEEN: Final = 5  # markers and history tiles that nobody has seen
ROUND_TILE: Final = 6  # the history tile of the round
MARKET: Final = 64  # + space: the marker on top
UNDER: Final = 96  # + space: the marker beneath it, where it is known
STREET: Final = 128  # + street

# Places of one seat.
SEAT: Final = 256  # * (seat + 1)
SUPPLY: Final = 1
COUNTERS: Final = 2
CITY: Final = 64  # + space


def supply_of(seat: int) -> int:
    """Return the place of a seat's supply."""
    return SEAT * (seat + 1) + SUPPLY


def counters_of(seat: int) -> int:
    """Return the place of the cubes that count a seat's buildings of the round."""
    return SEAT * (seat + 1) + COUNTERS


def city_space(seat: int, space: int) -> int:
    """Return the place of a space of a seat's city."""
    return SEAT * (seat + 1) + CITY + space


def space_of(place: int) -> int:
    """Return the space of a place in a city."""
    return place % SEAT - CITY
