"""A player's turn: an action A to E, or the end of the round for the player. ATT-2.4, 4, 7, 8, 9, 13, 14"""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.actions import (
    BUY,
    FINISH,
    FINISH_WITH_DRAW,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PUT_EMBLEM,
    TAKE_MARKER,
)
from boardwright.games.attandarra.building import PlaceCube, can_hold, has_place, why_not_site
from boardwright.games.attandarra.components import (
    GATE,
    MATERIALS,
    MEADOW,
    NO_MARKER,
    RESERVOIR,
)
from boardwright.games.attandarra.draws import FinalDraw, cubes_in
from boardwright.games.attandarra.history import put_emblem
from boardwright.games.attandarra.markers import take_marker
from boardwright.games.attandarra.notes import BAG, DISPLAY, HAND, MATERIAL, NO_GOLD_LEFT, OWN_ROUND
from boardwright.games.attandarra.reasons import (
    BAG_EMPTY,
    BESIDE_A_GATE,
    EMBLEMS_LATER,
    MEADOW_HOLDS_NO_COIN,
    MUST_BE_COMPLETE,
    NO_EMBLEM,
    NO_GOLD,
    NO_GOLD_LEFT_TO_DRAW,
    NO_MARKER_HERE,
    NO_PLACE_FOR_CUBE,
    NO_TILE_HERE,
    NONE_IN_SUPPLY,
    NONE_ON_DISPLAY,
    NOT_A_GATE_SITE,
    RESERVOIR_HOLDS_NONE,
    STREET_TAKEN,
    TILE_HAS_MARKER,
)
from boardwright.games.attandarra.scoring import GATES_BUILT
from boardwright.games.attandarra.seal import count_completed_building
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import ENDED, MOVED, SCORED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, verb_of
from boardwright.kernel.prices import FREE, Price

LAID: Final = {LAY_MEADOW: MEADOW, LAY_RESERVOIR: RESERVOIR, LAY_GATE: GATE}


