"""The Port: placing a House, claiming a Ship. TAB-8, 18.1, 18.9, 18.11, 18.15"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import CLAIM_SHIP, PORT_HOUSE
from boardwright.games.tabannusi.automa_cards import gain_port_space_as_bot
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    BLUE,
    BOTTOM,
    CELLS,
    COLOURS,
    LINES,
    NO_CRATE,
    NO_TILE,
    PORT,
    PORT_SPACES,
    S01,
    S09,
    S11,
    S15,
    TRACKS,
    UP,
)
from boardwright.games.tabannusi.houses import after_house_placed, take_house
from boardwright.games.tabannusi.mastery import ChooseTrack, advance
from boardwright.games.tabannusi.notes import (
    AREA,
    BOX,
    CELL,
    CLAIM_SUPPLY,
    CRATE,
    HARBORMASTER,
    HOUSE,
    LINE,
    OFFER,
    PORT_SPACE,
    ROW,
    SHIP,
    place_of,
)
from boardwright.games.tabannusi.payments import ChoosePayment, as_price, begin_payment, can_pay, no_price
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    CRATES_FULL,
    LINE_HAS_HOUSE,
    NO_GOLD,
    NO_HOUSE_IN_ROW,
    NO_MARKER,
    ONLY_BOTTOM_ROW,
    SHIP_ALREADY_CLAIMED,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.state import MustChoose, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of
from boardwright.kernel.prices import Price

# Houses ------------------------------------------------------------------------------------------


def price_of_port_house(game: Tabannusi, row: int, free: bool) -> list[int]:
    """Return the Resources for a Port House; a coloured row costs 1 blue more. TAB-8.1, 18.9, 18.19"""
    price = no_price()
    if not free:
        price[game.local[PORT]] += game.edition.port_local
    if row != BOTTOM:
        price[BLUE] += 1
    return price


def why_not_port_space(game: Tabannusi, player: int, space: int) -> Reason:
    """Say whether a House may stand on a space of the Port. TAB-8.5, 8.6, 8.8"""
    me = game.players[player]
    if game.port_taken() & BIT[space]:
        return SPACE_TAKEN
    if me.port >> (space & ~1) & 3:
        return LINE_HAS_HOUSE
    if space & 1 and not game.is_bot(player) and total(me.crates) >= game.edition.crate_slots:
        return CRATES_FULL
    return OK


def why_not_port_house(game: Tabannusi, player: int, space: int, row: int, free: bool) -> Reason:
    """Say whether a House of a row may be placed in the Port. TAB-8.1, 8.2, 18.9"""
    me = game.players[player]
    if row != BOTTOM and not me.has(S09):
        return ONLY_BOTTOM_ROW
    if me.houses[row] == 0:
        return NO_HOUSE_IN_ROW
    reason = why_not_port_space(game, player, space)
    if reason != OK:
        return reason
    if not can_pay(game, player, price_of_port_house(game, row, free), 0):
        return CANNOT_PAY
    return OK


def port_house_candidates(game: Tabannusi, player: int) -> list[Action]:
    """Return a House of the bottom row, with S09 of any row, on every space."""
    rows = [BOTTOM]
    if game.players[player].has(S09):
        rows = [BOTTOM, *range(TRACKS)]
    out: list[Action] = []
    for row in rows:
        for space in range(PORT_SPACES):
            out.append(pack(PORT_HOUSE, space, row))
    return out


class PlacePortHouse(Procedure[Tabannusi]):
    """Pay, House and its bonuses, the space's bonus or Crate, S02, S08. TAB-9.10"""

    def __init__(self, player: int, space: int, row: int, free: bool, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.space = space
        self.row = row
        self.free = free

    def clone(self) -> PlacePortHouse:
        return PlacePortHouse(self.player, self.space, self.row, self.free, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            self.pay(game)
        elif step == 2:
            game.players[self.player].port |= BIT[self.space]
            if game.notes is not None:
                origin = place_of(self.player, ROW + self.row)
                game.note(
                    MOVED, self.player, HOUSE + self.player, 1, origin, PORT_SPACE + self.space, clause=801
                )
            take_house(game, self.player, self.row)
        elif step == 3:
            self.gain_space(game)
        elif step == 4:
            after_house_placed(game, self.player)
        return step < 4

    def pay(self, game: Tabannusi) -> None:
        price = price_of_port_house(game, self.row, self.free)
        if total(price):
            begin_payment(game, self.player, price)

    def gain_space(self, game: Tabannusi) -> None:
        """Blue: the bonus; red: the Crate. TAB-8.7-8.9; the Bot otherwise. TAB-24.5, 24.6"""
        line = self.space >> 1
        if game.is_bot(self.player):
            gain_port_space_as_bot(game, self.space)
        elif self.space & 1 == 0:
            game.gain(self.player, game.edition.blue_bonus[line])
        elif game.port_crates[line] != NO_CRATE:
            game.players[self.player].crates[UP * COLOURS + game.port_crates[line]] += 1
            crate = CRATE + game.port_crates[line]
            game.note(MOVED, self.player, crate, 1, LINE + line, place_of(self.player, AREA), clause=809)
            game.port_crates[line] = NO_CRATE


class ChoosePortHouse(MustChoose):
    """A Port House free of charge; nothing if impossible. TAB-20.4, 18.19"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return port_house_candidates(game, self.player)

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-18.19"""
        return as_price(price_of_port_house(game, second_of(action), True), 0)

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_port_house(game, self.player, first_of(action), second_of(action), True)

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=2004)
        game.begin(PlacePortHouse(self.player, first_of(action), second_of(action), True))


# Ships -------------------------------------------------------------------------------------------


def price_in_gold(game: Tabannusi, player: int, gold: int) -> list[int]:
    """Return the Resources that stand in for Gold of a Ship: with S11 1 blue for 1 Gold. TAB-18.11"""
    price = no_price()
    if gold and game.players[player].has(S11):
        price[BLUE] = 1
    return price


def price_of_ship(game: Tabannusi, player: int, gold: int) -> Price:
    """Return what the Gold of a Ship is paid with. TAB-8.10, 18.11"""
    price = price_in_gold(game, player, gold)
    return as_price(price, gold - price[BLUE])


def why_not_pay_gold(game: Tabannusi, player: int, gold: int) -> Reason:
    """Say whether the Gold for a Ship can be paid."""
    price = price_in_gold(game, player, gold)
    return OK if can_pay(game, player, price, gold - price[BLUE]) else NO_GOLD


def why_not_claim(game: Tabannusi, player: int, cell: int) -> Reason:
    """Say whether a marker may be placed on a Ship, price apart. TAB-8.11, 8.12, 3.3"""
    me = game.players[player]
    if me.ships & BIT[cell]:
        return SHIP_ALREADY_CLAIMED
    if me.markers == 0 and not game.is_bot(player):
        return NO_MARKER
    return OK


def can_claim_any_ship(game: Tabannusi, player: int) -> bool:
    """Tell whether a marker could be placed on any Ship. TAB-8.18"""
    me = game.players[player]
    return me.markers > 0 and me.ships != BIT[CELLS] - 1


class ClaimShip(Procedure[Tabannusi]):
    """Pay, the marker, Harbormasters of completed lines, S01 and S15. TAB-8.10-8.14"""

    def __init__(self, player: int, cell: int, gold: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.cell = cell
        self.gold = gold

    def clone(self) -> ClaimShip:
        return ClaimShip(self.player, self.cell, self.gold, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            self.pay(game)
        elif step == 2:
            place_marker_on_ship(game, self.player, self.cell)
        elif step == 3:
            self.after_claim(game)
        return step < 3

    def pay(self, game: Tabannusi) -> None:
        price = price_in_gold(game, self.player, self.gold)
        if price[BLUE]:
            game.begin(ChoosePayment(self.player, price, self.gold - 1))
        else:
            game.pay_gold(self.player, self.gold, clause=810)

    def after_claim(self, game: Tabannusi) -> None:
        """S01, S15. TAB-18.1, 18.15"""
        me = game.players[self.player]
        if me.has(S01):
            game.score(self.player, game.edition.ship_points[S01], SHIP + S01, 1801)
        if me.has(S15):
            colour = game.edition.ship_colour[game.ships[self.cell]]
            if colour == ANY_COLOUR:
                game.begin(ChooseTrack(self.player, 1))
            else:
                advance(game, self.player, colour)


def place_marker_on_ship(game: Tabannusi, player: int, cell: int) -> None:
    """Put the marker and take the Harbormasters of completed lines. TAB-8.11, 8.13, 8.14, 24.7"""
    me = game.players[player]
    me.ships |= BIT[cell]
    game.move_markers(player, 1, place_of(player, CLAIM_SUPPLY if game.is_bot(player) else AREA), CELL + cell)
    if not game.is_bot(player):
        me.markers -= 1
    for line in range(LINES):
        cells = game.edition.line_cells[line]
        tile = game.harbormasters[line]
        if cells & BIT[cell] and me.ships & cells == cells and tile != NO_TILE:
            game.harbormasters[line] = NO_TILE
            target = BOX if game.is_bot(player) else place_of(player, AREA)
            game.note(MOVED, player, HARBORMASTER + tile, 1, LINE + line, target, clause=813)
            if game.is_bot(player):
                game.score(player, game.edition.automa.bot_harbormaster_points, HARBORMASTER + tile, 2407)
            else:
                me.harbormasters |= BIT[tile]


class ChooseShip(MustChoose):
    """A marker on any Ship at no cost; nothing if impossible. TAB-8.18; C7"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(CLAIM_SHIP, cell) for cell in range(CELLS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_claim(game, self.player, first_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=818)
        game.begin(ClaimShip(self.player, first_of(action), 0))
