"""Hidden information, all of it. ATT part iv

Lower markers and history tiles that nobody has seen are kept as pools, not as an order, so the
table holds no secret: every seat and every spectator may see all that is stored.
"""

from __future__ import annotations

from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import Note


def seen_by(game: Attandarra, seat: int) -> Attandarra:
    """Return what a seat may see: everything that is stored."""
    return game.clone()


def seen_note(note: Note, viewer: int) -> Note | None:
    """Return what a viewer may know of what a rule told: all of it."""
    return note


def resample(game: Attandarra, seat: int, rng: Rng) -> Attandarra:
    """Return a full game consistent with what a seat knows; nothing has to be dealt."""
    return game.clone()
