"""What every District would give everybody if it were scored now, written on the board."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, group
from boardwright.faces.telling.wording import say
from boardwright.games.tabannusi.components import PORT
from boardwright.games.tabannusi.face.art import caption, marker, plate
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.prospects import Prospect, prospects, scored_now
from boardwright.games.tabannusi.state import Tabannusi

LABEL: Final = 36.0


def draw_if_scored_now(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw the points of each District by seat."""
    for found in prospects(game):
        x, y, width, height = layout.if_scored_now(found.district)
        words = say("end") if found.final else say("now")
        out = plate("tb-now", x, y, width, height)
        if found.district == PORT:
            out += in_two_rows(layers, found, words, x, y, width)
        else:
            out += caption("tb-when", x + 5, y + height / 2 + 5, words)
            step = min(44.0, (width - LABEL) / len(found.points))
            for seat, points in enumerate(found.points):
                out += share(layers, found, seat, points, x + LABEL + step * (seat + 0.5), y + height / 2)
        number = naming.names.districts[found.district]
        label = say("{what}: {words}", what=naming.district(found.district), words=scored_now(naming, found))
        layers.printed.append(group(f"now-{number}", [out], label=label))


def in_two_rows(layers: Layers, found: Prospect, words: str, x: float, y: float, width: float) -> str:
    """Return the shares where there is little room: two and two."""
    out = caption("tb-when", x + 5, y + 25, words)
    step = (width - LABEL) / 2
    single = len(found.points) <= 2
    for seat, points in enumerate(found.points):
        row = 20.0 if single else 11.0 + seat // 2 * 18
        out += share(layers, found, seat, points, x + LABEL + step * (seat % 2 + 0.5), y + row)
    return out


def share(layers: Layers, found: Prospect, seat: int, points: int, x: float, y: float) -> str:
    """Return one player's points; a `+` where hidden cards may add to them."""
    number = f"{points}+" if seat in found.unseen else points
    drawn = marker(layers, seat, x - 9, y, 14).replace(" ", f' class="seat{seat + 1}" ', 1)
    return drawn + caption("tn" if points else "tn m", x + 8, y + 5.2, number)
