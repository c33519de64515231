"""The common Districts: the grids of both sides of the Main board, border Water, special Water."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Final

from boardwright.editions import (
    Part,
    Phrase,
    Reading,
    Row,
    Section,
    array,
    check,
    choice,
    each,
    flag,
    inside,
    shown,
    sound,
    whole,
    wholes,
)
from boardwright.games.tabannusi.components import BIT, COMMON, DISTRICTS, NOTHING, PLACES, SPACES, Board
from boardwright.games.tabannusi.editions.effects import ON_SPACE, ON_WATER, bonus

SIDES: Final = ["a", "b"]
BY_PLAYERS: Final = ["solo", "two", "three", "four"]
THREE_PLAYERS: Final = 3
LARGEST: Final = 40  # coordinate
FEWEST_SPACES: Final = 4  # so that every player finds a space for the start Building


class BoardSides(Section, path="board_sides"):
    """The side of the Main board for each number of players. TAB-2.1"""

    sides: list[str] = each(BY_PLAYERS, choice(SIDES))

    @check
    def solo_is_set_up_for_two(self) -> None:
        if self.sides[0] != self.sides[1]:
            self.table.report(
                "solo",
                "{key} is {solo}, but the solo game is set up for two; give {two}.",
                solo=shown(self.sides[0]),
                two=shown(self.sides[1]),
            )


class Space(Row):
    """A space of a side: of a District's grid, or border Water, which touches two Districts."""

    x: int = whole(0, LARGEST)
    y: int = whole(0, LARGEST)
    printed_bonus: int = NOTHING
    four_players: bool = False

    def is_numbered(self) -> bool:
        """Tell whether the space is of the side that is played solo."""
        return f"side_{self.read[BoardSides].sides[0]}" == self.table.where[0]

    @cached_property
    def districts(self) -> list[int]:
        """The Districts that it belongs to."""
        return [int(str(self.table.where[1]).removeprefix("district_")) - 1]

    @cached_property
    def commons(self) -> list[int]:
        """The common Districts to which the space belongs, the one that names it first."""
        return sorted(district for district in self.districts if district < COMMON)

    @property
    def numbers(self) -> dict[int, int]:
        """Its number in each common District, in the solo game."""
        raise NotImplementedError

    def is_water(self) -> bool:
        """Tell whether it is border Water."""
        return len(self.districts) > 1

    def is_there(self, players: int) -> bool:
        """Tell whether it is in play."""
        return not (self.four_players and players == THREE_PLAYERS)

    def is_beside(self, other: Space) -> bool:
        """Tell whether two spaces have a side in common."""
        return abs(self.x - other.x) + abs(self.y - other.y) == 1


class GridSpace(Space):
    """A space of a grid. TAB-3.10"""

    printed_bonus: int = bonus(ON_SPACE, "bonus", default=NOTHING)
    four_players: bool = flag(default=False)
    solo_number: int = whole(1, SPACES - 1, "number", default=0, when=Space.is_numbered)

    @property
    def numbers(self) -> dict[int, int]:
        return {self.districts[0]: self.solo_number} if self.solo_number else {}


class WaterNumbers(Section):
    """The solo numbers of border Water, by common District."""

    given: list[int] = each(lambda table: [n + 1 for n in table.holder.commons], whole(1, SPACES - 1))


class BorderWater(Space):
    """Border Water. TAB-3.11"""

    touches: list[int] = wholes(2, 1, DISTRICTS)
    printed_bonus: int = bonus(ON_WATER, "bonus", default=NOTHING)
    solo: WaterNumbers | None = inside(WaterNumbers, "numbers", default=None, when=Space.is_numbered)

    @cached_property
    def districts(self) -> list[int]:
        return [district - 1 for district in self.touches]

    @property
    def numbers(self) -> dict[int, int]:
        return dict(zip(self.commons, self.solo.given, strict=True)) if self.solo else {}

    @check
    def it_lies_between_districts(self) -> None:
        if self.touches[0] == self.touches[1] or min(self.touches) > COMMON:
            self.table.report(
                "touches",
                "{key} is {touches}; give two different Districts, at least one of them 1 to 3.",
                touches=shown(self.touches),
            )


