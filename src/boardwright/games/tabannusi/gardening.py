"""Gardening: buying and placing Water and Gardens. TAB-7, 18.7, 18.8, 18.12"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import (
    BUY_GARDEN,
    BUY_WATER,
    DECLINE,
    PLACE_GARDEN,
    PLACE_WATER,
    STOP,
    TAKE_BONUS,
)
from boardwright.games.tabannusi.components import (
    BLUE,
    COMMON,
    GREEN,
    IN_AREA,
    NO_TILE,
    ON_BOARD,
    S07,
    S12,
    SPACES,
)
from boardwright.games.tabannusi.notes import AREA, CLAIM_SUPPLY, OFFER, SHIP, SPACE, SPECIAL, WATER, place_of
from boardwright.games.tabannusi.payments import MEANS, pay_one, why_not_means
from boardwright.games.tabannusi.reasons import (
    ENOUGH_GARDENS,
    GARDEN_ALREADY,
    NO_GARDEN_IN_AREA,
    NO_GARDEN_LEFT,
    NO_MARKER,
    NO_MARKER_IN_SUPPLY,
    NO_WATER_IN_AREA,
    NO_WATER_LEFT,
    NOT_BESIDE_WATER,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price, so_much

REGULAR: Final = 0  # Water tiles in an answer: this, or 1 + a special tile
FROM_AREA: Final = 0  # where a Garden's marker comes from
FROM_SUPPLY: Final = 1  # the claim supply, with S12


def water_of(game: Tabannusi, player: int) -> list[int]:
    """Return the kinds of Water tile in a player's area."""
    out = [REGULAR] if game.players[player].water else []
    for tile in range(len(game.special)):
        if game.special[tile] == IN_AREA + player:
            out.append(1 + tile)
    return out


def water_sites(game: Tabannusi, district: int) -> int:
    """Return the spaces on which Water may be placed. TAB-7.4, 7.5; nothing outside the grids. TAB-A25"""
    if district >= COMMON:
        return 0
    board = game.board
    return board.beside(district, game.water[district]) & board.land[district] & ~game.occupied(district)


def garden_places(game: Tabannusi, district: int) -> list[int]:
    """Return the places of the Water a District touches, under Gardens too. TAB-7.9, 7.14; TAB-A25"""
    board = game.board
    out: list[int] = []
    if district < COMMON:
        for space in members(game.water[district]):
            out.append(board.name_of(district * SPACES + space))
        return out
    for common in range(COMMON):
        shore = board.shores[(district - COMMON) * COMMON + common]
        for space in members(shore):
            out.append(board.name_of(common * SPACES + space))
    return out


def why_not_buy_water(game: Tabannusi, player: int, means: int) -> Reason:
    """TAB-7.2"""
    return why_not_means(game, player, BLUE, means) if game.water_stock else NO_WATER_LEFT


def why_not_buy_garden(game: Tabannusi, player: int, means: int) -> Reason:
    """TAB-7.2"""
    return why_not_means(game, player, GREEN, means) if game.garden_stock else NO_GARDEN_LEFT


def why_not_place_water(game: Tabannusi, player: int, tile: int, place: int) -> Reason:
    """TAB-7.3-7.5"""
    if tile == REGULAR and game.players[player].water == 0:
        return NO_WATER_IN_AREA
    if tile != REGULAR and game.special[tile - 1] != IN_AREA + player:
        return NO_WATER_IN_AREA
    district = place // SPACES
    if game.occupied(district) & BIT[place % SPACES]:
        return SPACE_TAKEN
    if not water_sites(game, district) & BIT[place % SPACES]:
        return NOT_BESIDE_WATER
    return OK


def why_not_marker_for_garden(game: Tabannusi, player: int, source: int) -> Reason:
    """Say whether a Garden's marker may come from the area or, with S12, the supply. TAB-7.10, 18.12"""
    me = game.players[player]
    if source == FROM_AREA:
        return OK if me.markers else NO_MARKER
    return OK if me.supply else NO_MARKER_IN_SUPPLY


