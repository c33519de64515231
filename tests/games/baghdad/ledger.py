"""Where everything is in a game of Baghdad, counted as its notes count."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from boardwright.games.baghdad.actions import BUILD_PIECE, CONSTRUCT, CONSTRUCT_PUBLIC, PAY
from boardwright.games.baghdad.components import (
    DAY,
    GOODS,
    NIGHT,
    NO_BOT_CARD,
    NO_BUILDING,
    NO_CARD,
    NO_CONTRACT,
    NO_OBJECTIVE,
    NO_TILE,
    OBJECTIVE_SPACES,
    PUBLIC_HOUSE,
    SKILLS,
    STARTING,
    UNUSED_SLOT,
)
from boardwright.games.baghdad.notes import (
    A_BOT_CARD,
    ARCHITECT,
    ARCHITECTS_LEFT,
    BAG,
    BOAT,
    BOT_DECK,
    BOT_FACE,
    BOX,
    BUILDING,
    CARD,
    CIVIC_COLUMN,
    CIVIC_MARKER,
    COINS_HELD,
    CONTRACT,
    CONTRACT_TOP,
    COVERING,
    DECK,
    DISCARD,
    DISPLAY,
    FAVOUR_HELD,
    FIRST_SET,
    GOOD,
    HAND,
    HOUSE,
    HOUSES,
    KEPT,
    LIBRARY_SPACE,
    LIBRARY_TOKEN,
    LOCATION,
    LOWER,
    MARKS,
    NODE,
    OBJECTIVE_CARD,
    OBJECTIVE_MARKER,
    PALACE,
    PIECE,
    PLAN,
    PORT,
    PUBLIC_HOUSE_PIECE,
    PUBLIC_SLOT,
    SCORED_THERE,
    SECOND_SET,
    SHAME_HELD,
    SHOWN,
    SKILL,
    SLOT,
    SPOT,
    STEPS_HELD,
    SUPPLY,
    TILE,
    TOKEN,
    UNBUILT,
    UNDEALT,
    UNSEEN,
    UPPER,
    VIZIER,
    WILDS_HELD,
    of_seat,
)
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.prices import IN_COINS, IN_FAVOUR, IN_GOODS, IN_STEPS
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import PAID, Note
from boardwright.kernel.packing import NOBODY
from tests.contract.notes import Ledger, purse

# What prices are in: thing of a note -> thing of a price.
WALLET: Final = {
    COINS_HELD: IN_COINS,
    FAVOUR_HELD: IN_FAVOUR,
    STEPS_HELD: IN_STEPS,
    **{GOOD + good: IN_GOODS + good for good in range(GOODS)},
}
PAID_LATER: Final = {CONSTRUCT, CONSTRUCT_PUBLIC, BUILD_PIECE}  # once their requirement is met. BAG-9.4, 10.3
COLLECTED_BY: Final = {PAY}


def is_paid(note: Note) -> bool:
    """Tell whether it was paid: patients, students and charity take what is there. BAG-12.1, 12.2, 20.14"""
    return note.kind == PAID and note.clause not in (12_01, 12_02, 20_14)


def ledger(game: Game) -> Ledger:
    """Return how many of each thing are at each place."""
    table = cast(Baghdad, game)
    found: Ledger = Counter()
    for part in (cards, tiles, buildings, palace, others):
        found.update(part(table))
    for seat in range(table.count):
        found.update(board(table, seat))
    return found


def cards(table: Baghdad) -> Ledger:
    """Return the cards: character cards, contracts, objectives, those of the bot."""
    found: Ledger = Counter()
    edition = table.edition
    for deck in (DAY, NIGHT):
        found.update((DECK + deck, CARD + card) for card in members(table.decks[deck - 1]))
    found.update((DISPLAY + slot, CARD + card) for slot, card in enumerate(table.display) if card != NO_CARD)
    found.update((BOX, CARD + card) for card in members(table.box))
    found.update(
        (UNDEALT, CARD + card)
        for card in range(edition.cards.cards)
        if edition.cards.deck[card] == STARTING
        and not any(
            card in player.hand + player.slots or player.discard & BIT[card] for player in table.players
        )
    )
    found.update((UNSEEN, CONTRACT + each) for each in members(table.contract_pool))
    found.update(
        (CONTRACT_TOP + stack, CONTRACT + each)
        for stack, each in enumerate(table.contract_tops)
        if each != NO_CONTRACT
    )
    found.update((UNSEEN, OBJECTIVE_CARD + each) for each in members(table.objective_pool))
    found.update(
        (SHOWN + place, OBJECTIVE_CARD + each)
        for place, each in enumerate(table.shown)
        if each != NO_OBJECTIVE
    )
    found.update((UNSEEN, A_BOT_CARD + each) for each in members(table.bot_pool))
    for place, each in ((BOT_DECK, table.bot_top), (BOT_FACE, table.bot_active)):
        if each != NO_BOT_CARD:
            found[place, A_BOT_CARD + each] = 1
    return found


def tiles(table: Baghdad) -> Ledger:
    """Return the city tiles; what is not yet in the game is in its set."""
    found: Ledger = Counter()
    city = table.edition.city
    for tile in range(city.tiles):
        found[BAG, TILE + tile] = table.bag[tile]
        found[SECOND_SET, TILE + tile] = 0 if table.second_set else city.second_set[tile]
        n = table.bag[tile] + table.city.count(tile)
        n -= sum(table.city[site] == tile for site in city.sites)
        n += sum(player.spots.count(tile) + player.civic.count(tile) for player in table.players)
        n -= city.second_set[tile] if table.second_set else 0
        found[FIRST_SET, TILE + tile] = city.starting_tiles[tile] + city.first_set[tile] - n
    found.update(
        (LOCATION + slot, TILE + table.city[slot]) for slot in city.slots if table.city[slot] != NO_TILE
    )
    return found


def buildings(table: Baghdad) -> Ledger:
    """Return the buildings, the public houses."""
    found: Ledger = Counter()
    found.update((UNSEEN, BUILDING + each) for each in members(table.building_pool))
    for row, lying in ((UPPER, table.tops), (LOWER, table.bottoms)):
        found.update(
            (row + level, BUILDING + each) for level, each in enumerate(lying) if each != NO_BUILDING
        )
    for site in table.edition.city.sites:
        if table.city[site] != NO_BUILDING:
            found[LOCATION + site, BUILDING + table.city[site]] = 1
    for site in members(table.public_sites):
        found[LOCATION + site, PUBLIC_HOUSE_PIECE] = 1
    for slot, owner in enumerate(table.public_slots):
        if owner == PUBLIC_HOUSE:
            found[PUBLIC_SLOT + slot, PUBLIC_HOUSE_PIECE] = 1
        elif owner not in (UNUSED_SLOT, NOBODY):
            found[PUBLIC_SLOT + slot, HOUSE] = 1
    return found


def palace(table: Baghdad) -> Ledger:
    """Return the pieces of the palace, and the spaces that they cover."""
    found: Ledger = Counter()
    for piece, owner in enumerate(table.pieces):
        found[UNBUILT if owner == NOBODY else PALACE, PIECE + piece] = 1
        if owner in range(table.count):
            found[PALACE, ARCHITECT] += 1
    for kind, covered in enumerate(table.covered):
        for space in members(covered):
            found[PALACE, COVERING + kind] -= 1
            found[PLAN + 16 * kind + space, COVERING + kind] = 1
    return found


def others(table: Baghdad) -> Ledger:
    """Return scoring tokens, boats in ports, tokens of the library, viziers."""
    found: Ledger = Counter()
    for thing in table.edition.scoring_tokens:
        if thing in table.tokens:
            found[SCORED_THERE + table.tokens.index(thing), TOKEN + thing] = 1
        else:
            found[UNSEEN, TOKEN + thing] = 1
    found.update((PORT + slot, BOAT) for slot, owner in enumerate(table.ports) if owner != NOBODY)
    for index, owner in enumerate(table.library):
        if owner != NOBODY:
            found[LIBRARY_SPACE + index, LIBRARY_TOKEN] = 1
            found[of_seat(owner, SUPPLY), LIBRARY_TOKEN] -= 1
    for player in table.players:
        found[LOCATION + player.vizier, VIZIER] += 1
    return found


def board(table: Baghdad, seat: int) -> Ledger:
    """Return what one player, or the bot, has."""
    me = table.players[seat]
    found: Ledger = Counter()
    held = {
        COINS_HELD: me.coins,
        STEPS_HELD: me.steps,
        WILDS_HELD: me.wilds,
        FAVOUR_HELD: me.favour,
        SHAME_HELD: me.shame,
        **{GOOD + good: me.goods[good] for good in range(GOODS)},
        **{SKILL + skill: int(me.skill_tiles & BIT[skill] != 0) for skill in range(SKILLS)},
    }
    for thing, number in held.items():
        found[purse(seat), thing] = number
    for site in members(me.sites):
        found[LOCATION + site, HOUSE] = 1
    for (place, thing), number in (pieces(me) + on_objectives(table, seat)).items():
        found[of_seat(seat, place), thing] = number
    for space in range(table.edition.river.spaces):
        found[of_seat(seat, NODE + space), BOAT] = me.boats_at(space)
    found[of_seat(seat, SUPPLY), CIVIC_MARKER] = -count(me.civic_marks)
    found[of_seat(seat, SUPPLY), OBJECTIVE_MARKER] = table.markers_left(seat)
    return found


def pieces(me: Player) -> Ledger:
    """Return what lies where on a player's board, the places without the seat."""
    found: Ledger = Counter()
    found.update((HAND, CARD + card) for card in me.hand)
    found.update((SLOT + slot, CARD + card) for slot, card in enumerate(me.slots) if card != NO_CARD)
    found.update((DISCARD, CARD + card) for card in members(me.discard))
    found.update((SPOT + spot, TILE + me.spots[spot]) for spot in members(me.filled))
    found.update((CIVIC_COLUMN + type, TILE + tile) for type, tile in enumerate(me.civic) if tile != NO_TILE)
    found.update((CIVIC_COLUMN + type, CIVIC_MARKER) for type in members(me.civic_marks))
    found.update((HOUSES + place, HOUSE) for place in members(me.houses))
    found.update((ARCHITECTS_LEFT + place, ARCHITECT) for place in members(me.architects))
    found.update((KEPT, CONTRACT + contract) for contract in members(me.contracts))
    found.update((KEPT, OBJECTIVE_CARD + objective) for objective in members(me.objectives))
    found[SUPPLY, BOAT] = me.boats
    return found


def on_objectives(table: Baghdad, seat: int) -> Ledger:
    """Return a player's markers on objectives, the places without the seat."""
    found: Ledger = Counter()
    for place, objective in enumerate(table.shown):
        if objective != NO_OBJECTIVE:
            for space in range(OBJECTIVE_SPACES):
                found[MARKS + 8 * objective + space, OBJECTIVE_MARKER] = table.marks_at(place, seat, space)
    return found
