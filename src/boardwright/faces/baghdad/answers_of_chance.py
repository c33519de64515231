"""What chance brought, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.baghdad.links import linked
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import say, tell
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.components import OUTER, PORTS
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, second_of


def told(clause: str, text: str) -> Told:
    """Return a sentence with its clause."""
    return Told([(text, "")], clause=clause)


def scoring_token(game: Baghdad, naming: Naming, action: Action) -> Told:
    """A scoring token. BAG-2.4"""
    place = first_of(action)
    where = naming.port(place) if place < PORTS else naming.section(place - PORTS)
    things = naming.things(second_of(action))
    facts = linked(game, naming, action, {"place": where, "things": things})
    return Told(tell("The scoring token of the {place} counts {things}.", **facts), clause="BAG-2.4")


def building(game: Baghdad, naming: Naming, action: Action) -> Told:
    """A building comes on offer. BAG-2.5, 9.5"""
    level = game.edition.buildings.level[first_of(action)] + 1
    name = naming.building(first_of(action))
    clause = "BAG-9.5" if game.turns else "BAG-2.5"
    facts = linked(game, naming, action, {"building": name, "level": level})
    return Told(tell("{building} is on offer on level {level}.", **facts), clause=clause)


def city_tile(game: Baghdad, naming: Naming, action: Action) -> Told:
    """A tile from the bag. BAG-2.7, 13.4"""
    facts: dict[str, object] = {"tile": naming.tile(second_of(action))}
    facts["place"] = naming.location(first_of(action))
    clause = "BAG-13.4" if game.turns else "BAG-2.7"
    facts = linked(game, naming, action, facts)
    return Told(tell("On {place} a tile was laid: {tile}.", **facts), clause=clause)


def card(game: Baghdad, naming: Naming, action: Action) -> Told:
    """A character card. BAG-2.10, 13.2, 13.3"""
    slot = first_of(action)
    facts: dict[str, object] = {"card": naming.card(second_of(action)), "slot": slot + 1}
    clause = "BAG-2.10"
    if game.turns:
        clause = "BAG-13.2" if slot < game.edition.day_slots else "BAG-13.3"
    facts = linked(game, naming, action, facts)
    return Told(tell("Slot {slot} of the wisdom area shows {card}.", **facts), clause=clause)


def board(game: Baghdad, naming: Naming, action: Action) -> Told:
    """A player board. BAG-3.1"""
    facts = {"name": naming.person(first_of(action)), "letter": naming.names.letters[second_of(action)]}
    return told("BAG-3.1", say("Player board {letter}: {name}.", **facts))


def start_player(game: Baghdad, naming: Naming, action: Action) -> Told:
    """Who begins. BAG-1.2"""
    return told("BAG-1.2", say("Start player: {name}.", name=naming.person(first_of(action))))


def contract(game: Baghdad, naming: Naming, action: Action) -> Told:
    """The next contract of a stack. BAG-21.1"""
    facts = {
        "stack": naming.names.stacks[first_of(action)],
        "contract": naming.contract(second_of(action)),
    }
    return told("BAG-21.1", say("The {stack} stack shows a contract for {contract}.", **facts))


def objective(game: Baghdad, naming: Naming, action: Action) -> Told:
    """The next objective. BAG-22.1"""
    things = naming.objective(first_of(action))
    return told("BAG-22.1", say("An objective was shown: {things}.", things=things))


def bot_card(game: Baghdad, naming: Naming, action: Action) -> Told:
    """The back of the next card of the bot. BAG-23.9"""
    cards, card = game.edition.bot, first_of(action)
    facts = {
        "number": cards.number[card] + 1,
        "ring": say("outer ring") if cards.ring[card] == OUTER else say("inner ring"),
        "sky": say("night") if cards.night[card] else say("day"),
    }
    return told("BAG-23.9", say("On top of the bot's deck: number {number}, {ring}, {sky}.", **facts))


TELLERS: Final[dict[int, Callable[[Baghdad, Naming, Action], Told]]] = {
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
