"""Prices as packed ints: so much of each thing. Prices are added as the ints that they are.

A game numbers from 0 to 8 what can be paid with; a price in the first thing alone is the amount itself.
Prices in the first seven fit into a native int: what is paid in playouts should be among them.
"""

from __future__ import annotations

from typing import Final

Price = int  # amount of thing 0 | amount of thing 1 << 8 | ...; each 0 to 255

FREE: Final = 0
WIDTH: Final = 8
MOST: Final = 255  # of one thing
THINGS: Final = 9


def so_much(thing: int, amount: int) -> Price:
    """Return the price of an amount of one thing."""
    return amount << thing * WIDTH


def amount_of(price: Price, thing: int) -> int:
    """Return how much of one thing a price holds."""
    return price >> thing * WIDTH & MOST


def amounts(price: Price) -> list[int]:
    """Return how much of each of the THINGS a price holds, in their order."""
    return [amount_of(price, thing) for thing in range(THINGS)]
