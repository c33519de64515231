"""Seeds: one word begets every game of a series and every player's luck, in any process."""

from __future__ import annotations

from hashlib import blake2b

from boardwright import limits
from boardwright.cli.problem import Problem
from boardwright.kernel.chance import Rng
from boardwright.table.dice import fresh_seed
from boardwright.table.log import is_seed


def read_seed(text: str) -> str:
    """Return a seed as given, or a new one nobody can guess if none is. Raises Problem."""
    if not text:
        return fresh_seed()
    if not is_seed(text):
        raise Problem(
            f"--seed cannot be {text!r}; use up to {limits.SEED} letters, digits and . _ : - alone."
        )
    return text


def seed_of_game(seed: str, index: int) -> str:
    """Return the seed of game `index` (from 0) of a series."""
    return blake2b(f"{seed}/game/{index}".encode(), digest_size=8).hexdigest()


def rng_of_player(seed: str, seat: int, position: int) -> Rng:
    """Return the generator of a computer player for one answer.

    It depends on the number of log lines before the answer, so a game carried on from its log goes on alike.
    """
    digest = blake2b(f"{seed}/player/{seat}/{position}".encode(), digest_size=4).digest()
    return Rng(int.from_bytes(digest, "big"))
