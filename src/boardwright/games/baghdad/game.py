"""The game that is played: what lies on the table, bound to the chapters that answer for it."""

from __future__ import annotations

from boardwright.games.baghdad import bonus_actions, gains, inventory, observe, scoring
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action, Reason
from boardwright.kernel.prices import Price


class BaghdadGame(Baghdad):
    """The table that answers whatever is asked of any game; no chapter imports this module."""

    def clone(self) -> BaghdadGame:
        """Return an independent copy; the edition is shared."""
        return BaghdadGame(
            edition=self.edition,
            switches=self.switches,
            public_works=self.public_works,
            contracts=self.contracts,
            objectives=self.objectives,
            difficulty=self.difficulty,
            players=[player.clone() for player in self.players],
            agenda=self.agenda.clone(),
            turns=self.turns,
            active=self.active,
            start_player=self.start_player,
            tokens=self.tokens[:],
            tops=self.tops[:],
            bottoms=self.bottoms[:],
            building_pool=self.building_pool,
            city=self.city[:],
            public_sites=self.public_sites,
            public_slots=self.public_slots[:],
            bag=self.bag[:],
            second_set=self.second_set,
            display=self.display[:],
            decks=self.decks[:],
            box=self.box,
            library=self.library[:],
            pieces=self.pieces[:],
            covered=self.covered[:],
            ports=self.ports[:],
            contract_tops=self.contract_tops[:],
            contract_stacks=self.contract_stacks[:],
            contract_pool=self.contract_pool,
            shown=self.shown[:],
            objective_pool=self.objective_pool,
            marks=self.marks[:],
            bot_active=self.bot_active,
            bot_top=self.bot_top,
            bot_pool=self.bot_pool,
            bot_done=self.bot_done,
        )

    def gain(self, player: int, effects: list[int]) -> None:
        """Give the effects in their order; what comes after one that asks waits for it."""
        gains.gain(self, player, effects)

    def free_candidates(self, player: int) -> list[Action]:
        """Return the bonus actions. BAG-14.1"""
        return bonus_actions.BONUS_ACTIONS

    def why_not_free(self, player: int, action: Action) -> Reason:
        """Return what forbids a bonus action now. BAG-14.2-14.5"""
        return bonus_actions.why_not_bonus(self, player, action)

    def price_of_free(self, player: int, action: Action) -> Price:
        """Return what a bonus action costs. BAG-14.2, 14.4"""
        return bonus_actions.price_of_bonus(self, player, action)

    def facts_of_free(self, player: int, action: Action) -> dict[str, int]:
        """Return what a refusal of a bonus action may name."""
        return {"cost": self.price_of_free(player, action), "coins": self.players[player].coins}

    def free_actions(self, player: int) -> list[Action]:
        """Return the bonus actions a player could take now."""
        return bonus_actions.open_bonus_actions(self, player)

    def take_free_action(self, player: int, action: Action) -> None:
        """Carry out a bonus action. BAG-14.2-14.4"""
        bonus_actions.take_bonus_action(self, player, action)

    def seen_by(self, seat: int) -> Baghdad:
        """Return what a seat may see. BAG part iv"""
        return observe.seen_by(self, seat)

    def resample(self, seat: int, rng: Rng) -> Baghdad:
        """Return a full game consistent with what a seat knows."""
        return observe.resample(self, seat, rng)

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now. BAG-16"""
        return scoring.totals(self)[: self.seats]

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now; solo: 2 is a defeat. BAG-16.13, 23.7"""
        return scoring.places(self)

    def check(self) -> None:
        """Raise AssertionError if pieces were lost or made."""
        inventory.check(self)
