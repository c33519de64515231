"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.editions import Reading
from boardwright.games.attandarra.components import GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.editions.boards import Coordinates
from boardwright.games.attandarra.editions.box import Meta, PlayerColours
from boardwright.games.attandarra.editions.history import EVENT_IDS, Events
from boardwright.games.attandarra.editions.materials import IDS, Materials
from boardwright.games.attandarra.editions.tiles import (
    Buildings,
    Gates,
    IdleNumerals,
    Meadow,
    NumeralColours,
    Reservoir,
)


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(self, read: Reading) -> None:
        meta, board, gates = read[Meta], read[Coordinates], read[Gates]
        buildings, meadow, reservoir = read[Buildings], read[Meadow], read[Reservoir]
        colours, idle = read[NumeralColours], read[IdleNumerals]
        self.title = meta.title
        self.designer = meta.designer
        self.publisher = meta.publisher
        self.year = meta.year
        self.seats = read[PlayerColours].seats  # seat -> colour
        self.materials = list(IDS)
        self.material_names = [material.name for material in read[Materials]]
        self.material_colours = [material.colour for material in read[Materials]]
        self.buildings = buildings.ids  # kind -> id
        self.german = {MEADOW: meadow.german, RESERVOIR: reservoir.german}  # tile -> name
        self.english = {MEADOW: meadow.english, RESERVOIR: reservoir.english}
        self.german |= {kind: building.german for kind, building in enumerate(buildings)}
        self.english |= {kind: building.english for kind, building in enumerate(buildings)}
        self.gates = gates.ids
        self.gate_german = [gate.german for gate in gates]
        self.gate_english = [gate.english for gate in gates]
        self.numeral_colours = {
            "building": colours.building,
            "meadow": colours.meadow,
            "reservoir": colours.reservoir,
            "gate": colours.gate,
        }
        # tile -> printed numeral, read only by gates_in_building_sum
        self.idle_numerals = {MEADOW: idle.meadow, RESERVOIR: idle.reservoir, GATE: idle.gate_numeral}
        self.columns = board.letters
        self.rows = board.numbers
        self.spaces = board.names
        self.streets = board.letters + [str(row) for row in board.numbers]
        self.events = list(EVENT_IDS)
        self.event_names = read[Events].event_names
