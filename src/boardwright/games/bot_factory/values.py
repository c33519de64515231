"""Bot values: raising, the bonuses of lines, falling. BOT-9.2-9.6, 10.6, 11.2"""

from __future__ import annotations

from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.components import COLOURS, NO_BONUS, PLACE_PART, TAKE_PROJECT
from boardwright.games.bot_factory.notes import BONUS, TRACK, VALUE_OF
from boardwright.games.bot_factory.projects import MayTakeProject
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import NOBODY


def raise_value(game: BotFactory, player: int, colour: int) -> None:
    """A player raises a colour; crossing a line gives its bonus at once. BOT-9.2, 9.4-9.6; BOT-A11"""
    below = game.values[colour]
    new = below >= game.peaks[colour] or not game.switches.lines_pay_once
    lift(game, player, colour, 9_02)
    bonus = game.edition.lines[below] if new else NO_BONUS
    if bonus != NO_BONUS:
        game.note(BEGAN, player, BONUS, 0, cause=bonus, clause=9_04)
    if bonus == PLACE_PART:
        game.begin(MayPlacePart(player, 0))
    elif bonus == TAKE_PROJECT:
        game.begin(MayTakeProject(player, 0))


def raise_lowest(game: BotFactory) -> None:
    """Sandra raises the lowest colours, unless all are equal; nobody gets a bonus. BOT-10.6, 10.7"""
    lowest = min(game.values)
    if lowest == max(game.values):
        return
    for colour in range(COLOURS):
        if game.values[colour] == lowest:
            lift(game, NOBODY, colour, 10_06)


def lift(game: BotFactory, player: int, colour: int, clause: int) -> None:
    """Move a value marker one step up; `player` is NOBODY where Sandra does it."""
    below = TRACK + game.values[colour]
    game.note(MOVED, player, VALUE_OF + colour, 1, below, below + 1, 0, clause)
    game.values[colour] += 1
    game.peaks[colour] = max(game.peaks[colour], game.values[colour])


def lower(game: BotFactory, colour: int, clause: int) -> None:
    """Move a value marker one step down, not below the bottom. BOT-11.2, 14.15; BOT-A16"""
    before = game.values[colour]
    if before > game.edition.value_bottom:
        game.values[colour] -= 1
    game.note(MOVED, NOBODY, VALUE_OF + colour, 1, TRACK + before, TRACK + game.values[colour], 0, clause)
