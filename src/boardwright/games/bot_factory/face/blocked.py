"""What looks possible and is not, with the position's own facts.

Candidates that fail for the same reason are told once, with all their places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Blocked
from boardwright.faces.telling.wording import capital, either, later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    CHEAP_UNIVERSAL,
    NO_COLOUR,
    NO_PART,
    TYPES,
    UNIVERSAL,
    total,
    type_of,
)
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.games.bot_factory.face.phrases import Answer, button
from boardwright.games.bot_factory.reasons import (
    BEYOND_LIMIT,
    BOARD_NOT_FULL,
    LIMIT_REACHED,
    NO_CONTRACT,
    NO_PROJECT_THERE,
    NO_TOKEN,
    PLACE_FILLED,
    REASONS,
    SPACE_OCCUPIED,
    TILE_GONE,
    TILE_NOT_YET,
    TILE_USED,
)
from boardwright.kernel.packing import Action, Reason, first_of, second_of, verb_of

# Nobody wonders about these: the place is plainly taken, or plainly empty.
PLAIN: Final = {SPACE_OCCUPIED, NO_PROJECT_THERE, NO_CONTRACT, BOARD_NOT_FULL, LIMIT_REACHED}

# Told once for all the answers of a verb: their facts do not differ.
TOGETHER: Final = {TILE_GONE, TILE_USED, TILE_NOT_YET}

# Told once for all places where they cost the same.
TOO_DEAR: Final = {
    actions.RAISE: later("Raise a value"),
    actions.RESERVE: later("Contracts for {tokens}"),
    actions.PLACE: later("Place a part"),
    actions.TAKE: later("Take a project"),
    actions.TAKE_PART: later("Take a top part"),
}


def blocked(desk: Desk) -> list[Blocked]:
    """Return what a person would wonder about, in the order of the candidates."""
    groups: dict[tuple[str, Reason, str], list[Action]] = {}
    for action, reason in desk.observation.blocked:
        if reason in PLAIN or is_plain(desk, verb_of(action), reason):
            continue
        name = label(desk, action, reason)
        groups.setdefault((name, reason, sentence(desk, action, reason)), []).append(action)
    return [tell_blocked(desk, name, reason, here) for (name, reason, _), here in groups.items()]


def is_plain(desk: Desk, verb: int, reason: Reason) -> bool:
    """Tell whether nobody wonders about this answer: a tile of others, the end amid the main action."""
    if verb == actions.END_TURN:
        return True
    if verb == actions.SQUEEZE_IN:
        return reason in TOGETHER
    return verb == actions.USE_TILE and reason == TILE_GONE and desk.game.variant == 2


def label(desk: Desk, action: Action, reason: Reason) -> str:
    """Return what a button for something impossible says."""
    verb = verb_of(action)
    if verb in (actions.MOVE, actions.SQUEEZE_IN):
        edition = desk.game.edition
        board = edition.board_of[first_of(action)] if verb == actions.MOVE else first_of(action)
        return desk.naming.board(board)
    if verb == actions.USE_TILE and reason in TOGETHER:
        return say("Production tile")
    if verb == actions.SWAP:
        return say("Swap a spare part")
    if verb == actions.DISPENSE:
        return capital(desk.naming.output(first_of(action)))
    if reason in (NO_TOKEN, BEYOND_LIMIT) and verb in TOO_DEAR:
        return say(TOO_DEAR[verb], tokens=tokens_of(cost_of(desk, action)))
    if verb == actions.PLACE and reason != PLACE_FILLED:
        return say("Place {part}", part=desk.naming.part(first_of(action)))
    return button(Answer(desk.game, desk.naming, action))


def tell_blocked(desk: Desk, name: str, reason: Reason, here: Sequence[Action]) -> Blocked:
    """Return one entry for all answers with this label, reason and sentence."""
    facts = facts_of(desk, here[0])
    if verb_of(here[0]) == actions.MOVE:
        facts["space"] = either([desk.naming.place(first_of(action)) for action in here])
    return Blocked(
        label=name,
        title=capital(say(REASONS.title(reason), **facts)),
        sentence=capital(say(REASONS.sentence(reason), **facts)),
        clause=REASONS.clause(reason),
        targets=tuple(dict.fromkeys(target(desk, action) for action in here)),
    )


def sentence(desk: Desk, action: Action, reason: Reason) -> str:
    """Return the sentence of one candidate, for telling which candidates go together."""
    facts = facts_of(desk, action)
    facts["space"] = ""
    return say(REASONS.title(reason), **facts) + say(REASONS.sentence(reason), **facts)


def facts_of(desk: Desk, action: Action) -> dict[str, object]:
    """Return every fact that a reason may name, from the position."""
    game, me = desk.game, desk.me
    return {
        "space": "",
        "cost": cost_of(desk, action),
        "tokens": me.tokens,
        "part": part_fact(desk, action),
        "colour": colour_fact(desk, action),
        "top": game.edition.value_top,
        "left": game.left,
        "parts": total(me.parts),
        "projects": total(me.projects),
    }


def cost_of(desk: Desk, action: Action) -> int:
    """Return what a candidate costs: tokens, or the parts or projects of a trade."""
    edition, verb = desk.game.edition, verb_of(action)
    if verb == actions.TRADE_PARTS:
        return edition.trade_parts
    if verb == actions.TRADE_PROJECTS:
        return edition.trade_projects
    if verb == actions.BUILD_UNIVERSAL:
        return edition.universal_bot_parts
    if verb == actions.USE_TILE and first_of(action) == CHEAP_UNIVERSAL:
        return edition.cheap_projects
    worth = edition.row_cost[desk.game.row_of(first_of(action))] if verb == actions.RESERVE else 0
    return worth if worth > desk.game.left else desk.price(action)


def part_fact(desk: Desk, action: Action) -> str:
    """Return the part a candidate is about; for a filled place, the part that fills it."""
    game, naming = desk.game, desk.naming
    verb, first = verb_of(action), first_of(action)
    if verb == actions.PLACE:
        there = game.columns[second_of(action) * TYPES + type_of(first)]
        return naming.a_part(first if there == NO_PART else there)
    if verb in (actions.SWAP, actions.DISCARD_PART):
        return naming.part(first)
    if verb in (actions.TAKE_UNIVERSAL, actions.RETURN_UNIVERSAL):
        return naming.part(UNIVERSAL + first)
    return ""


def colour_fact(desk: Desk, action: Action) -> str:
    """Return the colour a candidate is about."""
    verb, first = verb_of(action), first_of(action)
    if verb == actions.PLACE:
        return desk.naming.colour(second_of(action))
    if verb == actions.TAKE:
        colour = desk.game.projects[first]
        return "" if colour == NO_COLOUR else desk.naming.colour(colour)
    colours = {
        actions.RAISE,
        actions.TAKE_PART,
        actions.REFILL,
        actions.START_PART,
        actions.DISCARD_PROJECT,
        actions.BUILD_UNIVERSAL,
    }
    return desk.naming.colour(first) if verb in colours else ""


def target(desk: Desk, action: Action) -> str:
    """Return the id of the printed thing a candidate points at; of what lies nowhere, the player's hand."""
    game, naming = desk.game, desk.naming
    verb, first = verb_of(action), first_of(action)
    here = BY_FIRST.get(verb)
    if here is not None:
        return here(naming, first)
    if verb == actions.PLACE:
        return naming.column_id(second_of(action), type_of(first))
    if verb == actions.SWAP:
        return naming.spare_id(second_of(action))
    if verb == actions.PAY_SANDRA:
        return "sandra"
    if verb == actions.START_MAIN:
        return naming.space_id(game.where[desk.player] // 2)
    if verb in (actions.TRADE_PARTS, actions.TRADE_PROJECTS):
        return naming.executive_id(game.board_of_meeple(desk.player))
    return naming.hand_of(desk.player)


# Where a verb points at whatever its first argument names.
BY_FIRST: Final[dict[int, Callable[[Naming, int], str]]] = {
    actions.MOVE: Naming.space_id,
    actions.SQUEEZE_IN: Naming.board_id,
    actions.REFILL: Naming.stack_id,
    actions.TAKE_PART: Naming.stack_id,
    actions.START_PART: Naming.stack_id,
    actions.DISPENSE: Naming.output_id,
    actions.TAKE: Naming.project_id,
    actions.RAISE: Naming.track_id,
    actions.RESERVE: Naming.contract_id,
    actions.INSPECT: Naming.contract_id,
    actions.USE_TILE: Naming.tile_id,
    actions.TAKE_TILE: Naming.tile_id,
    actions.TAKE_UNIVERSAL: Naming.universal_id,
}
