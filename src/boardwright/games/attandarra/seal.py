"""The City Seal. ATT-12"""

from __future__ import annotations

from boardwright.games.attandarra.components import MATERIALS
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY


def count_completed_building(game: Attandarra, player: int, best: int) -> None:
    """Keep a cube of the best material as a counter, and take the Seal if now ahead. ATT-12.1-12.5, 13.6"""
    if not game.history:
        return
    me = game.players[player]
    game.bag[best] -= 1
    me.counters[best] += 1
    me.built += 1
    me.best = best
    if game.seal == NOBODY or is_ahead(game, player, game.seal):
        game.seal = player


def is_ahead(game: Attandarra, player: int, holder: int) -> bool:
    """Tell whether a player takes the Seal from its holder. ATT-12.4, 12.5; ATT-A27"""
    me = game.players[player]
    other = game.players[holder]
    return me.built > other.built or (me.built == other.built and me.best > other.best)


def score_seal(game: Attandarra) -> None:
    """Give the holder this round's points. ATT-12.6, 12.8"""
    if game.seal != NOBODY:
        game.players[game.seal].points_seal += game.edition.seal[game.round - 1]


def return_seal(game: Attandarra) -> None:
    """Put the Seal back and all counter cubes into the bag. ATT-12.7, 12.9"""
    game.seal = NOBODY
    for player in game.players:
        for material in range(MATERIALS):
            game.bag[material] += player.counters[material]
            player.counters[material] = 0
        player.built = 0
        player.best = -1
