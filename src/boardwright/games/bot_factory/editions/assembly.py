"""The Assembly board: columns, rewards, bonus icons."""

from __future__ import annotations

from boardwright.editions import Section, check
from boardwright.editions.field import indices, only, whole
from boardwright.games.bot_factory.components import COLOURS, TYPES, colour_of, type_of
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST, PART_IDS, Components
from boardwright.kernel.bits import BIT
from boardwright.sentence import Sentence


class AssemblyBoard(Section, path="assembly"):
    """The board and what is gained on it. BOT-6"""

    columns: int = only(COLOURS)
    spaces: int = only(TYPES, "spaces_per_column")
    spares: int = only(2, "spare_part_spaces")
    meeple_spaces: int = whole(1, MOST, "meeple_spaces_per_color")
    meeples_small: int = whole(1, MOST, "bots_per_color_1_2p")
    meeples_large: int = whole(1, MOST, "bots_per_color_3_4p")
    first_reward: int = whole(0, MOST, "reward_first_part_tokens")
    second_reward: int = whole(0, MOST, "reward_second_part_tokens")
    third_reward: str = only("bot_meeple", "reward_third_part")

    @check
    def meeples_suffice(self) -> None:
        meeples = self.read[Components].meeples
        there = Sentence("components.bot_meeples_per_color")
        self.compare("meeple_spaces_per_color", there, meeples)
        self.at_most("bots_per_color_1_2p", there, meeples)
        self.at_most("bots_per_color_3_4p", there, meeples)


class ColumnOrder(Section, path="assembly_column_order"):
    """The columns from the left."""

    column_colours: list[int] = indices(COLOUR_IDS, COLOURS, "order")


class AssemblyBonus(Section, path="assembly_bonus"):
    """Spaces whose icon lets one place another part. BOT-6.5"""

    icon_cost: int = whole(0, MOST, "cost_tokens")
    spaces: list[int] = indices(PART_IDS)

    @property
    def icons(self) -> list[int]:
        """Colour -> mask of types."""
        out = [0] * COLOURS
        for part in self.spaces:
            out[colour_of(part)] |= BIT[type_of(part)]
        return out
