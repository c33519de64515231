"""The wisdom area's rewards for the second to the fifth book. BAG-8.7, 15"""

from __future__ import annotations

from boardwright.games.baghdad.actions import LIBRARY
from boardwright.games.baghdad.components import BOOK
from boardwright.games.baghdad.notes import LIBRARY_SPACE, LIBRARY_TOKEN, SUPPLY, of_seat
from boardwright.games.baghdad.reasons import REWARD_COVERED
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, second_of


def place_library_token(game: Baghdad, player: int) -> None:
    """After a book was placed: the count matters, not the spot. BAG-8.7, 15.6"""
    books = game.players[player].in_row(BOOK)
    if books >= 2 and first_free_space(game, books) != NOBODY:
        game.begin(ChooseLibraryReward(player, books))


def library_index(game: Baghdad, books: int, space: int) -> int:
    """Return where a space of a row stands in `library`."""
    return (books - 2) * game.edition.library_spaces + space


def cover(game: Baghdad, player: int, index: int, cause: int, clause: int) -> None:
    """Put a token on a reward. BAG-15.6, 25.8"""
    game.library[index] = player
    supply = of_seat(player, SUPPLY)
    game.note(MOVED, player, LIBRARY_TOKEN, 1, supply, LIBRARY_SPACE + index, cause, clause)


def first_free_space(game: Baghdad, books: int) -> int:
    """Return the leftmost uncovered space of a row, or NOBODY."""
    for space in range(game.edition.library_spaces):
        if game.library[library_index(game, books, space)] == NOBODY:
            return space
    return NOBODY


class ChooseLibraryReward(Decision[Baghdad]):
    """Which uncovered reward to take; it must be one, even if it is of no use. BAG-15.1; BAG-A26"""

    def __init__(self, player: int, books: int) -> None:
        super().__init__(player)
        self.books = books

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(LIBRARY, self.books, space) for space in range(game.edition.library_spaces)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        index = library_index(game, first_of(action), second_of(action))
        return OK if game.library[index] == NOBODY else REWARD_COVERED

    def take(self, game: Baghdad, action: Action) -> None:
        index = library_index(game, self.books, second_of(action))
        cover(game, self.player, index, 0, 15_01)
        game.gain(self.player, game.edition.library[index])
