"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.editions import Reading
from boardwright.games.baghdad.editions.boards import PlayerBoard
from boardwright.games.baghdad.editions.bot import DIFFICULTY_IDS, BotCards
from boardwright.games.baghdad.editions.box import ArtefactKinds, Goods, Meta, PlayerColours, tile_ids
from boardwright.games.baghdad.editions.buildings import Buildings
from boardwright.games.baghdad.editions.cards import Cards
from boardwright.games.baghdad.editions.city import QUADRANT_IDS, Locations
from boardwright.games.baghdad.editions.modules import Contracts, Objectives
from boardwright.games.baghdad.editions.palace import KIND_IDS, PIECE_IDS, SECTION_IDS
from boardwright.games.baghdad.editions.phrases import ICON_IDS, ROW_IDS, SKILL_IDS, THING_IDS, TYPE_IDS
from boardwright.games.baghdad.editions.river import STACK_IDS, Ports, RiverSpaces


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(self, read: Reading) -> None:
        meta, board, cards = read[Meta], read[PlayerBoard], read[Cards]
        self.title = meta.title
        self.designers = meta.designers
        self.publisher = meta.publisher
        self.year = meta.year
        self.seats = read[PlayerColours].seats  # seat -> colour
        self.goods = read[Goods].ids
        self.skills = list(SKILL_IDS)
        self.icons = list(ICON_IDS)
        self.types = list(TYPE_IDS)
        self.things = list(THING_IDS)
        self.tiles = tile_ids(read)
        self.artefacts = read[ArtefactKinds].artefacts
        self.quadrants = list(QUADRANT_IDS)
        self.locations = read[Locations].ids
        self.letters = board.letter_ids
        self.rows = board.rows  # from the top -> type
        self.gaps = [
            f"{ROW_IDS[above]}-{ROW_IDS[below]}"
            for above, below in zip(board.gap_above, board.gap_below, strict=True)
        ]
        self.cards = cards.ids
        self.card_names = cards.names  # as printed
        self.spaces = read[RiverSpaces].ids
        self.ports = read[Ports].ids
        self.stacks = list(STACK_IDS)
        self.sections = list(SECTION_IDS)
        self.piece_kinds = list(KIND_IDS)
        self.pieces = list(PIECE_IDS)
        self.buildings = read[Buildings].ids
        self.building_names = [building.name for building in read[Buildings]]  # as printed
        self.contracts = read[Contracts].ids
        self.objectives = read[Objectives].ids
        self.bot_cards = read[BotCards].ids
        self.difficulties = list(DIFFICULTY_IDS)
