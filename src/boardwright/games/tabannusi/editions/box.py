"""What the box says of itself: the game, its colours, the pieces and their numbers, limits."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import each, only, text, texts, whole
from boardwright.games.tabannusi.components import COLOURS, SHIPS, TRACKS
from boardwright.games.tabannusi.editions.effects import BUILDING_COLOURS
from boardwright.games.tabannusi.editions.effects import COLOURS as COLOUR_IDS
from boardwright.sentence import Sentence

MOST: Final = 99
"""More pieces of one kind than any box holds."""

MOST_CRATES: Final = 7
"""A payment in the log holds no more of one colour."""

SEATS: Final = 4

PAGES: Final = (
    *("bodoge_strategy", "bodoge_review", "jamesobs", "planszapolapkach", "goblins", "ludovox", "bigcream"),
    *("bigcream_prototype", "opinionatedgamers", "isspweb_copy", "boardgamer", "bot_baba_thread"),
    *("portalgames", "rulebook_scan", "brettspielpoesie", "player_aid"),
)


class Meta(Section, path="meta"):
    """The game."""

    id: str = only("tabannusi")
    title: str = text("game")
    designers: list[str] = texts()
    solo_designers: list[str] = texts()
    publisher: str = text()
    year: int = whole(1900, 2999)
    fewest_players: int = only(1, "players_min")
    most_players: int = only(SEATS, "players_max")
    data_version: str = text()


class Sources(Section, path="sources"):
    """The pages that were read."""

    pages: list[str] = each(PAGES, text())


class Colours(Section, path="colors"):
    """The colours of Buildings and Resources."""

    building: list[str] = only(BUILDING_COLOURS)
    resource: list[str] = only(COLOUR_IDS)


class PlayerColours(Section, path="player_colors"):
    """The players, in the order of the seats."""

    seats: list[str] = texts(SEATS, key="all")
    certain: list[str] = texts(allowed=seats, key="seen_in_play")


class Components(Section, path="components"):
    """What lies in the box. TAB-1"""

    main_boards: int = only(1)
    player_boards: int = only(SEATS)
    barge_tiles: int = only(COLOURS)
    property_cost_tiles: int = only(COLOURS)
    mastery_markers: int = only(TRACKS, "mastery_markers_per_player")
    workers: int = only(2, "workers_per_player")
    ship_tiles: int = only(SHIPS)
    ships_each: int = whole(1, SHIPS, "ship_tiles_per_color")
    action_tiles: int = whole(1, MOST)
    harbormaster_tiles: int = whole(1, MOST)
    decree_cards: int = whole(1, 32)
    projects_each: int = whole(1, MOST, "project_tiles_per_color")
    urban_cards: int = whole(1, 31)
    all_ziggurat_tiles: int = whole(1, MOST, "ziggurat_tiles")
    water: int = whole(1, MOST, "regular_water_tiles")
    special_water: int = whole(1, MOST, "special_water_tiles")
    crates_each: int = whole(1, MOST, "crate_tiles_per_color")
    gardens: int = whole(1, MOST, "garden_tiles")
    all_markers: int = whole(1, MOST, "claim_markers_per_player")
    all_houses: int = whole(1, MOST, "houses_per_player")
    pieces_each: int = whole(1, MOST, "building_pieces_per_color")
    all_dice: int = whole(1, MOST, "dice_per_color")

    def work_out(self) -> None:
        self.project_tiles = [self.projects_each] * TRACKS  # colour -> tiles
        self.pieces = [self.pieces_each] * TRACKS  # colour -> Building pieces
        self.crates = [self.crates_each] * COLOURS  # colour -> Crate tiles

    @check
    def ships_agree(self) -> None:
        self.compare("ship_tiles", Sentence("the sum over all colours"), TRACKS * self.ships_each)


class SoloComponents(Section, path="solo_components"):
    """What lies in the box for one player. TAB-22"""

    king_cards: int = only(4)
    automa_urban_cards: int = only(4)
    number_tiles: int = only(3)
    automa_cards: int = whole(2, 32)


class Limits(Section, path="limits"):
    """What a player may keep and do."""

    crate_slots: int = whole(1, MOST_CRATES, "crates")
    projects_per_colour: int = whole(1, 3, "projects_per_color")
    gardens_per_action: int = whole(1, 9, "gardens_per_gardening")
    actions_per_turn: int = whole(1, 5)
