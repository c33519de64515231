"""Where things lie on the drawing, in board units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.games.tabannusi.components import COMMON, PORT, SPACES
from boardwright.games.tabannusi.face.naming import Naming, everybody_in_view
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import members
from boardwright.table.observation import Observation

Box = tuple[float, float, float, float]

WIDTH: Final = 1200.0
MIDDLE: Final = 224.0  # where the river begins
LEFT: Final = 8.0
WAYS: Final = 19.0  # between a Barge and its actions: where its dice lead
LABELS: Final = 15.0  # the letters of columns above a District, the numbers of rows at its left
GRIDS: Final = MIDDLE + 69 + WAYS + LABELS
GRID_HEIGHT: Final = 276.0
WIDEST_CELL: Final = 46.0
NOW_HEIGHT: Final = 20.0  # what a District would give now

TILE_HEIGHT: Final = 50.0  # of a Harbormaster beneath a column of the Port
SHIPS_X: Final = 138.0  # where the Ships of the Port begin
SHIPS_Y: Final = 82.0

DECREES: Final[Box] = (6, 6, 232, 212)
ZIGGURAT_BOX: Final[Box] = (246, 12, 356, 206)
MASTERY: Final[Box] = (636, 6, 238, 212)
STOCK: Final[Box] = (892, 6, 302, 212)
AREA_HEIGHT: Final = 142.0
STRIP_HEIGHT: Final = 80.0
TWO_LINES: Final = 56.0
LINE_HEIGHT: Final = 34.0
AUTOMA_HEIGHT: Final = 132.0


@dataclass(frozen=True)
class Layout:
    """All boxes of one table."""

    spots: dict[int, tuple[int, int]]  # place -> column, row of the grid
    firsts: tuple[int, ...]  # common District -> its first column
    lands: tuple[Box, ...]  # common District -> its grid
    cell: float
    bottom: float  # of the Main board
    front: int  # the seat whose things are shown large
    others: tuple[int, ...]
    solo: bool

    # The Main board -------------------------------------------------------------------------------

    def corner(self, place: int) -> tuple[float, float]:
        """Return the top left of a space."""
        column, row = self.spots[place]
        before = sum(column >= first for first in self.firsts)  # a District has its numbers of rows there
        return LEFT + column * self.cell + LABELS * before, GRIDS + row * self.cell

    def space(self, place: int) -> Box:
        """Return a space of a common District, or of the border."""
        return (*self.corner(place), self.cell, self.cell)

    def plate(self, district: int) -> Box:
        """Return the plate of a District: its number, its Barge."""
        if district < COMMON:
            x, _, width, _ = self.lands[district]
            return (x, MIDDLE + 4, width, 32)
        if district == PORT:
            x, _, width, _ = self.port
            return (x, MIDDLE + 4, width, 32)
        x, y, width, _ = ZIGGURAT_BOX
        return (x, y, width, 32)

    def dock(self, district: int, place: int) -> tuple[float, float]:
        """Return where a worker stands: on the pier beside the District, in the Port on its plate."""
        if district > PORT:
            x, y, width, _ = ZIGGURAT_BOX
            return x + width + 15, y + 12 + place * 25
        if district == PORT:
            x, y, width, _ = self.plate(PORT)
            return x + width - 192 - place * 18, y + 16
        x = self.lands[district][0] - self.cell
        return x + self.cell * (0.27 + place % 2 * 0.48), MIDDLE + 18 + place // 2 * 27

    def pier(self, district: int, workers: int) -> Box:
        """Return the ground on which the workers of a District stand: it grows with their number."""
        if district > PORT:
            x, y, width, _ = ZIGGURAT_BOX
            return (x + width, y - 4, 30, max(2, workers) * 25 + 6)
        x = self.lands[district][0] - self.cell
        return (x + 3, MIDDLE, self.cell + 4, max(2, -(-workers // 2)) * 27 + 8)

    def gold_sign(self, district: int) -> Box:
        """Return where it is written that Gold moves the Architect to a District."""
        if district == PORT:
            return (self.port[0] + 4, MIDDLE + 42, 38, 26)
        x, y = self.dock(district, 0)
        return (x - 12, y + (150 if district > PORT else 78), 30 if district > PORT else 38, 26)

    @property
    def port(self) -> Box:
        """Return the box of the Port: all that is left at the right."""
        x = self.lands[-1][0] + self.lands[-1][2] + self.cell + 4
        return (x, MIDDLE, WIDTH - 6 - x, self.bottom - MIDDLE)

    def line_sign(self, line: int) -> Box:
        """Return the space of a Harbormaster."""
        if line < 3:
            x, y, _, height = self.ship(line * 3)
            return (self.port[0], y + 3, 46, height - 6)
        x, y, width, height = self.ship(line + 3)
        return (x + 2, y + height + 6, width - 4, TILE_HEIGHT)

    def port_space(self, space: int) -> Box:
        """Return a House space of the Port."""
        line, red = divmod(space, 2)
        if line < 3:
            _, y, _, height = self.ship(line * 3)
            return (self.port[0] + 49 + red * 36, y + height / 2 - 17, 34, 34)
        x, y, width, _ = self.ship(line - 3)
        return (x + width / 2 - 29 + red * 36, y - 40, 34, 34)

    def ship(self, cell: int) -> Box:
        """Return a cell of the Port."""
        x, y, width, height = self.port
        step, row = (width - SHIPS_X) / 3, min(70.0, (height - SHIPS_Y - TILE_HEIGHT - 10) / 3)
        return (x + SHIPS_X + cell % 3 * step, y + SHIPS_Y + cell // 3 * row, step, row)

    def if_scored_now(self, district: int) -> Box:
        """Return where it is written what a District would give now."""
        if district < COMMON:
            x, y, width, height = self.lands[district]
            return (x, y + height + 1, width, NOW_HEIGHT)
        if district == PORT:
            x, y, _, height = self.ship(6)
            return (self.port[0], y + height + 6, 118, 40)
        x, y, width, _ = ZIGGURAT_BOX
        return (x + 2, y + 33, width - 4, 18)

    # In front of players ----------------------------------------------------------------------------

    @property
    def area(self) -> Box:
        """Return the area of the player in front."""
        return (0, self.bottom + 6, WIDTH, AREA_HEIGHT)

    @property
    def others_top(self) -> float:
        """Return where the strips of the other players begin."""
        return self.bottom + 12 + AREA_HEIGHT

    def other(self, place: int) -> Box:
        """Return the strip of another player."""
        width = (WIDTH + 6) / max(len(self.others), 1)
        height = {1: LINE_HEIGHT, 2: TWO_LINES}.get(len(self.others), STRIP_HEIGHT)
        return (place * width, self.others_top, width - 6, height)

    @property
    def automa(self) -> Box:
        """Return the box of the Bot's cards."""
        return (0, self.others_top + LINE_HEIGHT + 6, WIDTH, AUTOMA_HEIGHT)

    @property
    def height(self) -> float:
        """Return the height of the whole drawing."""
        if self.solo:
            return self.automa[1] + AUTOMA_HEIGHT
        if not self.others:
            return self.others_top
        return self.others_top + self.other(0)[3]


