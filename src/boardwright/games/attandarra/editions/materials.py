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
        self.draw_cost = [table.integer("draw_cost", 0, gold // 2) for table in self.tables]
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
                table.report(
                    "id",
                    "{table} is one material too many; the game has {ids}, remove it.",
                    table=table.name,
                    ids=", ".join(IDS),
                )
            elif table.id and table.id != IDS[index]:
                table.report(
                    "id",
                    "material no. {n} is {id}; give {wanted}, for the order is {ids}.",
                    n=index + 1,
                    id=shown(table.id),
                    wanted=shown(IDS[index]),
                    ids=", ".join(IDS),
                )
                return  # the others are out of order because of this one
        if self.tables and len(self.tables) < len(IDS):
            missing = ", ".join(IDS[len(self.tables) :])
            self.tables[-1].report(
                "",
                "there are {count} materials; add {missing} after this one.",
                count=len(self.tables),
                missing=missing,
            )

    def _read_display(self, table: Table) -> None:
        columns = table.texts("columns", len(IDS), allowed=IDS)
        self.levels = table.integer("levels", LEVELS, LEVELS)
        self.fill_to = table.integer("fill_to", 1, LEVELS * len(IDS))
        if table.sound and columns != IDS:
            table.report(
                "columns",
                "display.columns is {columns}; give {wanted}, the order of the materials.",
                columns=shown(columns),
                wanted=shown(IDS),
            )

    def _read_prices(self, table: Table, gold: int) -> None:
        self.prices: list[int] = []  # material after material, each from the lowest level
        for material in IDS:
            prices = table.integers(material, None, 1, gold)
            self._check_prices(table, material, prices)
            self.prices += prices

    def _check_prices(self, table: Table, material: str, prices: list[int]) -> None:
        if prices and len(prices) != self.levels:
            table.report(
                material,
                "{key} has {count} prices, but the display has {levels} levels; give {levels} numbers.",
                key=table.key(material),
                count=len(prices),
                levels=self.levels,
            )
            return
        for level in range(1, len(prices)):
            if prices[level] > prices[level - 1]:
                table.report(
                    material,
                    "{key} rises from {lower} to {upper} at level {level}, but a fuller display"
                    " is never dearer; give the prices from the lowest level up.",
                    level=level + 1,
                    key=table.key(material),
                    lower=prices[level - 1],
                    upper=prices[level],
                    entry=level,
                )
                return
