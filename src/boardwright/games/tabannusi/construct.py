"""Construct a Building in a common District. TAB-6, 18.6, 18.14, 21.7"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import BOT_TRACK, CLAIM_SHIP, DECLINE, USE_DISCOUNT
from boardwright.games.tabannusi.components import (
    CELLS,
    COLOURS,
    COMMON,
    DISCOUNT_TILE,
    NOWHERE,
    S06,
    S14,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.houses import after_house_placed, take_house
from boardwright.games.tabannusi.mastery import ChooseTrack, advance, can_advance
from boardwright.games.tabannusi.notes import (
    AREA,
    ASIDE,
    BOX,
    CLAIM_SUPPLY,
    HARBORMASTER,
    HOUSE,
    OFFER,
    PIECE,
    PROJECT,
    ROW,
    SHIP,
    SPACE,
    SUPPLY,
    place_of,
)
from boardwright.games.tabannusi.payments import (
    ChoosePayment,
    MayPayForStep,
    as_price,
    begin_payment,
    can_pay,
    no_price,
)
from boardwright.games.tabannusi.port import ClaimShip, price_of_ship, why_not_claim, why_not_pay_gold
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    NO_HOUSE,
    NO_PROJECTS_HERE,
    NOT_ENOUGH_PIECES,
    WRONG_SIZE,
)
from boardwright.games.tabannusi.state import Draw, Tabannusi
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, verb_of
from boardwright.kernel.prices import FREE, Price, so_much


def price_of_building(game: Tabannusi, player: int, district: int, colour: int) -> list[int]:
    """Return the Resources for a Building: local ones, and one per own marker. TAB-6.2-6.4"""
    site = game.projects[district * TRACKS + colour]
    price = no_price()
    price[game.local[district]] += game.edition.construct_local
    own = count(site & game.project_markers[player * COMMON + district])
    price[colour] += own * game.edition.construct_per_marker
    return price


def has_discount(game: Tabannusi, player: int) -> bool:
    """Tell whether a player holds the Harbormaster that makes a Building cheaper. TAB-21.7"""
    return game.players[player].harbormasters & BIT[DISCOUNT_TILE] != 0


def can_pay_discounted(game: Tabannusi, player: int, price: list[int], colour: int) -> bool:
    """Tell whether a price can be paid with one Resource of a colour fewer. TAB-21.7; TAB-A32"""
    if price[colour] == 0:
        return False
    price[colour] -= 1
    possible = can_pay(game, player, price, 0)
    price[colour] += 1
    return possible


def can_pay_for_building(game: Tabannusi, player: int, district: int, colour: int) -> bool:
    """Tell whether a Building can be paid, if need be with the Harbormaster."""
    price = price_of_building(game, player, district, colour)
    if can_pay(game, player, price, 0):
        return True
    if has_discount(game, player):
        for fewer in range(COLOURS):
            if can_pay_discounted(game, player, price, fewer):
                return True
    return False


def why_not_construct(game: Tabannusi, player: int, district: int, colour: int) -> Reason:
    """Say whether the Projects of a colour can become a Building. TAB-6.1, 6.2, 6.6, 1.4"""
    site = game.projects[district * TRACKS + colour]
    if site == 0:
        return NO_PROJECTS_HERE
    if game.players[player].row_for(colour) == NOWHERE:
        return NO_HOUSE
    if count(site) > game.piece_stock[colour]:
        return NOT_ENOUGH_PIECES
    if not can_pay_for_building(game, player, district, colour):
        return CANNOT_PAY
    return OK


class ConstructBuilding(Procedure[Tabannusi]):
    """All Projects of a colour in a District become one Building. TAB-6.16"""

    def __init__(
        self, player: int, district: int, colour: int, site: int, moved: list[int], step: int = 1
    ) -> None:
        super().__init__(step)
        self.player = player
        self.district = district
        self.colour = colour
        self.site = site  # spaces built on, once known
        self.moved = moved  # seat -> Claim markers taken off the Projects, once known

    def clone(self) -> ConstructBuilding:
        return ConstructBuilding(self.player, self.district, self.colour, self.site, self.moved[:], self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            self.site = game.projects[self.district * TRACKS + self.colour]
        elif step == 2:
            self.pay(game)
        elif step == 3:
            self.set_markers_aside(game)
        elif step == 4:
            self.replace_projects(game)
        elif step == 5:  # uncovered bonuses may ask
            row = game.players[self.player].row_for(self.colour)
            if game.notes is not None:
                target = SPACE + self.district * SPACES + members(self.site)[0]
                origin, colour = place_of(self.player, ROW + row), PIECE + self.colour
                game.note(MOVED, self.player, HOUSE + self.player, 1, origin, target, colour, 605)
            take_house(game, self.player, row)
        elif step == 6:
            self.return_markers(game)
        elif step == 7:  # other players may be asked
            self.reward_opponents(game)
        elif step == 8:
            self.score_opponents_markers(game)
        elif step == 9:
            self.offer_steps(game)
        elif step == 10:
            self.offer_ship(game)
        return step < 10

    def pay(self, game: Tabannusi) -> None:
        """TAB-6.2; the Bot pays with any dice. TAB-23.3"""
        price = price_of_building(game, self.player, self.district, self.colour)
        if has_discount(game, self.player):
            game.begin(MayUseDiscount(self.player, price))
        else:
            begin_payment(game, self.player, price)

    def set_markers_aside(self, game: Tabannusi) -> None:
        """TAB-6.7"""
        self.moved = [0] * game.seats
        for seat in range(game.seats):
            at = seat * COMMON + self.district
            self.moved[seat] = count(game.project_markers[at] & self.site)
            target = place_of(seat, CLAIM_SUPPLY if game.is_bot(seat) else ASIDE)
            for space in members(game.project_markers[at] & self.site):
                game.move_markers(seat, 1, SPACE + self.district * SPACES + space, target)
            game.project_markers[at] &= ~self.site
            if not game.is_bot(seat):
                game.players[seat].aside += self.moved[seat]

    def replace_projects(self, game: Tabannusi) -> None:
        """TAB-6.5"""
        game.project_stock[self.colour] += count(self.site)
        for space in members(self.site):
            if game.notes is not None:
                origin = SPACE + self.district * SPACES + space
                game.note(MOVED, self.player, PROJECT + self.colour, 1, origin, SUPPLY)
        game.projects[self.district * TRACKS + self.colour] = 0
        game.build(self.player, self.district, self.colour, self.site)

    def return_markers(self, game: Tabannusi) -> None:
        """Own markers to the claim supply, the others to their areas. TAB-6.8, 6.9"""
        for seat in range(game.seats):
            if game.is_bot(seat):
                continue
            game.players[seat].aside -= self.moved[seat]
            if seat == self.player:
                game.players[seat].supply += self.moved[seat]
            else:
                game.players[seat].markers += self.moved[seat]
            target = place_of(seat, CLAIM_SUPPLY if seat == self.player else AREA)
            game.move_markers(seat, self.moved[seat], place_of(seat, ASIDE), target)

    def reward_opponents(self, game: Tabannusi) -> None:
        """The markers of all, then the Gardens of all; or both, player by player. TAB-6.10-6.13; TAB-A70"""
        together = game.switches.rewards_player_by_player
        others = [other for other in game.last_first(self.player) if other != self.player]
        for other in others:
            gardens = self.gardens_beside(game, other)
            markers = self.moved[other] if together else 0
            if markers + gardens:
                game.begin(RewardOpponent(other, self.colour, markers, gardens))
        for other in others:
            if self.moved[other] and not together:
                game.begin(RewardOpponent(other, self.colour, self.moved[other], 0))

    def gardens_beside(self, game: Tabannusi, seat: int) -> int:
        """Return how many Gardens of a player lie beside the Building. TAB-6.11"""
        beside = game.board.beside(self.district, self.site)
        return count(beside & game.garden_markers[seat * COMMON + self.district])

    def opponents_markers(self) -> int:
        """Return how many markers of opponents lay on the Projects."""
        n = 0
        for seat in range(len(self.moved)):
            if seat != self.player:
                n += self.moved[seat]
        return n

    def score_opponents_markers(self, game: Tabannusi) -> None:
        """S02, S06, and S08 for later. TAB-18.2, 18.6, 18.8"""
        after_house_placed(game, self.player)
        me = game.players[self.player]
        if me.has(S06):
            points = game.edition.ship_points[S06] * self.opponents_markers()
            game.score(self.player, points, SHIP + S06, 1806)

    def offer_steps(self, game: Tabannusi) -> None:
        """S14: a payment for each marker of an opponent. TAB-18.14"""
        if game.players[self.player].has(S14):
            for _ in range(self.opponents_markers()):
                game.begin(MayPayForStep(self.player, self.colour))

    def offer_ship(self, game: Tabannusi) -> None:
        """TAB-6.14"""
        if not game.is_bot(self.player):
            game.begin(MayClaimShip(self.player, count(self.site)))


class MayUseDiscount(Decision[Tabannusi]):
    """One Resource fewer with the Harbormaster, or the full price. TAB-21.7; TAB-A32; DP-A2"""

    def __init__(self, player: int, due: list[int]) -> None:
        super().__init__(player)
        self.due = due

    def candidates(self, game: Tabannusi) -> list[Action]:
        out = [pack(DECLINE)]
        for colour in range(COLOURS):
            if self.due[colour]:
                out.append(pack(USE_DISCOUNT, colour))
        return out

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-6.2-6.4, 21.7"""
        fewer = so_much(first_of(action), 1) if verb_of(action) == USE_DISCOUNT else FREE
        return as_price(self.due, 0) - fewer

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK if can_pay(game, self.player, self.due, 0) else CANNOT_PAY
        return OK if can_pay_discounted(game, self.player, self.due[:], first_of(action)) else CANNOT_PAY

    def take(self, game: Tabannusi, action: Action) -> None:
        price = self.due[:]
        game.note(BEGAN, self.player, OFFER, clause=2107)
        if verb_of(action) == USE_DISCOUNT:
            price[first_of(action)] -= 1
            game.players[self.player].harbormasters &= ~BIT[DISCOUNT_TILE]
            tile = HARBORMASTER + DISCOUNT_TILE
            game.note(MOVED, self.player, tile, 1, place_of(self.player, AREA), BOX, clause=2107)
        game.begin(ChoosePayment(self.player, price, 0))


