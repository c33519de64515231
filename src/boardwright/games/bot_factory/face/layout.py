"""Where things lie on the drawing, in board units."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.people import seats_in_view
from boardwright.games.bot_factory.components import PRODUCTION, TILES, Edition
from boardwright.games.bot_factory.components import PROJECT as PROJECT_BOARD
from boardwright.games.bot_factory.face.piece_shapes import PROJECT
from boardwright.games.bot_factory.state import BotFactory
from boardwright.table.observation import Observation

Box = tuple[float, float, float, float]

WIDTH: Final = 1096  # of the boards and of all beneath them
BOARD_BOXES: Final = ((0.0, 252.0), (260.0, 306.0), (574.0, 206.0), (788.0, 308.0))  # x, width
BOARD_HEIGHT: Final = 440
FLOOR: Final[Box] = (0, 446, WIDTH, 98)
AREA: Final[Box] = (0, 552, WIDTH, 142)  # of the player in front
ROW_TOP: Final = 700  # of the other players, or of the inspector
ROW_HEIGHT: Final = 32
STRIP: Final = 357  # of a row, that another player's things take
STRIP_THINGS: Final = 146  # from the left of the strip to the first part
STRIP_GAP: Final = 0.4  # between parts and projects, in parts
STRIP_PROJECT: Final = 1.25  # width of a project, in parts
TILES_WIDTH: Final = 160  # of the production tiles, right of everything else
TILES_GAP: Final = 5
EXECUTIVE: Final[dict[int, Box]] = {  # what is printed of the two trades
    PRODUCTION: (453, 412, 109, 26),
    PROJECT_BOARD: (580, 412, 194, 26),
}
HUB: Final = (413.0, 278.0)
RIM: Final = 128.0
HUB_RADIUS: Final = 44.0
PARTS_RADIUS: Final = 89.0


@dataclass(frozen=True)
class Layout:
    """All boxes of one table."""

    edition: Edition
    front: int  # the seat whose things are shown large
    others: tuple[int, ...]
    variant: bool

    @property
    def width(self) -> float:
        """Return the width of the whole drawing."""
        return WIDTH + (8 + TILES_WIDTH if self.variant else 0)

    @property
    def height(self) -> float:
        """Return the height of the whole drawing."""
        return ROW_TOP + ROW_HEIGHT

    # Floor ----------------------------------------------------------------------------------------

    def space_centre(self, space: int) -> tuple[float, float]:
        """Return the centre of an action space."""
        board = self.edition.board_of[space]
        x, width = BOARD_BOXES[board]
        first = self.edition.first_space[board]
        n = self.edition.last_space[board] - first + 1
        return x + width * (space - first + 0.5) / n, FLOOR[1] + 47

    def space_radius(self, board: int) -> float:
        """Return the radius of the action spaces of a board."""
        n = self.edition.last_space[board] - self.edition.first_space[board] + 1
        return min(32.0, BOARD_BOXES[board][1] / n / 2 - 4)

    def meeple_spot(self, where: int) -> tuple[float, float]:
        """Return where a meeple stands; a squeezed-in worker stands at the right edge of its board."""
        x, y = self.space_centre(where // 2)
        if where % 2 == 0:
            return x, y - 8
        left, width = BOARD_BOXES[self.edition.board_of[where // 2]]
        return left + width - 14, y - 8

    # Assembly -------------------------------------------------------------------------------------

    def column_cell(self, place: int, type: int) -> Box:
        """Return a space of the Assembly board; `place` counts columns from the left."""
        return (8.0 + place * 60, 100.0 + type * 66, 56, 62)

    def pallet(self, spare: int) -> tuple[float, float]:
        """Return the centre of a spare part."""
        return 64.0 + spare * 112, 362.0

    # Part Production --------------------------------------------------------------------------------

    def stack(self, colour: int) -> tuple[float, float]:
        """Return the centre of a stack's top part."""
        return 268.0 + colour * 74 + 36, 84.0

    def bot(self, place: int, n: int) -> tuple[float, float]:
        """Return the centre of a bot above a column; `place` counts columns from the left."""
        return self.column_cell(place, 0)[0] + 15 + n % 2 * 26, 50.0 + n // 2 * 28

    def angle(self, position: int) -> float:
        """Return the angle of a wheel position, in degrees clockwise from the top."""
        step = 360 / self.edition.wheel
        return (position - self.edition.inputs[0]) * step - step / 2

    def wheel_spot(self, position: int) -> tuple[float, float]:
        """Return the centre of a wheel position."""
        return around(self.angle(position), PARTS_RADIUS)

    def part_size(self) -> float:
        """Return the side of a part on the wheel."""
        return min(50.0, 2 * PARTS_RADIUS * math.sin(math.pi / self.edition.wheel) * 0.74)

    # Projects ---------------------------------------------------------------------------------------

    def project(self, space: int) -> Box:
        """Return a project space; row 0 is the bottom one."""
        rows = self.edition.project_rows
        column, row = divmod(space, rows)
        step = 234 / rows
        return (584.0 + column * 96, 36 + (rows - 1 - row) * step, 90, step - 8)

    def universal(self, type: int) -> tuple[float, float]:
        """Return the centre of a universal part."""
        return 612.0 + type * 63, 350.0

    # Finance ----------------------------------------------------------------------------------------

    def value_step(self) -> float:
        """Return the height of one step of a value track."""
        return 384 / (self.edition.value_top - self.edition.value_bottom + 1)

    def value_cell(self, place: int, value: int) -> Box:
        """Return a space of a value track; `place` counts tracks from the left."""
        step = self.value_step()
        return (818.0 + place * 27, 36 + (self.edition.value_top - value) * step, 25, step - 1.2)

    def contract(self, position: int) -> Box:
        """Return a contract of the grid."""
        row, column = divmod(position, self.edition.contract_columns)
        width, height = 135 / self.edition.contract_columns, 396 / self.edition.contract_rows
        return (954 + column * width, 36 + row * height, width - 2, height - 8)

    def row_sign(self, row: int) -> tuple[float, float]:
        """Return the centre of what is printed beside a row of contracts."""
        height = 396 / self.edition.contract_rows
        return 941, 36 + row * height + height / 2

    def token_space(self, position: int, slot: int) -> tuple[float, float]:
        """Return the centre of a token space of a contract."""
        x, y, width, height = self.contract(position)
        return x + width / 2 + (slot - 0.5) * min(20.5, width / 2 - 2), y + height - 14

    # In front of players ----------------------------------------------------------------------------

    def hand_part(self, place: int, parts: int) -> tuple[float, float, float]:
        """Return centre and side of a part in front; more than fit are laid closer."""
        step = min(77.0, 385 / max(parts, 1))
        return 14 + min(35.0, step / 2) + place * step, AREA[1] + 66, min(62.0, step - 4)

    def hand_project(self, place: int, projects: int) -> Box:
        """Return a project in front."""
        step = min(79.0, 395 / max(projects, 1))
        width = min(75.0, step - 4)
        height = width * PROJECT[1] / PROJECT[0]
        return (428 + place * step, AREA[1] + 66 - height / 2, width, height)

    def token(self, place: int) -> tuple[float, float]:
        """Return the centre of a speech token in front."""
        return 864.0 + place % 5 * 46, AREA[1] + 50 + place // 5 * 40

    def other(self, place: int) -> Box:
        """Return the strip of another player."""
        width = WIDTH / max(len(self.others), 1)
        return (place * width, ROW_TOP, width - (8 if place + 1 < len(self.others) else 0), ROW_HEIGHT)

    def in_strip(self, place: int, parts: int, projects: int) -> list[tuple[float, float, float]]:
        """Return centre and width of a player's things in small: the parts, then the projects."""
        left = self.other(place)[0] + STRIP_THINGS
        things = parts + STRIP_GAP + projects * STRIP_PROJECT
        unit = min(23.0, (STRIP - STRIP_THINGS - 10) / things)
        y = ROW_TOP + ROW_HEIGHT / 2 - 1
        out = [(left + (n + 0.5) * unit, y, unit - 2) for n in range(parts)]
        left += (parts + STRIP_GAP) * unit
        wide = STRIP_PROJECT * unit
        return out + [(left + (n + 0.5) * wide, y, wide - 2) for n in range(projects)]

    def strip_token(self, place: int) -> tuple[float, float]:
        """Return the centre of another player's speech token."""
        return self.other(place)[0] + 118, ROW_TOP + 16

    def production_tile(self, tile: int) -> Box:
        """Return a production tile; the place after the last one is the Universal bot's."""
        step = (self.height + TILES_GAP) / (TILES + 1)
        return (WIDTH + 8, tile * step, TILES_WIDTH, step - TILES_GAP)


def around(degrees: float, radius: float) -> tuple[float, float]:
    """Return a point around the hub of the wheel."""
    angle = math.radians(degrees)
    return HUB[0] + radius * math.sin(angle), HUB[1] - radius * math.cos(angle)


def layout_of(observation: Observation, game: BotFactory) -> Layout:
    """Return the boxes for a table of 1 to 4."""
    front, *others = seats_in_view(observation, game.active, game.seats)
    return Layout(game.edition, front, tuple(others), game.variant > 0)
