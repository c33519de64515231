"""Boats on the river, and their arrival in a port. BAG-6"""

from __future__ import annotations

from boardwright.games.baghdad.actions import (
    BUY_GOOD,
    BUY_TWO,
    FLIP_STUDENTS,
    FULFIL,
    MOVE_BOAT,
    SELL,
    SKIP,
    STOP,
)
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import (
    BOAT,
    FIRST_STUDENT,
    GOODS,
    ICONS,
    NO_CONTRACT,
    PORTS,
)
from boardwright.games.baghdad.contracts import (
    contract_at,
    fulfil_contract,
    price_of_contract,
    why_not_fulfil,
)
from boardwright.games.baghdad.counts import icons_of
from boardwright.games.baghdad.notes import EFFECT, SPENT, TILE
from boardwright.games.baghdad.prices import IN_GOODS
from boardwright.games.baghdad.reasons import (
    GOOD_NOT_HELD,
    MOVED_ALREADY,
    MUST_MOVE,
    NO_COINS,
    TOO_FAR,
    WRONG_WAY,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import ENDED, TURNED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price, so_much


def move_boats(game: Baghdad, player: int) -> None:
    """The step of the turn: only after a card with a boat icon. BAG-6.1-6.3"""
    card = game.players[player].slots[0]
    if game.edition.cards.icons[card * ICONS + BOAT] == 0:
        return
    if game.players[player].students_with(FIRST_STUDENT + BOAT):
        game.begin(ChooseBoatStudents(player))
    else:
        begin_boat_moves(game, player, icons_of(game, player, BOAT), 0)


class ChooseBoatStudents(Decision[Baghdad]):
    """How many students with a boat icon to spend, a move each. BAG-6.3"""

    def candidates(self, game: Baghdad) -> list[Action]:
        students = game.players[self.player].students_with(FIRST_STUDENT + BOAT)
        return [pack(FLIP_STUDENTS, number) for number in range(students + 1)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def take(self, game: Baghdad, action: Action) -> None:
        number = first_of(action)
        game.players[self.player].flip_students(FIRST_STUDENT + BOAT, number)
        game.note(TURNED, self.player, TILE + FIRST_STUDENT + BOAT, number, 0, SPENT, 0, 6_03)
        begin_boat_moves(game, self.player, icons_of(game, self.player, BOAT) + number, 0)


def begin_boat_moves(game: Baghdad, player: int, left: int, moved: int) -> None:
    """Ask for the next movement while moves are left and a boat could use them. BAG-6.4, 6.17, 14.7

    `moved` are the boats that have finished their movement, four bits a space.
    """
    me = game.players[player]
    if left and (me.boats or me.river != moved):
        game.begin(ChooseBoatMove(player, left, moved))


def moves_through_full_port(game: Baghdad, space: int) -> int:
    """Return the fewest moves from a space through a full port to the start, 0 if there are none. BAG-6.15"""
    river = game.edition.river
    best = 0
    for port in range(PORTS):
        if game.is_full(port):
            moves = river.moves[space * river.nodes + river.spaces + port]
            if moves and (best == 0 or moves < best):
                best = moves
    return best


def fewest_moves(game: Baghdad, space: int, node: int) -> int:
    """Return the moves from a space to another one or to a port, 0 if it cannot be reached. BAG-6.6, 6.20"""
    river = game.edition.river
    direct = river.moves[space * river.nodes + node]
    if node >= river.spaces and game.is_full(node - river.spaces):
        return 0
    around = moves_through_full_port(game, space)
    if around == 0:
        return direct
    if node:
        around += river.moves[node]
    return around if direct == 0 or around < direct else direct


class ChooseBoatMove(TurnQuestion):
    """Which boat to move and where to, or to stop. BAG-6.4-6.8, 6.16, 6.20; BAG-A10, BAG-A13"""

    def __init__(self, player: int, left: int, moved: int) -> None:
        super().__init__(player)
        self.left = left
        self.moved = moved

    def candidates(self, game: Baghdad) -> list[Action]:
        river = game.edition.river
        out: list[Action] = []
        for space in range(river.spaces):
            if game.players[self.player].boats_at(space):
                for node in range(river.nodes):
                    if fewest_moves(game, space, node):
                        out.append(pack(MOVE_BOAT, space, node))
        out.append(pack(STOP))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) == STOP:
            if game.switches.boat_moves_are_a_duty and self.can_move(game):
                return MUST_MOVE
            return OK
        space = first_of(action)
        if game.players[self.player].boats_at(space) <= self.moved >> (4 * space) & 15:
            return MOVED_ALREADY
        moves = fewest_moves(game, space, second_of(action))
        if moves == 0:
            return WRONG_WAY
        return OK if moves <= self.left else TOO_FAR

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """The moves that a way takes, and those that are left. BAG-6.4"""
        return {"cost": fewest_moves(game, first_of(action), second_of(action)), "left": self.left}

    def options(self, game: Baghdad) -> list[Action]:
        """For speed: only boats that have not moved, and each way is measured once."""
        river = game.edition.river
        me = game.players[self.player]
        out: list[Action] = []
        for space in range(river.spaces):
            if me.boats_at(space) > self.moved >> (4 * space) & 15:
                for node in range(river.nodes):
                    if 0 < fewest_moves(game, space, node) <= self.left:
                        out.append(pack(MOVE_BOAT, space, node))
        if not (game.switches.boat_moves_are_a_duty and self.can_move(game)):
            out.append(pack(STOP))
        return out

    def can_move(self, game: Baghdad) -> bool:
        """Tell whether any boat could use a move: the next space is always free."""
        return game.players[self.player].river != self.moved

    def take(self, game: Baghdad, action: Action) -> None:
        if verb_of(action) == STOP:
            return
        river = game.edition.river
        space = first_of(action)
        node = second_of(action)
        left = self.left - fewest_moves(game, space, node)
        game.move_boat(self.player, space, node, 6_04)
        if node >= river.spaces:
            begin_boat_moves(game, self.player, left, self.moved)
            game.begin(ArriveInPort(self.player, node - river.spaces))
            return
        if river.goods[node] >= 0:
            game.gain_goods(self.player, river.goods[node], 1, 6_08)
        begin_boat_moves(game, self.player, left, self.moved + BIT[4 * node])


class ArriveInPort(Procedure[Baghdad]):
    """The slot furthest from the river, its reward, a port action. BAG-6.9-6.11"""

    def __init__(self, player: int, port: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.port = port

    def clone(self) -> ArriveInPort:
        return ArriveInPort(self.player, self.port, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            slot = game.moor(self.player, self.port, 6_09)
            game.gain(self.player, game.edition.river.rewards[slot])
        elif step == 2:
            game.begin(ChoosePortAction(self.player, self.port))
        return step < 2


def coins_for_sale(game: Baghdad, goods: int) -> int:
    """Return the coins for a set of unlike goods, given as a mask. BAG-6.12"""
    return count(goods) + game.edition.sell_bonus


class ChoosePortAction(TurnQuestion):
    """Sell, buy, fulfil the contract, or nothing. BAG-6.11-6.14, 21.2; BAG-A50"""

    def __init__(self, player: int, port: int) -> None:
        super().__init__(player)
        self.port = port

    def candidates(self, game: Baghdad) -> list[Action]:
        out = [pack(SELL, goods) for goods in range(1, BIT[GOODS])]
        for good in range(GOODS):
            out.append(pack(BUY_GOOD, good))
        for one in range(GOODS):
            for two in range(one, GOODS):
                out.append(pack(BUY_TWO, one, two))
        if game.contracts:
            out.append(pack(FULFIL))
        out.append(pack(SKIP))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        me = game.players[self.player]
        verb = verb_of(action)
        if verb == SELL:
            return GOOD_NOT_HELD if me.lacks(self.price(game, action)) else OK
        if verb in (BUY_GOOD, BUY_TWO):
            return OK if me.coins >= self.price(game, action) else NO_COINS
        if verb == FULFIL:
            return why_not_fulfil(game, self.player, self.port)
        return OK

    def price(self, game: Baghdad, action: Action) -> Price:
        """Coins for goods; goods for coins or a contract. BAG-6.12-6.14, 21.2"""
        verb = verb_of(action)
        price = FREE
        if verb == SELL:
            for good in range(GOODS):
                if first_of(action) & BIT[good]:
                    price += so_much(IN_GOODS + good, 1)
        elif verb == BUY_GOOD:
            price = game.edition.buy_one
        elif verb == BUY_TWO:
            price = game.edition.buy_two
        elif verb == FULFIL and contract_at(game, self.port) != NO_CONTRACT:
            price = price_of_contract(game, contract_at(game, self.port))
        return price

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """The goods that are missing, as a mask, and the first of them. BAG-6.12, 21.2"""
        facts = super().facts(game, action)
        facts["lacking"] = game.players[self.player].lacks(facts["cost"])
        facts["good"] = members(facts["lacking"])[0] if facts["lacking"] else 0
        return facts

    def held(self, game: Baghdad) -> int:
        """Return the types of goods in the supply, as a mask."""
        mask = 0
        for good in range(GOODS):
            if game.players[self.player].goods[good]:
                mask |= BIT[good]
        return mask

    def options(self, game: Baghdad) -> list[Action]:
        """For speed: only sets of goods that are held."""
        me = game.players[self.player]
        held = self.held(game)
        out: list[Action] = []
        if held:
            for goods in range(1, held + 1):
                if goods & ~held == 0:
                    out.append(pack(SELL, goods))
        if me.coins >= game.edition.buy_one:
            for good in range(GOODS):
                out.append(pack(BUY_GOOD, good))
        if me.coins >= game.edition.buy_two:
            for one in range(GOODS):
                for two in range(one, GOODS):
                    out.append(pack(BUY_TWO, one, two))
        if game.contracts and why_not_fulfil(game, self.player, self.port) == OK:
            out.append(pack(FULFIL))
        out.append(pack(SKIP))
        return out

    def take(self, game: Baghdad, action: Action) -> None:
        verb = verb_of(action)
        if verb == SELL:
            game.pay(self.player, self.price(game, action), 6_12)
            game.gain_coins(self.player, coins_for_sale(game, first_of(action)), 6_12)
        elif verb == BUY_GOOD:
            game.pay(self.player, self.price(game, action), 6_13)
            game.gain_goods(self.player, first_of(action), 1, 6_13)
        elif verb == BUY_TWO:
            game.pay(self.player, self.price(game, action), 6_14)
            game.gain_goods(self.player, first_of(action), 1, 6_14)
            game.gain_goods(self.player, second_of(action), 1, 6_14)
        elif verb == FULFIL:
            fulfil_contract(game, self.player, self.port)
        else:
            game.note(ENDED, self.player, EFFECT, clause=6_11)
