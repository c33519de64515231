"""The Mastery tracks and the Player board."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, rising
from boardwright.games.tabannusi.components import ROW_SPACES, ROWS
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.effects import (
    BUILDING_COLOURS,
    OF_COLUMN,
    OF_LOWEST_MARKER,
    ON_TRACK,
    UNDER_HOUSE,
    read_bonus,
    read_optional_bonus,
    read_row,
)

LONGEST: Final = 20
LARGEST_VALUE: Final = 20
ROW_IDS: Final = [*BUILDING_COLOURS, "bottom"]
LONGEST_ROW: Final = ROW_SPACES - 1


class Mastery:
    """The tables `mastery_track`, `mastery_lowest_marker`."""

    def __init__(self, document: Document) -> None:
        table = document.root.table("mastery_track")
        self.values = table.integers("values", None, 0, LARGEST_VALUE)
        rising(table, "values", self.values)
        levels = len(self.values)
        if table.sound and not 2 <= levels <= LONGEST:
            table.report(
                "values",
                "{key} has {levels} entries; give one for each level, 2 to {most}.",
                levels=levels,
                most=LONGEST,
            )
        self.top = max(levels - 1, 1)
        self.boundaries = [0] * (self.top + 1)
        for level in table.integers("boundaries", None, 1, self.top):
            self.boundaries[level] = 1
        if table.sound:
            self._check_boundaries(table)
        self.on_track = self._read_levels(table.table("on_track"), ON_TRACK)
        lowest = document.root.table("mastery_lowest_marker")
        self.lowest = self._read_levels(lowest.table("bonuses"), OF_LOWEST_MARKER)

    def _check_boundaries(self, table: Table) -> None:
        """Refuse boundaries that do not lie where the value changes."""
        steps = [n for n in range(1, self.top + 1) if self.values[n] != self.values[n - 1]]
        given = [level for level in range(1, self.top + 1) if self.boundaries[level]]
        if given != steps:
            table.report(
                "boundaries",
                "{key} is {given}, but the values change at {steps}; correct one of them.",
                given=shown(given),
                steps=shown(steps),
            )

    def _read_levels(self, table: Table, allowed: tuple[str, ...]) -> list[int]:
        """Return a bonus for each level; those that are not named have none."""
        return [0] + [read_optional_bonus(table, str(level), allowed) for level in range(1, self.top + 1)]


class PlayerBoard:
    """The tables `player_board`, `player_board_bonuses`, `column_bonuses`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        table = root.table("player_board")
        self.row_length = [table.integer(row, 1, LONGEST_ROW) for row in ROW_IDS]
        if sound(table, box.components):
            there = Phrase("the sum of the rows of player_board")
            compare(box.components, "houses_per_player", box.houses, there, sum(self.row_length))
        if table.sound and len({*self.row_length[:-1]}) > 1:
            table.report(
                BUILDING_COLOURS[0],
                "the coloured rows have {lengths} spaces; give them the same number, for they form columns.",
                lengths=shown(self.row_length[:-1]),
            )
        bonuses = root.table("player_board_bonuses")
        self.row_bonus = [0] * (ROWS * ROW_SPACES)
        for row, (name, length) in enumerate(zip(ROW_IDS, self.row_length, strict=True)):
            for position, bonus in enumerate(read_row(bonuses, name, length, UNDER_HOUSE)):
                self.row_bonus[row * ROW_SPACES + position] = bonus
        columns = root.table("column_bonuses")
        self.column_bonus = [
            read_bonus(columns, str(column), OF_COLUMN) for column in range(1, self.row_length[0] + 1)
        ]
