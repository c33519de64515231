"""Where on the board an answer is given, or would be given: the ids of targets and of printed things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BIT, COLOURS, DISCOUNT_TILE, S08, SPACES, TRACKS, members
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_CRATE, WITH_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, verb_of

At = Callable[[Tabannusi, Naming, Action], str]


def space(game: Tabannusi, naming: Naming, action: Action) -> str:
    """A space of a common District or of the border, named second."""
    return f"space-{naming.place(game, second_of(action))}"


def own_space(game: Tabannusi, naming: Naming, action: Action) -> str:
    """A space that is named first."""
    return f"space-{naming.place(game, first_of(action))}"


def district(_game: Tabannusi, naming: Naming, action: Action) -> str:
    """The plate of a District."""
    return f"district-{naming.names.districts[first_of(action)]}"


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


def named(kind: str, names: Callable[[Naming], list[str]]) -> At:
    """Return what finds a thing by its name."""
    return lambda _game, naming, action: f"{kind}-{names(naming)[first_of(action)]}"


def always(element: str) -> At:
    """Return what finds the one place of a kind."""
    return lambda _game, _naming, _action: element


WHERE: Final[dict[int, At]] = {
    actions.START_BUILDING: space,
    actions.PROJECT: space,
    actions.PLACE_WATER: space,
    actions.PLACE_GARDEN: own_space,
    actions.START_DISTRICT: district,
    actions.SCORE: district,
    actions.MOVE: district,
    actions.MOVE_FOR_GOLD: lambda _g, naming, action: f"gold-{naming.names.districts[first_of(action)]}",
    actions.TAKE_DIE: lambda _g, _n, action: f"die-{first_of(action)}",
    actions.CONSTRUCT: named("construct", lambda naming: naming.names.colours),
    actions.GARDENING: always("gardening"),
    actions.PORT_HOUSE: named("port", lambda naming: naming.names.port_spaces),
    actions.CLAIM_SHIP: named("ship", lambda naming: naming.names.cells),
    actions.ZIGGURAT_HOUSE: named("ziggurat", lambda naming: naming.names.ziggurat_spaces),
    actions.USE_TILE: named("tile", lambda naming: naming.names.action_tiles),
    actions.PAY_ANY: resource,
    actions.PAY_FOR_TRACK: track_payment,
    actions.BUY_WATER: always("stock-water"),
    actions.BUY_GARDEN: always("stock-garden"),
    actions.REFILL: named("crate", lambda naming: naming.names.colours),
    actions.FLIP_CRATE: named("crate", lambda naming: naming.names.colours),
    actions.DECREE: named("decree", lambda naming: naming.names.decrees),
    actions.HARBORMASTER: named("harbormaster", lambda naming: naming.names.harbormasters),
    actions.FREE_GARDENING: gardening_ship,
    actions.TRACK: named("track", lambda naming: naming.names.tracks),
    actions.TWO_TRACKS: both_tracks,
    actions.PICK_DIE: named("supply", lambda naming: naming.names.colours),
    actions.PICK_WATER: named("special", lambda naming: naming.names.special_water),
    actions.CLAIM_ON_TILE: named("ziggurat-tile", lambda naming: naming.names.tracks),
    actions.KEEP_CARD: named("urban", lambda naming: naming.names.urban_cards),
    actions.SHIFT: named("row", lambda naming: naming.names.rows),
    actions.USE_DISCOUNT: lambda _g, naming, _a: f"harbormaster-{naming.names.harbormasters[DISCOUNT_TILE]}",
    actions.TAKE_GARDEN: always("stock-garden"),
    actions.TAKE_MARKER: always("own-markers"),
}


def place_of(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return the id of the thing on the board that an answer is about, or nothing."""
    where = WHERE.get(verb_of(action))
    return where(game, naming, action) if where else ""


def target_of(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return the id of an answer's target on the board, or nothing."""
    place = place_of(game, naming, action)
    return f"target-{place}" if place else ""


# What is blocked ------------------------------------------------------------------------------------

DRAWN: Final = frozenset(WHERE) - {  # verbs whose places have no element of their own
    actions.CONSTRUCT,
    actions.GARDENING,
    actions.FREE_GARDENING,
    actions.TAKE_DIE,
    actions.MOVE_FOR_GOLD,
    actions.PAY_ANY,
    actions.PAY_FOR_TRACK,
    actions.REFILL,
    actions.FLIP_CRATE,
    actions.TWO_TRACKS,
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
        return [district(game, naming, action)]
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
    if verb in DRAWN:
        return [place_of(game, naming, action)]
    return []


def blocked_projects(desk: Desk, colour: int) -> list[str]:
    """Return the Projects that cannot become a Building; without any, the sign of the action."""
    game, here = desk.game, desk.me.assistant
    spaces = members(game.projects[here * TRACKS + colour])
    found = [f"project-{desk.naming.place(game, here * SPACES + space)}" for space in spaces]
    return found or [action_sign(desk, "construct")]


def action_sign(desk: Desk, name: str) -> str:
    """Return the id of a printed action of the District in which the player acts."""
    return f"action-{desk.naming.names.districts[desk.me.assistant]}-{name}"
