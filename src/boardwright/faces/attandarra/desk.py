"""What makers of options share: the table, its names, the seat that is asked, and how an option is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from boardwright.faces.attandarra.consequences import follow, gold_left, spoken
from boardwright.faces.attandarra.course import unfold
from boardwright.faces.attandarra.naming import Naming
from boardwright.faces.face import Option
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.words import Words
from boardwright.kernel.packing import Action
from boardwright.table.observation import Observation

KEYS: Final = 9  # options have a number key each


@dataclass(frozen=True)
class Desk:
    """What every maker of options needs: the table, its names, the seat that is asked, its words."""

    observation: Observation
    game: Attandarra
    naming: Naming
    player: int
    words: Words

    def option(
        self,
        label: str,
        actions: Sequence[Action],
        targets: Sequence[str] = (),
        target_labels: Sequence[str] = (),
        **rest: str,
    ) -> Option:
        """Return an option that has no number yet."""
        warnings: list[str] = []
        if len(actions) == 1:
            warnings = self.observation.title.warnings(self.game, actions[0])
        return Option(
            number=0,
            label=label,
            actions=tuple(actions),
            words=tuple(self.words.format(action) for action in actions),
            targets=tuple(targets),
            target_labels=tuple(target_labels),
            warnings=tuple(warnings),
            **rest,
        )

    def then(self, first: list[str], action: Action, cost: int) -> str:
        """Return given sentences, then what follows from an action that costs gold."""
        happenings, _ = unfold(self.game, action)
        gold = self.game.players[self.player].gold - cost
        return spoken([*first, gold_left(gold), *follow(happenings, self.naming, self.player)])


def numbered(options: Sequence[Option]) -> list[Option]:
    """Return options numbered from 1 in their order."""
    return [replace(option, number=number) for number, option in enumerate(options, 1)]
