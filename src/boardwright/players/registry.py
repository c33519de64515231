"""Which players there are. A player answers from an Observation alone."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from boardwright.games.registry import has_room, room
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action
from boardwright.players.greedy import Evaluation, Margin, choose_greedily
from boardwright.table.observation import Observation

PLAYERS: Final = ("random", "greedy")


class PlayerError(ValueError):
    """A player that does not exist. Its text is one sentence with the remedy."""


class Player(Protocol):
    """Answers one question at a time."""

    name: str

    def choose(self, observation: Observation, rng: Rng) -> Action:
        """Return one of `observation.options`, a function of the observation and the generator alone."""
        ...


class RandomPlayer:
    """Takes any option, all alike."""

    name = "random"

    def choose(self, observation: Observation, rng: Rng) -> Action:
        """Return an option drawn evenly."""
        return observation.options[rng.below(len(observation.options))]


class GreedyPlayer:
    """Looks to the end of its own turn; see `players.greedy`."""

    name = "greedy"

    def choose(self, observation: Observation, rng: Rng) -> Action:
        """Return the option whose turn ends best by the game's own evaluation, else by points.

        Raises SetupError where the game's evaluation cannot be imported.
        """
        return choose_greedily(observation.game, evaluation(observation.title.name), rng)


@cache  # the greedy player asks at every answer
def evaluation(game: str) -> Evaluation:
    """Return the evaluation written for a game, or one by points alone. Raises SetupError as `room`."""
    if not has_room(game, "evaluation"):
        return Margin()
    made = room(game, "evaluation").EVALUATION
    assert isinstance(made, Evaluation)
    return made


def player(spec: str) -> Player:
    """Return a player by its name. Raises PlayerError naming the players there are."""
    if spec == "random":
        return RandomPlayer()
    if spec == "greedy":
        return GreedyPlayer()
    raise PlayerError(f"There is no player called {spec}; choose from {', '.join(PLAYERS)}.")
