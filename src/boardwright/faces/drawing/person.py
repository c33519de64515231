"""The name of a person on a board: it keeps within its room, whatever its letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.svg import escape, rectangle

# How wide the letters of our two faces are in bold, in ems; what is not listed is as wide as a Chinese sign.
WIDTHS: Final = {
    letter: width
    for width, letters in {
        0.3: " ',.:;Iijl|",
        0.4: "!()-/[\\]ft{}",
        0.5: "*?r…",
        0.6: '17"+<=>FJLTZ^_`acegksvxz~',
        0.7: "02345689#$ABCDEKPRSVXYbdhnopquy",
        0.8: "&GHNOQU",
        0.9: "w",
    }.items()
    for letter in letters
}
NO_WIDTH: Final = {"Mn", "Me", "Cf"}  # accents, joiners
JOINER: Final = "\N{ZERO WIDTH JOINER}"


def name_within(
    x: float, y: float, name: str, room: float, size: float, write: Callable[[float, float, str], str]
) -> str:
    """Return a name as a text of some size that `write` makes, at its left end on its base line.

    A name that is too long is cut and has the whole of it as its title. Letters that our own faces lack may
    be wider than is thought here: a frame holds them within the room.
    """
    shown = cut(name, room / size)
    if shown.isascii():
        return write(x, y, shown)
    frame = rectangle(x, y - 1.2 * size, room, 1.7 * size)
    return f"<svg {frame}><title>{escape(name)}</title>{write(0, 1.2 * size, shown)}</svg>"


@lru_cache(1024)  # the same names come again in every drawing
def cut(name: str, room: float) -> str:
    """Return a name, or as much of it as fits into so many ems, with an ellipsis."""
    if sum(map(width_of, name)) <= room:
        return name
    room -= WIDTHS["…"]
    kept = ""
    for letter in name:
        room -= width_of(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip(f" {JOINER}") + "…"


def width_of(letter: str) -> float:
    """Return how wide a letter is in ems, about."""
    known = WIDTHS.get(letter)
    if known is not None:
        return known
    if unicodedata.category(letter) in NO_WIDTH:
        return 0
    bare = unicodedata.normalize("NFD", letter)[0]
    return WIDTHS.get(bare, 1)  # a letter with an accent is as wide as without it
