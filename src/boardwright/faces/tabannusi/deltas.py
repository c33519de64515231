"""What notes changed in a player's area, in a few words each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi.components import COLOURS, TRACKS
from boardwright.games.tabannusi.notes import (
    AREA,
    CLAIM,
    CRATE,
    DIE,
    GARDEN,
    GOLD,
    HOUSE,
    LEVEL,
    ON_TRACK,
    SEAT,
    SPECIAL,
    URBAN,
    WATER,
    place_of,
)
from boardwright.kernel.notes import GAINED, MOVED, PAID, SCORED, Note

POINTS: Final = -1  # what is counted besides things
SPECIAL_WATER: Final = -2

GOLD_WORDS: Final = (later("{n} Gold"), later("{n} Gold"))
POINT_WORDS: Final = (later("{n} point"), later("{n} points"))
DIE_WORDS: Final = (later("{n} {colour} die"), later("{n} {colour} dice"))
CRATE_WORDS: Final = (later("{n} {colour} Crate face up"), later("{n} {colour} Crates face up"))
MARKER_WORDS: Final = (later("{n} Claim marker"), later("{n} Claim markers"))
WATER_WORDS: Final = (later("{n} Water"), later("{n} Water"))
SPECIAL_WORDS: Final = (later("{n} special Water"), later("{n} special Water"))
GARDEN_WORDS: Final = (later("{n} Garden tile"), later("{n} Garden tiles"))
LEVEL_WORDS: Final = (later("{colour} track to level {now}"), later("{colour} track to level {now}"))
HOUSE_WORDS: Final = (later("{n} House on the Player board"), later("{n} Houses on the Player board"))


def signed(n: int) -> str:
    """Return a number with its sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def deltas(notes: Sequence[Note], naming: Naming, seat: int) -> list[str]:
    """Return the changes of one player's numbers: points, Gold, dice, Crates, markers, tiles, levels."""
    net: Counter[int] = Counter()
    levels: dict[int, int] = {}
    for note in notes:
        count(net, note, seat)
        if note.kind == MOVED and note.seat == seat and LEVEL <= note.thing < LEVEL + TRACKS:
            levels[note.thing] = note.target % SEAT - ON_TRACK
    rows = [(POINTS, POINT_WORDS, 0), (GOLD, GOLD_WORDS, 0)]
    rows += [(DIE + colour, DIE_WORDS, colour) for colour in range(COLOURS)]
    rows += [(CRATE + colour, CRATE_WORDS, colour) for colour in range(COLOURS)]
    rows += [(CLAIM + seat, MARKER_WORDS, 0), (WATER, WATER_WORDS, 0), (SPECIAL_WATER, SPECIAL_WORDS, 0)]
    rows += [(GARDEN, GARDEN_WORDS, 0)]
    rows += [(LEVEL + track, LEVEL_WORDS, track) for track in range(TRACKS)]
    rows += [(HOUSE + seat, HOUSE_WORDS, 0)]
    out: list[str] = []
    for thing, (one, many), colour in rows:
        n = net[thing]
        if n:
            facts = {"n": signed(n), "colour": naming.colour(colour), "now": levels.get(thing, 0)}
            out.append(say(one if abs(n) == 1 else many, **facts))
    return out


def count(net: Counter[int], note: Note, seat: int) -> None:
    """Add what a note changes in front of a player; a level counts as one more of it."""
    if note.kind == MOVED:
        thing = SPECIAL_WATER if SPECIAL <= note.thing < URBAN else note.thing
        net[thing] += note.amount * (is_there(note.target, thing, seat) - is_there(note.origin, thing, seat))
        if note.seat == seat and LEVEL <= thing < LEVEL + TRACKS:
            net[thing] += 1
    elif note.seat == seat and note.kind in (GAINED, PAID):
        net[note.thing] += note.amount if note.kind == GAINED else -note.amount
    elif note.seat == seat and note.kind == SCORED:
        net[POINTS] += note.amount


def is_there(place: int, thing: int, seat: int) -> bool:
    """Tell whether a place is a player's area, or for a House the Player board."""
    if thing == HOUSE + seat:
        return place // SEAT == seat + 1
    return place == place_of(seat, AREA)
