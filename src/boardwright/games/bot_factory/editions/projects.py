"""The Project board: its spaces, the project tiles, the universal parts."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import only, whole
from boardwright.games.bot_factory.editions.box import MOST, TYPE_IDS, Components
from boardwright.sentence import Sentence

SIDES: Final = "LR"
"""The columns, from the left."""

MOST_ROWS: Final = 9


class ProjectBoard(Section, path="project_board"):
    """The spaces, numbered up the left column, then up the right one. BOT-8"""

    project_columns: int = only(len(SIDES), "columns")
    project_rows: int = whole(1, MOST_ROWS, "rows")
    bottom_left: str = only("may_spend_1_token_place_part", "bottom_left_bonus")
    bottom_right: str = only("gain_1_token", "bottom_right_bonus")

    def work_out(self) -> None:
        self.spaces = [f"{side}{row}" for side in SIDES for row in range(self.project_rows)]  # their names


class ProjectTile(Section, path="project_tile"):
    """The tiles of projects."""

    copies_each: int = whole(1, MOST, "copies_per_color")
    bots_per_tile: int = only(1)

    @check
    def copies_agree(self) -> None:
        there = Sentence("components.project_tiles_per_color")
        self.compare("copies_per_color", there, self.read[Components].project_copies)


class UniversalParts(Section, path="universal_parts"):
    """Parts of every colour. BOT-8.5"""

    display: list[str] = only(TYPE_IDS)
    each: int = whole(1, MOST)
    trade_projects: int = whole(1, MOST, "executive_cost_projects")

    @check
    def number_agrees(self) -> None:
        there = Sentence("components.universal_parts_per_type")
        self.compare("each", there, self.read[Components].universals)
