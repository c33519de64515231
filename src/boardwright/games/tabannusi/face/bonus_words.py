"""Bonuses in words, as things that are gained."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardwright.faces.i18n import language
from boardwright.faces.telling.wording import both, comma, later, points_of, say, say_count
from boardwright.games.tabannusi import components

WITHOUT_NUMBER: Final = {
    components.MOVE_ARCHITECT: later("a move of the Architect to any District"),
    components.STEP_SAME: later("a step on the track of the same colour"),
    components.EXTRA_PROJECT: later("another Project of the same colour"),
    components.PAY_FOR_STEP: later("a step if 1 Resource of the track's colour is paid"),
    components.CLAIM_ANY_SHIP: later("a Claim marker put on any Ship"),
    components.CLAIM_ON_ZIGGURAT: later("a Claim marker put on any Ziggurat tile, without a House"),
    components.FREE_PORT_HOUSE: later("a House in the Port, free, with its bonus"),
    components.DRAW_URBAN_CARDS: later("1 Urban card chosen from 2, with an allowance"),
    components.RANDOM_HARBORMASTER: later("a Harbormaster drawn from those put aside"),
    components.ANY_ACTION_TILE: later("the effect of any Action tile on the board"),
    components.STEP_LOWEST: later("a step of the lowest Mastery marker"),
    components.STEP_HIGHEST: later("a step of the highest Mastery marker"),
    components.STEPS_SPLIT: later("two steps on one track or one on each of two"),
}

WITH_NUMBER: Final = {
    components.GOLD: (later("{n} Gold"), later("{n} Gold")),
    components.MARKERS: (later("{n} Claim marker"), later("{n} Claim markers")),
    components.DIE: (later("a die of any colour"), later("{n} dice of any colour")),
    components.WATER: (later("{n} Water"), later("{n} Water")),
    components.SPECIAL_WATER: (later("{n} special Water"), later("{n} special Water")),
    components.GARDEN: (later("{n} Garden"), later("{n} Gardens")),
    components.FLIP: (later("{n} Crate refilled"), later("up to {n} Crates refilled")),
    components.STEP: (later("a step on any track"), later("{n} steps, each on any track")),
    components.STEPS_ON_ONE: (later("a step on any track"), later("{n} steps on one track")),
    components.STEPS_DISTINCT: (later("a step on any track"), later("a step on each of {n} tracks")),
    components.SHIFT_HOUSES: (
        later("up to {n} House shifted from a coloured row to the bottom row"),
        later("up to {n} Houses shifted from coloured rows to the bottom row"),
    ),
    components.DISCOUNT: (
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
    op, number = components.op_of(bonus), components.number_in(bonus)
    if not bonus:
        return say("nothing")
    if op == components.POINTS:
        return points_of(number)
    if op == components.LOSE_POINTS:
        return say("a loss of {points}", points=points_of(number))
    if op == components.DIE_FROM_BARGE:
        return say("the highest {colour} die of its Barge", colour=say(colours[components.colour_in(bonus)]))
    if op == components.STEP_OF:
        return say("a step on the {colour} track", colour=say(colours[components.colour_in(bonus)]))
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
