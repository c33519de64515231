"""What lies on the table in Attandarra, and the small rules about things that lie there."""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.components import (
    CITIZEN,
    COIN,
    COVERED,
    EVENTS,
    GATE,
    MATERIALS,
    MEADOW,
    NO_EVENT,
    NO_MARKER,
    NO_TILE,
    RESERVOIR,
    TILES,
    Edition,
    Switches,
)
from boardwright.games.attandarra.notes import (
    BAG,
    GOLD,
    MATERIAL,
    ROUND,
    TILE,
    city_space,
    supply_of,
)
from boardwright.kernel.agenda import Agenda, Game
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import BEGAN, MOVED, PAID
from boardwright.kernel.packing import CHANCE, NOBODY

CUBE: Final = 0xF  # cubes on a building: four bits a material


class Player:
    """One player's city, supply and tracks. Masks have a bit per space."""

    def __init__(
        self,
        *,
        gold: int,
        finished: bool,
        tile_at: list[int],
        tiles: int,
        completed: int,
        meadows: int,
        reservoir: int,
        gates: int,
        numerals: list[int],
        cubes: list[int],
        markers: list[int],
        supply: list[int],
        emblems: int,
        built: int,
        best: int,
        counters: list[int],
        points_built: int,
        points_gates: int,
        points_seal: int,
        points_events: int,
    ) -> None:
        self.gold = gold
        self.finished = finished  # with this round
        self.tile_at = tile_at  # space -> tile, or NO_TILE
        self.tiles = tiles  # spaces with any tile
        self.completed = completed  # spaces with a completed building, gates included
        self.meadows = meadows
        self.reservoir = reservoir
        self.gates = gates
        self.numerals = numerals  # yellow numeral -> spaces of the buildings that carry it
        self.cubes = cubes  # space -> cubes on an unfinished building, four bits a material
        self.markers = markers  # space -> citizens + 16 * coins
        self.supply = supply  # tile -> copies left
        self.emblems = emblems
        self.built = built  # buildings completed in this round
        self.best = best  # highest material of the latest of them, -1 without one
        self.counters = counters  # material -> cubes kept to count them
        self.points_built = points_built
        self.points_gates = points_gates
        self.points_seal = points_seal
        self.points_events = points_events

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            gold=self.gold,
            finished=self.finished,
            tile_at=self.tile_at[:],
            tiles=self.tiles,
            completed=self.completed,
            meadows=self.meadows,
            reservoir=self.reservoir,
            gates=self.gates,
            numerals=self.numerals[:],
            cubes=self.cubes[:],
            markers=self.markers[:],
            supply=self.supply[:],
            emblems=self.emblems,
            built=self.built,
            best=self.best,
            counters=self.counters[:],
            points_built=self.points_built,
            points_gates=self.points_gates,
            points_seal=self.points_seal,
            points_events=self.points_events,
        )

    def points(self) -> int:
        """Return the points scored so far, as the victory marker shows them."""
        return self.points_built + self.points_gates + self.points_seal + self.points_events

    def unfinished(self) -> int:
        """Return the spaces with buildings that still lack cubes."""
        return self.tiles & ~(self.completed | self.meadows | self.reservoir)

    def citizens_at(self, space: int) -> int:
        """Return the citizens on a space."""
        return self.markers[space] & 15

    def coins_at(self, space: int) -> int:
        """Return the coins on a space."""
        return self.markers[space] >> 4

    def citizens(self) -> int:
        """Return the citizens in the city."""
        n = 0
        for markers in self.markers:
            n += markers & 15
        return n

    def coins(self) -> int:
        """Return the coins in the city."""
        n = 0
        for markers in self.markers:
            n += markers >> 4
        return n

    def put_marker(self, space: int, marker: int) -> None:
        """Put a citizen or a coin on a space."""
        self.markers[space] += 1 if marker == CITIZEN else 16

    def lift_marker(self, space: int, marker: int) -> None:
        """Take a citizen or a coin off a space."""
        self.markers[space] -= 1 if marker == CITIZEN else 16


