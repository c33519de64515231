"""Building tiles, and the library's rewards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check
from boardwright.editions.field import each, index, only, text, whole
from boardwright.games.baghdad.components import LEVELS, NO_BUILDING, SKILL_TILE, argument_of, kind_of
from boardwright.games.baghdad.editions.box import SEATS
from boardwright.games.baghdad.editions.phrases import MOST, THING_IDS, one_place, places

DEAREST: Final = 20
SPACES: Final = SEATS
ROW_IDS: Final = ["book-2", "book-3", "book-4", "book-5"]
SKILL_ROW: Final = 1
COUNTED: Final = THING_IDS[: THING_IDS.index("artefact-types")]


class Building(Row):
    """A building tile: an effect or, on the highest level, what it counts at the end. BAG-9; BAG-17"""

    name: str = text()
    printed_level: int = whole(1, LEVELS, "level")
    effects: list[int] = one_place("effect", when=lambda row: row.printed_level < LEVELS)
    thing: int = index(COUNTED, "counts", default=-1, when=lambda row: row.printed_level == LEVELS)
    points_each: int = whole(1, MOST, default=0, when=lambda row: row.printed_level == LEVELS)

    def work_out(self) -> None:
        self.level = self.printed_level - 1  # level, from 0


class Buildings(Rows[Building], path="building", most=NO_BUILDING, count="components.building_tiles"):
    """The building tiles."""

    @check
    def levels_suffice(self) -> None:
        """Refuse a level that could run out before everybody has built it. BAG-9.7"""
        for level in range(LEVELS):
            here = [building for building in self if building.level == level]
            if len(here) < SEATS:
                (here or [*self])[-1].table.report(
                    "level",
                    "level {level} has {count} buildings, but as many as {seats} players build one; give it"
                    " {seats} or more.",
                    level=level + 1,
                    count=len(here),
                    seats=SEATS,
                )


class BuildingCoins(Section, path="building_coins"):
    """What the buildings cost."""

    cost: list[int] = each(
        lambda table: [id for id in table.read.whatever(Buildings).ids if id], whole(0, DEAREST)
    )


class BuildingArea(Section, path="building_area"):
    """The area in which they are laid out. BAG-9.2"""

    levels: int = only(LEVELS)
    visible: int = only(2, "visible_of_a_level")


class LibraryRow(Row):
    """The rewards of one more book; skill tiles lie in the row of the third book only. BAG-15"""

    library: list[list[int]] = places(SPACES, "rewards")

    @check
    def skill_tiles_lie_in_their_row(self) -> None:
        skills = {
            argument_of(effect) for place in self.library for effect in place if kind_of(effect) == SKILL_TILE
        }
        if self.place == SKILL_ROW and len(skills) != SPACES:
            self.table.report("rewards", "{key} must name a different skill tile at each place; correct it.")
        elif self.place != SKILL_ROW and skills:
            self.table.report(
                "rewards", "{key} names a skill tile; these lie in the row of the third book only."
            )


class Library(Rows[LibraryRow], path="library_row", order=ROW_IDS):
    """The library."""
