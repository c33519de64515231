"""A place on the board that answers the open question: ring, flag, and what is seen inside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.drawing.svg import Layers, escape, rectangle, short
from boardwright.faces.face import Option
from boardwright.faces.telling.wording import say

LISTED: Final = 4  # as many places of an option take their names from the bar, which has them all

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


def is_listed(option: Option) -> bool:
    """Tell whether the bar lists every place of an option with its words; scripts take them from there."""
    return len(option.words) >= LISTED and len(set(option.targets)) == len(option.words)


def stamped_target(layers: Layers, option: Option, element: str, ring: Ring, spoken: str, inside: str) -> str:
    """Return one target of a drawing with many: rings and flags of one shape are stamped.

    Its answers are those that the option gives at the element; they stand in the decision bar alone.
    """
    x, y, width, height = ring.box
    flag_x, flag_y = (ring.flag[0] - x, ring.flag[1] - y)
    kind, shape = "rect", rectangle(0, 0, width, height) + ' rx="4"'
    if ring.round:
        kind, shape = "circle", f'cx="{short(width / 2)}" cy="{short(height / 2)}" r="{short(width / 2)}"'
    drawn = f'<{kind} class="hit" {shape}/><{kind} class="ring" {shape}/>{flag(flag_x, flag_y)}'
    sizes = (short(number) for number in (width, height, flag_x, flag_y))
    name = "-".join(["o" if ring.round else "t", *sizes])
    return (
        f'<g class="tgt" id="{element}" data-opt="{option.number}"{name_of(option, spoken)}>'
        f"{layers.stamp(name, drawn, x, y)}{inside}{number_on(option, x + flag_x, y + flag_y)}</g>"
    )


def name_of(option: Option, spoken: str) -> str:
    """Return the attribute that tells a screen reader the option's number and what a target says."""
    label = say("Option {number}: {words}", number=option.number, words=spoken)
    return f' aria-label="{escape(label)}"'


def flag(x: float, y: float) -> str:
    """Return the flag of a target, its top left corner at a point: on a pole, so that it is no die."""
    return f'<path class="flag" d="M{short(x)} {short(y)}h20l-4 7.5 4 7.5h-17v7h-3z"/>'


def number_on(option: Option, x: float, y: float) -> str:
    """Return the number of an option on the flag whose top left corner is at a point."""
    return f'<text class="fn" x="{short(x + 9)}" y="{short(y + 12.5)}">{option.number}</text>'
