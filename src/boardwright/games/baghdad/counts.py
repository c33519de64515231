"""What cards, scoring tokens, objectives and requirements count. BAG-5.2, 16.4, 18, 19"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    ARTEFACT_TYPES,
    BOATS,
    BOATS_IN_PORT,
    BOT,
    BUILDINGS,
    FAVOUR_POINTS,
    ICONS,
    NIGHT,
    NIGHT_CARDS,
    NO_CARD,
    NO_TILE,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members


def icons_of(game: Baghdad, player: int, icon: int) -> int:
    """Return the icons on face-up cards, the leaving one included. BAG-4.6, 5.2, 6.2"""
    n = 0
    icons = game.edition.cards.icons
    for card in game.players[player].slots:
        if card != NO_CARD:
            n += icons[card * ICONS + icon]
    return n


def skill_of(game: Baghdad, player: int, skill: int) -> int:
    """Return the icons of a skill that need not be spent: cards and skill tiles. BAG-5.2, 15.3"""
    n = icons_of(game, player, skill)
    if game.players[player].skill_tiles & BIT[skill]:
        n += 1
    return n


def count_of(game: Baghdad, player: int, thing: int) -> int:
    """Return how many of a thing a player has. BAG-16.4, 18, 19"""
    me = game.players[player]
    if thing < TYPES:
        return me.in_row(thing)
    if thing == BUILDINGS:
        return me.built()
    if thing == ARCHITECTS:
        return SPOTS - count(me.architects)
    if thing == BOATS:
        return game.boats_off_board(player)
    if thing == BOATS_IN_PORT:
        return game.edition.boats - me.boats - game.boats_on_river(player)
    if thing == ARTEFACT_TYPES:
        return artefact_types(game, player)
    if thing == NIGHT_CARDS:
        return count(met_night_cards(game, player))
    if game.solo() and player == BOT:
        return 0  # it has neither favour nor coins: BAG-A44
    if thing == FAVOUR_POINTS:
        return game.edition.board.favour_points[me.favour]
    return me.coins


def artefact_types(game: Baghdad, player: int) -> int:
    """Return how many different artefacts are on the board."""
    return count(artefacts_of(game, player))


def artefacts_of(game: Baghdad, player: int) -> int:
    """Return the city tiles of the artefacts on the board, as a mask."""
    mask = 0
    me = game.players[player]
    for spot in range(ARTEFACT * SPOTS, ARTEFACT * SPOTS + SPOTS):
        if me.spots[spot] != NO_TILE:
            mask |= BIT[me.spots[spot]]
    return mask


def is_met(game: Baghdad, player: int, card: int) -> bool:
    """Tell whether a player meets a card's requirement now. BAG-4.4, 4.5"""
    cards = game.edition.cards
    return cards.thing[card] < 0 or count_of(game, player, cards.thing[card]) >= cards.need[card]


def met_night_cards(game: Baghdad, player: int) -> int:
    """Return the night cards that would score now, as a mask. BAG-16.4, 16.7, 30.2

    A player's discard pile holds only those that were met; the bot's stack holds any.
    """
    me = game.players[player]
    cards = game.edition.cards
    discarded = me.discard & cards.night
    if game.solo() and player == BOT:
        mask = 0
        for card in members(discarded):
            if is_met(game, player, card):
                mask |= BIT[card]
        return mask
    mask = discarded
    for card in me.slots:
        if card != NO_CARD and cards.deck[card] == NIGHT and is_met(game, player, card):
            mask |= BIT[card]
    return mask
