"""Actions as packed ints: one verb and up to three arguments."""

from __future__ import annotations

from typing import Final

Action = int  # verb << 24 | a << 16 | b << 8 | c
Reason = int  # OK, or the number of the rule that forbids an action

OK: Final = 0

CHANCE: Final = -1  # whose() when a die, a bag or a deck is asked
NOBODY: Final = -2  # whose() when the game is over; also the seat of a spectator


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> Action:
    """Pack a verb and its arguments, each 0 to 255."""
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(action: Action) -> int:
    """Return the verb of a packed action."""
    return action >> 24


def first_of(action: Action) -> int:
    """Return the first argument of a packed action."""
    return action >> 16 & 255


def second_of(action: Action) -> int:
    """Return the second argument of a packed action."""
    return action >> 8 & 255


def third_of(action: Action) -> int:
    """Return the third argument of a packed action."""
    return action & 255
