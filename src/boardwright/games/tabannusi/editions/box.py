"""What the box says of itself: the game, its colours, the pieces and their numbers, limits."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, in_order
from boardwright.games.tabannusi.components import COLOURS, SHIPS, TRACKS
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS
from boardwright.games.tabannusi.editions.effects import COLOURS as COLOUR_IDS

MOST: Final = 99
"""More pieces of one kind than any box holds."""

MOST_CRATES: Final = 7
"""A payment in the log holds no more of one colour."""

SEATS: Final = 4

PAGES: Final = [
    "bodoge_strategy",
    "bodoge_review",
    "jamesobs",
    "planszapolapkach",
    "goblins",
    "ludovox",
    "bigcream",
    "bigcream_prototype",
    "opinionatedgamers",
    "isspweb_copy",
    "boardgamer",
    "bot_baba_thread",
    "portalgames",
    "rulebook_scan",
    "brettspielpoesie",
    "player_aid",
]


class Box:
    """The tables `meta`, `sources`, `colors`, `player_colors`, `components`, `solo_components`, `limits`."""

    def __init__(self, document: Document) -> None:
        root = document.root
        self._read_meta(root.table("meta"))
        sources = root.table("sources")
        for page in PAGES:
            sources.text(page)
        colours = root.table("colors")
        in_order(colours, "building", BUILDING_COLOURS)
        in_order(colours, "resource", COLOUR_IDS)
        players = root.table("player_colors")
        self.player_colours = players.texts("all", SEATS)
        players.texts("seen_in_play", allowed=self.player_colours if players.sound else None)
        self._read_components(root.table("components"))
        solo = root.table("solo_components")
        for key, number in (("king_cards", 4), ("automa_urban_cards", 4), ("number_tiles", 3)):
            solo.integer(key, number, number)
        self.solo = solo
        self.automa_cards = solo.integer("automa_cards", 2, 32)
        self._read_limits(root.table("limits"))

    def _read_meta(self, table: Table) -> None:
        table.choice("id", ["tabannusi"])
        table.text("data_version")
        self.title = table.text("game")
        self.designers = table.texts("designers")
        self.solo_designers = table.texts("solo_designers")
        self.publisher = table.text("publisher")
        self.year = table.integer("year", 1900, 2999)
        table.integer("players_min", 1, 1)
        table.integer("players_max", SEATS, SEATS)

    def _read_components(self, table: Table) -> None:
        self.components = table
        for key, number in (
            ("main_boards", 1),
            ("player_boards", SEATS),
            ("barge_tiles", COLOURS),
            ("property_cost_tiles", COLOURS),
            ("mastery_markers_per_player", TRACKS),
            ("workers_per_player", 2),
            ("ship_tiles", SHIPS),
        ):
            table.integer(key, number, number)
        ships = table.integer("ship_tiles_per_color", 1, SHIPS)
        self.action_tiles = table.integer("action_tiles", 1, MOST)
        self.harbormasters = table.integer("harbormaster_tiles", 1, MOST)
        self.decrees = table.integer("decree_cards", 1, 32)
        self.projects = table.integer("project_tiles_per_color", 1, MOST)
        self.urban_cards = table.integer("urban_cards", 1, 31)
        self.ziggurat_tiles = table.integer("ziggurat_tiles", 1, MOST)
        self.water = table.integer("regular_water_tiles", 1, MOST)
        self.special_water = table.integer("special_water_tiles", 1, MOST)
        self.crates = table.integer("crate_tiles_per_color", 1, MOST)
        self.gardens = table.integer("garden_tiles", 1, MOST)
        self.markers = table.integer("claim_markers_per_player", 1, MOST)
        self.houses = table.integer("houses_per_player", 1, MOST)
        self.pieces = table.integer("building_pieces_per_color", 1, MOST)
        self.dice = table.integer("dice_per_color", 1, MOST)
        compare(table, "ship_tiles", SHIPS, Phrase("the sum over all colours"), TRACKS * ships)
        self.ships_per_colour = ships

    def _read_limits(self, table: Table) -> None:
        self.limits = table
        self.crate_slots = table.integer("crates", 1, MOST_CRATES)
        self.projects_per_colour = table.integer("projects_per_color", 1, 3)
        self.gardens_per_gardening = table.integer("gardens_per_gardening", 1, 9)
        self.actions_per_turn = table.integer("actions_per_turn", 1, 5)

    def count(self, key: str, stated: int, tables: list[Table], name: str, *, solo: bool = False) -> None:
        """Refuse a number of pieces that differs from the number of their tables."""
        table = self.solo if solo else self.components
        if tables and sound(table, *tables):
            compare(table, key, stated, Phrase("the number of {name}", name=name), len(tables))
