"""Dice, Houses, workers and icons, drawn around the origin; each is written once in a drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.svg import (
    Layers,
    at,
    disc,
    escape,
    printed_again,
    seat_symbol,
    short,
    spoken,
    symbol,
)
from boardwright.games.tabannusi.components import ANY_COLOUR, BROWN

FILLS: Final = ("var(--r-white)", "var(--r-yellow)", "var(--r-brown)", "var(--r-blue)", "var(--r-green)")
LETTERS: Final = "WYBUG"  # on dice and tiles; the shape of a die tells its colour as well
DARK: Final = "#17211F"
LIGHT: Final = "#FFFDF6"
INKS: Final = (DARK, DARK, LIGHT, LIGHT, DARK)
GREY: Final = "ig"  # classes of the style sheet: what colour an icon takes
CLAY: Final = "ic"

# Short names of icons that come often: they stand in the page at each place.
CODES: Final = {
    "building-1": "B",
    "claim": "C",
    "crate": "R",
    "decree": "D",
    "garden": "G",
    "gold": "O",
    "harbormaster": "M",
    "house": "H",
    "mastery": "Y",
    "projectile": "P",
    "ship": "S",
    "urban": "U",
    "vp": "V",
    "water": "W",
    "water-q": "Q",
    "ziggurat": "Z",
    **{f"res-{letter}": f"r{letter}" for letter in LETTERS},
    **{f"die-{letter}": f"e{letter}" for letter in LETTERS},
}
DISC: Final = 11.0  # radius of the number of a District
SMALL_DISC: Final = 9.5
UNIT: Final = 24.0  # the size in which bonuses are drawn
LETTERED: Final = 24.0  # the least size of a die that shows its letter

GLYPHS: Final = (  # a seat's shape, around the origin
    "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z",
    "M0-4 4 3H-4z",
    "M0-4.2 4.2 0 0 4.2-4.2 0z",
    "M-3.2-3.2h6.4v6.4h-6.4z",
)
HOUSE: Final = "M-9 9V-2L0-10 9-2V9z"
ARCHITECT: Final = "M-9-6h3.4a5.6 5.6 0 0 0 1 3.6L-7 1-9.5 11h19L7 1 4.6-2.4A5.6 5.6 0 0 0 5.6-6H9L0-12z"
ASSISTANT: Final = "M0-9a4.2 4.2 0 0 1 3 7.2L6.5 1 8 10H-8L-6.5 1-3-1.8A4.2 4.2 0 0 1 0-9z"


def scaled(layers: Layers, name: str, drawn: str, x: float, y: float, scale: float) -> str:
    """Return a stamp around a place in another size."""
    layers.stamps.setdefault(name, drawn)
    if scale == 1:
        return printed_again(name, x, y)
    smaller = f"{name}_{scale * 100:.0f}"
    if smaller not in layers.stamps:
        factor = f"{scale:.2g}".replace("0.", ".")
        layers.stamps[smaller] = f'<use href="#_{name}" transform="scale({factor})"/>'
    return printed_again(smaller, x, y)


@lru_cache(512)
def icon_stamp(shape: str, size: float, look: str) -> tuple[str, str]:
    """Return the name of an icon's stamp, and what it is."""
    code = CODES.get(shape, shape)
    return f"{code}{look[1:]}{short(size)}".replace(".", "_"), symbol_in(look, shape, 0, 0, size)


def symbol_in(look: str, shape: str, x: float, y: float, size: float) -> str:
    """Return a symbol of the sprite around a place, in the colour of a class."""
    drawn = symbol(shape, x, y, size)
    return drawn.replace(" ", f' class="{look}" ', 1) if look else drawn


def icon(layers: Layers, shape: str, x: float, y: float, size: float, look: str = "") -> str:
    """Return a symbol of the sprite that comes several times."""
    name, drawn = icon_stamp(shape, size, look)
    return layers.stamp(name, drawn, x, y)


def alone(shape: str, x: float, y: float, size: float, look: str = "") -> str:
    """Return a symbol of the sprite that comes once in this size: no stamp is made of it."""
    return symbol_in(look, shape, x, y, size)


# Pieces of a seat: the class of the piece around them gives the colour -------------------------------


@lru_cache(8)
def figure(outline: str) -> str:
    """Return a House or a worker with its halo, in the colour of the piece."""
    return f'<path class="tb-halo" d="{outline}"/><path class="tb-body" d="{outline}"/>'


