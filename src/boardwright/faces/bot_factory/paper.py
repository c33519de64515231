"""Colours of the boards, and marks printed on several of them."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import box, numeral, symbol

GROUND: Final = "var(--bot-floor)"
PANEL: Final = "var(--bot-panel)"
LINE: Final = "var(--bot-line)"
DARK: Final = "var(--bot-dark)"
BONUS: Final = "var(--gold-2)"
PALE: Final = "--pc:var(--stone);--p-ink:transparent"


def price_tag(x: float, y: float, tokens: int) -> str:
    """Return a bonus that costs tokens."""
    return (
        box(x, y, 27, 20, BONUS, "var(--key)", 1, 2)
        + symbol("speech", x + 8.5, y + 10, 14, "--pc:var(--stone)")
        + numeral(x + 20, y + 15, tokens, 12)
    )


def dashed(x: float, y: float, width: float, height: float) -> str:
    """Return an empty space for a tile."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="4" fill="{PANEL}"'
        f' stroke="{LINE}" stroke-width="1.3" stroke-dasharray="4 3"/>'
    )
