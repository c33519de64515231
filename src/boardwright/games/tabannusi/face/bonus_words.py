"""Bonuses in words, as things that are gained."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardwright.faces.i18n import language
from boardwright.faces.telling.wording import both, comma, later, points_of, say, say_count
from boardwright.games.tabannusi.components import (
    ANY_ACTION_TILE,
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    DIE,
    DIE_FROM_BARGE,
    DISCOUNT,
    DRAW_URBAN_CARDS,
    EXTRA_PROJECT,
    FLIP,
    FREE_PORT_HOUSE,
    GARDEN,
    GOLD,
    LOSE_POINTS,
    MARKERS,
    MOVE_ARCHITECT,
    PAY_FOR_STEP,
    POINTS,
    RANDOM_HARBORMASTER,
    SHIFT_HOUSES,
    SPECIAL_WATER,
    STEP,
    STEP_HIGHEST,
    STEP_LOWEST,
    STEP_OF,
    STEP_SAME,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    STEPS_SPLIT,
    WATER,
    colour_in,
    number_in,
    op_of,
)

WITHOUT_NUMBER: Final = {
    MOVE_ARCHITECT: later("a move of the Architect to any District"),
    STEP_SAME: later("a step on the track of the same colour"),
    EXTRA_PROJECT: later("another Project of the same colour"),
    PAY_FOR_STEP: later("a step if 1 Resource of the track's colour is paid"),
    CLAIM_ANY_SHIP: later("a Claim marker put on any Ship"),
    CLAIM_ON_ZIGGURAT: later("a Claim marker put on any Ziggurat tile, without a House"),
    FREE_PORT_HOUSE: later("a House in the Port, free, with its bonus"),
    DRAW_URBAN_CARDS: later("1 Urban card chosen from 2, with an allowance"),
    RANDOM_HARBORMASTER: later("a Harbormaster drawn from those put aside"),
    ANY_ACTION_TILE: later("the effect of any Action tile on the board"),
    STEP_LOWEST: later("a step of the lowest Mastery marker"),
    STEP_HIGHEST: later("a step of the highest Mastery marker"),
    STEPS_SPLIT: later("two steps on one track or one on each of two"),
}

WITH_NUMBER: Final = {
    GOLD: (later("{n} Gold"), later("{n} Gold")),
    MARKERS: (later("{n} Claim marker"), later("{n} Claim markers")),
    DIE: (later("a die of any colour"), later("{n} dice of any colour")),
    WATER: (later("{n} Water"), later("{n} Water")),
    SPECIAL_WATER: (later("{n} special Water"), later("{n} special Water")),
    GARDEN: (later("{n} Garden"), later("{n} Gardens")),
    FLIP: (later("{n} Crate refilled"), later("up to {n} Crates refilled")),
    STEP: (later("a step on any track"), later("{n} steps, each on any track")),
    STEPS_ON_ONE: (later("a step on any track"), later("{n} steps on one track")),
    STEPS_DISTINCT: (later("a step on any track"), later("a step on each of {n} tracks")),
    SHIFT_HOUSES: (
        later("up to {n} House shifted from a coloured row to the bottom row"),
        later("up to {n} Houses shifted from coloured rows to the bottom row"),
    ),
    DISCOUNT: (
        later("{n} Resource less to pay for a Building"),
        later("{n} Resources less to pay for a Building"),
    ),
}


def bonus_in_words(bonus: int, colours: Sequence[str]) -> str:
    """Return one bonus as a thing that is gained."""
    return said_in(language.get(), bonus, tuple(colours))


@lru_cache(2048)
def said_in(_language: str, bonus: int, colours: tuple[str, ...]) -> str:
    """Return one bonus for readers of a language."""
    op, number = op_of(bonus), number_in(bonus)
    if not bonus:
        return say("nothing")
    if op == POINTS:
        return points_of(number)
    if op == LOSE_POINTS:
        return say("a loss of {points}", points=points_of(number))
    if op == DIE_FROM_BARGE:
        return say("the highest {colour} die of its Barge", colour=say(colours[colour_in(bonus)]))
    if op == STEP_OF:
        return say("a step on the {colour} track", colour=say(colours[colour_in(bonus)]))
    if op in WITHOUT_NUMBER:
        return say(WITHOUT_NUMBER[op])
    one, many = WITH_NUMBER[op]
    return say_count(one, many, number)


def bonuses_in_words(bonuses: Sequence[int], colours: Sequence[str]) -> str:
    """Return several bonuses that come together."""
    return both([bonus_in_words(bonus, colours) for bonus in bonuses])


def joined(words: Sequence[str]) -> str:
    """Return words separated by commas."""
    return comma().join(words)
