"""What the box says of itself: the game, its colours and kinds of parts, the pieces and their numbers."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, in_order
from boardwright.games.bot_factory.components import COLOURS, TYPES

COLOUR_IDS: Final = ["red", "yellow", "blue", "green"]
"""In the order of the stacks, as the rules number them."""

TYPE_IDS: Final = ["head", "torso", "legs"]
"""From the top of a column."""

PART_IDS: Final = [f"{colour}-{type}" for colour in COLOUR_IDS for type in TYPE_IDS]
"""Coloured parts as the rules number them."""

MOST: Final = 99
"""More pieces of one kind than any box holds."""

PAGES: Final = [
    "rulebook_scan",
    "begchi",
    "nerdfix",
    "unknowns",
    "desolospelers",
    "ludovox",
    "meeple_mountain_copy",
    "boardgameguys",
    "oneboardfamily",
    "whatever",
    "gamesfanatic",
    "diceland",
    "loumao",
    "ludopedia",
]


class Box:
    """The tables `meta`, `sources`, `bot_colors`, `part_types`, `player_colors`, `components`."""

    def __init__(self, document: Document) -> None:
        root = document.root
        self._read_meta(root.table("meta"))
        sources = root.table("sources")
        for page in PAGES:
            sources.text(page)
        in_order(root.table("bot_colors"), "order", COLOUR_IDS)
        in_order(root.table("part_types"), "order", TYPE_IDS)
        self._read_player_colours(root.table("player_colors"))
        self._read_components(root.table("components"))

    def _read_meta(self, table: Table) -> None:
        self.meta = table
        table.choice("id", ["bot-factory"])
        table.integer("age_min", 0, 99)
        table.text("data_version")
        table.integers("minutes", 2, 1, 999)
        self.title = table.text("game")
        self.designers = table.texts("designers")
        self.publisher = table.text("publisher")
        self.year = table.integer("year", 1900, 2999)
        self.fewest_players = table.integer("players_min", 1, 1)
        self.most_players = table.integer("players_max", 4, 4)

    def _read_player_colours(self, table: Table) -> None:
        self.player_colours = table.texts("all", self.most_players if self.meta.sound else None)
        table.texts("named_in_rulebook", allowed=self.player_colours if table.sound else None)

    def _read_components(self, table: Table) -> None:
        self.components = table
        for single in (
            "wheel_boards",
            "reminder_cubes",
            "sandra_meeples",
            "distribution_markers",
            "vilela_meeples",
            "universal_bots",
        ):
            table.integer(single, 1, 1)
        table.integer("boards", 4, 4)
        table.integer("bot_value_markers", COLOURS, COLOURS)
        table.integer("solo_bot_tiles", COLOURS, COLOURS)
        table.integer("vilela_action_tiles", 4, 4)
        workers = table.integer("workers", 1, MOST)
        meeples = table.integer("bot_meeples", 1, MOST)
        self.meeples = table.integer("bot_meeples_per_color", 1, MOST)
        projects = table.integer("project_tiles", 1, MOST)
        self.projects = table.integer("project_tiles_per_color", 1, MOST)
        self.contracts = table.integer("contract_tiles", 1, MOST)
        tokens = table.integer("speech_tokens", 1, MOST)
        self.tokens = table.integer("speech_tokens_per_player", 1, MOST)
        parts = table.integer("part_tiles", 1, MOST)
        self.copies = table.integer("parts_per_type_per_color", 1, MOST)
        self.universals = table.integer("universal_parts_per_type", 1, MOST)
        self.inspections = table.integer("contract_inspection_tiles", 1, MOST)
        self.tasks = table.integer("task_tiles", 1, MOST)
        self.tiles = table.integer("production_tiles", 1, MOST)
        if not sound(table, self.meta):
            return
        players = self.most_players
        compare(table, "workers", workers, Phrase("meta.players_max"), players)
        compare(table, "bot_meeples", meeples, Phrase("the sum over all colours"), COLOURS * self.meeples)
        compare(table, "project_tiles", projects, Phrase("the sum over all colours"), COLOURS * self.projects)
        compare(table, "speech_tokens", tokens, Phrase("the sum over all players"), players * self.tokens)
        made = COLOURS * TYPES * self.copies + TYPES * self.universals
        compare(table, "part_tiles", parts, Phrase("the sum over all kinds of parts"), made)
