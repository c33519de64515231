"""The crops of the drawing for small screens, a tab each."""

from __future__ import annotations

from typing import Final

from boardwright.faces.baghdad.layout import (
    CARDS,
    LIBRARY,
    MINE,
    OFFER,
    PALACE,
    RIVER,
    SCORE,
    STACKS,
    Box,
    Layout,
)
from boardwright.faces.face import Question, View
from boardwright.faces.telling.wording import later, say
from boardwright.games.baghdad.state import Baghdad

TABS: Final = (
    ("city", later("City")),
    ("river", later("River")),
    ("offers", later("Offers")),
    ("mine", later("Mine")),
    ("others", later("Others")),
)
PREFIXES: Final = (  # of the targets' ids, and the tab they are on
    ("target-loc-", "city"),
    ("target-plan-", "city"),
    ("target-node-", "river"),
    ("target-contract", "river"),
    ("target-building-", "offers"),
    ("target-public-", "offers"),
    ("target-piece-", "offers"),
    ("target-reward-", "offers"),
    ("target-draw-", "offers"),
    ("target-civic-", "others"),
    ("target-objective-", "others"),
)


def views(layout: Layout, game: Baghdad, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    counts = count_targets(question)
    boxes = {
        "city": [(0.0, 0.0, 564.0, 566.0)],
        "river": halves(RIVER),
        "offers": [inflate(OFFER), inflate(LIBRARY), inflate(PALACE), *halves(CARDS), inflate(STACKS)],
        "mine": mine(),
        "others": [*strips(layout, game), inflate(SCORE)],
    }
    return [View(key, say(label), boxes[key], counts[key]) for key, label in TABS]


def inflate(area: Box) -> Box:
    """Return a crop a little larger than an area."""
    x, y, width, height = area
    return (x - 3, y - 3, width + 6, height + 6)


def halves(area: Box) -> list[Box]:
    """Return an area as its left and its right half."""
    x, y, width, height = area
    return [(x - 2, y - 2, width / 2 + 2, height + 4), (x + width / 2, y - 2, width / 2 + 2, height + 4)]


def mine() -> list[Box]:
    """Return the parts of the area in front."""
    top, height = MINE[1] - 2, MINE[3] + 4
    return [
        (526.0, top, 224.0, height),
        (0.0, top, 264.0, height),
        (264.0, top, 262.0, height),
        (750.0, top, 276.0, height),
        (1026.0, top, 274.0, height),
    ]


def strips(layout: Layout, game: Baghdad) -> list[Box]:
    """Return the strips of the other players, and the boards of the modules."""
    out: list[Box] = []
    for place, seat in enumerate(layout.others):
        x, y, width, height = layout.other(place)
        if seat >= game.seats:
            third = width / 3
            out += [(x + k * third, y - 2, third, height + 4) for k in range(3)]
        else:
            out.append((x - 2, y - 2, min(width, 440) + 4, height + 4))
    if layout.modules:
        top = layout.modules_top
        if game.public_works:
            out += [(0.0, top, 250.0, 112.0), (250.0, top, 280.0, 112.0)]
        if game.objectives:
            out += [(528.0, top, 386.0, 112.0), (914.0, top, 386.0, 112.0)]
    return out


def count_targets(question: Question) -> dict[str, int]:
    """Return how many places answer on each tab."""
    counts = dict.fromkeys((key for key, _ in TABS), 0)
    for element in {element for option in question.options for element in option.targets if element}:
        counts[tab_of(element)] += 1
    return counts


def tab_of(element: str) -> str:
    """Return the tab on which a target lies."""
    for prefix, tab in PREFIXES:
        if element.startswith(prefix):
            return tab
    return "mine"
