"""What players do on the four boards, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory.naming import ordinal, tokens_of
from boardwright.faces.bot_factory.rewards import (
    bonus_of_line,
    contract_points,
    nth_part,
    tokens_for_part,
)
from boardwright.faces.bot_factory.scene import Scene, took_top
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, later, points_of, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.components import (
    NO_BONUS,
    PLACE_PART,
    TYPES,
    UNIVERSAL,
    type_of,
)
from boardwright.games.bot_factory.finance import price_of_purchase
from boardwright.games.bot_factory.production import TradeParts
from boardwright.games.bot_factory.projects import ChooseUniversal, TradeProjects, is_bottom
from boardwright.kernel.packing import second_of


def placed(scene: Scene) -> Told:
    """A part on the Assembly board, with its reward. BOT-6.2, 6.4-6.6"""
    game, naming = scene.game, scene.naming
    part, column = scene.first, second_of(scene.action)
    question = game.agenda.open_question()
    cost = question.cost if isinstance(question, MayPlacePart) else 0
    facts: dict[str, object] = {
        "part": naming.part_thing(part, naming.column_id(column, type_of(part))),
        "colour": naming.colour(column),
        "nth": ordinal(nth_part(game, column)),
    }
    if nth_part(game, column) == TYPES:
        facts["value"] = game.values[column]
        if part >= UNIVERSAL:
            template = later("{who} completed a {colour} bot, worth {value} now, with the {part}.")
        else:
            template = later("{who} completed a bot, worth {value} now, with the {part}.")
        return scene.tell("BOT-6.6", template, **facts)
    facts["tokens"] = tokens_of(tokens_for_part(game, scene.seat, column, cost))
    if part >= UNIVERSAL:
        template = later("{who} placed the {part} as the {nth} part of the {colour} bot, for {tokens}.")
    else:
        template = later("{who} placed the {part}, the {nth} part, for {tokens}.")
    return scene.tell("BOT-6.4" if nth_part(game, column) == 1 else "BOT-6.5", template, **facts)


def swapped(scene: Scene) -> Told:
    """A spare part. BOT-6.14"""
    spare = second_of(scene.action)
    return scene.tell(
        "BOT-6.14",
        later("{who} paid {tokens} and swapped the {part} for the spare {spare}."),
        tokens=tokens_of(scene.game.edition.swap_cost),
        part=scene.naming.part(scene.first),
        spare=scene.naming.part_thing(scene.game.spares[spare], scene.naming.spare_id(spare)),
    )


def rotated(scene: Scene) -> Told:
    """A quarter turn. BOT-7.4"""
    return scene.tell("BOT-7.4", later("{who} turned the {wheel}."), wheel=Thing(say("wheel"), "wheel"))


def refilled(scene: Scene) -> Told:
    """An empty input. BOT-7.5"""
    return took_top(scene, "BOT-7.5", later("{who} filled an input with the {part}."))


def dispensed(scene: Scene) -> Told:
    """A part from an output. BOT-7.7"""
    part = scene.game.part_at(scene.first)
    thing = scene.naming.part_thing(part, scene.naming.output_id(scene.first))
    return scene.tell("BOT-7.7", later("{who} took the {part} from the wheel."), part=thing)


def took_part(scene: Scene) -> Told:
    """The top of a stack. BOT-6.9, 7.14"""
    question = type(scene.game.agenda.open_question()).__name__
    if question == "MayTakePart":
        template = later("{who} paid for the icon and took the {part} from its stack.")
        return took_top(scene, "BOT-6.9", template)
    clause = "BOT-7.14" if question == "ChooseStack" else "BOT-15.10"
    return took_top(scene, clause, later("{who} took the {part} from its stack."))


def traded_parts(scene: Scene) -> Told:
    """The executive action of Part Production. BOT-7.14"""
    template = later("{who} began the executive action: {n} parts for a top part.")
    return scene.tell("BOT-7.14", template, n=scene.game.edition.trade_parts)


def discarded_part(scene: Scene) -> Told:
    """A part for a trade, or over the hand limit. BOT-4.6, 7.14"""
    part = scene.naming.part(scene.first)
    if any(isinstance(frame, TradeParts) for frame in scene.game.agenda.frames):
        return scene.tell("BOT-7.14", later("{who} discarded the {part} for the trade."), part=part)
    return scene.tell("BOT-4.6", later("{who} discarded the {part} over the limit."), part=part)


def took_project(scene: Scene) -> Told:
    """A project, with the bonus of a bottom space. BOT-8.2, 8.4"""
    game, naming, space = scene.game, scene.naming, scene.first
    colour = naming.colour(game.projects[space])
    thing = Thing(say("{colour} project", colour=colour), naming.project_id(space))
    place = naming.project_place(space)
    if is_bottom(game, space) and space >= game.edition.project_rows:
        tokens = tokens_of(game.edition.bottom_right_gain)
        template = later("{who} took the {project}, {place}, with {tokens}.")
        return scene.tell("BOT-8.4", template, project=thing, place=place, tokens=tokens)
    return scene.tell("BOT-8.2", later("{who} took the {project}, {place}."), project=thing, place=place)


def traded_projects(scene: Scene) -> Told:
    """The executive action of the Project board. BOT-8.6"""
    template = later("{who} began the executive action: {n} projects for a universal part.")
    return scene.tell("BOT-8.6", template, n=scene.game.edition.trade_projects)


def discarded_project(scene: Scene) -> Told:
    """A project for a trade, or over the hand limit. BOT-4.6, 8.6"""
    colour = scene.naming.colour(scene.first)
    if any(isinstance(frame, TradeProjects) for frame in scene.game.agenda.frames):
        template = later("{who} discarded a {colour} project for the trade.")
        return scene.tell("BOT-8.6", template, colour=colour)
    return scene.tell("BOT-4.6", later("{who} discarded a {colour} project over the limit."), colour=colour)


def took_universal(scene: Scene) -> Told:
    """A universal part. BOT-8.6, 15.12"""
    thing = scene.naming.part_thing(UNIVERSAL + scene.first, scene.naming.universal_id(scene.first))
    traded = isinstance(scene.game.agenda.open_question(), ChooseUniversal)
    clause = "BOT-8.6" if traded else "BOT-15.12"
    return scene.tell(clause, later("{who} took the {part}."), part=thing)


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
    game, naming, colour = scene.game, scene.naming, scene.first
    facts = {
        "colour": Thing(naming.colour(colour), naming.value_id(colour)),
        "value": game.values[colour] + 1,
    }
    bonus = bonus_of_line(game, colour)
    if bonus == NO_BONUS:
        return scene.tell("BOT-9.2", later("{who} raised {colour} to {value}."), **facts)
    if bonus == PLACE_PART:
        template = later("{who} raised {colour} to {value}, over a line: a part may be placed.")
    else:
        template = later("{who} raised {colour} to {value}, over a line: a project may be taken.")
    return scene.tell("BOT-9.4", template, **facts)


def reserved(scene: Scene) -> Told:
    """A contract. BOT-9.7, 9.8"""
    game, position = scene.game, scene.first
    price = price_of_purchase(game, game.edition.row_cost[game.row_of(position)], 1)
    points, more = contract_points(game, position)
    return scene.tell(
        "BOT-9.8",
        later("{who} reserved the {contract} for {tokens}: {points} and {more} for its row."),
        contract=scene.naming.contract_thing(game, position),
        tokens=tokens_of(price),
        points=points_of(points),
        more=more,
    )


TELLERS: Final[dict[int, Callable[[Scene], Told]]] = {
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
