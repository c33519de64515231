"""Where on the board an answer is given, or would be given: the ids of targets and of printed things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COLOURS, DISCOUNT_TILE, S08, SPACES, TRACKS
from boardwright.games.tabannusi.face.answers import ANSWERS, id_of
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_CRATE, WITH_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.packing import Action, first_of, second_of, verb_of

At = Callable[[Tabannusi, Naming, Action], str]


def resource(_game: Tabannusi, naming: Naming, action: Action) -> str:
    """What pays any one Resource."""
    means = first_of(action)
    if means == ANY_GOLD:
        return "own-gold"
    name = naming.names.colours[means % COLOURS]
    return f"crate-{name}" if means // COLOURS == WITH_CRATE else f"own-{name}"


def track_payment(_game: Tabannusi, naming: Naming, action: Action) -> str:
    """What pays a Resource of a track's colour."""
    name = naming.names.colours[first_of(action)]
    if second_of(action) == WITH_GOLD:
        return f"track-{name}"
    return f"crate-{name}" if second_of(action) == WITH_CRATE else f"own-{name}"


def both_tracks(_game: Tabannusi, naming: Naming, action: Action) -> str:
    """Two steps: on one track, or over a part of each of two."""
    names = [naming.names.tracks[track] for track in dict.fromkeys((first_of(action), second_of(action)))]
    return f"track-{names[0]}" if len(names) == 1 else f"tracks-{names[0]}-{names[1]}"


def gardening_ship(game: Tabannusi, naming: Naming, _action: Action) -> str:
    """The Ship that allows a Gardening."""
    return f"ship-{naming.names.cells[game.ships.index(S08)]}" if S08 in game.ships else ""


WHERE: Final[dict[int, At]] = {  # what `answers.toml` cannot say
    actions.PAY_ANY: resource,
    actions.PAY_FOR_TRACK: track_payment,
    actions.FREE_GARDENING: gardening_ship,
    actions.TWO_TRACKS: both_tracks,
    actions.USE_DISCOUNT: lambda _g, naming, _a: f"harbormaster-{naming.names.harbormasters[DISCOUNT_TILE]}",
}


def place_of(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return the id of the thing on the board that an answer is about, or nothing."""
    where = WHERE.get(verb_of(action))
    if where:
        return where(game, naming, action)
    answer = ANSWERS[verb_of(action)]
    element, _, wanted = answer.target.partition("{")
    for (name, kind), value in zip(answer.named, (first_of(action), second_of(action)), strict=False):
        if wanted == f"{name}}}":
            return element + id_of(game, naming, kind, value)
    return element


def target_of(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return the id of an answer's target on the board, or nothing."""
    place = place_of(game, naming, action)
    return f"target-{place}" if place else ""


# What is blocked ------------------------------------------------------------------------------------

NOT_DRAWN: Final = {  # verbs whose places have no element of their own
    actions.FREE_GARDENING,
    actions.TAKE_DIE,
    actions.PAY_ANY,
    actions.REFILL,
    actions.FLIP_CRATE,
}


def blocked_places(desk: Desk, candidates: Sequence[Action]) -> tuple[str, ...]:
    """Return the ids of all things on the board that cannot be chosen now: each answers with the reason."""
    found: dict[str, None] = {}
    for action in candidates:
        found.update(dict.fromkeys(blocked_place(desk, action)))
    return tuple(found)


def blocked_place(desk: Desk, action: Action) -> list[str]:
    """Return where one candidate would be given."""
    game, naming, verb = desk.game, desk.naming, verb_of(action)
    if verb == actions.CONSTRUCT:
        return blocked_projects(desk, first_of(action))
    if verb == actions.GARDENING:
        return [action_sign(desk, "gardening")]
    if verb == actions.MOVE_FOR_GOLD:
        return [f"district-{naming.names.districts[first_of(action)]}"]
    if verb == actions.PAY_FOR_TRACK:
        return [f"track-{naming.names.tracks[first_of(action)]}"]
    if verb == actions.TWO_TRACKS:
        top = game.edition.top
        tracks = (first_of(action), second_of(action))
        return [f"track-{naming.names.tracks[track]}" for track in tracks if desk.me.mastery[track] == top]
    if verb in (actions.PORT_HOUSE, actions.ZIGGURAT_HOUSE):
        house = game.port_taken() if verb == actions.PORT_HOUSE else game.ziggurat_taken()
        place = place_of(game, naming, action)
        return [place, f"house-{place}"] if house & BIT[first_of(action)] else [place]
    place = place_of(game, naming, action)
    return [place] if place and verb not in NOT_DRAWN else []


def blocked_projects(desk: Desk, colour: int) -> list[str]:
    """Return the Projects that cannot become a Building; without any, the sign of the action."""
    game, here = desk.game, desk.me.assistant
    spaces = members(game.projects[here * TRACKS + colour])
    found = [f"project-{desk.naming.place(game, here * SPACES + space)}" for space in spaces]
    return found or [action_sign(desk, "construct")]


def action_sign(desk: Desk, name: str) -> str:
    """Return the id of a printed action of the District in which the player acts."""
    return f"action-{desk.naming.names.districts[desk.me.assistant]}-{name}"
