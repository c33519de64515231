"""What the Bot makes of icons. TAB-24; TAB-A40"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_choices import preferred_port_space, preferred_ship
from boardwright.games.tabannusi.components import (
    BOTTOM,
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    CLAIM_SPACES,
    FREE_PORT_HOUSE,
    GARDEN,
    GOLD,
    NO_SHIP,
    POINTS,
    RANDOM_HARBORMASTER,
    STEP,
    STEP_HIGHEST,
    STEP_LOWEST,
    STEP_OF,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    STEPS_SPLIT,
    TRACKS,
    colour_in,
    number_in,
    op_of,
)
from boardwright.games.tabannusi.mastery import advance, highest_track, lowest_track
from boardwright.games.tabannusi.notes import (
    CELL,
    CLAIM_SUPPLY,
    ITS_LINES,
    ON_TILE,
    place_of,
)
from boardwright.games.tabannusi.port import ClaimShip, PlacePortHouse
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.notes import CHOSEN


def gain_as_bot(game: Tabannusi, bonus: int) -> None:
    """What the Bot makes of an icon; it has no use for the others. TAB-24; TAB-A40"""
    op = op_of(bonus)
    number = number_in(bonus)
    bot = game.players[BOT]
    if op == GOLD:
        game.gain_gold(BOT, number)
    elif op == POINTS:
        game.score(BOT, number)
    elif op == GARDEN:
        game.gain_gardens(BOT, number)
    elif op in (STEP, STEP_LOWEST):
        for _ in range(number):
            advance(game, BOT, lowest_track(bot))
    elif op == STEP_HIGHEST:
        for _ in range(number):
            advance(game, BOT, highest_track(bot))
    elif op == STEP_OF:
        advance(game, BOT, colour_in(bonus))
    else:
        gain_decree_as_bot(game, op, number)


def gain_decree_as_bot(game: Tabannusi, op: int, number: int) -> None:
    """Icons of Decrees that leave a choice: the lowest marker. TAB-A40"""
    bot = game.players[BOT]
    if op in (STEPS_ON_ONE, STEPS_SPLIT):
        track = lowest_track(bot)
        for _ in range(number):
            advance(game, BOT, track)
    elif op == STEPS_DISTINCT:
        advance_lowest_two(game)
    elif op == RANDOM_HARBORMASTER:
        game.score(BOT, game.edition.automa.bot_harbormaster_points)
    else:
        gain_piece_as_bot(game, op)


def gain_piece_as_bot(game: Tabannusi, op: int) -> None:
    """Pieces that the Bot puts on the board by its preferences. TAB-A40"""
    bot = game.players[BOT]
    if op == CLAIM_ANY_SHIP:
        cell = preferred_ship(game, 0)
        if cell != NO_SHIP:
            game.note(CHOSEN, BOT, CELL + cell, 0, cause=ITS_LINES, clause=2307)
            game.begin(ClaimShip(BOT, cell, 0))
    elif op == CLAIM_ON_ZIGGURAT:
        fewest = min(bot.tile_markers)
        if fewest < CLAIM_SPACES:
            section = bot.tile_markers.index(fewest)
            bot.tile_markers[section] += 1
            game.move_markers(BOT, 1, place_of(BOT, CLAIM_SUPPLY), place_of(BOT, ON_TILE + section), 905)
    elif op == FREE_PORT_HOUSE:
        space = preferred_port_space(game)
        if space >= 0 and bot.houses[BOTTOM]:
            game.begin(PlacePortHouse(BOT, space, BOTTOM, True))


def advance_lowest_two(game: Tabannusi) -> None:
    """A step on each of the two lowest tracks."""
    bot = game.players[BOT]
    first = lowest_track(bot)
    second = -1
    for track in range(TRACKS):
        if track != first and (second < 0 or bot.mastery[track] < bot.mastery[second]):
            second = track
    advance(game, BOT, first)
    advance(game, BOT, second)
