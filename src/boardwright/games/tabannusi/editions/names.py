"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.editions import Reading
from boardwright.games.tabannusi.components import SECTION_SPACES
from boardwright.games.tabannusi.editions import box, cards, districts, grid, port, solo, ziggurat
from boardwright.games.tabannusi.editions.course import Costs
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, COLOURS


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(self, read: Reading) -> None:
        meta, places, costs = read[box.Meta], read[grid.Grid], read[Costs]
        self.title = meta.title
        self.designers = meta.designers
        self.solo_designers = meta.solo_designers
        self.publisher = meta.publisher
        self.year = meta.year
        self.seats = read[box.PlayerColours].seats  # seat -> colour
        self.colours = list(COLOURS)
        self.tracks = list(BUILDING_COLOURS)
        self.rows = [*BUILDING_COLOURS, "bottom"]  # of a Player board
        self.districts = list(districts.DISTRICT_IDS)
        self.district_names = read[districts.DistrictNames].names
        self.places = places.place_names()  # place -> id; of two places of border Water only the lower
        # Players - 1 -> place -> x, y.
        self.coordinates = [places.coordinates(players) for players in range(1, 5)]
        self.special_water = [tile.id for tile in read[grid.SpecialWater].tiles]
        self.lines = list(port.LINE_IDS)
        self.port_spaces = [f"{line}-{colour}" for line in port.LINE_IDS for colour in ("blue", "red")]
        self.cells = list(port.CELL_IDS)
        self.ships = [*port.SHIP_IDS, *(ship.id for ship in read[port.PrintedShips].ships)]
        self.harbormasters = list(port.HARBORMASTER_IDS)
        self.ziggurat_spaces = [
            f"{section}-{space}" for section in BUILDING_COLOURS for space in range(1, SECTION_SPACES + 1)
        ]
        self.ziggurat_tiles = read[ziggurat.ZigguratTiles].ids
        self.action_tiles = read[districts.ActionTiles].ids
        self.slots = [str(slot) for slot in range(1, len(read[districts.ActionTileSlots].districts) + 1)]
        self.urban_cards = read[cards.UrbanCards].ids
        self.decrees = read[cards.Decrees].ids
        self.kings = list(solo.KING_IDS)
        self.automa_cards = read[solo.AutomaCards].ids
        self.most_due = costs.most_due  # Resources of one colour in any price
        self.most_gold = 2 * costs.most_due + costs.ship_gold
        self.crate_slots = read[box.Limits].crate_slots
