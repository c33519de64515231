"""What a player of Baghdad can expect: turns, how much of each thing there will be, what cards will bring.

Worths are hundredths of a point, expectations hundredths of a thing.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import (
    ANY_GOODS,
    BOAT,
    BOAT_MOVES,
    BUILD,
    COIN,
    COIN_PER,
    DAY,
    FAVOUR,
    ICONS,
    NIGHT,
    NIGHT_CARDS,
    NO_BUILDING,
    NO_CARD,
    SKILL_TILE,
    SKILLS,
    SPOTS,
    STEP,
    TAKE_TILE,
    THINGS,
    WILD,
    argument_of,
    kind_of,
    number_of,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.player import LEAVING, Player
from boardwright.games.baghdad.scoring import multiplier_of
from boardwright.games.baghdad.state import Baghdad

TURNS: Final = 13  # of a game, to measure how much of it is left

# thing -> hundredths of one that a turn brings: in the run of the game, and where it is striven for
PACE: Final = [11, 15, 20, 12, 9, 20, 27, 24, 22, 16, 0, 0]
STRIVEN: Final = [22, 25, 27, 23, 20, 27, 38, 27, 22, 22, 18, 30]
SURE: Final = 95  # per cent: a requirement that is met now still will be
SKILL_ICON: Final = 70  # of a card in hand
BOAT_ICON: Final = 90
TILE_OR_HOUSE: Final = 330  # a city tile or a building taken besides the action of a turn


class Outlook:
    """What follows from a position for one seat; made anew for each position."""

    def __init__(self, game: Baghdad, seat: int) -> None:
        self.seat = seat
        self.left = turns_left(game, seat)
        self.counts = [count_of(game, seat, thing) for thing in range(THINGS)]
        self.multipliers = multipliers_of(game, seat)
        self.expected = [0] * THINGS
        for thing in range(THINGS):
            now = 100 * self.counts[thing]
            most = max(now, 100 * (2 * SPOTS if thing == NIGHT_CARDS else SPOTS))
            self.expected[thing] = min(now + PACE[thing] * self.left, most)

    def growth(self) -> int:
        """Return what own multipliers will still gain."""
        worth = 0
        for thing in range(THINGS):
            if self.multipliers[thing]:
                worth += self.multipliers[thing] * (self.expected[thing] - 100 * self.counts[thing])
        return worth


def turns_left(game: Baghdad, seat: int) -> int:
    """Return how many cards a player will still play."""
    cards = deck_size(game, DAY) + deck_size(game, NIGHT)
    for card in game.display:
        if card != NO_CARD:
            cards += 1
    return len(game.players[seat].hand) + cards // game.count


def multipliers_of(game: Baghdad, seat: int) -> list[int]:
    """Return thing -> the own multipliers of its scoring token, and the points each at a level 5 building."""
    out = [0] * THINGS
    for place in range(len(game.tokens)):
        if game.tokens[place] >= 0:
            out[game.tokens[place]] = multiplier_of(game, seat, place)
    building = game.players[seat].level_five
    if building != NO_BUILDING:
        out[game.edition.buildings.thing[building]] += game.edition.buildings.points_each[building]
    return out


def chance_to_meet(short: int, thing: int, turns: int) -> int:
    """Return how likely, in per cent, so many things more will be there after some turns."""
    if short <= 0:
        return SURE
    progress = turns * STRIVEN[thing] // short  # hundredths of what is lacking
    square = progress * progress // 100
    fourth = square * square // 100
    return SURE * fourth // (100 + fourth)


def worth_of_effect(game: Baghdad, me: Player, effect: int) -> int:
    """Return what an effect is worth, about, in the middle of the game."""
    kind = kind_of(effect)
    number = number_of(effect)
    if kind == COIN:
        return 70 * number
    if kind == FAVOUR:
        return 100 * number
    if kind == STEP:
        return 50 * number
    if kind == WILD:
        return 110 * number
    if kind == ANY_GOODS:
        return 80 * number
    if kind == BOAT_MOVES:
        return 60 * number
    if kind == COIN_PER:
        return 70 * number * me.in_row(argument_of(effect))
    if kind in (TAKE_TILE, BUILD):
        return TILE_OR_HOUSE
    return 150 if kind == SKILL_TILE else 0


def worth_of_card(game: Baghdad, outlook: Outlook, card: int, slot: int, extra: int) -> int:
    """Return what a card will bring, with `extra` more of what it counts; `slot` -1 stands for the hand.

    A night card that is met on the board is in the score already.
    """
    cards = game.edition.cards
    thing = cards.thing[card]
    short = cards.need[card] - outlook.counts[thing] - extra if thing >= 0 else 0
    slides = LEAVING if slot < 0 else LEAVING - 1 - slot  # turns before the one in which it slides off
    if cards.deck[card] == NIGHT:
        if slot >= 0 and short + extra <= 0:
            return 0
        turns = outlook.left if slot < 0 else min(outlook.left, slides)
        worth = cards.points[card] + outlook.multipliers[NIGHT_CARDS]
        return worth * chance_to_meet(short, thing, turns)
    if outlook.left <= slides:
        return 0
    worth = 0
    for effect in cards.reward[card]:
        worth += worth_of_effect(game, game.players[outlook.seat], effect)
    return worth * chance_to_meet(short, thing, slides) // 100


def cards_at_hand(game: Baghdad, outlook: Outlook) -> int:
    """Return what the cards on the board and in hand will bring."""
    me = game.players[outlook.seat]
    worth = 0
    for slot in range(LEAVING):
        if me.slots[slot] != NO_CARD:
            worth += worth_of_card(game, outlook, me.slots[slot], slot, 0)
    for card in me.hand:
        if card < game.edition.cards.cards:
            worth += worth_of_card(game, outlook, card, -1, 0)
    return worth


def skill_icons(game: Baghdad, card: int) -> int:
    """Return how many icons of a card are skills."""
    n = 0
    for skill in range(SKILLS):
        n += game.edition.cards.icons[card * ICONS + skill]
    return n


def worth_of_icons(game: Baghdad, outlook: Outlook) -> int:
    """Return what the icons of the own cards will be good for, as long as they lie there."""
    cards = game.edition.cards
    me = game.players[outlook.seat]
    boats = me.boats + game.boats_on_river(outlook.seat)
    worth = 0
    for card in me.hand:
        if card < cards.cards:
            each = SKILL_ICON * skill_icons(game, card)
            if boats:
                each += BOAT_ICON * cards.icons[card * ICONS + BOAT]
            worth += each * min(outlook.left, LEAVING)
    for slot in range(LEAVING - 1):
        if me.slots[slot] != NO_CARD:
            worth += SKILL_ICON * skill_icons(game, me.slots[slot]) * min(outlook.left, LEAVING - 1 - slot)
    return worth // LEAVING


def gain_by_cards(game: Baghdad, outlook: Outlook, thing: int) -> int:
    """Return what one more of a thing would add to the own cards."""
    me = game.players[outlook.seat]
    things = game.edition.cards.thing
    worth = 0
    for slot in range(LEAVING):
        card = me.slots[slot]
        if card != NO_CARD and things[card] == thing:
            worth += worth_of_card(game, outlook, card, slot, 1) - worth_of_card(game, outlook, card, slot, 0)
    for card in me.hand:
        if card < game.edition.cards.cards and things[card] == thing:
            worth += worth_of_card(game, outlook, card, -1, 1) - worth_of_card(game, outlook, card, -1, 0)
    return worth
