"""A player's city: the printed spaces, the tiles with their cubes, and the markers on them."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.attandarra.art import picture
from boardwright.faces.attandarra.identities import Placed
from boardwright.faces.attandarra.layout import CityBox, Layout
from boardwright.faces.attandarra.main_board import marker_symbol
from boardwright.faces.attandarra.naming import Naming
from boardwright.faces.attandarra.text import tile_in_words
from boardwright.faces.drawing.svg import Layers, badge, box, group, path, piece, symbol, write
from boardwright.faces.telling.people import short
from boardwright.faces.telling.wording import capital, say
from boardwright.games.attandarra.components import (
    GATE,
    MATERIALS,
    MEADOW,
    NO_TILE,
    RESERVOIR,
    Edition,
    count,
)
from boardwright.games.attandarra.draws import FillDisplay
from boardwright.games.attandarra.state import Attandarra, cubes_on


def draw_city(layers: Layers, layout: Layout, game: Attandarra, naming: Naming, place: CityBox) -> None:
    """Draw the board of one city and the tiles on it."""
    seat = place.seat
    columns = game.edition.columns
    printed = [box(*place.frame, "var(--panel)", "var(--pc)", 2.5 if place.large else 1.8, 5)]
    printed += city_heading(game, naming, place)
    if place.large or place.cell > 50:
        printed += coordinates(naming, place)
    printed.append(printed_cells(game.edition, tuple(naming.names.spaces), place))
    name = naming.people[seat]
    label = say("Your city") if seat == naming.viewer else say("City of {name}", name=name)
    layers.printed.append(group(f"city-{seat}", printed, f"seat{seat + 1}", label))
    me = game.players[seat]
    for space in range(columns * game.edition.rows):
        if me.tile_at[space] != NO_TILE:
            layers.pieces.append(tile_piece(game, naming, place, space))


@lru_cache(32)
def printed_cells(edition: Edition, spaces: tuple[str, ...], place: CityBox) -> str:
    """Return the empty spaces of a city board."""
    gap = 1.5 if place.large else 0.8
    side = place.cell - 2 * gap
    out: list[str] = []
    for space, name in enumerate(spaces):
        x, y = place.corner(edition, space)
        cell = box(x + gap, y + gap, side, side, "var(--att-cell)", "var(--att-line)", 0.8, 2)
        out.append(group(f"city-{place.seat}-{name}", [cell]))
    return "".join(out)


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
        out = [symbol(icon, x + 19.5, 16.5, 19), write(x + 35, 22, name, "d b", 16)]
        facts = say("{done} complete, {open} under construction", done=done, open=open_)
        return out if in_hand else [*out, write(x + width - 10, 22, facts, "e m", 13)]
    out = [symbol(icon, x + 16, y + 13, 16), write(x + 29, y + 18, short(name, 15), "d b", 14)]
    built = say("{done} built", done=done)
    return out if in_hand else [*out, write(x + width - 8, y + 18, built, "e m", 12)]


def coordinates(naming: Naming, place: CityBox) -> list[str]:
    """Return letters under the columns and numerals beside the rows."""
    columns, rows = naming.names.columns, naming.names.rows
    out: list[str] = []
    for k, column in enumerate(columns):
        out.append(
            write(
                place.x + (k + 0.5) * place.cell, place.y + len(rows) * place.cell + 9.5, column, "c m b", 11
            )
        )
    for k, row in enumerate(rows):
        out.append(write(place.x - 11, place.y + (k + 0.5) * place.cell + 4, row, "c m b", 12))
    return out


def tile_piece(game: Attandarra, naming: Naming, place: CityBox, space: int) -> str:
    """Return a tile as a piece: picture, numeral, and scaffold with cubes while it is unfinished."""
    seat, size = place.seat, place.cell
    me = game.players[seat]
    tile = me.tile_at[space]
    unfinished = me.unfinished() >> space & 1
    out = [box(1.5, 1.5, size - 3, size - 3, "var(--att-land)", "var(--att-line)", 1, 2)]
    if tile in (MEADOW, RESERVOIR):
        out.append(picture(naming.printed, tile, 1.5, 1.5, size - 3))
    else:
        if unfinished:
            out.append(scaffold(size))
        out.append(
            picture(naming.printed, tile, size * 0.13, size * 0.06, size * 0.74, faint=bool(unfinished))
        )
    if tile < game.edition.kinds and size > 50:
        out.append(badge(12, 12, game.edition.numeral[tile], 9))
    elif tile == GATE and size > 50:
        out.append(badge(12, 12, naming.names.idle_numerals[GATE], 9, "var(--r-red)"))
    if unfinished:
        out.append(cubes_of(me.cubes[space], game.edition.numeral[tile], naming, size))
    label = say("{space}: {tile}", space=naming.space(space), tile=tile_in_words(game, naming, seat, space))
    return piece(
        naming.tile_id(seat, space),
        *place.corner(game.edition, space),
        "".join(out),
        label,
        f"seat{seat + 1}",
    )


@lru_cache(8)
def scaffold(size: float) -> str:
    """Return the poles and planks around an unfinished building."""

    def at(part: float) -> str:
        return f"{size * part:.1f}"

    poles = f"M{at(0.16)} {at(0.12)}V{at(0.7)}M{at(0.84)} {at(0.12)}V{at(0.7)}M{at(0.5)} {at(0.07)}V{at(0.2)}"
    planks = f"M{at(0.12)} {at(0.22)}H{at(0.88)}M{at(0.12)} {at(0.46)}H{at(0.88)}"
    return path(poles + planks, "var(--wood)", max(1.0, size * 0.022))


def cubes_of(cubes: int, places: int, naming: Naming, size: float) -> str:
    """Return the cubes on a building, in the order in which they were laid, and the places left."""
    width = min(size * 0.22, (size - 8) / places)
    left = size / 2 - places * width / 2
    out = [box(left - 3, size * 0.71, places * width + 6, width + 5, "var(--panel)", "var(--key)", 1, 3)]
    laid = [material for material in range(MATERIALS) for _ in range(cubes >> 4 * material & 15)]
    for k in range(places):
        x, y = left + (k + 0.5) * width, size * 0.71 + width / 2 + 2.5
        if k < len(laid):
            out.append(symbol(naming.names.materials[laid[k]], x, y, width - 1))
        else:
            side = width - 5
            place = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}"'
            out.append(f'<rect {place} fill="none" stroke="var(--muted)" stroke-dasharray="2 2"/>')
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
            cell = naming.cell_id(place.seat, space)
            drawn = marker_symbol(kind, size * 0.29)
            layers.pieces.append(piece(element, *spot, drawn, capital(label), lies_on=cell))


def draw_hand(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw the cubes that were drawn or bought and wait for a place."""
    for position, material in enumerate(cubes_in_hand(game)):
        x, y = layout.hand_spot(game.active, position)
        word = naming.names.materials[material]
        size = 28 if layout.city(game.active).large else 20
        label = say("{material} to place", material=capital(naming.material(material)))
        layers.pieces.append(piece(f"hand-{position + 1}", x, y, symbol(word, 0, 0, size), label))


def cubes_in_hand(game: Attandarra) -> list[int]:
    """Return the materials in hand; during the filling of the display nobody holds them."""
    if any(isinstance(frame, FillDisplay) for frame in game.agenda.frames):
        return []
    return [material for material in range(MATERIALS) for _ in range(game.hand[material])]
