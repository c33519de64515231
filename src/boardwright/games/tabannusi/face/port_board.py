"""The Port: Ships with their abilities and markers, Houses, Crates and Harbormasters of each line."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, fixed_piece, path, piece, short, spoken, texts
from boardwright.faces.telling.entries import uncalled
from boardwright.faces.telling.wording import capital, in_a_row, points_of, say
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    CELLS,
    LINES,
    NO_CRATE,
    NO_SHIP,
    NO_TILE,
    PORT_SPACES,
    SHIPS,
    TRACKS,
)
from boardwright.games.tabannusi.face.art import (
    GREY,
    LETTERED,
    caption,
    colour_sign,
    coloured,
    house,
    icon,
    ink_class,
    marker,
    plate,
    resource,
)
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.district_plates import effects
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming, Things, everybody_at
from boardwright.games.tabannusi.rulebook import RULEBOOK
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT

# What sets an ability off, and what it brings; the points of a star come from the edition.
ABILITIES: Final = (
    ("ship", "vp"),  # S01
    ("house", "vp"),  # S02
    ("die-W", "crate"),  # S03
    ("projectile", "water"),  # S04
    ("ziggurat", "garden"),  # S05
    ("building-1", "vp"),  # S06
    ("garden", "vp"),  # S07
    ("house", "garden"),  # S08
    ("port", "house"),  # S09
    ("mastery", "vp"),  # S10
    ("gold", "die-U"),  # S11
    ("garden", "claim"),  # S12
    ("projectile", "mastery"),  # S13
    ("building-1", "mastery"),  # S14
    ("ship", "mastery"),  # S15
)


def draw_port(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw the Port without its plate."""
    x, y, step, row = layout.ship(0)
    layers.printed.append(plate("tb-quay", x - 3, y - 3, 3 * step + 4, 3 * row + 6, 5))
    letters = [(x + k * step + 9, y - 8, name[0]) for k, name in enumerate(naming.names.cells[:3])]
    rows = [(x - 10, y + (k + 0.5) * row + 5, name[1:]) for k, name in enumerate(naming.names.cells[::3])]
    layers.printed.append(texts("tb-edge", letters + rows))
    for cell in range(CELLS):
        draw_ship(layers, layout, game, naming, cell)
    for space in range(PORT_SPACES):
        draw_house_space(layers, layout, game, naming, space)
    for line in range(LINES):
        draw_line(layers, layout, game, naming, line)


# Ships --------------------------------------------------------------------------------------------


def draw_ship(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, cell: int) -> None:
    """Draw a cell: the Ship by size and colour, what it can do, whose markers are on it."""
    x, y, width, height = layout.ship(cell)
    ship = game.ships[cell]
    layers.printed.append(kept(layers, printed_ship, naming.things, cell, ship, x, y, width, height))
    here = [seat for seat in everybody_at(game) if game.players[seat].ships & BIT[cell]]
    for place, seat in enumerate(here):
        spot = (x + 13 + place * 17, y + height - 13)
        where = naming.names.cells[cell]
        label = say("Marker of {who} on the Ship in {cell}", who=naming.object(seat), cell=where)
        element = f"on-ship-{where}-{seat}"
        drawn = marker(layers, seat, 0, 0, 18)
        layers.pieces.append(fixed_piece(element, *spot, drawn, label, f"seat{seat + 1}"))


def printed_ship(
    layers: Layers, things: Things, cell: int, ship: int, x: float, y: float, width: float, height: float
) -> str:
    """Return a cell: the Ship by size and colour, what it can do."""
    frame = layers.stamp("berth", plate("tb-berth", 2, 2, width - 4, height - 4, 4))
    if ship == NO_SHIP:
        words, inside = say("Cell {cell} of the Port, empty", cell=things.names.cells[cell]), frame
    else:
        words = ship_words(things, ship, cell)
        inside = frame + ship_art(layers, things, ship, width, height)
        if ship < SHIPS:
            middle = (width + ship_side(width, height) + 2) / 2
            inside += ability_art(layers, things, ship, middle, 36)
    return spoken(words, inside, f"ship-{things.names.cells[cell]}", "fx", (x, y))


def ship_words(naming: Things, ship: int, cell: int) -> str:
    """Return a Ship in a cell of the Port with what it can do."""
    words = naming.ship_in(ship, cell)
    if ship >= SHIPS:
        return words
    return in_a_row([say("{sentence}.", sentence=words), ability_words(naming, ship)])


def ability_words(naming: Things, ship: int) -> str:
    """Return what a Ship can do."""
    points = points_of(naming.edition.ship_points[ship])
    _chapter, words = RULEBOOK.clauses[f"TAB-18.{ship + 1}"]
    id = naming.names.ships[ship]
    return uncalled(id, say(words, **{id.lower(): points}))


def ship_art(layers: Layers, naming: Things, ship: int, width: float, height: float) -> str:
    """Return the Ship with its size on the hull, its id and the letter of its colour."""
    colour, size = naming.edition.ship_colour[ship], naming.edition.ship_size[ship]
    side = ship_side(width, height)
    out = coloured(layers, "ship", colour, 4 + side / 2, 2 + side / 2, side)
    ink = "td" if colour == ANY_COLOUR else ink_class("td", colour)
    out += caption(ink, 4 + side / 2, 2 + side * 0.82, size)
    middle = (width + side + 2) / 2
    out += caption("tb-id", middle - 8, 19, naming.names.ships[ship])
    if colour != ANY_COLOUR:
        return out + colour_sign(layers, colour, middle + 18, 13.5)
    signs = (colour_sign(layers, track, middle + (track - 1) * 17, 36) for track in range(TRACKS))
    return out + "".join(signs)


