"""Answers of players and of chance, told in the past tense from what the rules told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import Thing, both, points_of, say, tell
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
from boardwright.games.bot_factory.face.answer_words import SAID, VERBS, WAYS
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

Facts = dict[str, object]

FACTS: Final[dict[str, Callable[[Scene], object]]] = {
    "board": lambda scene: scene.board,
    "colour": lambda scene: scene.naming.colour(scene.first),
    "n": lambda scene: scene.happening.amount(BEGAN, noted.TRADE),
    "name": lambda scene: scene.naming.object(scene.first),
    "part": lambda scene: scene.naming.part(scene.first),
    "place": lambda scene: scene.naming.space_thing(scene.first),
    "sandra": lambda scene: scene.naming.sandra,
    "task": lambda scene: scene.task,
    "tile": lambda scene: scene.naming.tile_thing(scene.first),
    "tokens": lambda scene: scene.paid,
    "vilela": lambda scene: scene.naming.vilela,
    "wheel": lambda _: Thing(say("wheel"), "wheel"),
    "who": lambda scene: scene.naming.person(scene.happening.seat),
}
NAMED: Final = {way: [name for name in FACTS if f"{{{name}}}" in said.story] for way, said in WAYS.items()}
NAMES: Final = {verb: name for name, verb in VERBS.items()}


def tell_answer(happening: Happening, naming: Naming) -> ToldEvent:
    """Tell one answer, chosen or without a choice."""
    scene, verb = Scene(naming, happening), verb_of(happening.action)
    own = OWN_FACTS[verb](scene) if verb in OWN_FACTS else {}
    way = str(own.get("way", NAMES[verb]))
    facts = {name: FACTS[name](scene) for name in NAMED[way] if name not in own} | own
    return ToldEvent(tell(WAYS[way].story, **facts), [], str(facts.get("clause", WAYS[way].clause)))


# Facts of single answers, with the way to tell them and the clause if they are not those of the verb ----


def passed(scene: Scene) -> Facts:
    """Nothing is done under Sandra's eyes. BOT-4.15"""
    return {"way": "PASS_TURN_UNPAID"} if scene.happening.amount(ENDED, noted.OWN_TURN) else {}


MAIN_CLAUSES: Final = {ASSEMBLY: "BOT-6.11", PRODUCTION: "BOT-7.2", PROJECT: "BOT-8.2", FINANCE: "BOT-9.1"}


def started_main(scene: Scene) -> Facts:
    """The main action, with what it costs or gives. BOT-4.13, 6.12, 7.3"""
    space = scene.happening.the(BEGAN, noted.MAIN_ACTION).origin
    offer = Thing(scene.naming.offer(space), scene.naming.id_of("space", space))
    if scene.happening.amount(PAID, noted.TOKEN):
        return {"way": "START_MAIN_PAID", "offer": offer}
    if scene.happening.amount(GAINED, noted.TOKEN):
        return {"way": "START_MAIN_GAINING", "offer": offer, "tokens": scene.gained}
    return {"offer": offer, "clause": MAIN_CLAUSES[scene.naming.printed.edition.board_of[space]]}


def declined(scene: Scene) -> Facts:
    """A bonus that is not used. BOT-4.12"""
    clause = scene.happening.the(ENDED, noted.BONUS).clause
    return {"way": {6_09: "DECLINE_PART", 15_03: "DECLINE_TILE"}.get(clause, "DECLINE")}


def inspection(scene: Scene) -> Facts:
    """The contracts that the inspector looks at. BOT-14.15"""
    seen = [contract_of(scene.naming, note) for note in scene.happening.notes if note.kind == REVEALED]
    contracts = both([contract.text for contract in seen])
    return {"contracts": contracts} if seen else {"way": "INSPECTION_OF_NOTHING"}


def took_top(scene: Scene) -> Facts:
    """A top part by its name; where the discards are shuffled first, nobody knows it yet. BOT-7.12"""
    taken = taken_from_stack(scene.happening)
    if taken is None:
        return {"way": "EMPTY_STACK", "clause": SAID[verb_of(scene.happening.action)].clause}
    element = scene.naming.id_of("stack", scene.first)
    return {"part": scene.naming.part_thing(taken.thing - noted.PART, element)}


def took_part(scene: Scene) -> Facts:
    """The top of a stack: for an icon, for a trade, or with a tile. BOT-6.9, 7.14, 15.10"""
    bonus = scene.happening.find(ENDED, noted.BONUS)
    facts = took_top(scene)
    if bonus is not None:
        facts["clause"] = "BOT-6.9" if bonus.clause == 6_09 else "BOT-15.10"
        if bonus.clause == 6_09 and "way" not in facts:
            facts["way"] = "TAKE_PART_FOR_ICON"
    return facts