class Side(Section):
    """A side of the Main board: the grids of its common Districts, and border Water. TAB-3.10"""

    district_1: list[GridSpace] = array(GridSpace)
    district_2: list[GridSpace] = array(GridSpace)
    district_3: list[GridSpace] = array(GridSpace)
    border_water: list[BorderWater] = array(BorderWater)

    @cached_property
    def spaces(self) -> list[Space]:
        """All of them."""
        return [*self.district_1, *self.district_2, *self.district_3, *self.border_water]

    @check
    def it_can_be_played(self) -> None:
        sides = [f"side_{side}" for side in self.read[BoardSides].sides]
        for other, space in combinations(self.spaces, 2):
            _compare(space, other)
        for water in self.border_water:
            self._check_shores(water)
        for players, side in enumerate(sides, 1):
            if side == self.path and sound(self.table, *(space.table for space in self.spaces)):
                self._check_districts(players)
        if sides[0] == self.path:
            self._check_numbers()
        if not all(space.sound for space in self.spaces):
            self.table.sound = False

    def _check_shores(self, water: Space) -> None:
        """Refuse border Water that does not lie beside the Districts it touches."""
        beside = {
            space.districts[0] for space in self.spaces if not space.is_water() and space.is_beside(water)
        }
        if beside != set(water.commons):
            water.table.report(
                "touches",
                "{key} names the common Districts {named}, but the space lies beside {beside}; correct one of"
                " them.",
                named=_districts(water.commons),
                beside=_districts(sorted(beside)),
            )

    def _check_districts(self, players: int) -> None:
        """Refuse a District that is too small, falls apart, or has no Water to begin with."""
        for district in range(COMMON):
            land = [s for s in self.spaces if s.districts == [district] and s.is_there(players)]
            key = f"district_{district + 1}"
            if len(land) < FEWEST_SPACES:
                self.table.report(
                    key,
                    "{key} has {number} spaces for {players} players; give at least {fewest}.",
                    number=len(land),
                    players=players,
                    fewest=FEWEST_SPACES,
                )
            elif not _hangs_together(land):
                self.table.report(
                    key,
                    "the spaces of {key} for {players} players fall apart; correct their coordinates.",
                    players=players,
                )
            shore = [space for space in self.spaces if space.is_water() and district in space.districts]
            if not any(water.is_beside(space) for water in shore for space in land):
                self.table.report(
                    "border_water",
                    "no space of {key} touches District {district}, so no Water could ever be placed there;"
                    " add one.",
                    district=district + 1,
                )

    def _check_numbers(self) -> None:
        """Refuse solo numbers that are not 1, 2, 3 and so on in each District."""
        for district in range(COMMON):
            numbers = sorted(space.numbers[district] for space in self.spaces if district in space.numbers)
            if self.sound and numbers != list(range(1, len(numbers) + 1)):
                self.table.report(
                    f"district_{district + 1}",
                    "the solo numbers of {key} and its border Water are {numbers}; number them 1 to {last}.",
                    numbers=", ".join(str(number) for number in numbers),
                    last=len(numbers),
                )


class SideA(Side, path="side_a"):
    """The one side."""


class SideB(Side, path="side_b"):
    """The other side."""


