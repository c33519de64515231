"""What the box says of itself: the game, its colours and kinds of parts, the pieces and their numbers."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import each, only, text, texts, whole, wholes
from boardwright.games.bot_factory.components import COLOURS, TYPES
from boardwright.sentence import Sentence

COLOUR_IDS: Final = ["red", "yellow", "blue", "green"]
"""In the order of the stacks, as the rules number them."""

TYPE_IDS: Final = ["head", "torso", "legs"]
"""From the top of a column."""

PART_IDS: Final = [f"{colour}-{type}" for colour in COLOUR_IDS for type in TYPE_IDS]
"""Coloured parts as the rules number them."""

MOST: Final = 99
"""More pieces of one kind than any box holds."""

PLAYERS: Final = 4

PAGES: Final = (
    *("rulebook_scan", "begchi", "nerdfix", "unknowns", "desolospelers", "ludovox", "meeple_mountain_copy"),
    *("boardgameguys", "oneboardfamily", "whatever", "gamesfanatic", "diceland", "loumao", "ludopedia"),
)
SINGLE: Final = (
    *("wheel_boards", "reminder_cubes", "sandra_meeples", "distribution_markers", "vilela_meeples"),
    "universal_bots",
)
FOUR: Final = ("boards", "bot_value_markers", "solo_bot_tiles", "vilela_action_tiles")


class Meta(Section, path="meta"):
    """The game."""

    id: str = only("bot-factory")
    title: str = text("game")
    designers: list[str] = texts()
    publisher: str = text()
    year: int = whole(1900, 2999)
    fewest_players: int = only(1, "players_min")
    most_players: int = only(PLAYERS, "players_max")
    least_age: int = whole(0, 99, "age_min")
    minutes: list[int] = wholes(2, 1, 999)
    data_version: str = text()


class Sources(Section, path="sources"):
    """The pages that were read."""

    pages: list[str] = each(PAGES, text())


class BotColours(Section, path="bot_colors"):
    """The colours of the bots."""

    colours: list[str] = only(COLOUR_IDS, "order")


class PartTypes(Section, path="part_types"):
    """The types of the parts."""

    types: list[str] = only(TYPE_IDS, "order")


class PlayerColours(Section, path="player_colors"):
    """The players, in the order of the seats."""

    seats: list[str] = texts(PLAYERS, key="all")
    certain: list[str] = texts(allowed=seats, key="named_in_rulebook")


class Components(Section, path="components"):
    """What lies in the box. BOT-1"""

    single: list[int] = each(SINGLE, only(1))
    four: list[int] = each(FOUR, only(4))
    workers: int = only(PLAYERS)
    bot_meeples: int = whole(1, MOST)
    meeples: int = whole(1, MOST, "bot_meeples_per_color")
    project_tiles: int = whole(1, MOST)
    project_copies: int = whole(1, MOST, "project_tiles_per_color")
    contract_tiles: int = whole(1, MOST)
    speech_tokens: int = whole(1, MOST)
    tokens_each: int = whole(1, MOST, "speech_tokens_per_player")
    part_tiles: int = whole(1, MOST)
    copies: int = whole(1, MOST, "parts_per_type_per_color")
    universals: int = whole(1, MOST, "universal_parts_per_type")
    inspection_tiles: int = whole(1, MOST, "contract_inspection_tiles")
    task_tiles: int = whole(1, MOST)
    production_tiles: int = whole(1, MOST)

    @check
    def sums_agree(self) -> None:
        colours = Sentence("the sum over all colours")
        self.compare("bot_meeples", colours, COLOURS * self.meeples)
        self.compare("project_tiles", colours, COLOURS * self.project_copies)
        self.compare("speech_tokens", Sentence("the sum over all players"), PLAYERS * self.tokens_each)
        parts = TYPES * (COLOURS * self.copies + self.universals)
        self.compare("part_tiles", Sentence("the sum over all kinds of parts"), parts)
