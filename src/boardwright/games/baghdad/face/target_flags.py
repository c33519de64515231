"""Where the flag of a target hangs, so that it covers neither its neighbours nor what is written there."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.target import Box
from boardwright.games.baghdad.components import PORTS
from boardwright.games.baghdad.face.layout import CITY, RIVER, Layout

SITE_TARGET: Final = 36


def flag_in_city(box: Box) -> tuple[float, float]:
    """Return where a flag hangs: outwards on a tile; on a site above, or beside where tiles lie above."""
    x, y, width, height = box
    right, down = x + width / 2 - CITY[0], y + height / 2 - CITY[1]
    if width > SITE_TARGET:
        return (x + width - 13 if right > 0 else x - 5), y - 9
    if abs(right) > abs(down) / 2:
        return x + width / 2 - 9, y - 15
    return (x - 14 if right > 0 else x + width - 4), y + 4


def flag_on_river(layout: Layout, node: int, place: float, box: Box) -> tuple[float, float]:
    """Return where a flag hangs: above, in a port free of its words; beside where the river has parted.

    `place` is how far from the middle the target lies where several boats may go there.
    """
    x, y, width, height = box
    if node >= layout.edition.river.spaces:
        left, top, _, _ = layout.port(node - layout.edition.river.spaces)
        return max(x + width / 2 - 9, left + 74) + place * 0.5, top + 6
    left = x + width < RIVER[0] + RIVER[2] / 2
    if has_parted(layout, node):
        return (x + width - 2 if left else x - 16), y + height / 2 - 9
    return (x + width - 13 if left else x - 5) + place * 0.4, y - 9


def has_parted(layout: Layout, node: int) -> bool:
    """Tell whether a node is a river space that leads to one port only."""
    river = layout.edition.river
    return node < river.spaces and sum(river.leads_to(node, port) for port in range(PORTS)) == 1
