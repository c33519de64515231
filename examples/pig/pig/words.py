"""What players and chance answer, and the words of the log."""

from functools import lru_cache
from typing import Final

from boardwright.games.words import Verb, Vocabulary, Words

ROLL: Final = 1
HOLD: Final = 2
START_PLAYER: Final = 32  # seat
ROLLED: Final = 33  # number


@lru_cache(8)  # editions
def words(sides: int) -> Words:
    """Return the log's language for a die."""
    seat = Vocabulary("seat", {seat: str(seat) for seat in range(4)})
    number = Vocabulary("number", {number: str(number) for number in range(1, sides + 1)})
    return Words(
        [
            Verb(ROLL, "roll"),
            Verb(HOLD, "hold"),
            Verb(START_PLAYER, "start-player", (seat,)),
            Verb(ROLLED, "rolled", (number,)),
        ]
    )
