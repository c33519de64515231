"""What makers of options share: the table and its names."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardwright.faces.telling import desk
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.prospects import as_seen
from boardwright.games.tabannusi.state import Player, Tabannusi


@dataclass(frozen=True)
class Desk(desk.Desk):
    """A desk of Tabannusi."""

    game: Tabannusi
    naming: Naming

    @cached_property
    def as_seen(self) -> Tabannusi:
        """The table on which answers are tried."""
        return as_seen(self.game)

    @property
    def me(self) -> Player:
        """The player that is asked."""
        return self.game.players[self.player]
