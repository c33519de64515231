"""Where everything is in a game of Bot Factory, counted as its notes count."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_COLOUR,
    NO_PART,
    NO_TILE,
    PARTS,
    TILES,
    TYPES,
    UNIVERSAL,
)
from boardwright.games.bot_factory.notes import (
    BOT_OF,
    BOTS,
    BOX,
    COLUMN,
    CONTRACT_CARD,
    DECK,
    DISCARDED_PROJECTS,
    DISCARDS,
    DISPLAY,
    FLOOR,
    MARKER,
    MEEPLE,
    PALLET,
    PART,
    POSITION,
    PROJECT_OF,
    PROJECT_SPACE,
    STACK_TOP,
    STACKS,
    THE_UNIVERSAL_BOT,
    TILE,
    TOKEN,
    TOKEN_SPACE,
    TRACK,
    VALUE_OF,
    WHEEL,
    done_of,
    hand_of,
    supply_of,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY
from tests.contract.notes import Ledger, purse

WALLET: Final = {TOKEN: 0}  # what prices are in: thing of a note -> thing of a price
PAID_LATER: Final = frozenset[int]()  # verbs whose price another question collects


def ledger(game: Game) -> Ledger:
    """Return how many of each thing are at each place."""
    table = cast(BotFactory, game)
    found: Ledger = Counter()
    found.update(parts(table))
    found.update(projects_and_values(table))
    found.update(contracts(table))
    for meeple, where in enumerate(table.where):
        found[FLOOR + where, MEEPLE + meeple] = 1
    for tile in range(TILES):
        found[DISPLAY, TILE + tile] = int(table.tiles & BIT[tile] != 0)
    found[DISPLAY, THE_UNIVERSAL_BOT] = int(table.universal_bot)
    for seat in range(table.seats):
        found.update(held(table, seat))
    return found


def parts(table: BotFactory) -> Ledger:
    """Return what parts nobody holds, and the distribution marker."""
    found: Ledger = Counter()
    for part in range(UNIVERSAL):
        found[STACKS, PART + part] = table.stacks[part]
        found[DISCARDS, PART + part] = table.discards[part]
    for type in range(TYPES):
        found[DISPLAY, PART + UNIVERSAL + type] = table.universals[type]
    places = {STACK_TOP: table.tops, COLUMN: table.columns, PALLET: table.spares, WHEEL: table.wheel}
    for place, lying in places.items():
        for n, part in enumerate(lying):
            if part != NO_PART:
                found[place + n, PART + part] = 1
    found[STACK_TOP + table.marker, MARKER] = 1
    return found


def projects_and_values(table: BotFactory) -> Ledger:
    """Return the projects and bots that nobody has, and the markers of values."""
    found: Ledger = Counter()
    for space, colour in enumerate(table.projects):
        if colour != NO_COLOUR:
            found[PROJECT_SPACE + space, PROJECT_OF + colour] = 1
    for colour in range(COLOURS):
        found[DECK, PROJECT_OF + colour] = table.deck[colour]
        found[DISCARDED_PROJECTS, PROJECT_OF + colour] = table.project_discards[colour]
        found[BOTS, BOT_OF + colour] = table.meeples[colour]
        found[TRACK + table.values[colour], VALUE_OF + colour] = 1
    return found


def contracts(table: BotFactory) -> Ledger:
    """Return the contracts and the tokens on them."""
    found: Ledger = Counter()
    for contract in range(table.edition.contracts):
        found[BOX, CONTRACT_CARD + contract] = int(table.contracts_left & BIT[contract] != 0)
    for position, contract in enumerate(table.contracts):
        if contract >= 0:
            found[POSITION + position, CONTRACT_CARD + contract] = 1
    for space, seat in enumerate(table.reserved):
        if seat != NOBODY:
            found[TOKEN_SPACE + space, TOKEN] = 1
            found[supply_of(seat), TOKEN] -= 1  # what is paid comes back there; only this leaves it
    return found


def held(table: BotFactory, seat: int) -> Ledger:
    """Return what one player holds and has completed."""
    me = table.players[seat]
    found: Ledger = Counter()
    found[purse(seat), TOKEN] = me.tokens
    for part in range(PARTS):
        found[hand_of(seat), PART + part] = me.parts[part]
    for colour in range(COLOURS):
        found[hand_of(seat), PROJECT_OF + colour] = me.projects[colour]
        found[done_of(seat), PROJECT_OF + colour] = me.bots_of(colour)
        found[done_of(seat), BOT_OF + colour] = me.bots[colour]
        found[done_of(seat), THE_UNIVERSAL_BOT] += me.universal_bots[colour]
    if me.tile != NO_TILE:
        found[hand_of(seat), TILE + me.tile] = 1
    return found
