"""What the bot chooses: symbols, slots, sites, palace pieces. BAG-25.1-25.6, 26.1-26.5, 27.1-27.3"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    BASE,
    BIT,
    BOT,
    BUILDINGS,
    GOODS,
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
)
from boardwright.games.baghdad.counts import artefacts_of, count_of
from boardwright.games.baghdad.palace import why_not_piece
from boardwright.games.baghdad.state import Baghdad
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
    for place in range(SYMBOLS):
        symbol = game.edition.bot.symbols[game.bot_active * SYMBOLS + place]
        if game.bot_done & BIT[symbol] or count_of(game, BOT, symbol) >= SPOTS:
            continue
        done = count_of(game, 0, symbol)
        if done > most and target_of(game, symbol) != NOBODY:
            best = symbol
            most = done
    return best


def target_of(game: Baghdad, symbol: int) -> int:
    """Return the location where the bot would carry out a symbol, or NOBODY. BAG-25.4, 26.1, 27.1"""
    first = next_quadrant(game)
    if symbol == BUILDINGS:
        return find_site(game, first)
    if symbol == ARCHITECTS:
        return find_palace_site(game, first) if choose_piece(game) != NOBODY else NOBODY
    return find_slot(game, symbol, first, False)


def next_quadrant(game: Baghdad) -> int:
    """Return the quadrant after the bot's; on its first turn after the player's. BAG-25.4"""
    vizier = game.players[BOT].vizier
    if vizier == NOWHERE:
        vizier = game.players[0].vizier
    return (game.edition.city.quadrant[vizier] + 1) % QUADRANTS


def find_slot(game: Baghdad, type: int, first: int, for_civics: bool) -> int:
    """Return the slot whose tile of a type the bot takes, or NOBODY. BAG-25.4-25.6; BAG-A45, BAG-A48"""
    for further in range(QUADRANTS):
        quadrant = (first + further) % QUADRANTS
        slots = slots_in(game, type, quadrant, for_civics)
        if slots:
            slots = with_shown_ring(game, least_connected(game, slots))
            return first_clockwise(game, slots, quadrant)
    return NOBODY


def slots_in(game: Baghdad, type: int, quadrant: int, for_civics: bool) -> list[int]:
    """Return the slots of a quadrant whose tile the bot could take. BAG-25.4, 25.6; BAG-A45, BAG-A48"""
    owned = artefacts_of(game, BOT) if type == ARTEFACT and not for_civics else 0
    city = game.edition.city
    slots: list[int] = []
    for slot in city.in_quadrant[quadrant]:
        if city.kind[slot] != 0 or game.city[slot] == NO_TILE or game.players[0].vizier == slot:
            continue
        if for_civics and game.players[BOT].vizier == slot:
            continue
        tile = game.city[slot]
        if city.type_of_tile[tile] == type and not owned & BIT[tile]:
            slots.append(slot)
    return slots


def find_site(game: Baghdad, first: int) -> int:
    """Return the empty site the bot builds on, or NOBODY. BAG-26.1, 26.2; BAG-A47, BAG-A48"""
    for further in range(QUADRANTS):
        quadrant = (first + further) % QUADRANTS
        sites = sites_in(game, quadrant)
        if sites:
            return first_clockwise(game, least_connected(game, sites), quadrant)
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
            if site in city.palace_sites and game.players[0].vizier != site:
                return site
    return NOBODY


def least_connected(game: Baghdad, locations: list[int]) -> list[int]:
    """Return those with the fewest connected students and patients. BAG-25.5, 26.2"""
    burdens = [burden_of(game, location) for location in locations]
    return [locations[k] for k in range(len(locations)) if burdens[k] == min(burdens)]


def burden_of(game: Baghdad, location: int) -> int:
    """Return the students and patients connected to a location. BAG-25.5"""
    return game.tiles_beside(location, STUDENT) + game.tiles_beside(location, PATIENT)


def with_shown_ring(game: Baghdad, slots: list[int]) -> list[int]:
    """Return those in the ring that the top card shows, or all if none is. BAG-25.5"""
    ring = game.edition.bot.ring[back_of_deck(game)]
    return [slot for slot in slots if game.edition.city.ring[slot] == ring] or slots


def first_clockwise(game: Baghdad, locations: list[int], quadrant: int) -> int:
    """Return the first location clockwise from the bot's vizier. BAG-25.5, 26.2; BAG-A64"""
    angle = game.edition.city.angle
    vizier = game.players[BOT].vizier
    start = game.edition.city.quadrant_angle[quadrant] if vizier == NOWHERE else angle[vizier]
    best = locations[0]
    for location in locations:
        if (angle[location] - start) % CIRCLE < (angle[best] - start) % CIRCLE:
            best = location
    return best


def choose_building(game: Baghdad) -> int:
    """Return the tile of the bot's lowest unbuilt level that it takes. BAG-26.3-26.5; BAG-A39"""
    level = game.players[BOT].built()
    top = game.tops[level]
    bottom = game.bottoms[level]
    if top == NO_BUILDING:
        return bottom
    if level == LEVELS - 1:
        difference = points_of(game, top) - points_of(game, bottom)
        if difference:
            return top if difference > 0 else bottom
    return top if game.edition.bot.ring[back_of_deck(game)] == OUTER else bottom


def points_of(game: Baghdad, building: int) -> int:
    """Return what a level-5 building would score for the bot now. BAG-26.5; BAG-A41, BAG-A66"""
    buildings = game.edition.buildings
    return buildings.points_each[building] * count_of(game, BOT, buildings.thing[building])


def choose_piece(game: Baghdad) -> int:
    """Return the palace piece the bot builds, or NOBODY. BAG-27.2; BAG-A41, BAG-A49, BAG-A64"""
    palace = game.edition.palace
    best = NOBODY
    for piece in range(palace.pieces):
        if why_not_piece(game, piece) != OK:
            continue
        if palace.kind[piece] == BASE:
            return piece
        if best == NOBODY or rank_of(game, piece) < rank_of(game, best):
            best = piece
    return best


def rank_of(game: Baghdad, piece: int) -> list[int]:
    """Return points now (most first), goods (fewest first), way clockwise. BAG-27.2"""
    palace = game.edition.palace
    section = palace.section[piece]
    points = palace.multiplier[piece] * count_of(game, BOT, game.tokens[PORTS + section])
    goods = 0
    for good in range(GOODS):
        goods += palace.cost[piece * GOODS + good]
    vizier = game.players[BOT].vizier
    start = 0 if vizier == NOWHERE else game.edition.city.angle[vizier]
    return [-points, goods, (palace.section_angle[section] - start) % CIRCLE]


def next_free(taken: int, number: int, spaces: int) -> int:
    """Return the number, or the next free one, the first after the last. BAG-25.8, 27.3; BAG-A46"""
    for further in range(spaces):
        space = (number + further) % spaces
        if not taken & BIT[space]:
            return space
    return NOBODY
