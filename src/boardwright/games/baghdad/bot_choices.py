"""What the bot chooses: symbols, slots, sites, palace pieces. BAG-25.1-25.6, 26.1-26.5, 27.1-27.3"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    BASE,
    BOT,
    BUILDINGS,
    LEVELS,
    NO_BOT_CARD,
    NO_BUILDING,
    NO_TILE,
    NOWHERE,
    OUTER,
    PATIENT,
    PORTS,
    QUADRANTS,
    SPOTS,
    STUDENT,
    TILE_SLOT,
)
from boardwright.games.baghdad.counts import artefacts_of, count_of
from boardwright.games.baghdad.notes import (
    A_LOCATION,
    A_PIECE,
    A_QUADRANT,
    A_SYMBOL,
    AS_GOOD,
    BASE_FIRST,
    BUILDING,
    CLOCKWISE,
    FEWEST_CONNECTED,
    FEWEST_GOODS,
    LEFT_OUT,
    LOCATION,
    LOWER,
    MOST_POINTS,
    RULING,
    SHOWN_RING,
    SYMBOL,
    TILE,
    UPPER,
)
from boardwright.games.baghdad.palace import price_of_piece, why_not_piece
from boardwright.games.baghdad.prices import goods_in
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import CHOSEN, TURNED
from boardwright.kernel.packing import NOBODY, OK

CIRCLE = 360  # degrees
SYMBOLS = 4  # on a bot card


def back_of_deck(game: Baghdad) -> int:
    """Return the card whose back steers ties: the top of the deck. BAG-23.9"""
    return game.bot_top if game.bot_top != NO_BOT_CARD else game.bot_active


def choose_symbol(game: Baghdad) -> int:
    """Return what the player has done most of the active card's symbols, or NOBODY. BAG-25.1-25.3; BAG-A42"""
    best = NOBODY
    most = -1
    at = 0
    for place in range(SYMBOLS):
        symbol = game.edition.bot.symbols[game.bot_active * SYMBOLS + place]
        done = count_of(game, 0, symbol)
        if game.bot_done & BIT[symbol]:
            game.note(TURNED, BOT, SYMBOL + symbol, done, place, LEFT_OUT, 0, 28_02)
        elif count_of(game, BOT, symbol) >= SPOTS:
            game.note(TURNED, BOT, SYMBOL + symbol, done, place, LEFT_OUT, 0, 25_02)
        elif done == most:
            game.note(TURNED, BOT, SYMBOL + symbol, done, place, AS_GOOD, 0, 25_03)
        elif done > most:
            if is_possible(game, symbol):
                best = symbol
                most = done
                at = place
            else:
                game.note(TURNED, BOT, SYMBOL + symbol, done, place, LEFT_OUT, 0, RULING + 42)
    if best == NOBODY:
        game.note(CHOSEN, BOT, A_SYMBOL, 0, clause=RULING + 42)
    else:
        game.note(CHOSEN, BOT, SYMBOL + best, most, at, 0, 0, 25_01)
    return best


def is_possible(game: Baghdad, symbol: int) -> bool:
    """Tell whether the bot finds a location for a symbol at all. BAG-A42"""
    if symbol == ARCHITECTS:
        vizier = game.players[0].vizier
        anywhere = any(site != vizier for site in game.edition.city.palace_sites)
        return anywhere and len(pieces_to_build(game)) > 0
    if symbol == BUILDINGS:
        return any(game.is_free_site(BOT, site) for site in game.edition.city.sites)
    owned = artefacts_of(game, BOT) if symbol == ARTEFACT else 0
    return any(why_not_slot(game, symbol, slot, False, owned) == 0 for slot in game.edition.city.slots)


def target_of(game: Baghdad, symbol: int) -> int:
    """Return the location where the bot would carry out a symbol, or NOBODY. BAG-25.4, 26.1, 27.1"""
    first = next_quadrant(game)
    if symbol == BUILDINGS:
        return find_site(game, first)
    if symbol == ARCHITECTS:
        return find_palace_site(game, first) if pieces_to_build(game) else NOBODY
    return find_slot(game, symbol, first, False)


def next_quadrant(game: Baghdad) -> int:
    """Return the quadrant after the bot's; on its first turn after the player's. BAG-25.4"""
    vizier = game.players[BOT].vizier
    if vizier == NOWHERE:
        vizier = game.players[0].vizier
    return (game.edition.city.quadrant[vizier] + 1) % QUADRANTS


