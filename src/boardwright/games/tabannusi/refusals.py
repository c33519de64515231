"""What the refusal of an answer may name: its colour and value, its price, and what could pay that."""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import (
    BUY_GARDEN,
    BUY_WATER,
    CLAIM_ON_TILE,
    CONSTRUCT,
    FLIP_CRATE,
    PAY,
    PAY_ANY,
    PAY_FOR_TRACK,
    PICK_DIE,
    PROJECT,
    REFILL,
    START_BUILDING,
    TRACK,
    TWO_TRACKS,
    USE_DISCOUNT,
)
from boardwright.games.tabannusi.components import BLUE, COLOURS, GREEN
from boardwright.games.tabannusi.payments import IN_GOLD, MayPayForStep, gold_needed
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of
from boardwright.kernel.prices import amounts, so_much

COLOUR_FIRST: Final = {
    PROJECT,
    START_BUILDING,
    CONSTRUCT,
    PAY_FOR_TRACK,
    TRACK,
    PICK_DIE,
    FLIP_CRATE,
    CLAIM_ON_TILE,
    USE_DISCOUNT,
}


def facts(game: Tabannusi, action: Action) -> dict[str, int]:
    """Return the facts of a refusal by name; `price` and `means` are prices."""
    me = game.players[game.whose()]
    price = game.price(action)
    due = amounts(price)
    means = so_much(IN_GOLD, me.gold)
    for colour in range(COLOURS):
        if due[colour]:
            means += so_much(colour, me.dice[colour] + me.crates_up(colour))
    gold = third_of(action) if verb_of(action) == PAY else due[IN_GOLD] + gold_needed(game, game.whose(), due)
    found = {
        "price": price,
        "means": means,
        "cost": max(gold, 1),  # where Gold is one of several means, a die might have done
        "gold": me.gold,
        "limit": game.edition.gardens_per_action,
        "most": game.edition.projects_per_colour,
        "value": first_of(action),
    }
    colour = colour_of(game, action)
    if colour >= 0:
        found["colour"] = colour
    return found


def colour_of(game: Tabannusi, action: Action) -> int:
    """Return the colour that an answer is about, or -1; of a track at its top, that of the track."""
    verb, first = verb_of(action), first_of(action)
    if verb == BUY_WATER:
        return BLUE
    if verb == BUY_GARDEN:
        return GREEN
    if verb == PAY_ANY:
        question = game.agenda.open_question()
        assert isinstance(question, MayPayForStep)
        return question.track if is_at_top(game, question.track) else first % COLOURS
    if verb == REFILL:
        return second_of(action) if second_of(action) < COLOURS else first
    if verb == TWO_TRACKS:
        return first if is_at_top(game, first) else second_of(action)
    return first if verb in COLOUR_FIRST else -1


def is_at_top(game: Tabannusi, track: int) -> bool:
    """Tell whether the marker of whoever is asked cannot rise further on a track. TAB-3.21"""
    return game.players[game.whose()].mastery[track] == game.edition.top
