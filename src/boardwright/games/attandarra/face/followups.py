"""What happened by itself, told in the past tense: the Seal, events, rounds, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import by_topic, ends_the_game
from boardwright.faces.telling.wording import Thing, both, later, listed, points_gained, points_of, say, tell
from boardwright.games.attandarra.components import CITIZEN, COIN, MATERIALS, TILES
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.notes import (
    BAG,
    CITY,
    EVENT,
    MARKER,
    MATERIAL,
    NO_GOLD_LEFT,
    OWN_ROUND,
    REPLACED,
    ROUND,
    ROUND_TILE,
    SEAT,
    THE_SEAL,
    TILE,
    UNFINISHED,
    space_of,
)
from boardwright.games.attandarra.scoring import EVENTS_SCORED, SEAL
from boardwright.games.attandarra.title import TITLE
from boardwright.kernel.notes import AWAY, BEGAN, ENDED, MOVED, SCORED, Note
from boardwright.kernel.packing import NOBODY

# What several notes in a row are one sentence about.
SEAL_TAKEN: Final = "seal taken"
POINTS: Final = "points"
MARKERS_LOST: Final = "markers lost"
TILES_GONE: Final = "tiles gone"
CUBES_RETURNED: Final = "cubes returned"
CUBE_REPLACED: Final = "cube replaced"
OUT_OF_GOLD: Final = "out of gold"
EVENT_OVER: Final = "event over"
ROUND_BEGUN: Final = "round begun"
GAME_OVER: Final = "game over"

Topic = tuple[str, int, int]  # what it is about, the seat, and what else tells two sentences apart


def topics(notes: Sequence[Note]) -> Iterator[tuple[Topic, Sequence[Note]]]:
    """Yield what happened by itself, sentence by sentence."""
    return by_topic(notes, topic_of)


def topic_of(note: Note) -> Topic | None:
    """Return the sentence that a note belongs to; None where it has none of its own."""
    if note.kind == SCORED and note.thing in (SEAL, EVENTS_SCORED):
        return POINTS, note.seat, note.thing
    if note.kind == BEGAN and note.thing == ROUND:
        return ROUND_BEGUN, NOBODY, note.amount
    if ends_the_game(note):
        return GAME_OVER, NOBODY, 0
    if note.kind == ENDED and note.thing == OWN_ROUND and note.cause == NO_GOLD_LEFT:
        return OUT_OF_GOLD, note.seat, 0
    return topic_of_move(note) if note.kind == MOVED else None


def topic_of_move(note: Note) -> Topic | None:
    """Return the sentence that something belongs to which went from one place to another."""
    from_city = note.origin % SEAT >= CITY and note.origin >= SEAT
    if note.thing == THE_SEAL and note.target:
        return SEAL_TAKEN, note.seat, 0
    if note.thing in (MARKER + CITIZEN, MARKER + COIN) and note.target == AWAY:
        return MARKERS_LOST, note.seat, note.cause
    if TILE <= note.thing < TILE + TILES and from_city:
        return TILES_GONE, note.seat, note.cause
    if note.thing < MATERIAL + MATERIALS and note.target == BAG and note.cause:
        return (CUBE_REPLACED if note.cause == REPLACED else CUBES_RETURNED), NOBODY, 0
    if note.origin == ROUND_TILE:
        return EVENT_OVER, NOBODY, 0
    return None


def tell_happening(topic: Topic, notes: Sequence[Note], naming: Naming) -> ToldEvent:
    """Tell one thing that followed by itself."""
    parts, deltas = TELLERS[topic[0]](notes, naming)
    return ToldEvent(parts, deltas, TITLE.clause_id(notes[0].clause), notes[0].seat)


Telling = tuple[list[tuple[str, str]], list[str]]  # a sentence in parts, and what it changed on the tracks


def seal_taken(notes: Sequence[Note], naming: Naming) -> Telling:
    """The Seal changed hands. ATT-12.3, 12.4"""
    seal = Thing(say("City Seal"), "seal")
    who = naming.person(notes[0].seat)
    if notes[0].origin == 0:
        return tell("{who} took the {seal}.", who=who, seal=seal), []
    holder = naming.object(notes[0].origin // SEAT - 1)
    return tell("{who} took the {seal} from {holder}.", who=who, seal=seal, holder=holder), []


def scored(notes: Sequence[Note], naming: Naming) -> Telling:
    """Points of the Seal or of an event. ATT-12.6, 15.4"""
    note = notes[0]
    what = Thing(say("City Seal"), "seal")
    if note.thing == EVENTS_SCORED:
        what = Thing(naming.event(note.cause - EVENT), "history-tiles")
    points = points_of(note.amount)
    parts = tell("{what}: {points} for {who}.", what=what, points=points, who=naming.object(note.seat))
    return parts, [naming.change(note.seat, points_gained(note.amount))]


def markers_lost(notes: Sequence[Note], naming: Naming) -> Telling:
    """Markers left the game. ATT-15.9, 15.10, 15.13"""
    citizens, coins = (
        [
            naming.space(space_of(note.origin))
            for note in notes
            if note.thing == MARKER + marker
            for _ in range(note.amount)
        ]
        for marker in (CITIZEN, COIN)
    )
    things: list[str] = []
    if citizens:
        things.append(say("citizens at {spaces}", spaces=both(citizens)))
    if coins:
        things.append(say("coins at {spaces}", spaces=both(coins)))
    event = Thing(naming.event(notes[0].cause - EVENT), "history-tiles")
    who = naming.object(notes[0].seat)
    return tell("{event}: {who} lost {things}.", event=event, who=who, things=both(things)), []


def tiles_gone(notes: Sequence[Note], naming: Naming) -> Telling:
    """Tiles left a city, by fire or before the final scoring. ATT-15.11, 10.2"""
    seat = notes[0].seat
    tiles = listed(
        [
            # small cities draw no single spaces, so the link is to the whole city
            Thing(f"{naming.tile(note.thing - TILE)} {naming.space(space_of(note.origin))}", f"city-{seat}")
            for note in notes
        ]
    )
    unfinished = notes[0].cause == UNFINISHED
    if seat == naming.viewer:
        template = later("Burned in your city: {tiles}.")
        if unfinished:
            template = later("Unfinished and removed from your city: {tiles}.")
    else:
        template = later("Burned in the city of {who}: {tiles}.")
        if unfinished:
            template = later("Unfinished and removed from the city of {who}: {tiles}.")
    return tell(template, who=naming.people[seat], tiles=tiles), []


def cubes_returned(notes: Sequence[Note], naming: Naming) -> Telling:
    """Drawn cubes without a place. ATT-1.9, 3.5, 9.3"""
    cubes = both([naming.material(note.thing - MATERIAL) for note in notes])
    return tell("Back into the bag for want of a place: {cubes}.", cubes=cubes), []


def cube_replaced(notes: Sequence[Note], naming: Naming) -> Telling:
    """One of two glass cubes, another being drawn for it. ATT-3.2"""
    cube = naming.material(notes[0].thing - MATERIAL)
    return tell("One {cube} went back into the bag.", cube=cube), []


def out_of_gold(notes: Sequence[Note], naming: Naming) -> Telling:
    """A player's round ended by itself. ATT-9.1"""
    return tell("{who} had no gold left and finished the round.", who=naming.person(notes[0].seat)), []


def event_over(notes: Sequence[Note], naming: Naming) -> Telling:
    """The history tile of the round. ATT-15.17"""
    event = Thing(naming.event(notes[0].thing - EVENT), "history-tiles")
    return tell("{event} was put away.", event=event), []


def round_begun(notes: Sequence[Note], naming: Naming) -> Telling:
    """The round marker moved on. ATT-9.4"""
    return tell("Round {round} began.", round=notes[0].amount), []


def game_over(notes: Sequence[Note], naming: Naming) -> Telling:
    """Nothing is left to do. ATT-10.1"""
    return tell("The game ended; the cities were scored."), []


TELLERS: Final[dict[str, Callable[[Sequence[Note], Naming], Telling]]] = {
    SEAL_TAKEN: seal_taken,
    POINTS: scored,
    MARKERS_LOST: markers_lost,
    TILES_GONE: tiles_gone,
    CUBES_RETURNED: cubes_returned,
    CUBE_REPLACED: cube_replaced,
    OUT_OF_GOLD: out_of_gold,
    EVENT_OVER: event_over,
    ROUND_BEGUN: round_begun,
    GAME_OVER: game_over,
}
