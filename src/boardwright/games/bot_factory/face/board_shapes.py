"""Colours of the boards, and how their areas and pieces are put down."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.svg import Layers, at, box, disc, escape, path, short, symbol

GROUND: Final = "var(--bot-floor)"
PANEL: Final = "var(--bot-panel)"
LINE: Final = "var(--bot-line)"
DARK: Final = "var(--bot-dark)"
BONUS: Final = "var(--gold-2)"
PALE: Final = "--pc:var(--stone-2);--p-ink:transparent"

BREAKS: Final = re.compile(r"[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+")
Texts = Sequence[tuple[float, float, object]]


def area(element: str, inside: Iterable[str], label: str, classes: str = "") -> str:
    """Return printed shapes under one id. The label tells all: what is written inside is not read."""
    names = f' class="{classes}"' if classes else ""
    return f'<g id="{element}"{names} role="img" aria-label="{escape(label)}">{"".join(inside)}</g>'


def unread(inside: str) -> str:
    """Return shapes and texts that only repeat for the eye what a label tells."""
    return f'<g aria-hidden="true">{inside}</g>'


def lying(
    element: str,
    spot: tuple[float, float],
    inside: str,
    label: str = "",
    *,
    size: float = 0,
    classes: str = "",
    lies_on: str = "",
    turned: str = "",
) -> str:
    """Return a piece, placed by CSS transforms alone so that it travels to where it lies in the next drawing.

    `size` scales it; all sizes of a piece share one shape. Without a label the area beneath tells what it is.
    `lies_on` is the id of the printed thing beneath it, which a click on the piece means as well.
    """
    names = f"pc {classes}".strip()
    scaled = f" scale({size:.3g})" if size else ""
    told = f' role="img" aria-label="{escape(label)}"' if label else ""
    if not label and "<text" in inside:
        told = ' aria-hidden="true"'  # shapes without a name are no news; texts would be read
    beneath = f' data-for="{lies_on}"' if lies_on else ""
    place = f"translate({short(spot[0])}px,{short(spot[1])}px)"
    return (
        f'<g id="{element}" class="{names}" style="transform:{place}{turned}{scaled}"'
        f"{told}{beneath}>{inside}</g>"
    )


def words(x: float, y: float, text: object, classes: str = "") -> str:
    """Return a text in the look of what is around it."""
    look = f' class="{classes}"' if classes else ""
    return f"<text{at('x', x)}{at('y', y)}{look}>{escape(str(text))}</text>"


def tick() -> str:
    """Return the sign of what is fulfilled."""
    return disc(0, 0, 6.5, "var(--panel)", "var(--ok)", 1.5) + path("M-3 0l2 2.5 4-5", "var(--ok)", 1.8)


@lru_cache(512)
def width_of(text: str) -> float:
    """Return about how wide a text of 12 units is; Chinese letters are squares."""
    return sum(12.5 if ord(letter) > 0x2E80 else 5.9 for letter in text)


@lru_cache(256)
def lines_of(text: str, width: float) -> Sequence[str]:
    """Return a text in lines that are not wider; Chinese may be broken after every letter."""
    lines = [""]
    for piece in BREAKS.findall(text):
        if lines[-1] and width_of(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return tuple(line.strip() for line in lines)


def price_tag(layers: Layers, x: float, y: float, tokens: int) -> str:
    """Return a bonus that costs tokens."""
    drawn = (
        box(0, 0, 27, 20, BONUS, "var(--key)", 1, 2)
        + symbol("speech", 8.5, 10, 14, "--pc:var(--stone)")
        + words(20, 15, tokens, "bot-n")
    )
    return layers.stamp(f"t{tokens}", drawn, x, y)


def dashed(layers: Layers, x: float, y: float, width: float, height: float) -> str:
    """Return an empty space for a tile."""
    drawn = f'<rect width="{short(width)}" height="{short(height)}" rx="4" class="bot-space"/>'
    return layers.stamp(f"d{short(width)}-{short(height)}", drawn, x, y)
