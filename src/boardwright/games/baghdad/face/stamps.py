"""How the drawing is kept small: what comes again is a stamp under a short name, and is made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import count
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, at, escape, short, symbol

COUNT: Final = count()
LEAST: Final = 16  # of letters in board units: 11 pixels on the smallest screen
LETTER: Final = 0.58  # width of one in parts of its size
GAP: Final = 0.08  # between symbols, in parts of theirs
PLAIN_TEXT: Final = f"n{LEAST}"
ALPHABET: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@cache
def code(name: str) -> str:
    """Return a short name for the page; names of stamps come a thousand times in a drawing.

    It stays the same as long as the program runs, which is as long as pages are compared with each other.
    """
    number = next(COUNT)
    out = ""
    while number or not out:
        number, digit = divmod(number, len(ALPHABET))
        out = ALPHABET[digit] + out
    return out


def stamp(layers: Layers, name: str, drawn: str, x: float = 0, y: float = 0, *, element: str = "") -> str:
    """Return a shape that comes several times, its origin at a place: `Layers.stamp` with a short name."""
    return layers.stamp(code(name), drawn, round(x), round(y), element=element)


SIZES: Final = (10, 12, 14, 16, 20, 24, 30)  # of symbols; few, because many are stamps
STAMPED: Final = 24  # the largest of them


def icon(layers: Layers, name: str, x: float, y: float, size: float) -> str:
    """Return a symbol around its centre, in the next smaller of the sizes; small ones come often."""
    size = near(size)
    if size <= STAMPED and not name.startswith("art-"):
        return stamp(layers, f"{name}.{size}", symbol(name, 0, 0, size), x, y)
    return symbol(name, round(x), round(y), size)


@lru_cache(256)
def near(size: float) -> int:
    """Return the largest of the sizes that is not larger."""
    return max((each for each in SIZES if each <= size), default=SIZES[0])


def rect(classes: str, width: float, height: float, corner: float = 3) -> str:
    """Return a rectangle from the origin, its look in the style sheet."""
    return f'<rect class="{classes}" width="{short(width)}" height="{short(height)}" rx="{short(corner)}"/>'


def number(x: float, y: float, words: object, size: int = LEAST, style: str = "") -> str:
    """Return a bold text around a centre.

    `style`: m muted, w white, f in fixed ink, ok green, l from the left, e ending there.
    """
    return f"<text{at('x', round(x))}{at('y', round(y))}{look(size, style)}>{escape(str(words))}</text>"


def look(size: int, style: str = "") -> str:
    """Return the class of a bold text; without one it is of the most frequent look."""
    classes = f"n{size} {style}".strip()
    return "" if classes == PLAIN_TEXT else f' class="{classes}"'


def heading(x: float, y: float, words: object) -> str:
    """Return the name of an area or of a part of it."""
    return f'<text x="{round(x)}" y="{round(y)}" class="bag-h">{escape(str(words))}</text>'


def digits(words: Sequence[tuple[float, float, object]], size: int, style: str = "") -> str:
    """Return numbers of one look, at (x, y) each: those of a single digit are one text, placed one by one."""
    short_ones = [(x, y, str(text)) for x, y, text in words if len(str(text)) == 1]
    out = "".join(number(x, y, text, size, style) for x, y, text in words if len(str(text)) > 1)
    if short_ones:
        across = " ".join(str(round(x)) for x, _, _ in short_ones)
        heights = [str(round(y)) for _, y, _ in short_ones]
        down = heights[0] if len(set(heights)) == 1 else " ".join(heights)
        texts = "".join(text for _, _, text in short_ones)
        out += f'<text x="{across}" y="{down}"{look(size, style)}>{texts}</text>'
    return out


def counters(
    layers: Layers,
    things: Sequence[tuple[str, int | str]],
    places: Sequence[tuple[float, float]],
    size: float,
) -> str:
    """Return symbols with their numbers to the right; of what there is none only the symbol, faint."""
    there = [(name, n, place) for (name, n), place in zip(things, places, strict=True) if n]
    gone = [(name, place) for (name, n), place in zip(things, places, strict=True) if not n]
    out = "".join(icon(layers, name, x, y, size) for name, _, (x, y) in there)
    written = max(LEAST, round(size * 0.75))
    out += digits([(x + size * 0.9, y + size * 0.27, n) for _, n, (x, y) in there], written)
    if gone:
        faint = "".join(icon(layers, name, x, y, size) for name, (x, y) in gone)
        out += f'<g opacity=".35">{faint}</g>'
    return out


Sign = tuple[str, str]  # a symbol, and a text after it; either may be empty


def row_of(
    layers: Layers, row: Sequence[Sign], x: float, y: float, size: float, style: str = "", text: int = LEAST
) -> str:
    """Return symbols side by side around a centre, texts among them; a row that comes again is a stamp."""
    size = near(size)
    if len(row) == 1 and not row[0][1]:
        return icon(layers, row[0][0], x, y, size)
    key = "r" + ".".join(f"{name}{words.translate(IN_NAMES)}" for name, words in row)
    return stamp(
        layers, f"{key}.{size}.{text}{style}", kept(layers, row_face, tuple(row), size, style, text), x, y
    )


IN_NAMES: Final = str.maketrans({"\N{MINUS SIGN}": "_", "/": "p", "+": "a", "→": "to", "×": "x"})


def row_face(layers: Layers, row: tuple[Sign, ...], size: float, style: str = "", text: int = LEAST) -> str:
    """Return symbols side by side around the origin; `text` is the size of what is written among them."""
    text = max(text, round(size * 0.8))
    at = -width_of_row(row, size, text) / 2
    out = ""
    for name, words in row:
        if name:
            out += icon(layers, name, at + size / 2, 0, size)
            at += size
        wide = letters(words) * text
        if words:
            out += number(at + wide / 2, text * 0.35, words, text, style)
        at += wide + size * GAP
    return out


def width_of_row(row: Sequence[Sign], size: float, text: int = LEAST) -> float:
    """Return how wide a row is."""
    written = sum(letters(words) for _, words in row) * max(text, round(size * 0.8))
    return written + size * (sum(bool(name) for name, _ in row) + GAP * (len(row) - 1))


def letters(words: str) -> float:
    """Return how wide some words are in parts of their size: an arrow is as wide as a symbol."""
    return sum(1.0 if each == "→" else LETTER for each in words)


def fitting(row: Sequence[Sign], size: float, width: float, text: int = LEAST) -> float:
    """Return the largest of the sizes up to one at which a row keeps within a width."""
    sizes = [each for each in SIZES if each <= size]
    return next((each for each in reversed(sizes) if width_of_row(row, each, text) <= width), sizes[0])
