"""What a placement, a project, a step or a contract is worth, worked out from the position."""

from __future__ import annotations

from boardwright.games.bot_factory.components import BIT, NO_BONUS, TYPES, type_of
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import NOBODY


def nth_part(game: BotFactory, column: int) -> int:
    """Return whether the next part of a column is its first, second or third."""
    return game.parts_in_column(column) + 1


def gained(game: BotFactory, seat: int, tokens: int, paid: int = 0) -> int:
    """Return how much of a gain the supply covers. BOT-5.2"""
    held = game.players[seat].tokens - paid + game.tokens_on_contracts(seat)
    return min(tokens, game.edition.tokens - held)


def tokens_for_part(game: BotFactory, seat: int, column: int, paid: int = 0) -> int:
    """Return the tokens a player gains for the next part of a column. BOT-6.4, 6.5"""
    place = nth_part(game, column)
    if place == TYPES:
        return 0
    return gained(game, seat, game.edition.first_reward if place == 1 else game.edition.second_reward, paid)


def has_icon(game: BotFactory, part: int, column: int) -> bool:
    """Tell whether the space a part would cover shows the icon. BOT-6.9"""
    return game.edition.icons[column] & BIT[type_of(part)] != 0


def bonus_of_line(game: BotFactory, colour: int) -> int:
    """Return the bonus a player gets by raising a colour now. BOT-9.4; BOT-A11"""
    below = game.values[colour]
    paid_already = below < game.peaks[colour] and game.switches.lines_pay_once
    return NO_BONUS if paid_already else game.edition.lines[below]


def contract_points(game: BotFactory, position: int) -> tuple[int, int]:
    """Return (points of the best free token space, points of the row) of a contract. BOT-9.8, 12.5"""
    slot = 0 if game.reserved[2 * position] == NOBODY else 1
    points = game.edition.contract_points[2 * game.contracts[position] + slot]
    return points, game.edition.row_points[game.row_of(position)]
