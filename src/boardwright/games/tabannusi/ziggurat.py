"""The Ziggurat: placing a House, markers on the Ziggurat tiles. TAB-9, 18.5"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import CLAIM_ON_TILE, TAKE_GARDEN, TAKE_MARKER
from boardwright.games.tabannusi.components import (
    CLAIM_SPACES,
    NOWHERE,
    S05,
    SECTION_SPACES,
    TRACKS,
    ZIGGURAT,
)
from boardwright.games.tabannusi.houses import after_house_placed, take_house
from boardwright.games.tabannusi.notes import (
    AREA,
    ASIDE,
    CLAIM_SUPPLY,
    HOUSE,
    ICON,
    ON_TILE,
    ROW,
    TERRACE,
    ZIGGURAT_SPACE,
    place_of,
)
from boardwright.games.tabannusi.payments import begin_payment, can_pay, no_price
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    CLAIM_SPACES_USED,
    NO_GARDEN_LEFT,
    NO_HOUSE,
    NO_MARKER,
    NO_MARKER_IN_SUPPLY,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.state import MustChoose, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of


def price_of_ziggurat_house(game: Tabannusi) -> list[int]:
    """Return the Resources for a House on the Ziggurat. TAB-9.2"""
    price = no_price()
    price[game.local[ZIGGURAT]] += game.edition.ziggurat_local
    return price


def why_not_ziggurat_house(game: Tabannusi, player: int, space: int) -> Reason:
    """Say whether a House may be placed on the Ziggurat. TAB-9.1-9.3, 9.7"""
    me = game.players[player]
    section = space // SECTION_SPACES
    if me.markers == 0:
        return NO_MARKER
    if me.tile_markers[section] >= CLAIM_SPACES:
        return CLAIM_SPACES_USED
    if me.row_for(section) == NOWHERE:
        return NO_HOUSE
    if game.ziggurat_taken() & BIT[space]:
        return SPACE_TAKEN
    if not can_pay(game, player, price_of_ziggurat_house(game), 0):
        return CANNOT_PAY
    return OK


class PlaceZigguratHouse(Procedure[Tabannusi]):
    """Pay, House and its bonuses, the space's bonus, the marker, S02, S05, S08. TAB-9.9, 9.10"""

    def __init__(self, player: int, space: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.space = space

    def clone(self) -> PlaceZigguratHouse:
        return PlaceZigguratHouse(self.player, self.space, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            self.set_marker_aside(game)
        elif step == 2:
            self.pay(game)
        elif step == 3:
            game.players[self.player].ziggurat |= BIT[self.space]
            row = game.players[self.player].row_for(self.space // SECTION_SPACES)
            if game.notes is not None:
                origin = place_of(self.player, ROW + row)
                target = ZIGGURAT_SPACE + self.space
                game.note(MOVED, self.player, HOUSE + self.player, 1, origin, target, clause=901)
            take_house(game, self.player, row)
        elif step == 4:
            self.gain_space(game)
        elif step == 5:
            self.place_marker(game)
        elif step == 6:
            after_house_placed(game, self.player)
        elif step == 7:
            self.reward_ship(game)
        return step < 7

    def set_marker_aside(self, game: Tabannusi) -> None:
        """A bonus on the way can neither use the marker nor replace it. TAB-9.9; TAB-A7"""
        if not game.is_bot(self.player):
            game.players[self.player].markers -= 1
            game.players[self.player].aside += 1
            game.move_markers(self.player, 1, place_of(self.player, AREA), place_of(self.player, ASIDE))

    def pay(self, game: Tabannusi) -> None:
        begin_payment(game, self.player, price_of_ziggurat_house(game))

    def gain_space(self, game: Tabannusi) -> None:
        """TAB-9.4; TAB-A47"""
        bonus = game.edition.ziggurat_bonus[self.space]
        if bonus:
            if game.notes is not None:
                game.note(BEGAN, self.player, ICON, bonus, cause=TERRACE, clause=904)
            game.gain(self.player, bonus)

    def place_marker(self, game: Tabannusi) -> None:
        """On the leftmost claim space without an own one. TAB-9.5"""
        me = game.players[self.player]
        me.tile_markers[self.space // SECTION_SPACES] += 1
        source = CLAIM_SUPPLY if game.is_bot(self.player) else ASIDE
        target = place_of(self.player, ON_TILE + self.space // SECTION_SPACES)
        game.move_markers(self.player, 1, place_of(self.player, source), target, 905)
        if not game.is_bot(self.player):
            me.aside -= 1

    def reward_ship(self, game: Tabannusi) -> None:
        """S05. TAB-18.5"""
        if game.players[self.player].has(S05):
            game.begin(GardenOrMarker(self.player))


class GardenOrMarker(MustChoose):
    """S05: a Garden tile or a Claim marker. TAB-18.5; DP-A6"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(TAKE_GARDEN), pack(TAKE_MARKER)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == TAKE_GARDEN:
            return OK if game.garden_stock else NO_GARDEN_LEFT
        return OK if game.players[self.player].supply else NO_MARKER_IN_SUPPLY

    def take(self, game: Tabannusi, action: Action) -> None:
        if verb_of(action) == TAKE_GARDEN:
            game.gain_gardens(self.player, 1)
        else:
            game.gain_markers(self.player, 1)


def why_not_claim_on_tile(game: Tabannusi, player: int, section: int) -> Reason:
    """Say whether a marker without a House may be placed on a Ziggurat tile. TAB-20.9, 21.8"""
    me = game.players[player]
    if me.markers == 0:
        return NO_MARKER
    return OK if me.tile_markers[section] < CLAIM_SPACES else CLAIM_SPACES_USED


def can_claim_on_ziggurat(game: Tabannusi, player: int) -> bool:
    """Tell whether a marker could be placed on any Ziggurat tile."""
    return any(why_not_claim_on_tile(game, player, section) == OK for section in range(TRACKS))


class ChooseZigguratTile(MustChoose):
    """A marker on any Ziggurat tile, no House; nothing if impossible. TAB-17.12, 20.9, 21.8; C8"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(CLAIM_ON_TILE, section) for section in range(TRACKS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_claim_on_tile(game, self.player, first_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        me = game.players[self.player]
        me.markers -= 1
        me.tile_markers[first_of(action)] += 1
        target = place_of(self.player, ON_TILE + first_of(action))
        game.move_markers(self.player, 1, place_of(self.player, AREA), target)
