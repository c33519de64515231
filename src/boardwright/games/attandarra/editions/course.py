"""The course of the game: final scoring."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, falling
from boardwright.editions.field import only, whole, wholes

TIE_BREAK: Final = ["citizens", "coins", "city_tiles", "shared"]

MOST_POINTS: Final = 50


class Scoring(Section, path="final_scoring"):
    """What is scored at the end. ATT-10"""

    majority: list[int] = wholes(3, 0, MOST_POINTS, "majority_points", order=falling)
    gate_points_final: int = whole(0, MOST_POINTS, "gate_points")
    gate_points_opposite: int = whole(0, MOST_POINTS)
    building_points: str = only("numeral_of_each_completed_building")


class TieBreak(Section, path="tie_break"):
    """Who wins when points are equal. ATT-10.9"""

    order: list[str] = only(TIE_BREAK)
