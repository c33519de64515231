"""Answers of players and of chance, told in the past tense from what the rules told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, later, points_of, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    SQUEEZE,
    UNIVERSAL,
    WAIVER,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.face.answer_words import SAID
from boardwright.games.bot_factory.face.naming import Naming, ordinal
from boardwright.games.bot_factory.face.reading_notes import (
    PROJECT_KINDS,
    Scene,
    contract_of,
    contract_points,
    nth_of,
    part_from,
    taken_from_stack,
)
from boardwright.kernel.notes import BEGAN, ENDED, GAINED, MOVED, PAID, REVEALED, TURNED
from boardwright.kernel.packing import verb_of

FACTS: Final[dict[str, Callable[[Scene], object]]] = {
    "board": lambda scene: scene.board,
    "colour": lambda scene: scene.naming.colour(scene.first),
    "n": lambda scene: scene.happening.amount(BEGAN, noted.TRADE),
    "name": lambda scene: scene.naming.object(scene.first),
    "place": lambda scene: scene.naming.space_thing(scene.first),
    "sandra": lambda scene: scene.naming.sandra,
    "task": lambda scene: scene.task,
    "tile": lambda scene: scene.naming.tile_thing(scene.first),
    "tokens": lambda scene: scene.paid,
    "vilela": lambda scene: scene.naming.vilela,
    "wheel": lambda _: Thing(say("wheel"), "wheel"),
}
NAMED: Final = {verb: [name for name in FACTS if f"{{{name}}}" in said.story] for verb, said in SAID.items()}


def tell_answer(happening: Happening, naming: Naming) -> Told:
    """Tell one answer, chosen or without a choice."""
    scene, verb = Scene(naming, happening), verb_of(happening.action)
    if verb in TELLERS:
        return TELLERS[verb](scene)
    said = SAID[verb]
    facts = {name: FACTS[name](scene) for name in NAMED[verb]}
    if verb in OWN_FACTS:
        facts |= OWN_FACTS[verb](scene)
    return scene.told(said.clause, said.story, **facts)


# Of answers that are always told alike ------------------------------------------------------------


def drawn_project(scene: Scene) -> dict[str, object]:
    """The project that fills a space. BOT-1.10"""
    project = scene.naming.project_thing(scene.second, scene.first)
    return {"place": scene.naming.project_place(scene.first), "project": project}


OWN_FACTS: Final[dict[int, Callable[[Scene], dict[str, object]]]] = {
    actions.SQUEEZE_IN: lambda scene: {"tile": scene.naming.tile_thing(SQUEEZE)},
    actions.INSPECT: lambda scene: {"contract": contract_of(scene.naming, scene.happening.the(MOVED))},
    actions.DISPENSE: lambda scene: {"part": scene.part(scene.naming.id_of("output", scene.first))},
    actions.RETURN_UNIVERSAL: lambda scene: {"part": scene.naming.part(UNIVERSAL + scene.first)},
    actions.SPARE: lambda scene: {"part": scene.part(scene.naming.id_of("pallet", scene.first))},
    actions.TOP: lambda scene: {"part": scene.part(scene.naming.id_of("stack", colour_of(scene.first)))},
    actions.PROJECT_TILE: drawn_project,
    actions.START_PROJECT: lambda scene: {
        "who": scene.naming.person(scene.first),
        "colour": scene.naming.colour(scene.second),
    },
    actions.CONTRACT: lambda scene: {"contract": scene.naming.contract_thing(scene.second, scene.first)},
}

# Of those that are told in several ways -----------------------------------------------------------


def passed(scene: Scene) -> Told:
    """Nothing is done under Sandra's eyes. BOT-4.15"""
    template = later("{who} could not pay {sandra} and passed.")
    if scene.happening.amount(ENDED, noted.OWN_TURN):
        template = later("{who} did not pay {sandra} and passed.")
    return scene.told("BOT-4.15", template, sandra=scene.naming.sandra)


def used_tile(scene: Scene) -> Told:
    """A production tile. BOT-15.2"""
    clause = "BOT-15.6" if scene.first == WAIVER else "BOT-15.2"
    tile = scene.naming.tile_thing(scene.first)
    return scene.told(clause, later("{who} used the production tile {tile}."), tile=tile)


