"""An answer and the table it would lead to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boardwright.faces.telling.happenings import Happening, tried
from boardwright.faces.telling.wording import say
from boardwright.games.bot_factory.face.consequences import follow
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.games.bot_factory.notes import BONUS, TOKEN, TRADE
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.kernel.notes import BEGAN, GAINED, PAID, Note
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
    def tried(self) -> tuple[list[Happening], BotFactory]:
        """What follows, and the table at the next real choice."""
        return tried(self.game, self.action)

    @property
    def given(self) -> Happening:
        """What the answer itself does."""
        return self.tried[0][0]

    def follow(self) -> list[str]:
        """Return what others do before the next real choice."""
        return follow(self.tried[0], self.naming)

    @property
    def paid(self) -> int:
        """The tokens it costs."""
        return self.given.amount(PAID, TOKEN)

    @property
    def left_of_tokens(self) -> str:
        """A sentence about the tokens that are left when it is paid."""
        left = self.me.tokens - self.paid
        return say("{tokens} left.", tokens=tokens_of(left)) if left else say("no token left.")

    @property
    def traded(self) -> int:
        """The parts or projects that a trade takes."""
        return self.given.amount(BEGAN, TRADE)

    @property
    def gained(self) -> int:
        """The tokens it brings."""
        return self.given.amount(GAINED, TOKEN)

    @property
    def bonus(self) -> Note | None:
        """What it offers, if anything."""
        return self.given.find(BEGAN, BONUS)
