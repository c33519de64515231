"""The players in the rail, and the rounds."""

from __future__ import annotations

from typing import cast

from boardwright.faces.face import Figure, Panel
from boardwright.faces.telling.wording import say
from boardwright.table.observation import Observation
from pig.state import Pig


def panels(observation: Observation) -> list[Panel]:
    """Return a panel for every seat."""
    game = cast(Pig, observation.game)
    found: list[Panel] = []
    for seat, points in enumerate(game.points):
        collected = game.collected if seat == game.active() else 0
        found.append(Panel(seat, points, [Figure("die", collected, say("collected in this turn"))]))
    return found


def status(observation: Observation) -> tuple[int, int, str]:
    """Return (round, rounds, label); nobody knows how many rounds there are."""
    game = cast(Pig, observation.game)
    round = (game.turns - 1) // len(game.points) + 1
    label = say("Game over") if observation.over else say("Round {round}", round=round)
    return round, 0, label if game.turns else say("Setting up")
