"""The five Districts: kinds, colours of their Barges, names, and the Action tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.field import each, index, only, text, wholes
from boardwright.games.tabannusi.components import DISTRICTS
from boardwright.games.tabannusi.editions.box import Components
from boardwright.games.tabannusi.editions.effects import COLOURS, OF_TILE, bonuses

DISTRICT_IDS: Final = ["1", "2", "3", "4", "5"]
KINDS: Final = ["common", "common", "common", "port", "ziggurat"]


class District(Row):
    """A District and the colour of its printed Barge. TAB-3.1"""

    kind: str = only(lambda row: KINDS[row.place])
    barges: int = index(COLOURS, "barge")


class Districts(Rows[District], path="district", order=DISTRICT_IDS):
    """The Districts."""

    @check
    def barges_differ(self) -> None:
        barges = self.column("barges")
        for district in self:
            if district.barges in barges[: district.place]:
                district.table.report(
                    "barge",
                    "{key} is {colour}, the colour of another Barge; give each District its own.",
                    colour=shown(COLOURS[district.barges]),
                )


class BargeTiles(Section, path="barge_tiles"):
    """The tiles that show which Barge is where."""

    colours: list[str] = only(COLOURS, "colors")


class PropertyCostTiles(Section, path="property_cost_tiles"):
    """The tiles that show what a District's property costs."""

    colours: list[str] = only(COLOURS, "colors")
    faces: list[str] = only(["construct", "house"], "sides")


class DistrictNames(Section, path="district_names"):
    """What the Districts are called."""

    names: list[str] = each(DISTRICT_IDS, text())


class DistrictRing(Section, path="district_ring"):
    """In which order the Architects go round. TAB-3.1"""

    ring: list[int] = only([1, 2, 3, 4, 5], "counterclockwise")


class ActionTileSlots(Section, path="action_tile_slots"):
    """The Districts in which Action tiles lie. TAB-10.1"""

    districts: list[int] = wholes(Components.action_tiles, 1, DISTRICTS)

    def work_out(self) -> None:
        self.slots = [district - 1 for district in self.districts]  # slot -> District


class ActionTile(Row):
    """An Action tile. TAB-10"""

    tile_effects: list[int] = bonuses(OF_TILE, "effects")


class ActionTiles(Rows[ActionTile], path="action_tile", count="components.action_tiles"):
    """The Action tiles."""