def why_not_place_garden(game: Tabannusi, player: int, place: int, source: int, planted: int) -> Reason:
    """TAB-7.8-7.10"""
    if planted >= game.edition.gardens_per_action:
        return ENOUGH_GARDENS
    if game.players[player].gardens == 0:
        return NO_GARDEN_IN_AREA
    reason = why_not_marker_for_garden(game, player, source)
    if reason != OK:
        return reason
    district = place // SPACES
    bit = BIT[place % SPACES]
    return GARDEN_ALREADY if game.gardens[district] & bit else OK


def sources_of(game: Tabannusi, player: int) -> list[int]:
    """Return where a Garden's marker may come from."""
    return [FROM_AREA, FROM_SUPPLY] if game.players[player].has(S12) else [FROM_AREA]


def can_garden(game: Tabannusi, player: int, district: int) -> bool:
    """Tell whether at least one step of a Gardening is possible. TAB-4.13, 7.15"""
    for means in range(MEANS):
        if why_not_buy_water(game, player, means) == OK or why_not_buy_garden(game, player, means) == OK:
            return True
    if water_of(game, player) and water_sites(game, district):
        return True
    if game.players[player].gardens:
        for source in sources_of(game, player):
            if why_not_marker_for_garden(game, player, source) == OK:
                return any_garden_site(game, district)
    return False


