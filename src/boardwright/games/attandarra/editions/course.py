"""The course of the game: rounds and tracks, final scoring."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Section, falling, only, whole, wholes
from boardwright.games.attandarra.components import Switches
from boardwright.games.attandarra.editions.boards import MarkerVisibility

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


def read_switches(document: Document, visibility: MarkerVisibility) -> Switches:
    """Read the table `rulings`: how this edition takes what the rules leave open."""
    table = document.root.table("rulings")
    ranked = table.choice("majority_needs_marker_of", ["both_categories", "same_category"])
    ties = table.choice("majority_ties", ["standard_competition", "skip_one_level"])
    scope = table.choice("history_scope", ["all_unprotected_streets", "streets_with_emblem"])
    per_tile = table.choice("markers_per_tile", ["unlimited", "one"])
    return Switches(
        display_overflow_redrawn=table.boolean("display_overflow_redrawn"),
        double_glass_once=not table.boolean("double_glass_repeat"),
        unplaceable_cube_is_paid=not table.boolean("unplaceable_cube_returns_free"),
        majority_in_same_category=ranked == "same_category",
        majority_skips_one_level=ties == "skip_one_level",
        only_emblem_streets_struck=scope == "streets_with_emblem",
        emblems_leave=not table.boolean("emblems_stay"),
        event_before_seal=not table.boolean("seal_before_event"),
        gates_in_building_sum=table.boolean("gates_in_building_sum"),
        one_marker_per_tile=per_tile == "one",
        fire_target_takes_many=not table.boolean("fire_target_takes_one_marker"),
        emblem_protects_owner_only=not table.boolean("emblem_protects_all_cities"),
        both_markers_count=visibility.both_markers_count,
    )
