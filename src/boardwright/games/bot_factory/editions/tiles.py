"""The production tiles of the two variants."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, sound
from boardwright.editions.agreement import compare, in_array_order, in_order
from boardwright.games.bot_factory.editions.box import MOST, Box

TILE_IDS: Final = ["PT1", "PT2", "PT3", "PT4", "PT5", "PT6", "PT7"]
EFFECTS: Final = [
    "sandra_waiver",
    "squeeze_onto_full_board",
    "finance_discount",
    "cheap_universal",
    "buy_benefit",
    "raise_value",
    "universal_or_universal_bot",
]
BENEFITS: Final = ["take_top_part", "take_project", "place_part"]
NUMBERS: Final = {  # effect -> its numbers: key, least, most
    "sandra_waiver": [("gain_tokens", 0, MOST)],
    "finance_discount": [("discount_tokens", 1, MOST), ("minimum_tokens", 0, MOST)],
    "cheap_universal": [("projects", 1, MOST)],
    "buy_benefit": [("cost_tokens", 0, MOST)],
    "raise_value": [("steps", 1, 1)],
    "universal_or_universal_bot": [("different_universals_needed", 2, 2)],
}


class ProductionTiles:
    """The tables `production_tile`, in the order in which the rules number them."""

    def __init__(self, document: Document, box: Box) -> None:
        self.numbers: dict[str, int] = {}
        tables = document.root.tables("production_tile")
        in_array_order(tables, TILE_IDS)
        for table in tables:
            wanted = EFFECTS[TILE_IDS.index(table.id)] if table.id in TILE_IDS else ""
            if not wanted:
                table.has("effect")  # what it should be depends on the id
                continue
            table.choice("effect", [wanted])
            for key, low, high in NUMBERS.get(wanted, []):
                self.numbers[key] = table.integer(key, low, high)
            if wanted == "buy_benefit":
                in_order(table, "options", BENEFITS)
        if tables and sound(box.components, *tables):
            counted = Phrase("the number of [[production_tile]] tables")
            compare(box.components, "production_tiles", box.tiles, counted, len(tables))
