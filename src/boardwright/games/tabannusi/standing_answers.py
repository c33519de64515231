"""Questions that a player may leave to the table. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.tabannusi.actions import DECLINE, GO_ON, REFILL, TAKE_BONUS
from boardwright.games.tabannusi.gardening import MayTakeGardenBonus
from boardwright.games.tabannusi.payments import PART, ChoosePayment
from boardwright.games.tabannusi.projects import MayTakeBonus
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import Checkpoint
from boardwright.games.tabannusi.warnings import warnings
from boardwright.kernel.packing import Action, first_of, pack, second_of, verb_of


def pay_dice_first(game: Tabannusi) -> Action | None:
    """Return the payment with most dice and then most Crates. TAB-3.19; DP-P; TAB-A73

    In a game begun before rulings 3 it is the one with fewest Crates, which is what was promised, or None if
    several are alike.
    """
    if not game.agenda.frames or not isinstance(game.agenda.open_question(), ChoosePayment):
        return None
    sign = -1 if game.switches.gold_before_crates else 1
    best: list[Action] = []
    for payment in game.options():
        if best and worth(payment, sign) > worth(best[0], sign):
            best = []
        if not best or worth(payment, sign) == worth(best[0], sign):
            best.append(payment)
    return best[0] if len(best) == 1 else None


def go_on_without_refills(game: Tabannusi) -> Action | None:
    """Return to go on, if at a checkpoint nothing but refilling Crates is possible. TAB-11.1, 11.2; DP-F"""
    if not game.agenda.frames or not isinstance(game.agenda.open_question(), Checkpoint):
        return None
    for option in game.options():
        if verb_of(option) not in (GO_ON, REFILL):
            return None
    return pack(GO_ON)


def take_free_bonus(game: Tabannusi) -> Action | None:
    """Return to take a bonus that costs nothing, cannot be kept and is of full use now. TAB-5.7, 7.13"""
    if not game.agenda.frames or not isinstance(
        game.agenda.open_question(), MayTakeBonus | MayTakeGardenBonus
    ):
        return None
    loses = warnings(game, pack(DECLINE))
    return pack(TAKE_BONUS) if loses and not warnings(game, pack(TAKE_BONUS)) else None


def worth(payment: Action, sign: int) -> tuple[int, int]:
    """Return how well a payment suits: more dice are better, then more Crates (fewer if `sign` is -1)."""
    dice = first_of(payment) // PART + second_of(payment) // PART
    crates = first_of(payment) % PART + second_of(payment) % PART
    return dice, sign * crates
