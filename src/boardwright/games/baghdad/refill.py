"""Taking a character card, and refilling the wisdom area and the city. BAG-13"""

from __future__ import annotations

from boardwright.games.baghdad.actions import CITY_TILE, GO_ON, SHOW_CARD, TAKE_CARD
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.components import DAY, NIGHT, NO_CARD, NO_TILE
from boardwright.games.baghdad.notes import (
    BAG,
    CARD,
    DECK,
    DISPLAY,
    HAND,
    LOCATION,
    SECOND_SET,
    TILE,
    of_seat,
)
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, Action, first_of, pack, second_of, verb_of


class ChooseCharacter(TurnQuestion):
    """Which character card to take; without one only the last moment for bonus actions. BAG-13.1"""

    def candidates(self, game: Baghdad) -> list[Action]:
        out = [pack(TAKE_CARD, card) for card in game.display if card != NO_CARD]
        return out or [pack(GO_ON)]

    def take(self, game: Baghdad, action: Action) -> None:
        if verb_of(action) == TAKE_CARD:
            game.players[self.player].hand.append(first_of(action))
            slot = game.display.index(first_of(action))
            game.display[slot] = NO_CARD
            if game.notes is not None:
                hand = of_seat(self.player, HAND)
                game.note(MOVED, self.player, CARD + first_of(action), 1, DISPLAY + slot, hand, 0, 13_01)


class RefillWisdom(Procedure[Baghdad]):
    """The left slots from the day deck first, the right ones from the night deck. BAG-13.2, 13.3"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> RefillWisdom:
        return RefillWisdom(self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        slot = step - 1
        if game.display[slot] == NO_CARD:
            first = DAY if slot < game.edition.day_slots else NIGHT
            deck = first if deck_size(game, first) else DAY + NIGHT - first
            if deck_size(game, deck):  # in a view the masks hold the hidden cards of the others, too
                game.begin(DrawCharacter(slot, deck))
        return step < len(game.display)


class DrawCharacter(Chance[Baghdad]):
    """The next card of a deck, face up into a slot. BAG-2.10, 13.2, 13.3"""

    def __init__(self, slot: int, deck: int) -> None:
        super().__init__()
        self.slot = slot
        self.deck = deck

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(SHOW_CARD, self.slot, card) for card in members(game.decks[self.deck - 1])]

    def take(self, game: Baghdad, action: Action) -> None:
        game.decks[self.deck - 1] &= ~BIT[second_of(action)]
        game.display[self.slot] = second_of(action)
        if game.notes is not None:
            clause = 2_10
            if game.turns:
                clause = 13_02 if self.slot < game.edition.day_slots else 13_03
            thing = CARD + second_of(action)
            game.note(MOVED, CHANCE, thing, 1, DECK + self.deck, DISPLAY + self.slot, 0, clause)


class RefillCity(Procedure[Baghdad]):
    """A tile for each empty slot without a vizier, in order. BAG-2.7, 13.4-13.7"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> RefillCity:
        return RefillCity(self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        slots = game.edition.city.slots
        index = step - 1
        while index < len(slots) and (game.city[slots[index]] != NO_TILE or game.has_vizier_at(slots[index])):
            index += 1
        self.step = index + 2  # slots that need nothing are passed over at once
        if index == len(slots):
            return False
        self.put_second_set_in(game)
        if game.tiles_in_bag():
            game.begin(DrawCityTile(slots[index]))
        return True

    def put_second_set_in(self, game: Baghdad) -> None:
        """Only when a tile is wanted from an empty bag. BAG-2.8; BAG-A8"""
        if not game.second_set and game.tiles_in_bag() == 0:
            game.second_set = True
            game.bag = game.edition.city.second_set[:]
            for tile in range(len(game.bag)):
                game.note(MOVED, NOBODY, TILE + tile, game.bag[tile], SECOND_SET, BAG, 0, 2_08)


class DrawCityTile(Chance[Baghdad]):
    """A tile from the bag for a slot. BAG-2.7, 13.4"""

    def __init__(self, location: int) -> None:
        super().__init__()
        self.location = location

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(CITY_TILE, self.location, tile) for tile in range(len(game.bag)) if game.bag[tile]]

    def weight(self, game: Baghdad, outcome: Action) -> int:
        return game.bag[second_of(outcome)]

    def take(self, game: Baghdad, action: Action) -> None:
        game.bag[second_of(action)] -= 1
        game.city[self.location] = second_of(action)
        if game.notes is not None:
            clause = 13_04 if game.turns else 2_07
            game.note(MOVED, CHANCE, TILE + second_of(action), 1, BAG, LOCATION + self.location, 0, clause)
