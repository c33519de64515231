"""Resolving the buildings of the vizier's quadrant. BAG-11, 20.6"""

from __future__ import annotations

from boardwright.games.baghdad.actions import RESOLVE
from boardwright.games.baghdad.components import LEVELS
from boardwright.games.baghdad.notes import BUILDING, EFFECT
from boardwright.games.baghdad.reasons import NOT_ENOUGH_HOUSES
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack


class ChooseBuildingEffect(Decision[Baghdad]):
    """Which building to resolve next, until none is left. BAG-11.1-11.3, 20.6; BAG-A51, BAG-A59

    `done` are the locations resolved, as a mask; `public` how many of them were public.
    """

    def __init__(self, player: int, done: int, public: int) -> None:
        super().__init__(player)
        self.done = done
        self.public = public

    def may_be_empty(self) -> bool:
        return True

    def candidates(self, game: Baghdad) -> list[Action]:
        me = game.players[self.player]
        city = game.edition.city
        level = game.edition.buildings.level
        left = (me.sites | game.public_sites) & ~self.done
        out: list[Action] = []
        if left:
            for location in city.in_quadrant[city.quadrant[me.vizier]]:
                if left & BIT[location] and level[game.city[location]] < LEVELS - 1:
                    out.append(pack(RESOLVE, location))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if not game.public_sites & BIT[first_of(action)]:
            return OK
        return OK if self.public < game.houses_on_public_board(self.player) else NOT_ENOUGH_HOUSES

    def take(self, game: Baghdad, action: Action) -> None:
        location = first_of(action)
        public = 1 if game.public_sites & BIT[location] else 0
        building = game.city[location]
        if game.notes is not None:
            game.note(BEGAN, self.player, EFFECT, cause=BUILDING + building, clause=11_01)
        game.begin(ChooseBuildingEffect(self.player, self.done | BIT[location], self.public + public))
        game.gain(self.player, game.edition.buildings.effects[building])
