"""Why the bot acts on a symbol and a place, as the log tells it. BAG-25, 26.1, 26.2, 27.1, 28, 31.1"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.telling.wording import both, later, say
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


def symbol(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it acts on one of the four symbols, or on none. BAG-25.1-25.3, 28.2; BAG-A42"""
    *others, chosen = notes
    first: dict[int, Note] = {}
    for note in others:
        first.setdefault(note.thing, note)
    out: list[str] = []
    if chosen.thing == A_SYMBOL:
        out += [left_out(note, naming) for note in first.values()]
        return [*out, say("None of its symbols is left, so it did nothing (BAG-A42).")]
    level: list[str] = []
    for note in first.values():
        before = note.amount == chosen.amount and note.origin < chosen.origin
        if note.target == LEFT_OUT and (note.amount > chosen.amount or before):
            out.append(left_out(note, naming))
        elif note.target == AS_GOOD and note.amount == chosen.amount and note.thing != chosen.thing:
            level.append(naming.things(note.thing - SYMBOL))
    facts = {"things": naming.things(chosen.thing - SYMBOL), "who": naming.object(0), "n": chosen.amount}
    if level:
        text = later(
            "The bot chose {things}, {n} of them done by {who}; as many are {others}, lower on its card "
            "(BAG-25.3)."
        )
        return [*out, say(text, others=both(level), **facts)]
    text = later("The bot chose {things}: of its symbols the one done most by {who}, {n} (BAG-25.1).")
    return [*out, say(text, **facts)]


def left_out(note: Note, naming: Naming) -> str:
    """Why a symbol does not count. BAG-25.2, 28.2; BAG-A42"""
    return say(WHY_LEFT_OUT[note.clause], things=naming.things(note.thing - SYMBOL))


WHY_LEFT_OUT: Final = {
    28_02: later("The bot left out {things}: done this turn already (BAG-28.2)."),
    25_02: later("The bot left out {things}: it has five (BAG-25.2)."),
    RULING + 42: later("The bot left out {things}: there is nowhere to do it (BAG-A42)."),
}


def place(notes: Sequence[Note], naming: Naming) -> list[str]:
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
        text = later("Its vizier went to {place} ({clause}).")
        return [*reasons, say(text, place=where, clause=cited(note.clause))]
    if note.kind == BEGAN:
        if note.clause == 28_02:
            return [*reasons, say("Its vizier stays for it (BAG-28.2).")]
        return [say("Its vizier stays for it (BAG-28.3).")]
    if note.kind == MOVED:
        text = later(
            "At the black gate it put the {tile} from {place} on its topmost free civic row (BAG-31.1)."
        )
        facts = {"tile": naming.tile(note.thing - TILE), "place": naming.location(note.origin - LOCATION)}
        return [say(text, **facts), *reasons]
    if note.clause == 31_01:
        return [say("At the black gate its civic column was full (BAG-31.1).")]
    text = later("At the black gate no {type} lay in the city for its topmost free civic row (BAG-A45).")
    return [say(text, type=naming.type(note.thing - A_CIVIC_TILE))]


def passed_over(note: Note, naming: Naming) -> list[str]:
    """Why it does not take the tile of a slot. BAG-25.6; BAG-A48"""
    where = naming.location(note.origin - LOCATION)
    if note.clause == 25_06:
        text = later("The bot left out the {tile} at {place}: it has one (BAG-25.6).")
        return [say(text, tile=naming.tile(note.cause - TILE), place=where)]
    if note.clause == RULING + 48:
        text = later("The bot left out {place}, where {whose} stands (BAG-A48).")
        return [say(text, place=where, whose=vizier_of(naming))]
    return []


def quadrant(note: Note, naming: Naming) -> str:
    """In which quadrant it acts. BAG-25.4, 26.1; BAG-A45"""
    facts = {"quadrant": naming.quadrant(note.target), "whose": counted_from(note, naming)}
    if note.amount == BUILDINGS:
        text = later("The next quadrant clockwise from {whose} with an empty site is {quadrant} (BAG-26.1).")
        return say(text, **facts)
    if note.clause == RULING + 45:
        text = later("From the quadrant behind the gate on, the next {tile} lies in {quadrant} (BAG-A45).")
        return say(text, quadrant=facts["quadrant"], tile=naming.type(note.amount))
    text = later("The next quadrant clockwise from {whose} with {tile} is {quadrant} (BAG-25.4).")
    return say(text, tile=say(A_TILE[note.amount]), **facts)


def counted_from(note: Note, naming: Naming) -> str:
    """From where quadrants are counted: its vizier; in its first turn the player's. BAG-25.4"""
    return vizier_of(naming) if note.origin == LOCATION + NOWHERE else say("its vizier")


def vizier_of(naming: Naming) -> str:
    """Return the player's vizier."""
    return say("your vizier") if naming.viewer == 0 else say("the vizier of {name}", name=naming.object(0))


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
    return [say("Of {n} there it took {place}: {reasons} ({clause}).", **facts)]


def shown_ring(ring: int, _naming: Naming) -> str:
    """Return the ring that decides. BAG-25.5"""
    if ring == OUTER:
        return say("the outer ring, as its top card shows")
    return say("the inner ring, as its top card shows")


PLACE_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    FEWEST_CONNECTED: lambda n, _naming: say("the fewest students and patients connected, {n}", n=n),
    SHOWN_RING: shown_ring,
    CLOCKWISE: lambda _n, _naming: say("the first clockwise from its vizier"),
}


def palace_site(note: Note, naming: Naming, stood: Sequence[str]) -> list[str]:
    """Why its vizier goes to a palace site; `stood` is where the player's stands. BAG-27.1"""
    where = naming.location(note.target - LOCATION)
    if stood:
        text = later("On {yours} stands {whose}, so {place} is the next palace site (BAG-27.1).")
        return [say(text, yours=stood[0], place=where, whose=vizier_of(naming))]
    text = later("The palace site of the next quadrant clockwise from {whose} is {place} (BAG-27.1).")
    return [say(text, place=where, whose=counted_from(note, naming))]


def listed_reasons(
    reasons: Sequence[Note], naming: Naming, words: dict[int, Callable[[int, Naming], str]]
) -> str:
    """Return the measures that told things apart, in the order in which they were looked at."""
    return say("; then ").join(words[note.cause](note.amount, naming) for note in reasons)
