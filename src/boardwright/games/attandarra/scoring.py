"""Final scoring. The same functions tell at any time what the city would score now. ATT-10, 13.8"""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.notes import UNFINISHED
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.bits import count, members

# Categories of the score sheet, in the order of `sheet`.
BUILT: Final = 0
GATES_BUILT: Final = 1
SEAL: Final = 2
EVENTS_SCORED: Final = 3
CITIZENS: Final = 4
COINS: Final = 5
MEADOWS: Final = 6
RESERVOIR_RINGED: Final = 7
BUILDINGS: Final = 8
GATES: Final = 9
CATEGORIES: Final = 10


def sheet(game: Attandarra, player: int) -> list[int]:
    """Return one player's points per category if the game ended now."""
    me = game.players[player]
    return [
        me.points_built,
        me.points_gates,
        me.points_seal,
        me.points_events,
        majority_points(game, player, citizen_counts(game)),
        majority_points(game, player, coin_counts(game)),
        meadow_points(game, player),
        reservoir_points(game, player),
        building_points(game, player),
        gate_points(game, player),
    ]


def totals(game: Attandarra) -> list[int]:
    """Return each seat's points if the game ended now."""
    out: list[int] = []
    for player in range(game.seats):
        total = 0
        for points in sheet(game, player):
            total += points
        out.append(total)
    return out


def citizen_counts(game: Attandarra) -> list[int]:
    """Return each seat's citizens as far as they are ranked, else 0. ATT-10.3, 10.6"""
    out: list[int] = []
    for player in game.players:
        ranked = game.switches.majority_in_same_category or player.coins() > 0
        out.append(player.citizens() if ranked else 0)
    return out


def coin_counts(game: Attandarra) -> list[int]:
    """Return each seat's coins as far as they are ranked, else 0. ATT-10.4, 10.6"""
    out: list[int] = []
    for player in game.players:
        ranked = game.switches.majority_in_same_category or player.citizens() > 0
        out.append(player.coins() if ranked else 0)
    return out


def majority_points(game: Attandarra, player: int, counts: list[int]) -> int:
    """Return what a count earns; equal counts earn the same and use up places. ATT-10.5; ATT-A11"""
    mine = counts[player]
    if mine == 0:
        return 0
    place = 0
    for other in range(len(counts)):
        if counts[other] > mine:
            place += 1
    if game.switches.majority_skips_one_level:
        place = levels_above(counts, mine)
    majority = game.edition.majority
    return majority[place] if place < len(majority) else 0


def levels_above(counts: list[int], mine: int) -> int:
    """Return the levels used up by larger counts when a tie uses up just one extra level. ATT-A11"""
    levels = 0
    above = mine
    while True:
        larger = 0
        for other in counts:
            if other > above and (larger == 0 or other < larger):
                larger = other
        if larger == 0:
            return levels
        tied = 0
        for other in counts:
            if other == larger:
                tied += 1
        levels += 2 if tied > 1 else 1
        above = larger


def meadow_points(game: Attandarra, player: int) -> int:
    """Return the points of the meadows, more with a citizen. ATT-10.7"""
    me = game.players[player]
    total = 0
    for space in members(me.meadows):
        if me.citizens_at(space):
            total += game.edition.meadow_points_with_citizen
        else:
            total += game.edition.meadow_points
    return total


def reservoir_points(game: Attandarra, player: int) -> int:
    """Return the points of a reservoir with a completed building on all four sides. ATT-10.8; ATT-A13"""
    me = game.players[player]
    around = game.beside(me.reservoir)
    if me.reservoir & game.edition.inner and around & ~me.completed == 0:
        return game.edition.reservoir_points
    return 0


def building_points(game: Attandarra, player: int) -> int:
    """Return the numerals of the completed buildings, gates apart. ATT-10.2, 10.9; ATT-A16

    Where a table adds the numerals of gates to the sum, they stand here, not among the gates' own points.
    """
    me = game.players[player]
    total = 0
    for space in members(me.completed & ~me.gates):
        total += game.edition.numeral[me.tile_at[space]]
    if game.switches.gates_in_building_sum:
        total += game.edition.gate_numeral * count(me.gates)
    return total


def gate_points(game: Attandarra, player: int) -> int:
    """Return the points of the gates, more with two on opposite sides. ATT-13.8; ATT-A16"""
    me = game.players[player]
    sides = 0
    gates = 0
    for space in members(me.gates):
        sides |= 1 << game.edition.gate_side[space]
        gates += 1
    opposite = sides & 3 == 3 or sides & 12 == 12
    return gates * (game.edition.gate_points_opposite if opposite else game.edition.gate_points_final)


def city_tiles(game: Attandarra, player: int) -> int:
    """Return the tiles that count for the tie-break: all but unfinished buildings. ATT-10.2, 10.10, 13.9"""
    me = game.players[player]
    n = 0
    for _ in members(me.tiles & ~me.unfinished()):
        n += 1
    return n


def places(game: Attandarra) -> list[int]:
    """Return each seat's place: points, then citizens, coins, city tiles; then shared. ATT-10.10; ATT-A12"""
    points = totals(game)
    keys: list[list[int]] = []
    for player in range(game.seats):
        me = game.players[player]
        keys.append([points[player], me.citizens(), me.coins(), city_tiles(game, player)])
    return [1 + better_than(keys, player) for player in range(game.seats)]


def better_than(keys: list[list[int]], player: int) -> int:
    """Return how many seats have a better key."""
    n = 0
    for other in keys:
        if other > keys[player]:
            n += 1
    return n


def remove_unfinished(game: Attandarra) -> None:
    """Take unfinished buildings off every board before final scoring. ATT-10.2"""
    for player in range(game.seats):
        for space in members(game.players[player].unfinished()):
            game.lift_tile(player, space, UNFINISHED, 10_02)
