"""Where on the board an answer is given: the id of its target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.games.baghdad import actions
from boardwright.games.baghdad.boats import ChoosePortAction
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import CIVIC, NOWHERE
from boardwright.games.baghdad.face import board_links
from boardwright.games.baghdad.face.answers import answer_of
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.palace import ChooseSpace
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


def place_of(desk: Desk, action: Action) -> str:
    """Return the id of the target of an answer; empty for one that has no place."""
    maker = PLACES.get(verb_of(action))
    if maker:
        return maker(desk, action)
    target = answer_of(action).target
    return f"t-{target.format(first_of(action), second_of(action))}" if target else ""


def places_of(desk: Desk, answers: Sequence[Action]) -> list[str]:
    """Return the targets of answers that share a number: all of them have one, or none."""
    found = [place_of(desk, action) for action in answers]
    return found if all(found) else []


def location(desk: Desk, number: int) -> str:
    """Return the target on a location."""
    return f"t-loc-{desk.naming.names.locations[number]}"


def of_location(desk: Desk, action: Action) -> str:
    """Return the target of an answer that names a location."""
    return location(desk, first_of(action))


def of_tile(desk: Desk, action: Action) -> str:
    """The spot, or the tile where it is chosen too."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChooseTile)
    if question.location == NOWHERE:
        return location(desk, first_of(action))
    if second_of(action) == CIVIC:
        return f"t-civic-{question.type}"
    return f"t-spot-{question.type}-{second_of(action) + 1}"


def of_space(desk: Desk, action: Action) -> str:
    """A space of the plan of the palace."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChooseSpace)
    return f"t-plan-{question.kind}-{first_of(action) + 1}"


def of_contract(desk: Desk, _action: Action) -> str:
    """The contract beside the port."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChoosePortAction)
    return f"t-contract-{desk.game.edition.river.stack[question.port]}"


def of_action(desk: Desk, _action: Action) -> str:
    """The action of the location under the vizier."""
    return location(desk, desk.me.vizier)


def of_effects(desk: Desk, _action: Action) -> str:
    """A building of the quadrant, if one stands there."""
    city = desk.game.edition.city
    here = city.in_quadrant[city.quadrant[desk.me.vizier]]
    for site in here:
        if desk.me.sites & BIT[site]:
            return location(desk, site)
    return ""


PLACES: Final[dict[int, Callable[[Desk, Action], str]]] = {
    actions.FULFIL: of_contract,
    actions.GO: of_location,
    actions.ACTION_FIRST: of_action,
    actions.EFFECTS_FIRST: of_effects,
    actions.PLACE_TILE: of_tile,
    actions.CHOOSE_SITE: of_location,
    actions.COVER: of_space,
    actions.RESOLVE: of_location,
}


# What lies there -----------------------------------------------------------------------------------------


def things_of(desk: Desk, action: Action) -> list[str]:
    """Return the ids of what a candidate is about, for those that are forbidden."""
    verb = verb_of(action)
    if verb <= actions.LAST_BONUS:
        return [answer_of(action).target]
    return THINGS[verb](desk, action) if verb in THINGS else []


def thing_of_tile(desk: Desk, action: Action) -> list[str]:
    """The tile that is chosen, or the spot."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChooseTile)
    if question.location == NOWHERE:
        return [board_links.place(desk.naming, action)]
    if second_of(action) == CIVIC:
        return [f"civic-space-{question.type}-{desk.player}"]
    return [f"spot-{desk.player}-{question.type}-{second_of(action) + 1}"]


def linked(link: board_links.Link) -> Callable[[Desk, Action], list[str]]:
    """Return a maker of the thing that the log links, too."""
    return lambda desk, action: [link(desk.naming, action)]


def thing_of_contract(desk: Desk, _action: Action) -> list[str]:
    """The contract beside the port."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChoosePortAction)
    return [f"contract-{desk.naming.names.stacks[desk.game.edition.river.stack[question.port]]}"]


THINGS: Final[dict[int, Callable[[Desk, Action], list[str]]]] = {
    actions.GO: linked(board_links.place),
    actions.CHOOSE_SITE: linked(board_links.place),
    actions.PLACE_TILE: thing_of_tile,
    actions.MOVE_BOAT: linked(board_links.goal),
    actions.FULFIL: thing_of_contract,
    actions.CONSTRUCT: linked(board_links.building),
    actions.CONSTRUCT_PUBLIC: lambda _desk, _action: ["public"],
    actions.BUILD_PIECE: linked(board_links.piece),
    actions.OBJECTIVE: lambda desk, action: [f"objective-{desk.naming.names.objectives[first_of(action)]}"],
    actions.EXTOLL: lambda _desk, _action: ["civic"],
}
