"""The City Seal. ATT-12"""

from __future__ import annotations

from boardwright.games.attandarra.components import MATERIALS
from boardwright.games.attandarra.notes import BAG, MATERIAL, THE_SEAL, counters_of, supply_of
from boardwright.games.attandarra.scoring import SEAL
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.notes import MOVED, SCORED
from boardwright.kernel.packing import NOBODY


def count_completed_building(game: Attandarra, player: int, best: int) -> None:
    """Keep a cube of the best material as a counter, and take the Seal if now ahead. ATT-12.1-12.5, 13.6"""
    if not game.history:
        return
    me = game.players[player]
    game.bag[best] -= 1
    me.counters[best] += 1
    game.note(MOVED, player, MATERIAL + best, 1, BAG, counters_of(player), 0, 12_02)
    me.built += 1
    me.best = best
    if game.seal == NOBODY or is_ahead(game, player, game.seal):
        take_seal(game, player)


def take_seal(game: Attandarra, player: int) -> None:
    """The Seal comes to a player from its place or from its holder, who may be the same. ATT-12.3, 12.4"""
    if game.seal != player:
        game.note(MOVED, player, THE_SEAL, 1, place_of_seal(game), supply_of(player), 0, 12_04)
        game.seal = player


def place_of_seal(game: Attandarra) -> int:
    """Return where the Seal is: with its holder, or 0: in the place where it begins."""
    return 0 if game.seal == NOBODY else supply_of(game.seal)


def is_ahead(game: Attandarra, player: int, holder: int) -> bool:
    """Tell whether a player takes the Seal from its holder. ATT-12.4, 12.5; ATT-A27"""
    me = game.players[player]
    other = game.players[holder]
    return me.built > other.built or (me.built == other.built and me.best > other.best)


def score_seal(game: Attandarra) -> None:
    """Give the holder this round's points. ATT-12.6, 12.8"""
    if game.seal != NOBODY:
        points = game.edition.seal[game.round - 1]
        game.players[game.seal].points_seal += points
        game.note(SCORED, game.seal, SEAL, points, clause=12_06)


def return_seal(game: Attandarra) -> None:
    """Put the Seal back and all counter cubes into the bag. ATT-12.7, 12.9"""
    if game.seal != NOBODY:
        game.note(MOVED, NOBODY, THE_SEAL, 1, place_of_seal(game), 0, 0, 12_07)
        game.seal = NOBODY
    for seat in range(game.seats):
        player = game.players[seat]
        for material in range(MATERIALS):
            n = player.counters[material]
            game.bag[material] += n
            player.counters[material] = 0
            if n:
                game.note(MOVED, NOBODY, MATERIAL + material, n, counters_of(seat), BAG, 0, 12_07)
        player.built = 0
        player.best = -1
