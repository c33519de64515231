"""Hidden information, all of it. TAB part iv

Stacks and decks are what is left in them, so only Urban cards are secret: who holds which, and which
were put under the deck. To a viewer the deck is every card that the viewer has not seen.
"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import DEAL_CARD, DRAW_CARD, KEEP_CARD
from boardwright.games.tabannusi.components import UNKNOWN
from boardwright.games.tabannusi.notes import UNKNOWN_CARD, URBAN
from boardwright.games.tabannusi.setting_up import DealCard
from boardwright.games.tabannusi.state import Player, Tabannusi
from boardwright.games.tabannusi.urban_cards import DrawUrbanCard, KeepUrbanCard, add_to_hand
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import ANSWERED, Note
from boardwright.kernel.packing import first_of, pack, verb_of


def seen_by(game: Tabannusi, seat: int) -> Tabannusi:
    """Return what a seat or a spectator may see; everything once the cards have been revealed."""
    seen = game.clone()
    if game.over:
        return seen
    hidden = game.urban_deck
    for holder in range(game.seats):
        if holder != seat:
            player = seen.players[holder]
            hidden |= hide(player.urban) | hide(player.drawn)
    for place in range(len(seen.bottom)):
        if seen.bottom_known[place] != seat and seen.bottom[place] != UNKNOWN:
            hidden |= BIT[seen.bottom[place]]
            seen.bottom[place] = UNKNOWN
    seen.urban_deck = hidden
    answer_anew(seen)
    return seen


def seen_note(note: Note, viewer: int) -> Note | None:
    """Return what a viewer may know of what a rule told: others' Urban cards move face down."""
    if note.kind == ANSWERED:
        return with_thing(note, seen_answer(note, viewer))
    if URBAN <= note.thing < UNKNOWN_CARD and note.seat != viewer:
        return with_thing(note, UNKNOWN_CARD)
    return note


def seen_answer(note: Note, viewer: int) -> int:
    """Return an answer as a viewer may see it, with a card that lies face down to the viewer unknown."""
    verb, first = verb_of(note.thing), first_of(note.thing)
    if verb in (DEAL_CARD, DRAW_CARD) and viewer != first:
        return pack(verb, first, UNKNOWN)
    if verb == KEEP_CARD and viewer != note.seat:
        return pack(verb, UNKNOWN)
    return note.thing


def with_thing(note: Note, thing: int) -> Note:
    """Return a note about another thing, or the note itself."""
    if thing == note.thing:
        return note
    return Note(note.kind, note.seat, thing, note.amount, note.origin, note.target, note.cause, note.clause)


def hide(cards: list[int]) -> int:
    """Turn cards face down; return which they were, as a mask."""
    hidden = 0
    for place in range(len(cards)):
        if cards[place] != UNKNOWN:
            hidden |= BIT[cards[place]]
            cards[place] = UNKNOWN
    return hidden


def answer_anew(game: Tabannusi) -> None:
    """Work out again the answers that depend on hidden cards. TAB part iv, HID-4"""
    if game.agenda.frames:
        top = game.agenda.open_question()
        if isinstance(top, (DealCard, DrawUrbanCard, KeepUrbanCard)):
            game.agenda.options = top.options(game)


def resample(game: Tabannusi, seat: int, rng: Rng) -> Tabannusi:
    """Return a full game consistent with what a seat knows, the other Urban cards dealt by `rng`."""
    dealt = seen_by(game, seat)
    left = members(dealt.urban_deck)
    for player in dealt.players:
        deal(player, left, rng)
    for place in range(len(dealt.bottom)):
        if dealt.bottom[place] == UNKNOWN:
            dealt.bottom[place] = left.pop(rng.below(len(left)))
    dealt.urban_deck = 0
    for card in left:
        dealt.urban_deck |= BIT[card]
    answer_anew(dealt)
    return dealt


def deal(player: Player, left: list[int], rng: Rng) -> None:
    """Give a player cards for those that are unknown."""
    unknown = player.urban.count(UNKNOWN)
    player.urban = [card for card in player.urban if card != UNKNOWN]
    for _ in range(unknown):
        add_to_hand(player.urban, left.pop(rng.below(len(left))))
    for place in range(len(player.drawn)):
        if player.drawn[place] == UNKNOWN:
            player.drawn[place] = left.pop(rng.below(len(left)))
