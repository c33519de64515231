"""Pictures of the pieces, tiles and cards: symbols of the sprite, with the mark of a seat on what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import escape

from boardwright.faces.drawing.svg import Layers, box, disc, short, symbol
from boardwright.faces.telling.wording import two_lines
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    BOAT_MOVES,
    BOOK,
    BUILD,
    COIN,
    COIN_PER,
    DAY,
    FAVOUR,
    FIRST_STUDENT,
    ICONS,
    NIGHT,
    PATIENT,
    POINTS,
    SKILL_TILE,
    STARTING,
    STEP,
    STUDENT,
    TAKE_TILE,
    WILD,
    argument_of,
    kind_of,
    number_of,
    type_of,
    waived_by,
)
from boardwright.games.baghdad.edition import Printed

SKILL_ICONS: Final = ("k-figure", "k-abacus", "k-quill", "k-pedestal", "k-masonry", "k-boat")
TYPE_ICONS: Final = ("book", "patient", "artefact", "student")
THING_ICONS: Final = (
    *TYPE_ICONS,
    "house",
    "barchitect",
    "boat",
    "port",
    "night",
    "artefact",  # types of artefact carry a sign besides
    "favour",
    "coin",
)
GOODS_DRAWN: Final = frozenset({"brick", "timber", "textiles", "spices", "glass", "lapis"})
ARTEFACTS_DRAWN: Final = frozenset({"astrolabe", "globe", "clock", "lamp", "alembic", "automaton"})
PIECE_ICONS: Final = ("pal-foundation", "pal-wall", "pal-minaret", "pal-base", "pal-dome")
TINTS: Final = ("var(--r-red)", "var(--r-green)", "var(--gold)", "var(--r-blue)")  # of the types of tile
GAIN_ICONS: Final = {
    COIN: "coin",
    FAVOUR: "favour",
    STEP: "step",
    WILD: "wild",
    ANY_GOODS: "g-any",
    BOAT_MOVES: "k-boat",
    BUILD: "site",
    POINTS: "vp",
}
NEUTRAL_PIECE: Final = 8  # the class of a piece of nobody

# The mark of a seat, around the origin: disc, triangle, diamond, square; an open ring for nobody.
MARKS: Final = (
    "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
    "M0-4.2 4 3.2H-4z",
    "M0-4.6 4.2 0 0 4.6-4.2 0z",
    "M-3.3-3.3h6.6v6.6h-6.6z",
)
MARK_SPOTS: Final = {"vizier": (0.0, 4.5), "boat": (-0.2, 4.4), "library": (0.0, 0.0)}


def good_icon(printed: Printed, good: int) -> str:
    """Return the symbol of a kind of good."""
    name = printed.names.goods[good]
    return f"g-{name}" if name in GOODS_DRAWN else "g-any"


def tile_icon(printed: Printed, tile: int) -> str:
    """Return the main symbol of a city tile."""
    kind = printed.edition.city.type_of_tile[tile]
    name = printed.names.tiles[tile]
    if kind in (BOOK, PATIENT, STUDENT):
        return TYPE_ICONS[kind]
    return f"art-{name}" if name in ARTEFACTS_DRAWN else "artefact"


@lru_cache(512)
def tile_face(printed: Printed, tile: int, size: float, plain: bool = False) -> str:
    """Return a city tile around the origin; a plain one has given its good, or its student is spent."""
    half = size / 2
    kind = type_of(tile)
    out = box(-half, -half, size, size, "var(--bag-cell)", "var(--key)", 1.3, 5)
    out += f'<g opacity=".32">{box(0.7 - half, 0.7 - half, size - 1.4, size - 1.4, TINTS[kind], round_by=4)}</g>'
    shown = kind in (PATIENT, STUDENT) and not plain
    aside = size * 0.1 if shown else 0
    out += symbol(tile_icon(printed, tile), -aside, -aside, size * 0.68, "opacity:.45" if plain and kind == STUDENT else "")
    if shown:
        icon = SKILL_ICONS[tile - FIRST_STUDENT] if kind == STUDENT else good_icon(printed, tile)
        out += symbol(icon, half - size * 0.24, half - size * 0.24, size * 0.44)
    return out


@lru_cache(256)
def type_face(kind: int, size: float, icon: str = "") -> str:
    """Return a tile of which only the type counts."""
    half = size / 2
    out = box(-half, -half, size, size, "var(--bag-cell)", "var(--key)", 1, 3)
    out += f'<g opacity=".32">{box(-half, -half, size, size, TINTS[kind], round_by=3)}</g>'
    return out + symbol(icon or TYPE_ICONS[kind], 0, 0, size * 0.8)


def owned(layers: Layers, kind: str, seat: int, size: float, x: float = 0, y: float = 0) -> str:
    """Return a piece of a seat around a place: its shape in the seat's colour, with the seat's mark."""
    return layers.stamp(f"{kind}{seat}-{size:g}", owned_face(kind, seat, size), x, y)


@lru_cache(256)
def owned_face(kind: str, seat: int, size: float) -> str:
    """Return a piece of a seat around the origin."""
    out = symbol(kind, 0, 0, size)
    if seat < len(MARKS):
        x, y = MARK_SPOTS.get(kind, (0.0, 4.2))
        scale = size / 24
        place = f'transform="translate({short(x * scale)} {short(y * scale)}) scale({scale * 1.05:.2f})"'
        out += f'<path d="{MARKS[seat]}" {place} fill="var(--p-ink)" stroke="var(--pc)" stroke-width="1.6" paint-order="stroke"/>'
    return out


def seat_class(seat: int) -> str:
    """Return the class that gives a piece its colour."""
    return f"seat{seat + 1}" if seat < len(MARKS) else "neutral"


# Rewards and requirements as rows of symbols -----------------------------------------------------------

Sign = tuple[str, str]  # a symbol, and a text after it; either may be empty


@lru_cache(512)
def signs(effects: tuple[int, ...]) -> tuple[Sign, ...]:
    """Return what some effects do, as symbols."""
    out: list[Sign] = []
    for each in effects:
        out += signs_of(each)
    return tuple(out)


def signs_of(effect: int) -> list[Sign]:
    """Return what one effect does, as symbols: twice the symbol for two, a number beyond."""
    kind, n = kind_of(effect), number_of(effect)
    if kind == COIN_PER:
        return [("coin", "/"), (TYPE_ICONS[argument_of(effect)], "")]
    if kind == POINTS:
        return [("vp", str(n))]
    if kind == TAKE_TILE:
        icon = TYPE_ICONS[argument_of(effect)]
    elif kind == SKILL_TILE:
        icon = SKILL_ICONS[argument_of(effect)]
    else:
        icon = GAIN_ICONS[kind]
    if waived_by(effect):
        return [(icon, f"\N{MINUS SIGN}{waived_by(effect)}")]
    if n > 2:
        return [(icon, str(n))]
    return [(icon, "")] * max(n, 1)


@lru_cache(2048)
def row_of(row: tuple[Sign, ...], x: float, y: float, size: float, look: str = "n") -> str:
    """Return symbols side by side around a centre; texts in the numeral of a size near theirs."""
    text = size * 0.78
    widths = [(size if icon else 0) + text * 0.62 * len(words) for icon, words in row]
    gap = size * 0.08
    at = x - (sum(widths) + gap * (len(row) - 1)) / 2
    out = ""
    for (icon, words), width in zip(row, widths, strict=True):
        left = at
        if icon:
            out += symbol(icon, left + size / 2, y, size)
            left += size
        if words:
            middle = left + text * 0.31 * len(words)
            out += f'<text class="{look}" style="font-size:{short(text)}px" x="{short(middle)}" y="{short(y + text * 0.35)}">{escape(words)}</text>'
        at += width + gap
    return out


def thing_sign(thing: int, x: float, y: float, size: float) -> str:
    """Return the symbol of a thing that cards and tokens count, in the colour of nobody."""
    out = symbol(THING_ICONS[thing], x, y, size, "--pc:var(--stone)")
    if thing == 9:  # types of artefact
        out += f'<text class="n w" style="font-size:{short(size * 0.62)}px" x="{short(x + size * 0.42)}" y="{short(y - size * 0.12)}">≠</text>'
    return out


# Cards ------------------------------------------------------------------------------------------------

BANDS: Final = {STARTING: "var(--stone-2)", DAY: "var(--gold-2)", NIGHT: "var(--bag-night)"}


@lru_cache(128)
def card_face(printed: Printed, card: int) -> str:
    """Return a character card from its top left: icons, name, requirement, reward."""
    cards = printed.edition.cards
    width, height = 82.0, 124.0
    deck = cards.deck[card]
    out = box(0, 0, width, height, "var(--bag-cell)", "var(--key)", 1.3, 4)
    out += box(0, 0, width, 27, BANDS[deck], "var(--key)", 1, 4)
    icons = [SKILL_ICONS[icon] for icon in range(ICONS) for _ in range(cards.icons[card * ICONS + icon])]
    for k, icon in enumerate(icons):
        out += symbol(icon, 14 + k * min(22.0, 54 / max(len(icons) - 1, 1)), 13.5, 22)
    sky = "day" if deck == DAY else "night" if deck == NIGHT else "ui-flag"
    out += symbol(sky, width - 11, height - 11, 15)
    lines = two_lines(printed.names.card_names[card])
    for k, line in enumerate(lines):
        out += name_line(line, width / 2, (46 if len(lines) == 1 else 40) + k * 13, width - 6)
    thing = cards.thing[card]
    if thing >= 0:
        out += f'<text class="n s15" x="{short(width / 2 - 15)}" y="81">{cards.need[card]}+</text>'
        out += thing_sign(thing, width / 2 + 11, 75, 25)
    out += f'<path d="M8 91.5h{short(width - 16)}" stroke="var(--bag-line)"/>'
    reward = (("vp", str(cards.points[card])),) if cards.points[card] else signs(tuple(cards.reward[card]))
    return out + row_of(reward, width / 2 - 6, 107, 23)


def name_line(text: str, x: float, y: float, width: float) -> str:
    """Return a line of a name, pressed together where it is too long."""
    pressed = ""
    if len(text) * 6.6 > width:
        pressed = f' textLength="{short(width)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="n name" x="{short(x)}" y="{short(y)}"{pressed}>{escape(text)}</text>'


def card_back(night: bool, width: float, height: float) -> str:
    """Return the back of a card from its top left."""
    band = BANDS[NIGHT if night else DAY]
    out = box(0, 0, width, height, band, "var(--key)", 1.3, 4)
    out += f'<g opacity=".5">{box(3, 3, width - 6, height - 6, "none", "var(--bag-cell)", 1, 3)}</g>'
    return out + symbol("night" if night else "day", width / 2, height / 2, min(width, height) * 0.6)


# Buildings ------------------------------------------------------------------------------------------------

LEVELS_WRITTEN: Final = ("I", "II", "III", "IV", "V")


@lru_cache(64)
def building_signs(printed: Printed, building: int) -> tuple[Sign, ...]:
    """Return what a building does, or what it counts at the end."""
    buildings = printed.edition.buildings
    thing = buildings.thing[building]
    if thing < 0:
        return signs(tuple(buildings.effects[building]))
    return (("vp", f"{buildings.points_each[building]}/"), (THING_ICONS[thing], ""))


@lru_cache(64)
def building_face(printed: Printed, building: int) -> str:
    """Return a building on offer from its top left."""
    buildings = printed.edition.buildings
    width, height = 64.0, 62.0
    out = box(0, 0, width, height, "var(--bag-cell)", "var(--key)", 1.2, 3)
    out += box(0, 0, width, 17, "var(--bag-turq)", "var(--key)", 1, 3)
    out += f'<text class="n w s12" x="12" y="13">{LEVELS_WRITTEN[buildings.level[building]]}</text>'
    out += symbol("coin", width - 21, 8.5, 13)
    out += f'<text class="n w s12" x="{short(width - 9)}" y="13">{buildings.cost[building]}</text>'
    out += f'<g style="--pc:var(--stone)">{row_of(building_signs(printed, building), width / 2, 27.5, 17)}</g>'
    lines = two_lines(printed.names.building_names[building])
    for k, line in enumerate(lines):
        out += name_line(line, width / 2, (52 if len(lines) == 1 else 47) + k * 11.5, width - 5)
    return out


@lru_cache(64)
def building_plate(printed: Printed, building: int) -> str:
    """Return a building as it stands in the city, around the origin."""
    out = box(-18, -18, 36, 36, "var(--bag-cell)", "var(--key)", 1.3, 3)
    row = building_signs(printed, building)
    size = 17.0 if len(row) > 1 else 23
    return out + f'<g style="--pc:var(--stone)">{row_of(row, 0, -4, size if len(row) < 3 else 12)}</g>'


def counter(icon: str, x: float, y: float, n: int | str, size: float, style: str = "") -> str:
    """Return a symbol with its number to the right; faint when there is none."""
    faint = "" if n else ' opacity=".4"'
    number = f'<text class="n k" style="font-size:{short(size * 0.72)}px" x="{short(x + size * 0.86)}" y="{short(y + size * 0.25)}">{n}</text>'
    return f"<g{faint}>{symbol(icon, x, y, size, style)}{number}</g>"


def plate(area: Sequence[float], fill: str = "var(--bag-cell)", line: str = "var(--bag-line)") -> str:
    """Return an empty printed place."""
    return box(area[0], area[1], area[2], area[3], fill, line, 1, 3)


def ring(x: float, y: float, radius: float) -> str:
    """Return a small printed disc."""
    return disc(x, y, radius, "var(--panel)", "var(--key)", 1)