def any_garden_site(game: Tabannusi, district: int) -> bool:
    """Tell whether a Garden could lie on any Water of a District."""
    for place in garden_places(game, district):
        if not game.gardens[place // SPACES] & BIT[place % SPACES]:
            return True
    return False


class ChooseGardening(Decision[Tabannusi]):
    """The next step of a Gardening; all but the first may be to stop. TAB-7.1, 7.15, 7.16; DP-A3, DP-I"""

    def __init__(self, player: int, district: int, planted: int, first: bool) -> None:
        super().__init__(player)
        self.district = district
        self.planted = planted  # Gardens placed in this Gardening
        self.first = first

    def free_actions_allowed(self) -> bool:
        return not self.first

    def candidates(self, game: Tabannusi) -> list[Action]:
        out = [pack(BUY_WATER, means) for means in range(MEANS)]
        out += [pack(BUY_GARDEN, means) for means in range(MEANS)]
        if self.district < COMMON:
            tiles = water_of(game, self.player)
            for tile in tiles or [REGULAR]:  # without any, to say why not
                for space in members(game.board.land[self.district]):
                    out.append(pack(PLACE_WATER, tile, self.district * SPACES + space))
        for place in garden_places(game, self.district):
            for source in sources_of(game, self.player):
                out.append(pack(PLACE_GARDEN, place, source))
        if not self.first:
            out.append(pack(STOP))
        return out

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-7.2"""
        verb = verb_of(action)
        if verb == BUY_WATER:
            return so_much(BLUE, 1)
        return so_much(GREEN, 1) if verb == BUY_GARDEN else FREE

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        verb = verb_of(action)
        if verb == BUY_WATER:
            return why_not_buy_water(game, self.player, first_of(action))
        if verb == BUY_GARDEN:
            return why_not_buy_garden(game, self.player, first_of(action))
        if verb == PLACE_WATER:
            return why_not_place_water(game, self.player, first_of(action), second_of(action))
        if verb == PLACE_GARDEN:
            return why_not_place_garden(game, self.player, first_of(action), second_of(action), self.planted)
        return OK

    def options(self, game: Tabannusi) -> list[Action]:
        """For speed: one mask for all Water."""
        out: list[Action] = []
        for means in range(MEANS):
            if why_not_buy_water(game, self.player, means) == OK:
                out.append(pack(BUY_WATER, means))
        for means in range(MEANS):
            if why_not_buy_garden(game, self.player, means) == OK:
                out.append(pack(BUY_GARDEN, means))
        tiles = water_of(game, self.player)
        if tiles:
            sites = members(water_sites(game, self.district))
            for tile in tiles:
                for space in sites:
                    out.append(pack(PLACE_WATER, tile, self.district * SPACES + space))
        if game.players[self.player].gardens:
            self.add_gardens(game, out)
        if not self.first:
            out.append(pack(STOP))
        return out

    def add_gardens(self, game: Tabannusi, out: list[Action]) -> None:
        """Append the Gardens that can be placed."""
        for place in garden_places(game, self.district):
            for source in sources_of(game, self.player):
                if why_not_place_garden(game, self.player, place, source, self.planted) == OK:
                    out.append(pack(PLACE_GARDEN, place, source))

    def take(self, game: Tabannusi, action: Action) -> None:
        verb = verb_of(action)
        if verb == STOP:
            if game.notes is not None:
                game.note(BEGAN, self.player, OFFER, clause=715)
            return
        planted = self.planted + 1 if verb == PLACE_GARDEN else self.planted
        game.begin(ChooseGardening(self.player, self.district, planted, False))
        if verb == BUY_WATER:
            pay_one(game, self.player, BLUE, first_of(action))
            game.gain_water(self.player, 1)
        elif verb == BUY_GARDEN:
            pay_one(game, self.player, GREEN, first_of(action))
            game.gain_gardens(self.player, 1)
        elif verb == PLACE_WATER:
            place_water(game, self.player, first_of(action), second_of(action))
        else:
            place_garden(game, self.player, first_of(action), second_of(action))


def place_water(game: Tabannusi, player: int, tile: int, place: int) -> None:
    """Put a Water tile; the covered bonus is lost. TAB-7.6, 7.7"""
    if tile == REGULAR:
        game.players[player].water -= 1
    else:
        game.special[tile - 1] = ON_BOARD + place
    if game.notes is not None:
        thing = WATER if tile == REGULAR else SPECIAL + tile - 1
        game.note(MOVED, player, thing, 1, place_of(player, AREA), SPACE + place, clause=704)
    game.water[place // SPACES] |= BIT[place % SPACES]


def place_garden(game: Tabannusi, player: int, place: int, source: int) -> None:
    """Put a Garden with its marker, S07, and the bonus of the Water. TAB-7.9-7.11, 18.7"""
    me = game.players[player]
    me.gardens -= 1
    if source == FROM_AREA:
        me.markers -= 1
    else:
        me.supply -= 1
    game.lay_garden(player, place)
    origin = place_of(player, AREA if source == FROM_AREA else CLAIM_SUPPLY)
    game.move_markers(player, 1, origin, SPACE + game.board.name_of(place))
    if me.has(S07):
        game.score(player, game.edition.ship_points[S07], SHIP + S07, 1807)
    bonus = bonus_of_water(game, place)
    if bonus == 0:
        return
    if game.switches.garden_bonus_may_be_declined:
        game.begin(MayTakeGardenBonus(player, bonus))
    else:
        game.gain(player, bonus)


def bonus_of_water(game: Tabannusi, place: int) -> int:
    """Return the bonus of a special Water tile or of printed border Water. TAB-7.6, 7.7, 7.11"""
    tile = game.special_at(ON_BOARD + place)
    if tile != NO_TILE:
        return game.edition.special_bonus[tile]
    on_border = game.board.border[place // SPACES] & BIT[place % SPACES]
    return game.board.bonus[place] if on_border else 0


class MayTakeGardenBonus(Decision[Tabannusi]):
    """The bonus under a Garden, where the table lets it be declined. TAB-A13"""

    def __init__(self, player: int, bonus: int) -> None:
        super().__init__(player)
        self.bonus = bonus

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(TAKE_BONUS), pack(DECLINE)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, self.bonus, clause=711)
        if verb_of(action) == TAKE_BONUS:
            game.gain(self.player, self.bonus)
