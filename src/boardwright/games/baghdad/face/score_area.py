"""The score so far, row by row of the score pad, for everybody."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, box, escape, group, rectangles, short, texts
from boardwright.faces.telling.wording import comma, say, translated, with_minus
from boardwright.games.baghdad.face.art import seat_mark
from boardwright.games.baghdad.face.layout import SCORE
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.stamps import heading, number
from boardwright.games.baghdad.state import Baghdad
from boardwright.table.observation import Observation

STEP: Final = 26.0  # between two players


def draw_score(layers: Layers, observation: Observation, game: Baghdad, naming: Naming) -> None:
    """Draw the score pad as it would be filled if the game ended now. BAG-16"""
    sheet = [(translated(label), points) for label, points in observation.title.sheet(game)]
    x, y, width, height = SCORE
    places = [x + width - 15 - STEP * (game.count - 1 - seat) for seat in range(game.count)]
    down = (height - 74) / len(sheet)
    total = [sum(points[seat] for _, points in sheet) for seat in range(game.count)]
    heads = [
        f'<g class="seat{seat + 1}">{seat_mark(layers, seat, 15, place, y + 16)}</g>'
        for seat, place in enumerate(places)
    ]
    lines = [round(y + 46 + k * down) for k in range(len(sheet))]
    room = width - 22 - STEP * game.count
    numbers = [
        (place, line, with_minus(points[seat]))
        for line, (_, points) in zip(lines, sheet, strict=True)
        for seat, place in enumerate(places)
        if points[seat]
    ]
    bands = rectangles((x + 3, line - down / 2 - 5, width - 6, down) for line in lines[::2])
    foot = y + height - 11
    inside = [
        box(x, y, width, height, "var(--panel)", "var(--line)", 1, 5),
        heading(x + 8, y + 21, say("Score now"), 14),
        *heads,
        f'<path class="bag-band" d="{bands}"/>',
        '<g class="nl">',
        *[row_name(label, x + 8, line, room) for line, (label, _) in zip(lines, sheet, strict=True)],
        "</g>",
        texts("bag-score", numbers),
        f'<path d="M{short(x + 6)} {short(foot - 19)}h{short(width - 12)}" stroke="var(--ink)"/>',
        heading(x + 8, foot, say("Total"), 14),
        *[number(place, foot, with_minus(n), 16) for place, n in zip(places, total, strict=True)],
    ]
    names = comma().join(f"{naming.person(seat)} {with_minus(n)}" for seat, n in enumerate(total))
    layers.printed.append(group("score", inside, label=say("Score so far: {points}", points=names)))


def row_name(label: str, x: float, y: float, room: float) -> str:
    """Return the name of a row, pressed together where it is too long."""
    pressed = (
        f' textLength="{short(room)}" lengthAdjust="spacingAndGlyphs"' if len(label) * 6.2 > room else ""
    )
    return f'<text x="{short(x)}" y="{short(y)}"{pressed}>{escape(label)}</text>'
