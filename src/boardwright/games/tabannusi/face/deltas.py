"""What notes changed in a player's area, in a few words each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi.components import COLOURS, TRACKS
from boardwright.games.tabannusi.face.naming import Naming
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

CHANGES: Final = (  # a thing, how many colours of it there are, the words for one and for many
    (POINTS, 1, later("{n} point"), later("{n} points")),
    (GOLD, 1, later("{n} Gold"), later("{n} Gold")),
    (DIE, COLOURS, later("{n} {colour} die"), later("{n} {colour} dice")),
    (CRATE, COLOURS, later("{n} {colour} Crate face up"), later("{n} {colour} Crates face up")),
    (CLAIM, 1, later("{n} Claim marker"), later("{n} Claim markers")),
    (WATER, 1, later("{n} Water"), later("{n} Water")),
    (SPECIAL_WATER, 1, later("{n} special Water"), later("{n} special Water")),
    (GARDEN, 1, later("{n} Garden tile"), later("{n} Garden tiles")),
    (LEVEL, TRACKS, later("{colour} track to level {now}"), later("{colour} track to level {now}")),
    (HOUSE, 1, later("{n} House on the Player board"), later("{n} Houses on the Player board")),
)


def signed(n: int) -> str:
    """Return a number with its sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def deltas(notes: Sequence[Note], naming: Naming, seat: int) -> list[str]:
    """Return the changes of one player's numbers: points, Gold, dice, Crates, markers, tiles, levels."""
    net: Counter[int] = Counter()
    levels: dict[int, int] = {}
    for note in notes:
        if note.kind == MOVED:
            count_moved(net, levels, note, seat)
        elif note.seat == seat and note.kind in (GAINED, PAID):
            net[note.thing] += note.amount if note.kind == GAINED else -note.amount
        elif note.seat == seat and note.kind == SCORED:
            net[POINTS] += note.amount
    out: list[str] = []
    for thing, colours, one, many in CHANGES:
        for colour in range(colours):
            n, now = net[thing + colour], levels.get(thing + colour, 0)
            if n:
                words = one if abs(n) == 1 else many
                out.append(say(words, n=signed(n), colour=naming.colour(colour), now=now))
    return out


def count_moved(net: Counter[int], levels: dict[int, int], note: Note, seat: int) -> None:
    """Add what came to a player's area and left it; of Houses, to and from the Player board."""
    thing, area = note.thing, place_of(seat, AREA)
    if thing == HOUSE + seat:
        net[HOUSE] += note.amount * ((note.target // SEAT == seat + 1) - (note.origin // SEAT == seat + 1))
        return
    if LEVEL <= thing < LEVEL + TRACKS and note.seat == seat:
        net[thing] += 1
        levels[thing] = note.target % SEAT - ON_TRACK
    thing = SPECIAL_WATER if SPECIAL <= thing < URBAN else CLAIM if thing == CLAIM + seat else thing
    net[thing] += note.amount * ((note.target == area) - (note.origin == area))
