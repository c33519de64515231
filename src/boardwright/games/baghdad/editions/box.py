"""What the box says of itself: the game, its pieces and their numbers, goods, skills, city tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, in_array_order, in_order
from boardwright.games.baghdad.components import BIT, FIRST_ARTEFACT, GOODS, NO_TILE, SPOTS, TYPES
from boardwright.games.baghdad.editions.phrases import ICON_IDS, ROW_IDS, SKILL_IDS

MOST: Final = 99
"""More pieces of one kind than any box holds."""

SINGLE: Final = (
    "main_board",
    "bases",
    "domes",
    "city_tile_bag",
    "golden_gate",
    "black_gate",
    "civic_board",
    "public_houses_board",
    "scorepad",
)
FOUR: Final = (
    "foundations",
    "walls",
    "towers",
    "skill_tokens",
    "player_boards",
    "viziers",
    "favour_markers",
    "reference_cards",
)
COUNTED: Final = (
    "palace_pieces",
    "day_cards",
    "night_cards",
    "building_tiles",
    "city_tiles",
    "scoring_tokens",
    "coins",
    "steps",
    "wilds",
    "goods",
    "shame",
    "public_houses",
    "contracts",
    "objective_cards",
    "bot_cards",
    "player_markers",
    "starting_cards",
    "library_tokens",
    "boats",
    "houses",
    "architects",
)
PAGES: Final = (
    "boardgamememo",
    "boardgamediaries_prototype",
    "boardgamediaries_rondel",
    "jamesgamesproductions",
    "tabletopping",
    "unknowns",
    "vindjeu",
    "boardgamematrix",
)
SETS: Final = ("starting", "set_1", "set_2")
SEATS: Final = 4
MOST_KINDS: Final = NO_TILE - FIRST_ARTEFACT  # of artefacts; the engine numbers city tiles below NO_TILE


class Box:
    """The tables about the box as a whole, and `city_tile`."""

    def __init__(self, document: Document) -> None:
        root = document.root
        self._read_meta(root.table("meta"))
        pages = root.table("pages")
        for page in PAGES:
            pages.text(page)
        colours = root.table("player_colours")
        self.player_colours = colours.texts("all", SEATS)
        colours.texts("named_in_rulebook", allowed=self.player_colours if colours.sound else None)
        self._read_components(root.table("components"))
        self._read_pieces(root.table("player_pieces"))
        self._read_skills(root.table("skills"), root.tables("row"))
        self._read_goods(root.tables("good"))
        self._read_artefacts(root.table("artefact_kinds"))
        self._read_tiles(root.tables("city_tile"))

    def _read_meta(self, table: Table) -> None:
        table.choice("id", ["baghdad"])
        table.text("data_version")
        self.title = table.text("game")
        self.designers = table.texts("designers")
        self.publisher = table.text("publisher")
        self.year = table.integer("year", 1900, 2999)
        table.integer("players_min", 1, 1)
        table.integer("players_max", SEATS, SEATS)

    def _read_components(self, table: Table) -> None:
        self.components = table
        for key in SINGLE:
            table.integer(key, 1, 1)
        for key in FOUR:
            table.integer(key, 4, 4)
        table.integer("city_tile_sets", len(SETS), len(SETS))
        table.integer("goods_types", GOODS, GOODS)
        self.pieces = {key: table.integer(key, 1, MOST) for key in COUNTED}

    def counted(self, key: str, what: str, number: int, *tables: Table) -> None:
        """Compare a number of pieces with the tables that name them, if nothing is wrong with these."""
        if sound(self.components, *tables):
            compare(self.components, key, self.pieces[key], Phrase(what), number)

    def _read_pieces(self, table: Table) -> None:
        self.boats = table.integer("boats", SPOTS, SPOTS)
        houses = table.integer("houses", SPOTS, SPOTS)
        architects = table.integer("architects", SPOTS, SPOTS)
        tokens = table.integer("library_tokens", SPOTS - 1, SPOTS - 1)
        civic = table.integer("civic_markers", TYPES, TYPES)
        self.objective_markers = table.integer("objective_markers", 1, MOST)
        for key, each in (
            ("boats", self.boats),
            ("houses", houses),
            ("architects", architects),
            ("library_tokens", tokens),
            ("player_markers", civic + self.objective_markers),
        ):
            self.counted(key, "the sum over all players", SEATS * each, table)

    def _read_skills(self, table: Table, rows: list[Table]) -> None:
        in_order(table, "order", SKILL_IDS)
        covered = table.texts("wild_covers", allowed=SKILL_IDS)
        self.wild_covers = sum(BIT[SKILL_IDS.index(skill)] for skill in covered)
        in_array_order(rows, ROW_IDS)
        self.skill = [SKILL_IDS.index(row.choice("skill", SKILL_IDS)) for row in rows]

    def _read_goods(self, tables: list[Table]) -> None:
        self.goods = [table.id for table in tables]
        self.good_tables = tables
        tokens = [table.integer("tokens", 1, MOST) for table in tables]
        if tables and len(tables) != GOODS:
            tables[-1].report(
                "", "there are {count} kinds of goods; give {goods}.", count=len(tables), goods=GOODS
            )
        if tables:
            self.counted("goods", "the sum over all kinds of goods", sum(tokens), *tables)

    def _read_artefacts(self, table: Table) -> None:
        self.artefacts_table = table
        self.artefacts = table.texts("ids")
        if table.sound and not SPOTS <= len(self.artefacts) <= MOST_KINDS:
            table.report(
                "ids",
                "{key} names {count} kinds of artefact; name {least} to {most}.",
                count=len(self.artefacts),
                least=SPOTS,
                most=MOST_KINDS,
            )

    def _read_tiles(self, tables: list[Table]) -> None:
        """Read the tiles in the order in which the rules number them."""
        self.tiles = [
            *(f"patient-{good}" for good in self.goods),
            *(f"student-{icon}" for icon in ICON_IDS),
            "book",
            *self.artefacts,
        ]
        self.tile_tables = tables
        self.sets = [[table.integer(key, 0, MOST) for table in tables] for key in SETS]
        if not (tables and sound(*tables, *self.good_tables, self.artefacts_table)):
            return
        in_array_order(tables, self.tiles)
        self.counted("city_tiles", "the sum over all city tiles", sum(map(sum, self.sets)), *tables)
