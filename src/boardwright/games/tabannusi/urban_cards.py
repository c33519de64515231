"""Urban cards: drawing, keeping, and the best use of Houses. TAB-19, 20.8, 21.9"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import DRAW_CARD, KEEP_CARD
from boardwright.games.tabannusi.components import (
    CLAIM_SPACES,
    DISTRICTS,
    PER_CARD,
    TRACKS,
    UNKNOWN,
)
from boardwright.games.tabannusi.notes import (
    ALLOWANCE,
    AREA,
    BOX,
    DECK,
    DRAWN,
    HAND,
    UNDER_DECK,
    URBAN,
    place_of,
)
from boardwright.games.tabannusi.state import Draw, MustChoose, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import Action, first_of, pack, second_of


class DrawUrbanCards(Procedure[Tabannusi]):
    """An allowance, two cards to look at, one to keep. TAB-20.8, 19.6"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> DrawUrbanCards:
        return DrawUrbanCards(self.player, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.players[self.player].allowances += 1
            game.note(MOVED, self.player, ALLOWANCE, 1, BOX, place_of(self.player, AREA), clause=2008)
        elif step == 4:
            game.begin(KeepUrbanCard(self.player))
        else:
            draw_urban_card(game, self.player)
        return step < 4


def draw_urban_card(game: Tabannusi, player: int) -> None:
    """The top card of the deck: one nobody has seen, else the first that was put under it."""
    if game.urban_deck:
        game.begin(DrawUrbanCard(player))
    elif game.bottom:
        card = game.bottom.pop(0)
        game.players[player].drawn.append(card)
        game.bottom_known.pop(0)
        game.note(MOVED, player, URBAN + card, 1, UNDER_DECK, place_of(player, DRAWN), clause=2008)


class DrawUrbanCard(Draw):
    """An Urban card from the deck, for one player's eyes. TAB-20.8"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(DRAW_CARD, self.seat, card) for card in members(game.urban_deck)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.urban_deck &= ~BIT[second_of(action)]
        game.players[self.seat].drawn.append(second_of(action))
        card = URBAN + second_of(action)
        game.note(MOVED, self.seat, card, 1, DECK, place_of(self.seat, DRAWN), clause=2008)


class KeepUrbanCard(MustChoose):
    """Which card to keep; the other goes under the deck. TAB-20.8; C10"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        out: list[Action] = []
        for card in game.players[self.player].drawn:
            action = pack(KEEP_CARD, card)
            if action not in out:  # two cards that the viewer may not see look the same
                out.append(action)
        return out

    def take(self, game: Tabannusi, action: Action) -> None:
        me = game.players[self.player]
        me.drawn.remove(first_of(action))
        add_to_hand(me.urban, first_of(action))
        drawn = place_of(self.player, DRAWN)
        kept = URBAN + first_of(action)
        game.note(MOVED, self.player, kept, 1, drawn, place_of(self.player, HAND), clause=2008)
        for card in me.drawn:
            game.bottom.append(card)
            game.note(MOVED, self.player, URBAN + card, 1, drawn, UNDER_DECK, clause=2008)
            game.bottom_known.append(self.player)
        me.drawn = []


def add_to_hand(hand: list[int], card: int) -> None:
    """Add a card to a hand, which is kept in order."""
    hand.append(card)
    hand.sort()


def fulfilled_cards(game: Tabannusi, player: int) -> list[int]:
    """Return the cards of the best set that can be scored; of equal sets the larger. TAB-19.2-19.6; TAB-A28

    The best set brings most points in all: its own, and those of a Ziggurat tile that counts cards.
    Cards that the viewer may not see are left out.
    """
    me = game.players[player]
    hand = [card for card in me.urban if card != UNKNOWN]
    houses = [game.houses_in(player, district) for district in range(DISTRICTS)]
    each = points_for_each_card(game, player)
    best: list[int] = []
    best_points = 0
    for subset in range(1, 1 << len(hand)):
        cards = [hand[k] for k in members(subset)]
        points = each * len(cards)
        for card in cards:
            points += game.edition.urban_points[card]
        better = points > best_points or (points == best_points and len(cards) > len(best))
        if better and can_fulfil(game, cards, houses, me.allowances):
            best = cards
            best_points = points
    return best


def points_for_each_card(game: Tabannusi, player: int) -> int:
    """Return what the Ziggurat adds in final scoring for each card that is scored. TAB-17.9"""
    points = 0
    for section in range(TRACKS):
        markers = game.players[player].tile_markers[section]
        tile = game.ziggurat_tiles[section]
        if markers and game.edition.ziggurat_kind[tile] == PER_CARD:
            points += game.edition.ziggurat_values[tile * CLAIM_SPACES + markers - 1]
    return points


def houses_lacking(game: Tabannusi, player: int, card: int) -> list[int]:
    """Return the Houses that a player lacks for one card alone, by District, allowances apart. TAB-19.1"""
    out: list[int] = []
    for district in range(DISTRICTS):
        need = game.edition.urban_need[card * DISTRICTS + district]
        out.append(max(0, need - game.houses_in(player, district)))
    return out


def can_fulfil(game: Tabannusi, cards: list[int], houses: list[int], allowances: int) -> bool:
    """Tell whether Houses suffice for several cards, each lacking at most the allowances. TAB-19.3, 19.5"""
    lacking = 0
    needs = [0] * DISTRICTS
    for card in cards:
        for district in range(DISTRICTS):
            needs[district] += game.edition.urban_need[card * DISTRICTS + district]
    for district in range(DISTRICTS):
        if needs[district] > houses[district]:
            lacking += needs[district] - houses[district]
    if lacking > allowances * len(cards):
        return False
    return allowances == 0 or can_distribute(game, cards, houses, allowances)


def can_distribute(game: Tabannusi, cards: list[int], houses: list[int], allowances: int) -> bool:
    """Tell whether each card can be served in turn, trying every way to lack Houses."""
    if not cards:
        return True
    rest = cards[1:]
    for lack in lacks_of(game, cards[0], allowances):
        left: list[int] = []
        for district in range(DISTRICTS):
            need = game.edition.urban_need[cards[0] * DISTRICTS + district] - lack[district]
            left.append(houses[district] - need)
        if min(left) >= 0 and can_distribute(game, rest, left, allowances):
            return True
    return False


def lacks_of(game: Tabannusi, card: int, allowances: int) -> list[list[int]]:
    """Return all ways in which a card can lack up to the allowances, by District."""
    ways = [[0] * DISTRICTS]
    for _ in range(allowances):
        more: list[list[int]] = []
        for way in ways:
            for district in range(DISTRICTS):
                if way[district] < game.edition.urban_need[card * DISTRICTS + district]:
                    longer = way[:]
                    longer[district] += 1
                    if longer not in more:
                        more.append(longer)
        ways += more
    return ways
