"""The course of the game: rounds and tracks, final scoring."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, falling, only, whole, wholes

TIE_BREAK: Final = ["citizens", "coins", "city_tiles", "shared"]

MOST_ROUNDS: Final = 9
MOST_GOLD: Final = 30
MOST_POINTS: Final = 50
LONGEST_TRACK: Final = 200


class Tracks(Section, path="tracks"):
    """Rounds, gold and the victory track. ATT-1.4"""

    rounds: int = whole(1, MOST_ROUNDS)
    gold: int = whole(1, MOST_GOLD, "gold_per_round")
    track_end: int = whole(1, LONGEST_TRACK, "victory_track_end")
    opening_draw: int = only(2, "start_draw")


class Scoring(Section, path="final_scoring"):
    """What is scored at the end. ATT-10"""

    majority: list[int] = wholes(3, 0, MOST_POINTS, "majority_points", order=falling)
    gate_points_final: int = whole(0, MOST_POINTS, "gate_points")
    gate_points_opposite: int = whole(0, MOST_POINTS)
    building_points: str = only("numeral_of_each_completed_building")


class TieBreak(Section, path="tie_break"):
    """Who wins when points are equal. ATT-10.9"""

    order: list[str] = only(TIE_BREAK)


SECTIONS: Final = (Scoring, TieBreak)
