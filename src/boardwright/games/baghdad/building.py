"""Constructing a building, on the own site or on any, private or public. BAG-9, 17.25, 20.3-20.5"""

from __future__ import annotations

from boardwright.games.baghdad.actions import CHOOSE_SITE, CONSTRUCT, CONSTRUCT_PUBLIC, SHOW_BUILDING, SKIP
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import LEVELS, MASONRY, NO_BUILDING, SPOTS
from boardwright.games.baghdad.notes import (
    BUILDING,
    EFFECT,
    HOUSE,
    HOUSES,
    LOCATION,
    LOWER,
    PUBLIC_HOUSE_PIECE,
    PUBLIC_SLOT,
    UNSEEN,
    UPPER,
    of_seat,
)
from boardwright.games.baghdad.payment import pay_requirement, reach_of
from boardwright.games.baghdad.reasons import (
    MUST_ACT,
    NO_COINS,
    NO_PUBLIC_HOUSE,
    NO_SKILL,
    RIVAL_HERE,
    SITE_BUILT,
    SITE_CLOSED,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import ENDED, MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price


def building_action(game: Baghdad, player: int) -> None:
    """Build on the site under the own vizier, as long as a level is left. BAG-9.1, 9.6

    An effect resolved before the action may have put a building there.
    """
    site = game.players[player].vizier
    if game.city[site] == NO_BUILDING and tiles_to_build(game, player):
        game.begin(ChooseBuilding(player, site, 0, True))


def build_anywhere(game: Baghdad, player: int, waived: int) -> None:
    """Build as if the vizier stood on any empty site. BAG-15.4, 15.5, 17.25, 18.10"""
    if tiles_to_build(game, player):
        game.begin(ChooseSite(player, waived))


def tiles_to_build(game: Baghdad, player: int) -> list[int]:
    """Return the visible tiles of the lowest level a player lacks, the lower row first. BAG-9.1, 9.7"""
    level = game.players[player].built()
    if level == LEVELS:
        return []
    return [tile for tile in (game.bottoms[level], game.tops[level]) if tile != NO_BUILDING]


def different_places(needs: list[int], left: int) -> list[int]:
    """Return the first house or architect left of each requirement; the others would do the same."""
    out: list[int] = []
    for place in range(SPOTS):
        if left & BIT[place] and needs[place] not in [needs[other] for other in out]:
            out.append(place)
    return out


def can_build(game: Baghdad, player: int, waived: int) -> bool:
    """Tell whether a player could pay for some visible tile and place some house."""
    if game.players[player].coins < least_price(game, player):
        return False
    return reach_of(game, player, MASONRY) + waived >= least_need(game, player)


def price_of_building(game: Baghdad, tile: int) -> Price:
    """Return the coins that a tile shows. BAG-9.2"""
    return game.edition.buildings.cost[tile]


def least_price(game: Baghdad, player: int) -> Price:
    """Return the coins for the cheapest tile that a player may build; there must be one."""
    return min([price_of_building(game, tile) for tile in tiles_to_build(game, player)])


def least_need(game: Baghdad, player: int) -> int:
    """Return the lowest requirement of a house on the board; there must be one."""
    needs = game.edition.board.house_need
    return min([needs[house] for house in members(game.players[player].houses)])


class ChooseSite(TurnQuestion):
    """On which empty site to build, or none. BAG-17.25; BAG-A20, BAG-A22"""

    def __init__(self, player: int, waived: int) -> None:
        super().__init__(player)
        self.waived = waived

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(CHOOSE_SITE, site) for site in game.edition.city.sites] + [pack(SKIP)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) == SKIP:
            return OK
        site = first_of(action)
        if not game.is_open(site):
            return SITE_CLOSED
        if game.city[site] != NO_BUILDING:
            return SITE_BUILT
        if game.has_rival_at(self.player, site):
            return RIVAL_HERE
        if can_build(game, self.player, self.waived):
            return OK
        enough = reach_of(game, self.player, MASONRY) >= self.need(game, action)
        return NO_COINS if enough else NO_SKILL

    def need(self, game: Baghdad, action: Action) -> int:
        return least_need(game, self.player) - self.waived

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """What building takes at least: the site itself costs nothing. BAG-7.6, 17.25"""
        facts = super().facts(game, action)
        facts["cost"] = least_price(game, self.player)
        facts["needed"] = game.edition.city.min_players[first_of(action)]
        return facts

    def options(self, game: Baghdad) -> list[Action]:
        """For speed: what can be paid is the same for every site."""
        out: list[Action] = []
        if can_build(game, self.player, self.waived):
            for site in game.edition.city.sites:
                if game.is_free_site(self.player, site):
                    out.append(pack(CHOOSE_SITE, site))
        out.append(pack(SKIP))
        return out

    def take(self, game: Baghdad, action: Action) -> None:
        if verb_of(action) == CHOOSE_SITE:
            game.begin(ChooseBuilding(self.player, first_of(action), self.waived, False))
        else:
            game.note(ENDED, self.player, EFFECT, clause=17_25)