def layout_of(observation: Observation, game: Tabannusi, naming: Naming) -> Layout:
    """Return the boxes for a table of 1 to 4: the grid is as large as its side of the board allows."""
    coordinates = naming.names.coordinates[0 if game.solo else game.seats - 1]
    places = [
        district * SPACES + space
        for district in range(COMMON)
        for space in members(game.board.land[district] | game.board.border[district])
    ]
    left = min(coordinates[place][0] for place in places)
    top = min(coordinates[place][1] for place in places)
    spots = {place: (coordinates[place][0] - left, coordinates[place][1] - top) for place in places}
    rows = 1 + max(row for _, row in spots.values())
    cell = min(WIDEST_CELL, GRID_HEIGHT // rows)
    firsts = tuple(
        min(spots[district * SPACES + space][0] for space in members(game.board.land[district]))
        for district in range(COMMON)
    )
    lands = tuple(land_of(game, spots, cell, district) for district in range(COMMON))
    bottom = GRIDS + rows * cell + NOW_HEIGHT + 8
    front, others = everybody_in_view(observation, game)
    return Layout(spots, firsts, lands, cell, bottom, front, others, game.solo)


def land_of(game: Tabannusi, spots: dict[int, tuple[int, int]], cell: float, district: int) -> Box:
    """Return the box around the grid of a common District."""
    here = [spots[district * SPACES + space] for space in members(game.board.land[district])]
    columns, rows = [column for column, _ in here], [row for _, row in here]
    x = LEFT + min(columns) * cell + LABELS * (district + 1) - 2
    y = GRIDS + min(rows) * cell - 2
    width, height = 1 + max(columns) - min(columns), 1 + max(rows) - min(rows)
    return (x, y, width * cell + 4, height * cell + 4)
