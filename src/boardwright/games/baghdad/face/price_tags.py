"""Labels with symbols and numbers: what a place on the board costs."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, short
from boardwright.games.baghdad.face.stamps import Sign, row_face, stamp

TAG_ICON: Final = 16
TAG_TEXT: Final = 19  # still read where the whole city is shown on a phone


def tag(layers: Layers, row: tuple[Sign, ...], x: float, y: float) -> str:
    """Return a small label with symbols and numbers."""
    name = "tag" + ".".join(f"{icon}{words}" for icon, words in row)
    return stamp(layers, name, kept(layers, tag_face, row), x, y)


def tag_face(layers: Layers, row: tuple[Sign, ...]) -> str:
    """Return a label around the origin."""
    width = 7 + sum((TAG_ICON * 1.08 if name else 4) + len(words) * TAG_TEXT * 0.6 for name, words in row)
    ground = f'<rect class="bag-tag" x="{short(-width / 2)}" y="-11" width="{short(width)}" height="22"/>'
    return ground + row_face(layers, row, TAG_ICON, text=TAG_TEXT)
