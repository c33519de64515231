"""What makers of options share: the table, its names, and what follows from an answer that costs gold."""

from __future__ import annotations

from collections.abc import Sequence
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

    def picked_up(self, placings: Sequence[tuple[int, Action]]) -> list[tuple[str, str]]:
        """Return the tiles beside the board, each with the beginning of the words that lay it."""
        found = {
            self.naming.supply_id(self.player, tile): self.words.format(action).rpartition(" ")[0] + " "
            for tile, action in placings
        }
        return list(found.items())


def in_gold(amount: object) -> Sequence[tuple[str, str]]:
    """Return a price as its symbol and amount."""
    return [("gold", str(amount))]
