"""Player boards: rows, requirements, bonuses, boats, the favour track."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, shown
from boardwright.editions.agreement import in_array_order, rising
from boardwright.games.baghdad.components import SPOTS, TYPES
from boardwright.games.baghdad.editions.phrases import ROW_IDS, read_places

LETTERS: Final = ["A", "B", "C", "D"]
GAPS: Final = TYPES - 1
MOST_ICONS: Final = 6
HIGHEST: Final = 20


class Boards:
    """The tables `player_board`, `artefact_points`, `favour_track`, `bonus_grid`."""

    def __init__(self, document: Document) -> None:
        root = document.root
        self._read_board(root.table("player_board"))
        self.artefact_points = root.table("artefact_points").integers("by_spot", SPOTS, 0, HIGHEST)
        self._read_favour(root.table("favour_track"))
        self._read_bonuses(root.tables("bonus_grid"))

    def _read_board(self, table: Table) -> None:
        self.board = table
        self.letters = table.texts("letters", len(LETTERS), allowed=LETTERS)
        rows = table.texts("rows", TYPES, allowed=ROW_IDS)
        self.rows = [ROW_IDS.index(row) for row in rows]  # from the top -> type
        self.spot_need = table.integers("spot_icons", SPOTS, 0, MOST_ICONS)
        self.house_need = table.integers("house_icons", SPOTS, 0, MOST_ICONS)
        self.architect_need = table.integers("architect_icons", SPOTS, 0, MOST_ICONS)
        self.boat_costs = table.integers("boat_coins", SPOTS - 1, 0, HIGHEST)
        rising(table, "boat_coins", self.boat_costs)

    def gaps(self) -> list[str]:
        """Return names for the gaps between two rows, from the top."""
        return [
            f"{ROW_IDS[above]}-{ROW_IDS[below]}"
            for above, below in zip(self.rows, self.rows[1:], strict=False)
        ]

    def _read_favour(self, table: Table) -> None:
        self.track = table
        top_down = table.integers("points", None, -HIGHEST, HIGHEST)
        self.favour_points = top_down[::-1]
        start = table.integer("start_points", -HIGHEST, HIGHEST)
        spend = table.integer("spend_from_points", -HIGHEST, HIGHEST)
        self.favour_start = self.favour_spend = 0
        for index in range(1, len(top_down)):
            if table.sound and top_down[index] >= top_down[index - 1]:
                table.report(
                    "points", "{key} is {points}; give the highest first, each once.", points=shown(top_down)
                )
        for key, points in (("start_points", start), ("spend_from_points", spend)):
            if table.sound and points not in top_down:
                table.report(
                    key,
                    "{key} is {given}, a space that the track does not have; give one of {points}.",
                    given=points,
                    points=shown(top_down),
                )
        if table.sound:
            self.favour_start = self.favour_points.index(start)
            self.favour_spend = self.favour_points.index(spend)

    def _read_bonuses(self, tables: list[Table]) -> None:
        in_array_order(tables, LETTERS)
        self.bonus: list[int] = []
        for table in tables:
            for gap in range(1, GAPS + 1):
                for effects in read_places(table, f"gap_{gap}", SPOTS):
                    if table.sound and len(effects) != 1:
                        table.report(f"gap_{gap}", "{key} must name one effect for each spot; correct it.")
                    self.bonus.append(effects[0] if effects else 0)
