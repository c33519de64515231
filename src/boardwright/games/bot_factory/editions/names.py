"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.games.bot_factory.editions.assembly import Assembly
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, PART_IDS, TYPE_IDS, Box
from boardwright.games.bot_factory.editions.finance import Finance
from boardwright.games.bot_factory.editions.floor import BOARD_IDS
from boardwright.games.bot_factory.editions.production import Production
from boardwright.games.bot_factory.editions.projects import Projects
from boardwright.games.bot_factory.editions.solo import TASK_IDS, Solo
from boardwright.games.bot_factory.editions.tiles import TILE_IDS


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(
        self,
        box: Box,
        assembly: Assembly,
        production: Production,
        projects: Projects,
        finance: Finance,
        solo: Solo,
        spaces: int,
    ) -> None:
        self.title = box.title
        self.designers = box.designers
        self.publisher = box.publisher
        self.year = box.year
        self.seats = box.player_colours  # seat -> colour
        self.colours = list(COLOUR_IDS)
        self.types = list(TYPE_IDS)
        self.parts = [*PART_IDS, *(f"universal-{type}" for type in TYPE_IDS)]
        self.boards = list(BOARD_IDS)
        self.spaces = [str(space) for space in range(spaces)]
        self.columns = [COLOUR_IDS.index(colour) for colour in assembly.columns]  # from the left -> colour
        self.spares = ["0", "1"]
        self.clock = production.clock  # wheel position -> where on a clock's face
        self.outputs = {position: str(position) for position in production.outputs}
        self.projects = projects.spaces
        self.positions = finance.positions
        self.contracts = finance.contract_ids
        self.tasks = list(TASK_IDS)
        self.tiles = list(TILE_IDS)
        self.vilela_tiles = solo.action_tiles  # board -> his action tile
        self.inspections = solo.inspection_ids
        self.ratings = solo.rating_names
