"""How an option is made, and how options are numbered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import Option
from boardwright.faces.telling.wording import translated
from boardwright.games.words import Words
from boardwright.kernel.packing import Action
from boardwright.table.observation import Observation

KEYS: Final = 9  # options have a number key each


@dataclass(frozen=True)
class Desk:
    """What every maker of options needs of a table: what is seen, the seat that is asked, its words."""

    observation: Observation
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
            warnings = self.observation.title.warnings(self.observation.game, actions[0])
        return Option(
            number=0,
            label=label,
            actions=tuple(actions),
            words=tuple(self.words.format(action) for action in actions),
            targets=tuple(targets),
            target_labels=tuple(target_labels),
            warnings=tuple(translated(warning) for warning in warnings),
            **rest,
        )


def numbered(options: Sequence[Option]) -> list[Option]:
    """Return options numbered from 1 in their order."""
    # `dataclasses.replace` takes five times as long, and every page numbers all its options
    return [Option(**{**vars(option), "number": number}) for number, option in enumerate(options, 1)]
