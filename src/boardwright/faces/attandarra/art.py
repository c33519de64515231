"""Pictures of the tiles: our own drawings in a box of 60 units, made once.

Roofs take the owner's colour from the class of the piece.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.components import GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.edition import Printed

KEY: Final = "var(--key)"
PLASTER: Final = "#F6EFDF"
PALE_STONE: Final = "var(--stone-2)"
STONE: Final = "var(--stone)"
ROOF: Final = "var(--pc)"
DOOR: Final = "#5A3A20"
TIMBER: Final = "#7A4A22"
WOOD: Final = "var(--wood)"
LEAF: Final = "var(--leaf)"
GRASS: Final = "var(--leaf-2)"
WATER: Final = "var(--water)"
PANE: Final = "var(--water-2)"
RED: Final = "var(--r-red)"
WHITE: Final = "#fff"


def shape(d: str, fill: str) -> str:
    """Return an outlined area."""
    return f'<path d="{d}" fill="{fill}" stroke="{KEY}" stroke-width="1.3" stroke-linejoin="round"/>'


def flat(d: str, fill: str) -> str:
    """Return an area without outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def stroke(d: str, line: str = KEY, thick: float = 1.3) -> str:
    """Return a line."""
    return (
        f'<path d="{d}" fill="none" stroke="{line}" stroke-width="{thick:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, radius: float, fill: str, *, outlined: bool = False) -> str:
    """Return a disc."""
    line = f' stroke="{KEY}" stroke-width="1.3"' if outlined else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>'


def drawing(*shapes: str) -> str:
    """Return shapes as one picture."""
    return "".join(shapes)


HOUSE: Final = drawing(
    shape("M14 52V30h32v22z", PLASTER),
    shape("M10 31 30 12l20 19z", ROOF),
    stroke("M14 40h32M24 30v22M36 30v22M24 40l-10-10M36 40l10-10", TIMBER, thick=1.5),
    flat("M27 44h6v8h-6z", KEY),
)

TOWER: Final = drawing(
    shape("M21 54V26h18v28z", PALE_STONE),
    shape("M18 27h24v-5H18z", STONE),
    shape("M18 22 30 5l12 17z", ROOF),
    flat("M28.5 31h3v6h-3z", KEY),
    flat("M28.5 42h3v5h-3z", KEY),
    stroke("M21 38h4M35 34h4M21 47h3M36 46h3", thick=1),
)

POWDER_TOWER: Final = drawing(
    shape("M16 54V28h28v26z", PALE_STONE),
    shape("M13 28v-9h5v4h4v-4h5v4h6v-4h5v4h4v-4h5v9z", STONE),
    shape("M26 54v-9a4 4 0 0 1 8 0v9z", DOOR),
    shape("M36 19V6l9 3.5-9 3.5", ROOF),
)

CASTLE: Final = drawing(
    shape("M8 54V24h11v30zM41 54V24h11v30z", PALE_STONE),
    shape("M19 54V32h22v22z", STONE),
    shape("M5.5 25 13.5 10l8 15zM38.5 25l8-15 8 15z", ROOF),
    shape("M24 32V18h12v14z", PALE_STONE),
    shape("M22 19l8-11 8 11z", ROOF),
    shape("M26 54v-8a4 4 0 0 1 8 0v8z", DOOR),
    flat("M12 32h3v6h-3z", KEY),
    flat("M45 32h3v6h-3z", KEY),
    flat("M28.5 23h3v5h-3z", KEY),
)

RUINS: Final = drawing(
    shape("M9 54V30l5 3v-8l6 5v24zM38 54V22l4-3 3 4 6-2v33z", PALE_STONE),
    shape("M20 54V40l6-3 5 5 7-2v14z", STONE),
    shape("M44 19V8l8 3-8 3", ROOF),
    flat("M42 30h4v6h-4z", KEY),
    stroke("M12 42h5M41 44h6M26 48h6", thick=1),
    shape("M6 54c3-6 7-6 9 0zM30 54c2-4 6-5 9 0z", LEAF),
)

HOSPITAL: Final = drawing(
    shape("M8 54V28h44v26z", PLASTER),
    shape("M5 29 14 16h32l9 13z", ROOF),
    shape("M24 30V14h12v16z", PLASTER),
    shape("M21 15 30 6l9 9z", ROOF),
    flat("M28 18h4v3h3v4h-3v3h-4v-3h-3v-4h3z", RED),
    flat("M13 35h5v6h-5z", KEY),
    flat("M42 35h5v6h-5z", KEY),
    flat("M13 45h5v5h-5z", KEY),
    flat("M42 45h5v5h-5z", KEY),
    shape("M26 54V42h8v12z", TIMBER),
)

CHURCH: Final = drawing(
    shape("M26 54V32h26v22z", PLASTER),
    shape("M23 33 30 23h20l5 10z", ROOF),
    shape("M10 54V24h16v30z", PLASTER),
    shape("M8 25 18 4l10 21z", ROOF),
    stroke("M18 4V0.5M16 2h4", thick=1.5),
    flat("M15.5 30h5v8h-5z", KEY),
    flat("M31 38h4v9h-4z", KEY),
    flat("M39 38h4v9h-4z", KEY),
    flat("M46 38h3v9h-3z", KEY),
    shape("M14.5 54v-8h7v8z", TIMBER),
)

TOWN_HALL: Final = drawing(
    shape("M10 54V28h40v26z", PALE_STONE),
    shape("M10 28 10 24l6-4v-4l6-3v-4l8-4 8 4v4l6 3v4l6 4v4z", ROOF),
    flat("M15 32h5v7h-5z", KEY),
    flat("M27.5 32h5v7h-5z", KEY),
    flat("M40 32h5v7h-5z", KEY),
    shape("M14 54v-7a4 4 0 0 1 8 0v7zM26 54v-7a4 4 0 0 1 8 0v7zM38 54v-7a4 4 0 0 1 8 0v7z", DOOR),
    dot(30, 19, 4.5, PLASTER, outlined=True),
    stroke("M30 16.5V19l2 1.5", thick=1.2),
)

MONASTERY: Final = drawing(
    shape("M6 54V36h48v18z", PLASTER),
    shape("M3 37 9 27h42l6 10z", ROOF),
    shape("M38 36V16h11v20z", PLASTER),
    shape("M36 17 43.5 6 51 17z", ROOF),
    flat("M41.5 20h4v6h-4z", KEY),
    shape("M11 54v-8a3.5 3.5 0 0 1 7 0v8zM21 54v-8a3.5 3.5 0 0 1 7 0v8z", DOOR),
    shape("M31 54v-8a3.5 3.5 0 0 1 7 0v8zM41 54v-8a3.5 3.5 0 0 1 7 0v8z", DOOR),
)

CATHEDRAL: Final = drawing(
    shape("M6 54V22h12v32zM42 54V22h12v32z", PALE_STONE),
    shape("M4.5 23 12 5l7.5 18zM40.5 23 48 5l7.5 18z", ROOF),
    shape("M18 54V30l12-10 12 10v24z", PLASTER),
    shape("M16 31 30 17l14 14-3 2.5L30 22 19 33.5z", ROOF),
    dot(30, 34, 5, PANE, outlined=True),
    stroke("M30 29v10M25 34h10", thick=1),
    shape("M25 54v-7a5 5 0 0 1 10 0v7z", DOOR),
    flat("M10 29h4v9h-4z", KEY),
    flat("M46 29h4v9h-4z", KEY),
    flat("M10 43h4v6h-4z", KEY),
    flat("M46 43h4v6h-4z", KEY),
)

MEADOW_ART: Final = drawing(
    flat("M2 40c10-8 18-4 28-6s18-6 28-2v26H2z", GRASS),
    flat("M2 48c12-6 20-2 30-4s16-4 26-1v15H2z", LEAF),
    shape("M14 14c6 0 9 4 9 9s-4 8-9 8-9-3-9-8 3-9 9-9z", LEAF),
    stroke("M14 40V24", TIMBER, thick=2),
    stroke("M34 46l1.5-4 1.5 4M44 52l1.5-4 1.5 4M24 53l1.5-4 1.5 4", thick=1.2),
    dot(40, 40, 1.6, WHITE),
    dot(50, 44, 1.6, WHITE),
    dot(31, 50, 1.6, WHITE),
)

POND: Final = drawing(
    flat("M2 34c10-5 20-3 28-3s20-4 28 0v27H2z", GRASS),
    shape("M8 42c0-6 10-9 22-9s22 3 22 9-10 11-22 11S8 48 8 42z", WATER),
    stroke("M18 41c3-2 5-2 8 0s5 2 8 0M26 47c3-2 5-2 8 0", WHITE, thick=1.6),
    shape("M44 33V18h6v15z", WOOD),
    shape("M40 19h14v-4H40z", ROOF),
)

GATE_ART: Final = drawing(
    shape("M6 54V20h6v4h5v-4h6v4h14v-4h6v4h5v-4h6v34H40V44a10 10 0 0 0-20 0v10z", PALE_STONE),
    shape("M26 20V8l12 4-12 4", ROOF),
)

BY_WORD: Final = {
    "buergerhaus": HOUSE,
    "bieketurm": TOWER,
    "pulverturm": POWDER_TOWER,
    "schnellenberg": CASTLE,
    "waldenburg": RUINS,
    "hospital": HOSPITAL,
    "erloeserkirche": CHURCH,
    "rathaus": TOWN_HALL,
    "kloster": MONASTERY,
    "dom": CATHEDRAL,
}


def word_of(printed: Printed, tile: int) -> str:
    """Return the word by which a tile's picture is known."""
    known = {MEADOW: "meadow", RESERVOIR: "reservoir", GATE: "gate"}
    return known[tile] if tile in known else printed.names.buildings[tile]


def symbols(printed: Printed) -> str:
    """Return every picture once, to be used by name; kinds that an own edition adds are drawn as houses."""
    art = {"meadow": MEADOW_ART, "reservoir": POND, "gate": GATE_ART}
    art |= {word: BY_WORD.get(word, HOUSE) for word in printed.names.buildings}
    made = [f'<symbol id="art-{word}" viewBox="0 0 60 60">{drawn}</symbol>' for word, drawn in art.items()]
    return f"<defs>{''.join(made)}</defs>"


def picture(printed: Printed, tile: int, x: float, y: float, size: float, *, faint: bool = False) -> str:
    """Return a tile's picture in a square. Its roof takes `--pc` from around it."""
    look = ' opacity=".5"' if faint else ""
    word = word_of(printed, tile)
    return f'<use href="#art-{word}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}"{look}/>'
