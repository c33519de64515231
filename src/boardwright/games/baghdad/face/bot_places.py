"""Why the bot acts on a symbol and a place, as the log tells it. BAG-25, 26.1, 26.2, 27.1, 28, 31.1"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.telling.sentence_files import say_of, sentence_file
from boardwright.faces.telling.wording import both, say
from boardwright.games.baghdad.components import BUILDINGS, NOWHERE, OUTER
from boardwright.games.baghdad.face.naming import A_TILE, Naming, cited
from boardwright.games.baghdad.notes import (
    A_CIVIC_TILE,
    A_LOCATION,
    A_QUADRANT,
    A_SYMBOL,
    AS_GOOD,
    CLOCKWISE,
    FEWEST_CONNECTED,
    LEFT_OUT,
    LOCATION,
    RULING,
    SHOWN_RING,
    SYMBOL,
    TILE,
    VIZIER,
)
from boardwright.kernel.notes import BEGAN, MOVED, TURNED, Note

BOT: Final = sentence_file(__package__, "bot_turn")


def said(key: str, **facts: object) -> str:
    """Return a sentence of `bot_turn.toml` with its facts; the key is `section.name`."""
    section, _, name = key.partition(".")
    return say_of(BOT[section], name, **facts)


def symbol(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it acts on one of the four symbols, or on none. BAG-25.1-25.3, 28.2; BAG-A42"""
    *others, chosen = notes
    first: dict[int, Note] = {}
    for note in others:
        first.setdefault(note.thing, note)
    out: list[str] = []
    if chosen.thing == A_SYMBOL:
        out += [left_out(note, naming) for note in first.values()]
        return [*out, said("symbol.none_left")]
    level: list[str] = []
    for note in first.values():
        before = note.amount == chosen.amount and note.origin < chosen.origin
        if note.target == LEFT_OUT and (note.amount > chosen.amount or before):
            out.append(left_out(note, naming))
        elif note.target == AS_GOOD and note.amount == chosen.amount and note.thing != chosen.thing:
            level.append(naming.things(note.thing - SYMBOL))
    facts = {"things": naming.things(chosen.thing - SYMBOL), "who": naming.object(0), "n": chosen.amount}
    if level:
        return [*out, said("symbol.of_equals", others=both(level), **facts)]
    return [*out, said("symbol.most_done", **facts)]


def left_out(note: Note, naming: Naming) -> str:
    """Why a symbol does not count. BAG-25.2, 28.2; BAG-A42"""
    return said(WHY_LEFT_OUT[note.clause], things=naming.things(note.thing - SYMBOL))


WHY_LEFT_OUT: Final = {
    28_02: "symbol.done_already",
    25_02: "symbol.has_five",
    RULING + 42: "symbol.nowhere",
}


def location_chosen(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it acts on a location, and what it does there. BAG-25.4-25.7, 26.1, 26.2, 27.1, 28, 31.1"""
    out: list[str] = []
    reasons: list[str] = []
    measured: list[Note] = []
    stood: list[str] = []
    site: list[str] = []  # only the vizier needs one: for an icon it stays
    for note in notes:
        if note.kind == TURNED:
            if note.clause == 27_01:
                stood.append(naming.location(note.origin - LOCATION))
            else:
                reasons += passed_over(note, naming)
        elif note.thing == A_QUADRANT:
            reasons.append(quadrant(note, naming))
        elif note.thing == A_LOCATION and note.cause:
            measured.append(note)
        elif note.thing == A_LOCATION and note.clause == 27_01:
            site = palace_site(note, naming, stood)
        elif note.thing == A_LOCATION:
            reasons += took(note, measured, naming)
        else:
            out += acted(note, naming, reasons if note.kind == BEGAN else [*reasons, *site])
            reasons, measured, stood, site = [], [], [], []
    return out


def acted(note: Note, naming: Naming, reasons: list[str]) -> list[str]:
    """Return what came of a choice, with the reasons for it."""
    if note.thing == VIZIER:
        where = naming.location(note.target - LOCATION)
        return [*reasons, said("place.went", place=where, clause=cited(note.clause))]
    if note.kind == BEGAN:
        if note.clause == 28_02:
            return [*reasons, said("place.stays_as_well")]
        return [said("place.stays")]
    if note.kind == MOVED:
        facts = {"tile": naming.tile(note.thing - TILE), "place": naming.location(note.origin - LOCATION)}
        return [said("place.civic", **facts), *reasons]
    if note.clause == 31_01:
        return [said("place.civic_full")]
    return [said("place.civic_none", type=naming.type(note.thing - A_CIVIC_TILE))]


def passed_over(note: Note, naming: Naming) -> list[str]:
    """Why it does not take the tile of a slot. BAG-25.6; BAG-A48"""
    where = naming.location(note.origin - LOCATION)
    if note.clause == 25_06:
        return [said("place.has_one", tile=naming.tile(note.cause - TILE), place=where)]
    if note.clause == RULING + 48:
        return [said("place.rival", place=where, whose=vizier_of(naming))]
    return []


def quadrant(note: Note, naming: Naming) -> str:
    """In which quadrant it acts. BAG-25.4, 26.1; BAG-A45"""
    facts = {"quadrant": naming.quadrant(note.target), "whose": counted_from(note, naming)}
    if note.amount == BUILDINGS:
        return said("place.next_site", **facts)
    if note.clause == RULING + 45:
        return said("place.behind_gate", quadrant=facts["quadrant"], tile=naming.type(note.amount))
    return said("place.next_tile", tile=say(A_TILE[note.amount]), **facts)


def counted_from(note: Note, naming: Naming) -> str:
    """From where quadrants are counted: its vizier; in its first turn the player's. BAG-25.4"""
    return vizier_of(naming) if note.origin == LOCATION + NOWHERE else said("place.its_vizier")


def vizier_of(naming: Naming) -> str:
    """Return the player's vizier."""
    return said("place.your_vizier") if naming.viewer == 0 else said("place.vizier_of", name=naming.object(0))


def took(note: Note, measured: Sequence[Note], naming: Naming) -> list[str]:
    """Return why one location was taken of several. BAG-25.5, 26.2"""
    if note.amount < 2:
        return []
    facts = {
        "n": note.amount,
        "place": naming.location(note.target - LOCATION),
        "reasons": listed_reasons(measured, naming, PLACE_REASONS),
        "clause": cited(note.clause),
    }
    return [said("place.took", **facts)]


def shown_ring(ring: int, _naming: Naming) -> str:
    """Return the ring that decides. BAG-25.5"""
    if ring == OUTER:
        return said("place.outer_ring")
    return said("place.inner_ring")


PLACE_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    FEWEST_CONNECTED: lambda n, _naming: said("place.fewest_connected", n=n),
    SHOWN_RING: shown_ring,
    CLOCKWISE: lambda _n, _naming: said("place.clockwise"),
}


def palace_site(note: Note, naming: Naming, stood: Sequence[str]) -> list[str]:
    """Why its vizier goes to a palace site; `stood` is where the player's stands. BAG-27.1"""
    where = naming.location(note.target - LOCATION)
    if stood:
        return [said("place.next_palace_site", yours=stood[0], place=where, whose=vizier_of(naming))]
    return [said("place.palace_site", place=where, whose=counted_from(note, naming))]


def listed_reasons(
    reasons: Sequence[Note], naming: Naming, words: dict[int, Callable[[int, Naming], str]]
) -> str:
    """Return the measures that told things apart, in the order in which they were looked at."""
    return said("place.then").join(words[note.cause](note.amount, naming) for note in reasons)
