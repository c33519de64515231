"""The Ziggurat: three sections of House spaces, each with its tile and the markers on it."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, fixed_piece, path, spoken
from boardwright.faces.telling.wording import capital, say
from boardwright.games.tabannusi import components
from boardwright.games.tabannusi.components import (
    CLAIM_SPACES,
    NO_TILE,
    SECTION_SPACES,
    TRACKS,
    ZIGGURAT_SPACES,
)
from boardwright.games.tabannusi.face.art import (
    GREY,
    caption,
    colour_sign,
    house,
    icon,
    ink_class,
    marker,
    medal,
    plate,
)
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.layout import ZIGGURAT_BOX, Box, Layout
from boardwright.games.tabannusi.face.naming import Naming, Things, everybody_at
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT

WIDTH: Final = 115.0  # of a section
STEP: Final = 119.0
TILE_TOP: Final = 53.0
HOUSES_TOP: Final = 112.0

COUNTED: Final[dict[int, tuple[str, ...]]] = {  # icons of what a tile counts
    components.PER_HOUSE_COMMON: ("house", "building-1"),
    components.PER_HOUSE_ZIGGURAT: ("house", "ziggurat"),
    components.PER_BOUNDARY: ("mastery",),
    components.PER_SHIP: ("ship",),
    components.PER_BUILDING_WITH_GARDEN: ("building-1", "garden"),
    components.PER_GARDEN: ("claim", "garden"),
    components.PER_HOUSE_PORT: ("house", "port"),
    components.FLAT: ("vp",),
    components.PER_CARD: ("urban", "decree"),
    components.PER_COLOUR_SET: ("building-1", "ship"),
}


def section_x(section: int) -> float:
    """Return the left edge of a section."""
    return ZIGGURAT_BOX[0] + 2 + section * STEP


def claim_space(section: int, place: int) -> Box:
    """Return a claim space of a section's tile."""
    return (section_x(section) + 3 + place * 37, ZIGGURAT_BOX[1] + TILE_TOP + 20, 35, 35)


def tile_box(section: int) -> Box:
    """Return a section's tile."""
    return (section_x(section), ZIGGURAT_BOX[1] + TILE_TOP, WIDTH, 57)


