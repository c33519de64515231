"""The common Districts: the grids of both sides of the Main board, border Water, special Water."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from boardwright.editions import Part, Reading, Row, Section, check, shown, sound
from boardwright.editions.field import array, choice, each, flag, inside, whole, wholes
from boardwright.games.tabannusi.components import COMMON, DISTRICTS, NOTHING, PLACES, SPACES, Board
from boardwright.games.tabannusi.editions.effects import ON_SPACE, ON_WATER, bonus
from boardwright.kernel.bits import BIT
from boardwright.sentence import Sentence

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
        raise NotImplementedError

    def solo_numbers(self) -> dict[int, int]:
        """Return its number in each common District, in the solo game."""
        raise NotImplementedError

    def is_water(self) -> bool:
        """Tell whether it is border Water."""
        return len(self.districts) > 1

    @cached_property
    def commons(self) -> list[int]:
        """The common Districts to which the space belongs, the one that names it first."""
        return sorted(district for district in self.districts if district < COMMON)

    def is_beside(self, other: Space) -> bool:
        """Tell whether two spaces have a side in common."""
        return abs(self.x - other.x) + abs(self.y - other.y) == 1


class GridSpace(Space):
    """A space of a grid. TAB-3.10"""

    printed_bonus: int = bonus(ON_SPACE, "bonus", default=NOTHING)
    four_players: bool = flag(default=False)
    solo_number: int = whole(1, SPACES - 1, "number", default=0, when=lambda row: row.is_numbered())

    @cached_property
    def districts(self) -> list[int]:
        return [int(str(self.table.where[1]).removeprefix("district_")) - 1]

    def solo_numbers(self) -> dict[int, int]:
        return {self.districts[0]: self.solo_number} if self.solo_number else {}


class WaterNumbers(Section):
    """The solo numbers of border Water, by common District."""

    given: list[int] = each(lambda table: [n + 1 for n in table.holder.commons], whole(1, SPACES - 1))


class BorderWater(Space):
    """Border Water. TAB-3.11"""

    touches: list[int] = wholes(2, 1, DISTRICTS)
    printed_bonus: int = bonus(ON_WATER, "bonus", default=NOTHING)
    numbers: WaterNumbers | None = inside(WaterNumbers, default=None, when=lambda row: row.is_numbered())

    @cached_property
    def districts(self) -> list[int]:
        return [district - 1 for district in self.touches]

    def solo_numbers(self) -> dict[int, int]:
        return dict(zip(self.commons, self.numbers.given, strict=True)) if self.numbers else {}

    @check
    def it_lies_between_districts(self) -> None:
        if self.touches[0] == self.touches[1] or min(self.touches) > COMMON:
            self.report(
                "touches", "{key} is {touches}; give two different Districts, at least one of them 1 to 3."
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
        for index, space in enumerate(self.spaces):
            for other in self.spaces[:index]:
                self._compare(space, other)
        for water in self.border_water:
            self._check_shores(water)
        for players, side in enumerate(sides, 1):
            if side == self.path and sound(self.table, *(space.table for space in self.spaces)):
                self._check_districts(players)
        if sides[0] == self.path:
            self._check_numbers()
        if not all(space.sound for space in self.spaces):
            self.table.sound = False

    def _compare(self, space: Space, other: Space) -> None:
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

    def _check_shores(self, water: Space) -> None:
        """Refuse border Water that does not lie beside the Districts it touches."""
        land = [space for space in self.spaces if not space.is_water()]
        beside = {space.districts[0] for space in land if space.is_beside(water)}
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
            land = [
                space
                for space in self.spaces
                if space.districts == [district] and not (space.four_players and players == THREE_PLAYERS)
            ]
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
            numbers = sorted(
                space.solo_numbers()[district] for space in self.spaces if district in space.solo_numbers()
            )
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
        self._coordinates: list[dict[int, tuple[int, int]]] = [{}, {}]
        self._sides = [read.whatever(SideA), read.whatever(SideB)]
        self._is_sound = all(part.sound for part in (read.whatever(BoardSides), *self._sides))
        for side in range(len(SIDES)):
            self._is_sound = self._is_sound and self._number(side)

    @classmethod
    def found_in(cls, read: Reading) -> Grid:
        return cls(read)

    @property
    def sound(self) -> bool:
        return self._is_sound

    @property
    def boards(self) -> list[Board]:
        """Players - 1 -> side of the Main board."""
        return [self._board(self._sides[self._side_for(players)].spaces, players) for players in range(1, 5)]

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
        return self._coordinates[self._side_for(players)]

    def _side_for(self, players: int) -> int:
        return SIDES.index(self.read[BoardSides].sides[players - 1])

    def _number(self, side: int) -> bool:
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
            if self._is_elsewhere(space):
                space.table.report(
                    "id",
                    "{key} is {id}, the id of a space in another place of the other side; give it another.",
                    id=shown(space.table.id),
                )
                return False
        return True

    def _is_elsewhere(self, space: Space) -> bool:
        """Tell whether an id names a space in different Districts on the two sides."""
        known = {district for district in range(COMMON) if space.table.id in self.numbers[district]}
        return known != set(space.commons)

    def _board(self, spaces: list[Space], players: int) -> Board:
        """Return a side as masks for a number of players."""
        land = [0] * COMMON
        border = [0] * COMMON
        near = [0] * PLACES
        bonus = [0] * PLACES
        twin = [-1] * PLACES
        shores = [0] * ((DISTRICTS - COMMON) * COMMON)
        numbers = [0] * PLACES
        there = [space for space in spaces if not (space.four_players and players == THREE_PLAYERS)]
        for space in there:
            commons = space.commons
            places = [self._place(space, district) for district in commons]
            for district, place in zip(commons, places, strict=True):
                bit = BIT[place % SPACES]
                bonus[place] = space.printed_bonus
                numbers[place] = space.solo_numbers().get(district, 0)
                if space.is_water():
                    border[district] |= bit
                else:
                    land[district] |= bit
                for other in there:
                    if district in other.districts and space.is_beside(other):
                        near[place] |= BIT[self._place(other, district) % SPACES]
            if len(places) > 1:
                twin[places[0]], twin[places[1]] = places[1], places[0]
            for far in space.districts:
                if far >= COMMON:
                    shores[(far - COMMON) * COMMON + commons[0]] |= BIT[places[0] % SPACES]
        made = Board()
        made.land, made.border, made.near, made.bonus = land, border, near, bonus
        made.twin, made.shores, made.numbers = twin, shores, numbers
        made.derive()
        return made

    def _place(self, space: Space, district: int) -> int:
        return district * SPACES + self.numbers[district][space.table.id]


class SpecialTile(Row):
    """A special Water tile. TAB-1.5"""

    special_bonus: int = bonus(ON_WATER, "bonus")


class SpecialWater(Section, path="special_water"):
    """The special Water tiles."""

    tiles: list[SpecialTile] = array(SpecialTile)

    def work_out(self) -> None:
        self.special_bonus = [tile.special_bonus for tile in self.tiles]  # tile -> bonus

    @check
    def number_agrees(self) -> None:
        there = Sentence("the number of {name}", name="special_water.tiles")
        self.read.compare("components.special_water_tiles", there, len(self.tiles))


def _districts(districts: list[int]) -> Sentence:
    if not districts:
        return Sentence("none")
    return Sentence("{districts}", districts=", ".join(str(district + 1) for district in districts))


def _hangs_together(spaces: list[Space]) -> bool:
    """Tell whether one can go from each space to each other by common sides."""
    reached = spaces[:1]
    for space in reached:
        reached += [other for other in spaces if other.is_beside(space) and other not in reached]
    return len(reached) == len(spaces)
