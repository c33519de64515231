"""Numbers of the game: set-up, limits, the end, scoring."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import only, whole
from boardwright.games.bot_factory.editions.box import MOST, Components
from boardwright.games.bot_factory.editions.finance import ContractGrid, Contracts
from boardwright.games.bot_factory.editions.projects import ProjectBoard
from boardwright.sentence import Sentence

TIE_BREAK: Final = ["most_bots", "odd_tokens", "shared"]


class Setup(Section, path="setup"):
    """What is laid out and given out. BOT-1"""

    contracts_on_board: int = whole(1, MOST)
    projects_on_board: int = whole(1, MOST)
    start_projects: int = whole(0, 5, "start_projects_per_player")
    start_parts: int = whole(0, 5, "start_parts_per_player")
    start_tokens: int = whole(0, MOST)
    last_player_tokens: int = whole(0, MOST, "last_player_extra_tokens")
    solo_tokens: int = whole(0, MOST, "solo_start_tokens")

    @check
    def solo_agrees(self) -> None:
        self.compare("solo_start_tokens", Sentence("setup.start_tokens"), self.start_tokens)

    @check
    def contracts_fill_the_grid(self) -> None:
        there = Sentence("the number of spaces of contract_grid")
        self.compare("contracts_on_board", there, len(self.read[ContractGrid].names))

    @check
    def projects_fill_the_board(self) -> None:
        there = Sentence("the number of spaces of project_board")
        self.compare("projects_on_board", there, len(self.read[ProjectBoard].spaces))


class Limits(Section, path="limits"):
    """What a player may keep. BOT-4.6"""

    hand_parts: int = whole(1, MOST)
    hand_projects: int = whole(1, MOST)
    tokens: int = whole(1, MOST)

    @check
    def tokens_agree(self) -> None:
        there = Sentence("components.speech_tokens_per_player")
        self.compare("tokens", there, self.read[Components].tokens_each)


class Costs(Section, path="costs"):
    """What the rules charge."""

    sandra_cost: int = whole(0, MOST, "sandra_tokens")
    swap_cost: int = whole(0, MOST, "swap_tokens")
    trade_parts: int = whole(1, MOST)
    step_worth: int = whole(1, MOST, "step_tokens")
    bottom_left_cost: int = whole(0, MOST, "bottom_left_tokens")
    bottom_right_gain: int = whole(0, MOST, "bottom_right_tokens")


class End(Section, path="end"):
    """What ends the game. BOT-12.1"""

    end_bots: int = whole(1, MOST, "player_bots")
    meeples_left: int = only(0, "color_meeples_left")

    @check
    def contracts_can_be_fulfilled(self) -> None:
        for contract in self.read[Contracts]:
            bots = contract.contract_colours.bit_count()
            if bots > self.end_bots:
                contract.table.report(
                    "bots",
                    "{key} asks for {bots} bots, but {end} end the game; name fewer.",
                    bots=bots,
                    end=self.end_bots,
                )


class Scoring(Section, path="scoring"):
    """What is scored at the end. BOT-12"""

    tokens_a_point: int = whole(1, MOST, "tokens_per_point")
    part_penalty: int = whole(0, MOST)
    project_penalty: int = whole(0, MOST, "incomplete_project_penalty")
    failed_contract: str = only("minus_token_space_points_only")
    tie_break: list[str] = only(TIE_BREAK)
