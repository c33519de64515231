"""Chance: every answer follows from the table's seed and its number, whatever happened in between.

Nothing else decides: not undo, not the process, not whether the engines are compiled.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from boardwright.kernel.agenda import Game
from boardwright.kernel.packing import Action

SEED_BYTES: Final = 16  # 128 bits: nobody guesses them, nobody meets them twice
ROLL_BYTES: Final = 16  # so many that the remainder favours nobody


def fresh_seed() -> str:
    """Return a seed that nobody can predict, as 32 hex digits."""
    return secrets.token_hex(SEED_BYTES)


def roll(seed: str, number: int, below: int) -> int:
    """Return a number from 0 to `below` - 1 for the chance answer `number`, counted from 0."""
    key = blake2b(seed.encode()).digest()
    digest = blake2b(str(number).encode(), digest_size=ROLL_BYTES, key=key).digest()
    return int.from_bytes(digest, "big") % below


def answer(seed: str, number: int, game: Game) -> Action:
    """Return the answer to the open chance question; likelier outcomes by their weight."""
    outcomes = game.options()
    weights = [game.weight(outcome) for outcome in outcomes]
    left = roll(seed, number, sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights of a chance question add up to more than their sum")
