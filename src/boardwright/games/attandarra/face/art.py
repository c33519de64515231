"""Pictures of the tiles: the sprite's symbols `art-…`, in a box of 60 units.

Roofs take the owner's colour from the class of the piece.
"""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import rectangle
from boardwright.games.attandarra.components import GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.edition import Printed

DRAWN: Final = frozenset(
    {
        "buergerhaus",
        "bieketurm",
        "pulverturm",
        "schnellenberg",
        "waldenburg",
        "hospital",
        "erloeserkirche",
        "rathaus",
        "kloster",
        "dom",
    }
)
HOUSE: Final = "buergerhaus"  # stands for kinds that an own edition adds


def word_of(printed: Printed, tile: int) -> str:
    """Return the word by which a tile's picture is known."""
    known = {MEADOW: "meadow", RESERVOIR: "reservoir", GATE: "gate"}
    if tile in known:
        return known[tile]
    word = printed.names.buildings[tile]
    return word if word in DRAWN else HOUSE


def picture(printed: Printed, tile: int, x: float, y: float, size: float, *, faint: bool = False) -> str:
    """Return a tile's picture in a square. Its roof takes `--pc` from around it."""
    look = ' opacity=".5"' if faint else ""
    return f'<use href="#i-art-{word_of(printed, tile)}" {rectangle(x, y, size, size)}{look}/>'
