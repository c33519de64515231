"""Parts, bots, project tiles and colour marks: symbols in the colours of the bots, and the tiles they lie on.

All are stamps around the origin, in one size each: pieces are scaled to where they lie.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.svg import Layers, box, symbol
from boardwright.games.bot_factory.components import colour_of
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.face.naming import part_symbol

# The style sheet has classes `bot0` to `bot4` with the same colours as `--bc`.
FILLS: Final = ("var(--r-red)", "var(--r-yellow)", "var(--r-blue)", "var(--r-green)", "var(--stone-2)")

# A shape for each colour, around the origin: triangle, disc, square, cross; a star for universal parts.
MARKS: Final = (
    "M0-5 5 4H-5z",
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "M-4-4h8v8h-8z",
    "M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z",
    "M0-5.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L0 3l-3.4 2 .8-3.9-2.9-2.6 3.9-.4z",
)

PART: Final = 54.0  # side of a part tile
PROJECT: Final = (90.0, 70.0)  # a project tile
BAND: Final = 17.0  # its coloured head
BOT: Final = 48.0  # side of a bot


@lru_cache(4)
def symbols(printed: Printed) -> str:
    """Return the symbols `i-red-head`, `i-bot-red` and so on, for board and buttons."""
    out: list[str] = []
    for part, name in enumerate(printed.names.parts):
        out.append(coloured(name, part_symbol(part), colour_of(part)))
    for colour, name in enumerate(printed.names.colours):
        out.append(coloured(f"bot-{name}", "bot", colour))
    return f"<defs>{''.join(out)}</defs>"


def coloured(name: str, shape: str, colour: int) -> str:
    """Return a symbol of the sprite in a colour."""
    use = f'<use class="bot{colour}" href="#i-{shape}"/>'
    return f'<symbol id="i-{name}" viewBox="0 0 24 24">{use}</symbol>'


def mark(layers: Layers, colour: int, x: float, y: float) -> str:
    """Return the shape of a colour around a centre, filled as what is around it."""
    return layers.stamp(f"m{colour}", f'<path d="{MARKS[colour]}"/>', x, y)


def part_tile(layers: Layers, part: int) -> str:
    """Return a part tile around the origin: a tinted plate, the part, the mark of its colour."""
    colour, shape = colour_of(part), part_symbol(part)
    plain = layers.stamp(shape, part_plate() + symbol(shape, 0, -PART * 0.05, PART * 0.72))
    marked = plain + mark(layers, colour, 17.3, 17.3)
    return layers.stamp(f"p{part}", f'<g class="bot{colour}">{marked}</g>')


@lru_cache(1)
def part_plate() -> str:
    """Return the plate of a part; it takes `--bc` from around it."""
    half = PART / 2
    plate = box(-half, -half, PART, PART, "var(--panel)", "var(--key)", 1.4, 4)
    tint = box(-half, -half, PART, PART, "var(--bc)", round_by=4).replace("/>", ' opacity=".2"/>')
    return plate + tint + box(9.3, 9.3, 16, 16, "var(--bc)", "var(--key)", 1, 2)


def project_tile(layers: Layers, colour: int, *, waits: bool) -> str:
    """Return a project tile around the origin; one in front of a player waits for its bot."""
    shape = symbol("bot", 0, BAND / 2, BOT, "opacity:.32" if waits else "")
    plain = layers.stamp("waiting" if waits else "project", project_plate() + shape)
    marked = plain + mark(layers, colour, 12 - PROJECT[0] / 2, BAND / 2 - PROJECT[1] / 2)
    return layers.stamp(f"{'w' if waits else 'j'}{colour}", f'<g class="bot{colour}">{marked}</g>')


@lru_cache(1)
def project_plate() -> str:
    """Return the plate of a project tile; it takes `--bc` from around it."""
    width, height = PROJECT
    left, top = -width / 2, -height / 2
    plate = box(left, top, width, height, "var(--panel)", "var(--key)", 1.4, 4)
    tint = box(left, top, width, height, "var(--bc)", round_by=4).replace("/>", ' opacity=".24"/>')
    return plate + tint + box(left, top, width, BAND, "var(--bc)", "var(--key)", 1, 3)


def bot(layers: Layers, colour: int) -> str:
    """Return a bot around the origin; `COLOURS` is the Universal bot."""
    drawn = symbol("bot", 0, 0, BOT).replace("<use", f'<use class="bot{colour}"')
    return layers.stamp(f"b{colour}", drawn)
