"""Where things lie on the drawing, in board units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardwright.faces.telling.people import seats_in_view
from boardwright.games.attandarra.components import Edition
from boardwright.games.attandarra.state import Attandarra
from boardwright.table.observation import Observation

WIDTH: Final = 1096
HEIGHT: Final = 700
MAIN_WIDTH: Final = 392
TRACK: Final = 24  # how wide the victory track is


@dataclass(frozen=True)
class CityBox:
    """One city: its frame, and the grid of spaces inside."""

    seat: int
    x: float  # of the grid
    y: float
    cell: float
    frame: tuple[float, float, float, float]  # x, y, width, height
    large: bool

    def corner(self, edition: Edition, space: int) -> tuple[float, float]:
        """Return the top left of a space."""
        return (
            self.x + space % edition.columns * self.cell,
            self.y + space // edition.columns * self.cell,
        )


@dataclass(frozen=True)
class Layout:
    """All boxes of one table."""

    edition: Edition
    cities: tuple[CityBox, ...]  # the large one first, then the others in turn order
    supply: tuple[float, float, float, float]
    supply_columns: int
    store: tuple[float, float]  # the bag: top left
    seal: tuple[float, float]
    history: tuple[float, float, float, float] | None
    store_panel: tuple[float, float, float, float] | None = None  # behind bag and seal where they stand alone

    # The main board -------------------------------------------------------------------------------

    def gold_cell(self, gold: int) -> tuple[float, float, float, float]:
        """Return a space of the gold track."""
        width = 326.3 / (self.edition.gold + 1)
        return (33 + gold * width, 36, width, 46)

    def market_cell(self, space: int) -> tuple[float, float, float, float]:
        """Return a marker space."""
        width, height = 260 / self.edition.columns, 184 / self.edition.rows
        return (
            50 + space % self.edition.columns * width,
            120 + space // self.edition.columns * height,
            width,
            height,
        )

    def street_spot(self, street: int) -> tuple[float, float]:
        """Return the centre of a street's letter or numeral."""
        if street < self.edition.columns:
            x, y, width, _ = self.market_cell(street)
            return x + width / 2, y - 12
        x, y, _, height = self.market_cell((street - self.edition.columns) * self.edition.columns)
        return x - 13, y + height / 2

    def display_cell(self, material: int, level: int) -> tuple[float, float, float, float]:
        """Return a space of the display; level 0 is the lowest."""
        height = 276 / self.edition.levels
        return (44 + material * 76, 384 + (self.edition.levels - 1 - level) * height, 76, height)

    def supply_cell(self, position: int) -> tuple[float, float, float, float]:
        """Return the box of a kind of tile in the supply, with the gap after it."""
        x, y, width, height = self.supply
        rows = -(-14 // self.supply_columns)  # at most 13 kinds are printed; one more box is spare
        step_x, step_y = (width - 19) / self.supply_columns, (height - 37) / rows
        column, row = position % self.supply_columns, position // self.supply_columns
        return (x + 12 + column * step_x, y + 32 + row * step_y, step_x, step_y)

    # Cities ---------------------------------------------------------------------------------------

    def city(self, seat: int) -> CityBox:
        """Return the box of a player's city."""
        return next(box for box in self.cities if box.seat == seat)

    def hand_spot(self, seat: int, position: int) -> tuple[float, float]:
        """Return the centre of a cube in hand: in the heading of the player's city."""
        x, y, width, _ = self.city(seat).frame
        if self.city(seat).large:
            return x + width - 114 + position * 46, y + 17
        return x + width - 62 + position * 24, y + 13


@lru_cache(8)
def victory_cells(spaces: int) -> list[tuple[float, float, float, float]]:
    """Return the spaces of the victory track, from the start at the bottom left, anticlockwise."""
    sides = [spaces // 4 + (side < spaces % 4) for side in range(4)]
    out: list[tuple[float, float, float, float]] = []
    inner = HEIGHT - 2 * TRACK
    for k in range(sides[0]):
        out.append((k * MAIN_WIDTH / sides[0], HEIGHT - TRACK, MAIN_WIDTH / sides[0], TRACK))
    for k in range(sides[1]):
        height = inner / sides[1]
        out.append((MAIN_WIDTH - TRACK, HEIGHT - TRACK - (k + 1) * height, TRACK, height))
    for k in range(sides[2]):
        out.append((MAIN_WIDTH - (k + 1) * MAIN_WIDTH / sides[2], 0, MAIN_WIDTH / sides[2], TRACK))
    for k in range(sides[3]):
        out.append((0, TRACK + k * inner / sides[3], TRACK, inner / sides[3]))
    return out


def layout_of(observation: Observation, game: Attandarra) -> Layout:
    """Return the boxes for a table of 2, 3 or 4, with or without City History."""
    first, *others = seats_in_view(observation, game.active, game.seats)
    large = city_box(game.edition, first, 432, 34, 86, large=True)
    if game.seats == 2:
        return layout_of_two(game, large, others[0])
    if game.seats == 3:
        return layout_of_three(game, first, others)
    cities = [
        city_box(game.edition, seat, 895, 27 + 200 * k, 39.6, large=False) for k, seat in enumerate(others)
    ]
    history = (892.0, 602.0, 204.0, 98.0) if game.history else None
    return Layout(game.edition, (large, *cities), (410, 404, 462, 296), 5, (692, 616), (790, 616), history)


def layout_of_two(game: Attandarra, large: CityBox, other: int) -> Layout:
    """Return the boxes for two: the other city below the own one, the tiles at the right."""
    second = city_box(game.edition, other, 436, 432, 64, large=False)
    frame = (410.0, 404.0, 462.0, 296.0)
    second = CityBox(other, second.x, second.y, second.cell, frame, large=False)
    history = (892.0, 602.0, 204.0, 98.0) if game.history else None
    return Layout(game.edition, (large, second), (892, 0, 204, 590), 2, (778, 444), (778, 540), history)


def layout_of_three(game: Attandarra, first: int, others: list[int]) -> Layout:
    """Return the boxes for three: larger cities of the others, bag and seal below them."""
    large = city_box(game.edition, first, 432, 34, 82, large=True)
    cities = [
        city_box(game.edition, seat, 865, 27 + 224.4 * k, 45.6, large=False) for k, seat in enumerate(others)
    ]
    supply = (410.0, 388.0, 442.0, 312.0)
    if not game.history:
        panel = (862.0, 449.0, 234.0, 110.0)
        return Layout(game.edition, (large, *cities), supply, 5, (878, 468), (0, 0), None, panel)
    history, panel = (862.0, 449.0, 234.0, 108.0), (862.0, 567.0, 234.0, 133.0)
    return Layout(game.edition, (large, *cities), supply, 5, (878, 597), (992, 597), history, panel)


def city_box(edition: Edition, seat: int, x: float, y: float, cell: float, *, large: bool) -> CityBox:
    """Return a city whose grid begins at a corner; boards of other sizes are fitted into the same box."""
    width = cell * 5 + 6
    cell = min(cell * 5 / edition.columns, cell * 4 / edition.rows)
    if large:
        frame = (x - 22, 0.0, cell * edition.columns + 32, cell * edition.rows + 46)
    else:
        frame = (x - 3, y - 27, width, cell * edition.rows + 32)
    return CityBox(seat, x, y, cell, frame, large)
