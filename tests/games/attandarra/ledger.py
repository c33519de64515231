"""Where everything is in a game of Attandarra, counted as its notes count."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from boardwright.games.attandarra.components import (
    CITIZEN,
    COIN,
    COVERED,
    EVENTS,
    MATERIALS,
    NO_EVENT,
    NO_MARKER,
    TILES,
)
from boardwright.games.attandarra.notes import (
    BAG,
    DISPLAY,
    EMBLEM,
    EVENT,
    GOLD,
    HAND,
    MARKER,
    MARKET,
    MATERIAL,
    ROUND_TILE,
    STREET,
    THE_SEAL,
    TILE,
    UNDER,
    UNSEEN,
    city_space,
    counters_of,
    supply_of,
)
from boardwright.games.attandarra.scoring import BUILT, EVENTS_SCORED, GATES_BUILT, SEAL
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY
from tests.contract.notes import Ledger, points, purse

WALLET: Final = {GOLD: 0}  # what prices are in: thing of a note -> thing of a price
PAID_LATER: Final = frozenset[int]()  # verbs whose price another question collects


def ledger(game: Game) -> Ledger:
    """Return how many of each thing are at each place."""
    table = cast(Attandarra, game)
    found: Ledger = Counter()
    for material in range(MATERIALS):
        found[BAG, MATERIAL + material] = table.bag[material]
        found[DISPLAY, MATERIAL + material] = table.display[material]
        found[HAND, MATERIAL + material] = table.hand[material]
    for marker in (CITIZEN, COIN):
        found[UNSEEN, MARKER + marker] = table.pool[marker]
    for space, marker in enumerate(table.tops):
        if marker != NO_MARKER:
            found[MARKET + space, MARKER + marker] = 1
    for space, marker in enumerate(table.under):
        if marker not in (NO_MARKER, COVERED):
            found[UNDER + space, MARKER + marker] = 1
    for event in range(EVENTS):
        found[UNSEEN, EVENT + event] = table.events_left[event]
    if table.event != NO_EVENT:
        found[ROUND_TILE, EVENT + table.event] = 1
    for street, owner in enumerate(table.emblems):
        if owner != NOBODY:
            found[STREET + street, EMBLEM] = 1
    found[0 if table.seal == NOBODY else supply_of(table.seal), THE_SEAL] = 1
    for seat in range(table.seats):
        found += Counter(city(table, seat))
    return found


def city(table: Attandarra, seat: int) -> Ledger:
    """Return what is in one player's city, supply, purse and on the tracks."""
    me = table.players[seat]
    found: Ledger = Counter()
    found[purse(seat), GOLD] = me.gold
    found[points(seat), BUILT] = me.points_built
    found[points(seat), GATES_BUILT] = me.points_gates
    found[points(seat), SEAL] = me.points_seal
    found[points(seat), EVENTS_SCORED] = me.points_events
    found[supply_of(seat), EMBLEM] = me.emblems
    for tile in range(TILES):
        found[supply_of(seat), TILE + tile] = me.supply[tile]
    for space in members(me.tiles):
        found[city_space(seat, space), TILE + me.tile_at[space]] = 1
    for space in range(table.edition.spaces):
        place = city_space(seat, space)
        found[place, MARKER + CITIZEN] = me.citizens_at(space)
        found[place, MARKER + COIN] = me.coins_at(space)
        for material in range(MATERIALS):
            found[place, MATERIAL + material] = me.cubes[space] >> 4 * material & 15
    for material in range(MATERIALS):
        found[counters_of(seat), MATERIAL + material] = me.counters[material]
    return found
