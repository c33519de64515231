"""What players do on the four boards, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory.naming import ordinal
from boardwright.faces.bot_factory.rewards import contract_points, nth_of
from boardwright.faces.bot_factory.scene import PROJECT_KINDS, Scene, part_from, taken_from_stack
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, later, points_of, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import PLACE_PART, UNIVERSAL, type_of
from boardwright.games.bot_factory.notes import (
    BONUS,
    PALLET,
    PART,
    PROJECT_OF,
    TOKEN,
    TRACK,
    TRADE,
    VALUE_OF,
)
from boardwright.kernel.notes import BEGAN, ENDED, GAINED, MOVED, TURNED


def took_top(scene: Scene, clause: str, template: str) -> Told:
    """A top part by its name; where the discards are shuffled first, nobody knows it yet. BOT-7.12"""
    naming, colour = scene.naming, scene.first
    taken = taken_from_stack(scene.happening)
    if taken is None:
        template = later("{who} chose the {colour} stack, which was empty.")
        return scene.tell(clause, template, colour=naming.colour(colour))
    part = naming.part_thing(taken.thing - PART, naming.stack_id(colour))
    return scene.tell(clause, template, part=part)


def start_part(scene: Scene) -> Told:
    """The part a player begins with. BOT-1.18"""
    return took_top(scene, "BOT-1.18", later("{who} began with the {part} on top of its stack."))


def placed(scene: Scene) -> Told:
    """A part on the Assembly board, with its reward. BOT-6.2, 6.4-6.6"""
    naming, part, column = scene.naming, scene.first, scene.second
    facts: dict[str, object] = {
        "part": naming.part_thing(part, naming.column_id(column, type_of(part))),
        "colour": naming.colour(column),
    }
    completed = scene.happening.find(TURNED, PROJECT_OF + column)
    if completed is not None:
        facts["value"] = completed.amount
        template = later("{who} completed a bot, worth {value} now, with the {part}.")
        if part >= UNIVERSAL:
            template = later("{who} completed a {colour} bot, worth {value} now, with the {part}.")
        return scene.tell("BOT-6.6", template, **facts)
    reward = scene.happening.the(GAINED, TOKEN)
    facts |= {"nth": ordinal(nth_of(reward)), "tokens": scene.gained}
    template = later("{who} placed the {part}, the {nth} part, for {tokens}.")
    if part >= UNIVERSAL:
        template = later("{who} placed the {part} as the {nth} part of the {colour} bot, for {tokens}.")
    return scene.tell("BOT-6.4" if nth_of(reward) == 1 else "BOT-6.5", template, **facts)


def swapped(scene: Scene) -> Told:
    """A spare part. BOT-6.14"""
    naming = scene.naming
    spare = part_from(scene.happening, PALLET + scene.second)
    assert spare is not None
    return scene.tell(
        "BOT-6.14",
        later("{who} paid {tokens} and swapped the {part} for the spare {spare}."),
        tokens=scene.paid,
        part=naming.part(scene.first),
        spare=naming.part_thing(spare.thing - PART, naming.spare_id(scene.second)),
    )


def rotated(scene: Scene) -> Told:
    """A quarter turn. BOT-7.4"""
    return scene.tell("BOT-7.4", later("{who} turned the {wheel}."), wheel=Thing(say("wheel"), "wheel"))


def refilled(scene: Scene) -> Told:
    """An empty input. BOT-7.5"""
    return took_top(scene, "BOT-7.5", later("{who} filled an input with the {part}."))


def dispensed(scene: Scene) -> Told:
    """A part from an output. BOT-7.7"""
    part = scene.part(scene.naming.output_id(scene.first))
    return scene.tell("BOT-7.7", later("{who} took the {part} from the wheel."), part=part)


def took_part(scene: Scene) -> Told:
    """The top of a stack. BOT-6.9, 7.14, 15.10"""
    bonus = scene.happening.find(ENDED, BONUS)
    if bonus is not None and bonus.clause == 6_09:
        template = later("{who} paid for the icon and took the {part} from its stack.")
        return took_top(scene, "BOT-6.9", template)
    clause = "BOT-7.14" if bonus is None else "BOT-15.10"
    return took_top(scene, clause, later("{who} took the {part} from its stack."))


def traded_parts(scene: Scene) -> Told:
    """The executive action of Part Production. BOT-7.14"""
    template = later("{who} began the executive action: {n} parts for a top part.")
    return scene.tell("BOT-7.14", template, n=scene.happening.amount(BEGAN, TRADE))


def discarded_part(scene: Scene) -> Told:
    """A part for a trade, or over the hand limit. BOT-4.6, 7.14"""
    part = scene.naming.part(scene.first)
    if scene.happening.find(TURNED, TRADE):
        return scene.tell("BOT-7.14", later("{who} discarded the {part} for the trade."), part=part)
    return scene.tell("BOT-4.6", later("{who} discarded the {part} over the limit."), part=part)


def took_project(scene: Scene) -> Told:
    """A project, with the bonus of a bottom space. BOT-8.2, 8.4"""
    naming, space = scene.naming, scene.first
    colour = scene.happening.the(MOVED, *PROJECT_KINDS).thing - PROJECT_OF
    facts = {"project": naming.project_thing(colour, space), "place": naming.project_place(space)}
    if scene.happening.find(GAINED, TOKEN):
        template = later("{who} took the {project}, {place}, with {tokens}.")
        return scene.tell("BOT-8.4", template, tokens=scene.gained, **facts)
    return scene.tell("BOT-8.2", later("{who} took the {project}, {place}."), **facts)


def traded_projects(scene: Scene) -> Told:
    """The executive action of the Project board. BOT-8.6"""
    template = later("{who} began the executive action: {n} projects for a universal part.")
    return scene.tell("BOT-8.6", template, n=scene.happening.amount(BEGAN, TRADE))


def discarded_project(scene: Scene) -> Told:
    """A project for a trade, or over the hand limit. BOT-4.6, 8.6"""
    colour = scene.naming.colour(scene.first)
    if scene.happening.find(TURNED, TRADE):
        template = later("{who} discarded a {colour} project for the trade.")
        return scene.tell("BOT-8.6", template, colour=colour)
    return scene.tell("BOT-4.6", later("{who} discarded a {colour} project over the limit."), colour=colour)


def took_universal(scene: Scene) -> Told:
    """A universal part. BOT-8.6, 15.12"""
    part = scene.part(scene.naming.universal_id(scene.first))
    traded = scene.happening.the(MOVED, PART + UNIVERSAL + scene.first).clause == 8_06
    return scene.tell("BOT-8.6" if traded else "BOT-15.12", later("{who} took the {part}."), part=part)


def built_universal(scene: Scene) -> Told:
    """The Universal bot. BOT-15.12"""
    template = later("{who} put the Universal bot on a {colour} project.")
    return scene.tell("BOT-15.12", template, colour=scene.naming.colour(scene.first))


def returned_universal(scene: Scene) -> Told:
    """A universal part back on display. BOT-15.12"""
    part = scene.naming.part(UNIVERSAL + scene.first)
    return scene.tell("BOT-15.12", later("{who} returned the {part}."), part=part)


def raised(scene: Scene) -> Told:
    """A step of a value, and the line it crosses. BOT-9.2, 9.4"""
    risen = scene.happening.the(MOVED, VALUE_OF + scene.first)
    facts = {"colour": scene.naming.value_thing(scene.first), "value": risen.target - TRACK}
    bonus = scene.happening.find(BEGAN, BONUS)
    if bonus is None:
        return scene.tell("BOT-9.2", later("{who} raised {colour} to {value}."), **facts)
    template = later("{who} raised {colour} to {value}, over a line: a project may be taken.")
    if bonus.cause == PLACE_PART:
        template = later("{who} raised {colour} to {value}, over a line: a part may be placed.")
    return scene.tell("BOT-9.4", template, **facts)


def reserved(scene: Scene) -> Told:
    """A contract. BOT-9.7, 9.8"""
    contract, points, more = contract_points(scene.naming, scene.happening.the(MOVED, TOKEN))
    return scene.tell(
        "BOT-9.8",
        later("{who} reserved the {contract} for {tokens}: {points} and {more} for its row."),
        contract=scene.naming.contract_thing(contract, scene.first),
        tokens=scene.paid,
        points=points_of(points),
        more=more,
    )


TELLERS: Final[dict[int, Callable[[Scene], Told]]] = {
    actions.START_PART: start_part,
    actions.PLACE: placed,
    actions.ROTATE: rotated,
    actions.REFILL: refilled,
    actions.DISPENSE: dispensed,
    actions.TAKE: took_project,
    actions.RAISE: raised,
    actions.RESERVE: reserved,
    actions.SWAP: swapped,
    actions.TRADE_PARTS: traded_parts,
    actions.TRADE_PROJECTS: traded_projects,
    actions.TAKE_PART: took_part,
    actions.TAKE_UNIVERSAL: took_universal,
    actions.DISCARD_PART: discarded_part,
    actions.DISCARD_PROJECT: discarded_project,
    actions.BUILD_UNIVERSAL: built_universal,
    actions.RETURN_UNIVERSAL: returned_universal,
}
