"""Where everything is in a game of Pig, counted as its notes count."""

from collections import Counter
from typing import cast

from boardwright.kernel.agenda import Game
from pig.state import COLLECTED, POINTS, Pig
from tests.contract.notes import Ledger, points, purse


def ledger(game: Game) -> Ledger:
    """Return how many points are whose, for good and for the turn."""
    table = cast(Pig, game)
    found: Ledger = Counter({(points(seat), POINTS): own for seat, own in enumerate(table.points)})
    found[purse(table.active()), COLLECTED] = table.collected
    return found
