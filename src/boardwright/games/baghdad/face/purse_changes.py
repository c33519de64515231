"""What players gained and lost, as the rules told it."""

from __future__ import annotations

from collections.abc import Iterable

from boardwright.faces.telling.wording import both, say, say_count
from boardwright.games.baghdad.face.naming import Naming, coins, favour
from boardwright.games.baghdad.notes import (
    COINS_HELD,
    FAVOUR_HELD,
    GOOD,
    HELD,
    SHAME_HELD,
    STEPS_HELD,
    WILDS_HELD,
)
from boardwright.kernel.notes import GAINED, PAID, Note

SIGN = {GAINED: 1, PAID: -1}


def changes(notes: Iterable[Note]) -> list[tuple[int, int, int]]:
    """Return what changed on the whole as (seat, thing, number), by seat and thing."""
    sums: dict[tuple[int, int], int] = {}
    for note in notes:
        if note.amount and note.kind in SIGN and note.thing < HELD:
            key = note.seat, note.thing
            sums[key] = sums.get(key, 0) + SIGN[note.kind] * note.amount
    return [(seat, thing, n) for (seat, thing), n in sorted(sums.items()) if n]


def amount(naming: Naming, thing: int, n: int) -> str:
    """Return a number of something."""
    if thing == COINS_HELD:
        return coins(n)
    if thing == FAVOUR_HELD:
        return favour(n)
    if thing == STEPS_HELD:
        return say_count("{n} step", "{n} steps", n)
    if thing == WILDS_HELD:
        return say_count("{n} wild", "{n} wilds", n)
    if thing == SHAME_HELD:
        return say_count("{n} shame token", "{n} shame tokens", n)
    return say("{n} {good}", n=n, good=naming.good(thing - GOOD))


def deltas(notes: Iterable[Note], naming: Naming, whose: int) -> list[str]:
    """Return changes as they stand beside a story: `+2 coins`; by name where they are another's."""
    out: list[str] = []
    for seat, thing, n in changes(notes):
        text = ("+" if n > 0 else "\N{MINUS SIGN}") + amount(naming, thing, abs(n))
        out.append(text if seat == whose else naming.change(seat, text))
    return out


def said_to(seat: int, notes: Iterable[Note], naming: Naming) -> list[str]:
    """Return what a player gains and loses as sentences to that player."""
    mine = [(thing, n) for owner, thing, n in changes(notes) if owner == seat]
    gained = [amount(naming, thing, n) for thing, n in mine if n > 0]
    lost = [amount(naming, thing, -n) for thing, n in mine if n < 0]
    out: list[str] = []
    if gained:
        out.append(say("you gain {amounts}.", amounts=both(gained)))
    if lost:
        out.append(say("you give {amounts}.", amounts=both(lost)))
    return out