def find_slot(game: Baghdad, type: int, first: int, for_civics: bool) -> int:
    """Return the slot whose tile of a type the bot takes, or NOBODY. BAG-25.4-25.6; BAG-A45, BAG-A48"""
    owned = artefacts_of(game, BOT) if type == ARTEFACT and not for_civics else 0
    for further in range(QUADRANTS):
        quadrant = (first + further) % QUADRANTS
        slots: list[int] = []
        for slot in game.edition.city.in_quadrant[quadrant]:
            why = why_not_slot(game, type, slot, for_civics, owned)
            if why == 0:
                slots.append(slot)
            elif why != 25_04:
                tile = TILE + game.city[slot]
                game.note(TURNED, BOT, A_LOCATION, 1, LOCATION + slot, LEFT_OUT, tile, why)
        if slots:
            clause = RULING + 45 if for_civics else 25_04
            here = LOCATION + game.players[BOT].vizier
            game.note(CHOSEN, BOT, A_QUADRANT, type, here, quadrant, 0, clause)
            left = least_connected(game, slots, 25_05)
            left = with_shown_ring(game, left)
            return first_clockwise(game, left, quadrant, len(slots), 25_05)
    return NOBODY


def why_not_slot(game: Baghdad, type: int, slot: int, for_civics: bool, owned: int) -> int:
    """Return the clause that keeps the bot from the tile of a slot, 0 for none. `owned` are its artefacts."""
    city = game.edition.city
    if city.kind[slot] != TILE_SLOT or game.city[slot] == NO_TILE:
        return 25_04
    tile = game.city[slot]
    if city.type_of_tile[tile] != type:
        return 25_04
    if owned & BIT[tile]:
        return 25_06
    if game.players[0].vizier == slot:
        return RULING + 48
    return RULING + 45 if for_civics and game.players[BOT].vizier == slot else 0


def find_site(game: Baghdad, first: int) -> int:
    """Return the empty site the bot builds on, or NOBODY. BAG-26.1, 26.2; BAG-A47, BAG-A48"""
    for further in range(QUADRANTS):
        quadrant = (first + further) % QUADRANTS
        sites = sites_in(game, quadrant)
        if sites:
            here = LOCATION + game.players[BOT].vizier
            game.note(CHOSEN, BOT, A_QUADRANT, BUILDINGS, here, quadrant, 0, 26_01)
            left = least_connected(game, sites, 26_02)
            return first_clockwise(game, left, quadrant, len(sites), 26_02)
    return NOBODY


def sites_in(game: Baghdad, quadrant: int) -> list[int]:
    """Return the sites of a quadrant on which the bot could build. BAG-26.1; BAG-A48"""
    city = game.edition.city
    sites: list[int] = []
    for site in city.in_quadrant[quadrant]:
        if site in city.sites and game.is_free_site(BOT, site):
            sites.append(site)
    return sites


def find_palace_site(game: Baghdad, first: int) -> int:
    """Return the next palace site without the player's vizier, or NOBODY. BAG-27.1"""
    city = game.edition.city
    for further in range(QUADRANTS):
        for site in city.in_quadrant[(first + further) % QUADRANTS]:
            if site in city.palace_sites:
                if game.players[0].vizier != site:
                    here = LOCATION + game.players[BOT].vizier
                    game.note(CHOSEN, BOT, A_LOCATION, ARCHITECTS, here, LOCATION + site, 0, 27_01)
                    return site
                game.note(TURNED, BOT, A_LOCATION, 1, LOCATION + site, LEFT_OUT, 0, 27_01)
    return NOBODY


def with_least(
    game: Baghdad, thing: int, those: list[int], measures: list[int], cause: int, clause: int
) -> list[int]:
    """Return those with the least measure, and tell it if that leaves some of them out."""
    least = min(measures)
    left = [those[k] for k in range(len(those)) if measures[k] == least]
    if len(left) < len(those):
        game.note(CHOSEN, BOT, thing, least, cause=cause, clause=clause)
    return left


def least_connected(game: Baghdad, locations: list[int], clause: int) -> list[int]:
    """Return those with the fewest connected students and patients. BAG-25.5, 26.2"""
    burdens = [burden_of(game, location) for location in locations]
    return with_least(game, A_LOCATION, locations, burdens, FEWEST_CONNECTED, clause)


def burden_of(game: Baghdad, location: int) -> int:
    """Return the students and patients connected to a location. BAG-25.5"""
    return game.tiles_beside(location, STUDENT) + game.tiles_beside(location, PATIENT)


def with_shown_ring(game: Baghdad, slots: list[int]) -> list[int]:
    """Return those in the ring that the top card shows, or all if none is. BAG-25.5"""
    ring = game.edition.bot.ring[back_of_deck(game)]
    shown = [slot for slot in slots if game.edition.city.ring[slot] == ring] or slots
    if len(shown) < len(slots):
        game.note(CHOSEN, BOT, A_LOCATION, ring, cause=SHOWN_RING, clause=25_05)
    return shown


