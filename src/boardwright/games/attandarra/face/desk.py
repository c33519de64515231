"""What makers of options share: the table, its names, and what follows from an answer that costs gold."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.telling import desk
from boardwright.faces.telling.happenings import tried
from boardwright.faces.telling.wording import spoken
from boardwright.games.attandarra.face.consequences import follow, gold_left
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import Action


@dataclass(frozen=True)
class Desk(desk.Desk):
    """A desk of Attandarra."""

    game: Attandarra
    naming: Naming

    def then(self, first: list[str], action: Action) -> str:
        """Return given sentences, then what follows from an action that costs gold."""
        happenings, _ = tried(self.game, action)
        gold = self.game.players[self.player].gold - self.game.price(action)
        return spoken([*first, gold_left(gold), *follow(happenings, self.naming, self.player)])
