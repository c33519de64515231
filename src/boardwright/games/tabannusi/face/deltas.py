"""What notes changed in a player's area, in a few words each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi import notes as noted
from boardwright.games.tabannusi.components import COLOURS, TRACKS
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.kernel.notes import GAINED, MOVED, PAID, SCORED, Note

Counts = dict[tuple[int, int], int]  # (seat, thing) -> number

POINTS: Final = -1  # what is counted besides things
SPECIAL_WATER: Final = -2

CHANGES: Final = {  # a thing, or the first of several colours: how many those are, words for one and for many
    POINTS: (1, later("{n} point"), later("{n} points")),
    noted.GOLD: (1, later("{n} Gold"), later("{n} Gold")),
    noted.DIE: (COLOURS, later("{n} {colour} die"), later("{n} {colour} dice")),
    noted.CRATE: (COLOURS, later("{n} {colour} Crate face up"), later("{n} {colour} Crates face up")),
    noted.CLAIM: (1, later("{n} Claim marker"), later("{n} Claim markers")),
    noted.WATER: (1, later("{n} Water"), later("{n} Water")),
    SPECIAL_WATER: (1, later("{n} special Water"), later("{n} special Water")),
    noted.GARDEN: (1, later("{n} Garden tile"), later("{n} Garden tiles")),
    noted.LEVEL: (TRACKS, later("{colour} track to level {now}"), later("{colour} track to level {now}")),
    noted.HOUSE: (1, later("{n} House on the Player board"), later("{n} Houses on the Player board")),
}
# A thing -> its place in the order in which changes are told, colour, words for one and for many.
TOLD: Final = {
    first + colour: (order * COLOURS + colour, colour, one, many)
    for order, (first, (colours, one, many)) in enumerate(CHANGES.items())
    for colour in range(colours)
}


def signed(n: int) -> str:
    """Return a number with its sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def deltas(notes: Sequence[Note], naming: Naming, seats: Sequence[int]) -> list[tuple[int, str]]:
    """Return seat and change of players' numbers: points, Gold, dice, Crates, markers, tiles, levels."""
    net, levels = counted(notes)
    found = [(seats.index(seat), TOLD[thing][0], seat, thing) for seat, thing in net if seat in seats]
    out: list[tuple[int, str]] = []
    for _, _, seat, thing in sorted(found):
        if n := net[seat, thing]:
            out.append((seat, in_words(naming, thing, n, levels.get((seat, thing), 0))))
    return out


def in_words(naming: Naming, thing: int, n: int, level: int) -> str:
    """Return one change; `level` is the one that was reached on a track."""
    _, colour, one, many = TOLD[thing]
    return say(one if abs(n) == 1 else many, n=signed(n), colour=naming.colour(colour), now=level)


def counted(notes: Iterable[Note]) -> tuple[Counts, Counts]:
    """Return by how much each thing of a seat changed, and the levels that were reached."""
    net: Counts = {}
    levels: Counts = {}
    for note in notes:
        thing, seat = note.thing, note.seat
        if note.kind == MOVED:
            count_moved(net, levels, note)
        elif note.kind in (GAINED, PAID) and thing in TOLD:
            net[seat, thing] = net.get((seat, thing), 0) + (
                note.amount if note.kind == GAINED else -note.amount
            )
        elif note.kind == SCORED:
            net[seat, POINTS] = net.get((seat, POINTS), 0) + note.amount
    return net, levels


def count_moved(net: Counts, levels: Counts, note: Note) -> None:
    """Add what came to a player's area and left it; of Houses, to and from the Player board."""
    thing = note.thing
    if noted.LEVEL <= thing < noted.LEVEL + TRACKS:
        key = note.seat, thing
        net[key] = net.get(key, 0) + 1
        levels[key] = note.target % noted.SEAT - noted.ON_TRACK
        return
    is_house = noted.HOUSE <= thing < noted.ARCHITECT
    if is_house:
        thing = noted.HOUSE
    elif noted.CLAIM <= thing < noted.HOUSE:
        thing = noted.CLAIM
    elif noted.SPECIAL <= thing < noted.URBAN:
        thing = SPECIAL_WATER
    if thing in TOLD:
        for place, amount in ((note.target, note.amount), (note.origin, -note.amount)):
            if place >= noted.SEAT and (is_house or place % noted.SEAT == noted.AREA):
                key = place // noted.SEAT - 1, thing
                net[key] = net.get(key, 0) + amount
