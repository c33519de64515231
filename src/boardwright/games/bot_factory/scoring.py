"""Final scoring, and what the table would score now. BOT-12, 14.19-14.22"""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.components import (
    COLOURS,
    CONTRACTS,
    NO_TASK,
    SAME_COLOUR,
    TWO_PAIRS,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT, total

# Categories of the score sheet, in the order of `sheet`.
BOTS: Final = 0
CONTRACTS_FULFILLED: Final = 1
CONTRACTS_FAILED: Final = 2
TOKENS: Final = 3
PARTS_LEFT: Final = 4
PROJECTS_LEFT: Final = 5
CATEGORIES: Final = 6

FOR_TASK: Final = 10_000  # more than any points: a task before points (BOT-14.21)
FOR_POINT: Final = 16  # more than any contracts: of equal points those that fulfil more (BOT-A32)


def sheet(game: BotFactory, player: int) -> list[int]:
    """Return one player's points per category if the game ended now."""
    me = game.players[player]
    bots = 0
    for colour in range(COLOURS):
        bots += me.bots_of(colour) * game.values[colour]
    fulfilled = assignment(game, player)
    gained = 0
    lost = 0
    for position in game.reserved_by(player):
        points = token_points(game, player, position)
        if fulfilled & BIT[position]:
            gained += points + game.edition.row_points[game.row_of(position)]
        else:
            lost -= points
    tokens = me.tokens // game.edition.tokens_a_point
    parts = -game.edition.part_penalty * total(me.parts)
    projects = -game.edition.project_penalty * total(me.projects)
    return [bots, gained, lost, tokens, parts, projects]


def token_points(game: BotFactory, player: int, position: int) -> int:
    """Return the points of the space with a player's token. BOT-12.5, 12.6"""
    slot = 0 if game.reserved[2 * position] == player else 1
    return game.edition.contract_points[2 * game.contracts[position] + slot]


def assignment(game: BotFactory, player: int) -> int:
    """Return the contracts that the best assignment of bots fulfils, as a mask of positions.

    Each bot serves one contract. With the contract task, fulfilling it comes before points, or at least
    decides between equal points. BOT-12.4, 14.21; BOT-A15, BOT-A32
    """
    reserved = game.reserved_by(player)
    bots = [game.players[player].bots_of(colour) for colour in range(COLOURS)]
    best = 0
    best_worth = 0
    for choice in range(1, BIT[len(reserved)]):
        worth = worth_of_choice(game, player, reserved, bots, choice)
        if worth > best_worth:
            best_worth = worth
            best = choice
    mask = 0
    for k in range(len(reserved)):
        if best & BIT[k]:
            mask |= BIT[reserved[k]]
    return mask


def worth_of_choice(game: BotFactory, player: int, reserved: list[int], bots: list[int], choice: int) -> int:
    """Return what fulfilling these contracts gains over failing them, or 0 if the bots do not suffice."""
    left = bots[:]
    worth = 0
    fulfilled = 0
    for k in range(len(reserved)):
        if choice & BIT[k]:
            colours = game.edition.contract_colours[game.contracts[reserved[k]]]
            for colour in range(COLOURS):
                if colours & BIT[colour]:
                    if left[colour] == 0:
                        return 0
                    if not game.switches.bots_count_twice:
                        left[colour] -= 1
            fulfilled += 1
            worth += 2 * token_points(game, player, reserved[k])
            worth += game.edition.row_points[game.row_of(reserved[k])]
    if game.task == CONTRACTS:
        if not game.switches.points_before_task:
            return worth + FOR_TASK if fulfilled >= game.edition.task_need[CONTRACTS] else worth
        if not game.switches.equal_points_without_task:
            return worth * FOR_POINT + fulfilled
    return worth


def totals(game: BotFactory) -> list[int]:
    """Return each seat's points if the game ended now."""
    return [total(sheet(game, player)) for player in range(game.seats)]


def places(game: BotFactory) -> list[int]:
    """Return each seat's place: points, bots, an odd number of tokens; then shared. BOT-12.11; BOT-A28

    Solo: 1 if the task is met, 2 if not.
    """
    if game.solo():
        return [1 if task_is_met(game) else 2]
    points = totals(game)
    keys: list[list[int]] = []
    for player in range(game.seats):
        me = game.players[player]
        keys.append([points[player], me.completed(), me.tokens % 2])
    out: list[int] = []
    for mine in keys:
        place = 1
        for other in keys:
            if other > mine:
                place += 1
        out.append(place)
    return out


def task_is_met(game: BotFactory) -> bool:
    """Tell whether the solo player's task is met as things stand. BOT-14.19, 14.22, 15.18"""
    if game.task == NO_TASK:
        return True
    progress = task_progress(game)
    return progress[0] >= progress[1]


def task_progress(game: BotFactory) -> list[int]:
    """Return how many bots or contracts the solo player has for the task, and how many it takes. BOT-14.19"""
    need = game.edition.task_need[game.task]
    if game.task == CONTRACTS:
        return [fulfilled_contracts(game, 0), need]
    me = game.players[0]
    have = [me.bots_of(colour) for colour in range(COLOURS)]
    if game.task == SAME_COLOUR:
        return [max(have), need]
    if game.task == TWO_PAIRS:
        have.sort()
        return [min(have[-1], need) + min(have[-2], need), 2 * need]
    n = 0
    for colour in range(COLOURS):
        if have[colour] and is_worthy(game, colour):
            n += 1
    return [n, need]


def fulfilled_contracts(game: BotFactory, player: int) -> int:
    """Return how many contracts the best assignment fulfils."""
    mask = assignment(game, player)
    n = 0
    for position in range(game.edition.positions):
        if mask & BIT[position]:
            n += 1
    return n


def is_worthy(game: BotFactory, colour: int) -> bool:
    """Tell whether the bots of a colour are worth enough for their task. BOT-A31"""
    if game.switches.task_two_at_completion:
        return game.players[0].worthy & BIT[colour] != 0
    return game.values[colour] >= game.edition.task_value


def rating(game: BotFactory) -> int:
    """Return the review of the solo player's points: 0 poor, 1 adequate, 2 exemplary. BOT-14.20"""
    points = totals(game)[0]
    band = 0
    for k in range(len(game.edition.ratings)):
        if points >= game.edition.ratings[k]:
            band = k
    return band


FIRED: Final = -1  # the task is not met; else the rating


def review(game: BotFactory) -> int:
    """Return the outcome of the solo game as things stand: FIRED, or the rating. BOT-14.20, 14.22"""
    return rating(game) if task_is_met(game) else FIRED
