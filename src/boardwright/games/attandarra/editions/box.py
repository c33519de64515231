"""What the box says of itself: the game, the pieces and their numbers, the players' colours."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound

MANY: Final = 200
"""More pieces of one kind than any box holds."""


class Box:
    """The tables `meta`, `sources`, `components`, `components_review`, `player_colors`."""

    def __init__(self, document: Document) -> None:
        root = document.root
        self.meta = root.table("meta")
        self.meta.choice("id", ["attandarra"])
        self.meta.integer("age_min", 0, 99)
        self.meta.text("data_version")
        self.title = self.meta.text("game")
        self.designer = self.meta.text("designer")
        self.publisher = self.meta.text("publisher")
        self.year = self.meta.integer("year", 1900, 2999)
        self.fewest_players = self.meta.integer("players_min", 2, 4)
        self.most_players = self.meta.integer("players_max", 2, 4)
        sources = root.table("sources")
        for page in ("minaspeltips", "spotlight", "sauerlandkurier"):
            sources.text(page)
        self._read_components(root.table("components"))
        review = root.table("components_review")
        for pieces in ("boards", "square_tiles", "round_pieces", "wooden_cubes"):
            review.integer(pieces, 0, MANY)
        self._read_colours(root.table("player_colors"))

    def _read_components(self, table: Table) -> None:
        self.components = table
        for single in ("game_boards", "bags", "round_markers", "seals"):
            table.integer(single, 1, 1)
        table.integer("player_markers_each", 2, 2)
        city_boards = table.integer("city_boards", 2, 4)
        self.cubes = table.integer("cubes", 4, MANY)
        self.citizens = table.integer("citizen_markers", 1, MANY)
        self.coins = table.integer("coin_markers", 1, MANY)
        self.city_tiles = table.integer("city_tiles_each", 1, MANY)
        self.buildings = table.integer("building_tiles_each", 1, MANY)
        self.meadows = table.integer("meadow_tiles_each", 0, MANY)
        self.reservoirs = table.integer("reservoir_tiles_each", 0, MANY)
        self.gates_each = table.integer("gate_tiles_each", 1, MANY)
        self.gates = table.integer("gate_tiles", 1, MANY)
        self.emblems = table.integer("emblems", 1, MANY)
        self.history_tiles = table.integer("history_tiles", 1, MANY)
        if not sound(table, self.meta):
            return
        self.compare("city_boards", city_boards, Phrase("meta.players_max"), self.most_players)
        tiles = self.buildings + self.meadows + self.reservoirs
        self.compare(
            "city_tiles_each", self.city_tiles, Phrase("the sum of buildings, meadows and reservoirs"), tiles
        )
        self.compare(
            "gate_tiles", self.gates, Phrase("the gates of all players"), self.most_players * self.gates_each
        )

    def compare(self, key: str, stated: int, what: Phrase, counted: int) -> None:
        """Refuse a number of pieces that differs from what is counted elsewhere; go on comparing others."""
        if stated != counted and self.components.sound:
            self.components.note(
                key,
                "{key} is {stated}, but {what} is {counted}; correct one of them.",
                what=what,
                key=self.components.key(key),
                stated=stated,
                counted=counted,
            )

    def _read_colours(self, table: Table) -> None:
        self.colours = table.texts("all", self.most_players if self.meta.sound else None)
        table.texts("named_in_rulebook", allowed=self.colours if table.sound else None)
