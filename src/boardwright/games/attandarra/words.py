"""The words of Attandarra's log."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    DEAL_MARKER,
    EXTEND,
    FILL_DISPLAY,
    FINAL_DRAW,
    FINISH,
    FINISH_WITH_DRAW,
    GLASS_REPLACEMENT,
    HISTORY_TILE,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    OPENING_DRAW,
    PLACE_DRAWN,
    PUT_EMBLEM,
    RESCUE,
    REVEAL_MARKER,
    START_PLAYER,
    TAKE_MARKER,
)
from boardwright.games.attandarra.components import CITIZEN, COIN, GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.editions.names import Names
from boardwright.games.words import Verb, Vocabulary, Words


@lru_cache(8)  # editions
def words(names: Names) -> Words:
    """Return the log's language with the names of one edition."""
    material = Vocabulary("material", dict(enumerate(names.materials)))
    building = Vocabulary("building", dict(enumerate(names.buildings)))
    space = Vocabulary("space", dict(enumerate(names.spaces)))
    street = Vocabulary("street", dict(enumerate(names.streets)))
    event = Vocabulary("event", dict(enumerate(names.events)))
    marker = Vocabulary("marker", {CITIZEN: "citizen", COIN: "coin"})
    seat = Vocabulary("seat", {seat: str(seat) for seat in range(4)})
    laid = {MEADOW: "meadow", RESERVOIR: "reservoir", GATE: "gate"}
    tile = Vocabulary("tile", {**building.words, **laid})  # said by refusals alone, as those below
    last = Vocabulary("last", material.words)
    target = Vocabulary("target", space.words)
    return Words(
        [
            Verb(BUY, "buy", (material,)),
            Verb(BUILD, "build", (building, space)),
            Verb(EXTEND, "extend", (space,)),
            Verb(PLACE_DRAWN, "place-drawn", (material,)),
            Verb(LAY_MEADOW, "meadow", (space,)),
            Verb(LAY_RESERVOIR, "reservoir", (space,)),
            Verb(TAKE_MARKER, "take-marker", (space,)),
            Verb(LAY_GATE, "gate", (space,)),
            Verb(PUT_EMBLEM, "emblem", (street,)),
            Verb(FINISH, "finish"),
            Verb(FINISH_WITH_DRAW, "finish-with-draw"),
            Verb(RESCUE, "rescue", (space, marker, space)),
            Verb(DEAL_MARKER, "deal-marker", (space, marker)),
            Verb(REVEAL_MARKER, "reveal-marker", (space, marker)),
            Verb(FILL_DISPLAY, "fill-display", (material,)),
            Verb(START_PLAYER, "start-player", (seat,)),
            Verb(HISTORY_TILE, "history-tile", (event,)),
            Verb(OPENING_DRAW, "opening-draw", (material,)),
            Verb(GLASS_REPLACEMENT, "glass-replacement", (material,)),
            Verb(FINAL_DRAW, "final-draw", (material,)),
        ],
        (tile, last, target),
    )
