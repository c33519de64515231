"""Pictures of pieces, tiles and cards: symbols of the sprite, with the mark of its seat on what is owned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.person import width_of
from boardwright.faces.drawing.svg import Layers, escape, short, symbol
from boardwright.faces.telling.wording import translated, two_lines
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    ARTEFACT_TYPES,
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
from boardwright.games.baghdad.face.layout import CARD
from boardwright.games.baghdad.face.stamps import (
    LEAST,
    Sign,
    code,
    fitting,
    icon,
    number,
    rect,
    row_of,
    stamp,
)

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
CITY_TEXT: Final = 19  # larger than elsewhere: phones show the whole city
LINE: Final = 15  # from one line of a name to the next
DISC: Final = '<circle class="bag-bonus" r="12.5"/>'  # the ground of a scoring token

# The mark of a seat, around the origin: disc, triangle, diamond, square; an open ring for nobody.
MARKS: Final = (
    "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
    "M0-4.2 4 3.2H-4z",
    "M0-4.6 4.2 0 0 4.6-4.2 0z",
    "M-3.3-3.3h6.6v6.6h-6.6z",
)
OWNED: Final = 24.0  # the size in which pieces are drawn
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


# Tiles ------------------------------------------------------------------------------------------------


def tile_face(layers: Layers, printed: Printed, tile: int, size: float, plain: bool = False) -> str:
    """Return a city tile around the origin; a plain one has given its good, or its student is spent."""
    kind = type_of(tile)
    shown = kind in (PATIENT, STUDENT) and not plain
    aside = size * 0.1 if shown else 0
    out = type_plate(layers, kind, size) + icon(
        layers, tile_icon(printed, tile), -aside, -aside, round(size * 0.68)
    )
    if shown:
        corner = size * 0.26
        name = SKILL_ICONS[tile - FIRST_STUDENT] if kind == STUDENT else good_icon(printed, tile)
        out += icon(layers, name, corner, corner, round(size * 0.44))
    return f'<g opacity=".6">{out}</g>' if plain and kind == STUDENT else out


def type_plate(layers: Layers, kind: int, size: float) -> str:
    """Return the plate of a type of tile around the origin."""
    half = short(size / 2)
    place = f'x="-{half}" y="-{half}" width="{short(size)}" height="{short(size)}"'
    return stamp(layers, f"q{kind}.{size:g}", f'<rect class="bag-q{kind}" {place}/>')


def type_face(layers: Layers, kind: int, size: float, name: str = "") -> str:
    """Return a small tile around the origin: its type, or what tells it from others of its type."""
    return type_plate(layers, kind, size) + icon(layers, name or TYPE_ICONS[kind], 0, 0, round(size * 0.85))


# Pieces of a seat ---------------------------------------------------------------------------------------


def owned(layers: Layers, kind: str, seat: int, size: float, x: float = 0, y: float = 0) -> str:
    """Return a piece of a seat around a place: its shape in the seat's colour, with the seat's mark."""
    return stamp(layers, f"{kind}{seat}.{size:g}", kept(layers, owned_face, kind, seat, size), x, y)


def owned_face(layers: Layers, kind: str, seat: int, size: float) -> str:
    """Return a piece of a seat around the origin: in one size it is drawn, in others it is scaled."""
    if size != OWNED:
        drawn = stamp(layers, f"{kind}{seat}.{OWNED:g}", kept(layers, owned_face, kind, seat, OWNED))
        return drawn.replace("/>", f' transform="scale({size / OWNED:.3g})"/>')
    out = symbol(kind, 0, 0, size)
    if seat < len(MARKS):
        x, y = MARK_SPOTS.get(kind, (0.0, 4.2))
        mark = f'<path class="bag-mark" d="{MARKS[seat]}"/>'
        out += layers.stamp(code(f"mark{seat}"), mark, x, y)
    return out


def seat_mark(layers: Layers, seat: int, size: float, x: float = 0, y: float = 0) -> str:
    """Return a player's marker around a place."""
    return icon(layers, f"seat-{seat + 1}", x, y, size)


def seat_class(seat: int) -> str:
    """Return the class that gives a piece its colour."""
    return f"seat{seat + 1}" if seat < len(MARKS) else "neutral"


# Rewards and requirements as rows of symbols -----------------------------------------------------------


@lru_cache(512)
def signs(effects: tuple[int, ...]) -> tuple[Sign, ...]:
    """Return what some effects do, as symbols."""
    return tuple(sign for effect in effects for sign in signs_of(effect))


def signs_of(effect: int) -> list[Sign]:
    """Return what one effect does, as symbols: twice the symbol for two, a number beyond."""
    kind, n = kind_of(effect), number_of(effect)
    if kind == COIN_PER:
        return [("coin", "/"), (TYPE_ICONS[argument_of(effect)], "")]
    if kind == POINTS:
        return [("vp", str(n))]
    if kind == TAKE_TILE:
        name = TYPE_ICONS[argument_of(effect)]
    elif kind == SKILL_TILE:
        name = SKILL_ICONS[argument_of(effect)]
    else:
        name = GAIN_ICONS[kind]
    if waived_by(effect):
        return [(name, f"\N{MINUS SIGN}{waived_by(effect)}")]
    if n > 2:
        return [(name, str(n))]
    return [(name, "")] * max(n, 1)


