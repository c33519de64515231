"""The values of an edition that clauses and the player aid name."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, comma, points_of, say, say_count, semicolon, translated
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BOARDS,
    COLOURS,
    FINANCE,
    NO_BONUS,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    TYPES,
)
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.kernel.packing import NOBODY


def facts_of(printed: Printed) -> dict[str, object]:
    """Return every value that a clause may name."""
    return {**box_facts(printed), **board_facts(printed), **end_facts(printed), **module_facts(printed)}


def box_facts(printed: Printed) -> dict[str, object]:
    """Return what lies in the box, and what the set-up gives out."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    boards = [naming.board(board) for board in range(BOARDS)]
    ranges = [
        f"{boards[board]} {printed.names.spaces[edition.first_space[board]]}"
        f"-{printed.names.spaces[edition.last_space[board]]}"
        for board in range(BOARDS)
    ]
    colours = [naming.colour(colour) for colour in range(COLOURS)]
    copies = edition.copies
    return {
        "boards": comma().join(boards),
        "spaces": edition.spaces,
        "ranges": comma().join(ranges),
        "colours": comma().join(colours),
        "first_colour": colours[0],
        "last_colour": colours[-1],
        "meeples_small": edition.meeples_small,
        "meeples_large": edition.meeples_large,
        "project_copies": edition.project_copies,
        "copies": copies,
        "coloured_each": copies * TYPES,
        "in_stacks": copies * TYPES * COLOURS - 2,
        "universals": edition.universals,
        "wheel": edition.wheel,
        "project_spaces": edition.project_spaces,
        "contracts": edition.contracts,
        "positions": edition.positions,
        "unseen": edition.contracts - edition.positions,
        "contract_rows": edition.contract_rows,
        "contract_columns": edition.contract_columns,
        "value_start": edition.value_start,
        "sandra_start": printed.names.spaces[edition.sandra_start],
        "vilela_start": printed.names.spaces[edition.vilela_start],
        "start_parts": edition.start_parts,
        "start_projects": edition.start_projects,
        "start_tokens": tokens_of(edition.start_tokens),
        "last_tokens": edition.last_player_tokens,
        "tokens": edition.tokens,
        "hand_parts": edition.hand_parts,
        "hand_projects": edition.hand_projects,
    }


def offers(printed: Printed, board: int) -> str:
    """Return what the spaces of a board allow, from the left."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    spaces = range(edition.first_space[board], edition.last_space[board] + 1)
    return comma().join(naming.offer(space) for space in spaces)


def board_facts(printed: Printed) -> dict[str, object]:
    """Return the numbers printed on the four boards."""
    edition = printed.edition
    lines: list[str] = []
    for below, bonus in enumerate(edition.lines):
        if bonus != NO_BONUS:
            what = say("a placement") if bonus == PLACE_PART else say("a project")
            lines.append(say("above {value} {what}", value=below, what=what))
    last = edition.last_space[ASSEMBLY]
    first = edition.first_space[PRODUCTION]
    clock = printed.names.clock
    return {
        "first_reward": tokens_of(edition.first_reward),
        "second_reward": tokens_of(edition.second_reward),
        "icon_cost": tokens_of(edition.icon_cost),
        "swap_cost": tokens_of(edition.swap_cost),
        "sandra_cost": tokens_of(edition.sandra_cost),
        "step_cost": tokens_of(edition.step_worth),
        "assembly_offers": offers(printed, ASSEMBLY),
        "production_offers": offers(printed, PRODUCTION),
        "project_offers": offers(printed, PROJECT),
        "finance_offers": offers(printed, FINANCE),
        "last_cost": tokens_of(edition.extra_cost[last]),
        "last_assembly": printed.names.spaces[last],
        "first_gain": tokens_of(edition.extra_gain[first]),
        "first_production": printed.names.spaces[first],
        "inputs": both([str(position) for position in edition.inputs]),
        "outputs": both([str(position) for position in edition.outputs]),
        "left_input_clock": clock[edition.inputs[0]],
        "quarter": edition.quarter,
        "wheel_last": edition.wheel - 1,
        "icon_slots": both([str(slot) for slot in range(edition.wheel) if edition.wheel_icons >> slot & 1]),
        "wheel_icon_cost": tokens_of(edition.wheel_icon_cost),
        "trade_parts": edition.trade_parts,
        "trade_projects": edition.trade_projects,
        "project_columns": edition.project_columns,
        "project_rows": edition.project_rows,
        "bottom_left_cost": tokens_of(edition.bottom_left_cost),
        "bottom_right_gain": tokens_of(edition.bottom_right_gain),
        "top": edition.value_top,
        "bottom": edition.value_bottom,
        "lines": comma().join(lines),
        "row_costs": comma().join(map(str, edition.row_cost)),
        "row_points": comma().join(map(str, edition.row_points)),
    }


def end_facts(printed: Printed) -> dict[str, object]:
    """Return the values of the end and of the scoring."""
    edition = printed.edition
    return {
        "end_bots": edition.end_bots,
        "tokens_a_point": edition.tokens_a_point,
        "part_penalty": points_of(edition.part_penalty),
        "project_penalty": points_of(edition.project_penalty),
    }


def module_facts(printed: Printed) -> dict[str, object]:
    """Return the values of the solo game and of the production tiles."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    bands = zip(edition.ratings, map(translated, printed.names.ratings), strict=True)
    projects = say_count("{n} project", "{n} projects", edition.cheap_projects)
    return {
        "inspections": len(edition.inspections),
        "marked": edition.inspections[0].bit_count(),
        "inspected": edition.inspected,
        "tasks": semicolon().join(naming.task(task) for task in range(4)),
        "task_value": edition.task_value,
        "contract_task": naming.task(3),
        "contract_need": edition.task_need[3],
        "ratings": comma().join(
            say("from {points} {rating}", points=low, rating=rating) for low, rating in bands
        ),
        "waiver_gain": tokens_of(edition.waiver_gain),
        "discount": tokens_of(edition.discount),
        "discount_number": edition.discount,
        "discount_minimum": edition.discount_minimum,
        "cheap_projects": projects,
        "benefit_cost": tokens_of(edition.benefit_cost),
        "raise_steps": edition.raise_steps,
        "universal_bot_parts": edition.universal_bot_parts,
        "waiver": naming.tile(0),
        "squeeze": naming.tile(1),
        "finance_tile": naming.tile(2),
        "cheap": naming.tile(3),
        "benefit": naming.tile(4),
        "step_tile": naming.tile(5),
        "universal_tile": naming.tile(6),
    }
