"""Questions that a player may leave to the table. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.tabannusi.payments import PART, ChoosePayment
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of


def pay_dice_first(game: Tabannusi) -> Action | None:
    """Return the payment with most dice and then fewest Crates; None if several are alike. TAB-3.19; DP-P"""
    if not game.agenda.frames or not isinstance(game.agenda.open_question(), ChoosePayment):
        return None
    best: list[Action] = []
    for payment in game.options():
        if best and worth(payment) > worth(best[0]):
            best = []
        if not best or worth(payment) == worth(best[0]):
            best.append(payment)
    return best[0] if len(best) == 1 else None


def worth(payment: Action) -> tuple[int, int]:
    """Return how well a payment suits: more dice are better, then fewer Crates, so that Gold is used."""
    dice = first_of(payment) // PART + second_of(payment) // PART
    crates = first_of(payment) % PART + second_of(payment) % PART
    return dice, -crates
