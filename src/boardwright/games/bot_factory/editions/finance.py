"""The Finance board: value tracks with their lines, and the contracts."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, falling, only
from boardwright.games.bot_factory.components import (
    BIT,
    COLOURS,
    FINANCE,
    NO_BONUS,
    PLACE_PART,
    TAKE_PROJECT,
)
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, Box
from boardwright.games.bot_factory.editions.floor import Floor

HIGHEST: Final = 99
MOST_POINTS: Final = 50
LONGEST_SIDE: Final = 5
BONUSES: Final = {"place_part": PLACE_PART, "take_project": TAKE_PROJECT}


class Finance:
    """The tables `value_...`, `contract_grid`, `contract_row_points`, `contract`."""

    def __init__(self, document: Document, box: Box, floor: Floor) -> None:
        root = document.root
        self._read_track(root.table("value_track"), root.table("value_track_min"))
        shape = root.table("value_track_shape")
        shape.choice("orientation", ["vertical_up"])
        only(shape, "lines_shared_by_all_tracks", wanted=True)
        self._read_lines(root.table("value_lines"))
        self._read_grid(root.table("contract_grid"), floor)
        self._read_row_points(root.table("contract_row_points"))
        self._read_contracts(root.tables("contract"), box)

    def _read_track(self, table: Table, bottom: Table) -> None:
        self.track = table
        self.bottom_table = bottom
        table.integer("tracks", COLOURS, COLOURS)
        self.start = table.integer("start", 1, HIGHEST)
        self.top = table.integer("max", 1, HIGHEST)
        table.integer("cost_per_step_tokens", 1, 1)
        self.bottom = bottom.integer("min", 0, HIGHEST)
        if table.sound and self.top <= self.start:
            table.report(
                "max", "{key} is {top}; give more than the start, {start}.", top=self.top, start=self.start
            )
        if sound(table, bottom) and self.bottom >= self.start:
            bottom.report(
                "min",
                "{key} is {bottom}; give less than the start, {start}.",
                bottom=self.bottom,
                start=self.start,
            )

    def _read_lines(self, table: Table) -> None:
        known = sound(self.track, self.bottom_table)
        low, high = (self.bottom, self.top - 1) if known else (0, HIGHEST)
        self.lines = [NO_BONUS] * (max(self.top, high) + 1)
        seen: list[int] = []
        for key, bonus in BONUSES.items():
            below = table.integers(key, None, low, high)
            for index, value in enumerate(below):
                if value in seen and table.sound:
                    table.report(
                        key,
                        "entry {n} of {key} is {value}, where a line is already; give each line one bonus.",
                        n=index + 1,
                        value=value,
                        entry=index,
                    )
                seen.append(value)
                self.lines[value] = bonus
            if table.sound and not below:
                table.report(key, "{key} is empty; give at least one line this bonus.")

    def _read_grid(self, table: Table, floor: Floor) -> None:
        self.grid = table
        self.rows = table.integer("rows", 1, LONGEST_SIDE)
        self.columns = table.integer("columns", 1, LONGEST_SIDE)
        self.row_cost = table.integers("row_cost_tokens", self.rows, 1, HIGHEST)
        table.integer("players_per_tile", 2, 2)
        falling(table, "row_cost_tokens", self.row_cost, each_once=True)
        self.positions = [f"{row},{column}" for row in range(self.rows) for column in range(self.columns)]
        if not (floor.spaces and sound(table, *floor.spaces)):
            return
        most = floor.most(FINANCE)
        if self.row_cost[0] > most:
            table.report(
                "row_cost_tokens",
                "entry 1 of {key} is {cost}, but action spaces allow {most} at most; give no more.",
                cost=self.row_cost[0],
                most=most,
                entry=0,
            )

    def _read_row_points(self, table: Table) -> None:
        wanted = self.rows if self.grid.sound else None
        self.row_points = table.integers("row_points", wanted, 0, MOST_POINTS)
        falling(table, "row_points", self.row_points, each_once=True)

    def _read_contracts(self, tables: list[Table], box: Box) -> None:
        self.contracts = tables
        self.contract_ids = [table.id for table in tables]
        self.colours: list[int] = []  # contract -> mask
        self.points: list[int] = []  # contract * 2 + token space
        for table in tables:
            bots = table.texts("bots", allowed=COLOUR_IDS)
            points = table.integers("points", 2, 1, MOST_POINTS)
            self.colours.append(sum(BIT[COLOUR_IDS.index(colour)] for colour in bots))
            self.points += points
            if table.sound and not bots:
                table.report("bots", "{key} is empty; name the colours of the bots it asks for.")
            falling(table, "points", points, each_once=True)
        if tables and sound(box.components, *tables):
            compare(
                box.components,
                "contract_tiles",
                box.contracts,
                Phrase("the number of [[contract]] tables"),
                len(tables),
            )
            if self.grid.sound and len(tables) < len(self.positions):
                self.grid.report(
                    "rows",
                    "the grid has {spaces} spaces, but there are {tiles} contracts; add contracts or correct"
                    " the grid.",
                    spaces=len(self.positions),
                    tiles=len(tables),
                )

    def fewest_bots(self, number: int) -> int:
        """Return how many bots it takes to fulfil a number of contracts, the easiest ones."""
        return sum(sorted(mask.bit_count() for mask in self.colours)[:number])