def placed(scene: Scene) -> Facts:
    """A part on the Assembly board, with its reward. BOT-6.2, 6.4-6.6"""
    naming, part, column = scene.naming, scene.first, scene.second
    facts: Facts = {
        "part": naming.part_thing(part, naming.column_id(column, type_of(part))),
        "colour": naming.colour(column),
    }
    universal = "_UNIVERSAL" if part >= UNIVERSAL else ""
    completed = scene.happening.find(TURNED, noted.PROJECT_OF + column)
    if completed is not None:
        return {**facts, "way": f"PLACE_LAST{universal}", "value": completed.amount}
    nth = nth_of(scene.happening.the(GAINED, noted.TOKEN))
    facts |= {"nth": ordinal(nth), "tokens": scene.gained, "clause": "BOT-6.4" if nth == 1 else "BOT-6.5"}
    return {**facts, "way": f"PLACE{universal}"}


def swapped(scene: Scene) -> Facts:
    """A spare part. BOT-6.14"""
    spare = part_from(scene.happening, noted.PALLET + scene.second)
    assert spare is not None
    element = scene.naming.id_of("pallet", scene.second)
    return {"spare": scene.naming.part_thing(spare.thing - noted.PART, element)}


def discarded(traded: str) -> Callable[[Scene], Facts]:
    """Return what tells of a discard: over the hand limit, or for a trade. BOT-4.6, 7.14, 8.6"""
    return lambda scene: {"way": traded} if scene.happening.find(TURNED, noted.TRADE) else {}


def took_project(scene: Scene) -> Facts:
    """A project, with the bonus of a bottom space. BOT-8.2, 8.4"""
    naming, space = scene.naming, scene.first
    colour = scene.happening.the(MOVED, *PROJECT_KINDS).thing - noted.PROJECT_OF
    facts: Facts = {"project": naming.project_thing(colour, space), "place": naming.project_place(space)}
    if scene.happening.find(GAINED, noted.TOKEN):
        facts |= {"way": "TAKE_GAINING", "tokens": scene.gained}
    return facts


def took_universal(scene: Scene) -> Facts:
    """A universal part, traded for or with a tile. BOT-8.6, 15.12"""
    part = scene.part(scene.naming.id_of("universal", scene.first))
    traded = scene.happening.the(MOVED, noted.PART + UNIVERSAL + scene.first).clause == 8_06
    return {"part": part, "clause": "BOT-8.6" if traded else "BOT-15.12"}


def raised(scene: Scene) -> Facts:
    """A step of a value, and the line it crosses. BOT-9.2, 9.4"""
    risen = scene.happening.the(MOVED, noted.VALUE_OF + scene.first)
    facts: Facts = {"colour": scene.naming.value_thing(scene.first), "value": risen.target - noted.TRACK}
    bonus = scene.happening.find(BEGAN, noted.BONUS)
    if bonus is not None:
        facts["way"] = "RAISE_OVER_PART" if bonus.cause == PLACE_PART else "RAISE_OVER_PROJECT"
    return facts


def reserved(scene: Scene) -> Facts:
    """A contract. BOT-9.7, 9.8"""
    contract, points, more = contract_points(scene.naming, scene.happening.the(MOVED, noted.TOKEN))
    thing = scene.naming.contract_thing(contract, scene.first)
    return {"contract": thing, "points": points_of(points), "more": more}


def drawn_project(scene: Scene) -> Facts:
    """The project that fills a space. BOT-1.10"""
    project = scene.naming.project_thing(scene.second, scene.first)
    return {"place": scene.naming.project_place(scene.first), "project": project}


def drawn_start_project(scene: Scene) -> Facts:
    """The project that a player begins with. BOT-1.15"""
    return {"who": scene.naming.person(scene.first), "colour": scene.naming.colour(scene.second)}


OWN_FACTS: Final[dict[int, Callable[[Scene], Facts]]] = {
    actions.START_PART: took_top,
    actions.SQUEEZE_IN: lambda scene: {"tile": scene.naming.tile_thing(SQUEEZE)},
    actions.PASS_TURN: passed,
    actions.USE_TILE: lambda scene: {"clause": "BOT-15.6"} if scene.first == WAIVER else {},
    actions.START_MAIN: started_main,
    actions.DECLINE: declined,
    actions.PLACE: placed,
    actions.SWAP: swapped,
    actions.REFILL: took_top,
    actions.DISPENSE: lambda scene: {"part": scene.part(scene.naming.id_of("output", scene.first))},
    actions.TAKE_PART: took_part,
    actions.TAKE_UNIVERSAL: took_universal,
    actions.RETURN_UNIVERSAL: lambda scene: {"part": scene.naming.part(UNIVERSAL + scene.first)},
    actions.DISCARD_PART: discarded("DISCARD_PART_TRADED"),
    actions.DISCARD_PROJECT: discarded("DISCARD_PROJECT_TRADED"),
    actions.TAKE: took_project,
    actions.RAISE: raised,
    actions.RESERVE: reserved,
    actions.INSPECT: lambda scene: {"contract": contract_of(scene.naming, scene.happening.the(MOVED))},
    actions.INSPECTION: inspection,
    actions.SPARE: lambda scene: {"part": scene.part(scene.naming.id_of("pallet", scene.first))},
    actions.TOP: lambda scene: {"part": scene.part(scene.naming.id_of("stack", colour_of(scene.first)))},
    actions.PROJECT_TILE: drawn_project,
    actions.START_PROJECT: drawn_start_project,
    actions.CONTRACT: lambda scene: {"contract": scene.naming.contract_thing(scene.second, scene.first)},
}