class ChooseBuilding(TurnQuestion):
    """Which tile to build with which house, and whether to make it public. BAG-9.1-9.4, 20.3; BAG-A6"""

    def __init__(self, player: int, site: int, waived: int, optional: bool) -> None:
        super().__init__(player)
        self.site = site
        self.waived = waived
        self.optional = optional  # not once a site was chosen: then nothing may come between

    def free_actions_allowed(self) -> bool:
        return self.optional

    def candidates(self, game: Baghdad) -> list[Action]:
        houses = different_places(game.edition.board.house_need, game.players[self.player].houses)
        out: list[Action] = []
        for tile in tiles_to_build(game, self.player):
            for house in houses:
                out.append(pack(CONSTRUCT, tile, house))
                if game.public_works:
                    out.append(pack(CONSTRUCT_PUBLIC, tile, house))
        if self.optional:
            out.append(pack(SKIP))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        verb = verb_of(action)
        if verb == SKIP:
            if game.switches.action_is_a_duty and can_build(game, self.player, self.waived):
                return MUST_ACT
            return OK
        if verb == CONSTRUCT_PUBLIC and game.public_houses_left() == NOBODY:
            return NO_PUBLIC_HOUSE
        if game.players[self.player].coins < self.price(game, action):
            return NO_COINS
        return OK if reach_of(game, self.player, MASONRY) >= self.need(game, action) else NO_SKILL

    def price(self, game: Baghdad, action: Action) -> Price:
        """Coins, paid once the requirement is met. BAG-9.2"""
        return FREE if verb_of(action) == SKIP else price_of_building(game, first_of(action))

    def need(self, game: Baghdad, action: Action) -> int:
        if verb_of(action) not in (CONSTRUCT, CONSTRUCT_PUBLIC):
            return 0
        return game.edition.board.house_need[second_of(action)] - self.waived

    def take(self, game: Baghdad, action: Action) -> None:
        verb = verb_of(action)
        if verb != SKIP:
            public = verb == CONSTRUCT_PUBLIC
            game.begin(
                Construct(self.player, self.site, first_of(action), second_of(action), public, self.waived)
            )
        elif game.notes is not None:
            game.note(ENDED, self.player, EFFECT, clause=7_07)


class Construct(Procedure[Baghdad]):
    """Pay, put the tile on the site and the house on the tile. BAG-9.2-9.5, 20.4"""

    def __init__(
        self, player: int, site: int, tile: int, house: int, public: bool, waived: int, step: int = 1
    ) -> None:
        super().__init__(step)
        self.player = player
        self.site = site
        self.tile = tile
        self.house = house
        self.public = public
        self.waived = waived

    def clone(self) -> Construct:
        return Construct(self.player, self.site, self.tile, self.house, self.public, self.waived, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            need = game.edition.board.house_need[self.house] - self.waived
            pay_requirement(game, self.player, MASONRY, need)
        elif step == 2:
            game.pay(self.player, price_of_building(game, self.tile), 9_02)
        elif step == 3:
            put_building(game, self.player, self.site, self.tile, self.house, self.public, 9_03)
        elif step == 4:
            refill_row(game, self.tile, 9_05)
        return step < 4


def put_building(
    game: Baghdad, player: int, site: int, tile: int, house: int, public: bool, clause: int
) -> None:
    """Put a tile on a site; the house on it, or on the public houses board. BAG-9.3, 9.4, 20.4"""
    me = game.players[player]
    game.city[site] = tile
    me.houses &= ~BIT[house]
    level = game.edition.buildings.level[tile]
    row = LOWER if game.bottoms[level] == tile else UPPER
    game.note(MOVED, player, BUILDING + tile, 1, row + level, LOCATION + site, 0, clause)
    from_board = of_seat(player, HOUSES) + house
    if public:
        slot = game.public_houses_left()
        game.public_slots[slot] = player
        game.public_sites |= BIT[site]
        place = PUBLIC_SLOT + slot
        game.note(MOVED, player, PUBLIC_HOUSE_PIECE, 1, place, LOCATION + site, 0, clause)
        game.note(MOVED, player, HOUSE, 1, from_board, place, 0, clause)
    else:
        me.sites |= BIT[site]
        game.note(MOVED, player, HOUSE, 1, from_board, LOCATION + site, 0, clause)
    if level == LEVELS - 1:
        me.level_five = tile


def refill_row(game: Baghdad, tile: int, clause: int) -> None:
    """Slide the top tile down if the lower one was taken; the next one shows. BAG-9.5; BAG-A24, BAG-A69"""
    level = game.edition.buildings.level[tile]
    if game.bottoms[level] == tile:
        game.bottoms[level] = game.tops[level]
        if game.tops[level] != NO_BUILDING:
            top = BUILDING + game.tops[level]
            game.note(MOVED, NOBODY, top, 1, UPPER + level, LOWER + level, 0, clause)
    game.tops[level] = NO_BUILDING
    show_building(game, level)


def show_building(game: Baghdad, level: int) -> None:
    """Show the next tile of a level's stack, if there is one. BAG-2.5, 2.12"""
    if game.building_pool & game.edition.buildings.of_level[level]:
        game.begin(DrawBuilding(level))


class DrawBuilding(Chance[Baghdad]):
    """The next tile of a level's stack: to the lower row first, then to the upper one. BAG-2.5"""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def candidates(self, game: Baghdad) -> list[Action]:
        left = game.building_pool & game.edition.buildings.of_level[self.level]
        return [pack(SHOW_BUILDING, tile) for tile in members(left)]

    def take(self, game: Baghdad, action: Action) -> None:
        tile = first_of(action)
        game.building_pool &= ~BIT[tile]
        if game.bottoms[self.level] == NO_BUILDING:
            game.bottoms[self.level] = tile
            target = LOWER + self.level
        else:
            game.tops[self.level] = tile
            target = UPPER + self.level
        if game.notes is not None:
            game.note(MOVED, CHANCE, BUILDING + tile, 1, UNSEEN, target, 0, 9_05 if game.turns else 2_05)
