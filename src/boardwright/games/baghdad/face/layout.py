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
HEIGHT: Final = 798  # of the table; the areas of others and the modules lie below, and open as parts
CITY: Final[Spot] = (314.0, 314.0)  # centre
RINGS: Final = (271.0, 166.0)  # outer and inner tile slots
SITE_RING: Final = 219.0
PALACE_RING: Final = 111.0
WALL: Final = 303.0
LEFT: Final = 644.0  # of what lies right of the city
PLAN: Final = 28.0  # step of the plan of the palace

RIVER: Final[Box] = (LEFT, 0, 696, 150)
OFFER: Final[Box] = (LEFT, 156, 383, 176)  # buildings
LIBRARY: Final[Box] = (LEFT, 338, 383, 170)
PALACE: Final[Box] = (1038, 156, 302, 352)
CARDS: Final[Box] = (LEFT, 516, 538, 110)
STACKS: Final[Box] = (1196, 516, 144, 110)
MINE: Final[Box] = (0, 628, WIDTH, 138)
LINES: Final[Box] = (0, 768, WIDTH, 29)  # the other places at the table and the modules, a line each
PARTS: Final = 850.0  # top of the parts that the lines open
PART: Final = 384.0  # their width: that of the smallest phones, in letters of 16 units
STEP: Final = 400.0  # from one to the next
RIVAL_HEIGHT: Final = 466.0
BOT_HEIGHT: Final = 312.0

CARD: Final = (86.0, 110.0)
CARD_STEP: Final = 88.0
GRID: Final = (604.0, 632.0)  # first spot of the board in front
GRID_STEP: Final = (40.0, 34.0)
BONUS: Final = (1244.0, 652.0)  # first bonus action


