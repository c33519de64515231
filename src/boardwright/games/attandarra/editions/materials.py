"""Building materials and their display."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.games.attandarra.editions.box import MANY, Box

IDS: Final = ["clay", "wood", "stone", "glass"]
"""In the order of quality, as the rules number them."""

LEVELS: Final = 6
MOST_POINTS: Final = 20


class Materials:
    """The tables `material`, `display`, `display_prices`, `display_price_examples`."""

    def __init__(self, document: Document, box: Box, gold: int) -> None:
        root = document.root
        self.tables = root.tables("material")
        self._check_order()
        self.names = [table.text("name") for table in self.tables]
        self.colours = [table.text("color") for table in self.tables]
        self.cubes = [table.integer("cubes", 1, MANY) for table in self.tables]
        self.points = [table.integer("points", 0, MOST_POINTS) for table in self.tables]
        self.draw_cost = [table.integer("draw_cost", 0, gold) for table in self.tables]
        if self.tables and sound(*self.tables):
            box.compare("cubes", box.cubes, Phrase("the sum over all materials"), sum(self.cubes))
        self._read_display(root.table("display"))
        self._read_prices(root.table("display_prices"), gold)
        examples = root.table("display_price_examples")
        for material in IDS:
            examples.integer(material, 1, gold)

    def _check_order(self) -> None:
        for table in self.tables:
            rank = IDS.index(table.id) if table.id in IDS else None
            table.integer("rank", 0 if rank is None else rank, len(IDS) - 1 if rank is None else rank)
        for index, table in enumerate(self.tables):
            if index >= len(IDS):
                template = "{table} is one material too many; the game has {ids}, remove it."
                table.report("id", Phrase(template, table=table.name, ids=", ".join(IDS)))
            elif table.id and table.id != IDS[index]:
                template = "material no. {n} is {id}; give {wanted}, for the order is {ids}."
                fields = {"id": shown(table.id), "wanted": shown(IDS[index]), "ids": ", ".join(IDS)}
                table.report("id", Phrase(template, n=index + 1, **fields))
                return  # the others are out of order because of this one
        if self.tables and len(self.tables) < len(IDS):
            template = "there are {count} materials; add {missing} after this one."
            missing = ", ".join(IDS[len(self.tables) :])
            self.tables[-1].report("", Phrase(template, count=len(self.tables), missing=missing))

    def _read_display(self, table: Table) -> None:
        columns = table.texts("columns", len(IDS), allowed=IDS)
        self.levels = table.integer("levels", LEVELS, LEVELS)
        self.fill_to = table.integer("fill_to", 1, LEVELS * len(IDS))
        if table.sound and columns != IDS:
            template = "display.columns is {columns}; give {wanted}, the order of the materials."
            table.report("columns", Phrase(template, columns=shown(columns), wanted=shown(IDS)))

    def _read_prices(self, table: Table, gold: int) -> None:
        self.prices: list[int] = []  # material after material, each from the lowest level
        for material in IDS:
            prices = table.integers(material, None, 1, gold)
            self._check_prices(table, material, prices)
            self.prices += prices

    def _check_prices(self, table: Table, material: str, prices: list[int]) -> None:
        if prices and len(prices) != self.levels:
            template = "{key} has {count} prices, but the display has {levels} levels; give {levels} numbers."
            fields = {"key": table.key(material), "count": len(prices), "levels": self.levels}
            table.report(material, Phrase(template, **fields))
            return
        for level in range(1, len(prices)):
            if prices[level] > prices[level - 1]:
                template = (
                    "{key} rises from {lower} to {upper} at level {level}, but a fuller display"
                    " is never dearer; give the prices from the lowest level up."
                )
                fields = {"key": table.key(material), "lower": prices[level - 1], "upper": prices[level]}
                table.report(material, Phrase(template, level=level + 1, **fields), entry=level)
                return
