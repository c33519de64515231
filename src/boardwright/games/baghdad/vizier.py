"""Moving the vizier, and the gates on its way. BAG-7"""

from __future__ import annotations

from boardwright.games.baghdad.actions import GO
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.civics import pass_black_gate
from boardwright.games.baghdad.components import NO_BUILDING, NOWHERE, QUADRANTS, SITE
from boardwright.games.baghdad.notes import LOCATION, STEPS_HELD, TILE, VIZIER
from boardwright.games.baghdad.objectives import pass_golden_gate
from boardwright.games.baghdad.prices import IN_STEPS
from boardwright.games.baghdad.reasons import (
    RIVAL_HERE,
    SAME_LOCATION,
    SITE_BUILT,
    SITE_CLOSED,
    TOO_FEW_STEPS,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import MOVED, PAID
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack
from boardwright.kernel.prices import Price, so_much


def quadrants_between(game: Baghdad, start: int, end: int) -> int:
    """Return how many quadrants clockwise one location lies from another: 1 to 4. BAG-7.2; BAG-A7"""
    quadrant = game.edition.city.quadrant
    return (quadrant[end] - quadrant[start] - 1) % QUADRANTS + 1


def steps_to(game: Baghdad, player: int, location: int) -> int:
    """Return the step tokens that a move takes; the first one is free. BAG-7.2, 7.3, 7.9"""
    start = game.players[player].vizier
    return 0 if start == NOWHERE else quadrants_between(game, start, location) - 1


class ChooseLocation(TurnQuestion):
    """Where the vizier goes; each quadrant beyond the next one takes a step token. BAG-7.1-7.6, 7.9"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(GO, location) for location in range(game.edition.city.locations)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        location = first_of(action)
        me = game.players[self.player]
        if not game.is_open(location):
            return SITE_CLOSED
        if game.edition.city.kind[location] == SITE and game.city[location] != NO_BUILDING:
            return SITE_BUILT
        if game.has_rival_at(self.player, location):
            return RIVAL_HERE
        if location == me.vizier and game.switches.never_the_same_location:
            return SAME_LOCATION
        steps = steps_to(game, self.player, location)
        return OK if steps <= min(me.steps, game.edition.max_steps) else TOO_FEW_STEPS

    def price(self, game: Baghdad, action: Action) -> Price:
        """Step tokens. BAG-7.3"""
        return so_much(IN_STEPS, steps_to(game, self.player, first_of(action)))

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """The players that a site needs, the step tokens that a way takes. BAG-7.3, 7.6"""
        return {
            "needed": game.edition.city.min_players[first_of(action)],
            "extra": steps_to(game, self.player, first_of(action)),
            "steps": game.players[self.player].steps,
        }

    def options(self, game: Baghdad) -> list[Action]:
        """For speed: only the quadrants that can be reached."""
        me = game.players[self.player]
        city = game.edition.city
        if me.vizier == NOWHERE:
            reach = QUADRANTS
            first = 0
        else:
            reach = min(me.steps, game.edition.max_steps, QUADRANTS - 1) + 1
            first = city.quadrant[me.vizier] + 1
        out: list[Action] = []
        for further in range(reach):
            for location in city.in_quadrant[(first + further) % QUADRANTS]:
                action = pack(GO, location)
                if self.why_not(game, action) == OK:
                    out.append(action)
        return out

    def take(self, game: Baghdad, action: Action) -> None:
        location = first_of(action)
        me = game.players[self.player]
        start = me.vizier
        steps = steps_to(game, self.player, location)
        me.vizier = location
        if game.notes is not None:
            there = TILE + game.city[location]
            game.note(MOVED, self.player, VIZIER, 1, LOCATION + start, LOCATION + location, there, 7_02)
        if start != NOWHERE:
            me.steps -= steps
            if game.notes is not None:
                game.note(PAID, self.player, STEPS_HELD, steps, clause=7_03)
            if game.public_works or game.objectives:
                game.begin(PassGates(self.player, game.edition.city.quadrant[start], steps + 1))


class PassGates(Procedure[Baghdad]):
    """The gates that a move crosses, in order. BAG-7.8, 20.12, 22.2; BAG-A35"""

    def __init__(self, player: int, quadrant: int, crossed: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.quadrant = quadrant  # where the move began
        self.crossed = crossed  # boundaries

    def clone(self) -> PassGates:
        return PassGates(self.player, self.quadrant, self.crossed, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        left = (self.quadrant + step - 1) % QUADRANTS
        if game.objectives and left == game.edition.city.golden_gate:
            pass_golden_gate(game, self.player)
        elif game.public_works and left == game.edition.city.black_gate:
            pass_black_gate(game, self.player)
        return step < self.crossed
