"""The positions that are measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from boardwright.games.registry import title
from boardwright.games.title import Printed, Setup
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE
from boardwright.players.playout import draw_outcome


@dataclass(frozen=True)
class Scene:
    """A game with its set-up."""

    game: str
    seats: int
    options: Mapping[str, str]

    @property
    def label(self) -> str:
        """Return a name for tables."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats{', ' if options else ''}{options}"


def begin(scene: Scene) -> Game:
    """Return a game before its first answer."""
    return title(scene.game).new_game(Setup(scene.game, scene.seats, scene.options), printed(scene.game))


@cache
def printed(game: str) -> Printed:
    """Return the edition of a game, read once: reading takes longer than many a game."""
    return title(game).load()


def middle(scene: Scene, rng: Rng) -> Game:
    """Return a position half-way through a random game."""
    length = len(answers(begin(scene), rng.clone()))
    game = begin(scene)
    for action in answers(begin(scene), rng)[: length // 2]:
        game.apply(action)
    while game.whose() == CHANCE:
        game.apply(draw_outcome(game, rng))
    return game


def answers(game: Game, rng: Rng) -> list[int]:
    """Play a game to its end at random; return all answers, chance included."""
    out = []
    while game.options():
        options = game.options()
        action = draw_outcome(game, rng) if game.whose() == CHANCE else options[rng.below(len(options))]
        game.apply(action)
        out.append(action)
    return out
