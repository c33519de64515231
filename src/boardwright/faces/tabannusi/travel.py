"""What the last answer moved comes from where it was: a House, a die, a tile with its marker.

Such pieces are counted where they lie in front of a player and drawn one by one on the board, so they have no
id to keep. What has just come bears the way it came instead; the browser shows it once, when it appears.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.faces.drawing.svg import Layers, short
from boardwright.faces.tabannusi.area import die_in_front, house_box, middle_of_die, own_tile
from boardwright.faces.tabannusi.ground import house_of_building
from boardwright.faces.tabannusi.layout import Box, Layout
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.tabannusi.plates import dice_of, die_spot
from boardwright.faces.tabannusi.ziggurat_board import house_space
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BIT, BOTTOM, COLOURS, SECTION_SPACES
from boardwright.games.tabannusi.gardening import REGULAR
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.table.observation import Line

LOOKED_AT: Final = 12  # lines; what came before them has been seen
BUILT: Final = {actions.START_BUILDING, actions.CONSTRUCT}
MOVING: Final = BUILT | {
    actions.PORT_HOUSE,
    actions.ZIGGURAT_HOUSE,
    actions.TAKE_DIE,
    actions.PROJECT,
    actions.PLACE_WATER,
    actions.PLACE_GARDEN,
}
KINDS: Final = {
    actions.PROJECT: "project",
    actions.PLACE_WATER: "water",
    actions.PLACE_GARDEN: "garden",
}
TILES: Final = {actions.PROJECT: 1, actions.PLACE_WATER: 2, actions.PLACE_GARDEN: 3}  # verb -> own tile

Point = tuple[float, float]


class Way(NamedTuple):
    """Something drawn, part of an element, and from where to where it went."""

    element: str
    drawn: str  # empty: all of the element
    source: Point
    target: Point


def draw_travel(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, log: Sequence[Line]) -> None:
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
    """Return the way of what moved last, or None if it has not come yet or never lay on the board."""
    line = next((one for one in reversed(log[-LOOKED_AT:]) if moves(one)), None)
    if line is None or line.action is None:
        return None
    verb, first, seat = verb_of(line.action), first_of(line.action), line.whose
    if verb == actions.TAKE_DIE:
        if line.turn != game.turn():
            return None  # the Assistant has left the Barge
        return way_of_die(layout, game, naming, seat, first)
    if verb in TILES:
        return way_of_tile(layout, game, naming, seat, line.action)
    source = on_player_board(layout, game, seat, row_of(game, seat, line.action, log))
    if verb in BUILT:
        return way_to_building(layers, layout, game, seat, log, source)
    me = game.players[seat]
    if not (me.port if verb == actions.PORT_HOUSE else me.ziggurat) & BIT[first]:
        return None  # its price is still to be paid
    if verb == actions.PORT_HOUSE:
        element = f"house-port-{naming.names.port_spaces[first]}"
        return Way(element, "", source, middle(layout.port_space(first)))
    element = f"house-ziggurat-{naming.names.ziggurat_spaces[first]}"
    return Way(element, "", source, middle(house_space(first)))


def moves(line: Line) -> bool:
    """Tell whether an answer moves something that is told here."""
    return line.action is not None and verb_of(line.action) in MOVING


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


def on_player_board(layout: Layout, game: Tabannusi, seat: int, row: int) -> Point:
    """Return the space that the last House of a row to leave has left."""
    position = max(0, game.edition.row_length[row] - game.players[seat].houses[row] - 1)
    return in_front(layout, seat, house_box(layout, game, row, position))


def row_of(game: Tabannusi, seat: int, action: Action, log: Sequence[Line]) -> int:
    """Return the row that the House of an answer was taken from: that of its colour while it had any."""
    if verb_of(action) == actions.PORT_HOUSE:
        return second_of(action)
    colour = colour_of(action)
    taken = sum(
        line.action is not None and line.whose == seat and colour_of(line.action) == colour for line in log
    )
    return colour if taken <= game.edition.row_length[colour] else BOTTOM


def colour_of(action: Action) -> int:
    """Return the row of a colour that an answer takes a House from if it can, or -1."""
    verb, first = verb_of(action), first_of(action)
    if verb == actions.ZIGGURAT_HOUSE:
        return first // SECTION_SPACES
    if verb == actions.PORT_HOUSE:
        return second_of(action)
    return first if verb in BUILT or verb == actions.SHIFT else -1


def way_to_building(
    layers: Layers, layout: Layout, game: Tabannusi, seat: int, log: Sequence[Line], source: Point
) -> Way | None:
    """Return the way of the House on a player's newest Building, if that stands already."""
    mine = [building for building in range(len(game.deeds)) if game.owner_of(building) == seat]
    begun = sum(
        line.action is not None and line.whose == seat and verb_of(line.action) in BUILT for line in log
    )
    if len(mine) < begun:
        return None
    drawn, target = house_of_building(layers, layout, game, mine[-1])
    return Way(f"building-{mine[-1]}", drawn, source, target)


# Dice and tiles ----------------------------------------------------------------------------------------


def way_of_die(layout: Layout, game: Tabannusi, naming: Naming, seat: int, value: int) -> Way | None:
    """Return the way of a die from its Barge to the dice in front of the player in front."""
    me = game.players[seat]
    colour = game.local[me.assistant]
    if seat != layout.front or not 0 <= colour < COLOURS or not me.dice[colour]:
        return None
    higher = sum(one > value for one in dice_of(game, me.assistant))
    return Way(
        f"own-{naming.names.colours[colour]}",
        die_in_front(layout, colour),
        die_spot(layout, game, me.assistant, higher),
        middle_of_die(layout, colour),
    )


def way_of_tile(layout: Layout, game: Tabannusi, naming: Naming, seat: int, action: Action) -> Way | None:
    """Return the way of a Project's marker, of Water or of a Garden from the area of a player."""
    verb = verb_of(action)
    if verb == actions.PLACE_WATER and first_of(action) != REGULAR:
        return None  # special Water has an id of its own
    place = first_of(action) if verb == actions.PLACE_GARDEN else second_of(action)
    if place not in layout.spots:
        return None
    element = f"{KINDS[verb]}-{naming.place(game, place)}"
    x, y = layout.corner(place)
    target = (x + layout.cell / 2, y + layout.cell / 2)
    return Way(element, "", in_front(layout, seat, own_tile(layout, TILES[verb])), target)
