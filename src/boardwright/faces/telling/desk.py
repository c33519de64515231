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
        price: Sequence[tuple[str, str]] = (),
        begins: Sequence[tuple[str, str]] = (),
        **rest: str,
    ) -> Option:
        """Return an option that has no number yet."""
        warn, game = self.observation.title.warnings, self.observation.game
        warnings = [[translated(warning) for warning in warn(game, action)] for action in actions]
        shared = [warning for warning in warnings[0] if all(warning in others for others in warnings)]
        words = tuple(self.words.format(action) for action in actions)
        return Option(
            number=0,
            label=label,
            actions=tuple(actions),
            words=words,
            targets=tuple(targets),
            target_labels=tuple(target_labels),
            price=tuple(price),
            begins=tuple(begins),
            warnings=tuple(shared),
            careful=tuple(
                word for word, own in zip(words, warnings, strict=True) if own and len(actions) > 1
            ),
            **rest,
        )


def numbered(options: Sequence[Option]) -> list[Option]:
    """Return options numbered from 1 in their order."""
    # `dataclasses.replace` takes five times as long, and every page numbers all its options
    return [Option(**{**vars(option), "number": number}) for number, option in enumerate(options, 1)]
