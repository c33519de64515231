"""The course of a bot turn: card, boats, vizier, character card, refill. BAG-23.8-23.10, 24, 29"""

from __future__ import annotations

from boardwright.games.baghdad.actions import BOT_CARD
from boardwright.games.baghdad.boats import moor
from boardwright.games.baghdad.bot_actions import MoveBotVizier
from boardwright.games.baghdad.bot_choices import back_of_deck
from boardwright.games.baghdad.components import (
    BIT,
    BOT,
    DAY,
    NIGHT,
    NIGHT_CARDS,
    NO_BOT_CARD,
    NO_CARD,
    PORT_SLOTS,
    PORTS,
    count,
    members,
)
from boardwright.games.baghdad.contracts import show_next_contract
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.refill import RefillCity, RefillWisdom
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.packing import Action, first_of, pack


class BotTurn(Procedure[Baghdad]):
    """One turn of the bot. BAG-23.8"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> BotTurn:
        return BotTurn(self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            game.begin_turn(BOT)
            game.bot_done = 0
        elif step == 2:
            game.bot_active = game.bot_top
            show_bot_card(game)
        elif step == 3:
            front = game.edition.bot.front_boats[game.bot_active]
            game.begin(MoveBotBoats(front + game.edition.bot.back_boats[back_of_deck(game)]))
        elif step == 4:
            game.begin(MoveBotVizier())
        elif step == 5:
            take_character(game)
        elif step == 6:
            game.bot_active = NO_BOT_CARD
        elif step == 7:
            game.begin(RefillWisdom())
        elif step == 8:
            game.begin(RefillCity())
        return step < 8


def show_bot_card(game: Baghdad) -> None:
    """The next card lies on top of the bot's deck, its back up. BAG-23.9"""
    game.bot_top = NO_BOT_CARD
    if game.bot_pool:
        game.begin(DrawBotCard())


class DrawBotCard(Chance[Baghdad]):
    """The card on top of the bot's deck, as its back tells. BAG-2.12, 23.9"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(BOT_CARD, card) for card in members(game.bot_pool)]

    def take(self, game: Baghdad, action: Action) -> None:
        game.bot_pool &= ~BIT[first_of(action)]
        game.bot_top = first_of(action)


class MoveBotBoats(Procedure[Baghdad]):
    """One space a step with the only boat on the river. BAG-24.1, 24.2, 24.6-24.9, 31.3"""

    def __init__(self, moves: int, step: int = 1) -> None:
        super().__init__(step)
        self.moves = moves

    def clone(self) -> MoveBotBoats:
        return MoveBotBoats(self.moves, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        bot = game.players[BOT]
        if step > self.moves or bot.river == 0:
            return False
        river = game.edition.river
        space = 0
        while not bot.boats_at(space):
            space += 1
        node = next_node(game, space)
        bot.river -= BIT[4 * space]
        if node < river.spaces:
            bot.river += BIT[4 * node]
        elif game.is_full(node - river.spaces):
            bot.river += 1
        else:
            self.arrive(game, node - river.spaces)
        return step < self.moves

    def arrive(self, game: Baghdad, port: int) -> None:
        """A new boat follows at once; the contract beside the port is discarded. BAG-24.6, 31.3; BAG-A55"""
        bot = game.players[BOT]
        moor(game, BOT, port)
        if bot.boats:
            bot.boats -= 1
            bot.river += 1
        if game.contracts:
            show_next_contract(game, game.edition.river.stack[port])


def next_node(game: Baghdad, space: int) -> int:
    """Return where the bot's boat goes from a space. BAG-24.3-24.5; BAG-A40, BAG-A65"""
    following = game.edition.river.following[space]
    if len(following) == 1:
        return following[0]
    nodes = least_crowded(game, following)
    if len(nodes) > 1:
        nodes = most_valuable(game, nodes)
    if len(nodes) > 1:
        turn = game.edition.bot.direction[game.edition.bot.number[back_of_deck(game)]]
        if following[turn] in nodes:
            return following[turn]
    return nodes[0]


def least_crowded(game: Baghdad, nodes: list[int]) -> list[int]:
    """Return the nodes that lead to the port with the fewest boats. BAG-24.3"""
    boats = [fewest_boats(game, node) for node in nodes]
    return [nodes[k] for k in range(len(nodes)) if boats[k] == min(boats)]


def fewest_boats(game: Baghdad, node: int) -> int:
    """Return the boats in the emptiest port that a node leads to. BAG-24.3; BAG-A40"""
    return min([game.boats_in_port(port) for port in range(PORTS) if game.edition.river.leads_to(node, port)])


def most_valuable(game: Baghdad, nodes: list[int]) -> list[int]:
    """Return the nodes that lead to the port worth most to the bot. BAG-24.4"""
    values = [most_points(game, node) for node in nodes]
    return [nodes[k] for k in range(len(nodes)) if values[k] == max(values)]


def most_points(game: Baghdad, node: int) -> int:
    """Return what the best port that a node leads to is worth to the bot. BAG-24.4; BAG-A40, BAG-A41"""
    return max(
        [value_of_port(game, port) for port in range(PORTS) if game.edition.river.leads_to(node, port)]
    )


def value_of_port(game: Baghdad, port: int) -> int:
    """Return what the bot's boat would score in a port now; all its night cards count. BAG-24.4; BAG-A66"""
    if game.is_full(port):
        return 0
    multiplier = game.edition.river.multipliers[port * PORT_SLOTS + game.boats_in_port(port)]
    if game.tokens[port] == NIGHT_CARDS:
        return multiplier * count(game.players[BOT].discard & game.edition.cards.night)
    return multiplier * count_of(game, BOT, game.tokens[port])


def take_character(game: Baghdad) -> None:
    """The bot's card goes face down to its stack. BAG-29.1-29.5"""
    slot = slot_for_bot(game)
    if slot >= 0:
        game.players[BOT].discard |= BIT[game.display[slot]]
        game.display[slot] = NO_CARD


def slot_for_bot(game: Baghdad) -> int:
    """Return the slot whose card the bot takes, or -1. BAG-29.1-29.4; BAG-A43, BAG-A44"""
    cards = game.edition.cards
    night = game.edition.bot.night[back_of_deck(game)] == 1
    wanted = NIGHT if night else DAY
    best = -1
    other = -1
    for slot in range(len(game.display)):
        card = game.display[slot]
        if card == NO_CARD:
            continue
        if cards.deck[card] != wanted:
            if other < 0:
                other = slot
        elif best < 0 or is_better(game, card, game.display[best], night):
            best = slot
    return best if best >= 0 else other


def is_better(game: Baghdad, card: int, than: int, night: bool) -> bool:
    """Tell whether a card suits the bot better than one to its left. BAG-29.1, 29.2"""
    nearer = distance(game, than) - distance(game, card)
    if nearer or not night:
        return nearer > 0
    return game.edition.cards.points[card] >= game.edition.cards.points[than]


def distance(game: Baghdad, card: int) -> int:
    """Return how much the bot lacks for a card. BAG-29.4"""
    cards = game.edition.cards
    return max(0, cards.need[card] - count_of(game, BOT, cards.thing[card]))
