"""Set-up: everything random before the first turn, in the order of the rulebook. BAG-2, 3"""

from __future__ import annotations

from boardwright.games.baghdad.actions import BOARD, SCORING_TOKEN, START_PLAYER
from boardwright.games.baghdad.bot import show_bot_card
from boardwright.games.baghdad.building import show_building
from boardwright.games.baghdad.components import DAY, LEVELS, STACKS
from boardwright.games.baghdad.contracts import show_next_contract
from boardwright.games.baghdad.notes import (
    BAG,
    BOARD_OF,
    CARD,
    FAVOUR_HELD,
    FIRST_SET,
    HAND,
    SCORED_THERE,
    TILE,
    TOKEN,
    UNDEALT,
    UNSEEN,
    of_seat,
)
from boardwright.games.baghdad.objectives import show_objective
from boardwright.games.baghdad.refill import DrawCharacter, RefillCity
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Chance
from boardwright.kernel.notes import GAINED, MOVED, REVEALED
from boardwright.kernel.packing import CHANCE, NOBODY, Action, first_of, pack, second_of
from boardwright.kernel.piece_by_piece import PieceByPiece


class SetUp(PieceByPiece[Baghdad]):
    """Everything random, in the order of BAG-2.12. BAG-2.4-2.10, 3.1-3.3, 20.2, 21.1, 22.1, 23.3"""

    def __init__(self, start_player: int, done: int = 0, step: int = 1) -> None:
        super().__init__(step, done)
        self.start_player = start_player

    def clone(self) -> SetUp:
        return SetUp(self.start_player, self.done, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            self.draw_scoring_tokens(game)
        elif step == 2:
            self.show_buildings(game)
        elif step == 3:
            game.begin(RefillCity())
        elif step == 4:
            self.add_first_set(game)
        elif step == 5:
            self.show_characters(game)
        elif step == 6:
            self.draw_boards(game)
        elif step == 7:
            self.choose_start_player(game)
        elif step == 8:
            self.deal_hands(game)
        elif step == 9:
            self.show_contracts(game)
        elif step == 10:
            self.show_objectives(game)
        else:
            self.show_bot_card(game)
        return step < 11

    def show_bot_card(self, game: Baghdad) -> None:
        if game.solo():
            show_bot_card(game)

    def draw_scoring_tokens(self, game: Baghdad) -> None:
        place = self.again(len(game.tokens))
        if place >= 0:
            game.begin(DrawScoringToken(place))

    def show_buildings(self, game: Baghdad) -> None:
        """Per level the lower row, then the upper one. BAG-2.5"""
        n = self.again(2 * LEVELS)
        if n >= 0:
            show_building(game, n // 2)

    def add_first_set(self, game: Baghdad) -> None:
        """BAG-2.8; BAG-A8"""
        for tile in range(len(game.bag)):
            number = game.edition.city.first_set[tile]
            game.bag[tile] += number
            if game.notes is not None:
                game.note(MOVED, NOBODY, TILE + tile, number, FIRST_SET, BAG, 0, 2_08)

    def show_characters(self, game: Baghdad) -> None:
        """Day cards in every slot. BAG-2.10"""
        slot = self.again(len(game.display))
        if slot >= 0 and game.decks[DAY - 1]:
            game.begin(DrawCharacter(slot, DAY))

    def draw_boards(self, game: Baghdad) -> None:
        """The bot has a board of its own. BAG-3.1; BAG-A68"""
        seat = self.again(game.seats)
        if seat >= 0:
            game.begin(DrawBoard(seat))

    def choose_start_player(self, game: Baghdad) -> None:
        game.start_player = self.start_player
        if self.start_player == NOBODY:
            game.begin(DrawStartPlayer())

    def deal_hands(self, game: Baghdad) -> None:
        """The starting cards of the letter; favour by position. BAG-3.1, 3.3"""
        cards = game.edition.cards
        for position in range(game.seats):
            seat = (game.start_player + position) % game.count
            me = game.players[seat]
            me.hand = [card for card in range(cards.cards) if cards.letter[card] == me.letter]
            for card in me.hand:
                game.note(MOVED, seat, CARD + card, 1, UNDEALT, of_seat(seat, HAND), 0, 3_01)
            me.favour += game.edition.favour_by_position[position]
            game.note(GAINED, seat, FAVOUR_HELD, game.edition.favour_by_position[position], clause=3_03)

    def show_contracts(self, game: Baghdad) -> None:
        if game.contracts:
            stack = self.again(STACKS)
            if stack >= 0:
                show_next_contract(game, stack)

    def show_objectives(self, game: Baghdad) -> None:
        """The right one first: it was the top of the stack. BAG-22.1"""
        if game.objectives:
            n = self.again(STACKS)
            if n >= 0:
                show_objective(game, STACKS - 1 - n)


class DrawScoringToken(Chance[Baghdad]):
    """A scoring token for a port, or for a section of the palace. BAG-2.4"""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def candidates(self, game: Baghdad) -> list[Action]:
        return [
            pack(SCORING_TOKEN, self.place, thing)
            for thing in game.edition.scoring_tokens
            if thing not in game.tokens
        ]

    def take(self, game: Baghdad, action: Action) -> None:
        game.tokens[self.place] = second_of(action)
        thing = TOKEN + second_of(action)
        game.note(MOVED, CHANCE, thing, 1, UNSEEN, SCORED_THERE + self.place, 0, 2_04)


class DrawBoard(Chance[Baghdad]):
    """A player board that nobody has yet. BAG-3.1"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: Baghdad) -> list[Action]:
        taken = [game.players[other].letter for other in range(self.seat)]
        return [
            pack(BOARD, self.seat, letter)
            for letter in range(game.edition.board.letters)
            if letter not in taken
        ]

    def take(self, game: Baghdad, action: Action) -> None:
        game.players[self.seat].letter = second_of(action)
        game.note(REVEALED, self.seat, BOARD_OF + second_of(action), clause=3_01)


class DrawStartPlayer(Chance[Baghdad]):
    """The seat that begins, where the table does not say. BAG-1.2"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(START_PLAYER, seat) for seat in range(game.seats)]

    def take(self, game: Baghdad, action: Action) -> None:
        game.start_player = first_of(action)
