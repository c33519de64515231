"""City tiles: buildings, meadows, the fire reservoir, gates."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.games.attandarra.components import MEADOW
from boardwright.games.attandarra.editions.boards import only_false, only_true
from boardwright.games.attandarra.editions.box import Box
from boardwright.games.attandarra.editions.materials import IDS

ROLES: Final = ["none", "hospital", "castle"]
FEWEST_CUBES: Final = 2  # two different materials
MOST_CUBES: Final = 15  # of one material; the engine counts them in four bits
MOST_POINTS: Final = 20
MOST_COPIES: Final = 20


class Tiles:
    """The tables of the buildings, castles, meadows, the reservoir and the gates, and of their numerals."""

    def __init__(self, document: Document, box: Box, gold: int) -> None:
        root = document.root
        self._read_buildings(root.tables("building"), box)
        self._read_building_names(root.table("building_names"))
        self.castle_table = root.table("castles")
        self._check_castles(self.castle_table)
        self._read_meadow(root.table("meadow"), box, gold)
        self._read_reservoir(root.table("reservoir"), box, gold)
        colours, idle = root.table("numeral_colors"), root.table("numerals_without_effect")
        tiles = ("meadow", "reservoir", "gate")
        self.numeral_colours = {tile: colours.text(tile) for tile in ("building", *tiles)}
        self.idle_numerals = {tile: idle.integer(tile, 0, 99) for tile in tiles}
        rule = root.table("adjacency_rule")
        rule.choice("applies_to", ["yellow_numeral_pairs"])
        rule.choice("compare", ["numeral"])
        self._read_gates(root.tables("gate"), root.table("gate_rules"), box, gold)
        only_true(root.table("gate_stone"), "stone_bought_from_display")

    def _read_buildings(self, tables: list[Table], box: Box) -> None:
        self.buildings = tables
        self.ids = [table.id for table in tables]
        self.german = [table.text("name") for table in tables]
        self.english = [table.text("english") for table in tables]
        self.copies = [table.integer("copies", 1, MOST_COPIES) for table in tables]
        self.numeral = [table.integer("numeral", FEWEST_CUBES, MOST_CUBES) for table in tables]
        self.roles = [table.choice("role", ROLES) for table in tables]
        for table in tables[MEADOW:]:
            table.report(
                "id",
                "{table} is one kind of building too many; give at most {most}.",
                table=table.name,
                most=MEADOW,
            )
        if tables and sound(*tables):
            box.compare(
                "building_tiles_each", box.buildings, Phrase("the sum of their copies"), sum(self.copies)
            )

    def _read_building_names(self, table: Table) -> None:
        """Read which buildings are landmarks, one tile each, and which one is repeated."""
        known = self.german if self.buildings and sound(*self.buildings) else None
        unique = table.texts("unique", allowed=known)
        repeated = table.text("repeated") if known is None else table.choice("repeated", known)
        copies = table.integer("repeated_copies", 1, MOST_COPIES)
        if known is None or not table.sound:
            return
        for name, here, building in zip(self.german, self.copies, self.buildings, strict=True):
            stated = copies if name == repeated else 1
            if here != stated:
                building.report(
                    "copies",
                    "{key} is {copies}, but building_names has {stated} of {name}; correct one of them.",
                    copies=here,
                    stated=stated,
                    name=name,
                )
            elif name != repeated and name not in unique:
                table.report("unique", "building_names.unique lacks {name}; add it.", name=shown(name))

    def _check_castles(self, table: Table) -> None:
        ids = self.ids if self.ids and all(self.ids) else None
        castles = table.texts("ids", allowed=ids)
        if not sound(table, *self.buildings):
            return
        for building, role in zip(self.buildings, self.roles, strict=True):
            if (role == "castle") != (building.id in castles):
                names = Phrase("names") if building.id in castles else Phrase("does not name")
                building.report(
                    "role",
                    "{key} is {role}, but castles.ids {names} {id}; correct one of them.",
                    names=names,
                    role=shown(role),
                    id=shown(building.id),
                )

    def _read_meadow(self, table: Table, box: Box, gold: int) -> None:
        self.meadow_german, self.meadow_english = table.text("name"), table.text("english")
        self.meadows = table.integer("copies", 0, MOST_COPIES)
        self.meadow_price = table.integer("price", 1, gold)
        self.meadow_points = table.integer("points_empty", 0, MOST_POINTS)
        self.meadow_points_with_citizen = table.integer("points_with_citizens", 0, MOST_POINTS)
        table.texts("holds", 1, allowed=["citizen"])
        if table.sound:
            box.compare("meadow_tiles_each", box.meadows, Phrase("meadow.copies"), self.meadows)

    def _read_reservoir(self, table: Table, box: Box, gold: int) -> None:
        self.reservoir_german, self.reservoir_english = table.text("name"), table.text("english")
        self.reservoirs = table.integer("copies", 0, 1)
        self.reservoir_price = table.integer("price", 1, gold)
        self.reservoir_points = table.integer("points_surrounded", 0, MOST_POINTS)
        table.texts("holds", 0)
        if table.sound:
            box.compare("reservoir_tiles_each", box.reservoirs, Phrase("reservoir.copies"), self.reservoirs)

    def _read_gates(self, gates: list[Table], rules: Table, box: Box, gold: int) -> None:
        self.gate_ids = [table.id for table in gates]
        self.gate_german = [table.text("name") for table in gates]
        self.gate_english = [table.text("english") for table in gates]
        if gates and sound(*gates):
            box.compare(
                "gate_tiles_each", box.gates_each, Phrase("the number of [[gate]] tables"), len(gates)
            )
        self.gate_gold = rules.integer("gold", 0, gold)
        self.gate_material = IDS.index(rules.choice("material", IDS))
        self.gate_points = rules.integer("points", 0, MOST_POINTS)
        only_false(rules, "corners_allowed")
        only_false(rules, "gates_may_touch")

    def with_role(self, role: str) -> int:
        """Return the building kinds that have a role, as a mask."""
        return sum(1 << kind for kind, own in enumerate(self.roles) if own == role)