@dataclass(frozen=True)
class Layout:
    """All boxes of one table."""

    edition: Edition
    front: int  # the seat whose things are shown large
    others: tuple[int, ...]  # the other places at the table, the bot among them
    seats: int  # of people and machines; a place after them is the bot's
    modules: bool  # Public Works or Objectives have a part of their own

    @property
    def modules_corner(self) -> Spot:
        """Return the top left of the part of the modules."""
        return len(self.others) * STEP, PARTS

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
            return 22.0 + seat * 30, 606.0
        x, y = self.location(location)
        kind = self.edition.city.kind[location]
        return (x + 12, y - 10) if kind != PALACE_SITE else (x + 4, y - 6)

    # River --------------------------------------------------------------------------------------

    def node(self, node: int) -> Spot:
        """Return the centre of a river space: as far from the start as moves lead there, left or right."""
        river = self.edition.river
        if node == 0:
            return RIVER[0] + RIVER[2] / 2, RIVER[1] + 75
        steps = river.moves[node]
        side = -1 if river.leads_to(river.following[0][0], self.first_port(node)) else 1
        x = RIVER[0] + RIVER[2] / 2 + side * REACH[min(steps, len(REACH) - 1)]
        ports = [port for port in range(len(river.stack)) if river.leads_to(node, port)]
        if len(ports) > 1:
            return x, RIVER[1] + 75
        return x, RIVER[1] + (40 if ports[0] % 2 == 0 else 110)

    def first_port(self, node: int) -> int:
        """Return the first port that a boat can reach from a space."""
        river = self.edition.river
        return next(port for port in range(len(river.stack)) if river.leads_to(node, port))

    def port(self, port: int) -> Box:
        """Return the box of a port: two left, two right."""
        x = RIVER[0] + 6 if port < 2 else RIVER[0] + RIVER[2] - 142
        return (x, RIVER[1] + 5 + port % 2 * 71, 136, 69)

    def mooring(self, slot: int) -> Box:
        """Return a slot of a port; the first one is the one furthest from the river."""
        port, place = divmod(slot, PORT_SLOTS)
        x, y, width, _ = self.port(port)
        step = (width - 4) / PORT_SLOTS
        across = place if port < 2 else PORT_SLOTS - 1 - place
        return (x + 2 + across * step, y + 27, step - 1.5, 40)

    def contract(self, stack: int) -> Box:
        """Return the visible contract of a stack."""
        middle = RIVER[0] + RIVER[2] / 2
        return (middle - 112 if stack == 0 else middle + 44, RIVER[1] + 100, 68, 46)

    # Offers -------------------------------------------------------------------------------------

    def building(self, level: int, *, top: bool) -> Box:
        """Return a building on offer."""
        return (OFFER[0] + level * 77, OFFER[1] + 22 + (0 if top else 78), 75, 76)

    def reward(self, books: int, space: int) -> Box:
        """Return a reward of the wisdom area."""
        return (LIBRARY[0] + 5 + (books - 2) * 96, LIBRARY[1] + 45 + space * 31, 85, 28)

    def piece(self, piece: int) -> Box:
        """Return the slot of a palace piece; base and dome lie beneath the sections."""
        palace = self.edition.palace
        section, kind = palace.section[piece], palace.kind[piece]
        if section < SECTIONS:
            return (PALACE[0] + section * 76, PALACE[1] + 54 + kind * 78, 74, 76)
        return (PALACE[0] + (kind - 3) * 152, PALACE[1] + 289, 150, 62)

    def token(self, place: int) -> Spot:
        """Return the centre of a scoring token: of a port, or of a palace section."""
        if place < PORTS:
            x, y, _, _ = self.port(place)
            return (x + 15, y + 14)
        return (PALACE[0] + (place - PORTS) * 76 + 52, PALACE[1] + 37)

    def space(self, kind: int, space: int) -> Box:
        """Return a space of the plan of the palace."""
        x, y = CITY[0] - 2 * PLAN, CITY[1] - 2 * PLAN
        column, row, across, down = PLAN_BOXES[kind][space]
        return (x + column * PLAN, y + row * PLAN, across * PLAN - 1, down * PLAN - 1)

    def card(self, slot: int) -> Spot:
        """Return the top left of a slot of the wisdom area."""
        return CARDS[0] + slot * 90.0, CARDS[1]

    # In front of a player -----------------------------------------------------------------------

    def hand(self, place: int) -> Spot:
        """Return the top left of a card in hand."""
        return 10.0 + place * CARD_STEP, MINE[1] + 24

    def played(self, slot: int) -> Spot:
        """Return the top left of a face-up card; the fourth one is about to leave."""
        return played_at((286.0, MINE[1] + 24), slot)

    def spot(self, row: int, spot: int) -> Box:
        """Return a spot of the board in front; rows count from the top."""
        return (GRID[0] + spot * GRID_STEP[0], GRID[1] + row * GRID_STEP[1], 39, 28)

    def gap(self, gap: int, spot: int) -> Spot:
        """Return the centre of a bonus between two rows."""
        return GRID[0] + spot * GRID_STEP[0] + 19.5, GRID[1] + gap * GRID_STEP[1] + 31

    def left_on_board(self, row: int, place: int) -> Box:
        """Return the place of a house, an architect or a boat on the board in front."""
        return (814.0 + place * 34, MINE[1] + 19 + row * 41, 32, 25)

    def good(self, good: int) -> Box:
        """Return the goods of a kind in front."""
        return (1080.0 + good % 3 * 52, MINE[1] + 69 + good // 3 * 25, 48, 24)

    def bonus(self, place: int) -> Box:
        """Return a bonus action: a boat, then what favour buys."""
        return (BONUS[0], BONUS[1] + place * 28, 90, 27)

    # Others and modules: a line on the table, and the part that it opens --------------------------

    def line(self, place: int) -> Box:
        """Return the line of another place at the table; that of the modules comes last."""
        n = len(self.others) + int(self.modules)
        x, y, width, height = LINES
        wide = (width - 6 * (n - 1)) / n
        return (x + place * (wide + 6), y, wide, height)

    def other(self, place: int) -> Box:
        """Return the part with all that lies before another player or the bot."""
        height = BOT_HEIGHT if self.others[place] >= self.seats else RIVAL_HEIGHT
        return (place * STEP, PARTS, PART, height)

    def civic(self, row: int, seat: int, players: int) -> Box:
        """Return a space of the civic board: a row for each type, a column for each player."""
        x, y = self.modules_corner
        width = min(60.0, 240 / players)
        return (x + 40 + seat * (width + 2), y + 48 + row * 28, width, 26)

    def public_slot(self, slot: int) -> Box:
        """Return a slot of the public houses board."""
        x, y = self.modules_corner
        return (x + 8 + slot % 5 * 74, y + 196 + slot // 5 * 46, 71, 43)

    def objective_space(self, place: int, space: int) -> Box:
        """Return a space of a visible objective."""
        x, y = self.modules_corner
        return (x + 58 + space * 53.5, y + 322 + place * 92, 51.5, 80)


def played_at(corner: Spot, slot: int) -> Spot:
    """Return the top left of a face-up card, the first one's given; the fourth one is about to leave."""
    x, y = corner
    return (x + slot * CARD_STEP, y) if slot < 3 else (x + 2 * CARD_STEP + 22, y - 4)


REACH: Final = (0.0, 61.0, 112.0, 150.0, 174.0)  # how far from the start a space lies

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
    return Layout(game.edition, front, beside, game.seats, game.public_works or game.objectives)
