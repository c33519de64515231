"""A turn of the bot: card, boats, vizier, character card, refill. BAG-23.8-23.10, 24, 29"""

from __future__ import annotations

from boardwright.games.baghdad.actions import BOT_CARD
from boardwright.games.baghdad.bot_actions import MoveBotVizier
from boardwright.games.baghdad.bot_choices import back_of_deck, with_least
from boardwright.games.baghdad.components import (
    BOT,
    DAY,
    NIGHT,
    NIGHT_CARDS,
    NO_BOT_CARD,
    NO_CARD,
    PORT_SLOTS,
    PORTS,
)
from boardwright.games.baghdad.contracts import discard_contract
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.notes import (
    A_BOT_CARD,
    A_CARD,
    BOAT,
    BOAT_MOVES,
    BOT_DECK,
    BOT_FACE,
    CARD,
    DISCARD,
    DISPLAY,
    LEFTMOST,
    MOST_POINTS,
    NEAREST,
    NODE,
    RIGHTMOST,
    UNSEEN,
    of_seat,
)
from boardwright.games.baghdad.refill import RefillCity, RefillWisdom
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import AWAY, BEGAN, CHOSEN, ENDED, MOVED
from boardwright.kernel.packing import CHANCE, Action, first_of, pack


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
            game.note(MOVED, BOT, A_BOT_CARD + game.bot_active, 1, BOT_DECK, BOT_FACE, 0, 23_09)
            show_bot_card(game)
        elif step == 3:
            front = game.edition.bot.front_boats[game.bot_active]
            back = game.edition.bot.back_boats[back_of_deck(game)]
            game.note(BEGAN, BOT, BOAT_MOVES, front + back, front, back, 0, 24_01)
            game.begin(MoveBotBoats(front + back))
        elif step == 4:
            game.begin(MoveBotVizier())
        elif step == 5:
            take_character(game)
        elif step == 6:
            game.note(MOVED, BOT, A_BOT_CARD + game.bot_active, 1, BOT_FACE, AWAY, 0, 23_09)
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
        game.note(MOVED, CHANCE, A_BOT_CARD + first_of(action), 1, UNSEEN, BOT_DECK, 0, 23_09)


class MoveBotBoats(Procedure[Baghdad]):
    """One space a step with the only boat on the river. BAG-24.1, 24.2, 24.6-24.9, 31.3"""

    def __init__(self, moves: int, step: int = 1) -> None:
        super().__init__(step)
        self.moves = moves

    def clone(self) -> MoveBotBoats:
        return MoveBotBoats(self.moves, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        bot = game.players[BOT]
        if step > self.moves:
            return False
        if bot.river == 0:
            game.note(ENDED, BOT, BOAT_MOVES, self.moves - step + 1, clause=24_08)
            return False
        river = game.edition.river
        space = 0
        while not bot.boats_at(space):
            space += 1
        node = next_node(game, space)
        game.move_boat(BOT, space, node, 24_02)
        if node >= river.spaces:
            if game.is_full(node - river.spaces):
                game.move_boat_back(BOT, node, 24_07)
            else:
                self.arrive(game, node - river.spaces)
        return step < self.moves

    def arrive(self, game: Baghdad, port: int) -> None:
        """A new boat follows at once; the contract beside the port is discarded. BAG-24.6, 31.3; BAG-A55"""
        game.moor(BOT, port, 24_06)
        if game.players[BOT].boats:
            game.launch_boat(BOT, 24_06)
        if game.contracts:
            discard_contract(game, BOT, port)


def next_node(game: Baghdad, space: int) -> int:
    """Return where the bot's boat goes from a space. BAG-24.3-24.5; BAG-A40, BAG-A65"""
    following = game.edition.river.following[space]
    if len(following) == 1:
        return following[0]
    boats = [fewest_boats(game, node) for node in following]
    nodes = [following[k] for k in range(len(following)) if boats[k] == min(boats)]
    if len(nodes) == 1:
        turn_to(game, space, nodes[0], min(boats), max(boats), 24_03)
        return nodes[0]
    points = [most_points(game, node) for node in nodes]
    nodes = [nodes[k] for k in range(len(nodes)) if points[k] == max(points)]
    if len(nodes) == 1:
        turn_to(game, space, nodes[0], max(points), min(points), 24_04)
        return nodes[0]
    number = game.edition.bot.number[back_of_deck(game)]
    turn = game.edition.bot.direction[number]
    node = following[turn] if following[turn] in nodes else nodes[0]
    turn_to(game, space, node, number, turn, 24_05)
    return node


def turn_to(game: Baghdad, space: int, node: int, measure: int, other: int, clause: int) -> None:
    """Tell where the bot's boat turns at a junction, by which measure, and what it is the other way."""
    here = of_seat(BOT, NODE)
    game.note(CHOSEN, BOT, BOAT, measure, here + space, here + node, other, clause)


def fewest_boats(game: Baghdad, node: int) -> int:
    """Return the boats in the emptiest port that a node leads to. BAG-24.3; BAG-A40"""
    return min([game.boats_in_port(port) for port in range(PORTS) if game.edition.river.leads_to(node, port)])


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
        card = CARD + game.display[slot]
        game.note(MOVED, BOT, card, 1, DISPLAY + slot, of_seat(BOT, DISCARD), 0, 29_05)
        game.display[slot] = NO_CARD


def slot_for_bot(game: Baghdad) -> int:
    """Return the slot whose card the bot takes, or -1. BAG-29.1-29.4; BAG-A43, BAG-A44"""
    cards = game.edition.cards
    night = game.edition.bot.night[back_of_deck(game)] == 1
    wanted = NIGHT if night else DAY
    shown = [slot for slot in range(len(game.display)) if game.display[slot] != NO_CARD]
    if not shown:
        game.note(CHOSEN, BOT, A_CARD, 0, clause=29_03)
        return -1
    slots = [slot for slot in shown if cards.deck[game.display[slot]] == wanted]
    if not slots:
        game.note(CHOSEN, BOT, A_CARD, 1, wanted, DISPLAY + shown[0], LEFTMOST, 29_03)
        return shown[0]
    clause = 29_02 if night else 29_01
    lacking = [distance(game, game.display[slot]) for slot in slots]
    slots = with_least(game, A_CARD, slots, lacking, NEAREST, clause)
    if night:
        most = [-cards.points[game.display[slot]] for slot in slots]
        slots = with_least(game, A_CARD, slots, most, MOST_POINTS, clause)
    slot = slots[-1] if night else slots[0]
    if len(slots) > 1:
        game.note(CHOSEN, BOT, A_CARD, 0, cause=RIGHTMOST if night else LEFTMOST, clause=clause)
    game.note(CHOSEN, BOT, A_CARD, 1, wanted, DISPLAY + slot, 0, clause)
    return slot


def distance(game: Baghdad, card: int) -> int:
    """Return how much the bot lacks for a card. BAG-29.4"""
    cards = game.edition.cards
    return max(0, cards.need[card] - count_of(game, BOT, cards.thing[card]))
