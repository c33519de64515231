"""The player aid: the whole game on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.bot_factory.edition import Printed, load
from boardwright.games.bot_factory.face.rules import facts_of

LINES: Final = {
    later("Each round"): (
        later(
            "1. Workers move from left to right: a free space on another board (two people: not Sandra's)."
        ),
        later(
            "2. All act from left to right. 3. Maintenance: full columns clear, values fall, projects move."
        ),
    ),
    later("Your turn"): (
        later("On Sandra's board pay {sandra_cost} or pass. Then main and executive action, in any order."),
        later("At the end keep {hand_parts} parts and {hand_projects} projects, completed ones included."),
    ),
    later("Assembly"): (
        later("Main: {assembly_offers}. The last space costs {last_cost}."),
        later(
            "First part {first_reward}, second {second_reward}, third the bot: needs a free project of it."
        ),
        later("Icon covered: {icon_cost} for the top of any stack."),
        later("Executive, often: swap with a spare part for {swap_cost}. Sandra: new spare parts."),
    ),
    later("Part Production"): (
        later("Main: {production_offers}. The first space gives {first_gain}."),
        later("A credit turns the wheel by a quarter, inputs are filled; or takes a part from an output."),
        later(
            "Output with icon: place a part for {wheel_icon_cost}. Executive: {trade_parts} parts for one."
        ),
        later("Sandra: fills the empty wheel spaces from the marker on."),
    ),
    later("Projects"): (
        later(
            "Main: {project_offers}. Bottom left: a part for {bottom_left_cost}; right: {bottom_right_gain}."
        ),
        later("Executive: {trade_projects} open projects for a universal part. Sandra: bottom row goes."),
    ),
    later("Finance"): (
        later(
            "Main: {finance_offers} for steps ({step_cost} each, up to {top}),"
            " contracts ({row_costs} by row)."
        ),
        later("Crossing a line upwards: its bonus, now or never. No executive action."),
        later("A contract takes one token each of two players, the better space first."),
        later("Sandra: raises the lowest value, all if tied, none if all are equal."),
    ),
    later("End and scoring"): (
        later("The game ends with the round in which a colour has no bot left or somebody has {end_bots}."),
        later("Bots: value of their colour. Contracts fulfilled: token space and row ({row_points})."),
        later("Not fulfilled: token space lost. {tokens_a_point} tokens: 1 point."),
        later("Lost: {part_penalty} a part left, {project_penalty} an open project."),
        later("If equal: bots, then an odd number of tokens."),
    ),
    later("Inspection (solo)"): (
        later("Vilela goes to the board on his tile and acts with his colour; no token is owed for him."),
        later("Assembly: a column of two is stripped, else a bot goes. Wheel, projects: his colour goes."),
        later("Finance: his colour falls, {inspected} of the marked contracts without token go."),
        later("Without the task you are fired. With it: {ratings}."),
    ),
    later("Production tiles"): (
        later("One a game. 1: taken and used on your turn. 2: with your first contract, for a later turn."),
    ),
}


def aid(printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
    """Return headings and their lines; the values are those of the edition given, else of the shipped one."""
    facts = facts_of(printed or load())
    return {say(heading, **facts): [say(line, **facts) for line in lines] for heading, lines in LINES.items()}
