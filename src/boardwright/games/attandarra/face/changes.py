"""What notes changed of what players have: points, gold, emblems, the Seal, and what lies in their cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from boardwright.faces.face import Change
from boardwright.faces.telling.changes import Counting, in_words
from boardwright.faces.telling.wording import say, say_count
from boardwright.games.attandarra.components import CITIZEN, COIN, TILES
from boardwright.games.attandarra.notes import CITY, EMBLEM, GOLD, MARKER, SEAT, SUPPLY, THE_SEAL, TILE
from boardwright.kernel.notes import Note
from boardwright.table.observation import Observation


def changes(seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> list[Change]:
    """Return changes on the whole, by seat."""
    return in_words(COUNTING.sums(notes), in_number)


def piece(thing: int, place: int) -> int | None:
    """Return as what a piece counts: all tiles of a city together."""
    if place >= CITY:
        if TILE <= thing < TILE + TILES:
            return TILE
        return thing if thing in (MARKER + CITIZEN, MARKER + COIN) else None
    return thing if place == SUPPLY and thing in (EMBLEM, THE_SEAL) else None


def in_number(what: int, n: int) -> str:
    """Return so many of a thing."""
    if what == GOLD:
        return say("{gold} gold", gold=n)
    if what == EMBLEM:
        return say_count("{n} emblem", "{n} emblems", n)
    if what == THE_SEAL:
        return say("City Seal")
    if what == TILE:
        return say_count("{n} tile in the city", "{n} tiles in the city", n)
    if what == MARKER + CITIZEN:
        return say_count("{n} citizen", "{n} citizens", n)
    return say_count("{n} coin", "{n} coins", n)


COUNTING: Final = Counting(SEAT, piece)
