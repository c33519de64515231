"""The solo game: Kings and Automa cards."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Table, shown, sound
from boardwright.editions.agreement import in_array_order, in_order
from boardwright.games.tabannusi.components import BIT, DISTRICTS, KINGS, PORT
from boardwright.games.tabannusi.editions.box import MOST, Box
from boardwright.games.tabannusi.editions.cards import Decrees
from boardwright.games.tabannusi.editions.effects import (
    OF_BOT,
    OF_BOT_WITH_COLOUR,
    read_bonus,
    read_bonuses,
)
from boardwright.games.tabannusi.editions.mastery import PlayerBoard

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


class Solo:
    """The tables `solo_setup`, `king...`, `bot_baba_card`, `automa_...`, `botmuzi_port`."""

    def __init__(self, document: Document, box: Box, decrees: Decrees, board: PlayerBoard) -> None:
        root = document.root
        setup = root.table("solo_setup")
        self.gold = setup.integer("bot_gold", 0, MOST)
        self.projects = setup.integer("automa_projects_more_per_color", 1, 9)
        self.points = setup.integer("points_instead_of_action_a", 0, MOST)
        self.garden_water = FORMER_WATER
        if setup.has("water_with_gardens"):
            self.garden_water = setup.integer("water_with_gardens", 0, MOST)
        self._read_kings(root.tables("king"), root.table("king_garden_bonuses"), decrees)
        card = root.table("bot_baba_card")
        start = DIRECTIONS.index(card.choice("start_building", DIRECTIONS))
        if self.kings and sound(card, *self.kings) and start != self.start_up[-1]:
            card.report(
                "start_building",
                "{key} is {direction}, but the King's own table says otherwise; correct one of them.",
                direction=shown(DIRECTIONS[start]),
            )
        self._read_markers(root.table("automa_urban_cards"), root.table("botmuzi_port"), box, board)
        self._read_structure(root.table("automa_structure"))
        self._read_cards(root.tables("automa_card"), box)

    def _read_kings(self, tables: list[Table], gardens: Table, decrees: Decrees) -> None:
        self.kings = tables
        in_array_order(tables, KING_IDS)
        known = decrees.ids if decrees.tables and sound(*decrees.tables) else None
        self.king_decrees: list[int] = []
        self.effects: list[list[int]] = []
        self.project_bonus: list[int] = []
        self.building_bonus: list[int] = []
        self.garden_bonus: list[int] = []
        self.projects_up: list[int] = []
        self.start_up: list[int] = []
        for king, table in enumerate(tables):
            named = table.texts("decrees", allowed=known)
            if table.sound and not named:
                table.report("decrees", "{key} is empty; name at least one Decree.")
            self.king_decrees.append(sum(BIT[decrees.ids.index(name)] for name in named) if known else 0)
            self.effects.append(read_bonuses(table, "action_a", OF_BOT))
            self.projects_up.append(DIRECTIONS.index(table.choice("projects", DIRECTIONS)))
            self.project_bonus.append(read_bonus(table, "project_bonus", OF_BOT_WITH_COLOUR))
            self.start_up.append(DIRECTIONS.index(table.choice("start_building", DIRECTIONS)))
            self.building_bonus.append(read_bonus(table, "building_bonus", OF_BOT_WITH_COLOUR))
            if king in OWN_GARDEN_BONUS:
                self.garden_bonus.append(read_bonus(table, "garden_bonus", OF_BOT))
            else:
                self.garden_bonus.append(read_bonus(gardens, KING_IDS[king], OF_BOT) if king < KINGS else 0)

    def _read_markers(self, table: Table, port: Table, box: Box, board: PlayerBoard) -> None:
        self.markers: list[int] = []
        for king in KING_IDS:
            markers = table.integers(king, DISTRICTS, 1, MOST)
            self.markers += markers
            if sound(table, box.components) and sum(markers) > box.houses:
                table.report(
                    king,
                    "{key} has {markers} markers, but the Bot has {houses} Houses; give no more.",
                    markers=sum(markers),
                    houses=box.houses,
                )
            if table.sound and markers[PORT] > board.row_length[-1]:
                table.report(
                    king,
                    "entry 4 of {key} is {markers}, but the bottom row has {houses} Houses; give no more.",
                    markers=markers[PORT],
                    houses=board.row_length[-1],
                    entry=PORT,
                )
        told = port.integer("markers", 1, MOST)
        given = self.markers[KING_IDS.index("botmuzi") * DISTRICTS + PORT]
        if sound(table, port) and told != given:
            port.report(
                "markers",
                "{key} is {told}, but automa_urban_cards.botmuzi has {given} for the Port; correct one of"
                " them.",
                told=told,
                given=given,
            )

    def _read_structure(self, table: Table) -> None:
        top = table.integers("top_numbers", HIGHEST_TOP + 1, 0, HIGHEST_TOP)
        numbers = table.integers("numbers", ROWS, 1, ROWS)
        table.integer("rows", ROWS, ROWS)
        in_order(table, "actions", ACTIONS)
        in_order(table, "symbols", SYMBOLS)
        for key, given, wanted in (
            ("top_numbers", top, list(range(HIGHEST_TOP + 1))),
            ("numbers", numbers, list(range(1, ROWS + 1))),
        ):
            if table.sound and given != wanted:
                table.report(
                    key,
                    "{key} is {given}; the rules know only {wanted}.",
                    given=shown(given),
                    wanted=shown(wanted),
                )

    def _read_cards(self, tables: list[Table], box: Box) -> None:
        self.card_ids = [table.id for table in tables]
        self.top: list[int] = []
        self.arrow: list[int] = []
        self.bonus: list[int] = []
        self.action: list[int] = []
        self.symbol: list[int] = []
        self.number: list[int] = []
        for table in tables:
            self.top.append(table.integer("top", 0, HIGHEST_TOP))
            self.arrow.append(table.integer("arrow", 1, ROWS) - 1)
            self.bonus.append(read_bonus(table, "bonus", OF_BOT))
            for row in range(1, ROWS + 1):
                inside = table.table(f"row_{row}")
                self.action.append(ACTIONS.index(inside.choice("action", ACTIONS)))
                self.symbol.append(SYMBOLS.index(inside.choice("symbol", SYMBOLS)))
                self.number.append(inside.integer("number", 1, ROWS) - 1)
        box.count("automa_cards", box.automa_cards, tables, "[[automa_card]] tables", solo=True)
