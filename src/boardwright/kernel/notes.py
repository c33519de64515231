"""What a rule tells of what it did, where it does it: typed facts, for whoever puts them into words.

Notes are derived and never stored: a replay makes them again. A game without a list of notes
(playouts, clones, searches) makes none.
"""

from __future__ import annotations

from typing import Final

# Kinds of notes. A game says what its things, places and causes are (`games.<game>.notes`).
ANSWERED: Final = 1  # an answer was given, by choice or because there was no other: `thing` is the action
GAINED: Final = 2  # `amount` of `thing` came to a seat
PAID: Final = 3  # `amount` of `thing` left a seat
MOVED: Final = 4  # `amount` of `thing` went from `origin` to `target`
SCORED: Final = 5  # `amount` points of category `thing`
REVEALED: Final = 6  # `thing` came to light at `target`
TURNED: Final = 7  # `thing` is now as `target` says: completed, exhausted, face up
CHOSEN: Final = 8  # an opponent without a seat decided for `thing`, because of `cause`
BEGAN: Final = 9  # a part of the game: `thing` is a round, a phase, a turn
ENDED: Final = 10  # a part of the game; the whole game where `thing` is THE_GAME
OPENED: Final = 11  # what follows tells of things that were hidden: it waits until the answer is confirmed

THE_GAME: Final = -1
AWAY: Final = -1  # a place: out of the game, where nobody counts what lies there


class Note:
    """One fact. All fields are ints; 0 where a kind has no use for a field.

    `seat` is a seat, CHANCE or NOBODY; `clause` is chapter * 100 + number, so that 1203 is clause 12.3.
    """

    def __init__(
        self, kind: int, seat: int, thing: int, amount: int, origin: int, target: int, cause: int, clause: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.origin = origin
        self.target = target
        self.cause = cause
        self.clause = clause

    def fields(self) -> tuple[int, int, int, int, int, int, int, int]:
        """Return all that a note says, to compare."""
        return (
            self.kind,
            self.seat,
            self.thing,
            self.amount,
            self.origin,
            self.target,
            self.cause,
            self.clause,
        )