def new_player(edition: Edition, emblems: int, gates: int) -> Player:
    """Return a player with a full supply and an empty city. ATT-1.3, 1.4, 11.3, 11.4"""
    supply = [0] * TILES
    for kind in range(edition.kinds):
        supply[kind] = edition.copies[kind]
    supply[MEADOW] = edition.meadows
    supply[RESERVOIR] = edition.reservoirs
    supply[GATE] = gates
    return Player(
        gold=edition.gold,
        finished=False,
        tile_at=[NO_TILE] * edition.spaces,
        tiles=0,
        completed=0,
        meadows=0,
        reservoir=0,
        gates=0,
        numerals=[0] * (edition.highest_numeral + 1),
        cubes=[0] * edition.spaces,
        markers=[0] * edition.spaces,
        supply=supply,
        emblems=emblems,
        built=0,
        best=-1,
        counters=[0] * MATERIALS,
        points_built=0,
        points_gates=0,
        points_seal=0,
        points_events=0,
    )


class Attandarra(Game):
    """The whole table. Nothing that nobody knows is stored: lower markers and history tiles are pools."""

    def __init__(
        self,
        *,
        edition: Edition,
        switches: Switches,
        history: bool,
        players: list[Player],
        agenda: Agenda[Attandarra],
        round: int,
        turns: int,
        active: int,
        start_player: int,
        display: list[int],
        bag: list[int],
        hand: list[int],
        tops: list[int],
        under: list[int],
        pool: list[int],
        seal: int,
        event: int,
        events_left: list[int],
        emblems: list[int],
    ) -> None:
        self.edition = edition
        self.switches = switches
        self.history = history  # played with City History
        self.players = players
        self.seats = len(players)
        self.agenda = agenda
        self.round = round  # from 1; 0 during set-up
        self.turns = turns  # turns begun so far, opening draws included
        self.active = active  # whose turn it is
        self.start_player = start_player
        self.display = display  # material -> cubes for sale
        self.bag = bag  # material -> cubes in the bag
        self.hand = hand  # material -> cubes drawn or bought and not yet placed
        self.tops = tops  # space of the main board -> marker on top
        self.under = under  # space of the main board -> marker beneath it, COVERED if nobody saw it
        self.pool = pool  # marker -> how many nobody has seen
        self.seal = seal  # seat with the City Seal, or NOBODY
        self.event = event  # the history tile turned up for this round, or NO_EVENT
        self.events_left = events_left  # event -> history tiles nobody has seen
        self.emblems = emblems  # street -> seat whose emblem protects it, or NOBODY

    def clone(self) -> Attandarra:
        """Return an independent copy; only the game itself (`game.py`) knows its class."""
        raise NotImplementedError

    def begin_round(self) -> None:
        """Move the round marker on. ATT-9.4"""
        self.round += 1
        self.note(BEGAN, NOBODY, ROUND, self.round, clause=9_04)

    def begin_turn(self, player: int) -> None:
        """A player's opening draw or turn begins."""
        self.turns += 1
        self.active = player

    def stack(self) -> int:
        """Return how many markers lie on a main-board space at first. ATT-1.5, 1.6"""
        return self.edition.stack_of_two_players if self.seats == 2 else self.edition.stack

    # The spaces ---------------------------------------------------------------------------------

    def beside(self, spaces: int) -> int:
        """Return the spaces that share an edge with any of these."""
        edition = self.edition
        width = edition.columns
        right = (spaces & ~edition.last_column) << 1
        left = (spaces & ~edition.first_column) >> 1
        return (spaces << width | spaces >> width | right | left) & edition.everywhere

    def open_sites(self, player: int) -> int:
        """Return the spaces where a new tile may lie: free, and adjacent to the city. ATT-5.1-5.3"""
        tiles = self.players[player].tiles
        if tiles == 0:
            return self.edition.everywhere
        return self.beside(tiles) & ~tiles

    def building_sites(self, player: int, kind: int) -> int:
        """Return the open sites where no neighbour carries the same yellow numeral. ATT-5.8"""
        same = self.players[player].numerals[self.edition.numeral[kind]]
        return self.open_sites(player) & ~self.beside(same)

    def gate_sites(self, player: int) -> int:
        """Return the open sites where a gate may stand. ATT-13.3, 13.4"""
        gates = self.players[player].gates
        return self.open_sites(player) & self.edition.gate_sites & ~self.beside(gates)

    # Prices -------------------------------------------------------------------------------------

    def price_of_material(self, material: int) -> int:
        """Return the gold printed beside the top cube of a column; nothing for an empty one. ATT-4.3"""
        height = self.display[material]
        return self.edition.prices[material * self.edition.levels + height - 1] if height else 0

    def price_of_marker(self, space: int) -> int:
        """Return the gold for the top marker of a space: its likes in the row or column. ATT-8.2-8.4"""
        width = self.edition.columns
        marker = self.tops[space]
        n = 0
        if marker == CITIZEN:
            first = space - space % width
            for other in range(first, first + width):
                n += self.markers_that_count(other, CITIZEN)
        else:
            for other in range(space % width, self.edition.spaces, width):
                n += self.markers_that_count(other, COIN)
        return n

    def markers_that_count(self, space: int, marker: int) -> int:
        """Return how many markers of a kind a space adds to a price. ATT-A2"""
        n = 1 if self.tops[space] == marker else 0
        if self.switches.both_markers_count and self.under[space] == marker:
            n += 1
        return n

    def price_of_gate(self) -> int:
        """Return the gold for a gate: its own price and that of the stone. ATT-13.1, 13.2"""
        return self.edition.gate_gold + self.price_of_material(self.edition.gate_material)

    def pay(self, player: int, gold: int, clause: int) -> None:
        """Take gold from a player."""
        self.players[player].gold -= gold
        if self.notes is not None and gold:
            self.note(PAID, player, GOLD, gold, clause=clause)

    # Tiles --------------------------------------------------------------------------------------

    def lay_tile(self, player: int, tile: int, space: int, clause: int = 0) -> None:
        """Move a tile from the supply to a space."""
        me = self.players[player]
        if self.notes is not None:
            self.note(MOVED, player, TILE + tile, 1, supply_of(player), city_space(player, space), 0, clause)
        me.supply[tile] -= 1
        me.tile_at[space] = tile
        me.tiles |= BIT[space]
        if tile == MEADOW:
            me.meadows |= BIT[space]
        elif tile == RESERVOIR:
            me.reservoir |= BIT[space]
        elif tile == GATE:
            me.gates |= BIT[space]
            me.completed |= BIT[space]
        else:
            me.numerals[self.edition.numeral[tile]] |= BIT[space]

    def lift_tile(self, player: int, space: int, cause: int, clause: int) -> None:
        """Return a tile to the supply and its cubes to the bag; markers stay where they were."""
        me = self.players[player]
        tile = me.tile_at[space]
        if self.notes is not None:
            self.note(
                MOVED, player, TILE + tile, 1, city_space(player, space), supply_of(player), cause, clause
            )
        me.supply[tile] += 1
        me.tile_at[space] = NO_TILE
        gone = ~BIT[space]
        me.tiles &= gone
        me.completed &= gone
        me.meadows &= gone
        me.reservoir &= gone
        me.gates &= gone
        if tile < self.edition.kinds:
            me.numerals[self.edition.numeral[tile]] &= gone
        self.return_cubes(player, space, clause)

    def return_cubes(self, player: int, space: int, clause: int) -> None:
        """Put the cubes of a building back into the bag."""
        cubes = self.players[player].cubes[space]
        self.players[player].cubes[space] = 0
        for material in range(MATERIALS):
            n = cubes >> (4 * material) & CUBE
            self.bag[material] += n
            if self.notes is not None and n:
                self.note(
                    MOVED, player, MATERIAL + material, n, city_space(player, space), BAG, clause=clause
                )

    # The interface of every game ----------------------------------------------------------------

    def turn(self) -> int:
        """Return how many turns have begun."""
        return self.turns

    def check(self) -> None:
        """Raise AssertionError if cubes, tiles, markers, emblems or history tiles were lost or made."""
        edition = self.edition
        for material in range(MATERIALS):
            n = self.bag[material] + self.display[material] + self.hand[material]
            for player in self.players:
                n += player.counters[material]
                for cubes in player.cubes:
                    n += cubes >> (4 * material) & CUBE
            assert n == edition.cubes[material], "cubes of a material"
            assert 0 <= self.display[material] <= edition.levels, "a display column"
            assert self.bag[material] >= 0, "the bag"
        for player in self.players:
            self.check_city(player)
        self.check_markers()
        for space in range(edition.spaces):
            if self.tops[space] == NO_MARKER:
                assert self.under[space] == NO_MARKER, "a marker lies under nothing"
        assert self.seal == NOBODY or self.players[self.seal].built > 0, "the Seal"
        if self.history:
            turned_up = EVENTS - len(members(self.mask_of_events_left()))
            assert turned_up <= edition.rounds - edition.first_event_round + 1, "history tiles"
        else:
            assert self.event == NO_EVENT, "an event without City History"

    def check_markers(self) -> None:
        """Raise AssertionError if markers were made, or if the covered ones are not those nobody has seen."""
        citizens = count_of(self.tops, CITIZEN) + count_of(self.under, CITIZEN) + self.pool[CITIZEN]
        coins = count_of(self.tops, COIN) + count_of(self.under, COIN) + self.pool[COIN]
        for player in self.players:
            citizens += player.citizens()
            coins += player.coins()
        assert citizens <= self.edition.citizens, "citizens"
        assert coins <= self.edition.coins, "coins"
        if self.round == 0:
            return
        # One marker may be on its way to the top of a space just now.
        waiting = 1 if self.whose() == CHANCE else 0
        left = self.pool[CITIZEN] + self.pool[COIN] if self.stack() > 1 else 0
        covered = count_of(self.under, COVERED)
        assert covered <= left <= covered + waiting, "covered markers"

    def mask_of_events_left(self) -> int:
        """Return the events whose tile nobody has seen, as a mask."""
        mask = 0
        for event in range(EVENTS):
            if self.events_left[event]:
                mask |= BIT[event]
        return mask

    def check_city(self, player: Player) -> None:
        """Raise AssertionError if the redundant masks of a city disagree."""
        edition = self.edition
        laid = [0] * TILES
        for space in range(edition.spaces):
            tile = player.tile_at[space]
            here = BIT[space]
            assert (tile != NO_TILE) == (player.tiles & here != 0), "tiles"
            assert (tile == MEADOW) == (player.meadows & here != 0), "meadows"
            assert (tile == RESERVOIR) == (player.reservoir & here != 0), "reservoir"
            assert (tile == GATE) == (player.gates & here != 0), "gates"
            if player.unfinished() & here:
                assert 0 < cubes_on(player.cubes[space]) < edition.numeral[tile], "an unfinished building"
            else:
                assert player.cubes[space] == 0, "cubes without an unfinished building"
            if tile != NO_TILE:
                laid[tile] += 1
        for kind in range(edition.kinds):
            assert laid[kind] + player.supply[kind] == edition.copies[kind], "building tiles"
        assert laid[MEADOW] + player.supply[MEADOW] == edition.meadows, "meadow tiles"
        assert laid[RESERVOIR] + player.supply[RESERVOIR] == edition.reservoirs, "reservoir tile"
        assert 0 <= player.gold <= edition.gold, "gold"
        for numeral in range(len(player.numerals)):
            for space in members(player.numerals[numeral]):
                assert edition.numeral[player.tile_at[space]] == numeral, "numerals"
                assert not self.edition.beside[space] & player.numerals[numeral], "equal numerals touch"


def cubes_on(cubes: int) -> int:
    """Return how many cubes a packed pile holds."""
    return (cubes & CUBE) + (cubes >> 4 & CUBE) + (cubes >> 8 & CUBE) + (cubes >> 12 & CUBE)


def best_of(cubes: int) -> int:
    """Return the highest material of a packed pile, -1 if it is empty. Also the last one laid (ATT-5.6)."""
    if cubes >> 12:
        return 3
    if cubes >> 8:
        return 2
    if cubes >> 4:
        return 1
    return 0 if cubes else -1


def one_material(cubes: int) -> bool:
    """Tell whether a packed pile holds cubes of a single material."""
    return cubes == cubes & (CUBE << (4 * best_of(cubes)))


def count_of(markers: list[int], marker: int) -> int:
    """Return how often a marker occurs."""
    n = 0
    for other in markers:
        if other == marker:
            n += 1
    return n
