"""A place on the board that answers the open question: ring, flag, and what is seen inside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import escape

from boardwright.faces.drawing.svg import Layers, rectangle, short
from boardwright.faces.face import Option
from boardwright.faces.telling.wording import say

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Ring:
    """Where a target lies and where its flag hangs."""

    box: Box
    flag: tuple[float, float]  # top left, board units
    round: bool = False  # a disc in the box instead of the box


def ways_of(option: Option) -> dict[str, list[int]]:
    """Return element id -> indices of the answers given there, in the order of the option."""
    ways: dict[str, list[int]] = {}
    for index, element in enumerate(option.targets):
        ways.setdefault(element, []).append(index)
    return ways


def stamped_target(layers: Layers, option: Option, element: str, ring: Ring, spoken: str, inside: str) -> str:
    """Return one target of a drawing with many: rings and flags of one shape are stamped.

    Its answers are those that the option gives at the element; they stand in the decision bar alone.
    """
    x, y, width, height = ring.box
    flag_x, flag_y = (ring.flag[0] - x, ring.flag[1] - y)
    kind, shape = "rect", rectangle(0, 0, width, height) + ' rx="4"'
    if ring.round:
        kind, shape = "circle", f'cx="{short(width / 2)}" cy="{short(height / 2)}" r="{short(width / 2)}"'
    drawn = (
        f'<{kind} class="hit" {shape}/><{kind} class="ring" {shape}/>'
        f'<path class="flag" d="M{short(flag_x)} {short(flag_y)}h18v14l-9 6-9-6z"/>'
    )
    sizes = (short(number) for number in (width, height, flag_x, flag_y))
    name = "-".join(["o" if ring.round else "t", *sizes])
    label = escape(say("Option {number}: {words}", number=option.number, words=spoken))
    return (
        f'<g class="tgt" id="{element}" data-opt="{option.number}" aria-label="{label}">'
        f"{layers.stamp(name, drawn, x, y)}{inside}"
        f'<text class="fn" x="{short(x + flag_x + 9)}" y="{short(y + flag_y + 12.5)}">'
        f"{option.number}</text></g>"
    )


def target(option: Option, element: str, indices: Sequence[int], ring: Ring, spoken: str, inside: str) -> str:
    """Return one target with all answers that are given there; `spoken` is what it says."""
    x, y, width, height = ring.box
    words = escape("|".join(option.words[index] for index in indices))
    label = escape(say("Option {number}: {words}", number=option.number, words=spoken))
    shape = f'rect {rectangle(x, y, width, height)} rx="4"'
    if ring.round:
        shape = f'circle cx="{short(x + width / 2)}" cy="{short(y + height / 2)}" r="{short(width / 2)}"'
    name, _, place = shape.partition(" ")
    flag_x, flag_y = ring.flag
    return (
        f'<g class="tgt" id="{element}" role="button" data-opt="{option.number}"'
        f' data-words="{words}" aria-label="{label}">'
        f'<{name} class="hit" {place}/><{name} class="ring" {place}/>{inside}'
        f'<path class="flag" d="M{short(flag_x)} {short(flag_y)}h18v14l-9 6-9-6z"/>'
        f'<text class="fn" x="{short(flag_x + 9)}" y="{short(flag_y + 12.5)}">{option.number}</text></g>'
    )
