"""Bonus actions: buying a boat, trading favour, and the questions they may interrupt. BAG-14.1-14.5

They are offered wherever what they change can still matter: before each step of the turn, before
every action and effect that costs something, and in place of a question where there is none (before the
slide, before patients and students, at the end of the turn). Questions that trades could neither help nor
harm (which goods, which reward) leave them to the next of these, as does a payment: it is part of the
action it pays for.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.actions import BUY_BOAT, GO_ON, SPEND_FOR_COIN, SPEND_FOR_GOOD, SPEND_FOR_WILD
from boardwright.games.baghdad.components import GOODS, MASONRY
from boardwright.games.baghdad.counts import skill_of
from boardwright.games.baghdad.notes import FAVOUR_HELD, WILDS_HELD
from boardwright.games.baghdad.payment import reserve_of
from boardwright.games.baghdad.prices import IN_FAVOUR
from boardwright.games.baghdad.reasons import (
    BOAT_AT_START,
    FAVOUR_BELOW_START,
    NO_BOAT_LEFT,
    NO_COINS,
    TOO_LITTLE_FAVOUR,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.notes import GAINED, PAID
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of
from boardwright.kernel.prices import FREE, Price, so_much

FOR_BOAT: Final = pack(BUY_BOAT)
FOR_COIN: Final = pack(SPEND_FOR_COIN)
FOR_GOODS: Final = [pack(SPEND_FOR_GOOD, good) for good in range(GOODS)]
FOR_WILD: Final = pack(SPEND_FOR_WILD)
TRADES: Final = [FOR_WILD, *FOR_GOODS, FOR_COIN]
BONUS_ACTIONS: Final = [FOR_BOAT, *TRADES]


def price_of_boat(game: Baghdad, player: int) -> Price:
    """Return the coins under the cheapest boat on the board. BAG-14.2"""
    costs = game.edition.board.boat_costs
    boats = game.players[player].boats
    return costs[len(costs) - boats] if boats else FREE


def favour_for(game: Baghdad, verb: int) -> int:
    """Return the favour that a trade takes. BAG-14.4"""
    if verb == SPEND_FOR_COIN:
        return game.edition.trade_coin
    return game.edition.trade_good if verb == SPEND_FOR_GOOD else game.edition.trade_wild


def price_of_bonus(game: Baghdad, player: int, action: Action) -> Price:
    """Return what a bonus action costs. BAG-14.2, 14.4"""
    if verb_of(action) == BUY_BOAT:
        return price_of_boat(game, player)
    return so_much(IN_FAVOUR, favour_for(game, verb_of(action)))


def why_not_bonus(game: Baghdad, player: int, action: Action) -> Reason:
    """Return what forbids a bonus action now. BAG-14.2-14.5; BAG-A11, BAG-A15"""
    me = game.players[player]
    verb = verb_of(action)
    if verb == BUY_BOAT:
        if me.boats == 0:
            return NO_BOAT_LEFT
        if me.boats_at(0):
            return BOAT_AT_START
        return OK if me.coins >= price_of_boat(game, player) else NO_COINS
    if me.favour < game.edition.board.favour_spend:
        return FAVOUR_BELOW_START
    return OK if me.favour >= favour_for(game, verb) else TOO_LITTLE_FAVOUR


def open_bonus_actions(game: Baghdad, player: int) -> list[Action]:
    """Return the bonus actions a player could take now. Mostly there is no favour to spend: for speed."""
    out: list[Action] = []
    if why_not_bonus(game, player, FOR_BOAT) == OK:
        out.append(FOR_BOAT)
    if game.players[player].favour >= game.edition.board.favour_spend:
        for action in TRADES:
            if why_not_bonus(game, player, action) == OK:
                out.append(action)
    return out


def take_bonus_action(game: Baghdad, player: int, action: Action) -> None:
    """Carry out a bonus action. BAG-14.2-14.4"""
    me = game.players[player]
    verb = verb_of(action)
    if verb == BUY_BOAT:
        game.pay(player, price_of_boat(game, player), 14_02)
        game.launch_boat(player, 14_02)
        return
    favour = favour_for(game, verb)
    me.favour -= favour
    game.note(PAID, player, FAVOUR_HELD, favour, clause=14_04)
    if verb == SPEND_FOR_COIN:
        game.gain_coins(player, game.edition.trade_coins, 14_04)
    elif verb == SPEND_FOR_GOOD:
        game.gain_goods(player, first_of(action), 1, 14_04)
    else:
        me.wilds += 1
        game.note(GAINED, player, WILDS_HELD, clause=14_04)


class TurnQuestion(Decision[Baghdad]):
    """A question that bonus actions may interrupt."""

    def free_actions_allowed(self) -> bool:
        return True

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def skill(self, game: Baghdad) -> int:
        """Return the skill that answers may require."""
        return MASONRY

    def need(self, game: Baghdad, action: Action) -> int:
        """Return how many icons of it an answer requires, less what is waived."""
        return 0

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """What it costs, and the icons that it requires: shown, and what could be spent. BAG-8.3, 9.2"""
        skill = self.skill(game)
        return {
            "cost": self.price(game, action),
            "coins": game.players[self.player].coins,
            "skill": skill,
            "need": self.need(game, action),
            "icons": skill_of(game, self.player, skill),
            "reserve": reserve_of(game, self.player, skill),
        }


class Pause(TurnQuestion):
    """A moment for bonus actions: it passes by itself when there are none."""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(GO_ON)]

    def take(self, game: Baghdad, action: Action) -> None:
        return
