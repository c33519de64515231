"""Where things lie on the drawing, in board units."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.people import seats_in_view
from boardwright.games.baghdad.components import PALACE_SITE, PORT_SLOTS, PORTS, SECTIONS, SITE
from boardwright.games.baghdad.facts import Edition
from boardwright.games.baghdad.state import Baghdad
from boardwright.table.observation import Observation

Box = tuple[float, float, float, float]
Spot = tuple[float, float]

WIDTH: Final = 1340
CITY: Final[Spot] = (282.0, 282.0)  # centre
RINGS: Final = (242.0, 149.0)  # outer and inner tile slots
SITE_RING: Final = 196.0
PALACE_RING: Final = 99.0
WALL: Final = 269.0
LEFT: Final = 580.0  # of what lies right of the city
PLAN: Final = 25.0  # step of the plan of the palace

RIVER: Final[Box] = (LEFT, 0, 520, 138)
OFFER: Final[Box] = (LEFT, 146, 328, 146)  # buildings
LIBRARY: Final[Box] = (LEFT, 298, 328, 134)
PALACE: Final[Box] = (916, 146, 184, 286)
CARDS: Final[Box] = (LEFT, 440, 520, 124)
SCORE: Final[Box] = (1108, 0, 232, 432)
STACKS: Final[Box] = (1108, 440, 232, 124)
MINE: Final[Box] = (0, 572, WIDTH, 172)
ROW_TOP: Final = 752.0  # of the other players, or of the bot
ROW_HEIGHT: Final = 98.0
STRIP: Final = 442.0  # as wide as what lies before another player
MODULES_HEIGHT: Final = 112.0

GRID: Final = (552.0, 582.0)  # first spot of the board in front
GRID_STEP: Final = (40.0, 40.0)
BONUS: Final = (1230.0, 604.0)  # first bonus action


@dataclass(frozen=True)
class Layout:
    """All boxes of one table."""

    edition: Edition
    front: int  # the seat whose things are shown large
    others: tuple[int, ...]  # the other places at the table, the bot among them
    modules: bool  # Public Works or Objectives have a row of their own

    @property
    def height(self) -> float:
        """Return the height of the whole drawing."""
        return self.modules_top + (MODULES_HEIGHT if self.modules else 0)

    @property
    def facing(self) -> bool:
        """Tell whether there is one other place only: its strip is as wide as the drawing."""
        return len(self.others) == 1

    @property
    def modules_top(self) -> float:
        """Return where the row of the modules begins."""
        return ROW_TOP + (ROW_HEIGHT + 8 if self.others else 0)

    # The city -----------------------------------------------------------------------------------

    def location(self, location: int) -> Spot:
        """Return the centre of a location of the city."""
        city = self.edition.city
        radius = PALACE_RING if city.kind[location] == PALACE_SITE else SITE_RING
        if city.kind[location] not in (SITE, PALACE_SITE):
            radius = RINGS[city.ring[location]]
        x, y = around(city.angle[location], radius)
        return float(round(x)), float(round(y))

    def vizier(self, seat: int, location: int) -> Spot:
        """Return where a vizier stands: beside what lies on the location, or outside of the city."""
        if location >= self.edition.city.locations:
            return 22.0 + seat * 28, 544.0
        x, y = self.location(location)
        kind = self.edition.city.kind[location]
        return (x + 11, y - 9) if kind != PALACE_SITE else (x + 4, y - 6)

    # River --------------------------------------------------------------------------------------

    def node(self, node: int) -> Spot:
        """Return the centre of a river space: as far from the start as moves lead there, left or right."""
        river = self.edition.river
        if node == 0:
            return RIVER[0] + RIVER[2] / 2, RIVER[1] + 69
        steps = river.moves[node]
        side = -1 if river.leads_to(river.following[0][0], self.first_port(node)) else 1
        x = RIVER[0] + RIVER[2] / 2 + side * REACH[min(steps, len(REACH) - 1)]
        ports = [port for port in range(len(river.stack)) if river.leads_to(node, port)]
        if len(ports) > 1:
            return x, RIVER[1] + 69
        return x, RIVER[1] + (35 if ports[0] % 2 == 0 else 103)

    def first_port(self, node: int) -> int:
        """Return the first port that a boat can reach from a space."""
        river = self.edition.river
        return next(port for port in range(len(river.stack)) if river.leads_to(node, port))

    def port(self, port: int) -> Box:
        """Return the box of a port: two left, two right."""
        x = RIVER[0] + 6 if port < 2 else RIVER[0] + RIVER[2] - 110
        return (x, RIVER[1] + 5 + port % 2 * 65, 104, 63)

    def mooring(self, slot: int) -> Box:
        """Return a slot of a port; the first one is the one furthest from the river."""
        port, place = divmod(slot, PORT_SLOTS)
        x, y, width, _ = self.port(port)
        step = (width - 4) / PORT_SLOTS
        across = place if port < 2 else PORT_SLOTS - 1 - place
        return (x + 2 + across * step, y + 25, step - 1.5, 36)

    def contract(self, stack: int) -> Box:
        """Return the visible contract of a stack."""
        middle = RIVER[0] + RIVER[2] / 2
        return (middle - 92 if stack == 0 else middle + 32, RIVER[1] + 94, 60, 40)

    # Offers -------------------------------------------------------------------------------------

    def building(self, level: int, *, top: bool) -> Box:
        """Return a building on offer."""
        return (OFFER[0] + level * 66, OFFER[1] + 20 + (0 if top else 64), 64, 62)

    def reward(self, books: int, space: int) -> Box:
        """Return a reward of the wisdom area."""
        return (LIBRARY[0] + 5 + (books - 2) * 82.5, LIBRARY[1] + 36 + space * 24, 69, 22)

    def piece(self, piece: int) -> Box:
        """Return the slot of a palace piece; base and dome lie beneath the sections."""
        palace = self.edition.palace
        section, kind = palace.section[piece], palace.kind[piece]
        if section < SECTIONS:
            return (PALACE[0] + section * 46, PALACE[1] + 50 + kind * 62, 44, 60)
        return (PALACE[0] + (kind - 3) * 92, PALACE[1] + 237, 90, 49)

    def token(self, place: int) -> Spot:
        """Return the centre of a scoring token: of a port, or of a palace section."""
        if place < PORTS:
            x, y, _, _ = self.port(place)
            return (x + 14, y + 13)
        return (PALACE[0] + (place - PORTS) * 46 + 31, PALACE[1] + 34)

    def space(self, kind: int, space: int) -> Box:
        """Return a space of the plan of the palace."""
        x, y = CITY[0] - 2 * PLAN, CITY[1] - 2 * PLAN
        column, row, across, down = PLAN_BOXES[kind][space]
        return (x + column * PLAN, y + row * PLAN, across * PLAN - 1, down * PLAN - 1)

    def card(self, slot: int) -> Spot:
        """Return the top left of a slot of the wisdom area."""
        return CARDS[0] + slot * 87.5, CARDS[1]

    # In front of a player -----------------------------------------------------------------------

    def hand(self, place: int) -> Spot:
        """Return the top left of a card in hand."""
        return 10.0 + place * 84, MINE[1] + 28

    def played(self, slot: int) -> Spot:
        """Return the top left of a face-up card; the fourth one is about to leave."""
        return 272.0 + (slot * 84 if slot < 3 else 2 * 84 + 22), MINE[1] + (28 if slot < 3 else 16)

    def spot(self, row: int, spot: int) -> Box:
        """Return a spot of the board in front; rows count from the top."""
        return (GRID[0] + spot * GRID_STEP[0], GRID[1] + row * GRID_STEP[1], 39, 33)

    def gap(self, gap: int, spot: int) -> Spot:
        """Return the centre of a bonus between two rows."""
        return GRID[0] + spot * GRID_STEP[0] + 19.5, GRID[1] + gap * GRID_STEP[1] + 36.5

    def left_on_board(self, row: int, place: int) -> Box:
        """Return the place of a house, an architect or a boat on the board in front."""
        return (766.0 + place * 35, MINE[1] + 22 + row * 49, 32, 31)

    def good(self, good: int) -> Box:
        """Return the goods of a kind in front."""
        return (1054.0 + good % 3 * 56, MINE[1] + 84 + good // 3 * 29, 48, 27)

    def bonus(self, place: int) -> Box:
        """Return a bonus action: a boat, then what favour buys."""
        return (BONUS[0], BONUS[1] + place * 34, 98, 31)

    def other(self, place: int) -> Box:
        """Return the strip of another player."""
        n = max(len(self.others), 1)
        if self.facing:
            return (0, ROW_TOP, WIDTH, ROW_HEIGHT)
        width = min(STRIP, (WIDTH - 8 * (n - 1)) / n)
        return (place * (width + 8), ROW_TOP, width, ROW_HEIGHT)

    # Modules ------------------------------------------------------------------------------------

    def civic(self, row: int, seat: int, players: int) -> Box:
        """Return a space of the civic board: a row for each type, a column for each player."""
        width = min(46.0, 184 / players)
        return (46.0 + seat * (width + 2), self.modules_top + 22 + row * 22, width, 21)

    def public_slot(self, slot: int) -> Box:
        """Return a slot of the public houses board."""
        return (266.0 + slot % 5 * 52, self.modules_top + 24 + slot // 5 * 43, 50, 41)

    def objective_space(self, place: int, space: int) -> Box:
        """Return a space of a visible objective."""
        x = 548.0 + place * 396
        return (x + 64 + space * 53.5, self.modules_top + 26, 51.5, 78)


REACH: Final = (0.0, 46.0, 85.0, 114.0, 129.0)  # how far from the start a space lies

# Plan of the palace in quarters of its side: column, row, width, height; space by space.
PLAN_BOXES: Final = (
    ((1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1, 1), (1, 2, 1, 1)),  # foundations
    ((1, 0, 2, 1), (3, 1, 1, 2), (1, 3, 2, 1), (0, 1, 1, 2)),  # walls
    ((0, 0, 1, 1), (3, 0, 1, 1), (3, 3, 1, 1), (0, 3, 1, 1)),  # towers
)


def around(angle: float, radius: float) -> Spot:
    """Return a point around the middle of the city, clockwise from north."""
    turn = math.radians(angle)
    return CITY[0] + radius * math.sin(turn), CITY[1] - radius * math.cos(turn)


def layout_of(observation: Observation, game: Baghdad) -> Layout:
    """Return the boxes for a table of 1 to 4; a spectator sees who is asked in front."""
    front, *others = seats_in_view(observation, game.active, game.seats)
    beside = (*others, *range(game.seats, game.count))
    return Layout(game.edition, front, beside, game.public_works or game.objectives)
