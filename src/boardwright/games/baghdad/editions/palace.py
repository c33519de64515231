"""The palace: sections, pieces, spaces."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, index, only, whole, wholes
from boardwright.games.baghdad.components import BASE, DOME, SECTIONS
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


def is_sided(piece: PalacePiece) -> bool:
    """Tell whether a piece belongs to a section."""
    return "-" in PIECE_IDS[piece.place]


class PalacePiece(Row):
    """A piece of the palace; those from the base up lie on all sections. BAG-10.2"""

    kind: int = index(lambda row: row.said_by_id(KIND_IDS))
    section: int = index(lambda row: row.said_by_id(SECTION_IDS), default=SECTIONS, when=is_sided)
    multiplier: int = whole(1, MOST, default=0, when=is_sided)
    cost: list[int] = counts(lambda row: row.read[Goods].ids)

    def said_by_id(self, words: list[str]) -> dict[str, int]:
        """Return the word that stands in the id, with its number."""
        return {word: words.index(word) for word in PIECE_IDS[self.place].split("-") if word in words}

    @property
    def points(self) -> int:
        """What it is worth at the end."""
        points = self.read[PalacePoints]
        return {BASE: points.base, DOME: points.dome}.get(self.kind, 0)


class PalacePieces(Rows[PalacePiece], path="palace_piece", order=PIECE_IDS, count="components.palace_pieces"):
    """The pieces."""


ALL_SECTIONS: Final = (PalaceSections, PalaceSpaces, PalaceRules, PalacePoints, PalacePieces)
