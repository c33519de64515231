"""What people are called at one table, and whose things are shown first."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardwright.faces.telling.wording import say
from boardwright.table.observation import Observation

ISOLATE: Final = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
LEFT_TO_RIGHT: Final = {"L", "EN", "ES", "ET", "CS", "NSM", "BN", "WS", "ON"}


@lru_cache(1024)
def isolated(name: str) -> str:
    """Return a name for the middle of a sentence: one that is read from the right turns nothing around it."""
    plain = name.isascii() or LEFT_TO_RIGHT.issuperset(map(unicodedata.bidirectional, name))
    return name if plain else ISOLATE.format(name)


class People:
    """The players by name, as one viewer calls them."""

    def __init__(self, people: Sequence[str], viewer: int) -> None:
        """Take the players' names by seat, and the viewer's seat or NOBODY."""
        self.people = [isolated(name) for name in people]
        self.viewer = viewer

    def person(self, seat: int) -> str:
        """Return a player's name, or `You`."""
        return say("You") if seat == self.viewer else self.people[seat]

    def object(self, seat: int) -> str:
        """Return a player as the object of a sentence, or `you`."""
        return say("you") if seat == self.viewer else self.people[seat]

    def subject(self, seat: int) -> str:
        """Return a player at the beginning of a sentence: a name stays as its owner writes it."""
        return self.person(seat)

    def change(self, seat: int, change: str) -> str:
        """Return a change of a player's numbers, by name."""
        return say("{who} {change}", who=self.subject(seat), change=change)


def seat_in_front(observation: Observation, active: int, seats: int) -> int:
    """Return the seat shown large: the viewer's, for spectators the one that is asked or has its turn."""
    for seat in (observation.seat, observation.whose, active):
        if 0 <= seat < seats:
            return seat
    return 0


def seats_in_view(observation: Observation, active: int, seats: int) -> list[int]:
    """Return all seats in the order they are shown: the one in front, then clockwise."""
    front = seat_in_front(observation, active, seats)
    return [(front + step) % seats for step in range(seats)]


def player_called(entered: str, names: Sequence[str]) -> int | None:
    """Return the seat of a player who is called by number, from 1 on, or by the beginning of the name."""
    if entered.isdecimal():
        return int(entered) - 1 if 1 <= int(entered) <= len(names) else None
    found = [seat for seat, name in enumerate(names) if name.casefold().startswith(entered.casefold())]
    return found[0] if len(found) == 1 else None
