"""What looks possible and is not, with the position's own facts.

Candidates that fail for the same reason are told once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import Blocked
from boardwright.faces.telling.nearness import lacking
from boardwright.faces.telling.wording import both, capital, either, in_a_row, say, say_count
from boardwright.games.tabannusi import actions, reasons
from boardwright.games.tabannusi.components import COLOURS, SECTION_SPACES
from boardwright.games.tabannusi.face.answer_words import button, price_words
from boardwright.games.tabannusi.face.answers import ANSWERS
from boardwright.games.tabannusi.face.card_progress import decree_in_words
from boardwright.games.tabannusi.face.closed_spaces import closed_spaces
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.elements import blocked_places
from boardwright.games.tabannusi.reasons import REASONS
from boardwright.games.tabannusi.state import QuestionOfTurn
from boardwright.kernel.packing import Action, Reason, first_of, second_of, verb_of
from boardwright.kernel.prices import Price, amount_of, amounts

# Nobody wonders about these: nothing is there to be used.
PLAIN: Final = {
    reasons.NO_CRATE_DOWN,
    reasons.NO_DIE_OF_VALUE,
    reasons.DECREE_GONE,
    reasons.TILE_NOT_HELD,
}

# Free actions are wondered about between the actions of a turn, not within one.
FREE: Final = {actions.DECREE, actions.HARBORMASTER, actions.REFILL, actions.FREE_GARDENING}

# What is taken on the grids is told last, so that Projects rather say why they cannot be built.
ON_GRIDS: Final = {actions.START_BUILDING, actions.PROJECT, actions.PLACE_WATER}

# Told once for all answers of a verb with the same facts.
TOGETHER: Final = {
    reasons.NOT_BESIDE_WATER,
    reasons.DIE_LEADS_ELSEWHERE,
    reasons.NO_HOUSE_IN_ROW,
    reasons.WRONG_SIZE,
    reasons.NO_GOLD,
}

# Told once for each colour.
BY_COLOUR: Final = {reasons.NOT_BESIDE_PROJECT, reasons.BESIDE_BUILDING, reasons.BESIDE_PROJECT}

# These name a thing of their own each.
EACH: Final = {reasons.SHIP_ALREADY_CLAIMED, reasons.CLAIM_SPACES_USED}

# Ways to pay one Resource: told once, and only if none of them is open.
MEANS: Final = {reasons.NO_DIE_OF_COLOUR, reasons.NO_CRATE_UP, reasons.NO_GOLD}
WITH_ANY: Final = {actions.PAY_ANY, actions.REFILL}  # paid with any Resource
PAYING: Final = {actions.PAY_FOR_TRACK, actions.BUY_WATER, actions.BUY_GARDEN} | WITH_ANY


def blocked(desk: Desk) -> list[Blocked]:
    """Return what a person would wonder about, in the order of the candidates."""
    open_verbs = {verb_of(action) for action in desk.observation.options}
    of_the_turn = isinstance(desk.game.agenda.open_question(), QuestionOfTurn)
    groups: dict[tuple[str, Reason, str], list[Action]] = {}
    keys: dict[tuple[int, ...], tuple[str, Reason, str]] = {}  # whatever tells answers apart -> their group
    for action, number in desk.observation.blocked:
        verb, reason = verb_of(action), number
        if reason in PLAIN or verb == actions.PAY or (verb in FREE and not of_the_turn):
            continue
        if reason == reasons.SPACE_TAKEN and verb in ON_GRIDS:
            continue
        if verb in PAYING and reason in MEANS:
            if verb in open_verbs or (verb in WITH_ANY and reason != reasons.NO_GOLD):
                continue
            reason = reasons.NO_GOLD if verb in WITH_ANY else reasons.CANNOT_PAY
        alike = (verb, reason, first_of(action), 0 if verb in ON_GRIDS else second_of(action))
        if alike not in keys:
            title, sentence = words_of(desk, action, reason)
            keys[alike] = (label(desk, action, reason), reason, f"{title}\n{sentence}")
        groups.setdefault(keys[alike], []).append(action)
    decrees = [key for key, here in groups.items() if verb_of(here[0]) == actions.DECREE]
    unmet = [action for key in decrees for action in groups.pop(key)]
    told = [tell_blocked(desk, *key, here) for key, here in groups.items()]
    return [*told, *([unmet_decrees(desk, unmet)] if unmet else []), *closed_spaces(desk)]


def label(desk: Desk, action: Action, reason: Reason) -> str:
    """Return what a button for something impossible says."""
    verb = verb_of(action)
    if verb == actions.ZIGGURAT_HOUSE and reason == reasons.CLAIM_SPACES_USED:
        colour = desk.naming.colour(first_of(action) // SECTION_SPACES)
        return say("House in the {colour} section", colour=colour)
    if not ANSWERS[verb].many or reason in EACH or verb == actions.USE_TILE:
        return button(desk.game, desk.naming, action)
    if verb == actions.PROJECT and reason in BY_COLOUR | TOGETHER:
        return say("Place a {colour} Project", colour=desk.naming.colour(first_of(action)))
    if verb == actions.START_BUILDING and reason in BY_COLOUR:
        return say("Put a {colour} start Building", colour=desk.naming.colour(first_of(action)))
    if verb in (actions.CONSTRUCT, actions.TRACK, actions.FLIP_CRATE, actions.PICK_DIE):
        return button(desk.game, desk.naming, action)
    return say(ANSWERS[verb].many)


def tell_blocked(desk: Desk, name: str, reason: Reason, words: str, here: Sequence[Action]) -> Blocked:
    """Return one entry for all answers with this label and reason; `words` are its title and sentence."""
    title, sentence = words.split("\n")
    if reason in (reasons.BESIDE_BUILDING, reasons.BESIDE_PROJECT):
        places = dict.fromkeys(desk.naming.place(desk.game, second_of(action)) for action in here)
        name = say("{label} on {places}", label=name, places=either(list(places)))
    return Blocked(
        label=name,
        title=capital(title),
        sentence=capital(sentence),
        clause=REASONS.clause(reason),
        targets=blocked_places(desk, here),
        missing=min(missing(desk, action, reason) for action in here),
    )


def missing(desk: Desk, action: Action, reason: Reason) -> int:
    """Return how many Resources or how much Gold an answer lacks, or FAR."""
    known = desk.game.facts(action)
    if "{price}" not in REASONS.sentence(reason):
        return lacking(REASONS.sentence(reason), known)
    needed = amounts(known["price"])
    held = [desk.me.dice[colour] + desk.me.crates_up(colour) for colour in range(COLOURS)]
    return max(1, sum(max(0, n - have) for n, have in zip(needed, held, strict=False)))


def unmet_decrees(desk: Desk, here: Sequence[Action]) -> Blocked:
    """Return one entry for all Decrees that are not met: the cards themselves say how far one is."""
    told = [
        say(
            "{decree}: {progress}.",
            decree=desk.naming.decree_called(first_of(action)),
            progress=decree_in_words(desk.game, desk.naming, desk.player, first_of(action)),
        )
        for action in here
    ]
    return Blocked(
        label=say("Decrees"),
        title=say("Not met yet"),
        sentence=in_a_row([say("So far you have:"), *told]),
        clause=REASONS.clause(desk.game.why_not(here[0])),
        targets=blocked_places(desk, here),
    )


def words_of(desk: Desk, action: Action, reason: Reason) -> tuple[str, str]:
    """Return title and sentence of a reason, with the facts of an answer that they name."""
    title, sentence = REASONS.title(reason), REASONS.sentence(reason)
    if "{" not in title + sentence:
        return say(title), say(sentence)
    known = desk.game.facts(action)
    facts: dict[str, object] = {**known}
    if "{colour}" in title + sentence:
        facts["colour"] = desk.naming.colour(known["colour"])
    if "{price}" in sentence:
        facts["price"] = price_words(desk.naming, known["price"])
        facts["means"] = means_in_words(desk, known["price"])
    return say(title, **facts), say(sentence, **facts)


def means_in_words(desk: Desk, price: Price) -> str:
    """Return what the player has of the colours of a price, and the Gold."""
    me, naming = desk.me, desk.naming
    means: list[str] = []
    for colour in range(COLOURS):
        if amount_of(price, colour):
            name, dice, crates = naming.colour(colour), me.dice[colour], me.crates_up(colour)
            means.append(say_count("{n} {colour} die", "{n} {colour} dice", dice, colour=name))
            if crates:
                means.append(say_count("{n} {colour} Crate", "{n} {colour} Crates", crates, colour=name))
    return both([*means, say("{n} Gold", n=me.gold)])
