"""The golden gate: markers on objectives. BAG-22"""

from __future__ import annotations

from boardwright.games.baghdad.actions import OBJECTIVE, SHOW_OBJECTIVE
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import BOT, NO_OBJECTIVE, OBJECTIVE_SPACES
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.notes import (
    KEPT,
    MARKS,
    OBJECTIVE_CARD,
    OBJECTIVE_MARKER,
    SHOWN,
    SUPPLY,
    UNSEEN,
    of_seat,
)
from boardwright.games.baghdad.reasons import SPACE_MARKED, TOO_FEW_THINGS
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import AWAY, MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, second_of

LEFT = 0  # the top of the stack
RIGHT = 1
LAST_SPACE = OBJECTIVE_SPACES - 1  # the one for points at the end


def pass_golden_gate(game: Baghdad, player: int) -> None:
    """The vizier goes from the North-West to the North-East. BAG-22.2; BAG-A36, BAG-A37"""
    if game.markers_left(player) and visible_objectives(game):
        game.begin(ChooseObjective(player))


def visible_objectives(game: Baghdad) -> list[int]:
    """Return the places that show an objective, the left one first."""
    return [place for place in range(len(game.shown)) if game.shown[place] != NO_OBJECTIVE]


def why_not_mark(game: Baghdad, player: int, place: int, space: int) -> Reason:
    """Return what keeps a player from a space. BAG-22.3, 22.4; BAG-A36"""
    if space == 0:
        return OK
    for other in range(game.count):
        if other != player and game.marks_at(place, other, space):
            return SPACE_MARKED
    thing = game.edition.modules.objective_thing[game.shown[place]]
    return OK if count_of(game, player, thing) >= space else TOO_FEW_THINGS


class ChooseObjective(TurnQuestion):
    """On which space of which visible objective to put a marker. BAG-22.2-22.4"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [
            pack(OBJECTIVE, game.shown[place], space)
            for place in visible_objectives(game)
            for space in range(OBJECTIVE_SPACES)
        ]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        place = game.shown.index(first_of(action))
        return why_not_mark(game, self.player, place, second_of(action))

    def facts(self, game: Baghdad, action: Action) -> dict[str, int]:
        """How many things a space needs, and how many there are. BAG-22.4"""
        thing = game.edition.modules.objective_thing[first_of(action)]
        return {"thing": thing, "need": second_of(action), "have": count_of(game, self.player, thing)}

    def take(self, game: Baghdad, action: Action) -> None:
        objective = first_of(action)
        space = second_of(action)
        place = game.shown.index(objective)
        mark(game, self.player, place, space, 0, 22_02)
        game.begin(CloseObjective(place))
        rewards = game.edition.modules.objective_rewards
        game.gain(self.player, rewards[objective * OBJECTIVE_SPACES + space])


def mark(game: Baghdad, player: int, place: int, space: int, cause: int, clause: int) -> None:
    """Put a marker on a space."""
    game.marks[place * 4 + player] += BIT[4 * space]
    if game.notes is not None:
        target = of_seat(player, MARKS) + 8 * game.shown[place] + space
        game.note(MOVED, player, OBJECTIVE_MARKER, 1, of_seat(player, SUPPLY), target, cause, clause)


class CloseObjective(Procedure[Baghdad]):
    """After the effect: discard a card that everybody could have marked. BAG-22.5-22.7"""

    def __init__(self, place: int, step: int = 1) -> None:
        super().__init__(step)
        self.place = place

    def clone(self) -> CloseObjective:
        return CloseObjective(self.place, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            if markers_on(game, self.place) < game.count:
                return False
            discard_objective(game, self.place)
        elif step == 2:
            self.slide(game)
        elif step == 3:
            show_objective(game, LEFT)
        return step < 3

    def slide(self, game: Baghdad) -> None:
        """The top of the stack replaces the right card. BAG-22.7"""
        if self.place == RIGHT:
            if game.shown[LEFT] != NO_OBJECTIVE:
                top = OBJECTIVE_CARD + game.shown[LEFT]
                game.note(MOVED, NOBODY, top, 1, SHOWN + LEFT, SHOWN + RIGHT, 0, 22_07)
            game.shown[RIGHT] = game.shown[LEFT]
            game.shown[LEFT] = NO_OBJECTIVE
            for player in range(4):
                game.marks[RIGHT * 4 + player] = game.marks[LEFT * 4 + player]
                game.marks[LEFT * 4 + player] = 0


def markers_on(game: Baghdad, place: int) -> int:
    """Return the markers on a visible objective."""
    n = 0
    for player in range(game.count):
        packed = game.marks[place * 4 + player]
        while packed:
            n += packed & 15
            packed >>= 4
    return n


def discard_objective(game: Baghdad, place: int) -> None:
    """Return the markers; who had one on the last space keeps the card. BAG-22.5, 22.6, 31.6"""
    objective = game.shown[place]
    seat = NOBODY
    for player in range(game.count):
        if game.marks_at(place, player, LAST_SPACE):
            game.players[player].objectives |= BIT[objective]
            seat = player  # nobody else may mark the last space then
        return_markers(game, player, place)
    if seat == NOBODY:
        game.note(MOVED, NOBODY, OBJECTIVE_CARD + objective, 1, SHOWN + place, AWAY, 0, 22_05)
    else:
        clause = 31_06 if game.solo() and seat == BOT else 22_06
        kept = of_seat(seat, KEPT)
        game.note(MOVED, seat, OBJECTIVE_CARD + objective, 1, SHOWN + place, kept, 0, clause)
    game.shown[place] = NO_OBJECTIVE


def return_markers(game: Baghdad, player: int, place: int) -> None:
    """Take all markers of a player back from a visible objective. BAG-22.6"""
    for space in range(OBJECTIVE_SPACES):
        number = game.marks_at(place, player, space)
        if number:
            origin = of_seat(player, MARKS) + 8 * game.shown[place] + space
            supply = of_seat(player, SUPPLY)
            game.note(MOVED, player, OBJECTIVE_MARKER, number, origin, supply, 0, 22_06)
    game.marks[place * 4 + player] = 0


def show_objective(game: Baghdad, place: int) -> None:
    """Show the next objective, if there is one. BAG-22.1; BAG-A37"""
    if game.objective_pool:
        game.begin(DrawObjective(place))


class DrawObjective(Chance[Baghdad]):
    """The next objective of the stack. BAG-2.12, 22.1"""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(SHOW_OBJECTIVE, objective) for objective in members(game.objective_pool)]

    def take(self, game: Baghdad, action: Action) -> None:
        game.objective_pool &= ~BIT[first_of(action)]
        game.shown[self.place] = first_of(action)
        thing = OBJECTIVE_CARD + first_of(action)
        game.note(MOVED, CHANCE, thing, 1, UNSEEN, SHOWN + self.place, 0, 22_01)
