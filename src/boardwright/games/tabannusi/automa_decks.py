"""The Automa cards and the Automa Projects: drawing and resetting. TAB-26"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import AUTOMA_CARD, AUTOMA_PROJECT
from boardwright.games.tabannusi.components import BIT, NO_TILE, NUMBERS, TRACKS, members, total
from boardwright.games.tabannusi.state import Draw, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.packing import Action, first_of, pack, second_of


class DrawAutomaCard(Draw):
    """The next Automa card: to the left, or to the right while that is empty. TAB-22.6, 25.1; TAB-A35"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(AUTOMA_CARD, card) for card in members(game.automa_deck)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.automa_deck &= ~BIT[first_of(action)]
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
            game.automa_deck = BIT[len(game.edition.automa.card_top)] - 1
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
            game.begin(ResetDeck())
        else:
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
            game.begin(ResetBag())
        elif step == 2 and total(game.automa_bag):
            game.begin(DrawAutomaProject(self.number))
        return step < 2


def return_automa_project(game: Tabannusi, colour: int) -> None:
    """One of a colour leaves: of the first Number that has one, else of the bag. TAB-27.10; TAB-A41"""
    for number in range(NUMBERS):
        for place in range(len(game.automa_shown) - 1, -1, -1):
            if game.automa_shown[place] == number * TRACKS + colour:
                game.automa_shown.pop(place)
                game.project_stock[colour] += 1
                return
    if game.automa_bag[colour]:
        game.automa_bag[colour] -= 1
        game.project_stock[colour] += 1
