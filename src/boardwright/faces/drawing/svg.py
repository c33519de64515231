"""Shapes as SVG text. Numbers are board units; every text that people typed is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import markupsafe


@dataclass
class Layers:
    """The drawing in its order: printed boards, pieces, then what may be clicked."""

    printed: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    stamps: dict[str, str] = field(default_factory=dict)

    def stamp(self, name: str, drawn: str, x: float = 0, y: float = 0, *, element: str = "") -> str:
        """Return a shape that comes several times, its origin at a place: written once, here only named.

        `name` must tell apart all that is drawn under it; `element` is the id of this one print.
        """
        self.stamps.setdefault(name, drawn)
        return printed_again(name, x, y, element)

    def svg(self) -> str:
        """Return the whole drawing."""
        stamps = "".join(named(f"_{name}", drawn) for name, drawn in self.stamps.items())
        return (
            f"<defs>{stamps}</defs>{''.join(self.printed)}"
            f'<g id="pieces">{"".join(self.pieces)}</g><g id="targets">{"".join(self.targets)}</g>'
        )


@lru_cache(8192)  # a few megabytes; most words come again in every drawing
def escape(words: str) -> str:
    """Return words as they stand in markup, as a plain text: to go on with a Markup costs much more."""
    return str(markupsafe.escape(words))


@lru_cache(4096)
def named(element: str, drawn: str) -> str:
    """Return a shape with an id: a single element takes it itself, several are grouped."""
    if drawn.count("<") == 1:
        return drawn.replace(" ", f' id="{element}" ', 1)
    return f'<g id="{element}">{drawn}</g>'


@lru_cache(4096)
def short(number: float) -> str:
    """Return a coordinate with at most one decimal: a tenth of a board unit is not seen."""
    return f"{round(number, 1):g}"


def at(name: str, number: float) -> str:
    """Return a coordinate as an attribute; 0 is what stands when it is left out."""
    return f' {name}="{short(number)}"' if number else ""


@lru_cache(8192)  # the same places come again in every drawing
def printed_again(name: str, x: float = 0, y: float = 0, element: str = "") -> str:
    """Return a stamp, its origin at a place."""
    own = f' id="{element}"' if element else ""
    return f'<use{own} href="#_{name}"{at("x", x)}{at("y", y)}/>'


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    line: str = "",
    thick: float = 1,
    round_by: float = 3,
) -> str:
    """Return a rectangle."""
    corners = f' rx="{short(round_by)}"' if round_by else ""
    return f'<rect {rectangle(x, y, width, height)}{corners} fill="{fill}"{stroke(line, thick)}/>'


@lru_cache(4096)
def rectangle(x: float, y: float, width: float, height: float) -> str:
    """Return the four attributes of a rectangle or a <use>."""
    return f'x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'


def stroke(line: str, thick: float = 1) -> str:
    """Return the attributes of an outline; none without a colour."""
    if not line:
        return ""
    return f' stroke="{line}"' if thick == 1 else f' stroke="{line}" stroke-width="{short(thick)}"'


def disc(x: float, y: float, radius: float, fill: str, line: str = "var(--key)", thick: float = 1.2) -> str:
    """Return a disc."""
    place = f'{at("cx", x)}{at("cy", y)} r="{short(radius)}"'
    return f'<circle{place} fill="{fill}"{stroke(line, thick)}/>'


def path(d: str, line: str, thick: float = 1, fill: str = "none") -> str:
    """Return a path with round ends and corners, which the style sheet of all boards gives it."""
    return f'<path class="rp" d="{d}" fill="{fill}"{stroke(line, thick)}/>'


def rectangles(boxes: Iterable[tuple[float, float, float, float]]) -> str:
    """Return the path data of many rectangles, to be drawn as one <path>."""
    return "".join(f"M{short(x)} {short(y)}h{short(w)}v{short(h)}h{short(-w)}z" for x, y, w, h in boxes)


def write(x: float, y: float, words: object, style: str = "", size: float = 13) -> str:
    """Return a text. `style`: m muted, b bold, c centred, e ending there, d in the display face."""
    place = f'x="{short(x)}" y="{short(y)}"'
    classes = f"t {style}".strip()
    look = "" if size == 13 else f' style="font-size:{short(size)}px"'  # 13 px is what every text has
    return f'<text {place} class="{classes}"{look}>{escape(str(words))}</text>'


def numeral(x: float, y: float, number: object, size: float, fill: str = "#17211F") -> str:
    """Return a bold centred number in fixed ink, for printed badges."""
    return (
        f'<text{at("x", x)}{at("y", y)} text-anchor="middle"'
        f' style="font:800 {short(size)}px var(--font-ui);fill:{fill}">{number}</text>'
    )


def texts(classes: str, words: Sequence[tuple[float, float, object]]) -> str:
    """Return texts of one look, at (x, y) each; the classes are in the game's style sheet."""
    lines = "".join(f"<text{at('x', x)}{at('y', y)}>{escape(str(text))}</text>" for x, y, text in words)
    return f'<g class="{classes}">{lines}</g>'


