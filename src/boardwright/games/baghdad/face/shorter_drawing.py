"""The drawing pressed: a shape stays a stamp only where that is shorter than to draw it at each place.

A drawing is made of stamps because nobody knows beforehand how often a shape comes. Here everything is known:
what came once or twice, and is short, is put where it lies, moved there number by number.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Final

from boardwright.faces.drawing.svg import Layers, short

PRINT: Final = re.compile(r'<use((?: [a-z]+="[^"]*")*) href="#_([^"]*)"((?: [a-z]+="[^"]*")*)/>')
NAME: Final = re.compile(r'href="#_([^"]*)"')
NUMBER: Final = re.compile(r' ([xy])="([^"]*)"')
LEAF: Final = re.compile(r"<(use|rect|text|circle|path)((?: [A-Za-z-]+=\"[^\"]*\")*)(/?>)")
SYMBOL: Final = re.compile(r'<use href="#(i-[^"]*)" x="(-[^"]*)" y="\2" width="[^"]*" height="[^"]*"/>')
RELATIVE: Final = re.compile(r' d="M(-?[\d.]+) ?(-?[\d.]+)([a-z][^A-Z"]*)"')  # only its beginning is absolute
FIXED: Final = (" transform=", " style=")
PLACES: Final = {"use": ("x", "y"), "rect": ("x", "y"), "text": ("x", "y"), "circle": ("cx", "cy")}
PRINTED_AT: Final = 30  # characters of `<use href="#_ab" x="123" y="45"/>`, quotes apart
DEFINED: Final = 7  # characters of ` id=_ab`


def press(layers: Layers) -> None:
    """Put shapes that come rarely where they lie, and forget stamps that nothing uses."""
    stamps = dict(used_of(layers))
    times = Counter(chain.from_iterable(map(names_in, texts_of(layers, stamps))))
    rare: dict[str, str] = {}

    def put(text: str) -> str:
        shapes = tuple((name, rare[name]) for name in names_in(text) if name in rare)
        return with_shapes(text, shapes) if shapes else text

    kept: dict[str, str] = {}
    for name, drawn in stamps.items():  # what a stamp is made of stands before it
        pressed = put(drawn)
        (rare if is_rare(pressed, times[name]) else kept)[name] = pressed
    for layer in (layers.printed, layers.pieces, layers.targets):
        layer[:] = map(put, layer)
    layers.stamps = scaled(kept)


def scaled(stamps: Mapping[str, str]) -> dict[str, str]:
    """Return stamps where a symbol that comes in several sizes is drawn in one, and scaled to the others."""
    first: dict[str, tuple[str, float]] = {}
    out = dict(stamps)
    for name, drawn in stamps.items():
        found = SYMBOL.fullmatch(drawn)
        if found is None:
            continue
        size = -2 * float(found[2])
        whose, drawn_at = first.setdefault(found[1], (name, size))
        if whose != name:
            out[name] = f'<use href="#_{whose}" transform="scale({size / drawn_at:.3g})"/>'
    return out


def used_of(layers: Layers) -> Mapping[str, str]:
    """Return the stamps that the drawing uses, be it inside of others."""
    used: dict[str, str] = {}
    waiting = texts_of(layers, {})
    while waiting:
        found = [name for name in names_in(waiting.pop()) if name not in used]
        for name in found:
            used[name] = layers.stamps[name]
            waiting.append(used[name])
    return {name: drawn for name, drawn in layers.stamps.items() if name in used}


@lru_cache(8192)  # a few megabytes; most pieces come again in every drawing
def with_shapes(text: str, shapes: tuple[tuple[str, str], ...]) -> str:
    """Return a text with shapes, each under its name, drawn where it prints them."""
    drawn = dict(shapes)

    def put(match: re.Match[str]) -> str:
        if match[2] not in drawn:
            return match[0]
        return laid(drawn[match[2]], *place_of(match[1] + match[3]))

    return PRINT.sub(put, text)


@lru_cache(8192)
def names_in(text: str) -> tuple[str, ...]:
    """Return the names of the stamps that a text prints."""
    return tuple(NAME.findall(text))


def texts_of(layers: Layers, stamps: Mapping[str, str]) -> list[str]:
    """Return all that may name stamps."""
    return [*layers.printed, *layers.pieces, *layers.targets, *stamps.values()]


def is_rare(drawn: str, times: int) -> bool:
    """Tell whether a shape is shorter drawn at each place than as a stamp."""
    if not movable(drawn):
        return times == 1
    return times * len(drawn) <= times * PRINTED_AT + len(drawn) + DEFINED


@lru_cache(2048)
def movable(drawn: str) -> bool:
    """Tell whether a shape moves by changing numbers in it."""
    if any(each in drawn for each in FIXED):
        return False
    return drawn.count("<path") == len(RELATIVE.findall(drawn))


@lru_cache(4096)
def place_of(attributes: str) -> tuple[float, float, str]:
    """Return where a stamp is printed, and its other attributes."""
    at = {name: float(number) for name, number in NUMBER.findall(attributes)}
    return at.get("x", 0), at.get("y", 0), NUMBER.sub("", attributes)


@lru_cache(8192)
def laid(drawn: str, x: float, y: float, others: str) -> str:
    """Return a shape at a place, with attributes such as its id."""
    if not movable(drawn):
        place = f' transform="translate({short(x)},{short(y)})"' if x or y else ""
        return f"<g{others}{place}>{drawn}</g>" if others or place else drawn
    moved = LEAF.sub(lambda match: moved_leaf(match, x, y), drawn)
    if not others:
        return moved
    if moved.count("<") == 1:
        return moved.replace(" ", f"{others} ", 1)
    return f"<g{others}>{moved}</g>"


def moved_leaf(match: re.Match[str], x: float, y: float) -> str:
    """Return a single shape moved."""
    kind, attributes, end = match[1], match[2], match[3]
    if kind == "path":
        return RELATIVE.sub(lambda d: f' d="M{pair(float(d[1]) + x, float(d[2]) + y)}{d[3]}"', match[0])
    for name, by in zip(PLACES[kind], (x, y), strict=True):
        attributes = moved_attribute(attributes, name, by)
    return f"<{kind}{attributes}{end}"


def moved_attribute(attributes: str, name: str, by: float) -> str:
    """Return attributes with one of them moved; what is not there is 0."""
    found = re.search(rf' {name}="([^"]*)"', attributes)
    if found is None:
        return f'{attributes} {name}="{short(by)}"' if by else attributes
    numbers = " ".join(short(float(each) + by) for each in found[1].split())
    return attributes.replace(found[0], f' {name}="{numbers}"' if numbers != "0" else "", 1)


def pair(x: float, y: float) -> str:
    """Return two numbers of a path."""
    return f"{short(x)}{'' if y < 0 else ' '}{short(y)}"