def first_clockwise(game: Baghdad, locations: list[int], quadrant: int, number: int, clause: int) -> int:
    """Return the first location clockwise from the bot's vizier. BAG-25.5, 26.2; BAG-A64

    `number` is how many it was chosen from.
    """
    angle = game.edition.city.angle
    vizier = game.players[BOT].vizier
    start = game.edition.city.quadrant_angle[quadrant] if vizier == NOWHERE else angle[vizier]
    best = locations[0]
    for location in locations:
        if (angle[location] - start) % CIRCLE < (angle[best] - start) % CIRCLE:
            best = location
    if len(locations) > 1:
        game.note(CHOSEN, BOT, A_LOCATION, 0, cause=CLOCKWISE, clause=clause)
    game.note(CHOSEN, BOT, A_LOCATION, number, 0, LOCATION + best, 0, clause)
    return best


def choose_building(game: Baghdad) -> int:
    """Return the tile of the bot's lowest unbuilt level that it takes. BAG-26.3-26.5; BAG-A39"""
    level = game.players[BOT].built()
    top = game.tops[level]
    bottom = game.bottoms[level]
    if top == NO_BUILDING:
        game.note(CHOSEN, BOT, BUILDING + bottom, 0, 0, LOWER + level, 0, RULING + 39)
        return bottom
    outer = game.edition.bot.ring[back_of_deck(game)] == OUTER
    clause = 26_04
    if level == LEVELS - 1:
        clause = 26_05
        above = points_of(game, top)
        below = points_of(game, bottom)
        if above > below:
            game.note(CHOSEN, BOT, BUILDING + top, above, below, UPPER + level, MOST_POINTS, clause)
            return top
        if above < below:
            game.note(CHOSEN, BOT, BUILDING + bottom, below, above, LOWER + level, MOST_POINTS, clause)
            return bottom
    building = top if outer else bottom
    row = UPPER if outer else LOWER
    game.note(CHOSEN, BOT, BUILDING + building, 0, 0, row + level, SHOWN_RING, clause)
    return building


def points_of(game: Baghdad, building: int) -> int:
    """Return what a level-5 building would score for the bot now. BAG-26.5; BAG-A41, BAG-A66"""
    buildings = game.edition.buildings
    return buildings.points_each[building] * count_of(game, BOT, buildings.thing[building])


def choose_piece(game: Baghdad) -> int:
    """Return the palace piece the bot builds, or NOBODY. BAG-27.2; BAG-A41, BAG-A49, BAG-A64

    Most points now, then fewest goods, then the way clockwise.
    """
    palace = game.edition.palace
    pieces = pieces_to_build(game)
    if not pieces:
        return NOBODY
    for piece in pieces:
        if palace.kind[piece] == BASE:
            game.note(CHOSEN, BOT, A_PIECE, 0, cause=BASE_FIRST, clause=27_02)
            return piece
    points = [-points_at(game, piece) for piece in pieces]
    pieces = with_least(game, A_PIECE, pieces, points, MOST_POINTS, 27_02)
    goods = [goods_in(price_of_piece(game, piece)) for piece in pieces]
    pieces = with_least(game, A_PIECE, pieces, goods, FEWEST_GOODS, 27_02)
    vizier = game.players[BOT].vizier
    start = 0 if vizier == NOWHERE else game.edition.city.angle[vizier]
    ways = [(palace.section_angle[palace.section[piece]] - start) % CIRCLE for piece in pieces]
    return with_least(game, A_PIECE, pieces, ways, CLOCKWISE, 27_02)[0]


def pieces_to_build(game: Baghdad) -> list[int]:
    """Return the palace pieces that the bot could build. BAG-27.2"""
    return [piece for piece in range(game.edition.palace.pieces) if why_not_piece(game, piece) == OK]


def points_at(game: Baghdad, piece: int) -> int:
    """Return what a palace piece would score for the bot now. BAG-27.2; BAG-A41"""
    palace = game.edition.palace
    token = game.tokens[PORTS + palace.section[piece]]
    return palace.multiplier[piece] * count_of(game, BOT, token)


def next_free(taken: int, number: int, spaces: int) -> int:
    """Return the number, or the next free one, the first after the last. BAG-25.8, 27.3; BAG-A46"""
    for further in range(spaces):
        space = (number + further) % spaces
        if not taken & BIT[space]:
            return space
    return NOBODY
