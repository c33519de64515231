"""Building materials and their display."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, falling
from boardwright.editions.field import each, only, text, whole, wholes
from boardwright.games.attandarra.editions.box import MANY, Tracks
from boardwright.sentence import Sentence

IDS: Final = ["clay", "wood", "stone", "glass"]
"""In the order of quality, as the rules number them."""

LEVELS: Final = 6
MOST_POINTS: Final = 20


class Material(Row):
    """A building material. ATT-1.2"""

    rank: int = only(lambda row: row.place)
    name: str = text()
    colour: str = text("color")
    cubes: int = whole(1, MANY)
    points: int = whole(0, MOST_POINTS)
    draw_cost: int = whole(0, lambda row: row.read[Tracks].gold // 2)


class Materials(Rows[Material], path="material", order=IDS):
    """The materials from low to high quality."""

    @check
    def cubes_agree(self) -> None:
        self.read.compare(
            "components.cubes", Sentence("the sum over all materials"), sum(self.column("cubes"))
        )


class Display(Section, path="display"):
    """The display of materials. ATT-4"""

    material_ids: list[str] = only(IDS, "columns")
    levels: int = only(LEVELS)
    fill_to: int = whole(1, LEVELS * len(IDS))


class DisplayPrices(Section, path="display_prices"):
    """Material after material, each from the lowest level up: a fuller display is never dearer. ATT-4.2"""

    prices: list[int] = each(IDS, wholes(LEVELS, 1, Tracks.gold, order=falling))


class PriceExamples(Section, path="display_price_examples"):
    """A price that stands somewhere in each column."""

    examples: list[int] = each(IDS, whole(1, Tracks.gold))
