"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.editions import Reading
from boardwright.games.bot_factory.editions.assembly import ColumnOrder
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, PART_IDS, TYPE_IDS, Meta, PlayerColours
from boardwright.games.bot_factory.editions.finance import ContractGrid, Contracts
from boardwright.games.bot_factory.editions.floor import BOARD_IDS, ActionSpaces
from boardwright.games.bot_factory.editions.production import Wheel
from boardwright.games.bot_factory.editions.projects import ProjectBoard
from boardwright.games.bot_factory.editions.solo import TASK_IDS, ActionTiles, Inspections, SoloRating
from boardwright.games.bot_factory.editions.tiles import TILE_IDS


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(self, read: Reading) -> None:
        meta = read[Meta]
        self.title = meta.title
        self.designers = meta.designers
        self.publisher = meta.publisher
        self.year = meta.year
        self.seats = read[PlayerColours].seats  # seat -> colour
        self.colours = list(COLOUR_IDS)
        self.types = list(TYPE_IDS)
        self.parts = [*PART_IDS, *(f"universal-{type}" for type in TYPE_IDS)]
        self.boards = list(BOARD_IDS)
        self.spaces = [str(space) for space in range(len(read[ActionSpaces]))]
        self.columns = read[ColumnOrder].column_colours  # from the left -> colour
        self.spares = ["0", "1"]
        self.clock = read[Wheel].clock  # wheel position -> where on a clock's face
        self.outputs = {position: str(position) for position in read[Wheel].outputs}
        self.projects = read[ProjectBoard].spaces
        self.positions = read[ContractGrid].names
        self.contracts = read[Contracts].ids
        self.tasks = list(TASK_IDS)
        self.tiles = list(TILE_IDS)
        self.vilela_tiles = read[ActionTiles].ids  # board -> his action tile
        self.inspections = read[Inspections].ids
        self.ratings = read[SoloRating].labels
