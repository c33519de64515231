"""An answer and the table it would lead to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardwright.faces.bot_factory.consequences import follow
from boardwright.faces.bot_factory.course import Happening, unfold
from boardwright.faces.bot_factory.desk import Desk
from boardwright.faces.bot_factory.naming import Naming
from boardwright.games.bot_factory.assembly import MayPlacePart, MayTakePart
from boardwright.games.bot_factory.projects import MayTakeProject
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.kernel.packing import Action, first_of


@dataclass(frozen=True)
class Prospect:
    """An answer and the table it would lead to."""

    desk: Desk
    action: Action

    @property
    def game(self) -> BotFactory:
        """The table now."""
        return self.desk.game

    @property
    def naming(self) -> Naming:
        """Its names."""
        return self.desk.naming

    @property
    def me(self) -> Player:
        """The player that is asked."""
        return self.desk.me

    @property
    def first(self) -> int:
        """The answer's first argument."""
        return first_of(self.action)

    @cached_property
    def unfolded(self) -> tuple[list[Happening], BotFactory]:
        """What follows, and the table after it."""
        happenings, after = unfold(self.game, self.action)
        return list(happenings), after

    def follow(self) -> list[str]:
        """Return what others do before the next real choice."""
        return follow(self.unfolded[0], self.naming)

    @property
    def cost(self) -> int:
        """What the open bonus costs."""
        question = self.game.agenda.open_question()
        bonuses = MayPlacePart | MayTakePart | MayTakeProject
        return question.cost if isinstance(question, bonuses) else 0
