"""Which marker is which: ids that stay with a marker from the main board into a city.

A marker is named by the space it was dealt to and its place in the pile: `marker-C3-1` lay on top.
The state counts markers only, so the log tells who took which; where it does not (a marker moved
without a choice), any marker of the same city and kind serves.
"""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.games.attandarra.actions import DEAL_MARKER, RESCUE, REVEAL_MARKER, TAKE_MARKER
from boardwright.games.attandarra.components import CITIZEN, COIN, NO_MARKER
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import first_of, second_of, third_of, verb_of
from boardwright.table.observation import Observation


@dataclass
class TakenMarker:
    """A marker that somebody took, and where it lies as far as the log tells."""

    element: str
    seat: int
    space: int
    kind: int


class Placed:
    """The ids of all markers at one position of the game."""

    def __init__(self, observation: Observation, game: Attandarra, naming: Naming) -> None:
        """Read the log up to the position shown."""
        self.game = game
        self.naming = naming
        self.taken = taken_markers(observation, game, naming)

    def top(self, space: int) -> str:
        """Return the id of the marker on top of a main-board space."""
        left = 1 if self.game.under[space] == NO_MARKER else 2
        return f"marker-{self.naming.space(space)}-{self.game.stack() - left + 1}"

    def beneath(self, space: int) -> str:
        """Return the id of the marker beneath it."""
        return f"marker-{self.naming.space(space)}-{self.game.stack()}"

    def in_city(self, seat: int) -> list[tuple[str, int, int]]:
        """Return (id, space, kind) of every marker in a city."""
        wanted: list[tuple[int, int]] = []
        player = self.game.players[seat]
        for space in range(self.game.edition.spaces):
            wanted += [(space, CITIZEN)] * player.citizens_at(space) + [(space, COIN)] * player.coins_at(
                space
            )
        known = [marker for marker in self.taken if marker.seat == seat]
        out: list[tuple[str, int, int]] = []
        unknown: list[tuple[int, int]] = []
        for space, kind in wanted:
            match = next((m for m in known if m.space == space and m.kind == kind), None)
            if match is None:
                unknown.append((space, kind))
            else:
                known.remove(match)
                out.append((match.element, space, kind))
        for number, (space, kind) in enumerate(unknown):
            match = next((m for m in known if m.kind == kind), None)
            if match is not None:
                known.remove(match)
            element = match.element if match else f"marker-{seat}-{number}"
            out.append((element, space, kind))
        return out


def taken_markers(observation: Observation, game: Attandarra, naming: Naming) -> list[TakenMarker]:
    """Return the markers that were taken, in the order of the log."""
    piles: list[list[int]] = [[] for _ in range(game.edition.spaces)]  # kinds from the top
    drawn = [0] * game.edition.spaces
    out: list[TakenMarker] = []
    for line in observation.log:
        if line.action is None:
            continue
        verb, space = verb_of(line.action), first_of(line.action)
        if verb in (DEAL_MARKER, REVEAL_MARKER):
            piles[space].append(second_of(line.action))
        elif verb == TAKE_MARKER:
            drawn[space] += 1
            pile = piles[space]
            kind = pile[drawn[space] - 1] if drawn[space] <= len(pile) else NO_MARKER
            out.append(TakenMarker(f"marker-{naming.space(space)}-{drawn[space]}", line.whose, space, kind))
        elif verb == RESCUE:
            kind = second_of(line.action)
            for marker in out:
                if (marker.seat, marker.space, marker.kind) == (line.whose, space, kind):
                    marker.space = third_of(line.action)
                    break
    return out
