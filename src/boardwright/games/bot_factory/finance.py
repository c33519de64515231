"""Finance board: what steps and contracts cost, and reserving. BOT-9"""

from __future__ import annotations

from boardwright.games.bot_factory.components import NO_TILE
from boardwright.games.bot_factory.notes import CONTRACT_CARD, TOKEN, TOKEN_SPACE, supply_of
from boardwright.games.bot_factory.reasons import (
    ALREADY_RESERVED,
    AT_THE_TOP,
    BEYOND_LIMIT,
    CONTRACT_FULL,
    NO_CONTRACT,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.tiles import MayTakeTile
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import NOBODY, OK, Reason
from boardwright.kernel.prices import Price


def worth_of_contract(game: BotFactory, position: int) -> int:
    """Return how much of the limit reserving a contract takes: what its row costs. BOT-9.7"""
    return game.edition.row_cost[game.row_of(position)]


def price_of_purchase(game: BotFactory, worth: int, least: int) -> Price:
    """Return the tokens due for a purchase; with the discount one less in total. BOT-15.8, 15.16; BOT-A37"""
    if not game.discounted:
        return worth
    total = max(game.worth + worth - game.edition.discount, game.edition.discount_minimum)
    return max(total - game.paid, least)


def price_of_step(game: BotFactory) -> Price:
    """Return the tokens due for raising a colour by one. Free at best. BOT-9.2; BOT-A37"""
    return price_of_purchase(game, game.edition.step_worth, 0)


def price_of_contract(game: BotFactory, position: int) -> Price:
    """Return the tokens due for reserving a contract; one at least lies on it. BOT-9.7, 9.8; BOT-A37"""
    return price_of_purchase(game, worth_of_contract(game, position), 1)


def pay_for_purchase(game: BotFactory, player: int, worth: int, due: Price) -> None:
    """Pay what is due and count the worth against the limit. BOT-9.12"""
    game.pay_tokens(player, due, 9_12)
    game.paid += due
    game.worth += worth
    game.left -= worth


def why_not_raise(game: BotFactory, colour: int) -> Reason:
    """What a step costs raises a colour by one. BOT-9.2, 9.3"""
    if game.values[colour] >= game.edition.value_top:
        return AT_THE_TOP
    return OK if game.edition.step_worth <= game.left else BEYOND_LIMIT


def why_not_reserve(game: BotFactory, player: int, position: int) -> Reason:
    """Reserve a contract. BOT-9.7, 9.9, 9.10"""
    if game.contracts[position] < 0:
        return NO_CONTRACT
    if game.has_reserved(player, position):
        return ALREADY_RESERVED
    if game.reserved[2 * position + 1] != NOBODY:
        return CONTRACT_FULL
    return OK if worth_of_contract(game, position) <= game.left else BEYOND_LIMIT


def reserve(game: BotFactory, player: int, position: int, due: Price) -> None:
    """Pay; one of the tokens goes on the best free space of the contract. BOT-9.8; variant 2: BOT-15.3"""
    first = game.tokens_on_contracts(player) == 0
    pay_for_purchase(game, player, worth_of_contract(game, position), due)
    slot = 2 * position if game.reserved[2 * position] == NOBODY else 2 * position + 1
    game.reserved[slot] = player
    contract = CONTRACT_CARD + game.contracts[position]
    game.note(MOVED, player, TOKEN, 1, supply_of(player), TOKEN_SPACE + slot, contract, 9_08)
    if first and game.variant == 2 and game.players[player].tile == NO_TILE:
        game.begin(MayTakeTile(player))
