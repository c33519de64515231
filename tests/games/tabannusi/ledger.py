"""Where everything is in a game of Tabannusi, counted as its notes count."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    DECLINE,
    PAY,
    PORT_HOUSE,
    USE_DISCOUNT,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.components import (
    CELLS,
    COLOURS,
    COMMON,
    IN_AREA,
    NO_TILE,
    ON_BOARD,
    ON_DISPLAY,
    ROWS,
    SHIPS,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.notes import (
    ACTION_TILE,
    ALLOWANCE,
    ARCHITECT,
    AREA,
    ASIDE,
    ASSISTANT,
    AUTOMA,
    BAG,
    BARGE,
    BARGE_TILE,
    BOT_MARKER,
    BOTS_CARD,
    BOX,
    BUILT,
    CELL,
    CLAIM,
    CLAIM_SUPPLY,
    CRATE,
    DECK,
    DECREE,
    DIE,
    DISCARDS,
    DISPLAY,
    DISTRICT,
    DRAWN,
    FACE_DOWN,
    FOR_ICONS,
    GARDEN,
    GOLD,
    HAND,
    HARBORMASTER,
    HOUSE,
    LEFT_CARD,
    LEVEL,
    LINE,
    NUMBER_PILE,
    ON_TILE,
    ON_TRACK,
    PIECE,
    PORT_SPACE,
    PROJECT,
    RIGHT_CARD,
    ROW,
    SECTION,
    SHIP,
    SLOT,
    SPACE,
    SPECIAL,
    STACK,
    SUPPLY,
    TIME_GOLD,
    TIME_TRACK,
    UNDER_DECK,
    URBAN,
    WATER,
    ZIGGURAT_SPACE,
    ZIGGURAT_TILE,
    place_of,
)
from boardwright.games.tabannusi.payments import IN_GOLD
from boardwright.games.tabannusi.state import BOT, FACES, FOR_DECREES, KIND_BITS, Tabannusi
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import MOVED, PAID, Note
from tests.contract.notes import Ledger, points, purse

# What prices are in: thing of a note -> thing of a price. Gold may stand in for any Resource.
WALLET: Final = {GOLD: IN_GOLD, **{thing + c: c for thing in (DIE, CRATE) for c in range(COLOURS)}}
JOKER: Final = IN_GOLD
PAID_LATER: Final = {CONSTRUCT, PORT_HOUSE, ZIGGURAT_HOUSE, CLAIM_SHIP, USE_DISCOUNT, DECLINE}  # by PAY
COLLECTED_BY: Final = {PAY}


def is_paid(note: Note) -> bool:
    """Tell whether it was paid: Gold, a die to the supply, a Crate turned face down. TAB-3.16-3.18"""
    return note.kind == PAID or (note.kind == MOVED and note.clause in (316, 318))


def ledger(game: Game) -> Ledger:
    """Return how many of each thing are at each place."""
    table = cast(Tabannusi, game)
    found: Ledger = Counter()
    found.update(tiles(table))
    for seat in range(table.seats):
        found.update(held(table, seat))
    everything = Counter(found)
    for (_, thing), n in everything.items():
        found[BOX, thing] -= n  # what is not on the table; of things that never leave it that does not change
    found.update(stocks(table))
    for district in range(COMMON):
        found.update(common_district(table, district))
    for seat in range(table.seats):
        found.update(owned(table, seat))
    return found


def tiles(table: Tabannusi) -> Ledger:
    """Return the tiles and cards on the table that come from the box and may go back to it."""
    found: Ledger = Counter()
    lying = {
        (DISTRICT, BARGE_TILE): table.local,
        (CELL, SHIP): [ship if ship < SHIPS else NO_TILE for ship in table.ships],
        (LINE, HARBORMASTER): table.harbormasters,
        (LINE, CRATE): table.port_crates,
        (SLOT, ACTION_TILE): table.action_tiles,
        (SECTION, ZIGGURAT_TILE): table.ziggurat_tiles,
    }
    for (place, thing), row in lying.items():
        for n, tile in enumerate(row):
            if tile >= 0:
                found[place + n, thing + tile] = 1
    for decree in members(table.decrees):
        found[DISPLAY, DECREE + decree] = 1
    for district, markers in enumerate(table.automa_markers):
        found[BOTS_CARD + district, BOT_MARKER] = markers
    return found


def held(table: Tabannusi, seat: int) -> Ledger:
    """Return what a player has of such tiles and cards."""
    me = table.players[seat]
    area = place_of(seat, AREA)
    found: Ledger = Counter()
    for colour in range(COLOURS):
        found[area, CRATE + colour] = me.crates_up(colour)
        found[place_of(seat, FACE_DOWN), CRATE + colour] = me.crates_down(colour)
    for tile in members(me.harbormasters):
        found[area, HARBORMASTER + tile] = 1
    for decree in members(me.decrees):
        found[area, DECREE + decree] = 1
    found[area, ALLOWANCE] = me.allowances
    return found


def stocks(table: Tabannusi) -> Ledger:
    """Return dice, stocks and decks that all share."""
    found: Ledger = Counter()
    found[TIME_TRACK, TIME_GOLD] = table.time_gold
    for colour in range(COLOURS):
        found[SUPPLY, DIE + colour] = table.supply[colour]
        for n in range(FACES):
            found[BARGE + colour * FACES + n, DIE + colour] = table.barge[colour * FACES + n]
    for track in range(TRACKS):
        found[SUPPLY, PROJECT + track] = table.project_stock[track]
        found[SUPPLY, PIECE + track] = table.piece_stock[track]
        found[BAG, PROJECT + track] = table.automa_bag[track]
    for shown in table.automa_shown:
        found[NUMBER_PILE + shown // TRACKS, PROJECT + shown % TRACKS] += 1
    found[SUPPLY, WATER] = table.water_stock
    found[SUPPLY, GARDEN] = table.garden_stock
    for tile, where in enumerate(table.special):
        if where >= ON_BOARD:
            found[SPACE + where - ON_BOARD, SPECIAL + tile] = 1
        elif where >= IN_AREA:
            found[place_of(where - IN_AREA, AREA), SPECIAL + tile] = 1
        else:
            found[DISPLAY if where == ON_DISPLAY else STACK, SPECIAL + tile] = 1
    for card in members(table.urban_deck):
        found[DECK, URBAN + card] = 1
    for card in table.bottom:
        found[UNDER_DECK, URBAN + card] = 1
    if table.solo:
        for card in range(len(table.edition.automa.card_top)):
            place = DECK if table.automa_deck & BIT[card] else DISCARDS
            place = {table.left: LEFT_CARD, table.right: RIGHT_CARD}.get(card, place)
            found[place, AUTOMA + card] = 1
    return found


def common_district(table: Tabannusi, district: int) -> Ledger:
    """Return what lies on the grid of a District; on a border each thing once."""
    board = table.board
    found: Ledger = Counter()
    for track in range(TRACKS):
        for space in members(table.projects[district * TRACKS + track]):
            found[SPACE + district * SPACES + space, PROJECT + track] = 1
        built = table.built[district * TRACKS + track]
        found[BUILT + district * TRACKS + track, PIECE + track] = count(built)
    special = {where - ON_BOARD for where in table.special}
    for space in members(table.water[district] & board.land[district]):
        found[SPACE + district * SPACES + space, WATER] = int(district * SPACES + space not in special)
    for space in members(table.gardens[district] & board.own[district]):
        found[SPACE + board.name_of(district * SPACES + space), GARDEN] = 1
    return found


def owned(table: Tabannusi, seat: int) -> Ledger:
    """Return a player's points, Gold, dice, markers, Houses and workers."""
    me = table.players[seat]
    area = place_of(seat, AREA)
    found: Ledger = Counter()
    found[purse(seat), GOLD] = me.gold
    for category, n in enumerate(me.scored):
        if category != FOR_DECREES:
            found[points(seat), category] = n
    found[points(seat), FOR_ICONS] = me.vp - sum(me.scored) + me.scored[FOR_DECREES]
    for colour in range(COLOURS):
        found[area, DIE + colour] = me.dice[colour]
    found[area, WATER] = me.water
    found[area, GARDEN] = me.gardens
    for track, level in enumerate(me.mastery):
        found[place_of(seat, ON_TRACK + level), LEVEL + track] = 1
    found[DISTRICT + me.architect, ARCHITECT + seat] = 1
    found[DISTRICT + me.assistant, ASSISTANT + seat] = 1
    for row in range(ROWS):
        found[place_of(seat, ROW + row), HOUSE + seat] = me.houses[row]
    for building, deed in enumerate(table.deeds):
        if deed >> KIND_BITS == seat:
            place = (deed & 15) // TRACKS * SPACES + members(table.sites[building])[0]
            found[SPACE + place, HOUSE + seat] = 1
    for space in members(me.port):
        found[PORT_SPACE + space, HOUSE + seat] = 1
    for space in members(me.ziggurat):
        found[ZIGGURAT_SPACE + space, HOUSE + seat] = 1
    for card in me.urban:
        found[place_of(seat, HAND), URBAN + card] = 1
    for card in me.drawn:
        found[place_of(seat, DRAWN), URBAN + card] = 1
    found.update(markers(table, seat))
    return found


def markers(table: Tabannusi, seat: int) -> Ledger:
    """Return where a player's Claim markers are; the Bot takes them from its supply."""
    me = table.players[seat]
    found: Ledger = Counter()
    supply = me.supply - table.markers_on_board(seat) if table.solo and seat == BOT else me.supply
    found[place_of(seat, CLAIM_SUPPLY), CLAIM + seat] = supply
    found[place_of(seat, AREA), CLAIM + seat] = me.markers
    found[place_of(seat, ASIDE), CLAIM + seat] = me.aside
    for cell in range(CELLS):
        found[CELL + cell, CLAIM + seat] = me.ships >> cell & 1
    for section, n in enumerate(me.tile_markers):
        found[place_of(seat, ON_TILE + section), CLAIM + seat] = n
    for district in range(COMMON):
        at = seat * COMMON + district
        for space in members(table.project_markers[at]):
            found[SPACE + district * SPACES + space, CLAIM + seat] += 1
        for space in members(table.garden_markers[at] & table.board.own[district]):
            found[SPACE + table.board.name_of(district * SPACES + space), CLAIM + seat] += 1
    return found
