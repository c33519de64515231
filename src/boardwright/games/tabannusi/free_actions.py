"""Free actions: refilling Crates, Decrees, Harbormasters, the Gardening of S08. TAB-11, 18.3, 18.8"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import (
    DECLINE,
    DECREE,
    FREE_GARDENING,
    HARBORMASTER,
    REFILL,
)
from boardwright.games.tabannusi.components import (
    COLOURS,
    DOWN,
    NOWHERE,
    S03,
)
from boardwright.games.tabannusi.decrees import take_decree, why_not_decree
from boardwright.games.tabannusi.gardening import ChooseGardening, can_garden
from boardwright.games.tabannusi.harbormasters import use_harbormaster, why_not_harbormaster
from boardwright.games.tabannusi.notes import OFFER
from boardwright.games.tabannusi.payments import IN_GOLD
from boardwright.games.tabannusi.reasons import (
    NO_CRATE_DOWN,
    NO_DIE_OF_COLOUR,
    NO_GARDENING_LEFT,
    NO_GOLD,
    NOTHING_TO_GARDEN,
    ONLY_BETWEEN_ACTIONS,
    REFILL_WITHOUT_GOLD,
)
from boardwright.games.tabannusi.state import QuestionOfTurn, Tabannusi
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import members
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price, so_much

# A refill is paid with a die of a colour, or with Gold. TAB-11.4
REFILL_GOLD: Final = COLOURS
REFILL_MEANS: Final = COLOURS + 1  # as means: for nothing more, with S03


def why_not_refill(game: Tabannusi, player: int, colour: int, means: int) -> Reason:
    """Say whether a Crate may be refilled by paying one Resource. TAB-11.2-11.4; TAB-A20"""
    me = game.players[player]
    if me.crates[DOWN * COLOURS + colour] == 0:
        return NO_CRATE_DOWN
    if means != REFILL_GOLD:
        return OK if me.dice[means] else NO_DIE_OF_COLOUR
    if game.switches.no_gold_for_refill:
        return REFILL_WITHOUT_GOLD
    return OK if me.gold else NO_GOLD


def why_not_free_gardening(game: Tabannusi, player: int) -> Reason:
    """Say whether the Gardening of S08 is possible now. TAB-18.8; TAB-A25; DP-F4"""
    if game.pending == 0:
        return NO_GARDENING_LEFT
    if not isinstance(game.agenda.open_question(), QuestionOfTurn):
        return ONLY_BETWEEN_ACTIONS
    return OK if can_garden(game, player, game.players[player].assistant) else NOTHING_TO_GARDEN


def free_candidates(game: Tabannusi, player: int) -> list[Action]:
    """Return the free actions there are at all. TAB-11.1; DP-F"""
    me = game.players[player]
    out: list[Action] = []
    if me.architect == NOWHERE:
        return out  # none during set-up. TAB-2.25
    for colour in range(COLOURS):
        if me.crates[DOWN * COLOURS + colour]:
            for means in range(REFILL_MEANS):
                out.append(pack(REFILL, colour, means))
    for decree in members(game.decrees):
        out.append(pack(DECREE, decree))
    for tile in members(me.harbormasters):
        out.append(pack(HARBORMASTER, tile))
    if game.pending:
        out.append(pack(FREE_GARDENING))
    return out


def why_not_free(game: Tabannusi, player: int, action: Action) -> Reason:
    """Say whether a free action is possible now. TAB-11"""
    verb = verb_of(action)
    if verb == REFILL:
        return why_not_refill(game, player, first_of(action), second_of(action))
    if verb == DECREE:
        return why_not_decree(game, player, first_of(action))
    if verb == HARBORMASTER:
        return why_not_harbormaster(game, player, first_of(action))
    return why_not_free_gardening(game, player)


def price_of_free(action: Action) -> Price:
    """Return what a free action costs: a refill any one Resource. TAB-11.2, 11.4"""
    means = second_of(action)
    return so_much(IN_GOLD if means == REFILL_GOLD else means, 1) if verb_of(action) == REFILL else FREE


def take_free_action(game: Tabannusi, player: int, action: Action) -> None:
    """Carry out a free action. TAB-11"""
    verb = verb_of(action)
    if verb == REFILL:
        refill(game, player, first_of(action), second_of(action))
    elif verb == DECREE:
        take_decree(game, player, first_of(action))
    elif verb == HARBORMASTER:
        use_harbormaster(game, player, first_of(action))
    else:
        game.pending -= 1
        game.begin(ChooseGardening(player, game.players[player].assistant, 0, True))


def refill(game: Tabannusi, player: int, colour: int, means: int) -> None:
    """Pay and flip a Crate up; with S03 a second one. TAB-11.2, 18.3"""
    me = game.players[player]
    if means == REFILL_GOLD:
        game.pay_gold(player, 1, clause=1102)
    else:
        game.spend_die(player, means)
    game.flip_crate(player, colour, True)
    if me.has(S03):
        game.begin(MayRefillAnother(player))


class MayRefillAnother(Decision[Tabannusi]):
    """S03: a second Crate for the same Resource, or not. TAB-18.3; DP-F1"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(REFILL, colour, REFILL_MEANS) for colour in range(COLOURS)] + [pack(DECLINE)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK
        crates = game.players[self.player].crates
        return OK if crates[DOWN * COLOURS + first_of(action)] else NO_CRATE_DOWN

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=1803)
        if verb_of(action) == REFILL:
            game.flip_crate(self.player, first_of(action), True)
