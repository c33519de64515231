"""What makers of options share: the table, its names, and the ids of targets."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.telling import desk
from boardwright.games.bot_factory.actions import SWAP
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.kernel.packing import Action, second_of, verb_of


@dataclass(frozen=True)
class Desk(desk.Desk):
    """A desk of Bot Factory."""

    game: BotFactory
    naming: Naming

    @property
    def me(self) -> Player:
        """The player that is asked."""
        return self.game.players[self.player]

    def target(self, action: Action) -> str:
        """Return the id of the place on the board that gives an answer; swaps share their pallet."""
        if verb_of(action) == SWAP:
            return f"target-swap-{self.naming.names.spares[second_of(action)]}"
        return "target-" + self.words.format(action).replace(" ", "-").replace(",", "-")
