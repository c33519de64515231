"""Numbers of the game: set-up, limits, the end, scoring."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, in_order
from boardwright.games.bot_factory.editions.box import MOST, Box
from boardwright.games.bot_factory.editions.finance import Finance
from boardwright.games.bot_factory.editions.projects import Projects

TIE_BREAK: Final = ["most_bots", "odd_tokens", "shared"]


class Course:
    """The tables `setup`, `limits`, `costs`, `end`, `scoring`."""

    def __init__(self, document: Document, box: Box, projects: Projects, finance: Finance) -> None:
        root = document.root
        self._read_setup(root.table("setup"), projects, finance)
        self._read_limits(root.table("limits"), box)
        self._read_costs(root.table("costs"))
        self.end = root.table("end")
        self.end_bots = self.end.integer("player_bots", 1, MOST)
        self.end.integer("color_meeples_left", 0, 0)
        self._read_scoring(root.table("scoring"))
        for contract, table in enumerate(finance.contracts):
            bots = finance.colours[contract].bit_count()
            if sound(self.end, table) and bots > self.end_bots:
                table.report(
                    "bots",
                    "{key} asks for {bots} bots, but {end} end the game; name fewer.",
                    bots=bots,
                    end=self.end_bots,
                )

    def _read_setup(self, table: Table, projects: Projects, finance: Finance) -> None:
        contracts = table.integer("contracts_on_board", 1, MOST)
        spaces = table.integer("projects_on_board", 1, MOST)
        self.start_projects = table.integer("start_projects_per_player", 0, 5)
        self.start_parts = table.integer("start_parts_per_player", 0, 5)
        self.start_tokens = table.integer("start_tokens", 0, MOST)
        self.last_player_tokens = table.integer("last_player_extra_tokens", 0, MOST)
        solo = table.integer("solo_start_tokens", 0, MOST)
        if sound(table, finance.grid):
            there = Phrase("the number of spaces of contract_grid")
            compare(table, "contracts_on_board", contracts, there, len(finance.positions))
        if sound(table, projects.board):
            there = Phrase("the number of spaces of project_board")
            compare(table, "projects_on_board", spaces, there, len(projects.spaces))
        compare(table, "solo_start_tokens", solo, Phrase("setup.start_tokens"), self.start_tokens)

    def _read_limits(self, table: Table, box: Box) -> None:
        self.hand_parts = table.integer("hand_parts", 1, MOST)
        self.hand_projects = table.integer("hand_projects", 1, MOST)
        self.tokens = table.integer("tokens", 1, MOST)
        if sound(table, box.components):
            there = Phrase("components.speech_tokens_per_player")
            compare(table, "tokens", self.tokens, there, box.tokens)

    def _read_costs(self, table: Table) -> None:
        self.sandra_cost = table.integer("sandra_tokens", 0, MOST)
        self.swap_cost = table.integer("swap_tokens", 0, MOST)
        self.trade_parts = table.integer("trade_parts", 1, MOST)
        self.step_worth = table.integer("step_tokens", 1, MOST)
        self.bottom_left_cost = table.integer("bottom_left_tokens", 0, MOST)
        self.bottom_right_gain = table.integer("bottom_right_tokens", 0, MOST)

    def _read_scoring(self, table: Table) -> None:
        self.tokens_a_point = table.integer("tokens_per_point", 1, MOST)
        self.part_penalty = table.integer("part_penalty", 0, MOST)
        self.project_penalty = table.integer("incomplete_project_penalty", 0, MOST)
        table.choice("failed_contract", ["minus_token_space_points_only"])
        in_order(table, "tie_break", TIE_BREAK)
