"""The short phrases of an edition: effects such as `1 coin + 2 favour`, icons such as `1 quill + 2 boat`."""

from __future__ import annotations

import re
from typing import Final, cast

from boardwright.editions import TomlTable, nearest, shown
from boardwright.editions.field import NEEDED, Field, Test, Words, parsed, settled
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    BOAT_MOVES,
    BUILD,
    COIN,
    COIN_PER,
    FAVOUR,
    POINTS,
    SKILL_TILE,
    STEP,
    TAKE_TILE,
    WILD,
    effect,
)

TYPE_IDS: Final = ["book", "patient", "artefact", "student"]
"""City tiles as the rules number them; a row of them is called by the plural."""

ROW_IDS: Final = [f"{type}s" for type in TYPE_IDS]

SKILL_IDS: Final = ["figure", "abacus", "quill", "pedestal", "masonry"]

ICON_IDS: Final = [*SKILL_IDS, "boat"]

THING_IDS: Final = [
    *ROW_IDS,
    "buildings",
    "architects",
    "boats",
    "boats-in-port",
    "night-cards",
    "artefact-types",
    "favour",
    "coins",
]
"""What cards, scoring tokens and buildings count, as the rules number it."""

MOST: Final = 9
"""More of anything than one effect or requirement has."""

NONE: Final = "none"

SIMPLE: Final = {
    "coin": COIN,
    "coins": COIN,
    "favour": FAVOUR,
    "step": STEP,
    "steps": STEP,
    "wild": WILD,
    "wilds": WILD,
    "good": ANY_GOODS,
    "goods": ANY_GOODS,
    "boat-move": BOAT_MOVES,
    "boat-moves": BOAT_MOVES,
    "points": POINTS,
}
NUMBERED: Final = re.compile(r"([1-9]) ([a-z-]+)")
PER: Final = re.compile(r"([1-9]) coins? per (\S+)")
ACTION: Final = re.compile(r"(build|take (\S+))(?: ignoring ([1-9]))?")
SKILL: Final = re.compile(r"skill (\S+)")


class Counts(Field):
    """A text such as `1 figure + 2 boat`: how often it names each of some words."""

    flat = True

    def __init__(self, known: object, key: str) -> None:
        super().__init__(key)
        self.known = known

    def take(self, section: object, table: TomlTable, key: str) -> list[int]:
        return _read_counts(settled(self.known, section, []), table, key)


def one_place(key: str = "", *, when: Test | None = None) -> list[int]:
    """Return the effects of one place."""
    default = NEEDED if when is None else []
    return parsed(lambda table, key: effects_in(table, key, table.text(key)), key, default=default, when=when)


def places(length: int, key: str = "") -> list[list[int]]:
    """Return the effects of some places in a row, kept apart by ` | `."""

    def read(table: TomlTable, key: str) -> list[list[int]]:
        text = table.text(key)
        parts = [part.strip() for part in text.split("|")]
        if len(parts) != length and text:
            table.report(
                key,
                '{key} names {count} places; name {length}, kept apart by " | ".',
                count=len(parts),
                length=length,
            )
        return [effects_in(table, key, part) for part in parts] if len(parts) == length else [[]] * length

    return parsed(read, key, flat=True)


def counts(known: Words, key: str = "") -> list[int]:
    """Return how often a text names each of the known words."""
    return cast(list[int], Counts(known, key))


def need(key: str = "") -> tuple[int, int]:
    """Return a requirement such as `3 patients`: the thing and how many."""
    return parsed(_read_need, key)


def effects_in(table: TomlTable, key: str, text: str) -> list[int]:
    """Return the packed effects that a text names; none for `none`."""
    if text in ("", NONE):
        return []
    return [_effect(table, key, part.strip()) for part in text.split("+")]


def _effect(table: TomlTable, key: str, text: str) -> int:
    if (found := NUMBERED.fullmatch(text)) and found[2] in SIMPLE:
        return effect(SIMPLE[found[2]], int(found[1]))
    if (found := PER.fullmatch(text)) and found[2] in TYPE_IDS:
        return effect(COIN_PER, int(found[1]), TYPE_IDS.index(found[2]))
    if (found := ACTION.fullmatch(text)) and (found[2] is None or found[2] in TYPE_IDS):
        waived = int(found[3] or 0)
        if found[2] is None:
            return effect(BUILD, 1, 0, waived)
        return effect(TAKE_TILE, 1, TYPE_IDS.index(found[2]), waived)
    if (found := SKILL.fullmatch(text)) and found[1] in SKILL_IDS:
        return effect(SKILL_TILE, 1, SKILL_IDS.index(found[1]))
    known = [*SIMPLE, *TYPE_IDS, *SKILL_IDS, "build", "take", "skill", "ignoring", "per"]
    _refuse(table, key, text, known, "an effect", "1 coin, take book or build")
    return effect(COIN, 1)


def _refuse(table: TomlTable, key: str, text: str, known: list[str], what: str, example: str) -> None:
    """Refuse a phrase; if a word of it is mistyped, tell which."""
    for word in text.split():
        near = nearest(word, known)
        if word not in known and not word.isdigit() and near is not None:
            table.report(
                key,
                "{key} names {given}, which is not {what}; did you mean {near}?",
                given=shown(text),
                what=what,
                near=shown(text.replace(word, near)),
            )
            return
    table.report(
        key,
        "{key} names {given}, which is not {what}; write it as in {example}.",
        given=shown(text),
        what=what,
        example=example,
    )


def _read_counts(known: list[str], table: TomlTable, key: str) -> list[int]:
    """Return how often a text names each of the known words."""
    out = [0] * len(known)
    text = table.text(key)
    if text in ("", NONE) or not known:
        return out
    for part in text.split("+"):
        found = NUMBERED.fullmatch(part.strip())
        if found is None or found[2] not in known:
            _refuse(table, key, part.strip(), known, "one of them with its number", f"1 {known[0]}")
        elif out[known.index(found[2])]:
            table.report(key, "{key} names {word} twice; give it once with its number.", word=found[2])
        else:
            out[known.index(found[2])] = int(found[1])
    return out


def _read_need(table: TomlTable, key: str) -> tuple[int, int]:
    text = table.text(key)
    found = NUMBERED.fullmatch(text)
    if found is not None and found[2] in THING_IDS:
        return THING_IDS.index(found[2]), int(found[1])
    if text:
        _refuse(table, key, text, THING_IDS, "a requirement", "3 patients")
    return 0, 1
