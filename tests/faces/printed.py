"""Editions in which as many printed numbers as possible are others than in the shipped one.

A number of the rules stays the same in all of them; a printed one does not, wherever people read it.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from boardwright.editions import EditionError
from boardwright.editions.lines import Where
from boardwright.games import registry
from boardwright.games.title import Printed
from tests.contract.test_editions import File, shipped
from tests.registry.clause_tests import folder_of

PLACES: Final = {"x", "y", "number", "slot", "line", "opens"}  # where things lie, not what they are worth
NUMBER: Final = re.compile(r"(?<![\w.])\d+(?!\w)")
AMOUNT: Final = re.compile(r"(?<=:)\d+(?=\")")
STEPS: Final = (1, -1, 2, -2)


def value_at(values: object, way: Where) -> object:
    """Return the value that stands at the end of a way."""
    for key in way:
        values = values[key]  # type: ignore[index]
    return values


@cache
def numbers(game: str) -> list[Where]:
    """Return the ways to all numbers that say how much: alone, in lists, and in effects such as `gold:2`."""
    values = tomllib.loads(shipped(game).text)
    return [
        way
        for way in shipped(game).ways
        if way[0] not in ("meta", "datum") and way[-1] not in PLACES and is_amount(value_at(values, way))
    ]


def is_amount(value: object) -> bool:
    """Tell whether a value holds a number that could be another."""
    if isinstance(value, bool):
        return False
    if isinstance(value, list):
        return any(is_amount(item) for item in value)
    return isinstance(value, int) or (isinstance(value, str) and bool(AMOUNT.search(f'"{value}"')))


def changed(file: File, text: str, way: Where, step: int, effect: str = "") -> str:
    """Return a text in which the numbers at the end of a way are larger by a step; perhaps of one effect."""
    lines = text.split("\n")
    number = file.line_of[way] - 1
    key = rf'(?<![\w"])"?{re.escape(str(way[-1]))}"? = ("[^"]*"|\[[^\]]*\]|[^,}}\s]+)'
    found = re.search(key, lines[number])
    assert found, lines[number]
    value = found.group(1)
    pattern = re.compile(rf'(?<={effect}:)\d+(?=")') if '"' in value else NUMBER
    larger = pattern.sub(lambda one: str(int(one.group()) + step), value)
    lines[number] = lines[number][: found.start(1)] + larger + lines[number][found.end(1) :]
    return "\n".join(lines)


def loads(game: str, text: str) -> Printed | None:
    """Return the edition in a text, or None if it is refused."""
    try:
        return registry.title(game).shelf.read("other", "other.toml", text)[0]
    except EditionError:
        return None


OTHER_NUMBERS: Final = Path(__file__).parent / "other_numbers"


@cache
def groups(game: str) -> dict[str, list[Where]]:
    """Return the numbers by their keys: those of an array of tables belong together."""
    found: dict[str, list[Where]] = {}
    for way in numbers(game):
        found.setdefault(".".join(str(key) for key in way if not isinstance(key, int)), []).append(way)
    return found


@cache
def listed(game: str) -> list[dict[str, int]]:
    """Return the steps by which keys can change, each with those that have to change along with it.

    A step of 0 says that the rules, or other numbers of the file, know only this one.
    """
    out: list[dict[str, int]] = []
    ours = OTHER_NUMBERS / f"{game}.txt"
    path = ours if ours.is_file() else folder_of(game) / "other_numbers.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.endswith(" fixed"):
            out.append({line.removesuffix(" fixed"): 0})
        else:
            parts = (re.fullmatch(r"(.+?)([+-]\d+)", part) for part in line.split())
            out.append({part.group(1): int(part.group(2)) for part in parts if part})
    return out


def with_steps(game: str, text: str, steps: dict[str, int]) -> str:
    """Return a text in which all numbers under some keys are larger by their steps."""
    for listed_key, step in steps.items():
        key, _, effect = listed_key.partition("@")
        for way in groups(game)[key] if step else ():
            text = changed(shipped(game), text, way, step, effect)
    return text


@cache
def other(game: str) -> Printed:
    """Return the edition in which everything is another number that can be."""
    text = shipped(game).text
    for steps in listed(game):
        text = with_steps(game, text, steps)
    printed = loads(game, text)
    assert printed is not None
    return printed
