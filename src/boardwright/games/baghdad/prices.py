"""What answers cost, as packed prices: coins, goods, favour, steps. See `kernel.prices`."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import GOODS
from boardwright.kernel.prices import Price, amount_of

IN_COINS: Final = 0
IN_GOODS: Final = 1  # + good
IN_FAVOUR: Final = 7
IN_STEPS: Final = 8


def goods_in(price: Price) -> int:
    """Return how many goods a price takes."""
    n = 0
    for good in range(GOODS):
        n += amount_of(price, IN_GOODS + good)
    return n