class RewardOpponent(Procedure[Tabannusi]):
    """A step on the Building's track per marker, then one of choice per Garden. TAB-6.10, 6.11"""

    def __init__(self, player: int, colour: int, markers: int, gardens: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.colour = colour
        self.markers = markers
        self.gardens = gardens

    def clone(self) -> RewardOpponent:
        return RewardOpponent(self.player, self.colour, self.markers, self.gardens, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step <= self.markers:
            advance(game, self.player, self.colour)
        elif not game.is_bot(self.player):
            game.begin(ChooseTrack(self.player, 1))
        elif can_advance(game, self.player):
            game.begin(DrawBotTrack(self.player))
        return step < self.markers + self.gardens


class DrawBotTrack(Draw):
    """The Bot's Garden lies beside the human's new Building: a track at random. TAB-24.3"""

    def __init__(self, bot: int) -> None:
        super().__init__()
        self.bot = bot

    def candidates(self, game: Tabannusi) -> list[Action]:
        mastery = game.players[self.bot].mastery
        return [pack(BOT_TRACK, track) for track in range(TRACKS) if mastery[track] < game.edition.top]

    def take(self, game: Tabannusi, action: Action) -> None:
        advance(game, self.bot, first_of(action))


class MayClaimShip(Decision[Tabannusi]):
    """Gold for a marker on a Ship of the Building's very size, or not. TAB-6.14, 6.15; DP-A2, DP-I"""

    def __init__(self, player: int, size: int) -> None:
        super().__init__(player)
        self.size = size

    def free_actions_allowed(self) -> bool:
        return True

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(CLAIM_SHIP, cell) for cell in range(CELLS)] + [pack(DECLINE)]

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-6.14"""
        gold = game.edition.ship_gold_after_construct
        return FREE if verb_of(action) == DECLINE else price_of_ship(game, self.player, gold)

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK
        cell = first_of(action)
        if game.edition.ship_size[game.ships[cell]] != self.size:
            return WRONG_SIZE
        reason = why_not_claim(game, self.player, cell)
        if reason != OK:
            return reason
        return why_not_pay_gold(game, self.player, game.edition.ship_gold_after_construct)

    def take(self, game: Tabannusi, action: Action) -> None:
        if game.notes is not None:
            game.note(BEGAN, self.player, OFFER, clause=614)
        if verb_of(action) == CLAIM_SHIP:
            gold = game.edition.ship_gold_after_construct
            game.begin(ClaimShip(self.player, first_of(action), gold))
