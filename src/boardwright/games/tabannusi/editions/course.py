"""Numbers of the game: set-up, the Time track, costs."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import at_most, compare
from boardwright.games.tabannusi.components import COLOURS, LINES
from boardwright.games.tabannusi.editions.box import MOST, SEATS, Box

MOST_COST: Final = 3
"""Higher costs would not fit the answers in which they are paid."""


class Course:
    """The tables `setup`, `time_track`, `costs`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self._read_setup(root.table("setup"), box)
        self.time_gold = root.table("time_track").integers("gold", SEATS, 1, 20)
        self._read_costs(root.table("costs"), box)

    def _read_setup(self, table: Table, box: Box) -> None:
        self.setup = table
        self.dice = table.integers("dice_per_color", SEATS, 1, MOST)
        self.decrees = table.integers("decrees", SEATS, 1, 8)
        self.gold = table.integer("gold", 0, MOST)
        self.markers = table.integer("claim_markers_in_area", 0, MOST)
        self.supply = table.integer("claim_markers_in_supply", 0, MOST)
        self.crates = table.integer("crates", 0, MOST)
        self.urban_cards = table.integer("urban_cards", 0, 4)
        self.points = table.integer("points", 0, MOST)
        self.level = table.integer("mastery_level", 0, 0)
        self.display = table.integer("special_water_shown", 1, MOST)
        self.ship_tiles = table.integer("ship_tiles", 1, 9)
        table.integer("harbormasters", LINES, LINES)
        table.integer("crates_in_port", LINES, LINES)
        if not sound(table, box.components, box.limits):
            return
        self._check_dice(table, box)
        if self.markers + self.supply != box.markers:
            table.note(
                "claim_markers_in_supply",
                "{key} is {supply} and {area} more lie in the area, but components.claim_markers_per_player"
                " is {all}; correct one of them.",
                supply=self.supply,
                area=self.markers,
                all=box.markers,
            )
        at_most(table, "crates", self.crates, Phrase("limits.crates"), box.crate_slots)
        crates = COLOURS * box.crates
        needed = LINES + SEATS * self.crates
        if needed > crates:
            table.report(
                "crates",
                "{key} is {each}, so four players and the Port need {needed} Crates and there are {crates};"
                " give fewer.",
                each=self.crates,
                needed=needed,
                crates=crates,
            )
        there = Phrase("components.special_water_tiles")
        at_most(table, "special_water_shown", self.display, there, box.special_water)
        cards = Phrase("a quarter of components.urban_cards")
        at_most(table, "urban_cards", self.urban_cards, cards, box.urban_cards // SEATS)
        at_most(table, "decrees", max(self.decrees), Phrase("components.decree_cards"), box.decrees)
        if box.harbormasters < LINES:
            lines = Phrase("the number of lines of the Port")
            compare(box.components, "harbormaster_tiles", box.harbormasters, lines, LINES)

    def _check_dice(self, table: Table, box: Box) -> None:
        """Refuse so few dice that a Barge could be empty when a turn begins. TAB-12.7"""
        for index, dice in enumerate(self.dice):
            players = max(index + 1, 2)
            if dice > box.dice or dice <= players:
                table.report(
                    "dice_per_color",
                    "entry {n} of {key} is {dice}; give a number from {low} to {high}: each player may keep a"
                    " die of the colour, and the box has {high}.",
                    n=index + 1,
                    dice=dice,
                    low=players + 1,
                    high=box.dice,
                    entry=index,
                )
        if table.sound and self.dice[0] != self.dice[1]:
            table.report(
                "dice_per_color",
                "{key} is {dice}; give the solo game as many as two players.",
                dice=shown(self.dice),
            )

    def _read_costs(self, table: Table, box: Box) -> None:
        self.costs = table
        self.construct_local = table.integer("construct_local", 0, MOST_COST)
        self.construct_per_marker = table.integer("construct_per_own_marker", 0, MOST_COST)
        self.ship_gold_after_construct = table.integer("ship_after_construct_gold", 0, MOST_COST)
        self.ship_gold = table.integer("ship_gold", 0, MOST_COST)
        self.port_local = table.integer("port_house_local", 0, MOST_COST)
        self.ziggurat_local = table.integer("ziggurat_house_local", 0, MOST_COST)
        self.move_gold = table.integer("ignore_die_gold", 0, MOST_COST)
        # One more for the blue that a House of a coloured row costs in the Port.
        building = self.construct_local + self.construct_per_marker * box.projects_per_colour
        self.most_due = max(building, self.port_local + 1, self.ziggurat_local, self.ship_gold)
