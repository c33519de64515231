"""A player's city: the printed spaces, the tiles with their cubes, and the markers on them."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import (
    Layers,
    box,
    fixed_piece,
    group,
    path,
    piece,
    printed_again,
    rectangle,
    rectangles,
    short,
    symbol,
    texts,
    write,
)
from boardwright.faces.telling.wording import capital, say
from boardwright.games.attandarra.components import (
    GATE,
    MATERIALS,
    MEADOW,
    NO_TILE,
    RESERVOIR,
    Edition,
)
from boardwright.games.attandarra.draws import FillDisplay
from boardwright.games.attandarra.face.art import picture
from boardwright.games.attandarra.face.identities import Placed
from boardwright.games.attandarra.face.layout import CityBox, Layout
from boardwright.games.attandarra.face.main_board import marker_symbol, space_of
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.face.text import tile_in_words
from boardwright.games.attandarra.state import Attandarra, cubes_on
from boardwright.kernel.bits import count

# Classes of the numerals of tiles that are not built of cubes.
GROUNDS: Final = {MEADOW: "w", RESERVOIR: "w", GATE: "r"}


def draw_city(layers: Layers, layout: Layout, game: Attandarra, naming: Naming, place: CityBox) -> None:
    """Draw the board of one city and the tiles on it."""
    seat = place.seat
    columns = game.edition.columns
    printed = [box(*place.frame, "var(--panel)", "var(--pc)", 2.5 if place.large else 1.8, 5)]
    printed += city_heading(game, naming, place)
    if place.large or place.cell > 50:
        printed += coordinates(naming, place)
    printed += printed_cells(layers, game.edition, naming, place)
    name = naming.people[seat]
    label = say("Your city") if seat == naming.viewer else say("City of {name}", name=name)
    layers.printed.append(group(f"city-{seat}", printed, f"seat{seat + 1}", label))
    me = game.players[seat]
    for space in range(columns * game.edition.rows):
        if me.tile_at[space] != NO_TILE:
            layers.pieces.append(tile_piece(layers, game, naming, place, space))


def printed_cells(layers: Layers, edition: Edition, naming: Naming, place: CityBox) -> list[str]:
    """Return the empty spaces of a city board. Those of the large one can be pointed at, one by one."""
    gap = 1.5 if place.large else 0.8
    cell = space_of(gap, gap, place.cell - 2 * gap, place.cell - 2 * gap, 2)
    if place.large:
        return [
            layers.stamp("c", cell, *place.corner(edition, space), element=naming.cell_id(place.seat, space))
            for space in range(edition.spaces)
        ]
    row = "".join(layers.stamp("z", cell, column * place.cell) for column in range(edition.columns))
    return [layers.stamp("r", row, place.x, place.y + k * place.cell) for k in range(edition.rows)]


def city_heading(game: Attandarra, naming: Naming, place: CityBox) -> list[str]:
    """Return the name over a city and how much of it is built."""
    x, y, width, _ = place.frame
    me = game.players[place.seat]
    own = place.seat == naming.viewer
    name = say("Your city") if own else naming.people[place.seat]
    done, open_ = count(me.completed), count(me.unfinished())
    icon = f"seat-{place.seat + 1}"
    in_hand = game.active == place.seat and cubes_in_hand(game)
    if place.large:
        title = name_within(x + 35, 22, name, width - 255, 16, partial(write, style="d b", size=16))
        out = [symbol(icon, x + 19.5, 16.5, 19), title]
        facts = say("{done} complete, {open} under construction", done=done, open=open_)
        return out if in_hand else [*out, write(x + width - 10, 22, facts, "e m", 13)]
    title = name_within(x + 29, y + 18, name, width - 85, 14, partial(write, style="d b", size=14))
    out = [symbol(icon, x + 16, y + 13, 16), title]
    built = say("{done} built", done=done)
    return out if in_hand else [*out, write(x + width - 8, y + 18, built, "e m", 12)]


def coordinates(naming: Naming, place: CityBox) -> list[str]:
    """Return letters under the columns and numerals beside the rows."""
    columns, rows = naming.names.columns, naming.names.rows
    x, y, cell = place.x, place.y, place.cell
    below = y + len(rows) * cell + 9.5
    return [
        texts("at m b", [(x + (k + 0.5) * cell, below, column) for k, column in enumerate(columns)]),
        texts("at m b s12", [(x - 11, y + (k + 0.5) * cell + 4, row) for k, row in enumerate(rows)]),
    ]


def tile_piece(layers: Layers, game: Attandarra, naming: Naming, place: CityBox, space: int) -> str:
    """Return a tile as a piece: its face, and a tray with cubes while it is unfinished."""
    seat = place.seat
    me = game.players[seat]
    tile = me.tile_at[space]
    unfinished = bool(me.unfinished() >> space & 1)
    drawn = tile_face(layers, game.edition, naming, place, tile, unfinished=unfinished)
    if unfinished:
        drawn += cubes_of(layers, me.cubes[space], game.edition.numeral[tile], naming, place)
    label = say("{space}: {tile}", space=naming.space(space), tile=tile_in_words(game, naming, seat, space))
    spot = place.corner(game.edition, space)
    return fixed_piece(naming.tile_id(seat, space), *spot, drawn, label, f"seat{seat + 1}")


def tile_face(
    layers: Layers, edition: Edition, naming: Naming, place: CityBox, tile: int, *, unfinished: bool
) -> str:
    """Return the face of a tile: ground, picture and numeral; a scaffold while it is unfinished."""
    size, key = place.cell, size_key(place)
    name = f"{key}{tile}{'u' if unfinished else ''}"
    if name in layers.stamps:
        return printed_again(name)
    ground = f'<rect class="att-tile" {rectangle(1.5, 1.5, size - 3, size - 3)} rx="2"/>'
    out = [layers.stamp(f"{key}g", ground)]
    if tile in (MEADOW, RESERVOIR):
        out.append(picture(naming.printed, tile, 1.5, 1.5, size - 3))
    else:
        if unfinished:
            out = [layers.stamp(f"{key}f", out[0] + scaffold(size))]
        out.append(picture(naming.printed, tile, size * 0.13, size * 0.06, size * 0.74, faint=unfinished))
    if size > 50 and (tile < edition.kinds or tile == GATE):
        out.append(numeral_of(layers, edition, naming, tile, 12, 12))
    return layers.stamp(name, "".join(out))


def size_key(place: CityBox) -> str:
    """Return what tells apart the stamps of large and small cities."""
    return "L" if place.large else "s"


def numeral_of(layers: Layers, edition: Edition, naming: Naming, tile: int, x: float, y: float) -> str:
    """Return the numeral printed on a tile, around its centre."""
    built = tile < edition.kinds
    number = edition.numeral[tile] if built else naming.names.idle_numerals[tile]
    name = f"b{number}" if built else f"b{number}.{tile}"
    ground = f"att-numeral {GROUNDS.get(tile, '')}".strip()
    drawn = f'<circle class="{ground}" r="9"/><text class="at n s12" y="4.3">{number}</text>'
    return layers.stamp(name, drawn, x, y)


@lru_cache(8)
def scaffold(size: float) -> str:
    """Return the poles and planks around an unfinished building."""

    def at(part: float) -> str:
        return short(size * part)

    poles = f"M{at(0.16)} {at(0.12)}V{at(0.7)}M{at(0.84)} {at(0.12)}V{at(0.7)}M{at(0.5)} {at(0.07)}V{at(0.2)}"
    planks = f"M{at(0.12)} {at(0.22)}H{at(0.88)}M{at(0.12)} {at(0.46)}H{at(0.88)}"
    return path(poles + planks, "var(--wood)", max(1.0, size * 0.022))


def cubes_of(layers: Layers, cubes: int, places: int, naming: Naming, city: CityBox) -> str:
    """Return the cubes on a building, in the order in which they were laid, and the places left."""
    size = city.cell
    width = min(size * 0.22, (size - 8) / places)
    left, top = size / 2 - places * width / 2, size * 0.71
    middle = top + width / 2 + 2.5
    laid = [material for material in range(MATERIALS) for _ in range(cubes >> 4 * material & 15)]
    side = width - 5
    empty = [(left + (k + 0.5) * width - side / 2, middle - side / 2, side, side) for k in range(places)]
    tray = f'<rect class="att-tray" {rectangle(left - 3, top, places * width + 6, width + 5)} rx="3"/>'
    if len(laid) < places:
        tray += f'<path class="att-open" d="{rectangles(empty[len(laid) :])}"/>'
    out = [layers.stamp(f"{size_key(city)}t{places}{len(laid)}", tray)]
    for k, material in enumerate(laid):
        cube = symbol(naming.names.materials[material], 0, middle, width - 1)
        name = f"{size_key(city)}{'ABCDEFGH'[material]}{round(width * 10)}"
        out.append(layers.stamp(name, cube, left + (k + 0.5) * width))
    return "".join(out)


def next_cube(game: Attandarra, place: CityBox, space: int) -> tuple[float, float, float]:
    """Return centre and size of the place for the next cube of a building, to draw it as a ghost."""
    me = game.players[place.seat]
    places = game.edition.numeral[me.tile_at[space]]
    width = min(place.cell * 0.22, (place.cell - 8) / places)
    x, y = place.corner(game.edition, space)
    k = cubes_on(me.cubes[space])
    left = x + place.cell / 2 - places * width / 2
    return left + (k + 0.5) * width, y + place.cell * 0.71 + width / 2 + 2.5, width - 1


def draw_city_markers(
    layers: Layers, layout: Layout, game: Attandarra, naming: Naming, placed: Placed
) -> None:
    """Draw the citizens and coins of all cities. ATT-8.5"""
    for place in layout.cities:
        here: dict[int, int] = {}
        size = place.cell
        for element, space, kind in placed.in_city(place.seat):
            k = here.get(space, 0)
            here[space] = k + 1
            x, y = place.corner(game.edition, space)
            label = say("{marker} at {space}", marker=naming.marker(kind), space=naming.space(space))
            spot = (x + size - size * 0.17 - k * size * 0.25, y + size - size * 0.17)
            cell = naming.cell_id(place.seat, space) if place.large else ""
            drawn = marker_symbol(layers, kind, size * 0.29)
            layers.pieces.append(piece(element, *spot, drawn, capital(label), lies_on=cell))


def draw_hand(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw the cubes that were drawn or bought and wait for a place."""
    for position, material in enumerate(cubes_in_hand(game)):
        x, y = layout.hand_spot(game.active, position)
        word = naming.names.materials[material]
        size = 28 if layout.city(game.active).large else 20
        label = say("{material} to place", material=capital(naming.material(material)))
        cube = piece(f"hand-{position + 1}", x, y, symbol(word, 0, 0, size), label, lies_on=f"hand-{word}")
        layers.pieces.append(cube)


def cubes_in_hand(game: Attandarra) -> list[int]:
    """Return the materials in hand; during the filling of the display nobody holds them."""
    if any(isinstance(frame, FillDisplay) for frame in game.agenda.frames):
        return []
    return [material for material in range(MATERIALS) for _ in range(game.hand[material])]
