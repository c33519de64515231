"""The production tiles of the two variants."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows
from boardwright.editions.field import only, whole
from boardwright.games.bot_factory.editions.box import MOST

TILE_IDS: Final = ["PT1", "PT2", "PT3", "PT4", "PT5", "PT6", "PT7"]
EFFECTS: Final = [
    *("sandra_waiver", "squeeze_onto_full_board", "finance_discount", "cheap_universal", "buy_benefit"),
    *("raise_value", "universal_or_universal_bot"),
]
BENEFITS: Final = ["take_top_part", "take_project", "place_part"]


class ProductionTile(Row):
    """A production tile, and the numbers of those that have some. BOT-15"""

    effect: str = only(lambda row: EFFECTS[row.place])
    waiver_gain: int = whole(0, MOST, "gain_tokens", when=lambda row: row.id == "PT1")
    discount: int = whole(1, MOST, "discount_tokens", when=lambda row: row.id == "PT3")
    discount_minimum: int = whole(0, MOST, "minimum_tokens", when=lambda row: row.id == "PT3")
    cheap_projects: int = whole(1, MOST, "projects", when=lambda row: row.id == "PT4")
    benefit_cost: int = whole(0, MOST, "cost_tokens", when=lambda row: row.id == "PT5")
    options: list[str] = only(BENEFITS, when=lambda row: row.id == "PT5")
    raise_steps: int = whole(1, 1, "steps", when=lambda row: row.id == "PT6")
    universal_bot_parts: int = whole(2, 2, "different_universals_needed", when=lambda row: row.id == "PT7")


class ProductionTiles(
    Rows[ProductionTile], path="production_tile", order=TILE_IDS, count="components.production_tiles"
):
    """The tiles as the rules number them."""
