"""What looks possible and is not, with the position's own facts.

Candidates that fail for the same reason are told once, with all their places, so that nobody reads
sixty times the same sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Blocked
from boardwright.faces.telling.nearness import lacking
from boardwright.faces.telling.wording import capital, comma, either, say
from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    EXTEND,
    FINISH_WITH_DRAW,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PLACE_DRAWN,
    PUT_EMBLEM,
    RESCUE,
    TAKE_MARKER,
)
from boardwright.games.attandarra.components import GATE, MEADOW, NO_MARKER, NO_TILE, RESERVOIR
from boardwright.games.attandarra.face.desk import Desk
from boardwright.games.attandarra.reasons import (
    BESIDE_A_GATE,
    GLASS_CANNOT_BEGIN,
    NO_GOLD,
    NO_MARKER_HERE,
    NO_TILE_HERE,
    NONE_IN_SUPPLY,
    NONE_ON_DISPLAY,
    NOT_A_GATE_SITE,
    NOT_ADJACENT,
    REASONS,
    SPACE_TAKEN,
)
from boardwright.kernel.packing import Action, Reason, first_of, second_of, third_of, verb_of

NAMED = 4  # so many places are listed by name; of more, the first and their number

# Nobody wonders about these: the space is plainly full, or plainly empty.
PLAIN = {
    BUILD: {SPACE_TAKEN},
    LAY_MEADOW: {SPACE_TAKEN},
    LAY_RESERVOIR: {SPACE_TAKEN},
    LAY_GATE: {SPACE_TAKEN},
    TAKE_MARKER: {NO_MARKER_HERE},
}

# The tile cannot be laid at all, wherever.
ANYWHERE = {NO_GOLD, NONE_IN_SUPPLY, NONE_ON_DISPLAY}

TILES = {LAY_MEADOW: MEADOW, LAY_RESERVOIR: RESERVOIR, LAY_GATE: GATE}

# Told once for all markers; the other reasons have facts of their own for each marker.
TOLD_TOGETHER = {NO_TILE_HERE}


def blocked(desk: Desk) -> list[Blocked]:
    """Return what a person would wonder about, in the order of the candidates."""
    groups: dict[tuple[str, Reason], list[Action]] = {}
    for action, reason in desk.observation.blocked:
        if reason in PLAIN.get(verb_of(action), ()):
            continue
        groups.setdefault((label(desk, action, reason), reason), []).append(action)
    return [tell_blocked(desk, name, reason, actions) for (name, reason), actions in groups.items()]


def label(desk: Desk, action: Action, reason: Reason) -> str:
    """Return what a button for something impossible says."""
    naming = desk.naming
    verb = verb_of(action)
    first = first_of(action)
    if verb == BUY:
        return say("Buy {material}", material=naming.material(first))
    if verb in (LAY_MEADOW, LAY_RESERVOIR, LAY_GATE):
        return lay_label(desk, verb, reason)
    if verb == TAKE_MARKER:
        if reason in TOLD_TOGETHER:
            return say("Other markers")
        marker = naming.marker(desk.game.tops[first])
        return capital(say("{marker}, {space}", marker=marker, space=naming.space(first)))
    if verb == PUT_EMBLEM:
        return say("Emblem")
    if verb == FINISH_WITH_DRAW:
        return say("Finish with a draw")
    if verb == EXTEND:
        tile = naming.tile(desk.game.players[desk.player].tile_at[first])
        return say("{tile}, {space}", tile=tile, space=naming.space(first))
    if verb == BUILD:
        return build_label(desk, first, reason)
    if verb == RESCUE:
        marker = naming.marker(second_of(action))
        return capital(say("{marker} from {space}", marker=marker, space=naming.space(first)))
    return say("Place {material}", material=naming.material(first))


def lay_label(desk: Desk, verb: int, reason: Reason) -> str:
    """Return the label of a tile that cannot be laid: anywhere, or at some spaces."""
    if reason == NOT_ADJACENT:
        return say("A tile elsewhere")
    tile = desk.naming.tile(TILES[verb])
    if reason in (NOT_A_GATE_SITE, BESIDE_A_GATE):
        return say("{tile} elsewhere", tile=tile)
    return tile


def build_label(desk: Desk, kind: int, reason: Reason) -> str:
    """Return the label of a building that cannot begin at some spaces."""
    if reason == NOT_ADJACENT:
        return say("New building elsewhere")
    if reason == GLASS_CANNOT_BEGIN:
        return say("New building")
    return say("Building of {numeral}", numeral=desk.game.edition.numeral[kind])


def tell_blocked(desk: Desk, name: str, reason: Reason, actions: Sequence[Action]) -> Blocked:
    """Return one entry for all actions with this label and reason."""
    facts = facts_of(desk, actions)
    return Blocked(
        label=name,
        title=capital(say(REASONS.title(reason), **facts)),
        sentence=capital(say(REASONS.sentence(reason), **facts)),
        clause=REASONS.clause(reason),
        targets=tuple(dict.fromkeys(target(desk, action, reason) for action in actions)),
        missing=min(lacking(REASONS.sentence(reason), desk.game.facts(action)) for action in actions),
    )


def facts_of(desk: Desk, actions: Sequence[Action]) -> dict[str, object]:
    """Return every fact that a reason may name, in words; places of several candidates stand together."""
    naming = desk.naming
    facts: dict[str, object] = {**desk.game.facts(actions[0])}
    verb = verb_of(actions[0])
    facts["space"] = space_fact(desk, actions)
    facts["tile"] = tile_fact(desk, actions)
    facts["marker"] = marker_fact(desk, actions)
    if verb in (BUY, PLACE_DRAWN):
        facts["material"] = first_of(actions[0])
    for name in ("material", "last"):
        if name in facts:
            facts[name] = naming.material(int(str(facts[name])))
    if verb == RESCUE:
        facts["target"] = places([naming.space(third_of(other)) for other in actions])
    if verb == PUT_EMBLEM:
        facts["street"] = places([naming.names.streets[first_of(other)] for other in actions])
    return facts


def has_space(action: Action) -> bool:
    """Tell whether a candidate points at a space."""
    return verb_of(action) not in (BUY, PLACE_DRAWN, PUT_EMBLEM, FINISH_WITH_DRAW)


def space_of(action: Action) -> int:
    """Return the space a candidate points at."""
    return second_of(action) if verb_of(action) == BUILD else first_of(action)


def space_fact(desk: Desk, actions: Sequence[Action]) -> str:
    """Return the spaces the candidates point at; those away from the city need no names."""
    spaces = [desk.naming.space(space_of(action)) for action in actions if has_space(action)]
    away = all(reason == NOT_ADJACENT for action, reason in desk.observation.blocked if action in actions)
    return say("that space") if away and len(spaces) > 1 else places(spaces)


def places(names: Sequence[str]) -> str:
    """Return places as alternatives; of many, the first ones and how many more there are."""
    names = list(dict.fromkeys(names))
    if len(names) > NAMED:
        shown = comma().join(names[: NAMED - 1])
        return say("{shown} or {n} more spaces", shown=shown, n=len(names) - NAMED + 1)
    return either(names)


def tile_fact(desk: Desk, actions: Sequence[Action]) -> str:
    """Return the tile a candidate is about; for several kinds of building, their numeral."""
    facts = desk.game.facts(actions[0])
    verb = verb_of(actions[0])
    if verb == BUILD and len({first_of(other) for other in actions}) > 1:
        return say("a building of {numeral}", numeral=facts["numeral"])
    if verb in TILES:
        return desk.naming.tile(facts["tile"])
    return desk.naming.the_tile(facts["tile"]) if facts.get("tile", NO_TILE) != NO_TILE else ""


def marker_fact(desk: Desk, actions: Sequence[Action]) -> str:
    """Return the marker a candidate is about."""
    if verb_of(actions[0]) == RESCUE:
        return desk.naming.marker(second_of(actions[0]))
    kinds = {desk.game.facts(action).get("marker", NO_MARKER) for action in actions} - {NO_MARKER}
    return desk.naming.marker(kinds.pop()) if len(kinds) == 1 else say("marker")


def target(desk: Desk, action: Action, reason: Reason) -> str:
    """Return the id of the printed thing a candidate points at."""
    naming = desk.naming
    verb = verb_of(action)
    if verb in TILES and reason in ANYWHERE:
        return naming.supply_id(desk.player, TILES[verb])
    if verb == BUY:
        return naming.display_id(first_of(action))
    if verb == TAKE_MARKER:
        return naming.market_id(first_of(action))
    if verb == PUT_EMBLEM:
        return naming.street_id(first_of(action))
    if verb == PLACE_DRAWN:
        return f"hand-{naming.names.materials[first_of(action)]}"
    if verb == FINISH_WITH_DRAW:
        return "bag"
    if verb == RESCUE:
        return naming.cell_id(desk.player, third_of(action))
    return naming.cell_id(desk.player, space_of(action))
