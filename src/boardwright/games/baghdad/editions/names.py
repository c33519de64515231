"""The names of what lies in the box, indexed by the engine's numbers."""

from __future__ import annotations

from boardwright.games.baghdad.editions.boards import Boards
from boardwright.games.baghdad.editions.bot import DIFFICULTY_IDS, Bot
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.buildings import Buildings
from boardwright.games.baghdad.editions.cards import Cards
from boardwright.games.baghdad.editions.map import QUADRANT_IDS, Map
from boardwright.games.baghdad.editions.modules import Modules
from boardwright.games.baghdad.editions.palace import KIND_IDS, PIECE_IDS, SECTION_IDS
from boardwright.games.baghdad.editions.phrases import ICON_IDS, SKILL_IDS, THING_IDS, TYPE_IDS
from boardwright.games.baghdad.editions.river import STACK_IDS, River


class Names:
    """What faces and logs call things. Ids are short words that never change; the rest is as printed."""

    def __init__(
        self,
        box: Box,
        map: Map,
        boards: Boards,
        cards: Cards,
        river: River,
        buildings: Buildings,
        modules: Modules,
        bot: Bot,
    ) -> None:
        self.title = box.title
        self.designers = box.designers
        self.publisher = box.publisher
        self.year = box.year
        self.seats = box.player_colours  # seat -> colour
        self.goods = box.goods
        self.skills = list(SKILL_IDS)
        self.icons = list(ICON_IDS)
        self.types = list(TYPE_IDS)
        self.things = list(THING_IDS)
        self.tiles = box.tiles
        self.artefacts = box.artefacts
        self.quadrants = list(QUADRANT_IDS)
        self.locations = map.ids
        self.letters = boards.letters
        self.rows = boards.rows  # from the top -> type
        self.gaps = boards.gaps()
        self.cards = cards.ids
        self.card_names = cards.names  # as printed
        self.spaces = river.spaces
        self.ports = river.ports
        self.stacks = list(STACK_IDS)
        self.sections = list(SECTION_IDS)
        self.piece_kinds = list(KIND_IDS)
        self.pieces = list(PIECE_IDS)
        self.buildings = buildings.ids
        self.building_names = buildings.names  # as printed
        self.contracts = modules.contracts
        self.objectives = modules.objectives
        self.bot_cards = bot.cards
        self.difficulties = list(DIFFICULTY_IDS)
