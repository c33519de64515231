"""Bonuses as icons, drawn around the origin; each is written once in a drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.svg import Layers, at, path, printed_again, short
from boardwright.games.tabannusi import components
from boardwright.games.tabannusi.face.art import CLAY, DARK, GREY, LETTERS, UNIT, alone, caption, icon

SIZE: Final = 20.0  # of an icon
OFTEN: Final = (16, 17, 18, 19, 20, 21)  # sizes of a bonus

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

SIGNS: Final = {  # one icon with a sign beside it
    components.STEP_SAME: ("mastery", "="),
    components.EXTRA_PROJECT: ("projectile", "+"),
    components.STEP_LOWEST: ("mastery", "↓"),
    components.STEP_HIGHEST: ("mastery", "↑"),
    components.ANY_ACTION_TILE: ("prodtile", "?"),
}


def bonus_at(layers: Layers, bonus: int, x: float, y: float, size: float = UNIT) -> str:
    """Return a bonus around a place, about as wide as `size`; one with a number is a little wider."""
    name = f"b{bonus}"
    if name not in layers.stamps:
        layers.stamps[name] = bonus_art(layers, bonus)
    if size == UNIT:
        return printed_again(name, x, y)
    return printed_small(name, x, y, size)


@lru_cache(4096)  # the same places come again in every drawing
def printed_small(name: str, x: float, y: float, size: float) -> str:
    """Return a bonus in another size than it is drawn in; those that come often are in the style sheet."""
    if size in OFTEN:
        grow = UNIT / size
        return f'<use class="s{size:g}" href="#_{name}"{at("x", x * grow)}{at("y", y * grow)}/>'
    scale = f"scale({size / UNIT:.2g})".replace("0.", ".")
    return f'<use href="#_{name}" transform="translate({short(x)},{short(y)}){scale}"/>'


def bonus_art(layers: Layers, bonus: int) -> str:
    """Return a bonus around the origin."""
    op, number = components.op_of(bonus), components.number_in(bonus)
    if op == components.DIE_FROM_BARGE:
        below = layers.stamp("barge", path("M-9 12h18", DARK, 1.6))
        return alone(f"res-{LETTERS[components.colour_in(bonus)]}", 0, 0, SIZE) + below
    if op == components.DIE:
        return any_die(layers, number)
    if op == components.STEP_OF:
        return alone("mastery", 0, 0, SIZE, f"i{components.colour_in(bonus)}")
    if op == components.PAY_FOR_STEP:
        die = icon(layers, "die-W", -8, 0, 15) + caption("ti", -8, 4, "?")
        return die + icon(layers, "mastery", 7, 0, SIZE, GREY)
    if op == components.DISCOUNT:
        return with_number(layers, "building-1", f"\N{MINUS SIGN}{number}")
    if op == components.SHIFT_HOUSES:
        return with_number(layers, "house", f"↓{number}")
    if op == components.LOSE_POINTS:
        return with_number(layers, "vp", f"\N{MINUS SIGN}{number}")
    if op in PAIRS:
        left, right = PAIRS[op]
        return icon(layers, left, -8, 0, 18, GREY) + icon(layers, right, 8, 0, 18, GREY)
    if op in SIGNS:
        shape, sign = SIGNS[op]
        return with_number(layers, shape, sign, CLAY if op == components.STEP_SAME else GREY)
    if number <= 1 and op != components.POINTS:
        return icon(layers, ICONS[op], 0, 0, SIZE, GREY)
    return with_number(layers, ICONS[op], number)


def with_number(layers: Layers, shape: str, number: object, look: str = GREY) -> str:
    """Return an icon with a number or a sign beside it."""
    return icon(layers, shape, -5, 0, SIZE, look) + caption(
        "tn", 10 if len(str(number)) < 2 else 13, 5, number
    )


def any_die(layers: Layers, number: int) -> str:
    """Return a die of any colour; several show their number."""
    if number <= 1:
        return icon(layers, "die-W", 0, 0, SIZE) + caption("ti", 0, 5, "?")
    return icon(layers, "die-W", -6, 0, SIZE) + caption("ti", -6, 5, "?") + caption("tn", 10, 5, number)
