"""Bonuses: an offer for its price, or for nothing, that is used at once or declined. BOT-4.12"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import DECLINE
from boardwright.games.bot_factory.notes import BONUS
from boardwright.games.bot_factory.reasons import NO_TOKEN
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Decision
from boardwright.kernel.notes import ENDED
from boardwright.kernel.packing import OK, Action, Reason, verb_of
from boardwright.kernel.prices import FREE, Price


class Bonus(Decision[BotFactory]):
    """Pay what the offer costs and use it, or decline. BOT-4.12, 6.9, 6.15"""

    def __init__(self, player: int, cost: int) -> None:
        super().__init__(player)
        self.cost = cost

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK
        if game.players[self.player].tokens < self.price(game, action):
            return NO_TOKEN
        return self.why_not_use(game, action)

    def price(self, game: BotFactory, action: Action) -> Price:
        return FREE if verb_of(action) == DECLINE else self.cost

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        return {"cost": self.price(game, action), "tokens": game.players[self.player].tokens}

    def take(self, game: BotFactory, action: Action) -> None:
        used = verb_of(action) != DECLINE
        if game.notes is not None:
            game.note(ENDED, self.player, BONUS, int(used), clause=self.clause())
        if used:
            game.pay_tokens(self.player, self.price(game, action), self.clause())
            self.use(game, action)

    def clause(self) -> int:
        """Return the clause that offers it."""
        return 4_12

    def why_not_use(self, game: BotFactory, action: Action) -> Reason:
        """Return OK, or why it cannot be used so, whatever it costs."""
        raise NotImplementedError

    def use(self, game: BotFactory, action: Action) -> None:
        """Do what is offered."""
        raise NotImplementedError
