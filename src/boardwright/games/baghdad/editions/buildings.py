"""Building tiles, and the library's rewards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, sound
from boardwright.editions.agreement import in_array_order, no_more_than
from boardwright.games.baghdad.components import LEVELS, NO_BUILDING, SKILL_TILE, argument_of, kind_of
from boardwright.games.baghdad.editions.box import SEATS, Box
from boardwright.games.baghdad.editions.phrases import MOST, THING_IDS, read_effects, read_places

DEAREST: Final = 20
SPACES: Final = SEATS
ROW_IDS: Final = ["book-2", "book-3", "book-4", "book-5"]
SKILL_ROW: Final = 1
COUNTED: Final = THING_IDS[: THING_IDS.index("artefact-types")]


class Buildings:
    """The tables `building`, `building_coins`, `building_area`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        tables = root.tables("building")
        coins = root.table("building_coins")
        area = root.table("building_area")
        area.integer("levels", LEVELS, LEVELS)
        area.integer("visible_of_a_level", 2, 2)
        self.ids = [table.id for table in tables]
        self.names: list[str] = []
        self.level: list[int] = []
        self.cost: list[int] = []
        self.effects: list[list[int]] = []
        self.thing: list[int] = []
        self.points_each: list[int] = []
        for table in tables:
            self._read(table, coins)
        no_more_than(tables, NO_BUILDING)
        if tables and sound(*tables):
            self._check_levels(tables)
            box.counted("building_tiles", "the number of [[building]] tables", len(tables), *tables)

    def _read(self, table: Table, coins: Table) -> None:
        self.names.append(table.text("name"))
        level = table.integer("level", 1, LEVELS)
        self.level.append(level - 1)
        self.cost.append(coins.integer(table.id, 0, DEAREST) if table.id else 0)
        self.effects.append([])
        self.thing.append(-1)
        self.points_each.append(0)
        if not table.sound:  # which keys it has depends on the level
            for key in ("effect", "counts", "points_each"):
                table.has(key)
        elif level < LEVELS:
            self.effects[-1] = read_effects(table, "effect")
        else:
            self.thing[-1] = THING_IDS.index(table.choice("counts", COUNTED))
            self.points_each[-1] = table.integer("points_each", 1, MOST)

    def _check_levels(self, tables: list[Table]) -> None:
        """Refuse a level that could run out before everybody has built it. BAG-9.7"""
        for level in range(LEVELS):
            here = [index for index in range(len(tables)) if self.level[index] == level]
            if len(here) < SEATS:
                tables[here[-1] if here else -1].report(
                    "level",
                    "level {level} has {count} buildings, but as many as {seats} players build one; give it"
                    " {seats} or more.",
                    level=level + 1,
                    count=len(here),
                    seats=SEATS,
                )


class Library:
    """The table `library_row`."""

    def __init__(self, document: Document) -> None:
        tables = document.root.tables("library_row")
        in_array_order(tables, ROW_IDS)
        self.rewards: list[list[int]] = []
        for row, table in enumerate(tables):
            rewards = read_places(table, "rewards", SPACES)
            self.rewards += rewards
            skills = [
                argument_of(effect) for place in rewards for effect in place if kind_of(effect) == SKILL_TILE
            ]
            if table.sound and row == SKILL_ROW and len(set(skills)) != SPACES:
                table.report("rewards", "{key} must name a different skill tile at each place; correct it.")
            elif table.sound and row != SKILL_ROW and skills:
                table.report(
                    "rewards", "{key} names a skill tile; these lie in the row of the third book only."
                )
