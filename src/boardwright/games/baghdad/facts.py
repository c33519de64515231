"""The printed facts of one edition as ints, lists and masks, by the part of the game they stand on.

Shared by all clones and never changed. A list that is indexed by two things is laid out row by row:
`icons[card * ICONS + icon]`. `derive` works out once what no rule should have to.
"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    DAY,
    NIGHT,
    PALACE_SITE,
    PORTS,
    QUADRANTS,
    SITE,
    TILE_SLOT,
    type_of,
)
from boardwright.kernel.bits import BIT


class City:
    """The map: locations by number, in the order in which empty slots are filled."""

    kind: list[int]  # location -> TILE_SLOT, SITE, PALACE_SITE
    quadrant: list[int]  # location -> quadrant, numbered clockwise
    ring: list[int]  # location -> OUTER, INNER, or another number
    angle: list[int]  # location -> degrees clockwise from north
    min_players: list[int]  # location -> players at which it is open
    links: list[int]  # location -> mask of connected locations
    quadrant_angle: list[int]  # quadrant -> degrees at which it begins
    golden_gate: int  # quadrant the vizier leaves through the gate
    black_gate: int
    starting_tiles: list[int]  # city tile -> copies
    first_set: list[int]
    second_set: list[int]

    def derive(self) -> None:
        self.locations = len(self.kind)
        self.tiles = len(self.starting_tiles)  # different city tiles
        places = range(len(self.kind))
        self.slots = [location for location in places if self.kind[location] == TILE_SLOT]
        self.sites = [location for location in places if self.kind[location] == SITE]
        self.palace_sites = [location for location in places if self.kind[location] == PALACE_SITE]
        self.linked = [
            [slot for slot in self.slots if self.links[location] & BIT[slot]] for location in places
        ]  # location -> connected tile slots
        self.type_of_tile = [type_of(tile) for tile in range(self.tiles)]
        self.in_quadrant = [
            [location for location in places if self.quadrant[location] == q] for q in range(QUADRANTS)
        ]


class Board:
    """The player board and the favour track."""

    skill: list[int]  # type of tile -> skill of its row
    spot_need: list[int]  # spot -> icons
    house_need: list[int]
    architect_need: list[int]
    boat_costs: list[int]  # in the order in which boats are bought
    artefact_points: list[int]  # spot -> points
    gap_above: list[int]  # gap between two rows -> type above
    gap_below: list[int]
    bonus: list[int]  # (letter * gaps + gap) * SPOTS + spot -> effect
    letters: int
    favour_points: list[int]  # place on the track, from the bottom -> points
    favour_start: int
    favour_spend: int  # lowest place from which favour may be spent

    def derive(self) -> None:
        self.gaps = len(self.gap_above)
        self.favour_top = len(self.favour_points) - 1


class Cards:
    """Character cards, numbered as in the edition: starting, day and night cards."""

    deck: list[int]  # card -> STARTING, DAY, NIGHT
    letter: list[int]  # card -> player board of a starting card, else -1
    min_players: list[int]
    icons: list[int]  # card * ICONS + icon -> how often it is printed
    thing: list[int]  # card -> thing its requirement counts, -1 without one
    need: list[int]  # card -> how many
    reward: list[list[int]]  # card -> effects
    points: list[int]  # card -> points of a night card

    def derive(self) -> None:
        self.cards = len(self.deck)
        self.day = sum([BIT[card] for card in range(self.cards) if self.deck[card] == DAY])  # masks
        self.night = sum([BIT[card] for card in range(self.cards) if self.deck[card] == NIGHT])

    def of_deck(self, deck: int, players: int) -> int:
        """Return the cards of a deck that are used with a number of players, as a mask. BAG-2.9"""
        cards = range(self.cards)
        return sum([BIT[c] for c in cards if self.deck[c] == deck and self.min_players[c] <= players])


class River:
    """River spaces are 0 (the start), 1, ...; the ports follow."""

    following: list[list[int]]  # space -> next spaces or ports, the left one first
    goods: list[int]  # space -> good, or -1
    multipliers: list[int]  # port * PORT_SLOTS + slot
    rewards: list[list[int]]  # port * PORT_SLOTS + slot -> effects
    stack: list[int]  # port -> contract stack beside it

    def derive(self) -> None:
        self.spaces = len(self.following)
        self.nodes = self.spaces + PORTS
        # space * nodes + node -> moves it takes without a port on the way, 0 if it cannot be reached
        self.moves = [0] * (self.spaces * self.nodes)
        for space in range(self.spaces):
            self.measure(space)

    def measure(self, start: int) -> None:
        """Find the fewest moves from a space to all others."""
        reached = [start]
        for node in reached:  # grows while it is read
            if node < self.spaces:
                for other in self.following[node]:
                    if other not in reached:
                        reached.append(other)
                        before = self.moves[start * self.nodes + node]
                        self.moves[start * self.nodes + other] = before + 1

    def leads_to(self, node: int, port: int) -> bool:
        """Tell whether a boat on a space can still reach a port."""
        if node >= self.spaces:
            return node == self.spaces + port
        return self.moves[node * self.nodes + self.spaces + port] > 0


class Palace:
    """Palace pieces and the spaces they cover."""

    kind: list[int]  # piece -> FOUNDATION ... DOME
    section: list[int]  # piece -> section, clockwise from north
    multiplier: list[int]
    cost: list[int]  # piece * GOODS + good
    points: list[int]
    rewards: list[list[int]]  # space -> effects
    section_angle: list[int]

    def derive(self) -> None:
        self.pieces = len(self.kind)
        self.spaces = len(self.rewards)  # of each kind


class Buildings:
    """Building tiles; levels count from 0."""

    level: list[int]
    cost: list[int]
    effects: list[list[int]]
    thing: list[int]  # building -> thing it counts at the end, or -1
    points_each: list[int]

    def derive(self) -> None:
        self.tiles = len(self.level)
        self.of_level = [0] * (max(self.level) + 1)  # level -> mask
        for building in range(self.tiles):
            self.of_level[self.level[building]] |= BIT[building]


class Modules:
    """Public Works, Contracts and Objectives."""

    house_points: list[int]  # slot of the public houses board -> points
    house_min_players: list[int]
    civic_rows: list[int]  # types, topmost first
    civic_need: int
    civic_points: int  # of an empty spot
    contract_goods: list[int]  # contract * 2 -> its two goods
    contract_skill: list[int]
    contract_coins: list[int]
    contract_stack: int  # tokens of a stack
    objective_thing: list[int]
    objective_rewards: list[list[int]]  # objective * OBJECTIVE_SPACES + space -> effects
    objective_points: int
    objective_markers: int

    def derive(self) -> None:
        self.contracts = len(self.contract_skill)
        self.objectives = len(self.objective_thing)


class BotCards:
    """The cards and boards of the solo bot. The backs of its cards differ, so a back tells the card."""

    front_boats: list[int]
    back_boats: list[int]
    symbols: list[int]  # card * 4 + place from the top -> BOOK ... STUDENT, BUILDINGS, ARCHITECTS
    number: list[int]  # card -> highlighted number, from 0
    ring: list[int]
    night: list[int]  # card -> 1: night, 0: day
    direction: list[int]  # number -> 0 left, 1 right
    favour_points: list[int]  # difficulty -> points
    tile_icons: list[int]  # (difficulty * TYPES + type) * SPOTS + spot
    house_icons: list[int]  # difficulty * SPOTS + house
    artefact_points: list[int]  # difficulty * SPOTS + spot

    def derive(self) -> None:
        self.cards = len(self.number)
        self.difficulties = len(self.favour_points)


class Edition:
    """All printed facts of one edition."""

    city: City
    board: Board
    cards: Cards
    river: River
    palace: Palace
    buildings: Buildings
    library: list[list[int]]  # (books - 2) * spaces + space -> effects
    library_spaces: int
    modules: Modules
    bot: BotCards
    scoring_tokens: list[int]  # the things they count
    day_slots: int  # slots of the wisdom area that are refilled with day cards first, the left ones
    night_slots: int
    start_coins: int
    favour_by_position: list[int]
    boats: int  # of each player
    max_steps: int
    sell_bonus: int
    buy_one: int  # coins for one good
    buy_two: int
    trade_coin: int  # favour for a coin
    trade_good: int
    trade_wild: int
    trade_coins: int  # coins gained for it
    tuition_coins: int
    tuition_favour: int  # lost for an unpaid coin
    patient_favour: int
    shame_points: int
    wild_covers: int  # mask of skills

    def derive(self) -> None:
        self.wisdom_slots = self.day_slots + self.night_slots
