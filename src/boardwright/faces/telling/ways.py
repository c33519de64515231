"""What an option asks next: its answers by place, as buttons or as two short lists. No HTML here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import Option
from boardwright.faces.telling.wording import say

PLACE_AT_THE_END: Final = re.compile(r"(?P<what>.+)(?:, |，)(?P<place>.+?)")  # Chinese has its own comma


@dataclass(frozen=True)
class Place:
    """The answers of one option that belong to one place on the board."""

    heading: str  # empty: each answer is a place of its own
    target: str
    ways: Sequence[tuple[str, str, str]]  # words, label, target


def places(option: Option) -> list[Place]:
    """Return what a follow-up asks: answers, by place first where a place has several."""
    labels = list(option.target_labels) or [words.partition(" ")[2] or words for words in option.words]
    targets = list(option.targets) or [""] * len(option.words)
    ways = list(zip(option.words, labels, targets, strict=True))
    by_target: dict[str, list[tuple[str, str, str]]] = {}
    for way in ways:
        by_target.setdefault(way[2], []).append(way)
    if len(by_target) in (1, len(ways)):
        return [Place("", "", ways)]
    found = [_place(target, here) for target, here in by_target.items()]
    if len({place.heading for place in found}) == len(found):
        return found
    # what the labels end with tells no place from another: its own word in the answers does
    return [
        Place(last_word(here) or here[0][1], target, [(words, label, "") for words, label, _target in here])
        for target, here in by_target.items()
    ]


def _place(target: str, ways: Sequence[tuple[str, str, str]]) -> Place:
    """Say once what all labels of a place end with: `Hospital, at C2`, `Old City Hall, at C2`."""
    parts = [PLACE_AT_THE_END.fullmatch(label) for _words, label, _target in ways]
    ends = {part["place"] if part else "" for part in parts}
    if len(ends) > 1 or "" in ends:
        first = ways[0][1]
        heading = say("{first} and others", first=first) if len(ways) > 1 else first
        return Place(heading, target, [(words, label, "") for words, label, _target in ways])
    found = [(way[0], part["what"], "") for way, part in zip(ways, parts, strict=True) if part]
    return Place(ends.pop(), target, found)


def last_word(ways: Sequence[tuple[str, str, str]]) -> str:
    """Return the word all answers of a place end with, such as `C2`; empty without one."""
    ends = {words.rpartition(" ")[2] for words, _label, _target in ways if " " in words}
    return ends.pop() if len(ends) == 1 else ""


@dataclass(frozen=True)
class Spot:
    """One place of a grid."""

    heading: str
    target: str
    word: str  # the answers given there end with it
    kinds: Sequence[int] | None  # which of the grid's kinds can be chosen; None: all


@dataclass(frozen=True)
class Grid:
    """Answers as kinds at places: `build dom` and `A1`. Two short lists instead of a long one."""

    kinds: Sequence[tuple[str, str]]  # words, label; `{}` in a label stands for the place's word
    spots: Sequence[Spot]
    on: str = ""  # what all targets begin with, before the place's word; empty: they are no such thing
    flat: bool = False  # one kind: every place is an answer


def place_left_open(label: str, word: str) -> str:
    """Return a label with `{}` where the word of a place stands; letters of Chinese may touch it."""
    return re.sub(rf"\b{re.escape(word)}\b", "{}", label, count=1, flags=re.ASCII)


FLAT_FROM: Final = 4  # answers; a shorter list stays a list of buttons


def grid(found: Sequence[Place]) -> Grid | None:
    """Return a follow-up as a grid, or None where its answers are not made of a kind and a place."""
    if len(found) == 1 and not found[0].heading:
        return _flat_grid(found[0].ways)
    words_of = [last_word(place.ways) for place in found if place.heading]
    if len(words_of) < len(found) or "" in words_of or len(set(words_of)) < len(found):
        return None
    kinds: dict[tuple[str, str], int] = {}
    chosen: list[list[int]] = []
    for place, word in zip(found, words_of, strict=True):
        here = [
            (words.rpartition(" ")[0], place_left_open(label, word)) for words, label, _target in place.ways
        ]
        chosen.append([kinds.setdefault(kind, len(kinds)) for kind in here])
    every = list(range(len(kinds)))
    return Grid(
        list(kinds),
        [
            Spot(place.heading, place.target, word, None if here == every else here)
            for place, word, here in zip(found, words_of, chosen, strict=True)
        ],
        _prefix([(place.target, word) for place, word in zip(found, words_of, strict=True)]),
    )


def on(found: Sequence[Place]) -> str:
    """Return what the targets of a long list begin with, before the last word of each answer; or nothing."""
    if len(found) != 1 or found[0].heading or len(found[0].ways) < FLAT_FROM:
        return ""
    return _prefix([(target, last_word([(words, "", "")])) for words, _label, target in found[0].ways])


def _flat_grid(ways: Sequence[tuple[str, str, str]]) -> Grid | None:
    """Return answers of one kind at many places, as long as place and target follow from the words."""
    words_of = [last_word([way]) for way in ways]
    kinds = {
        (words.rpartition(" ")[0], place_left_open(label, word))
        for (words, label, _target), word in zip(ways, words_of, strict=True)
    }
    on = _prefix([(target, word) for (_words, _label, target), word in zip(ways, words_of, strict=True)])
    if (
        len(ways) < FLAT_FROM
        or len(kinds) > 1
        or "" in words_of
        or not on
        or "{}" not in next(iter(kinds))[1]
    ):
        return None
    spots = [Spot(word, target, word, None) for (_, _, target), word in zip(ways, words_of, strict=True)]
    return Grid(list(kinds), spots, on, flat=True)


def _prefix(targets: Sequence[tuple[str, str]]) -> str:
    """Return what stands before the place's word in every target, or nothing."""
    fronts = {target.removesuffix(word) if word and target.endswith(word) else "" for target, word in targets}
    return fronts.pop() if len(fronts) == 1 else ""
