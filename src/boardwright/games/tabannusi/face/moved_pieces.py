"""What the last answer moved comes from where it was: a House, a die, a tile with its marker.

Such pieces are counted where they lie in front of a player and drawn one by one on the board, so they have no
id to keep. What has just come bears the way it came instead; the browser shows it once, when it appears.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.faces.drawing.svg import Layers, short
from boardwright.games.tabannusi import notes as noted
from boardwright.games.tabannusi.components import SPACES, TRACKS
from boardwright.games.tabannusi.face.common_districts import house_of_building
from boardwright.games.tabannusi.face.district_plates import dice_of, die_spot
from boardwright.games.tabannusi.face.layout import Box, Layout
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.own_area import die_in_front, house_box, middle_of_die, own_tile
from boardwright.games.tabannusi.face.ziggurat_board import house_space
from boardwright.games.tabannusi.state import FACES, Tabannusi
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import MOVED, Note
from boardwright.table.observation import Line

LOOKED_AT: Final = 12  # lines; what came before them has been seen
DIE_TAKEN, PROJECT_PLACED, WATER_PLACED, GARDEN_PLACED = 404, 506, 704, 709  # clauses of notes
TILES: Final = {  # clause -> what a piece is part of, and which own tile it was
    PROJECT_PLACED: ("project", 1),
    WATER_PLACED: ("water", 2),
    GARDEN_PLACED: ("garden", 3),
}

Point = tuple[float, float]


class Way(NamedTuple):
    """Something drawn, part of an element, and from where to where it went."""

    element: str
    drawn: str  # empty: all of the element
    source: Point
    target: Point


def draw_moved_pieces(
    layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, log: Sequence[Line]
) -> None:
    """Let what the last answer moved come from where it was, as far as it is drawn."""
    way = last_way(layers, layout, game, naming, log)
    if way is None:
        return
    start = f'<g id="{way.element}"'
    for layer in (layers.pieces, layers.printed):
        for number, piece in enumerate(layer):
            at = piece.find(start)
            if at >= 0:
                layer[number] = piece[:at] + coming(piece[at:], way)
                return


def coming(piece: str, way: Way) -> str:
    """Return an element whose inside, or a part of it, comes from elsewhere."""
    x, y = way.source[0] - way.target[0], way.source[1] - way.target[1]
    before = f'<g class="tb-come" style="--x:{short(x)}px;--y:{short(y)}px">'
    if way.drawn:
        return piece.replace(way.drawn, f"{before}{way.drawn}</g>", 1)
    inside = piece.index(">") + 1
    return f"{piece[:inside]}{before}{piece[inside:-4]}</g></g>"


def last_way(
    layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, log: Sequence[Line]
) -> Way | None:
    """Return the way of what moved last, or None if it does not lie where it came to any more."""
    found = last_piece(log, naming)
    if found is None:
        return None
    line, note = found
    if note.clause in TILES:
        return way_of_tile(layout, game, naming, note)
    if note.clause == DIE_TAKEN:
        return way_of_die(layout, game, naming, note) if line.turn == game.turn() else None
    return way_of_house(layers, layout, game, naming, note)


def last_piece(log: Sequence[Line], naming: Naming) -> tuple[Line, Note] | None:
    """Return the last piece that a player moved to the board, with its line; from the Barge only a die."""
    for line in reversed(log[-LOOKED_AT:]):
        for note in reversed(line.notes):
            if note.kind == MOVED and note.seat != naming.bot and travels(note):
                return line, note
    return None


def travels(note: Note) -> bool:
    """Tell whether a piece that went somewhere is told here; special Water has an id of its own."""
    if noted.HOUSE <= note.thing < noted.ARCHITECT:
        return note.target < noted.SEAT  # not to another row of the Player board
    return note.clause in (DIE_TAKEN, *TILES) and note.thing < noted.SPECIAL


def middle(box: Box) -> Point:
    """Return the middle of a box."""
    x, y, width, height = box
    return (x + width / 2, y + height / 2)


def in_front(layout: Layout, seat: int, box: Box) -> Point:
    """Return a place in the area in front; of another player the beginning of the strip."""
    if seat == layout.front:
        return middle(box)
    x, y, _, height = layout.other(layout.others.index(seat))
    return (x + 20, y + height / 2)


# Houses --------------------------------------------------------------------------------------------------


def way_of_house(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, note: Note) -> Way | None:
    """Return the way of a House from the space of the Player board that it has left."""
    row, me = note.origin % noted.SEAT - noted.ROW, game.players[note.seat]
    position = max(0, game.edition.row_length[row] - me.houses[row] - 1)
    source = in_front(layout, note.seat, house_box(layout, game, row, position))
    if note.target >= noted.SPACE:
        building = building_at(game, note.target - noted.SPACE)
        drawn, target = house_of_building(layers, layout, game, building)
        return Way(f"building-{building}", drawn, source, target)
    if note.target >= noted.ZIGGURAT_SPACE:
        space = note.target - noted.ZIGGURAT_SPACE
        element = f"house-ziggurat-{naming.names.ziggurat_spaces[space]}"
        return Way(element, "", source, middle(house_space(space)))
    space = note.target - noted.PORT_SPACE
    return Way(f"house-port-{naming.names.port_spaces[space]}", "", source, middle(layout.port_space(space)))


def building_at(game: Tabannusi, place: int) -> int:
    """Return the Building on a space."""
    bit = BIT[place % SPACES]
    return next(
        building
        for building, deed in enumerate(game.deeds)
        if (deed & 15) // TRACKS == place // SPACES and game.sites[building] & bit
    )


# Dice and tiles ----------------------------------------------------------------------------------------


def way_of_die(layout: Layout, game: Tabannusi, naming: Naming, note: Note) -> Way | None:
    """Return the way of a die to the dice of the player in front, until the Assistant leaves its Barge."""
    me = game.players[note.seat]
    colour, value = note.thing - noted.DIE, (note.origin - noted.BARGE) % FACES + 1
    if note.seat != layout.front or not me.dice[colour] or game.local[me.assistant] != colour:
        return None
    higher = sum(one > value for one in dice_of(game, me.assistant))
    return Way(
        f"own-{naming.names.colours[colour]}",
        die_in_front(layout, colour),
        die_spot(layout, game, me.assistant, higher),
        middle_of_die(layout, colour),
    )


def way_of_tile(layout: Layout, game: Tabannusi, naming: Naming, note: Note) -> Way | None:
    """Return the way of a Project's marker, of Water or of a Garden from the area of a player."""
    place = note.target - noted.SPACE
    if place not in layout.spots:
        return None
    kind, tile = TILES[note.clause]
    x, y = layout.corner(place)
    target = (x + layout.cell / 2, y + layout.cell / 2)
    source = in_front(layout, note.seat, own_tile(layout, tile))
    return Way(f"{kind}-{naming.place(game, place)}", "", source, target)
