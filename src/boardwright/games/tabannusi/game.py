"""The game that is played: what lies on the table, bound to the chapters that answer for it."""

from __future__ import annotations

from boardwright.games.tabannusi.bonuses import gain, gain_all
from boardwright.games.tabannusi.conservation import check
from boardwright.games.tabannusi.free_actions import (
    free_candidates,
    price_of_free,
    take_free_action,
    why_not_free,
)
from boardwright.games.tabannusi.observe import resample, seen_by
from boardwright.games.tabannusi.refusals import facts
from boardwright.games.tabannusi.scoring import places
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import Action, Reason
from boardwright.kernel.prices import Price


class TabannusiGame(Tabannusi):
    """The table that answers whatever is asked of any game; no chapter imports this module."""

    def clone(self) -> TabannusiGame:
        """Return an independent copy; the edition is shared."""
        return TabannusiGame(
            edition=self.edition,
            switches=self.switches,
            board=self.board,
            solo=self.solo,
            players=[player.clone() for player in self.players],
            agenda=self.agenda.clone(),
            turns=self.turns,
            active=self.active,
            first_player=self.first_player,
            local=self.local[:],
            barge=self.barge[:],
            supply=self.supply[:],
            time_gold=self.time_gold,
            ended=self.ended,
            over=self.over,
            pending=self.pending,
            actions_over=self.actions_over,
            scorings=self.scorings,
            projects=self.projects[:],
            project_markers=self.project_markers[:],
            built=self.built[:],
            sites=self.sites[:],
            deeds=self.deeds[:],
            water=self.water[:],
            gardens=self.gardens[:],
            garden_markers=self.garden_markers[:],
            special=self.special[:],
            project_stock=self.project_stock[:],
            piece_stock=self.piece_stock[:],
            water_stock=self.water_stock,
            garden_stock=self.garden_stock,
            ships=self.ships[:],
            harbormasters=self.harbormasters[:],
            spare_harbormasters=self.spare_harbormasters,
            port_crates=self.port_crates[:],
            action_tiles=self.action_tiles[:],
            ziggurat_tiles=self.ziggurat_tiles[:],
            decrees=self.decrees,
            urban_deck=self.urban_deck,
            bottom=self.bottom[:],
            bottom_known=self.bottom_known[:],
            king=self.king,
            left=self.left,
            right=self.right,
            automa_deck=self.automa_deck,
            automa_bag=self.automa_bag[:],
            automa_shown=self.automa_shown[:],
            automa_markers=self.automa_markers[:],
        )

    def gain(self, player: int, bonus: int) -> None:
        """Carry out one icon, or begin its question. TAB-15, 24"""
        gain(self, player, bonus)

    def gain_all(self, player: int, bonuses: list[int]) -> None:
        """Gain several bonuses from left to right."""
        gain_all(self, player, bonuses)

    def free_candidates(self, player: int) -> list[Action]:
        """Return the free actions there are at all. TAB-11"""
        return free_candidates(self, player)

    def why_not_free(self, player: int, action: Action) -> Reason:
        """Say whether a free action is possible now. TAB-11"""
        return why_not_free(self, player, action)

    def price_of_free(self, player: int, action: Action) -> Price:
        """Return what a free action costs. TAB-11"""
        return price_of_free(action)

    def facts(self, action: Action) -> dict[str, int]:
        """Return what the refusal of a candidate may name; what it means is the same in every question."""
        return facts(self, action)

    def take_free_action(self, player: int, action: Action) -> None:
        """Carry out a free action; the open question is asked again afterwards. TAB-11"""
        take_free_action(self, player, action)

    def seen_by(self, seat: int) -> Tabannusi:
        """Return what a seat may see. TAB part iv"""
        return seen_by(self, seat)

    def resample(self, seat: int, rng: Rng) -> Tabannusi:
        """Return a full game consistent with what a seat knows."""
        return resample(self, seat, rng)

    def places(self) -> list[int]:
        """Return each seat's place by points, then Gold; solo: 2 behind the Bot. TAB-14.7, 28.1"""
        return places(self)

    def check(self) -> None:
        """Raise AssertionError if pieces were lost or made; for tests."""
        check(self)
