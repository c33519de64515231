"""Bot Factory: what parts are worth, in hand and on the wheel, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_PART,
    TYPES,
    UNIVERSAL,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.kernel.bits import total

PART: Final = 50
PART_WITH_SPACE: Final = 25
UNIVERSAL_PART: Final = 50


def parts_for_bot(game: BotFactory, me: Player, colour: int) -> int:
    """Return how many parts of the next bot of a colour lie in its column or in a player's hand."""
    full = game.parts_in_column(colour) == TYPES
    universals = total(me.parts[UNIVERSAL:])
    n = 0
    for type in range(TYPES):
        space = colour * TYPES + type
        if (not full and game.columns[space] != NO_PART) or me.parts[space]:
            n += 1
        elif me.parts[UNIVERSAL + type] and universals:
            universals -= 1
            n += 1
    return n


def has_what_completes(game: BotFactory, player: Player, colour: int) -> bool:
    """Tell whether a player could complete a bot that lacks one part."""
    if player.projects[colour] == 0:
        return False
    for type in range(TYPES):
        if game.columns[colour * TYPES + type] == NO_PART:
            return player.parts[colour * TYPES + type] + player.parts[UNIVERSAL + type] > 0
    return False


def part_worth(game: BotFactory, me: Player, part: int, left: int) -> int:
    """Return what a part in hand is worth: its rewards, and the bot it may complete."""
    if left == 0:
        return -100 * game.edition.part_penalty
    worth = 0
    if part < UNIVERSAL:
        worth = worth_for_colour(game, me, part, colour_of(part))
    else:
        for colour in range(COLOURS):
            here = worth_for_colour(game, me, part, colour)
            worth = max(worth, here)
        worth += UNIVERSAL_PART
    if left >= 3:
        return worth
    return (worth * left - 100 * game.edition.part_penalty * (3 - left)) // 3


def worth_for_colour(game: BotFactory, me: Player, part: int, colour: int) -> int:
    """Return what a part is worth apart from the project it may help: its rewards."""
    if game.columns[colour * TYPES + type_of(part)] == NO_PART:
        return PART + PART_WITH_SPACE
    return PART


def wheel_worth(game: BotFactory, me: Player, credits: int, left: int) -> int:
    """Return the best that some credits can bring down the wheel: turns first, parts for the rest."""
    found: list[int] = []
    best = 0
    room = game.edition.hand_parts - total(me.parts) + 1
    for turns in range(credits):
        for position in game.edition.outputs:
            at = (position - game.edition.quarter * turns) % game.edition.wheel
            part = game.part_at(at)
            if part != NO_PART:
                found.append(part_worth(game, me, part, left))
        number = credits - turns
        worth = sum_of_best(found, min(room, number))
        best = max(best, worth)
    return best


def sum_of_best(worths: list[int], number: int) -> int:
    """Return the sum of the best worths, so many at most."""
    if len(worths) > number:
        worths = sorted(worths)[len(worths) - max(number, 0) :]
    worth = 0
    for one in worths:
        worth += one
    return worth