def ship_side(width: float, height: float) -> float:
    """Return how large a Ship is drawn in its cell."""
    return min(46.0, height - 14, width * 0.38)


def ability_art(layers: Layers, naming: Things, ship: int, x: float, y: float) -> str:
    """Return an ability around a place: what sets it off, and what it brings."""
    left, right = ABILITIES[ship]
    points = naming.edition.ship_points[ship]
    x -= 6 if points else 0
    out = icon(layers, left, x - 13, y, 20, GREY)
    out += layers.stamp("leads", path("M-1.5-3l3 3-3 3", "var(--ink)", 1.6), x, y)
    out += icon(layers, right, x + 13, y, 20, GREY)
    if points:
        out += caption("tn", x + 28, y + 5, points)
    return out


# Lines --------------------------------------------------------------------------------------------


def draw_house_space(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, space: int) -> None:
    """Draw a House space: a blue one with its printed bonus, a red one with its Crate, and the House."""
    x, y, width, height = layout.port_space(space)
    seat = next((s for s in everybody_at(game) if game.players[s].port & BIT[space]), -1)
    crate = game.port_crates[space // 2]
    layers.printed.append(
        kept(layers, printed_house_space, naming.things, space, seat < 0, crate, x, y, width, height)
    )
    if seat >= 0:
        label = say("House of {who}", who=naming.object(seat))
        element = f"house-port-{naming.names.port_spaces[space]}"
        drawn = house(layers, seat, 0, 0, 26)
        layers.pieces.append(
            fixed_piece(element, x + width / 2, y + height / 2, drawn, label, f"seat{seat + 1}")
        )


def printed_house_space(
    layers: Layers,
    things: Things,
    space: int,
    free: bool,
    crate: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> str:
    """Return a House space: a blue one with its printed bonus, a red one with its Crate."""
    line, red = divmod(space, 2)
    look = "tb-red" if red else "tb-blue"
    frame = layers.stamp(look, plate(look, 0, 0, width, height))
    words = capital(things.port_space(space))
    inside = frame
    if not red:
        bonus = things.edition.blue_bonus[line]
        words = say("{space}: {bonus}", space=words, bonus=things.bonus(bonus))
        if free:
            inside += bonus_at(layers, bonus, width / 2, height / 2, 24)
    elif crate != NO_CRATE:
        words = say("{space}: {colour} Crate", space=words, colour=things.colour(crate))
        inside += crate_art(layers, crate, width / 2, height / 2, 36)
    return spoken(words, inside, f"port-{things.names.port_spaces[space]}", place=(x, y))


def crate_art(layers: Layers, colour: int, x: float, y: float, size: float) -> str:
    """Return a Crate that lies face up."""
    return icon(layers, "crate", x, y, size) + resource(layers, colour, x, y, max(LETTERED, size * 0.62))


def draw_line(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, line: int) -> None:
    """Draw where the Harbormaster of a row or column lies, and the tile while nobody has it."""
    x, y, width, height = layout.line_sign(line)
    tile = game.harbormasters[line]
    room = plate("tb-open", x, y, width, height, 4)
    layers.printed.append(spoken(capital(naming.line(line)), room, f"line-{naming.names.lines[line]}"))
    if tile != NO_TILE:
        layers.pieces.append(harbormaster_piece(layers, naming, tile, (x, y), width, height))


def harbormaster_piece(
    layers: Layers, naming: Naming, tile: int, spot: tuple[float, float], width: float, height: float
) -> str:
    """Return a Harbormaster tile."""
    drawn = kept(layers, harbormaster_art, naming.things, tile, width, height)
    label = naming.harbormaster(tile)
    return piece(f"harbormaster-{naming.names.harbormasters[tile]}", *spot, drawn, label)


def harbormaster_art(layers: Layers, naming: Things, tile: int, width: float, height: float) -> str:
    """Return the lighthouse and what the tile brings, as large as there is room."""
    ground = plate("tb-tile", 0, 0, width, height, 4)
    drawn = layers.stamp(f"T{short(width)}-{short(height)}", ground)
    bonuses = naming.edition.harbormaster_effects[tile]
    if height > 44:
        drawn += icon(layers, "harbormaster", width / 2 - 11, 14, 24)
        drawn += caption("tb-id", width / 2 + 11, 20, naming.names.harbormasters[tile])
        per_row = 2 if width < 70 else 3
        rows = [bonuses[k : k + per_row] for k in range(0, len(bonuses), per_row)]
        step = (height - 26) / len(rows)
        for k, row in enumerate(rows):
            drawn += effects(
                layers, row, width / 2, 25 + step * (k + 0.5), width - 2, 23 if len(rows) < 2 else 19
            )
    else:
        drawn += icon(layers, "harbormaster", 11, height / 2, 20)
        left = 20.0
        if width > 80:
            drawn += caption("tb-id", 32, height / 2 + 5, naming.names.harbormasters[tile])
            left = 42.0
        drawn += effects(layers, bonuses, (width + left) / 2, height / 2, width - left - 2, 22)
    return drawn
