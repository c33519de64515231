"""Spaces that are no answer because something lies there, or because they lie in another District.

Every space of the board says why not when it is pointed at: those that the rules name as candidates are
told in `blocked`, these are told once for all.
"""

from __future__ import annotations

from typing import Final

from boardwright.faces.face import Blocked
from boardwright.faces.telling.wording import both, in_a_row, later, say
from boardwright.games.tabannusi.components import (
    CELLS,
    COMMON,
    NO_TILE,
    ON_BOARD,
    PORT,
    PORT_SPACES,
    SPACES,
    TRACKS,
    ZIGGURAT,
    ZIGGURAT_SPACES,
)
from boardwright.games.tabannusi.face.common_districts import project_at
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.gardening import ChooseGardening
from boardwright.games.tabannusi.projects import ChooseExtraProject
from boardwright.games.tabannusi.reasons import REASONS, SPACE_TAKEN
from boardwright.games.tabannusi.start_buildings import ChooseStartBuilding
from boardwright.games.tabannusi.turn import ChooseAction
from boardwright.kernel.bits import BIT, members

ELSEWHERE: Final = {  # question -> the clause that ties it to one District
    ChooseAction: "TAB-4.9",
    ChooseExtraProject: "TAB-15.13",
    ChooseGardening: "TAB-7.9",
}

LYING: Final = (
    later("Projects lie on {spaces}."),
    later("Buildings stand on {spaces}."),
    later("Water lies on {spaces}."),
    later("Gardens lie on {spaces}."),
)


def closed_spaces(desk: Desk) -> list[Blocked]:
    """Return why nothing can be put on the spaces that hold something, and why not in other Districts."""
    question = desk.game.agenda.open_question()
    if isinstance(question, ChooseStartBuilding):
        return [occupied(desk, list(range(COMMON)), say("Put a start Building"))]
    naming = desk.naming
    if isinstance(question, ChooseAction):
        here = desk.me.assistant
        put, other = say("Place a Project"), say("Act in another District")
        sentence = say(
            "Your Assistant is in {district}: the actions of this turn are those of that District.",
            district=naming.district(here),
        )
    elif isinstance(question, ChooseExtraProject):
        here = question.district
        put, other = say("Place a Project"), say("Place a Project in another District")
        sentence = say("This Project is for {district}.", district=naming.district(here))
    elif isinstance(question, ChooseGardening):
        here = question.district
        put, other = say("Place Water"), say("Garden in another District")
        sentence = say("This Gardening is in {district}.", district=naming.district(here))
    else:
        return []
    found = [occupied(desk, [here], put)] if here < COMMON else []
    return [*found, elsewhere(desk, here, other, sentence, ELSEWHERE[type(question)])]


def occupied(desk: Desk, districts: list[int], label: str) -> Blocked:
    """Return that spaces of some Districts hold something, kind by kind. TAB-5.5"""
    game, naming = desk.game, desk.naming
    places: list[list[str]] = [[] for _ in LYING]
    targets: dict[str, None] = {}
    for district in districts:
        for space in members(game.occupied(district)):
            place, bit = district * SPACES + space, BIT[space]
            targets.update(dict.fromkeys(on_space(desk, place)))
            kind = 2
            if game.gardens[district] & bit:
                kind = 3
            elif not game.water[district] & bit:
                kind = 1 if project_at(game, place) < 0 else 0
            name = naming.place(game, place)
            if name not in places[kind]:
                places[kind].append(name)
    told = [say(words, spaces=both(names)) for words, names in zip(LYING, places, strict=True) if names]
    return Blocked(
        label=label,
        title=say(REASONS.title(SPACE_TAKEN)),
        sentence=in_a_row([say(REASONS.sentence(SPACE_TAKEN)), *told]),
        clause=REASONS.clause(SPACE_TAKEN),
        targets=tuple(targets),
    )


def elsewhere(desk: Desk, here: int, label: str, sentence: str, clause: str) -> Blocked:
    """Return that an answer is given in one District: whatever lies in the others is pointed at in vain."""
    game, names = desk.game, desk.naming.names
    targets: dict[str, None] = {}
    for district in range(COMMON):
        if district == here:
            continue
        for space in members(game.board.land[district] | game.board.border[district]):
            targets.update(dict.fromkeys(on_space(desk, district * SPACES + space)))
    if here != PORT:
        targets.update(dict.fromkeys(f"port-{names.port_spaces[space]}" for space in range(PORT_SPACES)))
        targets.update(dict.fromkeys(f"ship-{names.cells[cell]}" for cell in range(CELLS)))
    if here != ZIGGURAT:
        sections = (f"ziggurat-{names.ziggurat_spaces[space]}" for space in range(ZIGGURAT_SPACES))
        targets.update(dict.fromkeys(sections))
    return Blocked(
        label=label,
        title=say("Only in {district}", district=desk.naming.district(here)),
        sentence=sentence,
        clause=clause,
        targets=tuple(targets),
    )


def on_space(desk: Desk, place: int) -> list[str]:
    """Return the ids of a space of a common District and of what lies on it."""
    game = desk.game
    district, bit = place // SPACES, BIT[place % SPACES]
    name = desk.naming.place(game, place)
    out = [f"space-{name}"]
    if game.gardens[district] & bit:
        return [*out, f"garden-{name}"]
    if game.water[district] & bit:
        # printed Water is the space itself, and a special tile says which space it lies on
        printed = game.board.border[district] & bit or game.special_at(ON_BOARD + place) != NO_TILE
        return out if printed else [*out, f"water-{name}"]
    if project_at(game, place) >= 0:
        return [*out, f"project-{name}"]
    for building in range(len(game.deeds)):
        if (game.deeds[building] & 15) // TRACKS == district and game.sites[building] & bit:
            return [*out, f"building-{building}"]
    return out
