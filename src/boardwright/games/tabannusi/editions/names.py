"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.editions import Reading
from boardwright.games.tabannusi.components import SECTION_SPACES
from boardwright.games.tabannusi.editions.box import Limits, Meta, PlayerColours
from boardwright.games.tabannusi.editions.cards import Decrees, UrbanCards
from boardwright.games.tabannusi.editions.course import Costs
from boardwright.games.tabannusi.editions.districts import (
    DISTRICT_IDS,
    ActionTiles,
    ActionTileSlots,
    DistrictNames,
)
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, COLOURS
from boardwright.games.tabannusi.editions.grid import Grid, SpecialWater
from boardwright.games.tabannusi.editions.port import (
    CELL_IDS,
    HARBORMASTER_IDS,
    LINE_IDS,
    SHIP_IDS,
    PrintedShips,
)
from boardwright.games.tabannusi.editions.solo import KING_IDS, AutomaCards
from boardwright.games.tabannusi.editions.ziggurat import ZigguratTiles


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(self, read: Reading) -> None:
        meta, grid, costs = read[Meta], read[Grid], read[Costs]
        self.title = meta.title
        self.designers = meta.designers
        self.solo_designers = meta.solo_designers
        self.publisher = meta.publisher
        self.year = meta.year
        self.seats = read[PlayerColours].seats  # seat -> colour
        self.colours = list(COLOURS)
        self.tracks = list(BUILDING_COLOURS)
        self.rows = [*BUILDING_COLOURS, "bottom"]  # of a Player board
        self.districts = list(DISTRICT_IDS)
        self.district_names = read[DistrictNames].names
        self.places = grid.place_names()  # place -> id; of two places of border Water only the lower
        # Players - 1 -> place -> x, y.
        self.coordinates = [grid.coordinates(players) for players in range(1, 5)]
        self.special_water = [tile.id for tile in read[SpecialWater].tiles]
        self.lines = list(LINE_IDS)
        self.port_spaces = [f"{line}-{colour}" for line in LINE_IDS for colour in ("blue", "red")]
        self.cells = list(CELL_IDS)
        self.ships = [*SHIP_IDS, *(ship.id for ship in read[PrintedShips].ships)]
        self.harbormasters = list(HARBORMASTER_IDS)
        self.ziggurat_spaces = [
            f"{section}-{space}" for section in BUILDING_COLOURS for space in range(1, SECTION_SPACES + 1)
        ]
        self.ziggurat_tiles = read[ZigguratTiles].ids
        self.action_tiles = read[ActionTiles].ids
        self.slots = [str(slot) for slot in range(1, len(read[ActionTileSlots].slots) + 1)]
        self.urban_cards = read[UrbanCards].ids
        self.decrees = read[Decrees].ids
        self.kings = list(KING_IDS)
        self.automa_cards = read[AutomaCards].ids
        self.most_due = costs.most_due  # Resources of one colour in any price
        self.most_gold = 2 * costs.most_due + costs.ship_gold
        self.crate_slots = read[Limits].crate_slots
