"""The candidates that a rule forbids, found out only when somebody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import overload

from boardwright.kernel.agenda import Game
from boardwright.kernel.packing import OK, Action, Reason

Pair = tuple[Action, Reason]


class Blocked(Sequence[Pair]):
    """Candidates of the open question of a game, already redacted, with the rule that forbids each.

    To ask the rules about hundreds of candidates takes far longer than all else in an observation, and
    most players (machines) never look.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Return them all; looked up once."""
        return tuple((action, reason) for action, reason in self.game.reasons() if reason != OK)

    def __len__(self) -> int:
        return len(self.pairs)

    @overload
    def __getitem__(self, index: int) -> Pair: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Pair]: ...
    def __getitem__(self, index: int | slice) -> Pair | Sequence[Pair]:
        return self.pairs[index]
