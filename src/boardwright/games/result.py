"""How a game has ended, as the engine and its title say: the one source of whatever is told of a result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TypeGuard

from boardwright.games.title import Printed, Rival, Title
from boardwright.kernel.agenda import Game


@dataclass(frozen=True)
class Result:
    """Points and places by seat, the rivals of a solo game, and its outcome in a word."""

    scores: Sequence[int]
    places: Sequence[int]  # 1 for a winner; 2 for a solo game that is lost
    rivals: Sequence[Rival] = ()
    outcome: str = ""

    def data(self) -> dict[str, object]:
        """Return it for programs and for the store; `read_result` reads it back."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "rivals": [asdict(rival) for rival in self.rivals],
            "outcome": self.outcome,
        }


def result_of(title: Title, game: Game, printed: Printed) -> Result:
    """Return the result if the game ended now."""
    return Result(game.scores(), game.places(), title.rivals(game, printed), title.outcome(game, printed))


def read_result(data: object, seats: int) -> Result | None:
    """Return a result that was kept for so many seats, or None where it is damaged or there is none."""
    if not isinstance(data, Mapping):
        return None
    scores, places = data.get("scores"), data.get("places")
    rivals, outcome = data.get("rivals"), data.get("outcome")
    if not (_are_numbers(scores, seats) and _are_numbers(places, seats)):
        return None
    if not (isinstance(rivals, list) and isinstance(outcome, str)):
        return None
    opponents = [rival for rival in map(_rival, rivals) if rival is not None]
    if len(opponents) < len(rivals):
        return None
    if seats > 1 and 1 not in places:
        return None
    return Result(scores, places, opponents, outcome)


def _rival(data: object) -> Rival | None:
    if not isinstance(data, Mapping):
        return None
    name, points, place = data.get("name"), data.get("points"), data.get("place")
    if isinstance(name, str) and isinstance(points, int) and isinstance(place, int):
        return Rival(name, points, place)
    return None


def _are_numbers(value: object, count: int) -> TypeGuard[list[int]]:
    return isinstance(value, list) and len(value) == count and all(type(one) is int for one in value)
