"""What a placement and a contract bring, as the rules told it."""

from __future__ import annotations

from boardwright.faces.bot_factory.naming import Naming
from boardwright.games.bot_factory.notes import CONTRACT_CARD, TOKEN_SPACE
from boardwright.kernel.notes import Note


def nth_of(reward: Note) -> int:
    """Return whether a reward is that of the first or of the second part of a column. BOT-6.4, 6.5"""
    return 1 if reward.clause == 6_04 else 2


def contract_points(naming: Naming, token: Note) -> tuple[int, int, int]:
    """Return contract, points of the space that a token was put on, points of the row. BOT-9.8, 12.5"""
    edition, space, contract = naming.printed.edition, token.target - TOKEN_SPACE, token.cause - CONTRACT_CARD
    points = edition.contract_points[2 * contract + space % 2]
    return contract, points, edition.row_points[space // 2 // edition.contract_columns]
