"""The symbol on the button of an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.games.baghdad import actions
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import OBJECTIVE_SPACES
from boardwright.games.baghdad.face.answers import answer_of
from boardwright.games.baghdad.face.art import (
    PIECE_ICONS,
    SKIES,
    THING_ICONS,
    TYPE_ICONS,
    building_signs,
    good_icon,
    signs,
    tile_icon,
)
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.library import library_index
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


def symbol_of(desk: Desk, action: Action) -> str:
    """Return the symbol of an answer; empty where none fits."""
    maker = SYMBOLS.get(verb_of(action))
    return maker(desk, action) if maker else answer_of(action).symbol


def symbol_of_all(desk: Desk, here: Sequence[Action]) -> str:
    """Return the symbol of answers that share a button: the one they have in common, or that of the first."""
    found = {symbol_of(desk, action) for action in here}
    return found.pop() if len(found) == 1 else COMMON.get(verb_of(here[0]), symbol_of(desk, here[0]))


COMMON: Final = {actions.BUY_GOOD: "g-any", actions.BUY_TWO: "g-any", actions.GAIN_GOOD: "g-any"}


def of_reward(effects: list[int]) -> str:
    """Return the symbol of what is gained first; empty where nothing is."""
    row = signs(tuple(effects))
    return row[0][0] if row else ""


def of_card(desk: Desk, action: Action) -> str:
    """The deck of a card."""
    return SKIES[desk.game.edition.cards.deck[first_of(action)]]


def of_good(desk: Desk, action: Action) -> str:
    """A kind of good."""
    return good_icon(desk.naming.printed, first_of(action))


def of_tile(desk: Desk, action: Action) -> str:
    """A city tile where it lies."""
    return tile_icon(desk.naming.printed, desk.game.city[first_of(action)])


def of_building(desk: Desk, action: Action) -> str:
    """What a building on offer does."""
    return building_signs(desk.naming.printed, first_of(action))[0][0]


def of_effect(desk: Desk, action: Action) -> str:
    """What a building in the city does."""
    return building_signs(desk.naming.printed, desk.game.city[first_of(action)])[0][0]


def of_objective(desk: Desk, action: Action) -> str:
    """The reward of a space of an objective."""
    modules = desk.game.edition.modules
    effects = modules.objective_rewards[first_of(action) * OBJECTIVE_SPACES + second_of(action)]
    return of_reward(effects) or THING_ICONS[modules.objective_thing[first_of(action)]]


def of_library(desk: Desk, action: Action) -> str:
    """A reward for a book."""
    return of_reward(desk.game.edition.library[library_index(desk.game, first_of(action), second_of(action))])


def of_bonus(desk: Desk, action: Action) -> str:
    """A bonus between two rows."""
    return of_reward([bonus_in(desk.game, desk.player, first_of(action), second_of(action))])


SYMBOLS: Final[dict[int, Callable[[Desk, Action], str]]] = {
    actions.PLAY: of_card,
    actions.BUY_GOOD: of_good,
    actions.BUY_TWO: of_good,
    actions.PLACE_TILE: of_tile,
    actions.CONSTRUCT: of_building,
    actions.BUILD_PIECE: lambda desk, action: PIECE_ICONS[desk.game.edition.palace.kind[first_of(action)]],
    actions.COVER: lambda desk, action: of_reward(desk.game.edition.palace.rewards[first_of(action)]),
    actions.LIBRARY: of_library,
    actions.GAIN_GOOD: of_good,
    actions.GAIN_TWO: of_good,
    actions.FIRST_BONUS: of_bonus,
    actions.RESOLVE: of_effect,
    actions.EXTOLL: lambda _desk, action: TYPE_ICONS[first_of(action)],
    actions.OBJECTIVE: of_objective,
    actions.TAKE_CARD: of_card,
}
