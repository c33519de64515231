"""The common Districts: the grids of both sides of the Main board, border Water, special Water."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.games.tabannusi.components import BIT, COMMON, DISTRICTS, NOTHING, PLACES, SPACES, Board
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.effects import ON_SPACE, ON_WATER, read_bonus, read_optional_bonus

SIDES: Final = ["a", "b"]
BY_PLAYERS: Final = ["solo", "two", "three", "four"]
THREE_PLAYERS: Final = 3
LARGEST: Final = 40  # coordinate
FEWEST_SPACES: Final = 4  # so that every player finds a space for the start Building


@dataclass
class Space:
    """A space of a grid or, if it touches two Districts, border Water."""

    table: Table
    x: int
    y: int
    districts: list[int]  # from 0; one for a grid space
    bonus: int
    four_players: bool = False
    numbers: dict[int, int] = field(default_factory=dict)  # common District -> solo number

    def is_water(self) -> bool:
        return len(self.districts) > 1

    def commons(self) -> list[int]:
        """Return the common Districts to which the space belongs, the one that names it first."""
        return sorted(district for district in self.districts if district < COMMON)

    def is_beside(self, other: Space) -> bool:
        return abs(self.x - other.x) + abs(self.y - other.y) == 1


class Grid:
    """The tables `board_sides`, `side_a`, `side_b`, `special_water`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_sides(root.table("board_sides"))
        self.numbers: list[dict[str, int]] = [{} for _ in range(COMMON)]  # District -> id -> space
        self.labels: list[str] = []  # District * SPACES + space -> id
        sides = [self._read_side(root.table(f"side_{side}"), side) for side in SIDES]
        self.boards: list[Board] = []
        if all(side is not None for side in sides):
            self.boards = [
                self._board(sides[SIDES.index(side)] or [], players)
                for players, side in enumerate(self.side_by_players, 1)
            ]
        self._read_special_water(root.table("special_water"), box)

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
        return self._coordinates[SIDES.index(self.side_by_players[players - 1])]

    def _read_sides(self, table: Table) -> None:
        self.sides = table
        self.side_by_players = [table.choice(key, SIDES) for key in BY_PLAYERS]
        if table.sound and self.side_by_players[0] != self.side_by_players[1]:
            table.report(
                "solo",
                "{key} is {solo}, but the solo game is set up for two; give {two}.",
                solo=shown(self.side_by_players[0]),
                two=shown(self.side_by_players[1]),
            )
        self._coordinates: list[dict[int, tuple[int, int]]] = [{}, {}]

    def _read_side(self, table: Table, side: str) -> list[Space] | None:
        """Return the spaces of a side, or None if something is wrong with it."""
        solo = self.side_by_players[0] == side if self.sides.sound else None
        spaces: list[Space] = []
        for district in range(COMMON):
            for entry in table.tables(f"district_{district + 1}"):
                spaces.append(self._read_space(entry, district, solo))
        for entry in table.tables("border_water"):
            spaces.append(self._read_water(entry, solo))
        if not (spaces and sound(self.sides, table, *(space.table for space in spaces))):
            return None
        self._check(table, side, spaces)
        if not sound(table, *(space.table for space in spaces)):
            return None
        return spaces if self._number(spaces, side) else None

    def _read_space(self, table: Table, district: int, solo: bool | None) -> Space:
        """`solo`: whether the side has solo numbers, None if the file contradicts itself."""
        numbered = solo or (solo is None and table.has("number"))
        return Space(
            table,
            table.integer("x", 0, LARGEST),
            table.integer("y", 0, LARGEST),
            [district],
            read_optional_bonus(table, "bonus", ON_SPACE),
            table.has("four_players") and table.boolean("four_players"),
            {district: table.integer("number", 1, SPACES - 1)} if numbered else {},
        )

    def _read_water(self, table: Table, solo: bool | None) -> Space:
        x = table.integer("x", 0, LARGEST)
        y = table.integer("y", 0, LARGEST)
        touches = table.integers("touches", 2, 1, DISTRICTS)
        districts = [district - 1 for district in touches]
        bonus = read_bonus(table, "bonus", ON_WATER) if table.has("bonus") else NOTHING
        numbers: dict[int, int] = {}
        if table.sound and (touches[0] == touches[1] or min(districts) >= COMMON):
            table.report(
                "touches",
                "{key} is {touches}; give two different Districts, at least one of them 1 to 3.",
                touches=shown(touches),
            )
        if solo or (solo is None and table.has("numbers")):
            inside = table.table("numbers")
            for district in districts:
                if district < COMMON:
                    numbers[district] = inside.integer(str(district + 1), 1, SPACES - 1)
            if not inside.sound:
                table.sound = False
        return Space(table, x, y, districts, bonus, False, numbers)

    # What the rules need of a side

    def _check(self, table: Table, side: str, spaces: list[Space]) -> None:
        for index, space in enumerate(spaces):
            for other in spaces[:index]:
                self._compare(space, other)
        for space in spaces:
            if space.is_water():
                self._check_shores(space, spaces)
        for players, this in enumerate(self.side_by_players, 1):
            if this == side and sound(table, *(space.table for space in spaces)):
                self._check_districts(table, spaces, players)
        if self.side_by_players[0] == side:
            self._check_numbers(table, spaces)

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
        elif space.is_beside(other) and not set(space.districts) & set(other.districts):
            space.table.report(
                "x",
                "{space} is beside {other} of another District; leave border Water or a gap between them.",
                space=space.table.name,
                other=other.table.name,
            )

    def _check_shores(self, water: Space, spaces: list[Space]) -> None:
        """Refuse border Water that does not lie beside the Districts it touches."""
        beside = {space.districts[0] for space in spaces if not space.is_water() and space.is_beside(water)}
        if beside != set(water.commons()):
            water.table.report(
                "touches",
                "{key} names the common Districts {named}, but the space lies beside {beside}; correct one of"
                " them.",
                named=_districts(water.commons()),
                beside=_districts(sorted(beside)),
            )

    def _check_districts(self, table: Table, spaces: list[Space], players: int) -> None:
        """Refuse a District that is too small, falls apart, or has no Water to begin with."""
        for district in range(COMMON):
            land = [
                space
                for space in spaces
                if space.districts == [district] and not (space.four_players and players == THREE_PLAYERS)
            ]
            key = f"district_{district + 1}"
            if len(land) < FEWEST_SPACES:
                table.report(
                    key,
                    "{key} has {number} spaces for {players} players; give at least {fewest}.",
                    number=len(land),
                    players=players,
                    fewest=FEWEST_SPACES,
                )
            elif not _hangs_together(land):
                table.report(
                    key,
                    "the spaces of {key} for {players} players fall apart; correct their coordinates.",
                    players=players,
                )
            shore = [space for space in spaces if space.is_water() and district in space.districts]
            if not any(water.is_beside(space) for water in shore for space in land):
                table.report(
                    "border_water",
                    "no space of {key} touches District {district}, so no Water could ever be placed there;"
                    " add one.",
                    district=district + 1,
                )

    def _check_numbers(self, table: Table, spaces: list[Space]) -> None:
        """Refuse solo numbers that are not 1, 2, 3 and so on in each District."""
        for district in range(COMMON):
            numbers = sorted(space.numbers[district] for space in spaces if district in space.numbers)
            if table.sound and numbers != list(range(1, len(numbers) + 1)):
                table.report(
                    f"district_{district + 1}",
                    "the solo numbers of {key} and its border Water are {numbers}; number them 1 to {last}.",
                    numbers=", ".join(str(number) for number in numbers),
                    last=len(numbers),
                )

    # Numbers of the engine

    def _number(self, spaces: list[Space], side: str) -> bool:
        """Number every space in each of its common Districts; ids known from the other side keep theirs."""
        where = self._coordinates[SIDES.index(side)]
        for space in spaces:
            for district in space.commons():
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
        return known != set(space.commons())

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
            commons = space.commons()
            places = [self._place(space, district) for district in commons]
            for district, place in zip(commons, places, strict=True):
                bit = BIT[place % SPACES]
                bonus[place] = space.bonus
                numbers[place] = space.numbers.get(district, 0)
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
        return Board(
            land=land, border=border, near=near, bonus=bonus, twin=twin, shores=shores, numbers=numbers
        )

    def _place(self, space: Space, district: int) -> int:
        return district * SPACES + self.numbers[district][space.table.id]

    def _read_special_water(self, table: Table, box: Box) -> None:
        tiles = table.tables("tiles")
        self.special_ids = [tile.id for tile in tiles]
        self.special_bonus = [read_bonus(tile, "bonus", ON_WATER) for tile in tiles]
        box.count("special_water_tiles", box.special_water, tiles, "special_water.tiles")


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
