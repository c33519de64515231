"""The values of an edition that clauses and the player aid name."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import both, comma, points_of, say, say_count, semicolon, translated
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BOARDS,
    COLOURS,
    CONTRACTS,
    FINANCE,
    NO_BONUS,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    TASKS,
    TYPES,
)
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.kernel.packing import NOBODY

# So end the names of what an edition counts in speech tokens.
TOKENS: Final = ("_cost", "_reward", "_gain", "start_tokens", "discount")


def facts_of(printed: Printed) -> dict[str, object]:
    """Return every value that a clause may name: all numbers of the edition by their names, and more."""
    edition = printed.edition
    numbers = {name: n for name in dir(edition) if isinstance(n := getattr(edition, name), int)}
    facts = {name: tokens_of(n) if name.endswith(TOKENS) else n for name, n in numbers.items()}
    return {**facts, **box_facts(printed), **board_facts(printed), **module_facts(printed)}


def box_facts(printed: Printed) -> dict[str, object]:
    """Return what lies in the box, what the set-up gives out, and what is lost in the end."""
    edition, spaces = printed.edition, printed.names.spaces
    boards = [Naming.board(board) for board in range(BOARDS)]
    ends = zip(boards, edition.first_space, edition.last_space, strict=True)
    colours = [Naming.colour(colour) for colour in range(COLOURS)]
    return {
        "boards": comma().join(boards),
        "ranges": comma().join(f"{board} {spaces[first]}-{spaces[last]}" for board, first, last in ends),
        "colours": comma().join(colours),
        "first_colour": colours[0],
        "last_colour": colours[-1],
        "coloured_each": edition.copies * TYPES,
        "in_stacks": edition.copies * TYPES * COLOURS - 2,
        "unseen": edition.contracts - edition.positions,
        "sandra_start": spaces[edition.sandra_start],
        "vilela_start": spaces[edition.vilela_start],
        "last_tokens": edition.last_player_tokens,
        "part_penalty": points_of(edition.part_penalty),
        "project_penalty": points_of(edition.project_penalty),
    }


def board_facts(printed: Printed) -> dict[str, object]:
    """Return the numbers printed on the four boards."""
    edition, spaces, naming = printed.edition, printed.names.spaces, Naming(printed, [], NOBODY)
    lines: list[str] = []
    for below, bonus in enumerate(edition.lines):
        if bonus != NO_BONUS:
            what = say("a placement") if bonus == PLACE_PART else say("a project")
            lines.append(say("above {value} {what}", value=below, what=what))
    last, first = edition.last_space[ASSEMBLY], edition.first_space[PRODUCTION]
    offers: list[list[str]] = [[] for _ in range(BOARDS)]
    for space, board in enumerate(edition.board_of):
        offers[board].append(naming.offer(space))
    return {
        "step_cost": tokens_of(edition.step_worth),
        "assembly_offers": comma().join(offers[ASSEMBLY]),
        "production_offers": comma().join(offers[PRODUCTION]),
        "project_offers": comma().join(offers[PROJECT]),
        "finance_offers": comma().join(offers[FINANCE]),
        "last_cost": tokens_of(edition.extra_cost[last]),
        "last_assembly": spaces[last],
        "first_gain": tokens_of(edition.extra_gain[first]),
        "first_production": spaces[first],
        "inputs": both([str(position) for position in edition.inputs]),
        "outputs": both([str(position) for position in edition.outputs]),
        "left_input_clock": printed.names.clock[edition.inputs[0]],
        "wheel_last": edition.wheel - 1,
        "icon_slots": both([str(slot) for slot in range(edition.wheel) if edition.wheel_icons >> slot & 1]),
        "top": edition.value_top,
        "bottom": edition.value_bottom,
        "lines": comma().join(lines),
        "row_costs": comma().join(map(str, edition.row_cost)),
        "row_points": comma().join(map(str, edition.row_points)),
    }


def module_facts(printed: Printed) -> dict[str, object]:
    """Return the values of the solo game and of the production tiles."""
    edition, naming = printed.edition, Naming(printed, [], NOBODY)
    bands = zip(edition.ratings, map(translated, printed.names.ratings), strict=True)
    names = ("waiver", "squeeze", "finance_tile", "cheap", "benefit", "step_tile", "universal_tile")
    return {
        "inspections": len(edition.inspections),
        "marked": edition.inspections[0].bit_count(),
        "tasks": semicolon().join(naming.task(task) for task in range(TASKS)),
        "contract_task": naming.task(CONTRACTS),
        "contract_need": edition.task_need[CONTRACTS],
        "ratings": comma().join(
            say("from {points} {rating}", points=low, rating=rating) for low, rating in bands
        ),
        "discount_number": edition.discount,
        "cheap_projects": say_count("{n} project", "{n} projects", edition.cheap_projects),
        **{name: naming.tile(tile) for tile, name in enumerate(names)},
    }
