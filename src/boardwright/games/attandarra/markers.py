"""Citizens and coins: dealing, taking and uncovering. ATT-1.5, 1.6, 8"""

from __future__ import annotations

from boardwright.games.attandarra.actions import DEAL_MARKER, REVEAL_MARKER
from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, NO_MARKER
from boardwright.games.attandarra.notes import MARKER, MARKET, TILE, UNDER, UNSEEN, city_space
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Chance
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, Action, first_of, pack, second_of
from boardwright.kernel.prices import Price


class MarkerFromPool(Chance[Attandarra]):
    """One of the markers that nobody has seen comes to light on a space."""

    def __init__(self, verb: int, space: int) -> None:
        super().__init__()
        self.verb = verb
        self.space = space

    def candidates(self, game: Attandarra) -> list[Action]:
        return [pack(self.verb, self.space, marker) for marker in (CITIZEN, COIN) if game.pool[marker]]

    def weight(self, game: Attandarra, outcome: Action) -> int:
        return game.pool[second_of(outcome)]

    def take(self, game: Attandarra, action: Action) -> None:
        space = first_of(action)
        marker = second_of(action)
        game.pool[marker] -= 1
        place = MARKET + space
        if game.tops[space] == NO_MARKER:
            game.tops[space] = marker
        else:
            game.under[space] = marker
            place = UNDER + space
        if game.notes is not None:
            game.note(MOVED, CHANCE, MARKER + marker, 1, UNSEEN, place, 0, 8_09)


def deal_marker(game: Attandarra, space: int) -> None:
    """Ask for the next marker of a space during set-up. ATT-1.5"""
    game.begin(MarkerFromPool(DEAL_MARKER, space))


def take_marker(game: Attandarra, player: int, space: int, price: Price) -> None:
    """Pay for the top marker, put it on the same space of the city, uncover the next. ATT-8.1-8.5, 8.9"""
    me = game.players[player]
    marker = game.tops[space]
    game.pay(player, price, 8_02)
    me.put_marker(space, marker)
    if game.notes is not None:
        tile = TILE + me.tile_at[space]
        game.note(MOVED, player, MARKER + marker, 1, MARKET + space, city_space(player, space), tile, 8_05)
    beneath = game.under[space]
    game.under[space] = NO_MARKER
    game.tops[space] = NO_MARKER
    if beneath == COVERED:
        game.begin(MarkerFromPool(REVEAL_MARKER, space))
    else:
        game.tops[space] = beneath
        if game.notes is not None and beneath != NO_MARKER:
            game.note(MOVED, NOBODY, MARKER + beneath, 1, UNDER + space, MARKET + space, 0, 8_09)
