"""Decrees: conditions and bonuses. TAB-20"""

from __future__ import annotations

from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    COMMON,
    POINTS,
    SECTION_SPACES,
    SPACES,
    TRACKS,
    number_in,
    op_of,
)
from boardwright.games.tabannusi.notes import AREA, DECREE, DISPLAY, place_of
from boardwright.games.tabannusi.reasons import (
    DECREE_GONE,
    TOO_FEW_BUILDINGS,
    TOO_FEW_GARDENS,
    TOO_FEW_PORT_HOUSES,
    TOO_FEW_SHIPS,
    ZIGGURAT_TILE_LACKS_MARKER,
)
from boardwright.games.tabannusi.state import FOR_DECREES, KIND_BITS, Tabannusi
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import OK, Reason


def why_not_decree(game: Tabannusi, player: int, decree: int) -> Reason:
    """Say whether a player may take a Decree now. TAB-11.5, 20.21, 20.22"""
    if not game.decrees & BIT[decree]:
        return DECREE_GONE
    edition = game.edition
    if not has_buildings(game, player, decree):
        return TOO_FEW_BUILDINGS
    if not has_ships(game, player, decree):
        return TOO_FEW_SHIPS
    if count(game.players[player].port) < edition.decree_port[decree]:
        return TOO_FEW_PORT_HOUSES
    if edition.decree_every_tile[decree] and min(game.players[player].tile_markers) == 0:
        return ZIGGURAT_TILE_LACKS_MARKER
    if edition.decree_gardens[decree] and game.gardens_of(player) < edition.decree_gardens[decree]:
        return TOO_FEW_GARDENS
    beside = edition.decree_gardens_beside[decree]
    if beside and gardens_beside_buildings(game, player) < beside:
        return TOO_FEW_GARDENS
    return OK


def has_buildings(game: Tabannusi, player: int, decree: int) -> bool:
    """Tell whether the Buildings of each colour suffice. TAB-20.1, 20.2, 20.17"""
    counts = buildings_counted(game, player, decree)
    for colour in range(TRACKS):
        if counts[colour] < game.edition.decree_buildings[decree * TRACKS + colour]:
            return False
    return True


def buildings_counted(game: Tabannusi, player: int, decree: int) -> list[int]:
    """Return the Buildings of each colour that count for a Decree. TAB-20.1, 20.2, 20.17"""
    edition = game.edition
    counts = [0] * TRACKS
    for building in range(len(game.deeds)):
        if game.deeds[building] >> KIND_BITS == player:
            if edition.decree_beside_garden[decree] and not game.has_garden_beside(building):
                continue
            counts[(game.deeds[building] & 15) % TRACKS] += 1
    if edition.decree_ziggurat[decree]:
        for colour in range(TRACKS):
            section = game.players[player].ziggurat >> colour * SECTION_SPACES & BIT[SECTION_SPACES] - 1
            counts[colour] += count(section)
    return counts


def has_ships(game: Tabannusi, player: int, decree: int) -> bool:
    """Tell whether the Ships of each colour suffice, printed ones for any one each. TAB-20.3"""
    needs = game.edition.decree_ships
    at = decree * TRACKS
    if needs[at] + needs[at + 1] + needs[at + 2] == 0:
        return True
    lacking = 0
    for colour in range(TRACKS):
        own = game.ships_of_colour(player, colour)
        if own < needs[at + colour]:
            lacking += needs[at + colour] - own
    return lacking <= game.ships_of_colour(player, ANY_COLOUR)


def gardens_beside_buildings(game: Tabannusi, player: int) -> int:
    """Return the Gardens beside a player's Buildings, each once, anyone's. TAB-20.16; TAB-A30"""
    board = game.board
    found = [0] * COMMON
    for building in range(len(game.deeds)):
        if game.deeds[building] >> KIND_BITS == player:
            district = (game.deeds[building] & 15) // TRACKS
            found[district] |= board.beside(district, game.sites[building]) & game.gardens[district]
    n = 0
    for district in range(COMMON):
        n += count(found[district] & board.own[district])
        for space in members(found[district] & ~board.own[district]):
            twin = board.twin[district * SPACES + space]
            if not found[twin // SPACES] & BIT[twin % SPACES]:
                n += 1
    return n


def take_decree(game: Tabannusi, player: int, decree: int) -> None:
    """Take the card and gain its bonuses at once. TAB-11.5"""
    game.decrees &= ~BIT[decree]
    game.players[player].decrees |= BIT[decree]
    game.note(MOVED, player, DECREE + decree, 1, DISPLAY, place_of(player, AREA), clause=1105)
    for bonus in game.edition.decree_effects[decree]:
        if op_of(bonus) == POINTS:
            game.players[player].scored[FOR_DECREES] += number_in(bonus)
    game.gain_all(player, game.edition.decree_effects[decree])
