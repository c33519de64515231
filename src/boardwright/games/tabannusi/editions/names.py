"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.games.tabannusi.components import SECTION_SPACES
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.cards import Decrees, UrbanCards
from boardwright.games.tabannusi.editions.course import Course
from boardwright.games.tabannusi.editions.districts import DISTRICT_IDS, Districts
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS, COLOURS
from boardwright.games.tabannusi.editions.grid import Grid
from boardwright.games.tabannusi.editions.port import CELL_IDS, HARBORMASTER_IDS, LINE_IDS, SHIP_IDS, Port
from boardwright.games.tabannusi.editions.solo import KING_IDS, Solo
from boardwright.games.tabannusi.editions.ziggurat import Ziggurat


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(
        self,
        box: Box,
        course: Course,
        districts: Districts,
        grid: Grid,
        port: Port,
        ziggurat: Ziggurat,
        urban: UrbanCards,
        decrees: Decrees,
        solo: Solo,
    ) -> None:
        self.title = box.title
        self.designers = box.designers
        self.solo_designers = box.solo_designers
        self.publisher = box.publisher
        self.year = box.year
        self.seats = box.player_colours  # seat -> colour
        self.colours = list(COLOURS)
        self.tracks = list(BUILDING_COLOURS)
        self.rows = [*BUILDING_COLOURS, "bottom"]  # of a Player board
        self.districts = list(DISTRICT_IDS)
        self.district_names = districts.names
        self.places = grid.place_names()  # place -> id; of two places of border Water only the lower
        # Players - 1 -> place -> x, y.
        self.coordinates = [grid.coordinates(players) for players in range(1, 5)]
        self.special_water = grid.special_ids
        self.lines = list(LINE_IDS)
        self.port_spaces = [f"{line}-{colour}" for line in LINE_IDS for colour in ("blue", "red")]
        self.cells = list(CELL_IDS)
        self.ships = [*SHIP_IDS, *port.printed_ids]
        self.harbormasters = list(HARBORMASTER_IDS)
        self.ziggurat_spaces = [
            f"{section}-{space}" for section in BUILDING_COLOURS for space in range(1, SECTION_SPACES + 1)
        ]
        self.ziggurat_tiles = ziggurat.tile_ids
        self.action_tiles = districts.tile_ids
        self.slots = [str(slot) for slot in range(1, len(districts.slots) + 1)]
        self.urban_cards = urban.ids
        self.decrees = decrees.ids
        self.kings = list(KING_IDS)
        self.automa_cards = solo.card_ids
        self.most_due = course.most_due  # Resources of one colour in any price
        self.most_gold = 2 * course.most_due + course.ship_gold
        self.crate_slots = box.crate_slots
