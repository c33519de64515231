"""What lies on the table in Baghdad, and the small rules about things that lie there."""

from __future__ import annotations

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
    GOOD,
    NODE,
    PORT,
    SUPPLY,
    of_seat,
)
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.prices import IN_COINS, IN_GOODS
from boardwright.kernel.agenda import Agenda, Game
from boardwright.kernel.notes import GAINED, MOVED, PAID
from boardwright.kernel.packing import NOBODY
from boardwright.kernel.prices import Price, amount_of


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
        """Return an independent copy; only the game itself (`game.py`) knows its class."""
        raise NotImplementedError

    def gain(self, player: int, effects: list[int]) -> None:
        """Give the effects in their order. They may be actions of other chapters, so `gains.py` knows how."""
        raise NotImplementedError

    def begin_turn(self, player: int) -> None:
        """A player's turn begins."""
        self.turns += 1
        self.active = player

    def turn(self) -> int:
        """Return how many turns have begun."""
        return self.turns

    def solo(self) -> bool:
        """Tell whether the bot plays."""
        return self.difficulty != NO_BOT

    # What players hold --------------------------------------------------------------------------

    def gain_coins(self, player: int, number: int, clause: int) -> None:
        """Take coins from the supply."""
        self.players[player].coins += number
        if self.notes is not None:
            self.note(GAINED, player, COINS_HELD, number, clause=clause)

    def pay(self, player: int, price: Price, clause: int) -> None:
        """Return coins and goods to the supply."""
        me = self.players[player]
        coins = amount_of(price, IN_COINS)
        me.coins -= coins
        if coins and self.notes is not None:
            self.note(PAID, player, COINS_HELD, coins, clause=clause)
        if price == coins:
            return
        for good in range(GOODS):
            number = amount_of(price, IN_GOODS + good)
            me.goods[good] -= number
            if number and self.notes is not None:
                self.note(PAID, player, GOOD + good, number, clause=clause)

    def gain_goods(self, player: int, good: int, number: int, clause: int) -> None:
        """Take goods of a kind from the supply."""
        self.players[player].goods[good] += number
        if self.notes is not None:
            self.note(GAINED, player, GOOD + good, number, clause=clause)

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
        if self.notes is not None:
            self.note(MOVED, player, BOAT, 1, of_seat(player, SUPPLY), of_seat(player, NODE), 0, clause)

    def move_boat(self, player: int, space: int, node: int, clause: int) -> None:
        """Move a boat to a river space, or to the mouth of a port. BAG-6.4, 24.2"""
        me = self.players[player]
        me.river -= 1 << 4 * space
        if node < self.edition.river.spaces:
            me.river += 1 << 4 * node
        if self.notes is not None:
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
        if self.notes is not None:
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
