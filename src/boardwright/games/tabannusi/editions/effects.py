"""The words for bonuses, such as `gold:1` or `die_of:blue`, and where each may stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from boardwright.editions import TomlTable, nearest, shown
from boardwright.editions.field import NEEDED, Test, parsed
from boardwright.games.tabannusi import components as game
from boardwright.games.tabannusi.components import bonus_of
from boardwright.sentence import Sentence

BUILDING_COLOURS: Final = ["white", "yellow", "brown"]
"""In the order of the Mastery tracks."""

COLOURS: Final = [*BUILDING_COLOURS, "blue", "green"]

MOST: Final = 15
"""The largest number that a bonus can hold."""

COUNTED: Final = {
    "gold": game.GOLD,
    "points": game.POINTS,
    "lose_points": game.LOSE_POINTS,
    "markers": game.MARKERS,
    "die": game.DIE,
    "water": game.WATER,
    "special_water": game.SPECIAL_WATER,
    "garden": game.GARDEN,
    "refill": game.FLIP,
    "step": game.STEP,
    "steps_on_one_track": game.STEPS_ON_ONE,
    "steps_split": game.STEPS_SPLIT,
    "steps_on_different_tracks": game.STEPS_DISTINCT,
    "shift_houses": game.SHIFT_HOUSES,
    "random_harbormaster": game.RANDOM_HARBORMASTER,
    "construct_discount": game.DISCOUNT,
    "step_lowest": game.STEP_LOWEST,
    "step_highest": game.STEP_HIGHEST,
}
ONLY: Final = {  # numbers that the rules know in one size only
    "steps_split": 2,
    "steps_on_different_tracks": 2,
    "random_harbormaster": 1,
    "construct_discount": 1,
}
COLOURED: Final = {
    "die_of": (game.DIE_FROM_BARGE, COLOURS),
    "step_of": (game.STEP_OF, BUILDING_COLOURS),
}
BARE: Final = {
    "none": game.NOTHING,
    "move_architect": game.MOVE_ARCHITECT,
    "step_same_color": game.STEP_SAME,
    "another_project": game.EXTRA_PROJECT,
    "step_for_resource": game.PAY_FOR_STEP,
    "ship_marker": game.CLAIM_ANY_SHIP,
    "ziggurat_marker": game.CLAIM_ON_ZIGGURAT,
    "free_port_house": game.FREE_PORT_HOUSE,
    "urban_cards": game.DRAW_URBAN_CARDS,
    "any_action_tile": game.ANY_ACTION_TILE,
}

# Where which words may stand.
ON_WATER: Final = (
    "die_of",
    "die",
    "gold",
    "water",
    "special_water",
    "garden",
    "move_architect",
    "refill",
    "markers",
    "step",
    "points",
    "step_for_resource",
)
ON_SPACE: Final = (*ON_WATER, "step_same_color", "another_project")
ON_TRACK: Final = ("none", "die", "gold", "markers", "points")
OF_LOWEST_MARKER: Final = ("none", "gold", "markers", "points")
UNDER_HOUSE: Final = ("none", "gold", "markers")
OF_COLUMN: Final = ("none", "ship_marker", "points")
IN_PORT: Final = ("markers", "step", "die")
ON_ZIGGURAT: Final = ("none", "step_of", "gold")
OF_TILE: Final = (
    "gold",
    "points",
    "lose_points",
    "markers",
    "die",
    "water",
    "special_water",
    "garden",
    "move_architect",
    "refill",
    "step",
)
OF_CARD: Final = (
    *OF_TILE,
    "steps_on_one_track",
    "steps_split",
    "steps_on_different_tracks",
    "ship_marker",
    "ziggurat_marker",
    "free_port_house",
    "urban_cards",
    "shift_houses",
    "random_harbormaster",
)
OF_HARBORMASTER: Final = (*OF_CARD, "any_action_tile")
DISCOUNT: Final = ("construct_discount",)
OF_BOT: Final = ("gold", "points", "garden", "step_lowest", "step_highest")
OF_BOT_WITH_COLOUR: Final = (*OF_BOT, "step_same_color")


def bonus(
    allowed: Sequence[str], key: str = "", *, default: object = NEEDED, when: Test | None = None
) -> int:
    """Return one of the allowed bonuses."""
    return parsed(partial(_read_bonus, allowed), key, default=default, when=when)


def bonuses(allowed: Sequence[str], key: str) -> list[int]:
    """Return some of the allowed bonuses, at least one, each named once."""
    return parsed(partial(read_bonuses, allowed), key)


def _read_bonus(allowed: Sequence[str], table: TomlTable, key: str) -> int:
    text = table.text(key)
    return _bonus(table, key, None, text, allowed) if text else game.NOTHING


def read_bonuses(allowed: Sequence[str], table: TomlTable, key: str) -> list[int]:
    """Return the bonuses that a list names."""
    texts = table.texts(key)
    if table.sound and not texts:
        table.report(key, "{key} is empty; name at least one bonus.")
    return [_bonus(table, key, entry, text, allowed) for entry, text in enumerate(texts)]


def _bonus(table: TomlTable, key: str, entry: int | None, text: str, allowed: Sequence[str]) -> int:
    """Return the bonus behind a text; if it is none that may stand here, note that."""
    word, colon, argument = text.partition(":")
    if word not in allowed:
        near = nearest(word, allowed)
        wanted = (
            Sentence("use one of {words}.", words=", ".join(allowed))
            if near is None
            else Sentence("did you mean {near}?", near=near)
        )
        _refuse(table, key, entry, text, wanted)
        return game.NOTHING
    if word in BARE:
        if colon:
            _refuse(table, key, entry, text, Sentence("write {word} alone.", word=word))
        return bonus_of(BARE[word])
    if word in COLOURED:
        op, colours = COLOURED[word]
        if argument not in colours:
            wanted = Sentence("write {word}: and one of {colours}.", word=word, colours=", ".join(colours))
            _refuse(table, key, entry, text, wanted)
            return game.NOTHING
        return bonus_of(op, 1, colours.index(argument))
    low, high = (ONLY[word], ONLY[word]) if word in ONLY else (1, MOST)
    if not (
        argument.isascii() and argument.isdigit() and len(argument) <= 2 and low <= int(argument) <= high
    ):
        numbers = str(low) if low == high else f"{low} to {high}"
        wanted = Sentence("write {word}: and a number, {numbers}.", word=word, numbers=numbers)
        _refuse(table, key, entry, text, wanted)
        return game.NOTHING
    return bonus_of(COUNTED[word], int(argument))


def _refuse(table: TomlTable, key: str, entry: int | None, text: str, wanted: Sentence) -> None:
    subject = Sentence("{key}", key=table.key(key))
    if entry is not None:
        subject = Sentence("entry {n} of {key}", n=entry + 1, key=table.key(key))
    table.report(
        key, "{subject} is {text}; {wanted}", entry=entry, subject=subject, text=shown(text), wanted=wanted
    )