class Grid(Part):
    """Both sides together: spaces with the same id are the same space of the engine."""

    def __init__(self, read: Reading) -> None:
        super().__init__(read)
        self.numbers: list[dict[str, int]] = [{} for _ in range(COMMON)]  # District -> id -> space
        self._coordinates: dict[str, dict[int, tuple[int, int]]] = {side: {} for side in SIDES}
        self._sides = dict(zip(SIDES, (read.whatever(SideA), read.whatever(SideB)), strict=True))
        parts = (read.whatever(BoardSides), *self._sides.values())
        self.is_numbered = all(part.sound for part in parts) and all(self._number(side) for side in SIDES)

    @property
    def sound(self) -> bool:
        return self.is_numbered

    @property
    def boards(self) -> list[Board]:
        """Players - 1 -> side of the Main board."""
        sides = enumerate(self.read[BoardSides].sides, 1)
        return [self._board([s for s in self._sides[side].spaces if s.is_there(n)]) for n, side in sides]

    def place_names(self) -> dict[int, str]:
        """Return the words of all places; border Water is named by the lower of its common Districts."""
        names: dict[int, str] = {}
        for district, spaces in enumerate(self.numbers):
            for id, space in spaces.items():
                if id not in names.values():
                    names[district * SPACES + space] = id
        return names

    def coordinates(self, players: int) -> dict[int, tuple[int, int]]:
        """Return where the places of the side for a number of players lie: (x, y)."""
        return self._coordinates[self.read[BoardSides].sides[players - 1]]

    def _number(self, side: str) -> bool:
        """Number every space in each of its common Districts; ids known from the other side keep theirs."""
        where = self._coordinates[side]
        for space in self._sides[side].spaces:
            for district in space.commons:
                known = self.numbers[district]
                number = known.setdefault(space.table.id, len(known))
                if number >= SPACES:
                    space.table.report(
                        "id",
                        "{key} is one id too many for District {district}; give spaces of both sides the same"
                        " ids, {most} in all.",
                        district=district + 1,
                        most=SPACES,
                    )
                    return False
                where[district * SPACES + number] = (space.x, space.y)
            # Its id may name a space in different Districts of the other side.
            if {n for n in range(COMMON) if space.table.id in self.numbers[n]} != {*space.commons}:
                space.table.report(
                    "id",
                    "{key} is {id}, the id of a space in another place of the other side; give it another.",
                    id=shown(space.table.id),
                )
                return False
        return True

    def _board(self, spaces: list[Space]) -> Board:
        """Return as masks the spaces that are in play."""
        board = Board()
        board.land, board.border, board.near = [0] * COMMON, [0] * COMMON, [0] * PLACES
        board.bonus, board.twin, board.numbers = [0] * PLACES, [-1] * PLACES, [0] * PLACES
        board.shores = [0] * ((DISTRICTS - COMMON) * COMMON)
        for space in spaces:
            places = [self._place(space, district) for district in space.commons]
            for district, place in zip(space.commons, places, strict=True):
                board.bonus[place] = space.printed_bonus
                board.numbers[place] = space.numbers.get(district, 0)
                (board.border if space.is_water() else board.land)[district] |= BIT[place % SPACES]
                for other in spaces:
                    if district in other.districts and space.is_beside(other):
                        board.near[place] |= BIT[self._place(other, district) % SPACES]
            if len(places) > 1:
                board.twin[places[0]], board.twin[places[1]] = places[1], places[0]
            for far in space.districts:
                if far >= COMMON:
                    board.shores[(far - COMMON) * COMMON + space.commons[0]] |= BIT[places[0] % SPACES]
        board.derive()
        return board

    def _place(self, space: Space, district: int) -> int:
        return district * SPACES + self.numbers[district][space.table.id]


class SpecialTile(Row):
    """A special Water tile. TAB-1.5"""

    printed_bonus: int = bonus(ON_WATER, "bonus")


class SpecialWater(Section, path="special_water"):
    """The special Water tiles."""

    tiles: list[SpecialTile] = array(SpecialTile)
    special_bonus = property(lambda table: [tile.printed_bonus for tile in table.tiles])

    @check
    def number_agrees(self) -> None:
        there = Phrase("the number of {name}", name="special_water.tiles")
        self.read.compare("components.special_water_tiles", there, len(self.tiles))


SECTIONS: Final = (BoardSides, SideA, SideB, Grid, SpecialWater)


def _compare(space: Space, other: Space) -> None:
    """Refuse a space with the id or in the place of another, or beside one of another District."""
    if space.table.id == other.table.id:
        space.table.report(
            "id",
            "{key} is {id}, which another space of this side is called; give each its own id.",
            id=shown(space.table.id),
        )
    elif (space.x, space.y) == (other.x, other.y):
        space.table.report(
            "x",
            "{space} lies where {other} lies; correct the coordinates of one of them.",
            space=space.table.name,
            other=other.table.name,
        )
    elif space.is_beside(other) and not {*space.districts} & {*other.districts}:
        space.table.report(
            "x",
            "{space} is beside {other} of another District; leave border Water or a gap between them.",
            space=space.table.name,
            other=other.table.name,
        )


def _districts(districts: list[int]) -> Phrase:
    if not districts:
        return Phrase("none")
    return Phrase("{districts}", districts=", ".join(str(district + 1) for district in districts))


def _hangs_together(spaces: list[Space]) -> bool:
    """Tell whether one can go from each space to each other by common sides."""
    reached = spaces[:1]
    for space in reached:
        reached += [other for other in spaces if other.is_beside(space) and other not in reached]
    return len(reached) == len(spaces)
