"""What followed from an answer by itself: cards that leave, patients and students, the turn of the bot."""

from __future__ import annotations

from typing import Final

from boardwright.faces.baghdad.bot_story import bot_story
from boardwright.faces.baghdad.changes import amount, changes, merged
from boardwright.faces.baghdad.course import Step
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.telling.wording import both, later, say
from boardwright.games.baghdad.components import (
    BIT,
    BOT,
    DOME,
    NEUTRAL,
    NIGHT,
    NO_CARD,
    NO_OBJECTIVE,
    STARTING,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import PayTuition
from boardwright.games.baghdad.turn import Slide

AFTER_EFFECT: Final = 4  # the next step of `Slide` once the leaving card was resolved
AFTER_PATIENTS: Final = 3  # the next step of `PayTuition` once favour was lost for patients


def follow_ups(step: Step, naming: Naming) -> list[str]:
    """Return a sentence for everything that changed by itself in one step."""
    before, after = step.before, step.after
    bot = before.solo() and after.active == BOT
    out = bot_story(step, naming) if bot else []
    out += [*cards_left(before, after, naming), *neutral_pieces(before, after, naming)]
    if isinstance(step.frame, Slide) and step.frame.step == AFTER_EFFECT:
        out += card_resolved(before, naming)
    if isinstance(step.frame, PayTuition):
        out += tuition(step.frame, before, after, naming)
    out += objectives_closed(before, after, naming)
    if after.second_set and not before.second_set:
        out.append(say("The second set of city tiles went into the bag (BAG-2.8)."))
    return out


def card_resolved(before: Baghdad, naming: Naming) -> list[str]:
    """What a starting or day card gave as it left, or that it was not met. BAG-4.3, 4.4"""
    seat = before.active
    card = before.players[seat].slots[LEAVING]
    deck = before.edition.cards.deck[card]
    if deck == NIGHT:
        return []
    facts = {"name": naming.card(card), "reward": naming.effects(before.edition.cards.reward[card])}
    clause = "BAG-4.3" if deck == STARTING else "BAG-4.4"
    if not is_met(before, seat, card):
        text = say("{name} left and was not met ({clause}).", clause=clause, **facts)
    elif deck == STARTING:
        text = say("{name} left and gave {reward} ({clause}).", clause=clause, **facts)
    else:
        text = say("{name} left and was met: {reward} ({clause}).", clause=clause, **facts)
    return [of_whom(naming, seat, text)]


def cards_left(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """Night cards that were kept, or left the game. BAG-4.5"""
    out: list[str] = []
    for seat in range(before.seats):
        card = before.players[seat].slots[LEAVING]
        if card == NO_CARD or after.players[seat].slots[LEAVING] != NO_CARD:
            continue
        if before.edition.cards.deck[card] != NIGHT:
            continue
        if after.box & BIT[card]:
            text = say("{card} was not met and left the game (BAG-4.5).", card=naming.card(card))
        else:
            text = say("{card} was met and is kept (BAG-4.5).", card=naming.card(card))
        out.append(of_whom(naming, seat, text))
    return out


def of_whom(naming: Naming, seat: int, text: str) -> str:
    """Return a sentence about a card with its owner."""
    if seat == naming.viewer:
        return say("Your card {text}", text=text)
    return say("{name}: {text}", name=naming.person(seat), text=text)


def neutral_pieces(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """Pieces that came by themselves. BAG-10.6, 10.7, 27.5"""
    out: list[str] = []
    by_bot = after.solo() and after.active == BOT
    for piece, owner in enumerate(after.pieces):
        if owner != NEUTRAL or before.pieces[piece] == NEUTRAL:
            continue
        if after.edition.palace.kind[piece] == DOME:
            clause = "BAG-27.5" if by_bot else "BAG-10.7"
            out.append(say("The dome came with the base ({clause}).", clause=clause))
        else:
            text = later("A neutral architect added a piece: {piece} ({clause}).")
            clause = "BAG-27.5" if by_bot else "BAG-10.6"
            out.append(say(text, piece=naming.piece(piece), clause=clause))
    return out


def tuition(frame: PayTuition, before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """Patients and students beside the vizier. BAG-12.1-12.3"""
    due = [amount(naming, change.what, abs(change.n)) for change in merged(changes(before, after))]
    if not due:
        return []
    if frame.step == AFTER_PATIENTS:
        return [say("Connected patients: {amounts} (BAG-12.1).", amounts=both(due))]
    return [say("Connected students: {amounts} (BAG-12.2).", amounts=both(due))]


def objectives_closed(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """An objective that was discarded. BAG-22.5, 22.6, 31.6"""
    gone = [each for each in before.shown if each != NO_OBJECTIVE and each not in after.shown]
    out: list[str] = []
    for objective in gone:
        things = naming.objective(objective)
        kept = [
            naming.object(seat)
            for seat in range(after.count)
            if after.players[seat].objectives & ~before.players[seat].objectives & BIT[objective]
        ]
        if kept:
            by_bot = after.solo() and after.players[BOT].objectives != before.players[BOT].objectives
            facts = {"names": both(kept), "clause": "BAG-31.6" if by_bot else "BAG-22.6"}
            out.append(say("The objective {things} is kept by {names} ({clause}).", things=things, **facts))
        else:
            out.append(say("The objective {things} was discarded (BAG-22.5).", things=things))
    return out
