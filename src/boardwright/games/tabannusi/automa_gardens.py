"""The Bot's D action: Gardens and the Water they need. TAB-27.15, 28.10; TAB-A44, TAB-A67"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_cards import current_row, gain_for_covering, is_king
from boardwright.games.tabannusi.automa_choices import spaces_in_order
from boardwright.games.tabannusi.components import (
    BOT_BABA,
    SARBOT,
    SPACES,
    TRACKS,
    UP_SYMBOL,
)
from boardwright.games.tabannusi.gardening import bonus_of_water
from boardwright.games.tabannusi.notes import (
    BESIDE_OWN,
    CLAIM_SUPPLY,
    HIGHEST,
    LOWEST,
    SPACE,
    SUPPLY,
    WATER,
    place_of,
)
from boardwright.games.tabannusi.state import BOT, KIND_BITS, Tabannusi
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import CHOSEN, MOVED


def looks_for_own_buildings(game: Tabannusi) -> bool:
    """Tell whether the King says where Gardens go. TAB-28.3, 28.5, 28.10"""
    return is_king(game) and game.king in (SARBOT, BOT_BABA)


def water_allowed(game: Tabannusi, laid: int) -> int:
    """Return how many Water tiles the next Garden may add, if the action has laid some. TAB-A44"""
    if looks_for_own_buildings(game) and not game.switches.kings_water_per_action:
        laid = 0
    return min(game.edition.automa.garden_water - laid, game.water_stock)


def free_land(game: Tabannusi, district: int) -> int:
    """Return the grid spaces that hold nothing."""
    return game.board.land[district] & ~game.occupied(district)


def reachable(game: Tabannusi, district: int, water: int) -> list[int]:
    """Return the spaces for a Garden by how many new Water tiles they need, 0 to `water`."""
    known = game.water[district]
    out = [known & ~game.gardens[district]]
    for _ in range(water):
        ring = game.board.beside(district, known) & free_land(game, district) & ~known
        out.append(ring)
        known |= ring
    return out


def can_plant(game: Tabannusi, district: int) -> bool:
    """Tell whether the Bot can place a Garden. TAB-27.15"""
    if game.players[BOT].gardens == 0:
        return False
    return any(reachable(game, district, water_allowed(game, 0)))


def plant(game: Tabannusi, district: int) -> None:
    """Place Gardens one after the other. TAB-27.15"""
    laid = 0
    for _ in range(game.edition.gardens_per_action):
        if game.players[BOT].gardens == 0:
            return
        space = garden_space(game, district, water_allowed(game, laid))
        if space < 0:
            return
        chain = chain_to(game, district, space, water_allowed(game, laid))
        for step in chain:
            game.water_stock -= 1
            target = SPACE + district * SPACES + step
            game.note(MOVED, BOT, WATER, 1, SUPPLY, target, clause=2715)
            game.water[district] |= BIT[step]
        laid += len(chain)
        put_garden(game, district * SPACES + space)


def put_garden(game: Tabannusi, place: int) -> None:
    """The Garden, and what the Bot gains for a covered bonus. TAB-24.2, 23.2"""
    bonus = bonus_of_water(game, place)
    game.players[BOT].gardens -= 1
    game.lay_garden(BOT, place)
    target = SPACE + game.board.name_of(place)
    game.move_markers(BOT, 1, place_of(BOT, CLAIM_SUPPLY), target)
    if bonus:
        gain_for_covering(game, game.edition.automa.king_garden_bonus[game.king], 0)


def garden_space(game: Tabannusi, district: int, water: int) -> int:
    """Return the space of the next Garden, or -1. TAB-28.10; TAB-A44"""
    rings = reachable(game, district, water)
    beside = beside_own_buildings(game, district)
    up = game.edition.automa.card_symbol[current_row(game)] == UP_SYMBOL
    if looks_for_own_buildings(game):
        together = 0
        for ring in rings:
            together |= ring
        rings = [together]
    for near_own in (True, False):
        for ring in rings:
            spaces = spaces_in_order(game, district, ring & beside if near_own else ring, up)
            if spaces:
                cause = BESIDE_OWN if near_own else HIGHEST if up else LOWEST
                game.note(CHOSEN, BOT, SPACE + district * SPACES + spaces[0], cause=cause, clause=2810)
                return spaces[0]
    return -1


def beside_own_buildings(game: Tabannusi, district: int) -> int:
    """Return the spaces beside the Bot's Buildings; border Water has those of both shores. TAB-7.14"""
    board = game.board
    spaces = board.beside(district, own_buildings(game, district))
    for space in members(board.border[district]):
        across = board.twin[district * SPACES + space]
        if across >= 0 and board.near[across] & own_buildings(game, across // SPACES):
            spaces |= BIT[space]
    return spaces


def own_buildings(game: Tabannusi, district: int) -> int:
    """Return the spaces under the Bot's Buildings in a District."""
    spaces = 0
    for building in range(len(game.deeds)):
        deed = game.deeds[building]
        if deed >> KIND_BITS == BOT and (deed & 15) // TRACKS == district:
            spaces |= game.sites[building]
    return spaces


def chain_to(game: Tabannusi, district: int, target: int, water: int) -> list[int]:
    """Return the new Water for a Garden: the shortest chain, of several the lowest numbers. TAB-A44"""
    if game.water[district] & BIT[target]:
        return []
    land = free_land(game, district)
    board = game.board
    # From the target back: rings[n] are the spaces from which n more tiles lead to it.
    rings = [BIT[target]]
    reached = BIT[target]
    while not board.beside(district, rings[-1]) & game.water[district]:
        ring = board.beside(district, reached) & land & ~reached
        rings.append(ring)
        reached |= ring
    chain: list[int] = []
    source = game.water[district]
    for ring in reversed(rings):
        step = spaces_in_order(game, district, board.beside(district, source) & ring, False)[0]
        chain.append(step)
        source = BIT[step]
    return chain
