"""What followed from an answer by itself: cards that leave, patients and students, the turn of the bot."""

from __future__ import annotations

from typing import Final

from boardwright.faces.baghdad.changes import amount, changes, merged
from boardwright.faces.baghdad.course import Step
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.telling.wording import both, say
from boardwright.games.baghdad.components import (
    BIT,
    BOT,
    DOME,
    NEUTRAL,
    NIGHT,
    NO_CARD,
    NO_OBJECTIVE,
    NO_TILE,
    PORT_SLOTS,
    SPOTS,
    STARTING,
    TYPES,
    members,
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
    out = [*cards_left(before, after, naming), *neutral_pieces(before, after, naming)]
    if isinstance(step.frame, Slide) and step.frame.step == AFTER_EFFECT:
        out += card_resolved(before, naming)
    if isinstance(step.frame, PayTuition):
        out += tuition(step.frame, before, after, naming)
    out += objectives_closed(before, after, naming)
    if after.second_set and not before.second_set:
        out.append(say("The second set of city tiles went into the bag (BAG-2.8)."))
    if after.solo() and after.active == BOT:
        out += bot_moves(before, after, naming)
        out += bot_pieces(before, after, naming)
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
    """Pieces that came by themselves. BAG-10.6, 10.7"""
    out: list[str] = []
    for piece, owner in enumerate(after.pieces):
        if owner != NEUTRAL or before.pieces[piece] == NEUTRAL:
            continue
        if after.edition.palace.kind[piece] == DOME:
            out.append(say("The dome came with the base (BAG-10.7)."))
        else:
            out.append(
                say("A neutral architect added a piece: {piece} (BAG-10.6).", piece=naming.piece(piece))
            )
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
    """An objective that was discarded. BAG-22.5, 22.6"""
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
            out.append(
                say("The objective {things} is kept by {names} (BAG-22.6).", things=things, names=both(kept))
            )
        else:
            out.append(say("The objective {things} was discarded (BAG-22.5).", things=things))
    return out


def bot_moves(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """The vizier, boats and card of the bot. BAG-24, 25.7, 29"""
    out: list[str] = []
    old, new = before.players[BOT], after.players[BOT]
    for place, owner in enumerate(after.ports):
        if owner == BOT and before.ports[place] != BOT:
            name = naming.port(place // PORT_SLOTS)
            out.append(say("A boat of the bot reached {port} (BAG-24.6).", port=name))
    if not out and old.river != new.river:
        where = [naming.node(space) for space in range(after.edition.river.spaces) if new.boats_at(space)]
        out.append(say("The boat of the bot went to {places} (BAG-24.2).", places=both(where)))
    if new.vizier != old.vizier:
        location = naming.location(new.vizier)
        out.append(say("The bot moved its vizier to {place} (BAG-25.7).", place=location))
    for card in members(new.discard & ~old.discard):
        out.append(say("The bot took {card} (BAG-29.5).", card=naming.card(card)))
    return out


def bot_pieces(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """Tiles, buildings, palace pieces, tokens and markers of the bot. BAG-25-28, 31"""
    out: list[str] = []
    old, new = before.players[BOT], after.players[BOT]
    for place in range(TYPES * SPOTS):
        if new.filled & ~old.filled & BIT[place]:
            out.append(say("The bot placed a tile: {tile} (BAG-25.7).", tile=naming.tile(new.spots[place])))
    for location in members((new.sites & ~old.sites) | (after.public_sites & ~before.public_sites)):
        facts = {"building": naming.building(after.city[location]), "place": naming.location(location)}
        out.append(say("The bot built {building} on {place} (BAG-26.3).", **facts))
    for piece, owner in enumerate(after.pieces):
        if owner == BOT and before.pieces[piece] != BOT:
            out.append(say("The bot built {piece} in the palace (BAG-27.2).", piece=naming.piece(piece)))
    for index, owner in enumerate(after.library):
        if owner == BOT and before.library[index] != BOT:
            book = index // after.edition.library_spaces + 2
            out.append(say("The bot covered a reward for book {book} (BAG-25.8).", book=book))
    for type in range(TYPES):
        if new.civic[type] != NO_TILE and old.civic[type] == NO_TILE:
            out.append(
                say("The bot put a tile on the civic board: {type} (BAG-31.1).", type=naming.type(type))
            )
    if bot_marks(after) > bot_marks(before):
        out.append(say("The bot marked an objective (BAG-31.4)."))
    return out


def bot_marks(game: Baghdad) -> int:
    """Return the markers of the bot on objectives."""
    return game.edition.modules.objective_markers - game.markers_left(BOT)
