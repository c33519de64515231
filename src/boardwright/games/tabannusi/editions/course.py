"""Numbers of the game: set-up, the Time track, costs."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import only, whole, wholes
from boardwright.games.tabannusi.components import COLOURS, LINES
from boardwright.games.tabannusi.editions.box import MOST, SEATS, Components, Limits
from boardwright.sentence import Sentence

MOST_COST: Final = 3
"""Higher costs would not fit the answers in which they are paid."""


class Setup(Section, path="setup"):
    """What is laid out and given out. TAB-2"""

    dice: list[int] = wholes(SEATS, 1, MOST, "dice_per_color")
    decrees_shown: list[int] = wholes(SEATS, 1, 8, "decrees")
    start_gold: int = whole(0, MOST, "gold")
    start_markers: int = whole(0, MOST, "claim_markers_in_area")
    start_supply: int = whole(0, MOST, "claim_markers_in_supply")
    start_crates: int = whole(0, MOST, "crates")
    start_cards: int = whole(0, 4, "urban_cards")
    start_points: int = whole(0, MOST, "points")
    start_level: int = only(0, "mastery_level")
    display: int = whole(1, MOST, "special_water_shown")
    ship_tiles: int = whole(1, 9)
    lines: int = only(LINES, "harbormasters")
    crates_in_port: int = only(LINES)

    @check
    def dice_suffice(self) -> None:
        """Refuse so few dice that a Barge could be empty when a turn begins. TAB-12.7"""
        most = self.read[Components].all_dice
        for entry, dice in enumerate(self.dice):
            players = max(entry + 1, 2)
            if dice > most or dice <= players:
                self.table.report(
                    "dice_per_color",
                    "entry {n} of {key} is {dice}; give a number from {low} to {high}: each player may keep a"
                    " die of the colour, and the box has {high}.",
                    n=entry + 1,
                    dice=dice,
                    low=players + 1,
                    high=most,
                    entry=entry,
                )
        if self.sound and self.dice[0] != self.dice[1]:
            self.report("dice_per_color", "{key} is {dice}; give the solo game as many as two players.")

    @check
    def pieces_suffice(self) -> None:
        components, limits = self.read[Components], self.read[Limits]
        if self.start_markers + self.start_supply != components.all_markers:
            self.table.note(
                "claim_markers_in_supply",
                "{key} is {supply} and {area} more lie in the area, but components.claim_markers_per_player"
                " is {all}; correct one of them.",
                supply=self.start_supply,
                area=self.start_markers,
                all=components.all_markers,
            )
        self.at_most("crates", Sentence("limits.crates"), limits.crate_slots)
        crates = COLOURS * components.crates_each
        needed = LINES + SEATS * self.start_crates
        if needed > crates:
            self.report(
                "crates",
                "{key} is {start_crates}, so four players and the Port need {needed} Crates and there are"
                " {crates}; give fewer.",
                needed=needed,
                crates=crates,
            )
        there = Sentence("components.special_water_tiles")
        self.at_most("special_water_shown", there, components.special_water)
        cards = Sentence("a quarter of components.urban_cards")
        self.at_most("urban_cards", cards, components.urban_cards // SEATS)
        self.at_most("decrees", Sentence("components.decree_cards"), components.decree_cards)
        if components.harbormaster_tiles < LINES:
            lines = Sentence("the number of lines of the Port")
            components.compare("harbormaster_tiles", lines, LINES)


class TimeTrack(Section, path="time_track"):
    """The gold on the Time track. TAB-14"""

    time_gold: list[int] = wholes(SEATS, 1, 20, "gold")


class Costs(Section, path="costs"):
    """What the rules charge."""

    construct_local: int = whole(0, MOST_COST)
    construct_per_marker: int = whole(0, MOST_COST, "construct_per_own_marker")
    ship_gold_after_construct: int = whole(0, MOST_COST, "ship_after_construct_gold")
    ship_gold: int = whole(0, MOST_COST)
    port_local: int = whole(0, MOST_COST, "port_house_local")
    ziggurat_local: int = whole(0, MOST_COST, "ziggurat_house_local")
    move_gold: int = whole(0, MOST_COST, "ignore_die_gold")

    @property
    def most_due(self) -> int:
        """The Resources of one colour in any price."""
        # One more for the blue that a House of a coloured row costs in the Port.
        building = self.construct_local + self.construct_per_marker * self.read[Limits].projects_per_colour
        return max(building, self.port_local + 1, self.ziggurat_local, self.ship_gold)
