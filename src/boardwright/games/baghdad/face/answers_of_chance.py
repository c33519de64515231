"""What chance brought, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import say, tell
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.components import OUTER, PORTS
from boardwright.games.baghdad.face.links import linked
from boardwright.games.baghdad.face.naming import Naming, cited
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import first_of, second_of


def told(clause: str, text: str) -> Told:
    """Return a sentence with its clause."""
    return Told([(text, "")], clause=clause)


def scoring_token(happening: Happening, naming: Naming) -> Told:
    """A scoring token. BAG-2.4"""
    place = first_of(happening.action)
    where = naming.port(place) if place < PORTS else naming.section(place - PORTS)
    things = naming.things(second_of(happening.action))
    facts = linked(naming, happening.action, {"place": where, "things": things})
    return Told(tell("The scoring token of the {place} counts {things}.", **facts), clause="BAG-2.4")


def building(happening: Happening, naming: Naming) -> Told:
    """A building comes on offer. BAG-2.5, 9.5"""
    level = naming.edition.buildings.level[first_of(happening.action)] + 1
    name = naming.building(first_of(happening.action))
    clause = cited(happening.the(MOVED).clause)
    facts = linked(naming, happening.action, {"building": name, "level": level})
    return Told(tell("{building} is on offer on level {level}.", **facts), clause=clause)


def city_tile(happening: Happening, naming: Naming) -> Told:
    """A tile from the bag. BAG-2.7, 13.4"""
    facts: dict[str, object] = {"tile": naming.tile(second_of(happening.action))}
    facts["place"] = naming.location(first_of(happening.action))
    clause = cited(happening.the(MOVED).clause)
    facts = linked(naming, happening.action, facts)
    return Told(tell("On {place} a tile was laid: {tile}.", **facts), clause=clause)


def card(happening: Happening, naming: Naming) -> Told:
    """A character card. BAG-2.10, 13.2, 13.3"""
    slot = first_of(happening.action)
    facts: dict[str, object] = {"card": naming.card(second_of(happening.action)), "slot": slot + 1}
    clause = cited(happening.the(MOVED).clause)
    facts = linked(naming, happening.action, facts)
    return Told(tell("Slot {slot} of the wisdom area shows {card}.", **facts), clause=clause)


def board(happening: Happening, naming: Naming) -> Told:
    """A player board. BAG-3.1"""
    facts = {
        "name": naming.person(first_of(happening.action)),
        "letter": naming.names.letters[second_of(happening.action)],
    }
    return told("BAG-3.1", say("Player board {letter}: {name}.", **facts))


def start_player(happening: Happening, naming: Naming) -> Told:
    """Who begins. BAG-1.2"""
    return told("BAG-1.2", say("Start player: {name}.", name=naming.person(first_of(happening.action))))


def contract(happening: Happening, naming: Naming) -> Told:
    """The next contract of a stack. BAG-21.1"""
    facts = {
        "stack": naming.names.stacks[first_of(happening.action)],
        "contract": naming.contract(second_of(happening.action)),
    }
    return told("BAG-21.1", say("The {stack} stack shows a contract for {contract}.", **facts))


def objective(happening: Happening, naming: Naming) -> Told:
    """The next objective. BAG-22.1"""
    things = naming.objective(first_of(happening.action))
    return told("BAG-22.1", say("An objective was shown: {things}.", things=things))


def bot_card(happening: Happening, naming: Naming) -> Told:
    """The back of the next card of the bot. BAG-23.9"""
    cards, card = naming.edition.bot, first_of(happening.action)
    facts = {
        "number": cards.number[card] + 1,
        "ring": say("outer ring") if cards.ring[card] == OUTER else say("inner ring"),
        "sky": say("night") if cards.night[card] else say("day"),
    }
    return told("BAG-23.9", say("On top of the bot's deck: number {number}, {ring}, {sky}.", **facts))


TELLERS: Final[dict[int, Callable[[Happening, Naming], Told]]] = {
    actions.SCORING_TOKEN: scoring_token,
    actions.SHOW_BUILDING: building,
    actions.CITY_TILE: city_tile,
    actions.SHOW_CARD: card,
    actions.BOARD: board,
    actions.START_PLAYER: start_player,
    actions.SHOW_CONTRACT: contract,
    actions.SHOW_OBJECTIVE: objective,
    actions.BOT_CARD: bot_card,
}
