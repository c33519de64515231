"""Pseudo-random numbers for players and searches: the same compiled, interpreted and in any process."""

from __future__ import annotations


class Rng:
    """xorshift32. Small and quick; chance answers of a real table do not come from here."""

    def __init__(self, seed: int) -> None:
        """Start from any int; equal seeds give equal streams."""
        self.state = (seed * 2654435761 + 2463534242) % 4294967291 + 1

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1. `n` must be at least 1."""
        x = self.state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.state = x
        return x % n

    def clone(self) -> Rng:
        """Return a generator that continues with the same stream."""
        other = Rng(0)
        other.state = self.state
        return other