MAIN_CLAUSES: Final = {ASSEMBLY: "BOT-6.11", PRODUCTION: "BOT-7.2", PROJECT: "BOT-8.2", FINANCE: "BOT-9.1"}


def started_main(scene: Scene) -> Told:
    """The main action, with what it costs or gives. BOT-4.13, 6.12, 7.3"""
    naming = scene.naming
    space = scene.happening.the(BEGAN, noted.MAIN_ACTION).origin
    offer = Thing(naming.offer(space), naming.id_of("space", space))
    if scene.happening.amount(PAID, noted.TOKEN):
        template = later("{who} paid {tokens} and began the main action: {offer}.")
        return scene.told("BOT-6.12", template, tokens=scene.paid, offer=offer)
    if scene.happening.amount(GAINED, noted.TOKEN):
        template = later("{who} began the main action, {offer} and {tokens}.")
        return scene.told("BOT-7.3", template, tokens=scene.gained, offer=offer)
    clause = MAIN_CLAUSES[naming.printed.edition.board_of[space]]
    return scene.told(clause, later("{who} began the main action: {offer}."), offer=offer)


def declined(scene: Scene) -> Told:
    """A bonus that is not used. BOT-4.12"""
    clause = scene.happening.the(ENDED, noted.BONUS).clause
    if clause == 6_09:
        return scene.told("BOT-6.9", later("{who} left the icon's part."))
    if clause == 15_03:
        return scene.told("BOT-15.3", later("{who} took no production tile."))
    return scene.told("BOT-4.12", later("{who} did not use the bonus."))


def inspection(scene: Scene) -> Told:
    """The contracts that the inspector looks at. BOT-14.15"""
    seen = [contract_of(scene.naming, note) for note in scene.happening.notes if note.kind == REVEALED]
    template = later("{vilela} inspects the {contracts}.")
    if not seen:
        template = later("{vilela} found no contract to inspect.")
    contracts = both([contract.text for contract in seen])
    return scene.told("BOT-14.15", template, vilela=scene.naming.vilela, contracts=contracts)


def took_top(scene: Scene, clause: str, template: str) -> Told:
    """A top part by its name; where the discards are shuffled first, nobody knows it yet. BOT-7.12"""
    naming, colour = scene.naming, scene.first
    taken = taken_from_stack(scene.happening)
    if taken is None:
        template = later("{who} chose the {colour} stack, which was empty.")
        return scene.told(clause, template, colour=naming.colour(colour))
    part = naming.part_thing(taken.thing - noted.PART, naming.id_of("stack", colour))
    return scene.told(clause, template, part=part)


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
    completed = scene.happening.find(TURNED, noted.PROJECT_OF + column)
    if completed is not None:
        facts["value"] = completed.amount
        template = later("{who} completed a bot, worth {value} now, with the {part}.")
        if part >= UNIVERSAL:
            template = later("{who} completed a {colour} bot, worth {value} now, with the {part}.")
        return scene.told("BOT-6.6", template, **facts)
    reward = scene.happening.the(GAINED, noted.TOKEN)
    facts |= {"nth": ordinal(nth_of(reward)), "tokens": scene.gained}
    template = later("{who} placed the {part}, the {nth} part, for {tokens}.")
    if part >= UNIVERSAL:
        template = later("{who} placed the {part} as the {nth} part of the {colour} bot, for {tokens}.")
    return scene.told("BOT-6.4" if nth_of(reward) == 1 else "BOT-6.5", template, **facts)


def swapped(scene: Scene) -> Told:
    """A spare part. BOT-6.14"""
    naming = scene.naming
    spare = part_from(scene.happening, noted.PALLET + scene.second)
    assert spare is not None
    return scene.told(
        "BOT-6.14",
        later("{who} paid {tokens} and swapped the {part} for the spare {spare}."),
        tokens=scene.paid,
        part=naming.part(scene.first),
        spare=naming.part_thing(spare.thing - noted.PART, naming.id_of("pallet", scene.second)),
    )


def refilled(scene: Scene) -> Told:
    """An empty input. BOT-7.5"""
    return took_top(scene, "BOT-7.5", later("{who} filled an input with the {part}."))


