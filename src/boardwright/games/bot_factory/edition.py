"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Content, Document, Shelf
from boardwright.editions import Printed as PrintedEdition
from boardwright.games.bot_factory import components
from boardwright.games.bot_factory.editions.assembly import Assembly
from boardwright.games.bot_factory.editions.box import Box
from boardwright.games.bot_factory.editions.course import Course
from boardwright.games.bot_factory.editions.finance import Finance
from boardwright.games.bot_factory.editions.floor import Floor
from boardwright.games.bot_factory.editions.names import Names
from boardwright.games.bot_factory.editions.production import Production
from boardwright.games.bot_factory.editions.projects import Projects
from boardwright.games.bot_factory.editions.solo import Solo
from boardwright.games.bot_factory.editions.tiles import ProductionTiles
from boardwright.games.bot_factory.rulebook import RULEBOOK

Printed = PrintedEdition[components.Edition, components.Switches, Names]


class _Facts:
    """All tables of a file, in the order in which they are measured by each other."""

    def __init__(self, document: Document) -> None:
        self.box = Box(document)
        self.floor = Floor(document, self.box)
        self.assembly = Assembly(document, self.box)
        self.production = Production(document, self.box, self.floor)
        self.projects = Projects(document, self.box)
        self.finance = Finance(document, self.box, self.floor)
        self.course = Course(document, self.box, self.projects, self.finance)
        self.solo = Solo(document, self.box, self.assembly, self.finance, self.course)
        self.tiles = ProductionTiles(document, self.box)
        self.switches = RULEBOOK.printed(document)


def _content(facts: _Facts) -> Content[components.Edition, components.Switches, Names]:
    names = Names(
        facts.box,
        facts.assembly,
        facts.production,
        facts.projects,
        facts.finance,
        facts.solo,
        len(facts.floor.spaces),
    )
    return Content(_edition(facts), facts.switches, names)


def _edition(facts: _Facts) -> components.Edition:
    box, floor, assembly, production = facts.box, facts.floor, facts.assembly, facts.production
    projects, finance, course, solo = facts.projects, facts.finance, facts.course, facts.solo
    tiles = facts.tiles.numbers
    return components.Edition(
        board_of=floor.board_of,
        limit=floor.limit,
        extra_cost=floor.extra_cost,
        extra_gain=floor.extra_gain,
        meeples_small=assembly.meeples_small,
        meeples_large=assembly.meeples_large,
        first_reward=assembly.first_reward,
        second_reward=assembly.second_reward,
        icons=assembly.icons,
        icon_cost=assembly.icon_cost,
        copies=box.copies,
        wheel=production.slots,
        quarter=production.quarter,
        inputs=production.inputs,
        outputs=production.outputs,
        wheel_icons=production.icons,
        wheel_icon_cost=production.icon_cost,
        project_columns=projects.columns,
        project_rows=projects.rows,
        project_copies=box.projects,
        bottom_left_cost=course.bottom_left_cost,
        bottom_right_gain=course.bottom_right_gain,
        universals=box.universals,
        trade_parts=course.trade_parts,
        trade_projects=projects.trade_cost,
        swap_cost=course.swap_cost,
        sandra_cost=course.sandra_cost,
        step_worth=course.step_worth,
        value_start=finance.start,
        value_top=finance.top,
        value_bottom=finance.bottom,
        lines=finance.lines,
        contract_colours=finance.colours,
        contract_points=finance.points,
        contract_rows=finance.rows,
        contract_columns=finance.columns,
        row_cost=finance.row_cost,
        row_points=finance.row_points,
        start_parts=course.start_parts,
        start_projects=course.start_projects,
        start_tokens=course.start_tokens,
        last_player_tokens=course.last_player_tokens,
        hand_parts=course.hand_parts,
        hand_projects=course.hand_projects,
        tokens=course.tokens,
        end_bots=course.end_bots,
        tokens_a_point=course.tokens_a_point,
        part_penalty=course.part_penalty,
        project_penalty=course.project_penalty,
        sandra_start=floor.sandra,
        vilela_start=floor.vilela,
        inspections=solo.inspections,
        inspected=solo.removed,
        task_need=solo.need,
        task_value=solo.task_value,
        ratings=solo.ratings,
        waiver_gain=tiles["gain_tokens"],
        discount=tiles["discount_tokens"],
        discount_minimum=tiles["minimum_tokens"],
        cheap_projects=tiles["projects"],
        benefit_cost=tiles["cost_tokens"],
        raise_steps=tiles["steps"],
        universal_bot_parts=tiles["different_universals_needed"],
    )


# What the rules charge stood in the code before it stood in the file: the same numbers.
FORMER: Final = {"57d3a491": "retail"}

SHELF: Final = Shelf("Bot Factory", __package__, _Facts, _content, FORMER)
load: Final = SHELF.load
