"""What each step on the four boards brings, said before the click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory.consequences import tokens_left
from boardwright.faces.bot_factory.naming import ordinal, tokens_of
from boardwright.faces.bot_factory.prospect import Prospect
from boardwright.faces.bot_factory.rewards import (
    bonus_of_line,
    contract_points,
    has_icon,
    nth_part,
    tokens_for_part,
)
from boardwright.faces.telling.wording import both, points_of, say, say_count
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    BIT,
    NO_BONUS,
    NO_PART,
    PLACE_PART,
    TYPES,
    UNIVERSAL,
    total,
)
from boardwright.games.bot_factory.finance import price_of_purchase
from boardwright.games.bot_factory.projects import is_bottom
from boardwright.kernel.packing import second_of


def of_placing(prospect: Prospect) -> list[str]:
    """The reward, then the icon."""
    game, naming = prospect.game, prospect.naming
    part, column = prospect.first, second_of(prospect.action)
    cost = prospect.cost
    nth = ordinal(nth_part(game, column))
    out: list[str] = []
    if cost:
        out.append(say("you pay {tokens}.", tokens=tokens_of(cost)))
    if nth_part(game, column) == TYPES:
        left = game.meeples[column] - 1
        facts = {"colour": naming.colour(column), "value": game.values[column], "left": left}
        out.append(
            say("the {colour} bot is complete and yours, worth {value} now; {left} are left.", **facts)
        )
    else:
        tokens = tokens_for_part(game, prospect.desk.player, column, cost)
        out.append(say("the {nth} part brings {tokens}.", nth=nth, tokens=tokens_of(tokens)))
    if has_icon(game, part, column):
        price = tokens_of(game.edition.icon_cost)
        out.append(say("The icon it covers lets you take a top part for {tokens}.", tokens=price))
    return out


def of_swapping(prospect: Prospect) -> list[str]:
    """The executive action of the Assembly board."""
    game = prospect.game
    spare = prospect.naming.part(game.spares[second_of(prospect.action)])
    return [
        say("you get the {part}.", part=spare),
        tokens_left(prospect.me.tokens - game.edition.swap_cost),
    ]


def of_rotating(prospect: Prospect) -> list[str]:
    """The next outputs, and the inputs to fill."""
    game, naming = prospect.game, prospect.naming
    edition = game.edition
    parts: list[str] = []
    for position in edition.outputs:
        part = game.part_at((position - edition.quarter) % edition.wheel)
        parts.append(say("nothing") if part == NO_PART else naming.a_part(part))
    gaps = [
        position
        for position in edition.inputs
        if game.part_at((position - edition.quarter) % edition.wheel) == NO_PART
    ]
    slots = [(position - edition.quarter * (game.turned + 1)) % edition.wheel for position in edition.outputs]
    icons = any(edition.wheel_icons & BIT[slot] for slot in slots)
    out = [say("the outputs will hold {parts}.", parts=both(parts))]
    out.append(say("They will have icons.") if icons else say("They will have no icons."))
    if gaps:
        out.append(say_count("You fill {n} input.", "You fill {n} inputs.", len(gaps)))
    out.append(credits_left(game.left - 1))
    return out


def credits_left(n: int) -> str:
    """Return what is left of the limit."""
    return say_count("{n} credit left.", "{n} credits left.", n)


def of_refilling(prospect: Prospect) -> list[str]:
    """An input is filled."""
    top = prospect.game.tops[prospect.first]
    if top == NO_PART:
        return []
    return [say("the {part} comes onto the wheel.", part=prospect.naming.part(top))]


def of_dispensing(prospect: Prospect) -> list[str]:
    """A part, and the icon above it."""
    game = prospect.game
    out = [parts_then(prospect, 1)]
    if game.has_wheel_icon(prospect.first):
        price = tokens_of(game.edition.wheel_icon_cost)
        out.append(say("The icon lets you place a part for {tokens}.", tokens=price))
    else:
        out.append(say("There is no icon."))
    out.append(credits_left(game.left - 1))
    return out


def parts_then(prospect: Prospect, more: int) -> str:
    """Return how full the hand will be."""
    n = total(prospect.me.parts) + more
    return say("you will have {n} of {most} parts.", n=n, most=prospect.game.edition.hand_parts)


def of_trading_parts(prospect: Prospect) -> list[str]:
    """The executive action of Part Production."""
    n = prospect.game.edition.trade_parts
    return [say("you discard {n} of your parts, then take the top of any stack.", n=n)]


def of_taking_part(prospect: Prospect) -> list[str]:
    """A top part."""
    cost = prospect.cost
    out = [parts_then(prospect, 1)]
    return [*out, tokens_left(prospect.me.tokens - cost)] if cost else out


def of_discarding_part(prospect: Prospect) -> list[str]:
    """A part goes."""
    return [parts_then(prospect, -1)]


def of_taking(prospect: Prospect) -> list[str]:
    """A project and its bonus."""
    game = prospect.game
    edition = game.edition
    out = [projects_then(prospect, 1)]
    if is_bottom(game, prospect.first):
        if prospect.first < edition.project_rows:
            price = tokens_of(edition.bottom_left_cost)
            out.append(say("You may place a part for {tokens} at once.", tokens=price))
        else:
            out.append(say("You get {tokens}.", tokens=tokens_of(edition.bottom_right_gain)))
    return out


def projects_then(prospect: Prospect, more: int) -> str:
    """Return how many projects there will be."""
    n = total(prospect.me.projects) + prospect.me.completed() + more
    most = prospect.game.edition.hand_projects
    return say("you will have {n} of {most} projects.", n=n, most=most)


def of_trading_projects(prospect: Prospect) -> list[str]:
    """The executive action of the Project board."""
    n = prospect.game.edition.trade_projects
    return [say("you discard {n} incomplete projects, then take a universal part.", n=n)]


def of_discarding_project(prospect: Prospect) -> list[str]:
    """A project goes."""
    return [projects_then(prospect, -1)]


def of_universal(prospect: Prospect) -> list[str]:
    """A universal part fits any column."""
    part = prospect.naming.part(UNIVERSAL + prospect.first)
    return [say("the {part} fits every column.", part=part), parts_then(prospect, 1)]


def of_universal_bot(prospect: Prospect) -> list[str]:
    """The Universal bot."""
    colour = prospect.naming.colour(prospect.first)
    return [say("it counts as a {colour} bot; two universal parts go back.", colour=colour)]


def of_returning(prospect: Prospect) -> list[str]:
    """A universal part goes back."""
    return [say("it goes back to the Project board.")]


def of_raising(prospect: Prospect) -> list[str]:
    """The new value, the line, the price."""
    game, colour = prospect.game, prospect.first
    facts = {"colour": prospect.naming.colour(colour), "value": game.values[colour] + 1}
    out = [say("{colour} bots are worth {value}.", **facts)]
    bonus = bonus_of_line(game, colour)
    if bonus == PLACE_PART:
        out.append(say("It crosses a line: you may place a part for nothing."))
    elif bonus != NO_BONUS:
        out.append(say("It crosses a line: you may take a project for nothing."))
    if type(game.agenda.open_question()).__name__ == "ChooseStep":
        out.append(tokens_left(prospect.me.tokens - price_of_purchase(game, game.edition.step_worth, 0)))
    return out


def of_reserving(prospect: Prospect) -> list[str]:
    """The points of a contract, the price."""
    game, position = prospect.game, prospect.first
    points, more = contract_points(game, position)
    price = price_of_purchase(game, game.edition.row_cost[game.row_of(position)], 1)
    return [
        say(
            "{points} if you fulfil it, or {points_lost} lost.",
            points=points_of(points + more),
            points_lost=points,
        ),
        tokens_left(prospect.me.tokens - price),
    ]


MAKERS: Final[dict[int, Callable[[Prospect], list[str]]]] = {
    actions.PLACE: of_placing,
    actions.SWAP: of_swapping,
    actions.ROTATE: of_rotating,
    actions.REFILL: of_refilling,
    actions.DISPENSE: of_dispensing,
    actions.TRADE_PARTS: of_trading_parts,
    actions.TAKE_PART: of_taking_part,
    actions.DISCARD_PART: of_discarding_part,
    actions.TAKE: of_taking,
    actions.TRADE_PROJECTS: of_trading_projects,
    actions.DISCARD_PROJECT: of_discarding_project,
    actions.TAKE_UNIVERSAL: of_universal,
    actions.BUILD_UNIVERSAL: of_universal_bot,
    actions.RETURN_UNIVERSAL: of_returning,
    actions.RAISE: of_raising,
    actions.RESERVE: of_reserving,
}
