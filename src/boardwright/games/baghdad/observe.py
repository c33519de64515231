"""Hidden information, all of it. BAG part iv

What nobody knows is not stored: decks, stacks and the bag are only what is left in them. Hidden are the
drawn cards in the hands of the others. Starting cards are known by their letter, and what was played or
discarded was seen by all. A viewer sees the back of each hidden card, day or night; the cards behind them
are, for this viewer, among those that may still be in the deck.
"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    DAY,
    HIDDEN_DAY,
    HIDDEN_NIGHT,
    NIGHT,
    STARTING,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import Note


def seen_by(game: Baghdad, seat: int) -> Baghdad:
    """Return what a seat may see: the hands of the others are hidden, among the cards of the decks."""
    seen = game.clone()
    deck = game.edition.cards.deck
    for other in range(game.seats):
        if other != seat:
            hand = seen.players[other].hand
            for k in range(len(hand)):
                card = hand[k]
                if card < HIDDEN_DAY and deck[card] != STARTING:
                    seen.decks[deck[card] - 1] |= BIT[card]
                    hand[k] = HIDDEN_DAY if deck[card] == DAY else HIDDEN_NIGHT
    ask_again(seen)
    return seen


def seen_note(note: Note, viewer: int) -> Note | None:
    """Return what a viewer may know of what a rule told: all of it.

    Cards are drawn from the open display, and a card of a hand comes to light when it is played.
    """
    return note


def resample(game: Baghdad, seat: int, rng: Rng) -> Baghdad:
    """Return a full game consistent with what a seat knows: hidden cards dealt from those unseen."""
    deal = seen_by(game, seat)
    for player in deal.players:
        for k in range(len(player.hand)):
            if player.hand[k] >= HIDDEN_DAY:
                deck = player.hand[k] - HIDDEN_DAY  # 0: day, 1: night
                unseen = members(deal.decks[deck])
                card = unseen[rng.below(len(unseen))]
                deal.decks[deck] &= ~BIT[card]
                player.hand[k] = card
    ask_again(deal)
    return deal


def may_be_in(game: Baghdad, hand: list[int]) -> list[int]:
    """Return the cards that may be in a hand: behind the back of each all that are unseen."""
    out = [card for card in hand if card < HIDDEN_DAY]
    for deck in (DAY, NIGHT):
        if HIDDEN_DAY + deck - 1 in hand:
            out += members(game.decks[deck - 1])
    return out


def come_to_light(game: Baghdad, hand: list[int], card: int) -> None:
    """Put a card that is played in the place of a back of its kind, in a view that does not show it."""
    if card not in hand:
        deck = game.edition.cards.deck[card]
        hand[hand.index(HIDDEN_DAY + deck - 1)] = card
        game.decks[deck - 1] &= ~BIT[card]


def ask_again(game: Baghdad) -> None:
    """Work out the answers to the open question anew: the old ones could name hidden cards."""
    agenda = game.agenda
    if agenda.frames:
        question = agenda.open_question()
        agenda.free = game.free_actions(question.player) if question.free_actions_allowed() else []
        agenda.options = question.options(game) + agenda.free


def deck_size(game: Baghdad, deck: int) -> int:
    """Return the cards in the day or the night deck, in a view as in the game itself."""
    hidden = HIDDEN_DAY if deck == DAY else HIDDEN_NIGHT
    n = count(game.decks[deck - 1])
    for player in game.players:
        for card in player.hand:
            if card == hidden:
                n -= 1
    return n
