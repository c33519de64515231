"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Story
from boardwright.faces.telling.happenings import Happening, happenings
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, say, tell
from boardwright.games.baghdad.actions import (
    BUY_BOAT,
    FIRST_BONUS,
    FULFIL,
    GO,
    GO_ON,
    PLACE_TILE,
    RESOLVE,
    SKIP,
    STOP,
)
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import PALACE_SITE, SITE
from boardwright.games.baghdad.face.answers_of_chance import TELLERS
from boardwright.games.baghdad.face.changes import deltas
from boardwright.games.baghdad.face.followups import follow_ups
from boardwright.games.baghdad.face.links import begun, linked
from boardwright.games.baghdad.face.naming import Naming, cited, coins, game_of, naming_of
from boardwright.games.baghdad.face.panels import round_of_turn, rounds
from boardwright.games.baghdad.face.phrase_facts import Facts, facts_of
from boardwright.games.baghdad.face.phrases import phrase
from boardwright.games.baghdad.notes import (
    BUILDING,
    COINS_HELD,
    CONTRACT,
    EFFECT,
    LOCATION,
    OBJECTIVE_CARD,
    TILE,
    VIZIER,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.notes import BEGAN, ENDED, MOVED, PAID
from boardwright.kernel.packing import first_of, second_of, verb_of
from boardwright.table.observation import Line, Observation

SILENT: Final = {GO_ON, SKIP, STOP}  # nobody needs to be told where there was no choice


def story(seen: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `seen` is the table with at least the log up to it."""
    game, naming = game_of(seen), naming_of(seen, names)
    if line.action is None or not line.notes:
        return plain_story(line, naming)
    given, *forced = happenings(line.notes)
    told = tell_answer(given, game, naming)
    followed = [Told([(text, "")]) for text in follow_ups(given.notes, naming)]
    for each in forced:
        if verb_of(each.action) not in SILENT:
            followed.append(Told(tell_answer(each, game, naming).parts))
        followed += [Told([(text, "")]) for text in follow_ups(each.notes, naming)]
    told.deltas.extend(deltas(line.notes, naming, line.whose))
    return told_story(line, told, followed, heading(seen, line))


def tell_answer(happening: Happening, game: Baghdad, naming: Naming) -> Told:
    """Tell one answer; the table may have moved on since it was given."""
    action = happening.action
    teller = TELLERS.get(verb_of(action))
    if teller is not None:
        return teller(happening, naming)
    words = phrase(action)
    facts = linked(naming, action, facts_then(happening, game, naming))
    sentence = begun(tell(words.story, who=naming.person(happening.seat), **facts))
    question = happening.find(BEGAN, EFFECT) or happening.find(ENDED, EFFECT)
    return Told(sentence, clause=cited(question.clause) if question else words.clause)


def facts_then(happening: Happening, game: Baghdad, naming: Naming) -> Facts:
    """Return the facts of an answer as they were when it was given."""
    maker = THEN.get(verb_of(happening.action))
    return maker(happening, game, naming) if maker else facts_of(game, naming, happening.action)


def boat_bought(happening: Happening, _game: Baghdad, _naming: Naming) -> Facts:
    """The price of the boat."""
    return {"cost": coins(happening.amount(PAID, COINS_HELD))}


def contract_fulfilled(happening: Happening, _game: Baghdad, naming: Naming) -> Facts:
    """The contract that was beside the port."""
    contract = happening.the(MOVED, *range(CONTRACT, OBJECTIVE_CARD)).thing - CONTRACT
    return {"contract": naming.contract(contract)}


def location_entered(happening: Happening, game: Baghdad, naming: Naming) -> Facts:
    """A location, and what lay there."""
    moved = happening.the(MOVED, VIZIER)
    location = moved.target - LOCATION
    kind = game.edition.city.kind[location]
    if kind == PALACE_SITE:
        what = say("palace site")
    else:
        what = say("building site") if kind == SITE else naming.tile(moved.cause - TILE)
    return {"place": naming.location(location), "what": what}


def tile_taken(happening: Happening, _game: Baghdad, naming: Naming) -> Facts:
    """A city tile, where it lay and where it went."""
    return {
        "tile": naming.tile(happening.the(BEGAN, EFFECT).cause - TILE),
        "place": naming.location(first_of(happening.action)),
        "spot": second_of(happening.action) + 1,
    }


def bonus_chosen(happening: Happening, game: Baghdad, naming: Naming) -> Facts:
    """A bonus between two rows of the board of who answered."""
    gap, spot = first_of(happening.action), second_of(happening.action)
    return {"reward": naming.effect(bonus_in(game, happening.seat, gap, spot))}


def effect_resolved(happening: Happening, _game: Baghdad, naming: Naming) -> Facts:
    """A building of the city, and what it does."""
    building = happening.the(BEGAN, EFFECT).cause - BUILDING
    element = f"building-{naming.names.buildings[building]}"
    return {"building": Thing(naming.building(building), element), "does": naming.building_does(building)}


THEN: Final[dict[int, Callable[[Happening, Baghdad, Naming], Facts]]] = {
    BUY_BOAT: boat_bought,
    FULFIL: contract_fulfilled,
    GO: location_entered,
    PLACE_TILE: tile_taken,
    FIRST_BONUS: bonus_chosen,
    RESOLVE: effect_resolved,
}


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a round."""
    if line.number == 1:
        return say("Setting up")
    game = game_of(seen)
    last, now = (round_of_turn(game, each.turn) for each in (seen.log[line.number - 2], line))
    return say("Round {round} of {rounds}", round=now, rounds=rounds(game)) if now > last else ""