class Turn(Procedure[Attandarra]):
    """One action; without gold the player's round is over. ATT-2.4, 9.1"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> Turn:
        return Turn(self.player, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        elif step == 2:
            game.begin(ChooseAction(self.player))
        elif step == 3:
            self.finish_without_gold(game)
        return step < 3

    def finish_without_gold(self, game: Attandarra) -> None:
        me = game.players[self.player]
        if me.gold == 0 and not me.finished:
            if game.notes is not None:
                game.note(ENDED, self.player, OWN_ROUND, cause=NO_GOLD_LEFT, clause=9_01)
            me.finished = True


class ChooseAction(Decision[Attandarra]):
    """What to do this turn. ATT part iii, 2-8"""

    def clone(self) -> ChooseAction:
        return self

    def candidates(self, game: Attandarra) -> list[Action]:
        edition = game.edition
        me = game.players[self.player]
        out = [pack(BUY, material) for material in range(MATERIALS)]
        for space in range(edition.spaces):
            out.append(pack(LAY_MEADOW, space))
        for space in range(edition.spaces):
            out.append(pack(LAY_RESERVOIR, space))
        for space in range(edition.spaces):
            out.append(pack(TAKE_MARKER, space))
        if game.history:
            for space in range(edition.spaces):
                out.append(pack(LAY_GATE, space))
            for street in range(edition.streets):
                out.append(pack(PUT_EMBLEM, street))
        out.append(pack(FINISH))
        if me.gold:
            out.append(pack(FINISH_WITH_DRAW))
        return out

    def price(self, game: Attandarra, action: Action) -> Price:
        """Gold. ATT-4.3, 7.1, 8.2-8.4, 9.2, 13.1, 13.2, 14.2"""
        verb = verb_of(action)
        if verb == BUY:
            return game.price_of_material(first_of(action))
        if verb == LAY_MEADOW:
            return game.edition.meadow_price
        if verb == LAY_RESERVOIR:
            return game.edition.reservoir_price
        if verb == TAKE_MARKER:
            return game.price_of_marker(first_of(action))
        if verb == LAY_GATE:
            return game.price_of_gate()
        if verb == PUT_EMBLEM:
            return game.edition.emblem_price
        return game.players[self.player].gold if verb == FINISH_WITH_DRAW else FREE

    def facts(self, game: Attandarra, action: Action) -> dict[str, int]:
        facts = {
            "cost": self.price(game, action),
            "gold": game.players[self.player].gold,
            "round": game.round,
            "first_event_round": game.edition.first_event_round,
        }
        verb = verb_of(action)
        if verb == TAKE_MARKER:
            facts["marker"] = game.tops[first_of(action)]
            facts["tile"] = game.players[self.player].tile_at[first_of(action)]
        elif verb == LAY_GATE:
            facts["material"] = game.edition.gate_material
        if verb in LAID:
            facts["tile"] = LAID[verb]
        return facts

    def why_not(self, game: Attandarra, action: Action) -> Reason:
        verb = verb_of(action)
        if verb == BUY:
            return self.why_not_buy(game, first_of(action))
        if verb == LAY_MEADOW:
            return self.why_not_lay(game, MEADOW, self.price(game, action), first_of(action))
        if verb == LAY_RESERVOIR:
            return self.why_not_lay(game, RESERVOIR, self.price(game, action), first_of(action))
        if verb == TAKE_MARKER:
            return self.why_not_take_marker(game, first_of(action))
        if verb == LAY_GATE:
            return self.why_not_gate(game, first_of(action))
        if verb == PUT_EMBLEM:
            return self.why_not_emblem(game, first_of(action))
        if verb == FINISH_WITH_DRAW:
            return self.why_not_final_draw(game)
        return OK

    def why_not_buy(self, game: Attandarra, material: int) -> Reason:
        """Action A. ATT-4.1-4.3"""
        if game.display[material] == 0:
            return NONE_ON_DISPLAY
        if game.price_of_material(material) > game.players[self.player].gold:
            return NO_GOLD
        if not has_place(game, self.player, material):
            return NO_PLACE_FOR_CUBE
        return OK

    def why_not_lay(self, game: Attandarra, tile: int, price: Price, space: int) -> Reason:
        """Action B. ATT-7.1"""
        me = game.players[self.player]
        if me.supply[tile] == 0:
            return NONE_IN_SUPPLY
        if price > me.gold:
            return NO_GOLD
        return why_not_site(game, self.player, space)

    def why_not_take_marker(self, game: Attandarra, space: int) -> Reason:
        """Action C. ATT-8"""
        me = game.players[self.player]
        marker = game.tops[space]
        if marker == NO_MARKER:
            return NO_MARKER_HERE
        if not me.tiles & BIT[space]:
            return NO_TILE_HERE
        if me.reservoir & BIT[space]:
            return RESERVOIR_HOLDS_NONE
        if not can_hold(game, self.player, space, marker):
            return MEADOW_HOLDS_NO_COIN if me.meadows & BIT[space] else MUST_BE_COMPLETE
        if game.switches.one_marker_per_tile and me.markers[space]:
            return TILE_HAS_MARKER
        if game.price_of_marker(space) > me.gold:
            return NO_GOLD
        return OK

    def why_not_gate(self, game: Attandarra, space: int) -> Reason:
        """Action D. ATT-13.1-13.4, 13.10; ATT-A14, ATT-A30"""
        me = game.players[self.player]
        if me.supply[GATE] == 0:
            return NONE_IN_SUPPLY
        if game.display[game.edition.gate_material] == 0:
            return NONE_ON_DISPLAY
        if game.price_of_gate() > me.gold:
            return NO_GOLD
        if not game.edition.gate_sites & BIT[space]:
            return NOT_A_GATE_SITE
        reason = why_not_site(game, self.player, space)
        if reason != OK:
            return reason
        if not game.gate_sites(self.player) & BIT[space]:
            return BESIDE_A_GATE
        return OK

    def why_not_emblem(self, game: Attandarra, street: int) -> Reason:
        """Action E. ATT-14.1-14.3"""
        me = game.players[self.player]
        if game.round < game.edition.first_event_round:
            return EMBLEMS_LATER
        if me.emblems == 0:
            return NO_EMBLEM
        if game.emblems[street] != NOBODY:
            return STREET_TAKEN
        if game.edition.emblem_price > me.gold:
            return NO_GOLD
        return OK

    def why_not_final_draw(self, game: Attandarra) -> Reason:
        """The draw that ends a round. ATT-9.2, 9.7"""
        if game.players[self.player].gold == 0:
            return NO_GOLD_LEFT_TO_DRAW
        if cubes_in(game.bag) == 0:
            return BAG_EMPTY
        return OK

    def options(self, game: Attandarra) -> list[Action]:
        """For speed: masks instead of one question a space."""
        edition = game.edition
        me = game.players[self.player]
        out: list[Action] = []
        for material in range(MATERIALS):
            if self.why_not_buy(game, material) == OK:
                out.append(pack(BUY, material))
        sites = game.open_sites(self.player)
        if me.supply[MEADOW] and edition.meadow_price <= me.gold:
            add_spaces(out, LAY_MEADOW, sites)
        if me.supply[RESERVOIR] and edition.reservoir_price <= me.gold:
            add_spaces(out, LAY_RESERVOIR, sites)
        for space in members(me.completed | me.meadows):
            if self.why_not_take_marker(game, space) == OK:
                out.append(pack(TAKE_MARKER, space))
        if game.history:
            self.add_history_options(game, out)
        out.append(pack(FINISH))
        if self.why_not_final_draw(game) == OK:
            out.append(pack(FINISH_WITH_DRAW))
        return out

    def add_history_options(self, game: Attandarra, out: list[Action]) -> None:
        edition = game.edition
        me = game.players[self.player]
        can_buy_stone = game.display[edition.gate_material] > 0
        if me.supply[GATE] and can_buy_stone and game.price_of_gate() <= me.gold:
            add_spaces(out, LAY_GATE, game.gate_sites(self.player))
        if me.emblems and game.round >= edition.first_event_round:
            for street in range(edition.streets):
                if self.why_not_emblem(game, street) == OK:
                    out.append(pack(PUT_EMBLEM, street))

    def take(self, game: Attandarra, action: Action) -> None:
        verb = verb_of(action)
        price = self.price(game, action)
        if verb == BUY:
            buy_material(game, self.player, first_of(action), price)
            game.begin(PlaceCube(self.player, first_of(action), 0))
        elif verb == LAY_MEADOW:
            lay_for_gold(game, self.player, MEADOW, price, first_of(action))
        elif verb == LAY_RESERVOIR:
            lay_for_gold(game, self.player, RESERVOIR, price, first_of(action))
        elif verb == TAKE_MARKER:
            take_marker(game, self.player, first_of(action), price)
        elif verb == LAY_GATE:
            lay_gate(game, self.player, first_of(action), price)
        elif verb == PUT_EMBLEM:
            put_emblem(game, self.player, first_of(action), price)
        elif verb == FINISH:
            if game.notes is not None:
                game.note(ENDED, self.player, OWN_ROUND, game.players[self.player].gold, clause=9_01)
            game.players[self.player].finished = True
        elif verb == FINISH_WITH_DRAW:
            game.pay(self.player, price, 9_02)
            game.begin(FinalDraw(self.player))


def add_spaces(out: list[Action], verb: int, spaces: int) -> None:
    """Append an action for every space of a mask, the space as its first argument."""
    action = pack(verb)
    step = pack(0, 1)
    while spaces:
        if spaces & 1:
            out.append(action)
        spaces >>= 1
        action += step


def buy_material(game: Attandarra, player: int, material: int, price: Price) -> None:
    """Pay for the top cube of a column and take it. ATT-4.1"""
    game.pay(player, price, 4_03)
    game.display[material] -= 1
    game.hand[material] += 1
    if game.notes is not None:
        game.note(MOVED, player, MATERIAL + material, 1, DISPLAY, HAND, 0, 4_01)


def lay_for_gold(game: Attandarra, player: int, tile: int, price: Price, space: int) -> None:
    """Pay for a meadow or the reservoir and lay it. ATT-7.1"""
    game.pay(player, price, 7_01)
    game.lay_tile(player, tile, space, 7_01)


def lay_gate(game: Attandarra, player: int, space: int, price: Price) -> None:
    """Pay for the gate and its stone; it is complete at once. ATT-13.1, 13.2, 13.6"""
    stone = game.edition.gate_material
    me = game.players[player]
    game.pay(player, price, 13_02)
    game.display[stone] -= 1
    game.lay_tile(player, GATE, space, 13_01)
    me.points_gates += game.edition.gate_points
    if game.notes is not None:
        game.note(SCORED, player, GATES_BUILT, game.edition.gate_points, clause=13_01)
        game.note(MOVED, player, MATERIAL + stone, 1, DISPLAY, BAG, 0, 13_06)
    game.bag[stone] += 1
    count_completed_building(game, player, stone)