@lru_cache(32)
def of_seat(shape: str, seat: int, y: float) -> str:
    """Return a House or a worker with the shape of its seat on it."""
    return f'<use href="#_{shape}"/><path class="tb-glyph" d="{GLYPHS[seat]}" transform="translate(0,{y})"/>'


def house(layers: Layers, seat: int, x: float, y: float, size: float = 22) -> str:
    """Return a House."""
    layers.stamps.setdefault("h", figure(HOUSE))
    return scaled(layers, f"h{seat}", of_seat("h", seat, 2), x, y, size / 22)


def architect(layers: Layers, seat: int) -> str:
    """Return an Architect, who wears a hat."""
    layers.stamps.setdefault("a", figure(ARCHITECT))
    return of_seat("a", seat, 5)


def assistant(layers: Layers, seat: int) -> str:
    """Return an Assistant, smaller and without a hat."""
    layers.stamps.setdefault("s", figure(ASSISTANT))
    return of_seat("s", seat, 4.5)


def marker(layers: Layers, seat: int, x: float, y: float, size: float) -> str:
    """Return a Claim or Mastery marker."""
    return scaled(layers, f"k{seat}", seat_symbol(seat, 16), x, y, size / 16)


# Shapes of this board -----------------------------------------------------------------------------


@lru_cache(4096)
def plate(classes: str, x: float, y: float, width: float, height: float, round_by: float = 3) -> str:
    """Return a rectangle whose look is in the style sheet."""
    place = f'{at("x", x)}{at("y", y)} width="{short(width)}" height="{short(height)}"'
    return f'<rect class="{classes}"{place} rx="{short(round_by)}"/>'


def counted(label: str, drawn: str, element: str, n: int) -> str:
    """Return things of a kind with their name; faint when there are none."""
    return spoken(label, drawn, element, "" if n else "tb-none")


def medal(x: float, y: float, radius: float) -> str:
    """Return a light disc on which a bonus is seen on any colour."""
    return f'<circle class="tb-medal" cx="{short(x)}" cy="{short(y)}" r="{short(radius)}"/>'


def caption(classes: str, x: float, y: float, words: object) -> str:
    """Return a text whose look is in the style sheet."""
    return text_at(classes, x, y, str(words))


@lru_cache(8192)  # the same texts come again in every drawing
def text_at(classes: str, x: float, y: float, words: str) -> str:
    """Return a text whose look is in the style sheet."""
    look = f' class="{classes}"' if classes else ""  # without, the group around it gives the look
    return f"<text{look}{at('x', x)}{at('y', y)}>{escape(words)}</text>"


# Dice and other things in a colour ---------------------------------------------------------------


def die(layers: Layers, colour: int, value: int, size: float) -> str:
    """Return a die that shows its value; its shape tells the colour."""
    drawn = icon(layers, f"die-{LETTERS[colour]}", 0, 0, size)
    return drawn + caption(ink_class("td", colour), 0, 6.5 if colour == BROWN else 5.3, value)


def ink_class(classes: str, colour: int) -> str:
    """Return the class of a text on something in a colour: light on the dark ones."""
    return classes if INKS[colour] == DARK else f"{classes} l"


def resource(layers: Layers, colour: int, x: float, y: float, size: float) -> str:
    """Return a die without value: its shape, and its letter where that is large enough to be read."""
    return icon(layers, f"{'res' if size >= LETTERED else 'die'}-{LETTERS[colour]}", x, y, size)


def coloured(layers: Layers, shape: str, colour: int, x: float, y: float, size: float) -> str:
    """Return a Building, Project, Ship or mastery arrow in a colour; any colour is grey."""
    look = GREY if colour in (-1, ANY_COLOUR) else f"i{colour}"
    return icon(layers, shape, x, y, size, look)


def letter(colour: int, x: float, y: float) -> str:
    """Return the letter of a colour on something in that colour."""
    return caption(ink_class("tl", colour), x, y, LETTERS[colour])


def colour_sign(layers: Layers, colour: int, x: float, y: float) -> str:
    """Return a small square in a colour with its letter."""
    drawn = plate(f"tb-c{colour} tb-row", -8, -8.5, 16, 17, 2) + letter(colour, 0, 5.2)
    return layers.stamp(f"v{colour}", drawn, x, y)


def number_disc(layers: Layers, number: object, x: float, y: float, radius: float = DISC) -> str:
    """Return the number of a District."""
    drawn = disc(0, 0, radius, "var(--ink)", "") + caption("tb-no", 0, 5.2, number)
    return layers.stamp(f"n{number}-{radius * 10:.0f}", drawn, x, y)
