"""Positions of the solo game, for tests."""

from __future__ import annotations

from boardwright.games.tabannusi.components import AUTOMA_ROWS, COLOURS, TRACKS
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.agenda import Procedure
from tests.games.tabannusi.table import EDITION, NAMES, laid_out, show

AUTOMA = EDITION.automa


def card(name: str) -> int:
    return NAMES.automa_cards.index(name)


def cards(game: Tabannusi, left: str, right: str) -> None:
    """Turn two Automa cards face up; the others are in the deck."""
    game.left, game.right = card(left), card(right)
    game.automa_deck = (1 << len(AUTOMA.card_top)) - 1 & ~(1 << game.left) & ~(1 << game.right)


def with_symbol(game: Tabannusi, symbol: str, number: int = 1) -> None:
    """Turn up two cards whose Current Symbol and Current Number are these."""
    wanted = ("down", "up", "king").index(symbol)
    for right in range(len(AUTOMA.card_top)):
        for left in range(len(AUTOMA.card_top)):
            row = right * AUTOMA_ROWS + AUTOMA.card_arrow[left]
            fits = AUTOMA.card_symbol[row] == wanted and AUTOMA.card_number[row] == number - 1
            if left != right and fits:
                cards(game, NAMES.automa_cards[left], NAMES.automa_cards[right])
                return
    raise AssertionError("no two cards show this")


def shown(game: Tabannusi, *colours: int) -> None:
    """Put Automa Projects of these colours beside Numbers 1, 2, 3; the others go into the bag."""
    for entry in game.automa_shown:
        game.automa_bag[entry % TRACKS] += 1
    game.automa_shown = []
    for number, colour in enumerate(colours):
        game.automa_shown.append(number * TRACKS + colour)
        if game.automa_bag[colour]:
            game.automa_bag[colour] -= 1
        else:
            game.project_stock[colour] -= 1


def only_shown(game: Tabannusi, *colours: int) -> None:
    """The same with an empty bag: all other Automa Projects are back in the stock."""
    shown(game, *colours)
    for colour in range(TRACKS):
        game.project_stock[colour] += game.automa_bag[colour]
        game.automa_bag[colour] = 0


def solo(king: int = 0, *, district: int = 1) -> Tabannusi:
    """Return a table without start Buildings where both stand in one District; white, yellow, brown shown."""
    game = laid_out(1, king=king)
    for player in game.players:
        player.crates = [0] * (4 * COLOURS)
        player.architect = player.assistant = district - 1
    game.decrees = 0
    for colour in range(COLOURS):
        show(game, colour, *[1 + n % FACES for n in range(5)])
    with_symbol(game, "down")
    shown(game, 0, 1, 2)
    game.turns = 5
    game.agenda.frames = []
    return game


def run(game: Tabannusi, *procedures: Procedure[Tabannusi]) -> Tabannusi:
    """Carry out procedures of the Bot, the last one first, until somebody is asked."""
    game.check()
    game.active = BOT
    game.agenda.frames = list(procedures)
    game.settle()
    game.check()
    return game


def run_out(game: Tabannusi) -> Tabannusi:
    """Answer chance with the first outcome until nothing is left to do."""
    while game.options():
        assert game.whose() < 0
        game.apply(game.options()[0])
        game.check()
    return game


def course(game: Tabannusi) -> Procedure[Tabannusi]:
    """Return the frame of a round in which the Bot has begun its turn."""
    return Course(game.first_player, False, 1, False, 2)
