"""The game that is played: what lies on the table, bound to the chapters that answer for it."""

from __future__ import annotations

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.state import BotFactory


class BotFactoryGame(BotFactory):
    """The table that answers whatever is asked of any game; no chapter imports this module.

    It holds no secret: of what nobody has seen it stores how many there are, not their order. BOT part iv
    """

    def clone(self) -> BotFactoryGame:
        """Return an independent copy; the edition is shared."""
        return BotFactoryGame(
            edition=self.edition,
            switches=self.switches,
            variant=self.variant,
            max_rounds=self.max_rounds,
            players=[player.clone() for player in self.players],
            agenda=self.agenda.clone(),
            round=self.round,
            turns=self.turns,
            active=self.active,
            first_player=self.first_player,
            columns=self.columns[:],
            meeples=self.meeples[:],
            spares=self.spares[:],
            tops=self.tops[:],
            stacks=self.stacks[:],
            discards=self.discards[:],
            marker=self.marker,
            wheel=self.wheel[:],
            turned=self.turned,
            projects=self.projects[:],
            deck=self.deck[:],
            project_discards=self.project_discards[:],
            universals=self.universals[:],
            values=self.values[:],
            peaks=self.peaks[:],
            contracts=self.contracts[:],
            reserved=self.reserved[:],
            contracts_left=self.contracts_left,
            where=self.where[:],
            tiles=self.tiles,
            universal_bot=self.universal_bot,
            main=self.main,
            left=self.left,
            worth=self.worth,
            paid=self.paid,
            discounted=self.discounted,
            executive_done=self.executive_done,
            turn_over=self.turn_over,
            task=self.task,
            vilela_board=self.vilela_board,
            vilela_colour=self.vilela_colour,
            vilela_actions=self.vilela_actions[:],
            vilela_bots=self.vilela_bots[:],
            inspections=self.inspections[:],
        )

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now. BOT-12"""
        return scoring.totals(self)

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now; solo: 2 is a failed task. BOT-12.11, 14.20"""
        return scoring.places(self)
