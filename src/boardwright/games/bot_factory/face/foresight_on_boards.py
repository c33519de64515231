"""What each step on the four boards brings, said before the click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import both, later, points_of, say, say_count
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import NO_PART, PLACE_PART, UNIVERSAL, total
from boardwright.games.bot_factory.face.naming import ordinal, tokens_of
from boardwright.games.bot_factory.face.prospect import Prospect
from boardwright.games.bot_factory.face.scene import contract_points, nth_of, part_from, taken_from_stack
from boardwright.games.bot_factory.notes import PALLET, PART, PROJECT_OF, TOKEN, TRACK, VALUE_OF
from boardwright.kernel.notes import GAINED, MOVED, PAID, TURNED
from boardwright.kernel.packing import second_of


def of_placing(prospect: Prospect) -> list[str]:
    """The reward, then the icon."""
    column = second_of(prospect.action)
    out: list[str] = []
    if prospect.paid:
        out.append(say("you pay {tokens}.", tokens=tokens_of(prospect.paid)))
    completed = prospect.given.find(TURNED, PROJECT_OF + column)
    if completed is None:
        nth = ordinal(nth_of(prospect.given.the(GAINED, TOKEN)))
        out.append(say("the {nth} part brings {tokens}.", nth=nth, tokens=tokens_of(prospect.gained)))
    else:
        template = later("the {colour} bot is complete and yours, worth {value} now; {left} are left.")
        colour, left = prospect.naming.colour(column), prospect.game.meeples[column] - 1
        out.append(say(template, colour=colour, value=completed.amount, left=left))
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        out.append(say("The icon it covers lets you take a top part for {tokens}.", tokens=price))
    return out


def of_swapping(prospect: Prospect) -> list[str]:
    """The executive action of the Assembly board."""
    spare = part_from(prospect.given, PALLET + second_of(prospect.action))
    assert spare is not None
    part = prospect.naming.part(spare.thing - PART)
    return [say("you get the {part}.", part=part), prospect.left_of_tokens]


def of_rotating(prospect: Prospect) -> list[str]:
    """The next outputs, and the inputs to fill."""
    ahead = prospect.game.clone()
    ahead.turned += 1
    outputs, inputs = ahead.edition.outputs, ahead.edition.inputs
    parts = [ahead.part_at(position) for position in outputs]
    named = [say("nothing") if part == NO_PART else prospect.naming.a_part(part) for part in parts]
    out = [say("the outputs will hold {parts}.", parts=both(named))]
    icons = any(ahead.has_wheel_icon(position) for position in outputs)
    out.append(say("They will have icons.") if icons else say("They will have no icons."))
    gaps = [ahead.part_at(position) for position in inputs].count(NO_PART)
    if gaps:
        out.append(say_count("You fill {n} input.", "You fill {n} inputs.", gaps))
    return [*out, credits_left(ahead.left - 1)]


def credits_left(n: int) -> str:
    """Return what is left of the limit."""
    return say_count("{n} credit left.", "{n} credits left.", n)


def of_refilling(prospect: Prospect) -> list[str]:
    """An input is filled."""
    taken = taken_from_stack(prospect.given)
    if taken is None:
        return []
    return [say("the {part} comes onto the wheel.", part=prospect.naming.part(taken.thing - PART))]


def of_dispensing(prospect: Prospect) -> list[str]:
    """A part, and the icon above it."""
    icon = say("There is no icon.")
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        icon = say("The icon lets you place a part for {tokens}.", tokens=price)
    return [parts_then(prospect, 1), icon, credits_left(prospect.game.left - 1)]


def parts_then(prospect: Prospect, more: int) -> str:
    """Return how full the hand will be."""
    n = total(prospect.me.parts) + more
    return say("you will have {n} of {most} parts.", n=n, most=prospect.game.edition.hand_parts)


def of_taking_part(prospect: Prospect) -> list[str]:
    """A top part."""
    out = [parts_then(prospect, 1)]
    return [*out, prospect.left_of_tokens] if prospect.paid else out


def of_taking(prospect: Prospect) -> list[str]:
    """A project and its bonus."""
    out = [projects_then(prospect, 1)]
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        out.append(say("You may place a part for {tokens} at once.", tokens=price))
    if prospect.given.find(GAINED, TOKEN):
        out.append(say("You get {tokens}.", tokens=tokens_of(prospect.gained)))
    return out


def projects_then(prospect: Prospect, more: int) -> str:
    """Return how many projects there will be."""
    n = total(prospect.me.projects) + prospect.me.completed() + more
    most = prospect.game.edition.hand_projects
    return say("you will have {n} of {most} projects.", n=n, most=most)


def of_raising(prospect: Prospect) -> list[str]:
    """The new value, the line, the price."""
    colour = prospect.naming.colour(prospect.first)
    value = prospect.given.the(MOVED, VALUE_OF + prospect.first).target - TRACK
    out = [say("{colour} bots are worth {value}.", colour=colour, value=value)]
    if prospect.bonus is not None and prospect.bonus.cause == PLACE_PART:
        out.append(say("It crosses a line: you may place a part for nothing."))
    elif prospect.bonus is not None:
        out.append(say("It crosses a line: you may take a project for nothing."))
    if prospect.given.find(PAID, TOKEN):
        out.append(prospect.left_of_tokens)
    return out


def of_reserving(prospect: Prospect) -> list[str]:
    """The points of a contract, the price."""
    _, points, more = contract_points(prospect.naming, prospect.given.the(MOVED, TOKEN))
    template = later("{points} if you fulfil it, or {points_lost} lost.")
    return [say(template, points=points_of(points + more), points_lost=points), prospect.left_of_tokens]


MAKERS: Final[dict[int, Callable[[Prospect], list[str]]]] = {
    actions.PLACE: of_placing,
    actions.SWAP: of_swapping,
    actions.ROTATE: of_rotating,
    actions.REFILL: of_refilling,
    actions.DISPENSE: of_dispensing,
    actions.TRADE_PARTS: lambda prospect: [
        say("you discard {n} of your parts, then take the top of any stack.", n=prospect.traded)
    ],
    actions.TAKE_PART: of_taking_part,
    actions.DISCARD_PART: lambda prospect: [parts_then(prospect, -1)],
    actions.TAKE: of_taking,
    actions.TRADE_PROJECTS: lambda prospect: [
        say("you discard {n} incomplete projects, then take a universal part.", n=prospect.traded)
    ],
    actions.DISCARD_PROJECT: lambda prospect: [projects_then(prospect, -1)],
    actions.TAKE_UNIVERSAL: lambda prospect: [
        say("the {part} fits every column.", part=prospect.naming.part(UNIVERSAL + prospect.first)),
        parts_then(prospect, 1),
    ],
    actions.BUILD_UNIVERSAL: lambda prospect: [
        say(
            "it counts as a {colour} bot; two universal parts go back.",
            colour=prospect.naming.colour(prospect.first),
        )
    ],
    actions.RETURN_UNIVERSAL: lambda _: [say("it goes back to the Project board.")],
    actions.RAISE: of_raising,
    actions.RESERVE: of_reserving,
}
