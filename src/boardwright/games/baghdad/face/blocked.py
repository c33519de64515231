"""What looks possible and is not, with the position's own facts.

Candidates that fail for the same reason are told once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.face import Blocked
from boardwright.faces.telling.nearness import lacking
from boardwright.faces.telling.wording import both, capital, later, say
from boardwright.games.baghdad import actions, reasons
from boardwright.games.baghdad.bonus_actions import Pause
from boardwright.games.baghdad.city_tiles import need_of
from boardwright.games.baghdad.components import CIVIC
from boardwright.games.baghdad.face.answers import button
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.naming import plain
from boardwright.games.baghdad.face.target_ids import things_of
from boardwright.games.baghdad.turn import ChooseCard
from boardwright.kernel.bits import members
from boardwright.kernel.packing import Action, Reason, first_of, second_of, verb_of

# Nobody wonders about these: what is taken or missing is plainly seen.
PLAIN: Final = {
    reasons.SPOT_FILLED,
    reasons.NO_TILE_HERE,
    reasons.WRONG_TYPE,
    reasons.WRONG_WAY,
    reasons.SITE_BUILT,
    reasons.PIECE_BUILT,
    reasons.SPACE_COVERED,
    reasons.MOVED_ALREADY,
    reasons.BOAT_AT_START,
    reasons.NO_BOAT_LEFT,
}

# A reason names the clause of the answer that it forbids most; for these it is another one.
CLAUSES: Final[dict[tuple[Reason, int], str]] = {
    (reasons.NO_COINS, actions.BUY_BOAT): "BAG-14.2",
    (reasons.NO_COINS, actions.BUY_GOOD): "BAG-6.13",
    (reasons.NO_COINS, actions.BUY_TWO): "BAG-6.14",
    (reasons.NO_COINS, actions.CHOOSE_SITE): "BAG-17.25",
    (reasons.NO_SKILL, actions.CHOOSE_SITE): "BAG-17.25",
    (reasons.NO_SKILL, actions.CONSTRUCT): "BAG-9.4",
    (reasons.NO_SKILL, actions.CONSTRUCT_PUBLIC): "BAG-9.4",
    (reasons.NO_SKILL, actions.BUILD_PIECE): "BAG-10.3",
    (reasons.GOOD_NOT_HELD, actions.FULFIL): "BAG-21.2",
    (reasons.RIVAL_HERE, actions.PLACE_TILE): "BAG-17.24",
    (reasons.RIVAL_HERE, actions.CHOOSE_SITE): "BAG-17.25",
}


def blocked(desk: Desk) -> list[Blocked]:
    """Return what a person would wonder about, in the order of the candidates."""
    found: dict[tuple[str, str, str], dict[str, None]] = {}
    clauses: dict[tuple[str, str, str], str] = {}
    missing: dict[tuple[str, str, str], int] = {}
    for action, reason in desk.observation.blocked:
        if reason in PLAIN or is_plain(desk, action, reason):
            continue
        facts = facts_of(desk, action)
        title = capital(say(reasons.REASONS.title(reason), **facts))
        sentence = capital(say(reasons.REASONS.sentence(reason), **facts))
        key = (label(desk, action, reason), title, sentence)
        clauses.setdefault(key, clause_of(action, reason))
        short = lacking(reasons.REASONS.sentence(reason), desk.game.facts(action))
        missing[key] = min(short, missing.get(key, short))
        found.setdefault(key, {}).update(dict.fromkeys(things_of(desk, action)))
    return [Blocked(*key, clauses[key], tuple(things), missing[key]) for key, things in found.items()]


def clause_of(action: Action, reason: Reason) -> str:
    """Return the clause that forbids an answer."""
    if reason == reasons.NO_SKILL and verb_of(action) == actions.PLACE_TILE and second_of(action) == CIVIC:
        return "BAG-20.10"
    return CLAUSES.get((reason, verb_of(action)), reasons.REASONS.clause(reason))


def is_plain(desk: Desk, action: Action, reason: Reason) -> bool:
    """Tell whether nobody wonders about this answer: goods not held, sites that are never open here.

    That favour is below the start is told as the turn begins, and where bonus actions are all that is asked.
    """
    if verb_of(action) == actions.SELL:
        return True
    if reason == reasons.FAVOUR_BELOW_START:
        return not isinstance(desk.game.agenda.open_question(), ChooseCard | Pause)
    return verb_of(action) == actions.GO and reason == reasons.SITE_CLOSED


def label(desk: Desk, action: Action, reason: Reason) -> str:
    """Return what a button for something impossible says."""
    maker = LABELS.get(reason)
    said = maker(desk, action) if maker else ""
    return said or button(desk.game, desk.naming, action)


def label_of_skill(desk: Desk, action: Action) -> str:
    """Icons are missing: the spot, the house or the architect."""
    verb = verb_of(action)
    if verb == actions.PLACE_TILE:
        spot = second_of(action)
        return say("Civic board") if spot == CIVIC else say("Spots that need {n}", n=need_of(desk.game, spot))
    board = desk.game.edition.board
    if verb == actions.BUILD_PIECE:
        return say("Architect with masonry {n}", n=board.architect_need[second_of(action)])
    if verb == actions.CHOOSE_SITE:
        return say("Build on any site")
    return say("House with masonry {n}", n=board.house_need[second_of(action)])


def label_of_coins(desk: Desk, action: Action) -> str:
    """Coins are missing."""
    verb = verb_of(action)
    if verb == actions.BUY_GOOD:
        return say("Buy one good")
    if verb == actions.BUY_TWO:
        return say("Buy two goods")
    if verb == actions.CHOOSE_SITE:
        return say("Build on any site")
    if verb in (actions.CONSTRUCT, actions.CONSTRUCT_PUBLIC):
        return say("Build {building}", building=desk.naming.building(first_of(action)))
    return ""


def label_of_quadrant(desk: Desk, action: Action) -> str:
    """A quadrant that is too far."""
    quadrant = desk.game.edition.city.quadrant[first_of(action)]
    return say("Vizier to {quadrant}", quadrant=plain(desk.naming.names.quadrants[quadrant]))


def label_of_rival(desk: Desk, action: Action) -> str:
    """A location with the vizier of somebody else."""
    return capital(desk.naming.location(first_of(action)))


def label_of_contract(desk: Desk, action: Action) -> str:
    """A contract whose goods are missing."""
    return say("Fulfil the contract") if verb_of(action) == actions.FULFIL else ""


def label_of_piece(desk: Desk, action: Action) -> str:
    """A piece of the palace, whatever the architect."""
    return say("Build {piece}", piece=desk.naming.piece(first_of(action)))


def label_of_closed(desk: Desk, action: Action) -> str:
    """A site for more players."""
    return say("Sites marked {n}", n=desk.game.edition.city.min_players[first_of(action)])


def fixed(template: str) -> Callable[[Desk, Action], str]:
    """Return a maker of a label without facts."""
    return lambda _desk, _action: say(template)


LABELS: Final[dict[Reason, Callable[[Desk, Action], str]]] = {
    reasons.NO_SKILL: label_of_skill,
    reasons.NO_COINS: label_of_coins,
    reasons.TOO_FEW_STEPS: label_of_quadrant,
    reasons.RIVAL_HERE: label_of_rival,
    reasons.GOOD_NOT_HELD: label_of_contract,
    reasons.NO_GOODS: label_of_piece,
    reasons.BASE_NOT_YET: label_of_piece,
    reasons.DOME_NOT_YET: label_of_piece,
    reasons.DOME_COMES_FREE: label_of_piece,
    reasons.FAVOUR_BELOW_START: fixed(later("Spend favour")),
    reasons.SITE_CLOSED: label_of_closed,
    reasons.CIVIC_FILLED: fixed(later("Civic board")),
    reasons.TOO_FAR: fixed(later("Move a boat further")),
    reasons.NOTHING_TO_EXTOLL: fixed(later("Extoll virtue")),
}


# Facts ----------------------------------------------------------------------------------------------


def facts_of(desk: Desk, action: Action) -> dict[str, object]:
    """Return every fact that a reason may name, in words."""
    naming, known = desk.naming, desk.game.facts(action)
    facts: dict[str, object] = {**known}
    if "cost" in known and verb_of(action) != actions.MOVE_BOAT:
        facts["cost"] = naming.price(known["cost"])
    if "skill" in known:
        facts["skill"] = naming.skill(known["skill"])
    if "lacking" in known:
        facts["good"] = both([naming.good(good) for good in members(known["lacking"])])
    if "type" in known:
        facts["type"] = naming.type(known["type"])
    if "thing" in known:
        facts["need"] = naming.amount(known["thing"], known["need"])
    return facts
