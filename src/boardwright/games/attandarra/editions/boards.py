"""The city board and the main board: coordinates, marker spaces, gate sites."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, nearest, shown, sound
from boardwright.games.attandarra.editions.box import Box

SIDES: Final = ("top", "bottom", "left", "right")
"""In the order of the numbers in `Edition.gate_side`."""

MOST_SPACES: Final = 20
LONGEST_SIDE: Final = 10
DEEPEST_STACK: Final = 2


class Boards:
    """The tables `city_board`, `coordinates`, `marker_...`, `gate_sides`. Spaces are numbered row by row."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_coordinates(root.table("city_board"), root.table("coordinates"))
        self._read_markers(root.table("marker_spaces"), box)
        prices = root.table("marker_prices")
        prices.choice("citizen", ["markers_of_type_in_row"])
        prices.choice("coin", ["markers_of_type_in_column"])
        only_true(prices, "counts_the_marker_taken")
        self.both_markers_count = not root.table("marker_visibility").boolean("count_top_only")
        self.gate_side = [-1] * len(self.spaces)
        self._read_gate_sides(root.table("gate_sides"))

    def _read_coordinates(self, board: Table, table: Table) -> None:
        self.coordinates = table
        spaces = board.integer("spaces", 4, MOST_SPACES)
        sides = {board.integer("long_side", 2, LONGEST_SIDE), board.integer("short_side", 2, LONGEST_SIDE)}
        self.columns = table.texts("columns")
        self.rows = table.integers("rows", None, 1, LONGEST_SIDE)
        for index, letter in enumerate(self.columns):
            if not (len(letter) == 1 and "A" <= letter <= "Z"):
                table.report(
                    "columns",
                    "entry {n} of coordinates.columns is {value}; give one capital letter.",
                    n=index + 1,
                    value=shown(letter),
                    entry=index,
                )
        for index, number in enumerate(self.rows):
            if number in self.rows[:index]:
                table.report(
                    "rows",
                    "entry {n} of coordinates.rows repeats {value}; number each row only once.",
                    n=index + 1,
                    value=number,
                    entry=index,
                )
        self.spaces = [f"{letter}{number}" for number in self.rows for letter in self.columns]
        if not sound(board, table):
            return
        if len(self.columns) * len(self.rows) != spaces or {len(self.columns), len(self.rows)} != sides:
            here = f"{len(self.columns)} x {len(self.rows)}"
            there = f"{spaces} ({' x '.join(str(side) for side in sorted(sides))})"
            table.report(
                "columns",
                "coordinates make {here} spaces, but city_board has {there}; correct one of them.",
                here=here,
                there=there,
            )

    def _read_markers(self, table: Table, box: Box) -> None:
        spaces = table.integer("spaces", 4, MOST_SPACES)
        self.stack = table.integer("markers_per_space", 1, DEEPEST_STACK)
        self.stack_of_two_players = table.integer("markers_per_space_2p", 1, DEEPEST_STACK)
        if not sound(table, self.coordinates):
            return
        if spaces != len(self.spaces):
            table.report(
                "spaces",
                "marker_spaces.spaces is {spaces}, but the coordinates name {named}; give {named}.",
                spaces=spaces,
                named=len(self.spaces),
            )
        markers = box.citizens + box.coins
        if box.components.sound and spaces * self.stack != markers:
            table.report(
                "markers_per_space",
                "{key} is {stack}, which makes {made} markers on {spaces} spaces, but"
                " components has {markers}; correct one of them.",
                stack=self.stack,
                spaces=spaces,
                made=spaces * self.stack,
                markers=markers,
            )
        if self.stack_of_two_players > self.stack:
            table.report(
                "markers_per_space_2p",
                "marker_spaces.markers_per_space_2p is {two}; give at most the {stack} of more players.",
                two=self.stack_of_two_players,
                stack=self.stack,
            )

    def _read_gate_sides(self, table: Table) -> None:
        """Read which edge spaces lie on which side; corners have no gates, all other edge spaces have."""
        named = [table.texts(side) for side in SIDES]
        if not sound(table, self.coordinates):
            return
        for number, side in enumerate(SIDES):
            sites = self._edge(side)
            for index, space in enumerate(named[number]):
                self._check_site(table, side, index, space, sites)
            for site in sites:
                if site not in named[number] and table.sound:
                    table.report(
                        side, "gate_sides.{side} lacks {space}; add it.", side=side, space=shown(site)
                    )
                self.gate_side[self.spaces.index(site)] = number

    def _check_site(self, table: Table, side: str, index: int, space: str, sites: list[str]) -> None:
        if space in sites:
            return
        near = nearest(space, sites)
        if space in self.spaces:
            known = ", ".join(shown(site) for site in sites)
            remedy = Phrase("but that side has only {known}; remove it.", known=known)
        elif near is not None:
            remedy = Phrase("which is no space of the board; did you mean {near}?", near=shown(near))
        else:
            remedy = Phrase("which is no space of the board; name an edge space.")
        table.report(
            side,
            "entry {n} of {key} is {space}, {remedy}",
            n=index + 1,
            space=shown(space),
            remedy=remedy,
            entry=index,
        )

    def _edge(self, side: str) -> list[str]:
        """Return the spaces of one side without its corners, from the left or from the top."""
        columns = self.columns if side in ("left", "right") else self.columns[1:-1]
        rows = self.rows if side in ("top", "bottom") else self.rows[1:-1]
        if side in ("left", "right"):
            columns = columns[:1] if side == "left" else columns[-1:]
        else:
            rows = rows[:1] if side == "top" else rows[-1:]
        return [f"{letter}{number}" for number in rows for letter in columns]


def only_true(table: Table, key: str) -> None:
    """Read a fact that the rules of the game rest on."""
    if not table.boolean(key) and table.sound:
        table.report(key, "{key} is false; the rules know only true.", key=table.key(key))


def only_false(table: Table, key: str) -> None:
    """Read a fact that the rules of the game rest on."""
    if table.boolean(key):
        table.report(key, "{key} is true; the rules know only false.", key=table.key(key))
