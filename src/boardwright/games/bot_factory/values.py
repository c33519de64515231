"""Bot values: raising, the bonuses of lines, falling. BOT-9.2-9.6, 10.6, 11.2"""

from __future__ import annotations

from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.components import COLOURS, PLACE_PART, TAKE_PROJECT
from boardwright.games.bot_factory.projects import MayTakeProject
from boardwright.games.bot_factory.state import BotFactory


def raise_value(game: BotFactory, player: int, colour: int) -> None:
    """A player raises a colour; crossing a line gives its bonus at once. BOT-9.2, 9.4-9.6; BOT-A11"""
    below = game.values[colour]
    new = below >= game.peaks[colour] or not game.switches.lines_pay_once
    lift(game, colour)
    if not new:
        return
    if game.edition.lines[below] == PLACE_PART:
        game.begin(MayPlacePart(player, 0))
    elif game.edition.lines[below] == TAKE_PROJECT:
        game.begin(MayTakeProject(player, 0))


def raise_lowest(game: BotFactory) -> None:
    """Sandra raises the lowest colours, unless all are equal; nobody gets a bonus. BOT-10.6, 10.7"""
    lowest = min(game.values)
    if lowest == max(game.values):
        return
    for colour in range(COLOURS):
        if game.values[colour] == lowest:
            lift(game, colour)


def lift(game: BotFactory, colour: int) -> None:
    """Move a value marker one step up."""
    game.values[colour] += 1
    game.peaks[colour] = max(game.peaks[colour], game.values[colour])


def lower(game: BotFactory, colour: int) -> None:
    """Move a value marker one step down, not below the bottom. BOT-11.2, 14.15; BOT-A16"""
    if game.values[colour] > game.edition.value_bottom:
        game.values[colour] -= 1