def thing_sign(layers: Layers, thing: int, x: float, y: float, size: float) -> str:
    """Return the symbol of a thing that cards and tokens count, in the colour of nobody."""
    out = icon(layers, THING_ICONS[thing], x, y, size)
    if thing == ARTEFACT_TYPES:
        out += number(x + size * 0.42, y - size * 0.12, "≠", max(LEAST, round(size * 0.6)), "ne")
    return out


# Cards ------------------------------------------------------------------------------------------------

BANDS: Final = {STARTING: "grey", DAY: "day", NIGHT: "night"}  # classes
SKIES: Final = {STARTING: "ui-flag", DAY: "day", NIGHT: "night"}


def card_face(layers: Layers, printed: Printed, card: int) -> str:
    """Return a character card from its top left: icons, name, requirement, reward."""
    cards = printed.edition.cards
    width, _ = CARD
    out = stamp(layers, f"card{cards.deck[card]}", kept(layers, card_ground, cards.deck[card]))
    for k, name in enumerate(icons_of_card(printed, card)):
        out += icon(layers, name, 15 + k * 23, 12, 20)
    out += name_lines(translated(printed.names.card_names[card]), width / 2, 46, width - 5)
    thing = cards.thing[card]
    if thing >= 0:
        out += number(width / 2 - 16, 76, f"{cards.need[card]}+", 17)
        out += thing_sign(layers, thing, width / 2 + 11, 70, 24)
    return out + row_of(layers, reward_of_card(printed, card), width / 2 - 6, 97, 20)


def card_ground(layers: Layers, deck: int) -> str:
    """Return what is printed on every card of a deck."""
    width, height = CARD
    out = rect("bag-card", width, height, 4) + rect(f"bag-card {BANDS[deck]}", width, 24, 4)
    out += icon(layers, SKIES[deck], width - 11, height - 11, 17)
    return out + f'<path d="M8 84h{short(width - 16)}" stroke="var(--bag-line)"/>'


@lru_cache(128)
def icons_of_card(printed: Printed, card: int) -> tuple[str, ...]:
    """Return the icons on a card, one by one."""
    icons = printed.edition.cards.icons
    return tuple(SKILL_ICONS[k] for k in range(ICONS) for _ in range(icons[card * ICONS + k]))


@lru_cache(128)
def reward_of_card(printed: Printed, card: int) -> tuple[Sign, ...]:
    """Return what a card gives, as symbols."""
    cards = printed.edition.cards
    return (("vp", str(cards.points[card])),) if cards.points[card] else signs(tuple(cards.reward[card]))


def name_lines(name: str, x: float, y: float, width: float) -> str:
    """Return a name in one or two lines around a height, each pressed together where it is too long."""
    lines = two_lines(name)
    first = y if len(lines) == 1 else y - 8
    return "".join(name_line(line, x, first + k * LINE, width) for k, line in enumerate(lines))


def name_line(text: str, x: float, y: float, width: float) -> str:
    """Return a line of a name, pressed together where it is too long."""
    pressed = ""
    if sum(map(width_of, text)) * LEAST > width:
        pressed = f' textLength="{short(width)}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="nn" x="{short(x)}" y="{short(y)}"{pressed}>{escape(text)}</text>'


def card_back(layers: Layers, night: bool, width: float, height: float) -> str:
    """Return the back of a card from its top left."""
    out = rect(f"bag-card {BANDS[NIGHT if night else DAY]}", width, height, 4)
    return out + icon(
        layers, "night" if night else "day", width / 2, height / 2, round(min(width, height) * 0.6)
    )


# Buildings ------------------------------------------------------------------------------------------------

LEVELS_WRITTEN: Final = ("I", "II", "III", "IV", "V")
BUILDING: Final = (75.0, 76.0)


@lru_cache(64)
def building_signs(printed: Printed, building: int) -> tuple[Sign, ...]:
    """Return what a building does, or what it counts at the end."""
    buildings = printed.edition.buildings
    thing = buildings.thing[building]
    if thing < 0:
        return signs(tuple(buildings.effects[building]))
    return (("vp", f"{buildings.points_each[building]}/"), (THING_ICONS[thing], ""))


def building_face(layers: Layers, printed: Printed, building: int) -> str:
    """Return a building on offer from its top left."""
    buildings = printed.edition.buildings
    width, _ = BUILDING
    level, cost = buildings.level[building], buildings.cost[building]
    out = stamp(layers, f"level{level}.{cost}", kept(layers, building_ground, level, cost))
    out += row_of(layers, building_signs(printed, building), width / 2, 33, 20)
    return out + name_lines(translated(printed.names.building_names[building]), width / 2, 63, width - 4)


def building_ground(layers: Layers, level: int, cost: int) -> str:
    """Return what is printed on every building of a level and a price."""
    width, height = BUILDING
    out = stamp(layers, "level", rect("bag-card", width, height) + rect("bag-card turq", width, 20))
    out += number(13, 15.5, LEVELS_WRITTEN[level], 16, "w") + icon(layers, "coin", width - 22, 10, 16)
    return out + number(width - 8, 15.5, cost, 16, "w")


def building_plate(layers: Layers, printed: Printed, building: int) -> str:
    """Return a building as it stands in the city, around the origin."""
    plate = '<rect class="bag-card" x="-21" y="-21" width="42" height="42" rx="3"/>'
    row = tuple(sign if sign[0] != "vp" else ("", sign[1]) for sign in building_signs(printed, building))
    size = fitting(row, 24, 40, CITY_TEXT)
    return stamp(layers, "plate", plate) + row_of(layers, row, 0, -5, size, text=CITY_TEXT)
