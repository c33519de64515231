"""What looks possible and is not, with the position's own facts.

Candidates that fail for the same reason are told once, with all their places.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.faces.face import Blocked
from boardwright.faces.telling.nearness import lacking
from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    type_of,
)
from boardwright.games.bot_factory.face.answer_words import SAID, Answer
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
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
TOO_DEAR: Final = {actions.RAISE, actions.RESERVE, actions.PLACE, actions.TAKE, actions.TAKE_PART}


def blocked(desk: Desk) -> list[Blocked]:
    """Return what a person would wonder about, in the order of the candidates."""
    groups: dict[tuple[str, str, str, str], list[str]] = {}
    missing: dict[tuple[str, str, str, str], int] = {}
    for action, reason in desk.observation.blocked:
        if reason in PLAIN or is_plain(desk, verb_of(action), reason):
            continue
        named = {**desk.words.arguments(action), **desk.game.facts(action)}
        facts = in_words(desk.naming, named)
        title, sentence = say(REASONS.title(reason), **facts), say(REASONS.sentence(reason), **facts)
        words = (
            label(desk, action, reason, named),
            capital(title),
            capital(sentence),
            REASONS.clause(reason),
        )
        groups.setdefault(words, []).append(target(desk, action))
        short = lacking(REASONS.sentence(reason), named)
        missing[words] = min(short, missing.get(words, short))
    return [
        Blocked(*words, tuple(dict.fromkeys(targets)), missing[words]) for words, targets in groups.items()
    ]


def is_plain(desk: Desk, verb: int, reason: Reason) -> bool:
    """Tell whether nobody wonders about this answer: a tile of others, the end amid the main action."""
    if verb == actions.END_TURN:
        return True
    if verb == actions.SQUEEZE_IN:
        return reason in TOGETHER
    return verb == actions.USE_TILE and reason == TILE_GONE and desk.game.variant == 2


def label(desk: Desk, action: Action, reason: Reason, named: Mapping[str, int]) -> str:
    """Return what a button for something impossible says."""
    verb = verb_of(action)
    if verb in (actions.MOVE, actions.SQUEEZE_IN):
        edition = desk.game.edition
        board = edition.board_of[first_of(action)] if verb == actions.MOVE else first_of(action)
        return desk.naming.board(board)
    if verb == actions.USE_TILE and reason in TOGETHER:
        return say("Production tile")
    if verb == actions.SWAP:
        return say(SAID[verb].many)
    if verb == actions.DISPENSE:
        return capital(desk.naming.output(first_of(action)))
    if reason in (NO_TOKEN, BEYOND_LIMIT) and verb in TOO_DEAR:
        price = named["cost" if reason == NO_TOKEN else "worth"]
        template = later("Contracts for {tokens}") if verb == actions.RESERVE else SAID[verb].many
        return say(template, tokens=tokens_of(price))
    if verb == actions.PLACE and reason != PLACE_FILLED:
        return say("Place {part}", part=desk.naming.part(first_of(action)))
    return Answer(desk.game, desk.naming, action).button()


def in_words(naming: Naming, named: Mapping[str, int]) -> dict[str, object]:
    """Return the facts that a reason may name, parts and colours in words."""
    words = {"part": naming.a_part, "there": naming.a_part, "colour": naming.colour}
    return {name: words[name](value) if name in words else value for name, value in named.items()}


def target(desk: Desk, action: Action) -> str:
    """Return the id of the printed thing a candidate points at; of what lies nowhere, the player's hand."""
    game, naming = desk.game, desk.naming
    verb, first = verb_of(action), first_of(action)
    if SAID[verb].target:
        return naming.id_of(SAID[verb].target, first)
    if verb == actions.PLACE:
        return naming.column_id(second_of(action), type_of(first))
    if verb == actions.SWAP:
        return naming.id_of("pallet", second_of(action))
    if verb == actions.PAY_SANDRA:
        return "sandra"
    if verb == actions.START_MAIN:
        return naming.id_of("space", game.where[desk.player] // 2)
    if verb in (actions.TRADE_PARTS, actions.TRADE_PROJECTS):
        return naming.id_of("executive", game.board_of_meeple(desk.player))
    return naming.hand_of(desk.player)
