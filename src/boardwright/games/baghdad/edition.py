"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Content, Document, Shelf
from boardwright.editions import Printed as PrintedEdition
from boardwright.games.baghdad import components, facts
from boardwright.games.baghdad.editions.boards import GAPS, LETTERS, Boards
from boardwright.games.baghdad.editions.bot import Bot
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.buildings import SPACES, Buildings, Library
from boardwright.games.baghdad.editions.cards import Cards
from boardwright.games.baghdad.editions.course import Course
from boardwright.games.baghdad.editions.map import Map
from boardwright.games.baghdad.editions.modules import Modules
from boardwright.games.baghdad.editions.names import Names
from boardwright.games.baghdad.editions.palace import Palace
from boardwright.games.baghdad.editions.river import River
from boardwright.games.baghdad.rulebook import RULEBOOK

Printed = PrintedEdition[facts.Edition, components.Switches, Names]


class _Tables:
    """All tables of a file, in the order in which they are measured by each other."""

    def __init__(self, document: Document) -> None:
        self.box = Box(document)
        self.map = Map(document, self.box)
        self.boards = Boards(document)
        self.course = Course(document, self.box, self.boards)
        self.cards = Cards(document, self.box, self.boards, self.course)
        self.river = River(document, self.box)
        self.palace = Palace(document, self.box)
        self.buildings = Buildings(document, self.box)
        self.library = Library(document)
        self.modules = Modules(document, self.box, self.course)
        self.bot = Bot(document, self.box, self.course)
        self.switches = RULEBOOK.printed(document)


def _content(tables: _Tables) -> Content[facts.Edition, components.Switches, Names]:
    names = Names(
        tables.box,
        tables.map,
        tables.boards,
        tables.cards,
        tables.river,
        tables.buildings,
        tables.modules,
        tables.bot,
    )
    return Content(_edition(tables), tables.switches, names)


def _edition(tables: _Tables) -> facts.Edition:
    course = tables.course
    return facts.Edition(
        city=_city(tables),
        board=_board(tables.box, tables.boards),
        cards=_cards(tables.cards),
        river=_river(tables.river),
        palace=_palace(tables.palace),
        buildings=_buildings(tables.buildings),
        library=tables.library.rewards,
        library_spaces=SPACES,
        modules=_modules(tables),
        bot=_bot(tables.bot),
        scoring_tokens=tables.river.tokens,
        day_slots=course.day_slots,
        night_slots=course.night_slots,
        start_coins=course.start_coins,
        favour_by_position=course.favour_by_position,
        boats=tables.box.boats,
        max_steps=course.max_steps,
        sell_bonus=course.sell_bonus,
        buy_one=course.buy_one,
        buy_two=course.buy_two,
        trade_coin=course.trade_coin,
        trade_good=course.trade_good,
        trade_wild=course.trade_wild,
        trade_coins=course.trade_coins,
        tuition_coins=course.tuition_coins,
        tuition_favour=course.tuition_favour,
        patient_favour=course.patient_favour,
        shame_points=course.shame_points,
        wild_covers=tables.box.wild_covers,
    )


def _city(tables: _Tables) -> facts.City:
    map, sets = tables.map, tables.box.sets
    return facts.City(
        kind=map.kind,
        quadrant=map.quadrant,
        ring=map.ring,
        angle=map.angle,
        min_players=map.min_players,
        links=map.links,
        quadrant_angle=map.quadrant_angle,
        golden_gate=map.golden_gate,
        black_gate=map.black_gate,
        starting_tiles=sets[0],
        first_set=sets[1],
        second_set=sets[2],
    )


def _board(box: Box, boards: Boards) -> facts.Board:
    return facts.Board(
        skill=box.skill,
        spot_need=boards.spot_need,
        house_need=boards.house_need,
        architect_need=boards.architect_need,
        boat_costs=boards.boat_costs,
        artefact_points=boards.artefact_points,
        gap_above=boards.rows[:GAPS],
        gap_below=boards.rows[1:],
        bonus=boards.bonus,
        letters=len(LETTERS),
        favour_points=boards.favour_points,
        favour_start=boards.favour_start,
        favour_spend=boards.favour_spend,
    )


def _cards(cards: Cards) -> facts.Cards:
    return facts.Cards(
        deck=cards.deck,
        letter=cards.letter,
        min_players=cards.min_players,
        icons=cards.icons,
        thing=cards.thing,
        need=cards.need,
        reward=cards.reward,
        points=cards.points,
    )


def _river(river: River) -> facts.River:
    return facts.River(
        following=river.following(),
        goods=river.goods,
        multipliers=river.multipliers,
        rewards=river.rewards,
        stack=river.stack,
    )


def _palace(palace: Palace) -> facts.Palace:
    return facts.Palace(
        kind=palace.kind,
        section=palace.section,
        multiplier=palace.multiplier,
        cost=palace.cost,
        points=palace.points,
        rewards=palace.rewards,
        section_angle=palace.section_angle,
    )


def _buildings(buildings: Buildings) -> facts.Buildings:
    return facts.Buildings(
        level=buildings.level,
        cost=buildings.cost,
        effects=buildings.effects,
        thing=buildings.thing,
        points_each=buildings.points_each,
    )


def _modules(tables: _Tables) -> facts.Modules:
    modules, course = tables.modules, tables.course
    return facts.Modules(
        house_points=modules.house_points,
        house_min_players=modules.house_min_players,
        civic_rows=tables.boards.rows,
        civic_need=modules.civic_need,
        civic_points=course.civic_points,
        contract_goods=modules.contract_goods,
        contract_skill=modules.contract_skill,
        contract_coins=[modules.contract_coins] * len(modules.contracts),
        contract_stack=course.contract_stack,
        objective_thing=modules.objective_thing,
        objective_rewards=modules.objective_rewards,
        objective_points=course.objective_points,
        objective_markers=tables.box.objective_markers,
    )


def _bot(bot: Bot) -> facts.BotCards:
    return facts.BotCards(
        front_boats=bot.front_boats,
        back_boats=bot.back_boats,
        symbols=bot.symbols,
        number=bot.number,
        ring=bot.ring,
        night=bot.night,
        direction=bot.direction,
        favour_points=bot.favour_points,
        tile_icons=bot.tile_icons,
        house_icons=bot.house_icons,
        artefact_points=bot.artefact_points,
    )


SHELF: Final = Shelf("Baghdad", __package__, _Tables, _content)
load: Final = SHELF.load
