"""Bonuses as icons, drawn around the origin; each is written once in a drawing."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, path, printed_again
from boardwright.games.tabannusi import components
from boardwright.games.tabannusi.face.art import (
    CLAY,
    DARK,
    GREY,
    LETTERED,
    UNIT,
    caption,
    coloured,
    icon,
    resource,
)

ICON: Final = 0.84  # of the size of a bonus
DIGIT: Final = 9.0  # how wide a digit is

# One icon for a bonus of one thing.
ICONS: Final = {
    components.GOLD: "gold",
    components.POINTS: "vp",
    components.LOSE_POINTS: "vp",
    components.MARKERS: "claim",
    components.WATER: "water",
    components.SPECIAL_WATER: "water-q",
    components.GARDEN: "garden",
    components.FLIP: "crate",
    components.STEP: "mastery",
    components.STEPS_ON_ONE: "mastery",
    components.DRAW_URBAN_CARDS: "urban",
    components.RANDOM_HARBORMASTER: "harbormaster",
    components.MOVE_ARCHITECT: "architect",
}

# Two icons side by side.
PAIRS: Final = {
    components.STEPS_SPLIT: ("mastery", "mastery"),
    components.STEPS_DISTINCT: ("mastery", "mastery"),
    components.CLAIM_ANY_SHIP: ("claim", "ship"),
    components.CLAIM_ON_ZIGGURAT: ("claim", "ziggurat"),
    components.FREE_PORT_HOUSE: ("house", "port"),
}

SIGNED: Final = {  # one icon with a sign and a number beside it
    components.DISCOUNT: ("building-1", "\N{MINUS SIGN}"),
    components.SHIFT_HOUSES: ("house", "↓"),
    components.LOSE_POINTS: ("vp", "\N{MINUS SIGN}"),
}

SIGNS: Final = {  # one icon with a sign beside it
    components.STEP_SAME: ("mastery", "="),
    components.EXTRA_PROJECT: ("projectile", "+"),
    components.STEP_LOWEST: ("mastery", "↓"),
    components.STEP_HIGHEST: ("mastery", "↑"),
    components.ANY_ACTION_TILE: ("prodtile", "?"),
}


def bonus_at(layers: Layers, bonus: int, x: float, y: float, size: float = UNIT) -> str:
    """Return a bonus around a place, its icon in proportion to `size`; numbers are never smaller."""
    name = f"b{bonus}" if size == UNIT else f"b{bonus}-{size * 10:.0f}"
    if name not in layers.stamps:
        layers.stamps[name] = bonus_art(layers, bonus, size * ICON)
    return printed_again(name, x, y)


def width_of(bonus: int, size: float = UNIT) -> float:
    """Return how wide a bonus is."""
    op, number = components.op_of(bonus), components.number_in(bonus)
    side = max(size * ICON, LETTERED) if op == components.SPECIAL_WATER else size * ICON
    if op in PAIRS or op == components.PAY_FOR_STEP:
        return side * 1.7
    if op in SIGNS or op in SIGNED:
        return side + DIGIT * (1 if op in SIGNS else 2)
    return side + DIGIT * len(str(number)) if number > 1 or op == components.POINTS else side


def bonus_art(layers: Layers, bonus: int, side: float) -> str:
    """Return a bonus around the origin, its icon so large."""
    op, number = components.op_of(bonus), components.number_in(bonus)
    if op == components.SPECIAL_WATER:  # there is a letter on it
        side = max(side, LETTERED)
    if op == components.DIE_FROM_BARGE:
        below = layers.stamp("barge", path("M-9 13h18", DARK, 1.6))
        return resource(layers, components.colour_in(bonus), 0, -1, LETTERED) + below
    if op == components.DIE:
        return any_die(layers, number, side)
    if op == components.STEP_OF:
        return coloured(layers, "mastery", components.colour_in(bonus), 0, 0, side)
    if op == components.PAY_FOR_STEP:
        die = icon(layers, "die-W", -side * 0.4, 0, side * 0.9) + caption("ti", -side * 0.4, 5, "?")
        return die + icon(layers, "mastery", side * 0.4, 0, side, GREY)
    if op in SIGNED:
        shape, sign = SIGNED[op]
        return with_number(layers, shape, f"{sign}{number}", side)
    if op in PAIRS:
        return "".join(
            icon(layers, shape, side * way, 0, side * 0.9, GREY)
            for shape, way in zip(PAIRS[op], (-0.4, 0.4), strict=True)
        )
    if op in SIGNS:
        shape, sign = SIGNS[op]
        return with_number(layers, shape, sign, side, CLAY if op == components.STEP_SAME else GREY)
    if number > 1 or op == components.POINTS:
        return with_number(layers, ICONS[op], number, side)
    return icon(layers, ICONS[op], 0, 0, side, GREY)


def with_number(layers: Layers, shape: str, number: object, side: float, look: str = GREY) -> str:
    """Return an icon with a number or a sign beside it."""
    beside = DIGIT * len(str(number))
    return icon(layers, shape, -beside / 2, 0, side, look) + caption("tn", side / 2, 5, number)


def any_die(layers: Layers, number: int, side: float) -> str:
    """Return a die of any colour; several show their number."""
    left = -DIGIT / 2 if number > 1 else 0.0
    die = icon(layers, "die-W", left, 0, side) + caption("ti", left, 5, "?")
    return die + caption("tn", side / 2, 5, number) if number > 1 else die
