"""The solo bot: its cards and boards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, shown, sound
from boardwright.editions.agreement import in_array_order, no_more_than
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    BUILD_PALACE,
    BUILDINGS,
    EXTRA_ACTION,
    INNER,
    NO_BOT_CARD,
    NO_ICON,
    OUTER,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.editions.boards import HIGHEST
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.course import Course
from boardwright.games.baghdad.editions.phrases import MOST, ROW_IDS

DIFFICULTY_IDS: Final = ["beginner", "intermediate", "advanced", "expert"]
NUMBERS: Final = 4
SYMBOLS: Final = 4
SYMBOL_IDS: Final = {
    **{row: type for type, row in enumerate(ROW_IDS)},
    "buildings": BUILDINGS,
    "palace": ARCHITECTS,
}
RINGS: Final = {"outer": OUTER, "inner": INNER}
SKIES: Final = {"day": 0, "night": 1}
SIDES: Final = ["left", "right"]
HOUSE_PLACE: Final = TYPES * SPOTS
PLACE_IDS: Final = [f"{row}-{spot}" for row in [*ROW_IDS, "houses"] for spot in range(1, SPOTS + 1)]
"""Where an icon can wait on a board of the bot: spots of the rows, then houses."""


class Bot:
    """The tables `bot`, `bot_card`, `bot_board`."""

    def __init__(self, document: Document, box: Box, course: Course) -> None:
        root = document.root
        self._read_directions(root.table("bot"))
        self._read_cards(root.tables("bot_card"), box, course)
        self._read_boards(root.tables("bot_board"))

    def _read_directions(self, table: Table) -> None:
        """Read a list in which sides repeat, so that `texts` does not fit."""
        words = table.text("direction_by_number").split()
        if table.sound and (len(words) != NUMBERS or any(word not in SIDES for word in words)):
            table.report(
                "direction_by_number",
                "{key} is {given}; give left or right for each of the numbers 1 to {numbers}.",
                given=shown(" ".join(words)),
                numbers=NUMBERS,
            )
        self.direction = [SIDES.index(word) for word in words] if table.sound else [0] * NUMBERS

    def _read_cards(self, tables: list[Table], box: Box, course: Course) -> None:
        no_more_than(tables, NO_BOT_CARD)
        self.cards = [table.id for table in tables]
        self.front_boats: list[int] = []
        self.back_boats: list[int] = []
        self.symbols: list[int] = []
        self.number: list[int] = []
        self.ring: list[int] = []
        self.night: list[int] = []
        for table in tables:
            self.front_boats.append(table.integer("front_boats", 0, MOST))
            self.back_boats.append(table.integer("back_boats", 0, MOST))
            symbols = table.texts("symbols", SYMBOLS, allowed=list(SYMBOL_IDS))
            self.symbols += [SYMBOL_IDS[symbol] for symbol in symbols]
            self.number.append(table.integer("number", 1, NUMBERS) - 1)
            self.ring.append(RINGS[table.choice("ring", list(RINGS))])
            self.night.append(SKIES[table.choice("sky", list(SKIES))])
        if not tables:
            return
        box.counted("bot_cards", "the number of [[bot_card]] tables", len(tables), *tables)
        if sound(course.course, *tables) and len(tables) <= course.turns:
            tables[-1].report(
                "",
                "there are {count} bot cards, but the bot has {turns} turns and looks at one card more; add"
                " cards.",
                count=len(tables),
                turns=course.turns,
            )

    def _read_boards(self, tables: list[Table]) -> None:
        in_array_order(tables, DIFFICULTY_IDS)
        self.favour_points: list[int] = []
        self.tile_icons: list[int] = []
        self.house_icons: list[int] = []
        self.artefact_points: list[int] = []
        for table in tables:
            self.favour_points.append(table.integer("favour_points", 0, HIGHEST))
            self.artefact_points += table.integers("artefact_points", SPOTS, 0, HIGHEST)
            icons = [NO_ICON] * len(PLACE_IDS)
            for key, icon in (("extra_action", EXTRA_ACTION), ("build_palace", BUILD_PALACE)):
                for place in table.texts(key, allowed=PLACE_IDS):
                    index = PLACE_IDS.index(place)
                    if icons[index] != NO_ICON:
                        table.report(
                            key, "{key} names {place}, where another icon waits; give it one.", place=place
                        )
                    icons[index] = icon
            self.tile_icons += icons[:HOUSE_PLACE]
            self.house_icons += icons[HOUSE_PLACE:]
