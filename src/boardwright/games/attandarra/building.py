"""Building: where a cube may go, and what happens when a building is complete. ATT-5, ATT-6"""

from __future__ import annotations

from boardwright.games.attandarra.actions import BUILD, EXTEND
from boardwright.games.attandarra.components import CITIZEN, GLASS, MATERIALS
from boardwright.games.attandarra.notes import HAND, MATERIAL, TILE, city_space
from boardwright.games.attandarra.reasons import (
    GLASS_CANNOT_BEGIN,
    LOWER_QUALITY,
    NONE_IN_SUPPLY,
    NOT_ADJACENT,
    NOT_UNFINISHED,
    ONE_MATERIAL_ONLY,
    SAME_NUMERAL,
    SPACE_TAKEN,
)
from boardwright.games.attandarra.scoring import BUILT
from boardwright.games.attandarra.seal import count_completed_building
from boardwright.games.attandarra.state import Attandarra, best_of, cubes_on, one_material
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import MOVED, SCORED, TURNED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import Price


def why_not_site(game: Attandarra, player: int, space: int) -> Reason:
    """Say whether any new tile may lie on a space. ATT-5.1-5.3"""
    if game.players[player].tiles & BIT[space]:
        return SPACE_TAKEN
    if not game.open_sites(player) & BIT[space]:
        return NOT_ADJACENT
    return OK


def why_not_begin(game: Attandarra, player: int, material: int, kind: int, space: int) -> Reason:
    """Say whether a cube may begin a building of this kind on a space. ATT-5.1-5.5, 5.8"""
    if material == GLASS:
        return GLASS_CANNOT_BEGIN
    if game.players[player].supply[kind] == 0:
        return NONE_IN_SUPPLY
    reason = why_not_site(game, player, space)
    if reason != OK:
        return reason
    if not game.building_sites(player, kind) & BIT[space]:
        return SAME_NUMERAL
    return OK


def why_not_extend(game: Attandarra, player: int, material: int, space: int) -> Reason:
    """Say whether a cube may continue the building on a space. ATT-5.6, 5.7"""
    me = game.players[player]
    if not me.unfinished() & BIT[space]:
        return NOT_UNFINISHED
    cubes = me.cubes[space]
    best = best_of(cubes)
    if material < best:
        return LOWER_QUALITY
    last_cube = cubes_on(cubes) + 1 == game.edition.numeral[me.tile_at[space]]
    if last_cube and material == best and one_material(cubes):
        return ONE_MATERIAL_ONLY
    return OK


def has_place(game: Attandarra, player: int, material: int) -> bool:
    """Tell whether a cube could be placed anywhere in a city. ATT-4.2"""
    me = game.players[player]
    unfinished = me.unfinished()
    space = 0
    while unfinished:
        if unfinished & 1 and why_not_extend(game, player, material, space) == OK:
            return True
        unfinished >>= 1
        space += 1
    if material == GLASS:
        return False
    return any(me.supply[kind] and game.building_sites(player, kind) for kind in range(game.edition.kinds))


class PlaceCube(Decision[Attandarra]):
    """Put a cube on a new or on an unfinished building, paying what is still owed for it. ATT-4.2, 5"""

    def __init__(self, player: int, material: int, owed: int) -> None:
        super().__init__(player)
        self.material = material
        self.owed = owed  # gold; 0 for a bought cube, which is paid already

    def candidates(self, game: Attandarra) -> list[Action]:
        me = game.players[self.player]
        out = [pack(EXTEND, space) for space in members(me.unfinished())]
        for kind in range(game.edition.kinds):
            if me.supply[kind]:
                for space in range(game.edition.spaces):
                    out.append(pack(BUILD, kind, space))
        return out

    def price(self, game: Attandarra, action: Action) -> Price:
        """Gold still owed for the cube. ATT-3.3"""
        return self.owed

    def facts(self, game: Attandarra, action: Action) -> dict[str, int]:
        facts = {"material": self.material}
        if verb_of(action) == EXTEND:
            me = game.players[self.player]
            facts["tile"] = me.tile_at[first_of(action)]
            facts["last"] = best_of(me.cubes[first_of(action)])
        else:
            facts["tile"] = first_of(action)
            facts["numeral"] = game.edition.numeral[first_of(action)]
        return facts

    def why_not(self, game: Attandarra, action: Action) -> Reason:
        if verb_of(action) == EXTEND:
            return why_not_extend(game, self.player, self.material, first_of(action))
        return why_not_begin(game, self.player, self.material, first_of(action), second_of(action))

    def options(self, game: Attandarra) -> list[Action]:
        """For speed: one mask a kind instead of one question a space."""
        me = game.players[self.player]
        out: list[Action] = []
        for space in members(me.unfinished()):
            if why_not_extend(game, self.player, self.material, space) == OK:
                out.append(pack(EXTEND, space))
        if self.material == GLASS:
            return out
        sites = game.open_sites(self.player)
        for kind in range(game.edition.kinds):
            if me.supply[kind]:
                allowed = sites & ~game.beside(me.numerals[game.edition.numeral[kind]])
                add_actions(out, pack(BUILD, kind), allowed)
        return out

    def take(self, game: Attandarra, action: Action) -> None:
        game.pay(self.player, self.price(game, action), 3_03)
        game.hand[self.material] -= 1
        space = first_of(action)
        if verb_of(action) == BUILD:
            space = second_of(action)
            game.lay_tile(self.player, first_of(action), space, 5_04)
        lay_cube(game, self.player, self.material, space)


def add_actions(out: list[Action], action: Action, spaces: int) -> None:
    """Append an action for every space of a mask, the space as its second argument."""
    step = pack(0, 0, 1)
    while spaces:
        if spaces & 1:
            out.append(action)
        spaces >>= 1
        action += step


def lay_cube(game: Attandarra, player: int, material: int, space: int) -> None:
    """Lay a cube on a building and complete it with its last one. ATT-6.1"""
    me = game.players[player]
    me.cubes[space] += 1 << (4 * material)
    if game.notes is not None:
        tile = TILE + me.tile_at[space]
        game.note(MOVED, player, MATERIAL + material, 1, HAND, city_space(player, space), tile, 5_06)
    if cubes_on(me.cubes[space]) == game.edition.numeral[me.tile_at[space]]:
        complete_building(game, player, space)


def worth(game: Attandarra, cubes: int) -> int:
    """Return the points for the cubes of a building on its completion. ATT-6.2"""
    points = 0
    for material in range(MATERIALS):
        points += (cubes >> (4 * material) & 15) * game.edition.points[material]
    return points


def complete_building(game: Attandarra, player: int, space: int) -> None:
    """Score the cubes at once, put them back and count the building for the Seal. ATT-6.2, 6.3, 12.2"""
    me = game.players[player]
    cubes = me.cubes[space]
    points = worth(game, cubes)
    me.points_built += points
    if game.notes is not None:
        game.note(TURNED, player, TILE + me.tile_at[space], 1, 0, city_space(player, space), 0, 6_01)
        game.note(SCORED, player, BUILT, points, cause=city_space(player, space), clause=6_02)
    game.return_cubes(player, space, 6_03)
    me.completed |= BIT[space]
    count_completed_building(game, player, best_of(cubes))


def can_hold(game: Attandarra, player: int, space: int, marker: int) -> bool:
    """Tell whether the tile on a space may hold a citizen or a coin. ATT-8.6"""
    me = game.players[player]
    if me.completed & BIT[space]:
        return True
    return marker == CITIZEN and me.meadows & BIT[space] != 0
