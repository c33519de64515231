"""The Ziggurat: sections, bonuses, tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, rising
from boardwright.editions.field import each, index, inside, only, wholes
from boardwright.games.tabannusi import components as game
from boardwright.games.tabannusi.components import CLAIM_SPACES, SECTION_SPACES, TRACKS
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, ON_ZIGGURAT, bonus
from boardwright.sentence import Sentence

KINDS: Final = {
    "houses_in_common_districts": game.PER_HOUSE_COMMON,
    "houses_in_ziggurat": game.PER_HOUSE_ZIGGURAT,
    "boundaries_passed": game.PER_BOUNDARY,
    "ships": game.PER_SHIP,
    "buildings_beside_garden": game.PER_BUILDING_WITH_GARDEN,
    "gardens": game.PER_GARDEN,
    "houses_in_port": game.PER_HOUSE_PORT,
    "flat": game.FLAT,
    "cards_completed": game.PER_CARD,
    "color_sets": game.PER_COLOUR_SET,
}
MOST_POINTS: Final = 50


class Ziggurat(Section, path="ziggurat"):
    """The sections of the Ziggurat. TAB-9.1"""

    sections: list[str] = only(BUILDING_COLOURS)
    spaces: int = only(SECTION_SPACES, "house_spaces_per_section")


class ClaimSpaces(Section, path="ziggurat_claim_spaces"):
    """The spaces for Claim markers. TAB-9.4"""

    per_tile: int = only(CLAIM_SPACES)
    tiles: int = only(TRACKS)


class ZigguratSection(Section):
    """The House spaces of a section."""

    on_space: list[int] = each(range(1, SECTION_SPACES + 1), bonus(ON_ZIGGURAT))


class ZigguratBonuses(Section, path="ziggurat_bonuses"):
    """What its House spaces give. TAB-9.2"""

    sections: list[ZigguratSection] = each(BUILDING_COLOURS, inside(ZigguratSection))

    def work_out(self) -> None:
        # house space -> bonus
        self.ziggurat_bonus = [bonus for section in self.sections for bonus in section.on_space]


class ZigguratTile(Row):
    """A Ziggurat tile: what it counts, and what each claim space is worth. TAB-17"""

    ziggurat_kind: int = index(KINDS, "counts")
    ziggurat_values: list[int] = wholes(CLAIM_SPACES, 0, MOST_POINTS, "values", order=rising)


class ZigguratTiles(Rows[ZigguratTile], path="ziggurat_tile", count="components.ziggurat_tiles"):
    """The Ziggurat tiles."""

    @check
    def they_suffice(self) -> None:
        if len(self) < TRACKS:
            self[-1].table.report(
                "",
                "there are {count} tiles, but the Ziggurat shows {wanted}; {remedy}",
                count=len(self),
                wanted=TRACKS,
                remedy=Sentence("add a [[ziggurat_tile]] after this one."),
            )
