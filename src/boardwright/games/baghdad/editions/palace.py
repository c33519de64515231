"""The palace: sections, pieces, spaces."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section
from boardwright.editions.field import only, whole, wholes
from boardwright.games.baghdad.components import BASE, SECTIONS
from boardwright.games.baghdad.editions.box import Goods
from boardwright.games.baghdad.editions.city import WHOLE
from boardwright.games.baghdad.editions.phrases import MOST, counts, places

SECTION_IDS: Final = ["north", "east", "south", "west"]
KIND_IDS: Final = ["foundation", "wall", "tower", "base", "dome"]
PIECE_IDS: Final = [
    *(f"{kind}-{section}" for section in SECTION_IDS for kind in KIND_IDS[:BASE]),
    *KIND_IDS[BASE:],
]
SPACES: Final = 4
HIGHEST: Final = 99


class PalaceSections(Section, path="palace_sections"):
    """The sections clockwise from north. BAG-10.1"""

    sections: list[str] = only(SECTION_IDS, "ids")
    section_angle: list[int] = wholes(SECTIONS, 0, WHOLE - 1, "degrees")


class PalaceSpaces(Section, path="palace_spaces"):
    """The spaces for architects. BAG-10.5"""

    rewards: list[list[int]] = places(SPACES)


class PalaceRules(Section, path="palace_rules"):
    """Numbers of the palace. BAG-10"""

    spaces_of_a_kind: int = only(SPACES)
    neutral_architects: int = only(3)
    dome_on_base: int = only(2, "dome_on_base_up_to_players")


class PalacePoints(Section, path="palace_points"):
    """What the topmost pieces are worth. BAG-10.8"""

    base: int = whole(0, HIGHEST)
    dome: int = whole(0, HIGHEST)


class PalacePiece(Row):
    """A piece of the palace; those from the base up lie on all sections. BAG-10.2"""

    kind_id: str = only(lambda row: PIECE_IDS[row.place].partition("-")[0], "kind")
    section_id: str = only(
        lambda row: PIECE_IDS[row.place].partition("-")[2], "section", when=lambda row: row.is_sided()
    )
    multiplier: int = whole(1, MOST, default=0, when=lambda row: row.is_sided())
    cost: list[int] = counts(lambda row: row.read[Goods].ids)

    def is_sided(self) -> bool:
        """Tell whether the piece belongs to a section."""
        return "-" in PIECE_IDS[self.place]

    def work_out(self) -> None:
        self.kind = KIND_IDS.index(self.kind_id)  # which kind of piece
        # section, or SECTIONS
        self.section = SECTION_IDS.index(self.section_id) if self.is_sided() else SECTIONS

    @property
    def points(self) -> int:
        """What it is worth at the end."""
        points = self.read[PalacePoints]
        return {"base": points.base, "dome": points.dome}.get(self.kind_id, 0)


class PalacePieces(Rows[PalacePiece], path="palace_piece", order=PIECE_IDS, count="components.palace_pieces"):
    """The pieces."""
