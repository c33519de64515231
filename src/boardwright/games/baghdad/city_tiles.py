"""City tiles: the action, the same as an effect, the civic board in their place. BAG-8, 17.24, 20.9-20.11"""

from __future__ import annotations

from boardwright.games.baghdad.actions import FIRST_BONUS, PLACE_TILE, SKIP
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import (
    BOOK,
    CIVIC,
    FIRST_PATIENT,
    NO_TILE,
    NOWHERE,
    PATIENT,
    SPOTS,
)
from boardwright.games.baghdad.library import place_library_token
from boardwright.games.baghdad.notes import CIVIC_COLUMN, EFFECT, LOCATION, SPOT, TILE, of_seat
from boardwright.games.baghdad.payment import pay_requirement, reach_of
from boardwright.games.baghdad.reasons import (
    CIVIC_FILLED,
    MUST_ACT,
    NO_SKILL,
    NO_TILE_HERE,
    RIVAL_HERE,
    SPOT_FILLED,
    WRONG_TYPE,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import BEGAN, ENDED, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of


def city_tile_action(game: Baghdad, player: int) -> None:
    """Take the tile under the own vizier; without one there is nothing to take. BAG-8.1; BAG-A6"""
    location = game.players[player].vizier
    tile = game.city[location]
    if tile != NO_TILE:
        ask_for_tile(game, player, location, game.edition.city.type_of_tile[tile], 0)


def take_tile_anywhere(game: Baghdad, player: int, type: int, waived: int) -> None:
    """Take a tile of a type as if the vizier stood there. BAG-15.4, 15.5, 17.24"""
    ask_for_tile(game, player, NOWHERE, type, waived)


def ask_for_tile(game: Baghdad, player: int, location: int, type: int, waived: int) -> None:
    """Ask, unless no tile or no place for it is left whatever is spent. BAG-8.4; BAG-A22"""
    me = game.players[player]
    has_place = me.in_row(type) < SPOTS or (game.public_works and me.civic[type] == NO_TILE)
    if has_place and tiles_to_take(game, player, location, type):
        game.begin(ChooseTile(player, location, type, waived))


def tiles_to_take(game: Baghdad, player: int, location: int, type: int) -> list[int]:
    """Return the slots with a tile that may be taken; NOWHERE stands for all. BAG-17.24; BAG-A20"""
    if location != NOWHERE:
        return [location]
    city = game.edition.city
    out: list[int] = []
    for slot in city.slots:
        tile = game.city[slot]
        if tile != NO_TILE and city.type_of_tile[tile] == type and not game.has_rival_at(player, slot):
            out.append(slot)
    return out


class ChooseTile(TurnQuestion):
    """Which tile to take and where to put it, or none. BAG-8.1-8.4, 17.24, 20.9, 20.10; BAG-A6, BAG-A22"""

    def __init__(self, player: int, location: int, type: int, waived: int) -> None:
        super().__init__(player)
        self.location = location  # under the vizier, or NOWHERE: an effect that lets one choose
        self.type = type
        self.waived = waived

    def candidates(self, game: Baghdad) -> list[Action]:
        if self.location == NOWHERE:
            slots = [slot for slot in game.edition.city.slots if game.city[slot] != NO_TILE]
        else:
            slots = [self.location]
        out: list[Action] = []
        for slot in slots:
            for spot in range(SPOTS):
                out.append(pack(PLACE_TILE, slot, spot))
            if game.public_works:
                out.append(pack(PLACE_TILE, slot, CIVIC))
        out.append(pack(SKIP))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) == SKIP:
            return self.why_not_skip(game)
        slot = first_of(action)
        tile = game.city[slot]
        if tile == NO_TILE:
            return NO_TILE_HERE
        if game.edition.city.type_of_tile[tile] != self.type:
            return WRONG_TYPE
        if game.has_rival_at(self.player, slot):
            return RIVAL_HERE
        return self.why_not_spot(game, second_of(action))

    def why_not_spot(self, game: Baghdad, spot: int) -> Reason:
        """BAG-8.2, 8.3, 20.9, 20.10; BAG-A27, BAG-A60"""
        me = game.players[self.player]
        if spot == CIVIC:
            if me.civic[self.type] != NO_TILE:
                return CIVIC_FILLED
        elif me.row(self.type) & BIT[spot]:
            return SPOT_FILLED
        need = need_of(game, spot) - self.waived
        return OK if reach_of(game, self.player, self.skill(game)) >= need else NO_SKILL

    def skill(self, game: Baghdad) -> int:
        return game.edition.board.skill[self.type]

    def need(self, game: Baghdad, action: Action) -> int:
        return need_of(game, second_of(action)) - self.waived if verb_of(action) == PLACE_TILE else 0

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """The icons that a spot requires, and the type that the effect takes. BAG-8.3, 17.24"""
        facts = super().facts(game, action)
        facts["type"] = self.type
        return facts

    def why_not_skip(self, game: Baghdad) -> Reason:
        """An effect may always be declined. BAG-A6, BAG-A22"""
        if game.switches.action_is_a_duty and self.location != NOWHERE and self.places(game):
            return MUST_ACT
        return OK

    def places(self, game: Baghdad) -> list[int]:
        """Return the spots, CIVIC among them, that may be used now."""
        me = game.players[self.player]
        reach = reach_of(game, self.player, self.skill(game)) + self.waived
        filled = me.row(self.type)
        out: list[int] = []
        for spot in range(SPOTS):
            if not filled & BIT[spot] and game.edition.board.spot_need[spot] <= reach:
                out.append(spot)
        if game.public_works and me.civic[self.type] == NO_TILE and need_of(game, CIVIC) <= reach:
            out.append(CIVIC)
        return out

    def options(self, game: Baghdad) -> list[Action]:
        """For speed: the spots are the same for every tile."""
        places = self.places(game)
        out: list[Action] = []
        if places:
            for slot in tiles_to_take(game, self.player, self.location, self.type):
                for spot in places:
                    out.append(pack(PLACE_TILE, slot, spot))
        if self.why_not_skip(game) == OK:
            out.append(pack(SKIP))
        return out

    def take(self, game: Baghdad, action: Action) -> None:
        by_effect = self.location == NOWHERE
        if verb_of(action) == SKIP:
            if game.notes is not None:
                game.note(ENDED, self.player, EFFECT, clause=17_24 if by_effect else 7_07)
        else:
            slot = first_of(action)
            clause = 20_09
            if second_of(action) != CIVIC:
                clause = 17_24 if by_effect else 8_01
            if game.notes is not None:
                game.note(BEGAN, self.player, EFFECT, cause=TILE + game.city[slot], clause=clause)
            game.begin(PlaceTile(self.player, slot, second_of(action), self.waived, game.city[slot]))


