"""The facts of a told answer as things on the board: pointing at them in the log lights them up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.baghdad import actions
from boardwright.games.baghdad.components import PORTS
from boardwright.games.baghdad.face.naming import Naming
from boardwright.kernel.packing import Action, first_of, second_of


def location(naming: Naming, number: int) -> str:
    """Return the id of a location."""
    return f"loc-{naming.names.locations[number]}"


def node(naming: Naming, number: int) -> str:
    """Return the id of a river space or a port."""
    spaces = naming.edition.river.spaces
    if number >= spaces:
        return f"port-{naming.names.ports[number - spaces]}"
    return f"river-{naming.names.spaces[number]}"


def goal(naming: Naming, action: Action) -> str:
    """Where a boat goes."""
    return node(naming, second_of(action))


def piece(naming: Naming, action: Action) -> str:
    """A piece of the palace."""
    return f"piece-{naming.names.pieces[first_of(action)]}"


def card(naming: Naming, action: Action) -> str:
    """A character card."""
    return f"card-{naming.names.cards[first_of(action)]}"


def shown_card(naming: Naming, action: Action) -> str:
    """A card that comes into the wisdom area."""
    return f"card-{naming.names.cards[second_of(action)]}"


def building(naming: Naming, action: Action) -> str:
    """A building on offer, or just built."""
    return f"building-{naming.names.buildings[first_of(action)]}"


def place(naming: Naming, action: Action) -> str:
    """A location of the city."""
    return location(naming, first_of(action))


def token(naming: Naming, action: Action) -> str:
    """A port, or the palace."""
    number = first_of(action)
    return f"port-{naming.names.ports[number]}" if number < PORTS else "palace"


Link = Callable[[Naming, Action], str]

LINKS: Final[dict[int, dict[str, Link]]] = {
    actions.PLAY: {"card": card},
    actions.TAKE_CARD: {"card": card},
    actions.MOVE_BOAT: {"start": lambda naming, action: node(naming, first_of(action)), "node": goal},
    actions.GO: {"place": place},
    actions.PLACE_TILE: {"place": place},
    actions.CHOOSE_SITE: {"place": place},
    actions.CONSTRUCT: {"building": building},
    actions.CONSTRUCT_PUBLIC: {"building": building},
    actions.BUILD_PIECE: {"piece": piece},
    actions.SHOW_BUILDING: {"building": building},
    actions.SHOW_CARD: {"card": shown_card},
    actions.CITY_TILE: {"place": place},
    actions.SCORING_TOKEN: {"place": token},
}
