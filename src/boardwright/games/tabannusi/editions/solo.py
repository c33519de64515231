"""The solo game: Kings and Automa cards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, shown
from boardwright.editions.field import each, index, inside, mask, only, whole, wholes
from boardwright.games.tabannusi.components import DISTRICTS, NOTHING, PORT
from boardwright.games.tabannusi.editions.box import MOST, Components
from boardwright.games.tabannusi.editions.cards import Decrees
from boardwright.games.tabannusi.editions.effects import OF_BOT, OF_BOT_WITH_COLOUR, bonus, bonuses
from boardwright.games.tabannusi.editions.mastery import PlayerBoard
from boardwright.sentence import Sentence

KING_IDS: Final = ["gilgabot", "sarbot", "botmuzi", "bot-baba"]
OWN_GARDEN_BONUS: Final = (1, 3)
"""Kings whose card names a bonus for Gardens; the others have it in a table of its own."""

FORMER_WATER: Final = 3
"""What holds in a file that was written before it could say how much Water the Bot's Gardens may take."""

DIRECTIONS: Final = ["lowest", "highest"]
ACTIONS: Final = ["A", "B", "C", "D"]
SYMBOLS: Final = ["down", "up", "king"]
ROWS: Final = 3
HIGHEST_TOP: Final = 3


class SoloSetup(Section, path="solo_setup"):
    """What the Bot begins with, and numbers of its actions. TAB-22"""

    bot_gold: int = whole(0, MOST)
    bot_projects: int = whole(1, 9, "automa_projects_more_per_color")
    bot_points: int = whole(0, MOST, "points_instead_of_action_a")
    garden_water: int = whole(0, MOST, "water_with_gardens", default=FORMER_WATER)


class GardenBonuses(Section, path="king_garden_bonuses"):
    """Bonuses for Gardens that no card of a King names."""

    bonuses: list[int] = each(
        [king for place, king in enumerate(KING_IDS) if place not in OWN_GARDEN_BONUS], bonus(OF_BOT)
    )


class King(Row):
    """A King. TAB-26"""

    king_decrees: int = mask(lambda row: row.read[Decrees].ids, key="decrees")
    king_effects: list[int] = bonuses(OF_BOT, "action_a")
    king_project_up: int = index(DIRECTIONS, "projects")
    king_project_bonus: int = bonus(OF_BOT_WITH_COLOUR, "project_bonus")
    king_start_up: int = index(DIRECTIONS, "start_building")
    king_building_bonus: int = bonus(OF_BOT_WITH_COLOUR, "building_bonus")
    own_garden_bonus: int = bonus(
        OF_BOT, "garden_bonus", default=NOTHING, when=lambda row: row.place in OWN_GARDEN_BONUS
    )

    @property
    def king_garden_bonus(self) -> int:
        """The bonus for Gardens."""
        others = [place for place in range(len(KING_IDS)) if place not in OWN_GARDEN_BONUS]
        if self.place in others:
            return self.read[GardenBonuses].bonuses[others.index(self.place)]
        return self.own_garden_bonus

    @check
    def it_brings_decrees(self) -> None:
        self.read[Decrees]
        if not self.king_decrees:
            self.table.report("decrees", "{key} is empty; name at least one Decree.")


class Kings(Rows[King], path="king", order=KING_IDS):
    """The Kings."""


class BotBabaCard(Section, path="bot_baba_card"):
    """What a picture of one King's card shows."""

    start: int = index(DIRECTIONS, "start_building")

    @check
    def both_agree(self) -> None:
        if self.start != self.read[Kings][-1].king_start_up:
            self.table.report(
                "start_building",
                "{key} is {direction}, but the King's own table says otherwise; correct one of them.",
                direction=shown(DIRECTIONS[self.start]),
            )


class AutomaUrbanCards(Section, path="automa_urban_cards"):
    """The markers on each King's Urban card, by District. TAB-22.8"""

    king_markers: list[int] = each(KING_IDS, wholes(DISTRICTS, 1, MOST))

    @check
    def houses_suffice(self) -> None:
        for place, king in enumerate(KING_IDS):
            markers = self.king_markers[place * DISTRICTS :][:DISTRICTS]
            houses = self.read[Components].all_houses
            if sum(markers) > houses:
                self.table.report(
                    king,
                    "{key} has {markers} markers, but the Bot has {houses} Houses; give no more.",
                    markers=sum(markers),
                    houses=houses,
                )
            bottom = self.read[PlayerBoard].row_length[-1]
            if self.sound and markers[PORT] > bottom:
                self.table.report(
                    king,
                    "entry 4 of {key} is {markers}, but the bottom row has {houses} Houses; give no more.",
                    markers=markers[PORT],
                    houses=bottom,
                    entry=PORT,
                )


class BotmuziPort(Section, path="botmuzi_port"):
    """What a picture of one Urban card shows."""

    port_markers: int = whole(1, MOST, "markers")

    @check
    def both_agree(self) -> None:
        given = self.read[AutomaUrbanCards].king_markers[KING_IDS.index("botmuzi") * DISTRICTS + PORT]
        self.compare("markers", Sentence("the number for the Port in automa_urban_cards.botmuzi"), given)


class AutomaStructure(Section, path="automa_structure"):
    """How an Automa card is built. TAB-25.1"""

    tops: list[int] = only(list(range(HIGHEST_TOP + 1)), "top_numbers")
    numbers: list[int] = only(list(range(1, ROWS + 1)))
    card_rows: int = only(ROWS, "rows")
    all_actions: list[str] = only(ACTIONS, "actions")
    all_symbols: list[str] = only(SYMBOLS, "symbols")


class CardRow(Section):
    """A row of an Automa card."""

    action: int = index(ACTIONS)
    symbol: int = index(SYMBOLS)
    number: int = whole(1, ROWS)


class AutomaCard(Row):
    """An Automa card. TAB-25"""

    card_top: int = whole(0, HIGHEST_TOP, "top")
    arrow: int = whole(1, ROWS)
    card_bonus: int = bonus(OF_BOT, "bonus")
    rows: list[CardRow] = each([f"row_{row}" for row in range(1, ROWS + 1)], inside(CardRow))

    def work_out(self) -> None:
        self.card_arrow = self.arrow - 1  # row that it marks on the other card
        self.card_action = [row.action for row in self.rows]  # row -> action
        self.card_symbol = [row.symbol for row in self.rows]  # row -> symbol
        self.card_number = [row.number - 1 for row in self.rows]  # row -> number, from 0


class AutomaCards(Rows[AutomaCard], path="automa_card", count="solo_components.automa_cards"):
    """The Automa cards."""
