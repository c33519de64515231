"""The rules of Attandarra once more, slowly: from coordinates and plain sets, without masks or short cuts.

It reads the table and says what the engine ought to offer and to score. It shares no rule with the engine.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final

from boardwright.games.attandarra.components import CITIZEN, COIN, GATE, MEADOW, NO_TILE, RESERVOIR
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra.table import PRINTED

COLUMNS: Final = "ABCDE"
ROWS: Final = "1234"
ALL: Final = [column + row for row in ROWS for column in COLUMNS]
BUILDINGS: Final = PRINTED.names.buildings
NUMERAL: Final = dict(zip(BUILDINGS, PRINTED.edition.numeral, strict=True))
MATERIALS: Final = ["clay", "wood", "stone", "glass"]
DRAW_COST: Final = {"clay": 0, "wood": 0, "stone": 1, "glass": 1}
POINTS: Final = {"clay": 0, "wood": 1, "stone": 2, "glass": 3}
PRICES: Final = {
    "clay": [3, 2, 2, 1, 1, 1],
    "wood": [4, 3, 3, 2, 2, 2],
    "stone": [5, 4, 4, 3, 3, 3],
    "glass": [6, 5, 5, 4, 4, 4],
}
CASTLES: Final = {"schnellenberg", "waldenburg"}


def neighbours(space: str) -> set[str]:
    """Return the spaces that share an edge."""
    column, row = COLUMNS.index(space[0]), ROWS.index(space[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {COLUMNS[c] + ROWS[r] for c, r in around if 0 <= c < 5 and 0 <= r < 4}


class City:
    """One city as sets and dictionaries."""

    def __init__(self, game: Attandarra, seat: int) -> None:
        player = game.players[seat]
        self.tile: dict[str, str] = {}
        self.cubes: dict[str, list[str]] = {}
        self.citizens: Counter[str] = Counter()
        self.coins: Counter[str] = Counter()
        names = dict(enumerate(BUILDINGS)) | {MEADOW: "meadow", RESERVOIR: "reservoir", GATE: "gate"}
        for index, space in enumerate(ALL):
            if player.tile_at[index] != NO_TILE:
                self.tile[space] = names[player.tile_at[index]]
            pile = player.cubes[index]
            self.cubes[space] = [m for k, m in enumerate(MATERIALS) for _ in range(pile >> 4 * k & 15)]
            self.citizens[space] = player.markers[index] & 15
            self.coins[space] = player.markers[index] >> 4
        self.supply = {name: player.supply[number] for number, name in names.items()}
        self.gold = player.gold
        self.emblems = player.emblems

    def is_building(self, space: str) -> bool:
        """ATT-13.7: gates are buildings."""
        return self.tile.get(space, "meadow") not in {"meadow", "reservoir"}

    def is_complete(self, space: str) -> bool:
        """ATT-6.3: a building without cubes is complete."""
        return self.is_building(space) and not self.cubes[space]

    def sites(self) -> set[str]:
        """ATT-5.1 to 5.3"""
        if not self.tile:
            return set(ALL)
        return {space for space in ALL if space not in self.tile and neighbours(space) & set(self.tile)}

    def places(self, material: str) -> set[str]:
        """Return the answers that place a cube. ATT-5.4 to 5.8"""
        answers: set[str] = set()
        for space in self.tile:
            if self.is_building(space) and self.cubes[space] and self.may_extend(material, space):
                answers.add(f"extend {space}")
        if material != "glass":
            for name, space in product(BUILDINGS, self.sites()):
                if self.supply[name] and not any(
                    NUMERAL.get(self.tile.get(other, "")) == NUMERAL[name] for other in neighbours(space)
                ):
                    answers.add(f"build {name} {space}")
        return answers

    def may_extend(self, material: str, space: str) -> bool:
        """ATT-5.6, 5.7"""
        pile = [*self.cubes[space], material]
        rising = all(MATERIALS.index(cube) <= MATERIALS.index(material) for cube in pile)
        return rising and (len(pile) < NUMERAL[self.tile[space]] or len(set(pile)) > 1)

    def may_hold(self, space: str, marker: int) -> bool:
        """ATT-8.6"""
        return self.is_complete(space) or (marker == CITIZEN and self.tile.get(space) == "meadow")


def price_of_marker(game: Attandarra, space: str) -> int:
    """ATT-8.2 to 8.4; ATT-A2"""
    kind = game.tops[ALL.index(space)]
    line = [other for other in ALL if other[kind == CITIZEN] == space[kind == CITIZEN]]
    stacks = [game.tops] + ([game.under] if game.switches.both_markers_count else [])
    return sum(stack[ALL.index(other)] == kind for other in line for stack in stacks)


def actions(game: Attandarra, seat: int) -> set[str]:
    """Return the answers of a turn. ATT-4, 7, 8, 9, 13, 14"""
    city = City(game, seat)
    answers = {"finish"}
    on_display = dict(zip(MATERIALS, game.display, strict=True))
    for material, number in on_display.items():
        if number and PRICES[material][number - 1] <= city.gold and city.places(material):
            answers.add(f"buy {material}")
    for name in ("meadow", "reservoir"):
        if city.supply[name] and city.gold >= 1:
            answers |= {f"{name} {space}" for space in city.sites()}
    for space in city.tile:
        kind = game.tops[ALL.index(space)]
        full = game.switches.one_marker_per_tile and city.citizens[space] + city.coins[space]
        affordable = kind in {CITIZEN, COIN} and price_of_marker(game, space) <= city.gold
        if affordable and city.may_hold(space, kind) and not full:
            answers.add(f"take-marker {space}")
    if sum(game.bag) and city.gold:
        answers.add("finish-with-draw")
    if game.history:
        answers |= gates(city, on_display["stone"]) | emblems(game, city)
    return answers


def gates(city: City, stones: int) -> set[str]:
    """ATT-13"""
    if not city.supply["gate"] or not stones or PRICES["stone"][stones - 1] + 2 > city.gold:
        return set()
    edge = {space for space in ALL if (space[0] in "AE") != (space[1] in "14")}
    return {
        f"gate {space}"
        for space in city.sites() & edge
        if not any(city.tile.get(other) == "gate" for other in neighbours(space))
    }


def emblems(game: Attandarra, city: City) -> set[str]:
    """ATT-14"""
    if game.round < 3 or not city.emblems or not city.gold:
        return set()
    free = [street for street, owner in zip(COLUMNS + ROWS, game.emblems, strict=True) if owner == NOBODY]
    return {f"emblem {street}" for street in free}


def struck(game: Attandarra, seat: int) -> set[str]:
    """Return the streets that an event strikes in a city. ATT-15.3; ATT-A18, A31"""
    streets: set[str] = set()
    for street, owner in zip(COLUMNS + ROWS, game.emblems, strict=True):
        protected = owner == seat if game.switches.emblem_protects_owner_only else owner != NOBODY
        if game.switches.only_emblem_streets_struck:
            protected = owner == NOBODY
        if not protected:
            streets.add(street)
    return streets


def favour(game: Attandarra, seat: int) -> int:
    """Return the points of the positive event. ATT-15.4, 15.6 to 15.8"""
    city = City(game, seat)
    streets = struck(game, seat)
    items = {
        "town_charter": city.citizens,
        "mint_right": city.coins,
        "hanseatic_league": Counter({space: 1 for space in city.tile if city.is_building(space)}),
    }[PRINTED.names.events[game.event]]
    return sum(items[space] * ((space[0] in streets) + (space[1] in streets)) for space in ALL)


def hit(game: Attandarra, seat: int, shelters: set[str]) -> set[str]:
    """Return the spaces that a negative event hits. ATT-15.5, 15.9 to 15.11"""
    city = City(game, seat)
    streets = struck(game, seat)
    havens = {space for space, name in city.tile.items() if name in shelters}
    return {
        space
        for space in ALL
        if (space[0] in streets or space[1] in streets) and not ({space} | neighbours(space)) & havens
    }


def rescues(game: Attandarra, seat: int, empty_before: set[str]) -> set[str]:
    """Return the answers that save a marker after the tiles have burned. ATT-15.13; ATT-A17"""
    city = City(game, seat)
    answers: set[str] = set()
    for space in ALL:
        for kind, word, number in ((CITIZEN, "citizen", city.citizens), (COIN, "coin", city.coins)):
            if space in city.tile or not number[space]:
                continue
            for target in neighbours(space):
                empty_now = not city.citizens[target] + city.coins[target]
                many = game.switches.fire_target_takes_many and not game.switches.one_marker_per_tile
                if city.may_hold(target, kind) and (empty_now or (many and target in empty_before)):
                    answers.add(f"rescue {space} {word} {target}")
    return answers


def final_points(game: Attandarra, seat: int) -> int:
    """Return what a city scores at the end, without the points scored during the game. ATT-10, 13.8"""
    city = City(game, seat)
    total = majority(game, seat, CITIZEN) + majority(game, seat, COIN)
    sides: set[str] = set()
    gate_spaces = [space for space, name in city.tile.items() if name == "gate"]
    for space, name in city.tile.items():
        if name == "meadow":
            total += 3 if city.citizens[space] else 1
        elif name == "reservoir":
            around = neighbours(space)
            total += 5 * (len(around) == 4 and all(city.is_complete(other) for other in around))
        elif name == "gate":
            sides.add(space[1] if space[1] in "14" else space[0])
        elif city.is_complete(space):
            total += NUMERAL[name]
    opposite = {"1", "4"} <= sides or {"A", "E"} <= sides
    each = (6 if opposite else 3) + 3 * game.switches.gates_in_building_sum
    return total + each * len(gate_spaces)


def majority(game: Attandarra, seat: int, kind: int) -> int:
    """Return the points for most citizens or coins. ATT-10.3 to 10.6; ATT-A10, A11"""
    counts: list[int] = []
    for other in range(game.seats):
        city = City(game, other)
        both = city.citizens.total() and city.coins.total()
        mine = city.citizens.total() if kind == CITIZEN else city.coins.total()
        counts.append(mine if both or game.switches.majority_in_same_category else 0)
    levels = [10, 6, 3]
    for number in sorted({n for n in counts if n}, reverse=True):
        tied = counts.count(number)
        if number == counts[seat]:
            return levels[0] if levels else 0
        used = min(tied, 2) if game.switches.majority_skips_one_level else tied
        levels = levels[used:]
    return 0
