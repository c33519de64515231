"""What a position of Attandarra is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.components import (
    FIRE,
    HANSEATIC_LEAGUE,
    LOOTING,
    MATERIALS,
    MINT_RIGHT,
    NO_EVENT,
    PLAGUE,
    TOWN_CHARTER,
)
from boardwright.games.attandarra.history import is_struck, shelter, struck_spaces
from boardwright.games.attandarra.scoring import building_points, gate_points, reservoir_points
from boardwright.games.attandarra.state import Attandarra, Player, cubes_on
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, count, members
from boardwright.players.greedy import Evaluation

GOLD: Final = 62  # a gold still to be spent
HAND: Final = 40  # a cube in hand, before what it is made of
FIRST_MARKER: Final = 260  # the first of each kind: without it nobody is ranked
MARKER: Final = 130
AHEAD: Final = 90  # being ahead of one opponent in a majority
MEADOW: Final = 100
CITIZEN_ON_MEADOW: Final = 200
EMBLEM: Final = 45
RESERVOIR_SIDE: Final = 70  # a completed building beside an inner reservoir
RESERVOIR_FREE_SIDE: Final = 25  # a side where one can still stand


class AttandarraEvaluation(Evaluation):
    """The sum of what is scored, what will be scored, and what can still be bought."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position for a seat, in hundredths of a point."""
        assert isinstance(game, Attandarra)
        me = game.players[seat]
        worth = 100 * me.points()
        worth += 100 * (building_points(game, seat) + gate_points(game, seat))
        if not me.finished:
            worth += GOLD * me.gold
        worth += self.sites(game, me)
        worth += self.meadows(me)
        worth += self.markers(game, seat)
        worth += self.reservoir(game, seat)
        worth += self.hand(game)
        worth += EMBLEM * me.emblems
        worth += self.seal(game, seat)
        worth += self.event(game, seat)
        return worth

    def sites(self, game: Attandarra, me: Player) -> int:
        """Unfinished buildings: what lies on them and, the nearer to completion, what they will score."""
        worth = 0
        last_round = game.round == game.edition.rounds
        for space in members(me.unfinished()):
            cubes = me.cubes[space]
            numeral = game.edition.numeral[me.tile_at[space]]
            laid = cubes_on(cubes)
            scored = 100 * numeral
            for material in range(MATERIALS):
                scored += 100 * game.edition.points[material] * (cubes >> (4 * material) & 15)
            share = 84 - 20 * (numeral - laid) if last_round else 92 - 14 * (numeral - laid)
            if last_round and me.gold < 2 * (numeral - laid):
                share = 5
            worth += scored * share // 100 * laid // numeral
        return worth

    def meadows(self, me: Player) -> int:
        worth = 0
        for space in members(me.meadows):
            worth += MEADOW
            if me.citizens_at(space):
                worth += CITIZEN_ON_MEADOW
        return worth

    def markers(self, game: Attandarra, seat: int) -> int:
        """Citizens and coins: being ranked at all, and being ahead."""
        me = game.players[seat]
        citizens = me.citizens()
        coins = me.coins()
        worth = MARKER * (citizens + coins)
        if citizens:
            worth += FIRST_MARKER
        if coins:
            worth += FIRST_MARKER
        for other in range(game.seats):
            if other != seat:
                worth += AHEAD * lead(citizens, game.players[other].citizens())
                worth += AHEAD * lead(coins, game.players[other].coins())
        return worth

    def reservoir(self, game: Attandarra, seat: int) -> int:
        me = game.players[seat]
        if not me.reservoir & game.edition.inner:
            return 0
        if reservoir_points(game, seat):
            return 100 * game.edition.reservoir_points
        around = game.beside(me.reservoir)
        if around & (me.meadows):
            return 0
        done = count(around & me.completed)
        return RESERVOIR_SIDE * done + RESERVOIR_FREE_SIDE * (4 - done)

    def hand(self, game: Attandarra) -> int:
        """A drawn cube that will still be placed."""
        worth = 0
        for material in range(MATERIALS):
            worth += game.hand[material] * (HAND + 60 * game.edition.points[material])
        return worth

    def seal(self, game: Attandarra, seat: int) -> int:
        if not game.history or game.seal != seat:
            return 0
        return 60 * game.edition.seal[game.round - 1]

    def event(self, game: Attandarra, seat: int) -> int:
        """What the event of this round will bring or take as things stand."""
        if game.event == NO_EVENT:
            return 0
        me = game.players[seat]
        struck = struck_spaces(game, seat)
        worth = 0
        if game.event == PLAGUE:
            for space in members(struck & ~shelter(game, seat, game.edition.hospitals)):
                worth -= MARKER * me.citizens_at(space)
        elif game.event == LOOTING:
            for space in members(struck & ~shelter(game, seat, game.edition.castles)):
                worth -= MARKER * me.coins_at(space)
        elif game.event == FIRE:
            safe = me.reservoir | game.beside(me.reservoir)
            for space in members(me.tiles & struck & ~safe):
                worth -= 60
                if me.completed & BIT[space] and not me.gates & BIT[space]:
                    worth -= 70 * game.edition.numeral[me.tile_at[space]]
        else:
            for street in range(game.edition.streets):
                if is_struck(game, seat, street):
                    worth += 80 * favoured(game, me, game.edition.street_spaces[street])
        return worth


def lead(mine: int, other: int) -> int:
    """Return 1 ahead, -1 behind, 0 level; by how much matters little."""
    if mine > other:
        return 1
    return -1 if mine < other else 0


def favoured(game: Attandarra, me: Player, spaces: int) -> int:
    """Return the items on some spaces that a good event counts."""
    if game.event == HANSEATIC_LEAGUE:
        return count(spaces & (me.completed | me.unfinished()))
    items = 0
    for space in members(spaces):
        if game.event == TOWN_CHARTER:
            items += me.citizens_at(space)
        elif game.event == MINT_RIGHT:
            items += me.coins_at(space)
    return items


EVALUATION: Final = AttandarraEvaluation()
