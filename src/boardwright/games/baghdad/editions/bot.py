"""The solo bot: its cards and boards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, TomlTable, check, shown
from boardwright.editions.field import index, indices, parsed, texts, whole, wholes
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    BUILD_PALACE,
    BUILDINGS,
    EXTRA_ACTION,
    INNER,
    NO_BOT_CARD,
    NO_ICON,
    OUTER,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.editions.boards import HIGHEST
from boardwright.games.baghdad.editions.course import LengthOfGame
from boardwright.games.baghdad.editions.phrases import MOST, ROW_IDS

DIFFICULTY_IDS: Final = ["beginner", "intermediate", "advanced", "expert"]
NUMBERS: Final = 4
SYMBOLS: Final = 4
SYMBOL_IDS: Final = {
    **{row: type for type, row in enumerate(ROW_IDS)},
    "buildings": BUILDINGS,
    "palace": ARCHITECTS,
}
RINGS: Final = {"outer": OUTER, "inner": INNER}
SKIES: Final = ["day", "night"]
SIDES: Final = ["left", "right"]
HOUSE_PLACE: Final = TYPES * SPOTS
PLACE_IDS: Final = [f"{row}-{spot}" for row in [*ROW_IDS, "houses"] for spot in range(1, SPOTS + 1)]
"""Where an icon can wait on a board of the bot: spots of the rows, then houses."""


def _read_directions(table: TomlTable, key: str) -> list[int]:
    """Read words that may repeat, for which a list of `texts` does not fit."""
    words = table.text(key).split()
    if table.sound and (len(words) != NUMBERS or any(word not in SIDES for word in words)):
        table.report(
            key,
            "{key} is {given}; give left or right for each of the numbers 1 to {numbers}.",
            given=shown(" ".join(words)),
            numbers=NUMBERS,
        )
    return [SIDES.index(word) for word in words] if table.sound else [0] * NUMBERS


class BotSides(Section, path="bot"):
    """In which direction a number sends the bot. BAG-23.6"""

    direction: list[int] = parsed(_read_directions, "direction_by_number")


class BotCard(Row):
    """A card of the bot. BAG-23.3"""

    front_boats: int = whole(0, MOST)
    back_boats: int = whole(0, MOST)
    symbols: list[int] = indices(SYMBOL_IDS, SYMBOLS)
    printed_number: int = whole(1, NUMBERS, "number")
    ring: int = index(RINGS)
    night: int = index(SKIES, "sky")

    def work_out(self) -> None:
        self.number = self.printed_number - 1  # highlighted number, from 0


class BotCards(Rows[BotCard], path="bot_card", most=NO_BOT_CARD, count="components.bot_cards"):
    """The cards of the bot."""

    @check
    def they_suffice(self) -> None:
        turns = self.read[LengthOfGame].turns
        if len(self) <= turns:
            self[-1].table.report(
                "",
                "there are {count} bot cards, but the bot has {turns} turns and looks at one card more; add"
                " cards.",
                count=len(self),
                turns=turns,
            )


class BotBoard(Row):
    """A board of the bot, for one difficulty. BAG-23.2"""

    favour_points: int = whole(0, HIGHEST)
    artefact_points: list[int] = wholes(SPOTS, 0, HIGHEST)
    extra_action: list[str] = texts(allowed=PLACE_IDS)
    build_palace: list[str] = texts(allowed=PLACE_IDS)

    def icons(self) -> list[int]:
        """Return the icon at each place."""
        waiting = dict.fromkeys(self.build_palace, BUILD_PALACE)
        waiting |= dict.fromkeys(self.extra_action, EXTRA_ACTION)
        return [waiting.get(place, NO_ICON) for place in PLACE_IDS]

    def work_out(self) -> None:
        self.tile_icons = self.icons()[:HOUSE_PLACE]  # type * SPOTS + spot -> icon
        self.house_icons = self.icons()[HOUSE_PLACE:]  # house -> icon

    @check
    def each_place_has_one_icon(self) -> None:
        for place in self.build_palace:
            if place in self.extra_action:
                self.table.report(
                    "build_palace",
                    "{key} names {place}, where another icon waits; give it one.",
                    place=place,
                )


class BotBoards(Rows[BotBoard], path="bot_board", order=DIFFICULTY_IDS):
    """The boards by difficulty."""
