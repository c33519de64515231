"""The crops of the drawing for small screens, a tab each."""

from __future__ import annotations

from typing import Final

from boardwright.faces.face import Question, View
from boardwright.faces.telling.wording import later, say
from boardwright.games.baghdad.face.layout import (
    CARDS,
    LIBRARY,
    MINE,
    OFFER,
    PALACE,
    RIVER,
    STACKS,
    Box,
    Layout,
)
from boardwright.games.baghdad.face.modules_area import module_boxes
from boardwright.games.baghdad.state import Baghdad

TABS: Final = (
    ("city", later("City")),
    ("river", later("River")),
    ("offers", later("Offers")),
    ("mine", later("Mine")),
    ("others", later("Others")),
)
PLACES: Final = (  # how the targets' ids begin, the tab they are on, and the part of it
    ("t-loc-", "city", 0),
    ("t-plan-", "city", 0),
    ("t-gate", "city", 0),
    ("t-node-", "river", 0),
    ("t-contract", "river", 0),
    ("t-building-", "offers", 0),
    ("t-public-", "offers", 0),
    ("t-reward-", "offers", 1),
    ("t-piece-", "offers", 2),
    ("t-draw-", "offers", 3),
    ("t-civic-", "others", 0),
    ("t-objective-", "others", 0),
    ("t-spot-", "mine", 0),
    ("t-gap-", "mine", 0),
    ("t-play-", "mine", 1),
    ("t-", "mine", 4),
)


def views(layout: Layout, game: Baghdad, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    counts, parts = count_targets(question)
    boxes = {
        "city": [(0.0, 0.0, 628.0, 627.0)],
        "river": halves(RIVER, 36),
        "offers": [inflate(OFFER), inflate(LIBRARY), inflate(PALACE), *halves(CARDS), inflate(STACKS)],
        "mine": own_area(),
        "others": [*module_boxes(layout, game), *map(layout.other, range(len(layout.others)))],
    }
    for key, part in parts.items():  # what answers comes first
        boxes[key].insert(0, boxes[key].pop(part))
    return [View(key, say(label), [rounded(box) for box in boxes[key]], counts[key]) for key, label in TABS]


def rounded(box: Box) -> Box:
    """Return a crop in whole numbers."""
    x, y, width, height = box
    return (round(x), round(y), round(width), round(height))


def inflate(area: Box) -> Box:
    """Return a crop a little larger than an area."""
    x, y, width, height = area
    return (x - 2, y - 2, width + 4, height + 4)


def halves(area: Box, overlap: float = 0) -> list[Box]:
    """Return an area as its left and its right half, which may overlap around the middle."""
    x, y, width, height = area
    wide = width / 2 + 2 + overlap
    return [(x - 2, y - 2, wide, height + 4), (x + width / 2 - overlap, y - 2, wide, height + 4)]


def own_area() -> list[Box]:
    """Return the parts of the area in front: board, hand, cards in play, pieces with icons, purse."""
    top, height = MINE[1] - 2, MINE[3] + 3
    edges = ((576, 808), (0, 277), (277, 576), (808, 1074), (1074, 1340))
    return [(left, top, right - left, height) for left, right in edges]


def count_targets(question: Question) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many places answer on each tab, and the part of a tab where the first of them lies."""
    counts = dict.fromkeys((key for key, _ in TABS), 0)
    parts: dict[str, int] = {}
    for element in dict.fromkeys(element for option in question.options for element in option.targets):
        tab, part = place_on_tabs(element)
        counts[tab] += 1
        parts.setdefault(tab, part)
    return counts, parts


def place_on_tabs(element: str) -> tuple[str, int]:
    """Return the tab on which a target lies, and the part of it."""
    return next((tab, part) for begins, tab, part in PLACES if element.startswith(begins))
