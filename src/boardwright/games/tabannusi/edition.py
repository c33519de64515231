"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Content, Document, Shelf
from boardwright.editions import Printed as PrintedEdition
from boardwright.games.tabannusi import components
from boardwright.games.tabannusi.components import COLOURS, TRACKS
from boardwright.games.tabannusi.editions.box import Box
from boardwright.games.tabannusi.editions.cards import Decrees, UrbanCards
from boardwright.games.tabannusi.editions.course import Course
from boardwright.games.tabannusi.editions.districts import Districts
from boardwright.games.tabannusi.editions.grid import Grid
from boardwright.games.tabannusi.editions.mastery import Mastery, PlayerBoard
from boardwright.games.tabannusi.editions.names import Names
from boardwright.games.tabannusi.editions.port import Port
from boardwright.games.tabannusi.editions.solo import Solo
from boardwright.games.tabannusi.editions.ziggurat import Ziggurat
from boardwright.games.tabannusi.rulebook import RULEBOOK

Printed = PrintedEdition[components.Edition, components.Switches, Names]


class _Facts:
    """All tables of a file, in the order in which they are measured by each other."""

    def __init__(self, document: Document) -> None:
        self.box = Box(document)
        self.course = Course(document, self.box)
        self.districts = Districts(document, self.box)
        self.grid = Grid(document, self.box)
        self.mastery = Mastery(document)
        self.board = PlayerBoard(document, self.box)
        self.port = Port(document, self.box, self.course)
        self.ziggurat = Ziggurat(document, self.box)
        self.urban = UrbanCards(document, self.box)
        self.decrees = Decrees(document, self.box, self.course, self.board)
        self.solo = Solo(document, self.box, self.decrees, self.board)
        self.switches = RULEBOOK.printed(document)


def _content(facts: _Facts) -> Content[components.Edition, components.Switches, Names]:
    names = Names(
        facts.box,
        facts.course,
        facts.districts,
        facts.grid,
        facts.port,
        facts.ziggurat,
        facts.urban,
        facts.decrees,
        facts.solo,
    )
    return Content(_edition(facts), facts.switches, names)


def _edition(facts: _Facts) -> components.Edition:
    box, course, districts, grid = facts.box, facts.course, facts.districts, facts.grid
    mastery, board, port, ziggurat = facts.mastery, facts.board, facts.port, facts.ziggurat
    urban, decrees = facts.urban, facts.decrees
    return components.Edition(
        boards=grid.boards,
        barges=districts.barges,
        dice=course.dice,
        decrees_shown=course.decrees,
        time_gold=course.time_gold,
        construct_local=course.construct_local,
        construct_per_marker=course.construct_per_marker,
        ship_gold=course.ship_gold,
        ship_gold_after_construct=course.ship_gold_after_construct,
        port_local=course.port_local,
        ziggurat_local=course.ziggurat_local,
        move_gold=course.move_gold,
        start_gold=course.gold,
        start_markers=course.markers,
        start_supply=course.supply,
        start_crates=course.crates,
        start_cards=course.urban_cards,
        start_points=course.points,
        start_level=course.level,
        display=course.display,
        project_tiles=[box.projects] * TRACKS,
        pieces=[box.pieces] * TRACKS,
        water=box.water,
        gardens=box.gardens,
        gardens_per_action=box.gardens_per_gardening,
        actions_per_turn=box.actions_per_turn,
        projects_per_colour=box.projects_per_colour,
        crates=[box.crates] * COLOURS,
        crate_slots=box.crate_slots,
        special_bonus=grid.special_bonus,
        slots=districts.slots,
        tile_effects=districts.tile_effects,
        top=mastery.top,
        values=mastery.values,
        boundaries=mastery.boundaries,
        in_track=mastery.on_track,
        right_hand=mastery.lowest,
        row_length=board.row_length,
        row_bonus=board.row_bonus,
        column_bonus=board.column_bonus,
        printed_ships=port.printed,
        blue_bonus=port.blue_bonus,
        ship_size=port.ship_size,
        ship_colour=port.ship_colour,
        ship_points=port.ship_points,
        ziggurat_bonus=ziggurat.bonus,
        ziggurat_kind=ziggurat.kinds,
        ziggurat_values=ziggurat.values,
        urban_need=urban.need,
        urban_points=urban.points,
        decree_buildings=decrees.buildings,
        decree_ziggurat=decrees.ziggurat,
        decree_beside_garden=decrees.beside_garden,
        decree_ships=decrees.ships,
        decree_port=decrees.port,
        decree_gardens_beside=decrees.gardens_beside,
        decree_gardens=decrees.gardens,
        decree_every_tile=decrees.every_tile,
        decree_effects=decrees.effects,
        decree_symbol=decrees.symbols,
        harbormaster_effects=port.harbormaster_effects,
        unused_points=port.unused_points,
        automa=_automa(facts),
    )


def _automa(facts: _Facts) -> components.Automa:
    solo = facts.solo
    return components.Automa(
        bot_harbormaster_points=facts.port.bot_points,
        bot_gold=solo.gold,
        bot_projects=solo.projects,
        bot_points=solo.points,
        garden_water=solo.garden_water,
        king_decrees=solo.king_decrees,
        king_effects=solo.effects,
        king_project_bonus=solo.project_bonus,
        king_building_bonus=solo.building_bonus,
        king_garden_bonus=solo.garden_bonus,
        king_project_up=solo.projects_up,
        king_start_up=solo.start_up,
        king_markers=solo.markers,
        card_top=solo.top,
        card_arrow=solo.arrow,
        card_bonus=solo.bonus,
        card_action=solo.action,
        card_symbol=solo.symbol,
        card_number=solo.number,
    )


# Two readings and the Water of the Bot's Gardens stood in the code before they stood in the file: the same.
FORMER: Final = {"af6f8b28": "retail"}

SHELF: Final = Shelf("Tabannusi", __package__, _Facts, _content, FORMER)
load: Final = SHELF.load
