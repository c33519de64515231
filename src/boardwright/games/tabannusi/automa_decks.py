"""The Automa cards and the Automa Projects: drawing and resetting. TAB-26"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import AUTOMA_CARD, AUTOMA_PROJECT
from boardwright.games.tabannusi.components import NO_TILE, NUMBERS, TRACKS
from boardwright.games.tabannusi.notes import (
    AUTOMA,
    AUTOMA_BAG,
    AUTOMA_DECK,
    BAG,
    BOT_MARKER,
    BOTS_CARD,
    BOX,
    DECK,
    DISCARDS,
    LEFT_CARD,
    NUMBER_PILE,
    PROJECT,
    RIGHT_CARD,
    SUPPLY,
)
from boardwright.games.tabannusi.state import BOT, Draw, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT, members, total
from boardwright.kernel.notes import MOVED, TURNED
from boardwright.kernel.packing import Action, first_of, pack, second_of


class DrawAutomaCard(Draw):
    """The next Automa card: to the left, or to the right while that is empty. TAB-22.6, 25.1; TAB-A35"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(AUTOMA_CARD, card) for card in members(game.automa_deck)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.automa_deck &= ~BIT[first_of(action)]
        if game.notes is not None:
            target = LEFT_CARD if game.left == NO_TILE else RIGHT_CARD
            game.note(MOVED, BOT, AUTOMA + first_of(action), 1, DECK, target, clause=2501)
        if game.left == NO_TILE:
            game.left = first_of(action)
        else:
            game.right = first_of(action)


class ResetDeck(Procedure[Tabannusi]):
    """Shuffle all Automa cards, turn two face up. TAB-26.1"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> ResetDeck:
        return ResetDeck(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            everything = BIT[len(game.edition.automa.card_top)] - 1
            for card in members(everything & ~game.automa_deck):
                origin = LEFT_CARD if card == game.left else RIGHT_CARD if card == game.right else DISCARDS
                game.note(MOVED, BOT, AUTOMA + card, 1, origin, DECK)
            game.automa_deck = everything
            game.left = NO_TILE
            game.right = NO_TILE
        else:
            game.begin(DrawAutomaCard())
        return step < 3


class DrawAutomaProject(Draw):
    """An Automa Project from the bag onto the pile of a Number. TAB-22.8, 27.6"""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def candidates(self, game: Tabannusi) -> list[Action]:
        bag = game.automa_bag
        return [pack(AUTOMA_PROJECT, self.number, colour) for colour in range(TRACKS) if bag[colour]]

    def weight(self, game: Tabannusi, outcome: Action) -> int:
        return game.automa_bag[second_of(outcome)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.automa_bag[second_of(action)] -= 1
        if game.notes is not None:
            colour = PROJECT + second_of(action)
            game.note(MOVED, BOT, colour, 1, BAG, NUMBER_PILE + self.number, clause=2706)
        game.automa_shown.append(self.number * TRACKS + second_of(action))


class ResetBag(Procedure[Tabannusi]):
    """All Automa Projects back into the bag, one beside each Number. TAB-26.2, 26.3"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> ResetBag:
        return ResetBag(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            for shown in game.automa_shown:
                game.automa_bag[shown % TRACKS] += 1
                game.note(MOVED, BOT, PROJECT + shown % TRACKS, 1, NUMBER_PILE + shown // TRACKS, BAG)
            game.automa_shown = []
        elif total(game.automa_bag):
            game.begin(DrawAutomaProject(step - 2))
        return step <= NUMBERS


class ResetAutoma(Procedure[Tabannusi]):
    """Deck and Projects after the first and the third Scoring. TAB-25.9"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> ResetAutoma:
        return ResetAutoma(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.note(TURNED, BOT, AUTOMA_DECK, clause=2509)
            game.begin(ResetDeck())
        else:
            game.note(TURNED, BOT, AUTOMA_BAG, len(game.automa_shown), clause=2509)
            game.begin(ResetBag())
        return step < 2


class AddAutomaProject(Procedure[Tabannusi]):
    """A tile onto the pile of a Number; an empty bag is filled first. TAB-26.2, 27.6; TAB-A54"""

    def __init__(self, number: int, step: int = 1) -> None:
        super().__init__(step)
        self.number = number

    def clone(self) -> AddAutomaProject:
        return AddAutomaProject(self.number, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1 and total(game.automa_bag) == 0:
            game.note(TURNED, BOT, AUTOMA_BAG, len(game.automa_shown), clause=2602)
            game.begin(ResetBag())
        elif step == 2 and total(game.automa_bag):
            game.begin(DrawAutomaProject(self.number))
        return step < 2


def remove_marker(game: Tabannusi, district: int, clause: int) -> None:
    """A marker of a District leaves the Bot's Urban card. TAB-22.12, 27.10, 27.14"""
    game.automa_markers[district] -= 1
    if game.notes is not None:
        game.note(MOVED, BOT, BOT_MARKER, 1, BOTS_CARD + district, BOX, clause=clause)


def return_automa_project(game: Tabannusi, colour: int) -> None:
    """One of a colour leaves: of the first Number that has one, else of the bag. TAB-27.10; TAB-A41"""
    for number in range(NUMBERS):
        for place in range(len(game.automa_shown) - 1, -1, -1):
            if game.automa_shown[place] == number * TRACKS + colour:
                game.automa_shown.pop(place)
                game.project_stock[colour] += 1
                origin = NUMBER_PILE + number
                game.note(MOVED, BOT, PROJECT + colour, 1, origin, SUPPLY, clause=2710)
                return
    if game.automa_bag[colour]:
        game.automa_bag[colour] -= 1
        game.project_stock[colour] += 1
        game.note(MOVED, BOT, PROJECT + colour, 1, BAG, SUPPLY, clause=2710)
