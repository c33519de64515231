"""Which piece is which: ids that stay with a boat, a tile, a house, an architect on its way.

The state counts boats and names tiles by their kind only, but the rules tell of every piece that moves, the
bot's too. On a table that no log led to, any piece of the same owner and place serves.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.drawing.followed import followed
from boardwright.games.baghdad import notes as noted
from boardwright.games.baghdad.components import PORT_SLOTS, PORTS
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.notes import MOVED, Note
from boardwright.table.observation import Observation


class Moved:
    """Where pieces went, place by place as notes name them."""

    def __init__(self) -> None:
        """Begin before anything has moved."""
        self.laid: dict[int, int] = {}  # place in the city -> tiles laid there so far
        self.tiles: dict[int, tuple[int, int]] = {}  # place on a board -> place in the city, number there
        self.houses: dict[int, int] = {}  # place in the city -> house
        self.architects: dict[int, int] = {}  # palace piece -> architect
        self.boats: dict[int, list[int]] = {}  # seat -> place of each boat, in the order they left the board

    def clone(self) -> Moved:
        """Return an independent copy."""
        other = Moved()
        other.laid, other.tiles = self.laid.copy(), self.tiles.copy()
        other.houses, other.architects = self.houses.copy(), self.architects.copy()
        other.boats = {seat: places[:] for seat, places in self.boats.items()}
        return other

    def follow(self, notes: Sequence[Note]) -> None:
        """Follow everything that moved in a line of the log."""
        for note in notes:
            if note.kind != MOVED:
                continue
            if note.thing == noted.BOAT:
                self.sail(note)
            elif note.thing == noted.HOUSE:
                self.houses[note.target] = noted.place_of(note.origin) - noted.HOUSES
            elif note.thing == noted.ARCHITECT:
                self.architects[note.cause] = noted.place_of(note.origin) - noted.ARCHITECTS_LEFT
            elif noted.TILE <= note.thing < noted.BUILDING:
                if note.origin in self.laid:
                    self.tiles[note.target] = (note.origin, self.laid[note.origin])
                elif noted.LOCATION <= note.target < noted.PORT:
                    self.laid[note.target] = self.laid.get(note.target, 0) + 1

    def sail(self, note: Note) -> None:
        """Follow a boat; each player has one on the river from the beginning."""
        boats = self.boats.setdefault(note.seat, [noted.of_seat(note.seat, noted.NODE)])
        if note.origin in boats:
            boats[boats.index(note.origin)] = note.target
        else:
            boats.append(note.target)


class Identities:
    """The ids of all pieces that travel, at one position of the game."""

    def __init__(self, observation: Observation, game: Baghdad, naming: Naming) -> None:
        """Follow the pieces up to the position shown."""
        self.game = game
        self.naming = naming
        self.moved = followed(observation, Moved)

    def in_city(self, location: int) -> str:
        """Return the id of the tile on a location."""
        return self.tile(noted.LOCATION + location, self.moved.laid.get(noted.LOCATION + location, 0))

    def tile(self, place: int, number: int) -> str:
        """Return the id of a tile that was laid on a place in the city."""
        return f"tile-{self.naming.names.locations[place - noted.LOCATION]}-{number}"

    def on_board(self, seat: int, place: int) -> str:
        """Return the id of the tile on a spot of a player board."""
        laid = self.moved.tiles.get(noted.of_seat(seat, noted.SPOT + place))
        return self.tile(*laid) if laid else f"tile-{seat}-{place}"

    def house(self, seat: int, location: int) -> str:
        """Return the id of the house on a building."""
        house = self.moved.houses.get(noted.LOCATION + location)
        return f"house-{seat}-on-{self.game.city[location]}" if house is None else f"house-{seat}-{house}"

    def architect(self, seat: int, piece: int) -> str:
        """Return the id of the architect beside a palace piece."""
        architect = self.moved.architects.get(piece)
        return f"architect-of-{piece}" if architect is None else f"architect-{seat}-{architect}"

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
        here = noted.of_seat(seat, noted.NODE)
        left = dict(enumerate(self.moved.boats.get(seat, [here])))
        out: list[tuple[str, int, int]] = []
        unknown: list[tuple[int, int]] = []
        for node, slot in wanted:
            place = here + node if slot < 0 else noted.PORT + slot
            boat = next((each for each, at in left.items() if at == place), None)
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
