"""What happened by itself, told in the past tense: the Seal, events, rounds, the end."""

from __future__ import annotations

from boardwright.faces.attandarra.course import (
    CubesReturned,
    EventOver,
    EventScored,
    Happening,
    MarkersLost,
    OutOfGold,
    RoundBegun,
    SealScored,
    SealTaken,
    TilesBurned,
    UnfinishedRemoved,
)
from boardwright.faces.attandarra.naming import Naming
from boardwright.faces.telling.course import GameOver
from boardwright.faces.telling.told import Told, points_gained
from boardwright.faces.telling.wording import Thing, both, later, listed, points_of, say, tell
from boardwright.games.attandarra.components import CITIZEN, COIN
from boardwright.kernel.packing import NOBODY


def tell_happening(happening: Happening, naming: Naming) -> Told:
    """Tell one thing that followed by itself; without words where nobody needs to be told."""
    if isinstance(happening, SealTaken):
        return seal_taken(happening, naming)
    if isinstance(happening, SealScored | EventScored):
        return scored(happening, naming)
    if isinstance(happening, MarkersLost):
        return markers_lost(happening, naming)
    if isinstance(happening, TilesBurned | UnfinishedRemoved):
        return tiles_gone(happening, naming)
    if isinstance(happening, CubesReturned):
        cubes = both([naming.material(material) for material, n in enumerate(happening.cubes) if n])
        return Told(tell("Back into the bag for want of a place: {cubes}.", cubes=cubes))
    if isinstance(happening, OutOfGold):
        return Told(tell("{who} had no gold left and finished the round.", who=naming.person(happening.seat)))
    if isinstance(happening, EventOver):
        event = Thing(naming.event(happening.event), "history-tiles")
        return Told(tell("{event} was put away.", event=event))
    if isinstance(happening, RoundBegun):
        return Told(tell("Round {round} began.", round=happening.round))
    if isinstance(happening, GameOver):
        return Told(tell("The game ended; the cities were scored."))
    return Told([])


def seal_taken(happening: SealTaken, naming: Naming) -> Told:
    """The Seal changed hands. ATT-12.3, 12.4"""
    seal = Thing(say("City Seal"), "seal")
    who = naming.person(happening.seat)
    if happening.holder == NOBODY:
        return Told(tell("{who} took the {seal}.", who=who, seal=seal))
    holder = naming.object(happening.holder)
    return Told(tell("{who} took the {seal} from {holder}.", who=who, seal=seal, holder=holder))


def scored(happening: SealScored | EventScored, naming: Naming) -> Told:
    """Points of the Seal or of an event. ATT-12.6, 15.4"""
    if isinstance(happening, SealScored):
        what = Thing(say("City Seal"), "seal")
    else:
        what = Thing(naming.event(happening.event), "history-tiles")
    points = points_of(happening.points)
    parts = tell("{what}: {points} for {who}.", what=what, points=points, who=naming.object(happening.seat))
    return Told(parts, [naming.change(happening.seat, points_gained(happening.points))])


def markers_lost(happening: MarkersLost, naming: Naming) -> Told:
    """Markers left the game. ATT-15.9, 15.10, 15.13"""
    citizens = [naming.space(space) for space, marker in happening.markers if marker == CITIZEN]
    coins = [naming.space(space) for space, marker in happening.markers if marker == COIN]
    things: list[str] = []
    if citizens:
        things.append(say("citizens at {spaces}", spaces=both(citizens)))
    if coins:
        things.append(say("coins at {spaces}", spaces=both(coins)))
    parts = tell(
        "{event}: {who} lost {things}.",
        event=Thing(naming.event(happening.event), "history-tiles"),
        who=naming.object(happening.seat),
        things=both(things),
    )
    return Told(parts)


def tiles_gone(happening: TilesBurned | UnfinishedRemoved, naming: Naming) -> Told:
    """Tiles left a city, by fire or before the final scoring. ATT-15.11, 10.2"""
    seat = happening.seat
    tiles = listed(
        [
            # small cities draw no single spaces, so the link is to the whole city
            Thing(f"{naming.tile(tile)} {naming.space(space)}", f"city-{seat}")
            for space, tile in happening.tiles
        ]
    )
    template = later("Burned in the city of {who}: {tiles}.")
    if isinstance(happening, UnfinishedRemoved):
        template = later("Unfinished and removed from the city of {who}: {tiles}.")
    who = naming.people[seat]
    if seat == naming.viewer:
        template = later("Burned in your city: {tiles}.")
        if isinstance(happening, UnfinishedRemoved):
            template = later("Unfinished and removed from your city: {tiles}.")
    return Told(tell(template, who=who, tiles=tiles))
