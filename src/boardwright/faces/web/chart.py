"""The chart of scores over a game, as SVG: one line per seat, told apart by dash and glyph too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from boardwright.faces.drawing.person import name_within, width_of
from boardwright.faces.i18n import _
from boardwright.faces.telling.people import isolated
from boardwright.faces.telling.wording import comma, with_minus

WIDTH: Final = 740
HEIGHT: Final = 310
LEFT: Final = 40
TOP: Final = 16
RIGHT: Final = 140  # room for the names and points
NAME: Final = 80  # of it for a name
BOTTOM: Final = 34
DASHES: Final = ("", "10 4", "2 4", "12 4 2 4")
LINE_GAP: Final = 19  # least distance between two names
HEADING: Final = 13  # size of the letters of a heading
STOPS: Final = 7  # points that open the replay, each as wide as a finger on the narrowest phone
SLIM: Final = 350  # width on phones, where the ranking names the glyphs
SLIM_RIGHT: Final = 52


def score_chart(
    history: Sequence[tuple[int, Sequence[int]]],
    names: Sequence[str],
    groups: Sequence[tuple[int, str]] = (),
    *,
    slim: bool = False,
) -> Markup:
    """Return the chart; `groups` are (first position, heading) of rounds. Empty without two points.

    `slim`: the one for phones.
    """
    if len(history) < 2:
        return Markup()
    last = max(position for position, _scores in history) or 1
    top = max(10, *(max(scores) for _position, scores in history))
    lowest = min(0, *(min(scores) for _position, scores in history))
    step = next(s for s in (5, 10, 20, 25, 50, 100, 1000) if (top - lowest) / s <= 6)
    bottom = lowest // step * step
    width = SLIM if slim else WIDTH
    end = width - (SLIM_RIGHT if slim else RIGHT)
    plot_width = end - LEFT
    plot_height = HEIGHT - TOP - BOTTOM

    def across(position: int) -> float:
        return LEFT + plot_width * position / last

    def down(score: float) -> float:
        return TOP + plot_height * (top - score) / (top - bottom)

    out = [_grid(range(bottom, top + 1, step), down, end), _rounds(groups, across, end)]
    every = max(1, -(-len(history) // STOPS))
    stops = history[len(history) - 1 :: -every][::-1]  # from the end, which is one of them
    labels: list[tuple[float, int, int, str]] = []
    for seat, name in enumerate(names):
        points, marked = (
            [(across(position), down(scores[seat])) for position, scores in some] for some in (history, stops)
        )
        out.append(_line(seat, points, marked))
        labels.append((points[-1][1], seat, history[-1][1][seat], "" if slim else name))
    out.append(_names(labels, end + 12, width))
    out += _links(stops, names, across, end)
    label = escape(_("Score over time. At the end: %(scores)s.") % {"scores": _told(history[-1][1], names)})
    body = "".join(out)
    return Markup(  # noqa: S704 - numbers, and names escaped in _names
        f'<svg class="chart{" slim" if slim else ""}" viewBox="0 0 {width} {HEIGHT}" role="group"'
        f' aria-label="{label}">{body}</svg>'
    )


def _told(scores: Sequence[int], names: Sequence[str]) -> str:
    return comma().join(f"{isolated(name)} {with_minus(scores[seat])}" for seat, name in enumerate(names))


def _links(
    stops: Sequence[tuple[int, Sequence[int]]], names: Sequence[str], across: Callable[[int], float], end: int
) -> Iterator[str]:
    """Yield a link for each stop, as wide as there is room for it, to the replay at that position."""
    ways = [across(position) for position, _scores in stops]
    edges = [LEFT, *((one + other) / 2 for one, other in pairwise(ways)), end + 8]
    for (position, scores), (left, right) in zip(stops, pairwise(edges), strict=True):
        label = _("Move %(number)s: %(scores)s") % {"number": position, "scores": _told(scores, names)}
        yield (
            f'<a href="?at={position}" aria-label="{escape(label)}"><title>{escape(label)}</title>'
            f'<rect class="at" x="{left:.1f}" y="{TOP}" width="{right - left:.1f}"'
            f' height="{HEIGHT - TOP - BOTTOM}"/></a>'
        )


def _grid(values: Iterable[int], down: Callable[[float], float], right: int) -> str:
    return "".join(
        f'<path class="grid" d="M{LEFT} {down(v):.1f}H{right}"/>'
        f'<text class="t e m" x="{LEFT - 6}" y="{down(v) + 4:.1f}">{with_minus(v)}</text>'
        for v in values
    )


def _rounds(groups: Sequence[tuple[int, str]], across: Callable[[int], float], end: int) -> str:
    """Mark each round; its heading is left out where it would run into the one before."""
    base = HEIGHT - BOTTOM
    out = []
    free = 0.0
    for position, heading in groups:
        x = across(position)
        out.append(f'<path class="tick" d="M{x:.1f} {base}v5"/>')
        wide = HEADING * (sum(map(width_of, heading)) + 1)
        if x >= free and (x + wide / 2 < end or x < end / 2):
            out.append(f'<text class="t m" x="{x + 4:.1f}" y="{base + 18}">{escape(heading)}</text>')
            free = x + 4 + wide
    return "".join(out)


def _line(seat: int, points: Sequence[tuple[float, float]], marked: Sequence[tuple[float, float]]) -> str:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    glyphs = "".join(
        f'<use href="#i-seat-{seat + 1}" x="{x - 6.5:.1f}" y="{y - 6.5:.1f}" width="13" height="13"/>'
        for x, y in marked
    )
    return (
        f'<g class="seat{seat + 1}"><path class="under" d="{path}"/>'
        f'<path class="line" d="{path}" stroke-dasharray="{DASHES[seat % 4]}"/>{glyphs}</g>'
    )


def _names(labels: list[tuple[float, int, int, str]], x: int, width: int) -> str:
    """Write each name at the end of its line, moved down where two would touch."""
    out = []
    free = 0.0
    for wanted, seat, score, name in sorted(labels):
        y = max(wanted, free)
        free = y + LINE_GAP
        out.append(
            f'<g class="seat{seat + 1}">'
            f'<use href="#i-seat-{seat + 1}" x="{x}" y="{y - 8:.1f}" width="16" height="16"/>'
            f'<text class="t b e" x="{width}" y="{y + 5:.1f}">{with_minus(score)}</text>'
            f"{name_within(x + 21, y + 5, name, NAME, 13, _name) if name else ''}</g>"
        )
    return "".join(out)


def _name(x: float, y: float, name: str) -> str:
    return f'<text class="t b" x="{x:.1f}" y="{y:.1f}">{escape(name)}</text>'
