"""The score so far, row by row of the score pad, for everybody."""

from __future__ import annotations

from markupsafe import escape

from boardwright.faces.baghdad.layout import SCORE
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.drawing.svg import Layers, box, group, seat_symbol, short, write
from boardwright.faces.telling.wording import say
from boardwright.games.baghdad.state import Baghdad
from boardwright.table.observation import Observation


def draw_score(layers: Layers, observation: Observation, game: Baghdad, naming: Naming) -> None:
    """Draw the score pad as it would be filled if the game ended now. BAG-16"""
    sheet = observation.title.sheet(game)
    x, y, width, height = SCORE
    out = [box(x, y, width, height, "var(--panel)", "var(--line)", 1, 5)]
    out.append(write(x + 8, y + 20, say("If it ended now"), "d b", 13.5))
    step = 22.0
    places = [x + width - 13 - step * (game.count - 1 - seat) for seat in range(game.count)]
    for seat, place in enumerate(places):
        out.append(f'<g class="seat{seat + 1}" transform="translate({short(place)} {short(y + 36)})">{seat_symbol(seat, 15)}</g>')
    down = (height - 82) / len(sheet)
    for k, (label, points) in enumerate(sheet):
        line = y + 58 + k * down
        if k % 2 == 0:
            out.append(f'<rect class="bag-band" x="{short(x + 3)}" y="{short(line - down + 6)}" width="{short(width - 6)}" height="{short(down)}"/>')
        room = width - 18 - step * game.count
        pressed = f' textLength="{short(room)}" lengthAdjust="spacingAndGlyphs"' if len(label) * 6.3 > room else ""
        out.append(f'<text class="n l s13" x="{short(x + 8)}" y="{short(line)}"{pressed}>{escape(label)}</text>')
        for place, n in zip(places, points, strict=True):
            style = "n k s13" if n else "n m s13"
            out.append(f'<text class="{style}" x="{short(place)}" y="{short(line)}">{signed(n)}</text>')
    total = [sum(points[seat] for _, points in sheet) for seat in range(game.count)]
    line = y + height - 10
    out.append(f'<path d="M{short(x + 6)} {short(line - 18)}h{short(width - 12)}" stroke="var(--ink)"/>')
    out.append(write(x + 8, line, say("Total"), "d b", 14))
    for place, n in zip(places, total, strict=True):
        out.append(f'<text class="n k s15" x="{short(place)}" y="{short(line)}">{signed(n)}</text>')
    names = ", ".join(f"{naming.person(seat)} {n}" for seat, n in enumerate(total))
    layers.printed.append(group("score", out, label=say("Score so far: {points}", points=names)))


def signed(n: int) -> str:
    """Return points with a true minus sign."""
    return str(n) if n >= 0 else f"\N{MINUS SIGN}{-n}"
