"""The module Contracts. BAG-21"""

from __future__ import annotations

from boardwright.games.baghdad.actions import SHOW_CONTRACT
from boardwright.games.baghdad.components import NO_CONTRACT
from boardwright.games.baghdad.notes import CONTRACT, CONTRACT_TOP, KEPT, UNSEEN, of_seat
from boardwright.games.baghdad.prices import IN_GOODS
from boardwright.games.baghdad.reasons import GOOD_NOT_HELD, NO_CONTRACT_HERE
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import AWAY, MOVED
from boardwright.kernel.packing import CHANCE, OK, Action, Reason, pack, second_of
from boardwright.kernel.prices import Price, so_much


def contract_at(game: Baghdad, port: int) -> int:
    """Return the visible contract beside a port, or NO_CONTRACT. BAG-A38, BAG-A53"""
    return game.contract_tops[game.edition.river.stack[port]]


def why_not_fulfil(game: Baghdad, player: int, port: int) -> Reason:
    """Return what forbids fulfilling the contract beside a port. BAG-21.2"""
    contract = contract_at(game, port)
    if contract == NO_CONTRACT:
        return NO_CONTRACT_HERE
    return GOOD_NOT_HELD if game.players[player].lacks(price_of_contract(game, contract)) else OK


def price_of_contract(game: Baghdad, contract: int) -> Price:
    """Return the two goods that fulfil a contract. BAG-21.2"""
    one = game.edition.modules.contract_goods[2 * contract]
    two = game.edition.modules.contract_goods[2 * contract + 1]
    return so_much(IN_GOODS + one, 1) + so_much(IN_GOODS + two, 1)


def fulfil_contract(game: Baghdad, player: int, port: int) -> None:
    """Pay its goods, gain its coins, take it; the next one shows. BAG-21.2"""
    contract = contract_at(game, port)
    game.pay(player, price_of_contract(game, contract), 21_02)
    game.gain_coins(player, game.edition.modules.contract_coins[contract], 21_02)
    game.players[player].contracts |= BIT[contract]
    stack = game.edition.river.stack[port]
    game.note(MOVED, player, CONTRACT + contract, 1, CONTRACT_TOP + stack, of_seat(player, KEPT), 0, 21_02)
    show_next_contract(game, stack)


def discard_contract(game: Baghdad, player: int, port: int) -> None:
    """The contract beside a port leaves; the next one shows. BAG-31.3"""
    contract = contract_at(game, port)
    stack = game.edition.river.stack[port]
    if contract != NO_CONTRACT:
        game.note(MOVED, player, CONTRACT + contract, 1, CONTRACT_TOP + stack, AWAY, 0, 31_03)
    show_next_contract(game, stack)


def show_next_contract(game: Baghdad, stack: int) -> None:
    """Take the visible contract of a stack away and show the one below, if any. BAG-A53, BAG-A69"""
    game.contract_tops[stack] = NO_CONTRACT
    if game.contract_stacks[stack]:
        game.begin(DrawContract(stack))


class DrawContract(Chance[Baghdad]):
    """The next contract of a stack; both stacks were dealt from one pool. BAG-2.12, 21.1"""

    def __init__(self, stack: int) -> None:
        super().__init__()
        self.stack = stack

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(SHOW_CONTRACT, self.stack, contract) for contract in members(game.contract_pool)]

    def take(self, game: Baghdad, action: Action) -> None:
        game.contract_pool &= ~BIT[second_of(action)]
        game.contract_stacks[self.stack] -= 1
        game.contract_tops[self.stack] = second_of(action)
        thing = CONTRACT + second_of(action)
        game.note(MOVED, CHANCE, thing, 1, UNSEEN, CONTRACT_TOP + self.stack, 0, 21_01)
