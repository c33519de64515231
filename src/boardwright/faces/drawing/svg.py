"""Shapes as SVG text. Numbers are board units; every text that people typed is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from markupsafe import escape


@dataclass
class Layers:
    """The drawing in its order: printed boards, pieces, then what may be clicked."""

    printed: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)


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
    stroke = f' stroke="{line}" stroke-width="{thick:.1f}"' if line else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_by:.1f}"'
        f' fill="{fill}"{stroke}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, line: str = "var(--key)", thick: float = 1.2) -> str:
    """Return a disc."""
    stroke = f'stroke="{line}" stroke-width="{thick:.1f}"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" {stroke}/>'


def path(d: str, line: str, thick: float = 1, fill: str = "none") -> str:
    """Return a path."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def write(x: float, y: float, words: object, style: str = "", size: float = 13) -> str:
    """Return a text. `style`: m muted, b bold, c centred, e ending there, d in the display face."""
    place = f'x="{x:.1f}" y="{y:.1f}"'
    classes = f"t {style}".strip()
    return f'<text {place} class="{classes}" style="font-size:{size:.1f}px">{escape(str(words))}</text>'


def numeral(x: float, y: float, number: object, size: float, fill: str = "#17211F") -> str:
    """Return a bold centred number in fixed ink, for printed badges."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle"'
        f' style="font:800 {size:.1f}px var(--font-ui);fill:{fill}">{number}</text>'
    )


def symbol(name: str, x: float, y: float, size: float, style: str = "") -> str:
    """Return a symbol of the sprite around its centre."""
    look = f' style="{style}"' if style else ""
    place = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}" height="{size:.1f}"'
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
    """Return a piece with a stable id, placed by its transform alone so that a move can be animated.

    `lies_on` is the id of the printed thing beneath it, which a click on the piece means as well.
    `turned` holds further CSS transforms; they animate one by one as long as their kinds stay the same.
    """
    names = f"pc {classes}".strip()
    beneath = f' data-for="{lies_on}"' if lies_on else ""
    return (
        f'<g id="{element}" class="{names}" style="transform:translate({x:.1f}px,{y:.1f}px){turned}"'
        f' role="img" aria-label="{escape(label)}"{beneath}>{inside}</g>'
    )


@lru_cache(32)
def seat_symbol(seat: int, size: float) -> str:
    """Return a player's marker with the halo that sets it off from any ground."""
    half, side = f"{-size / 2:.1f}", f"{size:.1f}"
    use = f'href="#i-seat-{seat + 1}" x="{half}" y="{half}" width="{side}" height="{side}"/>'
    return f'<use class="halo" {use}<use {use}'


def group(element: str, inside: Iterable[str], classes: str = "", label: str = "") -> str:
    """Return printed shapes under one id."""
    names = f' class="{classes}"' if classes else ""
    name = f' aria-label="{escape(label)}"' if label else ""
    return f'<g id="{element}"{names}{name}>{"".join(inside)}</g>'


def badge(x: float, y: float, number: object, radius: float = 9, fill: str = "var(--gold-2)") -> str:
    """Return a printed numeral in a disc."""
    return disc(x, y, radius, fill) + numeral(x, y + radius * 0.48, number, radius * 1.35)
