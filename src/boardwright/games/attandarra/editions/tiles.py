"""City tiles: buildings, meadows, the fire reservoir, gates."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.field import choice, index, only, text, texts, whole
from boardwright.games.attandarra.components import MEADOW
from boardwright.games.attandarra.editions.box import Tracks
from boardwright.games.attandarra.editions.materials import IDS
from boardwright.sentence import Sentence

ROLES: Final = ["none", "hospital", "castle"]
FEWEST_CUBES: Final = 2  # two different materials
MOST_CUBES: Final = 15  # of one material; the engine counts them in four bits
MOST_POINTS: Final = 20
MOST_COPIES: Final = 20


class Building(Row):
    """A kind of building. ATT-5"""

    german: str = text("name")
    english: str = text()
    copies: int = whole(1, MOST_COPIES)
    numeral: int = whole(FEWEST_CUBES, MOST_CUBES)
    role: str = choice(ROLES)


class Buildings(Rows[Building], path="building", most=MEADOW):
    """The buildings of one player."""

    @check
    def copies_agree(self) -> None:
        copies = sum(self.column("copies"))
        self.read.compare("components.building_tiles_each", Sentence("the sum of their copies"), copies)

    def with_role(self, role: str) -> list[str]:
        """Return the buildings that have a role."""
        return [building.id for building in self if building.role == role]

    def work_out(self) -> None:
        # those that shelter from the plague, as a mask. ATT-15.4
        self.hospitals = sum(1 << kind for kind, building in enumerate(self) if building.role == "hospital")
        # those that shelter from looting, as a mask. ATT-15.6
        self.castles = sum(1 << kind for kind, building in enumerate(self) if building.role == "castle")


class BuildingNames(Section, path="building_names"):
    """Which buildings are landmarks, one tile each, and which one is repeated."""

    unique: list[str] = texts(allowed=lambda table: table.read[Buildings].column("german"))
    repeated: str = choice(lambda table: table.read[Buildings].column("german"))
    repeated_copies: int = whole(1, MOST_COPIES)

    @check
    def copies_agree(self) -> None:
        for building in self.read[Buildings]:
            stated = self.repeated_copies if building.german == self.repeated else 1
            if building.copies != stated:
                building.report(
                    "copies",
                    "{key} is {copies}, but building_names has {stated} of {german}; correct one of them.",
                    stated=stated,
                )
            elif building.german != self.repeated and building.german not in self.unique:
                self.table.report(
                    "unique", "building_names.unique lacks {name}; add it.", name=shown(building.german)
                )


class Castles(Section, path="castles"):
    """The castles by their names. ATT-15.6"""

    named: list[str] = texts(allowed=lambda table: table.read[Buildings].ids, key="ids")

    @check
    def roles_agree(self) -> None:
        for building in self.read[Buildings]:
            if (building.role == "castle") != (building.id in self.named):
                names = Sentence("names") if building.id in self.named else Sentence("does not name")
                building.report(
                    "role",
                    "{key} is {role}, but castles.ids {names} {id}; correct one of them.",
                    names=names,
                    id=shown(building.id),
                )


class Meadow(Section, path="meadow"):
    """Meadows. ATT-7"""

    german: str = text("name")
    english: str = text()
    meadows: int = whole(0, MOST_COPIES, "copies")
    meadow_price: int = whole(1, Tracks.gold, "price")
    meadow_points: int = whole(0, MOST_POINTS, "points_empty")
    meadow_points_with_citizen: int = whole(0, MOST_POINTS, "points_with_citizens")
    holds: list[str] = only(["citizen"])

    @check
    def copies_agree(self) -> None:
        self.read.compare("components.meadow_tiles_each", Sentence("meadow.copies"), self.meadows)


class Reservoir(Section, path="reservoir"):
    """The fire reservoir. ATT-7"""

    german: str = text("name")
    english: str = text()
    reservoirs: int = whole(0, 1, "copies")
    reservoir_price: int = whole(1, Tracks.gold, "price")
    reservoir_points: int = whole(0, MOST_POINTS, "points_surrounded")
    holds: list[str] = texts(0)

    @check
    def copies_agree(self) -> None:
        self.read.compare("components.reservoir_tiles_each", Sentence("reservoir.copies"), self.reservoirs)


class NumeralColours(Section, path="numeral_colors"):
    """The colours of the numerals on city tiles."""

    building: str = text()
    meadow: str = text()
    reservoir: str = text()
    gate: str = text()


class IdleNumerals(Section, path="numerals_without_effect"):
    """Numerals that no rule reads, unless gates count among the buildings. ATT-A16"""

    meadow: int = whole(0, 99)
    reservoir: int = whole(0, 99)
    gate_numeral: int = whole(0, 99, "gate")


class AdjacencyRule(Section, path="adjacency_rule"):
    """Buildings whose yellow numerals are equal may not share an edge. ATT-5.3"""

    applies_to: str = only("yellow_numeral_pairs")
    compare_by: str = only("numeral", "compare")


class Gate(Row):
    """A city gate. ATT-13"""

    german: str = text("name")
    english: str = text()


class Gates(Rows[Gate], path="gate"):
    """The gates of one player."""

    @check
    def number_agrees(self) -> None:
        there = Sentence("the number of [[{name}]] tables", name="gate")
        self.read.compare("components.gate_tiles_each", there, len(self))


class GateRules(Section, path="gate_rules"):
    """The construction of gates. ATT-13"""

    gate_gold: int = whole(0, Tracks.gold, "gold")
    gate_material: int = index(IDS, "material")
    gate_points: int = whole(0, MOST_POINTS, "points")
    corners_allowed: bool = only(value=False)
    gates_may_touch: bool = only(value=False)


class GateStone(Section, path="gate_stone"):
    """Where the stone of a gate comes from. ATT-13"""

    stone_bought_from_display: bool = only(value=True)
