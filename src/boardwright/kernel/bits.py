"""Small sets as the bits of one int, and piles as lists of counts: what engines do with both."""

from __future__ import annotations

from typing import Final

BIT: Final = [1 << k for k in range(62)]  # sets of a single member; an unboxed int has no more bits


def members(mask: int) -> list[int]:
    """Return the indices of the bits that are set, lowest first."""
    out: list[int] = []
    index = 0
    while mask:
        if mask & 1:
            out.append(index)
        mask >>= 1
        index += 1
    return out


def count(mask: int) -> int:
    """Return how many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def total(counts: list[int]) -> int:
    """Return the sum of some counts."""
    n = 0
    for each in counts:
        n += each
    return n
