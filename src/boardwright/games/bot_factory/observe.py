"""Hidden information, all of it. BOT part iv

The order of stacks, decks and boxes is not stored, only what is left in them, which the table can
tell from what lies open. So the table holds no secret.
"""

from __future__ import annotations

from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import Note


def seen_by(game: BotFactory, seat: int) -> BotFactory:
    """Return what a seat may see: everything that is stored."""
    return game.clone()


def seen_note(note: Note, viewer: int) -> Note | None:
    """Return what a viewer may know of what a rule told: all of it."""
    return note


def resample(game: BotFactory, seat: int, rng: Rng) -> BotFactory:
    """Return a full game consistent with what a seat knows; nothing has to be dealt."""
    return game.clone()
