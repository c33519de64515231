"""What lies on the table in Baghdad, and the small rules about things that lie there."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.actions import BUY_BOAT, SPEND_FOR_COIN, SPEND_FOR_GOOD, SPEND_FOR_WILD
from boardwright.games.baghdad.components import (
    GOODS,
    NO_BOT,
    NO_BUILDING,
    NO_TILE,
    PORT_SLOTS,
    PUBLIC_HOUSE,
    Switches,
)
from boardwright.games.baghdad.facts import Edition
from boardwright.games.baghdad.notes import (
    BOAT,
    COINS_HELD,
    FAVOUR_HELD,
    GOOD,
    NODE,
    PORT,
    SUPPLY,
    WILDS_HELD,
    of_seat,
)
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.reasons import (
    BOAT_AT_START,
    FAVOUR_BELOW_START,
    NO_BOAT_LEFT,
    NO_COINS,
    TOO_LITTLE_FAVOUR,
)
from boardwright.kernel.agenda import Agenda, Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import GAINED, MOVED, PAID
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, verb_of

TRADES: Final = [
    pack(SPEND_FOR_WILD),
    *[pack(SPEND_FOR_GOOD, good) for good in range(GOODS)],
    pack(SPEND_FOR_COIN),
]
BONUS_ACTIONS: Final = [pack(BUY_BOAT), *TRADES]


class Baghdad(Game):
    """The whole table. Face-down orders are not stored: decks, stacks and the bag are what is left."""

    def __init__(
        self,
        *,
        edition: Edition,
        switches: Switches,
        public_works: bool,
        contracts: bool,
        objectives: bool,
        difficulty: int,
        players: list[Player],
        agenda: Agenda[Baghdad],
        turns: int,
        active: int,
        start_player: int,
        tokens: list[int],
        tops: list[int],
        bottoms: list[int],
        building_pool: int,
        city: list[int],
        public_sites: int,
        public_slots: list[int],
        bag: list[int],
        second_set: bool,
        display: list[int],
        decks: list[int],
        box: int,
        library: list[int],
        pieces: list[int],
        covered: list[int],
        ports: list[int],
        contract_tops: list[int],
        contract_stacks: list[int],
        contract_pool: int,
        shown: list[int],
        objective_pool: int,
        marks: list[int],
        bot_active: int,
        bot_top: int,
        bot_pool: int,
        bot_done: int,
    ) -> None:
        self.edition = edition
        self.switches = switches
        self.public_works = public_works
        self.contracts = contracts
        self.objectives = objectives
        self.difficulty = difficulty  # of the solo bot, or NO_BOT
        self.players = players  # in clockwise order; in the solo game the player and the bot
        self.count = len(players)
        self.seats = 1 if difficulty != NO_BOT else len(players)
        self.agenda = agenda
        self.turns = turns  # turns begun so far, the bot's included
        self.active = active  # whose turn it is
        self.start_player = start_player
        self.tokens = tokens  # ports, then palace sections -> thing that scores there
        self.tops = tops  # level -> visible building of the upper row, or NO_BUILDING
        self.bottoms = bottoms
        self.building_pool = building_pool  # buildings nobody has seen, as a mask
        self.city = city  # location -> city tile, or building; NO_TILE, NO_BUILDING
        self.public_sites = public_sites  # locations with public buildings, as a mask
        self.public_slots = public_slots  # slot -> PUBLIC_HOUSE, UNUSED_SLOT, or whose house; NOBODY: empty
        self.bag = bag  # city tile -> copies in the bag
        self.second_set = second_set  # set 2 has gone into the bag
        self.display = display  # slot of the wisdom area -> card
        self.decks = decks  # day and night cards nobody has seen, as masks
        self.box = box  # night cards that left the game, as a mask
        self.library = library  # (books - 2) * spaces + space -> whose token, or NOBODY
        self.pieces = pieces  # palace piece -> whose architect, NEUTRAL, or NOBODY: not built
        self.covered = covered  # FOUNDATION, WALL, TOWER -> mask of palace spaces
        self.ports = ports  # port * PORT_SLOTS + slot -> whose boat, or NOBODY
        self.contract_tops = contract_tops  # stack -> visible contract, or NO_CONTRACT
        self.contract_stacks = contract_stacks  # stack -> tokens below the top
        self.contract_pool = contract_pool  # contracts nobody has seen, as a mask
        self.shown = shown  # the objective on the stack and the one to its right, or NO_OBJECTIVE
        self.objective_pool = objective_pool  # objectives nobody has seen, as a mask
        self.marks = marks  # place in `shown` * 4 + player -> markers, four bits a space
        self.bot_active = bot_active  # bot card, or NO_BOT_CARD
        self.bot_top = bot_top  # the card whose back shows on the bot's deck
        self.bot_pool = bot_pool  # bot cards nobody has seen, as a mask
        self.bot_done = bot_done  # symbols the bot has carried out this turn, as a mask

    def clone(self) -> Baghdad:
        """Return an independent copy; the edition is shared."""
        return Baghdad(
            edition=self.edition,
            switches=self.switches,
            public_works=self.public_works,
            contracts=self.contracts,
            objectives=self.objectives,
            difficulty=self.difficulty,
            players=[player.clone() for player in self.players],
            agenda=self.agenda.clone(),
            turns=self.turns,
            active=self.active,
            start_player=self.start_player,
            tokens=self.tokens[:],
            tops=self.tops[:],
            bottoms=self.bottoms[:],
            building_pool=self.building_pool,
            city=self.city[:],
            public_sites=self.public_sites,
            public_slots=self.public_slots[:],
            bag=self.bag[:],
            second_set=self.second_set,
            display=self.display[:],
            decks=self.decks[:],
            box=self.box,
            library=self.library[:],
            pieces=self.pieces[:],
            covered=self.covered[:],
            ports=self.ports[:],
            contract_tops=self.contract_tops[:],
            contract_stacks=self.contract_stacks[:],
            contract_pool=self.contract_pool,
            shown=self.shown[:],
            objective_pool=self.objective_pool,
            marks=self.marks[:],
            bot_active=self.bot_active,
            bot_top=self.bot_top,
            bot_pool=self.bot_pool,
            bot_done=self.bot_done,
        )

    def begin_turn(self, player: int) -> None:
        """A player's turn begins."""
        self.turns += 1
        self.active = player

    def solo(self) -> bool:
        """Tell whether the bot plays."""
        return self.difficulty != NO_BOT

    # What players hold --------------------------------------------------------------------------

    def gain_coins(self, player: int, number: int, clause: int) -> None:
        """Take coins from the supply."""
        self.players[player].coins += number
        self.note(GAINED, player, COINS_HELD, number, clause=clause)

    def pay_coins(self, player: int, number: int, clause: int) -> None:
        """Return coins to the supply."""
        self.players[player].coins -= number
        self.note(PAID, player, COINS_HELD, number, clause=clause)

    def gain_goods(self, player: int, good: int, number: int, clause: int) -> None:
        """Take goods of a kind from the supply."""
        self.players[player].goods[good] += number
        self.note(GAINED, player, GOOD + good, number, clause=clause)

    def pay_goods(self, player: int, good: int, number: int, clause: int) -> None:
        """Return goods of a kind to the supply."""
        self.players[player].goods[good] -= number
        self.note(PAID, player, GOOD + good, number, clause=clause)

    # The city -----------------------------------------------------------------------------------

    def has_rival_at(self, player: int, location: int) -> bool:
        """Tell whether another player's vizier stands on a location. BAG-7.4"""
        return any(other != player and self.players[other].vizier == location for other in range(self.count))

    def has_vizier_at(self, location: int) -> bool:
        """Tell whether any vizier stands on a location. BAG-13.5"""
        return any(player.vizier == location for player in self.players)

    def is_open(self, location: int) -> bool:
        """Tell whether a location is in play with this number of players. BAG-7.6"""
        return self.edition.city.min_players[location] <= self.count

    def is_free_site(self, player: int, location: int) -> bool:
        """Tell whether a player may build on a site by an effect. BAG-7.4-7.6, 17.25; BAG-A20"""
        if self.city[location] != NO_BUILDING or not self.is_open(location):
            return False
        return not self.has_rival_at(player, location)

    def tiles_beside(self, location: int, type: int) -> int:
        """Return how many connected slots hold a tile of a type. BAG-12.4; BAG-A58"""
        n = 0
        for slot in self.edition.city.linked[location]:
            tile = self.city[slot]
            if tile != NO_TILE and self.edition.city.type_of_tile[tile] == type:
                n += 1
        return n

    def tiles_in_bag(self) -> int:
        """Return the city tiles in the bag."""
        n = 0
        for copies in self.bag:
            n += copies
        return n

    # River and ports ----------------------------------------------------------------------------

    def boats_in_port(self, port: int) -> int:
        """Return how many slots of a port are occupied."""
        n = 0
        for slot in range(port * PORT_SLOTS, port * PORT_SLOTS + PORT_SLOTS):
            if self.ports[slot] != NOBODY:
                n += 1
        return n

    def launch_boat(self, player: int, clause: int) -> None:
        """Put a boat of the board onto the start of the river. BAG-14.2, 24.6"""
        me = self.players[player]
        me.boats -= 1
        me.river += 1
        self.note(MOVED, player, BOAT, 1, of_seat(player, SUPPLY), of_seat(player, NODE), 0, clause)

    def move_boat(self, player: int, space: int, node: int, clause: int) -> None:
        """Move a boat to a river space, or to the mouth of a port. BAG-6.4, 24.2"""
        me = self.players[player]
        me.river -= 1 << 4 * space
        if node < self.edition.river.spaces:
            me.river += 1 << 4 * node
        here = of_seat(player, NODE)
        self.note(MOVED, player, BOAT, 1, here + space, here + node, 0, clause)

    def move_boat_back(self, player: int, node: int, clause: int) -> None:
        """Send a boat back to the start from the mouth of a full port. BAG-24.7"""
        self.players[player].river += 1
        here = of_seat(player, NODE)
        self.note(MOVED, player, BOAT, 1, here + node, here, 0, clause)

    def moor(self, player: int, port: int, clause: int) -> int:
        """Put a boat into the next slot of a port that is not full; return the slot. BAG-6.9, 24.6"""
        slot = port * PORT_SLOTS + self.boats_in_port(port)
        self.ports[slot] = player
        mouth = of_seat(player, NODE) + self.edition.river.spaces + port
        self.note(MOVED, player, BOAT, 1, mouth, PORT + slot, 0, clause)
        return slot

    def is_full(self, port: int) -> bool:
        """Tell whether the last slot of a port is occupied. BAG-6.15"""
        return self.ports[port * PORT_SLOTS + PORT_SLOTS - 1] != NOBODY

    def boats_off_board(self, player: int) -> int:
        """Return a player's boats in the river area. BAG-6.19; BAG-A4"""
        if self.switches.boats_in_port_do_not_count:
            return self.boats_on_river(player)
        return self.edition.boats - self.players[player].boats

    def boats_on_river(self, player: int) -> int:
        """Return a player's boats that have not reached a port."""
        n = 0
        packed = self.players[player].river
        while packed:
            n += packed & 15
            packed >>= 4
        return n

    # Buildings, palace, modules -----------------------------------------------------------------

    def public_houses_left(self) -> int:
        """Return the slot of the next public house, or NOBODY. BAG-20.3, 20.4"""
        for slot in range(len(self.public_slots)):
            if self.public_slots[slot] == PUBLIC_HOUSE:
                return slot
        return NOBODY

    def houses_on_public_board(self, player: int) -> int:
        """Return a player's houses on the public houses board."""
        n = 0
        for owner in self.public_slots:
            if owner == player:
                n += 1
        return n

    def pieces_built(self, kind: int) -> int:
        """Return how many palace pieces of a kind are built."""
        n = 0
        palace = self.edition.palace
        for piece in range(palace.pieces):
            if palace.kind[piece] == kind and self.pieces[piece] != NOBODY:
                n += 1
        return n

    def piece_left(self, kind: int) -> int:
        """Return the first unbuilt palace piece of a kind, or NOBODY."""
        palace = self.edition.palace
        for piece in range(palace.pieces):
            if palace.kind[piece] == kind and self.pieces[piece] == NOBODY:
                return piece
        return NOBODY

    def markers_left(self, player: int) -> int:
        """Return a player's markers that lie on no objective. BAG-22.1; BAG-A36"""
        n = self.edition.modules.objective_markers
        for place in range(len(self.shown)):
            packed = self.marks[place * 4 + player]
            while packed:
                n -= packed & 15
                packed >>= 4
        return n

    def marks_at(self, place: int, player: int, space: int) -> int:
        """Return a player's markers on a space of a visible objective."""
        return self.marks[place * 4 + player] >> (4 * space) & 15

    def fullest_column(self) -> int:
        """Return the tiles in the fullest column of the civic board. BAG-20.14"""
        most = 0
        for player in self.players:
            most = max(most, player.civic_tiles())
        return most

    # Bonus actions ------------------------------------------------------------------------------

    def price_of_boat(self, player: int) -> int:
        """Return the coins under the cheapest boat on the board; there must be one. BAG-14.2"""
        costs = self.edition.board.boat_costs
        return costs[len(costs) - self.players[player].boats]

    def favour_for(self, verb: int) -> int:
        """Return the favour that a trade takes. BAG-14.4"""
        if verb == SPEND_FOR_COIN:
            return self.edition.trade_coin
        return self.edition.trade_good if verb == SPEND_FOR_GOOD else self.edition.trade_wild

    def why_not_free(self, player: int, action: Action) -> Reason:
        """Return what forbids a bonus action now. BAG-14.2-14.5; BAG-A11, BAG-A15"""
        me = self.players[player]
        verb = verb_of(action)
        if verb == BUY_BOAT:
            if me.boats == 0:
                return NO_BOAT_LEFT
            if me.boats_at(0):
                return BOAT_AT_START
            return OK if me.coins >= self.price_of_boat(player) else NO_COINS
        if me.favour < self.edition.board.favour_spend:
            return FAVOUR_BELOW_START
        return OK if me.favour >= self.favour_for(verb) else TOO_LITTLE_FAVOUR

    def free_candidates(self, player: int) -> list[Action]:
        """Return the bonus actions. BAG-14.1"""
        return BONUS_ACTIONS

    def free_actions(self, player: int) -> list[Action]:
        """Return the bonus actions a player could take now. Mostly there is no favour to spend: for speed."""
        out: list[Action] = []
        if self.why_not_free(player, BONUS_ACTIONS[0]) == OK:
            out.append(BONUS_ACTIONS[0])
        if self.players[player].favour >= self.edition.board.favour_spend:
            for action in TRADES:
                if self.why_not_free(player, action) == OK:
                    out.append(action)
        return out

    def take_free_action(self, player: int, action: Action) -> None:
        """Carry out a bonus action. BAG-14.2-14.4"""
        me = self.players[player]
        verb = verb_of(action)
        if verb == BUY_BOAT:
            self.pay_coins(player, self.price_of_boat(player), 14_02)
            self.launch_boat(player, 14_02)
            return
        me.favour -= self.favour_for(verb)
        self.note(PAID, player, FAVOUR_HELD, self.favour_for(verb), clause=14_04)
        if verb == SPEND_FOR_COIN:
            self.gain_coins(player, self.edition.trade_coins, 14_04)
        elif verb == SPEND_FOR_GOOD:
            self.gain_goods(player, first_of(action), 1, 14_04)
        else:
            me.wilds += 1
            self.note(GAINED, player, WILDS_HELD, clause=14_04)

    # The interface of every game ----------------------------------------------------------------

    def turn(self) -> int:
        """Return how many turns have begun."""
        return self.turns

    def seen_by(self, seat: int) -> Baghdad:
        """Return what a seat may see. BAG part iv"""
        from boardwright.games.baghdad.observe import seen_by

        return seen_by(self, seat)

    def resample(self, seat: int, rng: Rng) -> Baghdad:
        """Return a full game consistent with what a seat knows."""
        from boardwright.games.baghdad.observe import resample

        return resample(self, seat, rng)

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now. BAG-16"""
        from boardwright.games.baghdad.scoring import totals

        return totals(self)[: self.seats]

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now; solo: 2 is a defeat. BAG-16.13, 23.7"""
        from boardwright.games.baghdad.scoring import places

        return places(self)

    def check(self) -> None:
        """Raise AssertionError if pieces were lost or made."""
        from boardwright.games.baghdad.inventory import check

        check(self)