def took_part(scene: Scene) -> Told:
    """The top of a stack. BOT-6.9, 7.14, 15.10"""
    bonus = scene.happening.find(ENDED, noted.BONUS)
    if bonus is not None and bonus.clause == 6_09:
        template = later("{who} paid for the icon and took the {part} from its stack.")
        return took_top(scene, "BOT-6.9", template)
    clause = "BOT-7.14" if bonus is None else "BOT-15.10"
    return took_top(scene, clause, later("{who} took the {part} from its stack."))


def discarded_part(scene: Scene) -> Told:
    """A part for a trade, or over the hand limit. BOT-4.6, 7.14"""
    part = scene.naming.part(scene.first)
    if scene.happening.find(TURNED, noted.TRADE):
        return scene.told("BOT-7.14", later("{who} discarded the {part} for the trade."), part=part)
    return scene.told("BOT-4.6", later("{who} discarded the {part} over the limit."), part=part)


def took_project(scene: Scene) -> Told:
    """A project, with the bonus of a bottom space. BOT-8.2, 8.4"""
    naming, space = scene.naming, scene.first
    colour = scene.happening.the(MOVED, *PROJECT_KINDS).thing - noted.PROJECT_OF
    facts = {"project": naming.project_thing(colour, space), "place": naming.project_place(space)}
    if scene.happening.find(GAINED, noted.TOKEN):
        template = later("{who} took the {project}, {place}, with {tokens}.")
        return scene.told("BOT-8.4", template, tokens=scene.gained, **facts)
    return scene.told("BOT-8.2", later("{who} took the {project}, {place}."), **facts)


def discarded_project(scene: Scene) -> Told:
    """A project for a trade, or over the hand limit. BOT-4.6, 8.6"""
    colour = scene.naming.colour(scene.first)
    if scene.happening.find(TURNED, noted.TRADE):
        template = later("{who} discarded a {colour} project for the trade.")
        return scene.told("BOT-8.6", template, colour=colour)
    return scene.told("BOT-4.6", later("{who} discarded a {colour} project over the limit."), colour=colour)


def took_universal(scene: Scene) -> Told:
    """A universal part. BOT-8.6, 15.12"""
    part = scene.part(scene.naming.id_of("universal", scene.first))
    traded = scene.happening.the(MOVED, noted.PART + UNIVERSAL + scene.first).clause == 8_06
    return scene.told("BOT-8.6" if traded else "BOT-15.12", later("{who} took the {part}."), part=part)


def raised(scene: Scene) -> Told:
    """A step of a value, and the line it crosses. BOT-9.2, 9.4"""
    risen = scene.happening.the(MOVED, noted.VALUE_OF + scene.first)
    facts = {"colour": scene.naming.value_thing(scene.first), "value": risen.target - noted.TRACK}
    bonus = scene.happening.find(BEGAN, noted.BONUS)
    if bonus is None:
        return scene.told("BOT-9.2", later("{who} raised {colour} to {value}."), **facts)
    template = later("{who} raised {colour} to {value}, over a line: a project may be taken.")
    if bonus.cause == PLACE_PART:
        template = later("{who} raised {colour} to {value}, over a line: a part may be placed.")
    return scene.told("BOT-9.4", template, **facts)


def reserved(scene: Scene) -> Told:
    """A contract. BOT-9.7, 9.8"""
    contract, points, more = contract_points(scene.naming, scene.happening.the(MOVED, noted.TOKEN))
    return scene.told(
        "BOT-9.8",
        later("{who} reserved the {contract} for {tokens}: {points} and {more} for its row."),
        contract=scene.naming.contract_thing(contract, scene.first),
        tokens=scene.paid,
        points=points_of(points),
        more=more,
    )


TELLERS: Final[dict[int, Callable[[Scene], Told]]] = {
    actions.START_PART: start_part,
    actions.PASS_TURN: passed,
    actions.USE_TILE: used_tile,
    actions.START_MAIN: started_main,
    actions.DECLINE: declined,
    actions.PLACE: placed,
    actions.SWAP: swapped,
    actions.REFILL: refilled,
    actions.TAKE_PART: took_part,
    actions.TAKE_UNIVERSAL: took_universal,
    actions.DISCARD_PART: discarded_part,
    actions.DISCARD_PROJECT: discarded_project,
    actions.TAKE: took_project,
    actions.RAISE: raised,
    actions.RESERVE: reserved,
    actions.INSPECTION: inspection,
}