def house_space(space: int) -> Box:
    """Return a House space."""
    section, place = divmod(space, SECTION_SPACES)
    step = WIDTH / 3
    x = section_x(section) + 1 + place % 3 * step
    return (x, ZIGGURAT_BOX[1] + HOUSES_TOP + place // 3 * 48, step - 2, 46)


def draw_ziggurat(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw the Ziggurat without its plate."""
    layers.printed.append(steps())
    for section in range(TRACKS):
        draw_tile(layers, game, naming, section)
    for space in range(ZIGGURAT_SPACES):
        draw_house_space(layers, game, naming, space)


def steps() -> str:
    """Return the terraces behind the sections."""
    x, y, width, height = ZIGGURAT_BOX
    d = f"M{x - 5} {y + height + 4}V{y + 150}h3V{y + 96}h3V{y + 34}h{width - 2}v62h3v54h3v{height - 146}z"
    return path(d, "var(--tab-line)", 1.5, "var(--tab-clay)")


def draw_tile(layers: Layers, game: Tabannusi, naming: Naming, section: int) -> None:
    """Draw a section's tile and the markers on it."""
    layers.printed.append(kept(layers, printed_tile, naming.things, section, game.ziggurat_tiles[section]))
    for place in range(CLAIM_SPACES):
        draw_markers(layers, game, naming, section, place)


def printed_tile(layers: Layers, things: Things, section: int, tile: int) -> str:
    """Return a section's tile: what it counts, its three values."""
    x, y, width, height = tile_box(section)
    words = say("{colour} section", colour=capital(things.colour(section)))
    inside = plate("tb-tile", x, y, width, height, 4)
    if tile != NO_TILE:
        values = things.edition.ziggurat_values[tile * CLAIM_SPACES : (tile + 1) * CLAIM_SPACES]
        listed = " / ".join(map(str, values))
        facts = {"section": words, "values": listed, "tile": things.ziggurat_tile(tile)}
        words = say("{section}, {tile}: {values}", **facts)
        for k, shape in enumerate(COUNTED[things.edition.ziggurat_kind[tile]]):
            inside += icon(layers, shape, x + 13 + k * 22, y + 11, 20, GREY)
        inside += colour_sign(layers, section, x + 66, y + 11)
        inside += caption("tb-id", x + 96, y + 16, things.names.ziggurat_tiles[tile])
        for place, value in enumerate(values):
            left, top, wide, high = claim_space(section, place)
            inside += layers.stamp("slot", plate("tb-slot", 0, 0, wide, high), left, top)
            inside += caption("tn", left + wide / 2, top + 15, value)
    return spoken(words, inside, f"ziggurat-tile-{things.names.tracks[section]}")


def draw_markers(layers: Layers, game: Tabannusi, naming: Naming, section: int, place: int) -> None:
    """Draw everybody's marker on one claim space."""
    here = [seat for seat in everybody_at(game) if game.players[seat].tile_markers[section] > place]
    x, y, width, height = claim_space(section, place)
    size = 16 if len(here) < 3 else 13
    step = min(16.0, (width - 4) / max(1, len(here)))
    for k, seat in enumerate(here):
        spot = (x + width / 2 + (k - (len(here) - 1) / 2) * step, y + height - 10)
        label = say("Marker of {who}, space {n}", who=naming.object(seat), n=place + 1)
        element = f"on-tile-{naming.names.tracks[section]}-{place + 1}-{seat}"
        drawn = marker(layers, seat, 0, 0, size)
        layers.pieces.append(fixed_piece(element, *spot, drawn, label, f"seat{seat + 1}"))


def draw_house_space(layers: Layers, game: Tabannusi, naming: Naming, space: int) -> None:
    """Draw a House space with its bonus, or the House on it."""
    x, y, width, height = house_space(space)
    seat = next((s for s in everybody_at(game) if game.players[s].ziggurat & BIT[space]), -1)
    name = f"ziggurat-{naming.names.ziggurat_spaces[space]}"
    layers.printed.append(kept(layers, printed_house_space, naming.things, space, seat < 0))
    if seat >= 0:
        label = say("House of {who}", who=naming.object(seat))
        drawn = house(layers, seat, 0, 0, 28)
        layers.pieces.append(
            fixed_piece(f"house-{name}", x + width / 2, y + height / 2 + 6, drawn, label, f"seat{seat + 1}")
        )


def printed_house_space(layers: Layers, things: Things, space: int, free: bool) -> str:
    """Return a House space; a House on it hides its bonus."""
    x, y, width, height = house_space(space)
    section, place = divmod(space, SECTION_SPACES)
    bonus = things.edition.ziggurat_bonus[space]
    words = capital(things.ziggurat_space(space))
    if bonus:
        words = say("{space}: {bonus}", space=words, bonus=things.bonus(bonus))
    ground = plate(f"tb-c{section} tb-terrace", 0, 0, width, height)
    inside = layers.stamp(f"z{section}", ground)
    if free and bonus:
        inside = layers.stamp(f"zm{section}", ground + medal(width / 2, height / 2 + 6, 14.5))
        inside += bonus_at(layers, bonus, width / 2, height / 2 + 6, 22)
    elif free:
        plan = '<path class="tb-plan" d="M-8 9V-5l8-7 8 7V9z"/>'
        inside += layers.stamp("plan", plan, width / 2, height / 2 + 6)
    inside += caption(ink_class("tl", section), 8, 15, place + 1)
    return spoken(words, inside, f"ziggurat-{things.names.ziggurat_spaces[space]}", "fx", (x, y))
