"""Final scoring, and what the table would score now. BAG-16, 20.8, 20.15, 20.17, 22.8, 30, 31.5"""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOT,
    NO_BUILDING,
    NO_OBJECTIVE,
    PORT_SLOTS,
    PORTS,
    SECTIONS,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.counts import count_of, met_night_cards
from boardwright.games.baghdad.objectives import LAST_SPACE
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members, total

# Categories of the score sheet, in the order of `sheet`: the scoring tokens, then these.
TOKENS: Final = 8
LEVEL_FIVE: Final = 8
PALACE_TOP: Final = 9
NIGHT_POINTS: Final = 10
ARTEFACT_POINTS: Final = 11
FAVOUR: Final = 12
SHAME: Final = 13
PUBLIC_HOUSES: Final = 14
CIVICS: Final = 15
OBJECTIVES: Final = 16
CATEGORIES: Final = 17


def sheet(game: Baghdad, player: int) -> list[int]:
    """Return one player's points per category if the game ended now; the tokens in the edition's order."""
    out = [0] * CATEGORIES
    for place in range(len(game.tokens)):
        if game.tokens[place] >= 0:
            multiplier = multiplier_of(game, player, place)
            if multiplier:
                row = game.edition.scoring_tokens.index(game.tokens[place])
                out[row] = multiplier * count_of(game, player, game.tokens[place])
    out[LEVEL_FIVE] = level_five_points(game, player)
    out[PALACE_TOP] = palace_top_points(game, player)
    out[NIGHT_POINTS] = night_points(game, player)
    out[ARTEFACT_POINTS] = artefact_points(game, player)
    out[FAVOUR] = favour_points(game, player)
    out[SHAME] = game.players[player].shame * game.edition.shame_points
    out[PUBLIC_HOUSES] = public_house_points(game, player)
    out[CIVICS] = civic_points(game, player)
    out[OBJECTIVES] = objective_points(game, player)
    return out


def multiplier_of(game: Baghdad, player: int, place: int) -> int:
    """Return the sum of a player's multipliers at a port or a palace section. BAG-16.1, 16.2"""
    n = 0
    if place < PORTS:
        for slot in range(place * PORT_SLOTS, place * PORT_SLOTS + PORT_SLOTS):
            if game.ports[slot] == player:
                n += game.edition.river.multipliers[slot]
        return n
    palace = game.edition.palace
    for piece in range(palace.pieces):
        if game.pieces[piece] == player and palace.section[piece] == place - PORTS:
            n += palace.multiplier[piece]
    return n


def level_five_points(game: Baghdad, player: int) -> int:
    """Return the points of a level-5 building, public or not. BAG-16.5, 17.17-17.23, 20.17; BAG-A52"""
    building = game.players[player].level_five
    if building == NO_BUILDING:
        return 0
    buildings = game.edition.buildings
    return buildings.points_each[building] * count_of(game, player, buildings.thing[building])


def palace_top_points(game: Baghdad, player: int) -> int:
    """Return the points of base and dome. BAG-16.6"""
    palace = game.edition.palace
    n = 0
    for piece in range(palace.pieces):
        if game.pieces[piece] == player and palace.section[piece] == SECTIONS:
            n += palace.points[piece]
    return n


def night_points(game: Baghdad, player: int) -> int:
    """Return the points of night cards. BAG-16.7, 30.2"""
    n = 0
    for card in members(met_night_cards(game, player)):
        n += game.edition.cards.points[card]
    return n


def artefact_points(game: Baghdad, player: int) -> int:
    """Return the points of the filled artefact spots. BAG-16.8"""
    n = 0
    row = game.players[player].row(ARTEFACT)
    for spot in range(SPOTS):
        if row & BIT[spot]:
            if game.solo() and player == BOT:
                n += game.edition.bot.artefact_points[game.difficulty * SPOTS + spot]
            else:
                n += game.edition.board.artefact_points[spot]
    return n


def favour_points(game: Baghdad, player: int) -> int:
    """Return the points of the favour track; the bot's are flat. BAG-16.9, 30.3"""
    if game.solo() and player == BOT:
        return game.edition.bot.favour_points[game.difficulty]
    return game.edition.board.favour_points[game.players[player].favour]


def public_house_points(game: Baghdad, player: int) -> int:
    """Return the points of the own houses on the public houses board. BAG-20.8"""
    n = 0
    for slot in range(len(game.public_slots)):
        if game.public_slots[slot] == player:
            n += game.edition.modules.house_points[slot]
    return n


def civic_points(game: Baghdad, player: int) -> int:
    """Return what the empty spots of the own civic column cost. BAG-20.15"""
    if not game.public_works:
        return 0
    return (TYPES - game.players[player].civic_tiles()) * game.edition.modules.civic_points


def objective_points(game: Baghdad, player: int) -> int:
    """Return the points of objectives kept, and of markers on the last space. BAG-22.8"""
    n = count(game.players[player].objectives)
    for place in range(len(game.shown)):
        if game.shown[place] != NO_OBJECTIVE and game.marks_at(place, player, LAST_SPACE):
            n += 1
    return n * game.edition.modules.objective_points


def totals(game: Baghdad) -> list[int]:
    """Return everybody's points if the game ended now, the bot's included."""
    return [total(sheet(game, player)) for player in range(game.count)]


def places(game: Baghdad) -> list[int]:
    """Return each seat's place: points, night cards, favour; then shared. BAG-16.13; BAG-A31

    Solo: 1 only with more points than the bot, else 2 (BAG-23.7).
    """
    points = totals(game)
    if game.solo():
        return [1 if points[0] > points[BOT] else 2]
    keys: list[list[int]] = []
    for player in range(game.seats):
        keys.append([points[player], night_points(game, player), game.players[player].favour])
    out: list[int] = []
    for mine in keys:
        place = 1
        for other in keys:
            if other > mine:
                place += 1
        out.append(place)
    return out
