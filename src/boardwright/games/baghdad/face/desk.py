"""What makers of options share: the table, its names, the player that is asked."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.telling import desk
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.state import Baghdad


@dataclass(frozen=True)
class Desk(desk.Desk):
    """A desk of Baghdad."""

    game: Baghdad
    naming: Naming

    @property
    def me(self) -> Player:
        """The player that is asked."""
        return self.game.players[self.player]
