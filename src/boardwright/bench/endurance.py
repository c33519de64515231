"""Very many random games: every one must end, with all pieces in place, and alike however it is run."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import product
from typing import Final

from boardwright.bench.positions import Scene, begin
from boardwright.games.title import Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash

LONGEST: Final = 60_000  # answers; far more than any game takes, even without a last round


class Broken(Exception):
    """A game that went wrong: where, and how it can be seen again."""


def scenes(title: Title) -> Iterator[Scene]:
    """Yield every number of players with every choice of modules, alone also with every solo opponent."""
    for seats in range(title.minimum_seats, title.maximum_seats + 1):
        choices = [one for one in title.options if one.kind == "module" or (one.solo and seats == 1)]
        for values in product(*(option.values for option in choices)):
            chosen = {
                option.name: value
                for option, value in zip(choices, values, strict=True)
                if value != option.values[0]
            }
            yield Scene(title.name, seats, chosen)


def endure(scene: Scene, seed: int) -> tuple[str, int]:
    """Play one random game with all checks; return its fingerprint and its answers.

    Raises Broken for a dead end, a runaway, lost pieces, or a game without end.
    """
    answers: list[int] = []
    try:
        game = begin(scene)
        rng = Rng(seed)
        play_checked(game, rng, answers)
        game.check()
        trail = b"".join(action.to_bytes(8, "big") for action in answers)
        return blake2b(trail + game_hash(game).encode(), digest_size=16).hexdigest(), len(answers)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        raise Broken(f"{scene.label}, seed {seed}, after {len(answers)} answers: {reason}") from error


def play_checked(game: Game, rng: Rng, answers: list[int]) -> None:
    """Play to the end at random, checking the pieces after every turn."""
    turn = game.turn()
    while True:
        options = game.options()
        if not options:
            return
        if game.turn() != turn:
            turn = game.turn()
            game.check()
        assert len(answers) < LONGEST, "the game does not end"
        action = draw_outcome(game, rng) if game.whose() == CHANCE else options[rng.below(len(options))]
        game.apply(action)
        answers.append(action)