def need_of(game: Baghdad, spot: int) -> int:
    """Return the icons that a spot, or the civic board, requires. BAG-8.3, 20.10"""
    return game.edition.modules.civic_need if spot == CIVIC else game.edition.board.spot_need[spot]


class PlaceTile(Procedure[Baghdad]):
    """Pay what is missing, move the tile, take what it brings. BAG-8.5-8.11, 20.11; BAG-A25"""

    def __init__(
        self, player: int, slot: int, spot: int, waived: int, tile: int, gaps: int = 0, step: int = 1
    ) -> None:
        super().__init__(step)
        self.player = player
        self.slot = slot
        self.spot = spot
        self.waived = waived
        self.tile = tile
        self.gaps = gaps  # completed as the tile was placed, as a mask

    def clone(self) -> PlaceTile:
        return PlaceTile(self.player, self.slot, self.spot, self.waived, self.tile, self.gaps, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        type = game.edition.city.type_of_tile[self.tile]
        if step == 1:
            skill = game.edition.board.skill[type]
            pay_requirement(game, self.player, skill, need_of(game, self.spot) - self.waived)
        elif step == 2:
            game.city[self.slot] = NO_TILE
            place = LOCATION + self.slot
            if self.spot == CIVIC:
                game.players[self.player].civic[type] = self.tile
                column = of_seat(self.player, CIVIC_COLUMN) + type
                game.note(MOVED, self.player, TILE + self.tile, 1, place, column, 0, 20_09)
                return False
            if game.notes is not None:
                spot = of_seat(self.player, SPOT) + type * SPOTS + self.spot
                game.note(MOVED, self.player, TILE + self.tile, 1, place, spot, 0, 8_01)
            game.players[self.player].place(type, self.spot, self.tile)
            self.gaps = completed_gaps(game, self.player, type, self.spot)
        elif step == 3:
            self.take_what_it_brings(game, type)
        elif step == 4:
            gain_tile_bonuses(game, self.player, members(self.gaps), self.spot)
        return step < 4

    def take_what_it_brings(self, game: Baghdad, type: int) -> None:
        """A patient's good; a book's library reward. BAG-8.5, 8.7"""
        if type == PATIENT:
            game.gain_goods(self.player, self.tile - FIRST_PATIENT, 1, 8_05)
        elif type == BOOK:
            place_library_token(game, self.player)


def completed_gaps(game: Baghdad, player: int, type: int, spot: int) -> int:
    """Return the gaps beside a new tile whose other side is filled already, as a mask. BAG-8.9

    A tile that its library reward brings to the other side is the one that completes the pair then.
    """
    board = game.edition.board
    filled = game.players[player].filled
    gaps = 0
    for gap in range(board.gaps):
        if board.gap_above[gap] == type:
            beyond = board.gap_below[gap]
        elif board.gap_below[gap] == type:
            beyond = board.gap_above[gap]
        else:
            continue
        if filled & BIT[beyond * SPOTS + spot]:
            gaps |= BIT[gap]
    return gaps


def bonus_in(game: Baghdad, player: int, gap: int, spot: int) -> int:
    """Return the effect printed between two rows of a player's board."""
    board = game.edition.board
    return board.bonus[(game.players[player].letter * board.gaps + gap) * SPOTS + spot]


def gain_tile_bonuses(game: Baghdad, player: int, gaps: list[int], spot: int) -> None:
    """The bonuses a new tile completed; two different ones in the player's order. BAG-8.9; BAG-A25"""
    effects = [bonus_in(game, player, gap, spot) for gap in gaps]
    if len(gaps) == 2 and effects[0] != effects[1]:
        game.begin(ChooseFirstBonus(player, gaps[0], gaps[1], spot))
    else:
        game.gain(player, effects)


class ChooseFirstBonus(Decision[Baghdad]):
    """Which of two bonuses comes first. BAG-8.9"""

    def __init__(self, player: int, one: int, other: int, spot: int) -> None:
        super().__init__(player)
        self.one = one
        self.other = other
        self.spot = spot

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(FIRST_BONUS, self.one, self.spot), pack(FIRST_BONUS, self.other, self.spot)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return OK

    def take(self, game: Baghdad, action: Action) -> None:
        first = first_of(action)
        second = self.other if first == self.one else self.one
        effects = [
            bonus_in(game, self.player, first, self.spot),
            bonus_in(game, self.player, second, self.spot),
        ]
        game.gain(self.player, effects)
