"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.games.attandarra.components import GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.editions.boards import Boards
from boardwright.games.attandarra.editions.box import Box
from boardwright.games.attandarra.editions.course import EVENT_IDS, History
from boardwright.games.attandarra.editions.materials import IDS, Materials
from boardwright.games.attandarra.editions.tiles import Tiles


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(
        self, box: Box, boards: Boards, materials: Materials, tiles: Tiles, history: History
    ) -> None:
        self.title = box.title
        self.designer = box.designer
        self.publisher = box.publisher
        self.year = box.year
        self.seats = box.colours  # seat -> colour
        self.materials = list(IDS)
        self.material_names = materials.names
        self.material_colours = materials.colours
        self.buildings = tiles.ids  # kind -> id
        self.german = {MEADOW: tiles.meadow_german, RESERVOIR: tiles.reservoir_german}  # tile -> name
        self.english = {MEADOW: tiles.meadow_english, RESERVOIR: tiles.reservoir_english}
        self.german |= dict(enumerate(tiles.german))
        self.english |= dict(enumerate(tiles.english))
        self.gates = tiles.gate_ids
        self.gate_german = tiles.gate_german
        self.gate_english = tiles.gate_english
        self.numeral_colours = tiles.numeral_colours  # "building", "meadow", "reservoir", "gate" -> colour
        self.idle_numerals = {  # tile -> printed numeral, read only by gates_in_building_sum
            MEADOW: tiles.idle_numerals["meadow"],
            RESERVOIR: tiles.idle_numerals["reservoir"],
            GATE: tiles.idle_numerals["gate"],
        }
        self.columns = boards.columns
        self.rows = boards.rows
        self.spaces = boards.spaces
        self.streets = boards.columns + [str(row) for row in boards.rows]
        self.events = list(EVENT_IDS)
        self.event_names = history.event_names
