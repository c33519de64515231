"""The open Automa cards: the Current Row, Number and Symbol, and what they give. TAB-24, 26.4, 27.1"""

from __future__ import annotations

from boardwright.games.tabannusi.components import (
    AUTOMA_ROWS,
    KING_SYMBOL,
    NO_CRATE,
    NUMBERS,
    STEP_SAME,
    TRACKS,
    op_of,
)
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.notes import BLUE_SPACE, BOX, COVERED, CRATE, ICON, KING, LINE, RED_SPACE
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.notes import BEGAN, MOVED


def current_row(game: Tabannusi) -> int:
    """Return the row of the right card that the left card's arrow marks. TAB-27.1"""
    return game.right * AUTOMA_ROWS + game.edition.automa.card_arrow[game.left]


def is_king(game: Tabannusi) -> bool:
    """Tell whether the Current Symbol is the King."""
    return game.edition.automa.card_symbol[current_row(game)] == KING_SYMBOL


def current_number(game: Tabannusi) -> int:
    """Return the Current Number, from 0."""
    return game.edition.automa.card_number[current_row(game)]


def colour_beside(game: Tabannusi, number: int) -> int:
    """Return the top Automa Project beside a Number, else beside the next that has one, else -1. TAB-26.4"""
    for n in range(NUMBERS):
        for shown in reversed(game.automa_shown):
            if shown // TRACKS == (number + n) % NUMBERS:
                return shown % TRACKS
    return -1


def colours_in_order(game: Tabannusi) -> list[int]:
    """Return the colours of the Numbers from the Current one on; without any all three. TAB-26.4, 27.5"""
    number = current_number(game)
    colours = [colour_beside(game, (number + n) % NUMBERS) for n in range(NUMBERS)]
    return list(range(TRACKS)) if colours[0] < 0 else colours


def gain_for_covering(game: Tabannusi, king_bonus: int, colour: int) -> None:
    """Instead of a covered bonus: that of the left card, with the King symbol that of the King. TAB-24.2"""
    bonus = king_bonus if is_king(game) else game.edition.automa.card_bonus[game.left]
    game.note(BEGAN, BOT, ICON, bonus, cause=COVERED, clause=2402)
    gain_of_colour(game, bonus, colour)


def gain_of_king(game: Tabannusi, colour: int, clause: int) -> None:
    """What the King adds to a Building. TAB-22.13, 28.2-28.5"""
    bonus = game.edition.automa.king_building_bonus[game.king]
    game.note(BEGAN, BOT, ICON, bonus, cause=KING + game.king, clause=clause)
    gain_of_colour(game, bonus, colour)


def gain_of_colour(game: Tabannusi, bonus: int, colour: int) -> None:
    """A bonus that may speak of the colour of the Project or Building."""
    if op_of(bonus) == STEP_SAME:
        advance(game, BOT, colour)
    else:
        game.gain(BOT, bonus)


def gain_port_space_as_bot(game: Tabannusi, space: int) -> None:
    """Blue: the left card's bonus; red: 1 Gold, and the Crate leaves the game. TAB-24.5, 24.6"""
    if space & 1:
        game.gain_gold(BOT, 1, RED_SPACE, 2405)
        if game.port_crates[space >> 1] != NO_CRATE:
            game.note(MOVED, BOT, CRATE + game.port_crates[space >> 1], 1, LINE + (space >> 1), BOX)
        game.port_crates[space >> 1] = NO_CRATE
    else:
        bonus = game.edition.automa.card_bonus[game.left]
        game.note(BEGAN, BOT, ICON, bonus, cause=BLUE_SPACE, clause=2406)
        game.gain(BOT, bonus)
