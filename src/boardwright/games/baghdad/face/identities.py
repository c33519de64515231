"""Which piece is which, as far as the log tells: ids that stay with a boat, a tile, a house on its way.

The state counts boats and names tiles by their kind only. Where the log does not tell (what the bot did, what
happened by itself), any piece of the same owner and place serves.
"""

from __future__ import annotations

from boardwright.games.baghdad.actions import (
    BUILD_PIECE,
    BUY_BOAT,
    CITY_TILE,
    CONSTRUCT,
    CONSTRUCT_PUBLIC,
    MOVE_BOAT,
    PLACE_TILE,
)
from boardwright.games.baghdad.components import CIVIC, PORT_SLOTS, PORTS, SPOTS
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import first_of, second_of, verb_of
from boardwright.table.observation import Observation


class Identities:
    """The ids of all pieces that travel, at one position of the game."""

    def __init__(self, observation: Observation, game: Baghdad, naming: Naming) -> None:
        """Read the log up to the position shown."""
        self.game = game
        self.naming = naming
        self.laid = [0] * game.edition.city.locations  # tiles laid on a location so far
        self.types = [0] * game.edition.city.locations
        self.taken: dict[tuple[int, int], str] = {}  # (seat, place on the board) -> id of the tile there
        self.houses: dict[int, int] = {}  # building -> house
        self.architects: dict[int, int] = {}  # palace piece -> architect
        self.boats = [[0] for _ in range(game.count)]  # by seat: the node of each boat, in order of purchase
        self.read(observation)

    def read(self, observation: Observation) -> None:
        """Follow the pieces through the log."""
        for line in observation.log:
            if line.action is None:
                continue
            verb, first, second = verb_of(line.action), first_of(line.action), second_of(line.action)
            if verb == CITY_TILE:
                self.laid[first] += 1
                self.types[first] = self.game.edition.city.type_of_tile[second]
            elif verb == PLACE_TILE:
                if second != CIVIC:
                    self.taken[line.whose, self.types[first] * SPOTS + second] = self.in_city(first)
            elif verb in (CONSTRUCT, CONSTRUCT_PUBLIC):
                self.houses[first] = second
            elif verb == BUILD_PIECE:
                self.architects[first] = second
            elif verb == BUY_BOAT:
                self.boats[line.whose].append(0)
            elif verb == MOVE_BOAT:
                mine = self.boats[line.whose]
                if first in mine:
                    mine[mine.index(first)] = second

    def in_city(self, location: int) -> str:
        """Return the id of the tile on a location."""
        return f"tile-{self.naming.names.locations[location]}-{self.laid[location]}"

    def on_board(self, seat: int, place: int) -> str:
        """Return the id of the tile on a spot of a player board."""
        return self.taken.get((seat, place)) or f"tile-{seat}-{place}"

    def boats_of(self, seat: int) -> list[tuple[str, int, int]]:
        """Return (id, node, slot of the port or -1) of every boat of a seat off its board."""
        game = self.game
        spaces = game.edition.river.spaces
        wanted: list[tuple[int, int]] = []
        for space in range(spaces):
            wanted += [(space, -1)] * game.players[seat].boats_at(space)
        for slot in range(PORTS * PORT_SLOTS):
            if game.ports[slot] == seat:
                wanted.append((spaces + slot // PORT_SLOTS, slot))
        left = dict(enumerate(self.boats[seat]))
        out: list[tuple[str, int, int]] = []
        unknown: list[tuple[int, int]] = []
        for node, slot in wanted:
            boat = next((each for each, at in left.items() if at == node), None)
            if boat is None:
                unknown.append((node, slot))
            else:
                del left[boat]
                out.append((f"boat-{seat}-{boat}", node, slot))
        free = [
            boat for boat in range(game.edition.boats) if f"boat-{seat}-{boat}" not in {b for b, _, _ in out}
        ]
        return out + [(f"boat-{seat}-{boat}", *place) for boat, place in zip(free, unknown, strict=False)]

    def boats_left(self, seat: int) -> list[str]:
        """Return the ids of the boats that are still on a player's board."""
        off = {name for name, _, _ in self.boats_of(seat)}
        names = [f"boat-{seat}-{boat}" for boat in range(self.game.edition.boats)]
        return [name for name in names if name not in off]
