"""Parts, bots and colour marks: symbols in the colours of the bots, and the tiles they lie on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.bot_factory.naming import part_symbol
from boardwright.faces.drawing.svg import box, symbol
from boardwright.games.bot_factory.components import COLOURS, UNIVERSAL, colour_of
from boardwright.games.bot_factory.edition import Printed

FILLS: Final = ("var(--r-red)", "var(--r-yellow)", "var(--r-blue)", "var(--r-green)", "var(--stone-2)")

# A shape for each colour, around the origin: triangle, disc, square, cross; a star for universal parts.
MARKS: Final = (
    "M0-5 5 4H-5z",
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "M-4-4h8v8h-8z",
    "M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z",
    "M0-5.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L0 3l-3.4 2 .8-3.9-2.9-2.6 3.9-.4z",
)

INK: Final = "#17211F"


def mark(colour: int, x: float, y: float, scale: float = 1, fill: str = INK) -> str:
    """Return the shape of a colour around a centre."""
    return (
        f'<path d="{MARKS[colour]}" transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})" fill="{fill}"/>'
    )


@lru_cache(4)
def symbols(printed: Printed) -> str:
    """Return the symbols `i-red-head`, `i-bot-red` and so on, for board and buttons."""
    out: list[str] = []
    for part, name in enumerate(printed.names.parts[:UNIVERSAL]):
        out.append(coloured(name, part_symbol(part), FILLS[colour_of(part)]))
    for part, name in enumerate(printed.names.parts[UNIVERSAL:]):
        out.append(coloured(name, part_symbol(part), FILLS[COLOURS]))
    for colour, name in enumerate(printed.names.colours):
        out.append(coloured(f"bot-{name}", "bot", FILLS[colour]))
    return f"<defs>{''.join(out)}</defs>"


def coloured(name: str, shape: str, fill: str) -> str:
    """Return a symbol of the sprite in a colour."""
    use = f'<use href="#i-{shape}" width="24" height="24" style="--bc:{fill}"/>'
    return f'<symbol id="i-{name}" viewBox="0 0 24 24">{use}</symbol>'


@lru_cache(256)
def part_tile(part: int, name: str, size: float) -> str:
    """Return a part tile around the origin: a tinted plate, the part, the mark of its colour."""
    colour = colour_of(part)
    half = size / 2
    plate = (-half, -half, size, size)
    out = box(*plate, "var(--panel)", "var(--key)", 1.4, 4)
    out += f'<g opacity=".2">{box(*plate, FILLS[colour], round_by=4)}</g>'
    out += symbol(name, 0, -size * 0.05, size * 0.72)
    tag = size * 0.3
    corner = half - size * 0.18
    out += box(corner - tag / 2, corner - tag / 2, tag, tag, FILLS[colour], "var(--key)", 1, 2)
    return out + mark(colour, corner, corner, size / 58)


@lru_cache(64)
def project_tile(colour: int, name: str, width: float, height: float, *, bot: bool, words: str = "") -> str:
    """Return a project tile from its top left; one with a bot shows it in full."""
    band = min(18.0, height * 0.24)
    out = box(0, 0, width, height, "var(--panel)", "var(--key)", 1.4, 4)
    out += f'<g opacity=".24">{box(0, 0, width, height, FILLS[colour], round_by=4)}</g>'
    out += box(0, 0, width, band, FILLS[colour], "var(--key)", 1, 3)
    out += mark(colour, 10, band / 2, band / 16)
    size = min(width * 0.8, height - band - 4)
    faint = "" if bot else "opacity:.32"
    out += symbol(f"bot-{name}", width / 2, band + (height - band) / 2, size, faint)
    if words:
        out += (
            f'<text x="{width - 6:.1f}" y="{band * 0.75:.1f}" class="t e b"'
            f' style="font-size:12px;fill:{INK}">{words}</text>'
        )
    return out
