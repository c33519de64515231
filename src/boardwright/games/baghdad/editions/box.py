"""What the box says of itself: the game, its pieces and their numbers, goods, skills, city tiles."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Reading, Row, Rows, Section, check
from boardwright.editions.field import each, index, mask, only, text, texts, whole
from boardwright.games.baghdad.components import FIRST_ARTEFACT, GOODS, NO_TILE, SPOTS, TYPES
from boardwright.games.baghdad.editions.phrases import ICON_IDS, ROW_IDS, SKILL_IDS
from boardwright.sentence import Sentence

MOST: Final = 99
"""More pieces of one kind than any box holds."""

SINGLE: Final = (
    *("main_board", "bases", "domes", "city_tile_bag", "golden_gate", "black_gate", "civic_board"),
    *("public_houses_board", "scorepad"),
)
FOUR: Final = (
    *("foundations", "walls", "towers", "skill_tokens", "player_boards", "viziers", "favour_markers"),
    "reference_cards",
)
COUNTED: Final = (
    *("palace_pieces", "day_cards", "night_cards", "building_tiles", "city_tiles", "scoring_tokens", "coins"),
    *("steps", "wilds", "goods", "shame", "public_houses", "contracts", "objective_cards", "bot_cards"),
    *("player_markers", "starting_cards", "library_tokens", "boats", "houses", "architects"),
)
PAGES: Final = (
    *("boardgamememo", "boardgamediaries_prototype", "boardgamediaries_rondel", "jamesgamesproductions"),
    *("tabletopping", "unknowns", "vindjeu", "boardgamematrix"),
)
SEATS: Final = 4
MOST_KINDS: Final = NO_TILE - FIRST_ARTEFACT  # of artefacts; the engine numbers city tiles below NO_TILE


class Meta(Section, path="meta"):
    """The game."""

    id: str = only("baghdad")
    title: str = text("game")
    designers: list[str] = texts()
    publisher: str = text()
    year: int = whole(1900, 2999)
    fewest_players: int = only(1, "players_min")
    most_players: int = only(SEATS, "players_max")
    data_version: str = text()


class Pages(Section, path="pages"):
    """The pages that were read."""

    pages: list[str] = each(PAGES, text())


class PlayerColours(Section, path="player_colours"):
    """The players, in the order of the seats."""

    seats: list[str] = texts(SEATS, key="all")
    certain: list[str] = texts(allowed=seats, key="named_in_rulebook")


class Components(Section, path="components"):
    """What lies in the box. BAG-1.1"""

    single: list[int] = each(SINGLE, only(1))
    four: list[int] = each(FOUR, only(4))
    city_tile_sets: int = only(3)
    goods_types: int = only(GOODS)
    counted: list[int] = each(COUNTED, whole(1, MOST))


class PlayerPieces(Section, path="player_pieces"):
    """The pieces of one player. BAG-2.7"""

    boats: int = only(SPOTS)
    houses: int = only(SPOTS)
    architects: int = only(SPOTS)
    library_tokens: int = only(SPOTS - 1)
    civic_markers: int = only(TYPES)
    objective_markers: int = whole(1, MOST)

    @check
    def sums_agree(self) -> None:
        for key, each_player in (
            ("boats", self.boats),
            ("houses", self.houses),
            ("architects", self.architects),
            ("library_tokens", self.library_tokens),
            ("player_markers", self.civic_markers + self.objective_markers),
        ):
            there = Sentence("the sum over all players")
            self.read.compare(f"components.{key}", there, SEATS * each_player)


class Skills(Section, path="skills"):
    """The skills, and those that a wild covers. BAG-3.4"""

    skills: list[str] = only(SKILL_IDS, "order")
    wild_covers: int = mask(SKILL_IDS)


class TileRow(Row):
    """A row of a player board and the skill of its tiles. BAG-8.1"""

    skill: int = index(SKILL_IDS)


class TileRows(Rows[TileRow], path="row", order=ROW_IDS):
    """The rows, whatever their order on a board."""


class Good(Row):
    """A kind of goods."""

    tokens: int = whole(1, MOST)


class Goods(Rows[Good], path="good"):
    """The goods. BAG-1.4"""

    @check
    def number_agrees(self) -> None:
        if len(self) != GOODS:
            self[-1].table.report(
                "", "there are {count} kinds of goods; give {goods}.", count=len(self), goods=GOODS
            )
        there = Sentence("the sum over all kinds of goods")
        self.read.compare("components.goods", there, sum(self.column("tokens")))


class ArtefactKinds(Section, path="artefact_kinds"):
    """The kinds of artefacts."""

    artefacts: list[str] = texts(key="ids")

    @check
    def there_are_enough(self) -> None:
        if not SPOTS <= len(self.artefacts) <= MOST_KINDS:
            self.table.report(
                "ids",
                "{key} names {count} kinds of artefact; name {least} to {most}.",
                count=len(self.artefacts),
                least=SPOTS,
                most=MOST_KINDS,
            )


def tile_ids(read: Reading) -> list[str]:
    """Return the city tiles in the order in which the rules number them."""
    return [
        *(f"patient-{good}" for good in read[Goods].ids),
        *(f"student-{icon}" for icon in ICON_IDS),
        "book",
        *read[ArtefactKinds].artefacts,
    ]


class CityTile(Row):
    """A city tile and its copies. BAG-8"""

    starting_tiles: int = whole(0, MOST, "starting")
    first_set: int = whole(0, MOST, "set_1")
    second_set: int = whole(0, MOST, "set_2")


class CityTiles(Rows[CityTile], path="city_tile", order=lambda rows: tile_ids(rows.read)):
    """The city tiles in three sets."""

    @check
    def number_agrees(self) -> None:
        tiles = sum(tile.starting_tiles + tile.first_set + tile.second_set for tile in self)
        self.read.compare("components.city_tiles", Sentence("the sum over all city tiles"), tiles)