def symbol(name: str, x: float, y: float, size: float, style: str = "") -> str:
    """Return a symbol of the sprite around its centre."""
    look = f' style="{style}"' if style else ""
    place = rectangle(x - size / 2, y - size / 2, size, size)
    return f'<use href="#i-{name}" {place}{look}/>'


def piece(
    element: str,
    x: float,
    y: float,
    inside: str,
    label: str,
    classes: str = "",
    lies_on: str = "",
    turned: str = "",
) -> str:
    """Return a piece with a stable id, placed by its translation alone so that a move can be animated.

    A group with a name is heard as one; the page makes an image of it.

    `lies_on` is the id of the printed thing beneath it, which a click on the piece means as well.
    `turned` holds further declarations, each after a semicolon, such as `;scale:.5`.
    """
    names = f"pc {classes}".strip()
    beneath = f' data-for="{lies_on}"' if lies_on else ""
    return (
        f'<g id="{element}" class="{names}" style="translate:{short(x)}px {short(y)}px{turned}"'
        f' aria-label="{escape(label)}"{beneath}>{inside}</g>'
    )


def fixed_piece(element: str, x: float, y: float, inside: str, label: str, classes: str = "") -> str:
    """Return a piece that never moves once it lies, so that nothing of it is animated."""
    names = f' class="{classes}"' if classes else ""
    return (
        f'<g id="{element}"{names} transform="translate({short(x)},{short(y)})"'
        f' aria-label="{escape(label)}">{inside}</g>'
    )


@lru_cache(32)
def seat_symbol(seat: int, size: float) -> str:
    """Return a player's marker with the halo that sets it off from any ground."""
    use = f'href="#i-seat-{seat + 1}" {rectangle(-size / 2, -size / 2, size, size)}/>'
    return f'<use class="halo" {use}<use {use}'


def group(element: str, inside: Iterable[str], classes: str = "", label: str = "") -> str:
    """Return printed shapes under one id."""
    names = f' class="{classes}"' if classes else ""
    name = f' role="group" aria-label="{escape(label)}"' if label else ""
    return f'<g id="{element}"{names}{name}>{"".join(inside)}</g>'


def spoken(
    label: str, inside: str, element: str = "", classes: str = "", place: tuple[float, float] | None = None
) -> str:
    """Return printed shapes with a name, drawn at a place if they are not yet; without an id an image."""
    which = f' id="{element}"' if element else ' role="img"'
    look = f' class="{classes}"' if classes else ""
    moved = f' transform="translate({short(place[0])},{short(place[1])})"' if place else ""
    return f'<g{which}{look}{moved} aria-label="{escape(label)}">{inside}</g>'


def badge(x: float, y: float, number: object, radius: float = 9, fill: str = "var(--gold-2)") -> str:
    """Return a printed numeral in a disc."""
    return disc(x, y, radius, fill) + numeral(x, y + radius * 0.48, number, radius * 1.35)
