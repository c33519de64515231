"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from boardwright.faces.face import Story, ToldEvent
from boardwright.faces.telling.happenings import Happening, happenings
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.wording import Thing, capital, say, tell
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import TILE_SLOT
from boardwright.games.baghdad.face.answer_facts import facts_of, what_is_there
from boardwright.games.baghdad.face.answers import answer_of
from boardwright.games.baghdad.face.board_links import LINKS
from boardwright.games.baghdad.face.followups import follow_ups
from boardwright.games.baghdad.face.naming import Naming, cited, coins, game_of, naming_of
from boardwright.games.baghdad.face.panels import round_of_turn, rounds
from boardwright.games.baghdad.face.purse_changes import deltas
from boardwright.games.baghdad.notes import (
    BUILDING,
    COINS_HELD,
    CONTRACT,
    EFFECT,
    OBJECTIVE_CARD,
    TILE,
    VIZIER,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.notes import BEGAN, MOVED, PAID
from boardwright.kernel.packing import first_of, second_of, verb_of
from boardwright.table.observation import Line, Observation

SILENT: Final = {actions.GO_ON, actions.SKIP, actions.STOP}  # nobody needs to be told of what was no choice


def story(seen: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `seen` is the table with at least the log up to it."""
    game, naming = game_of(seen), naming_of(seen, names)
    if line.action is None or not line.notes:
        return plain_story(line, naming)
    notes = tuple(line.notes)
    given, *forced = happenings(notes)
    told = tell_answer(given, game, naming)
    followed = follow_ups(given.notes, naming)
    for each in forced:
        if verb_of(each.action) not in SILENT:
            followed.append(replace(tell_answer(each, game, naming), seat=each.seat))
        followed += follow_ups(each.notes, naming)
    no_choice = line.by_standing and verb_of(line.action) == actions.ACTION_FIRST and not followed
    followed.append(ToldEvent([], deltas(notes, naming, line.whose)))
    return told_story(line, told, followed, heading(seen, line), folded=no_choice)


def tell_answer(happening: Happening, game: Baghdad, naming: Naming) -> ToldEvent:
    """Tell one answer; the table may have moved on since it was given."""
    action, verb = happening.action, verb_of(happening.action)
    words = answer_of(action)
    then = THEN[verb](happening, game, naming) if verb in THEN else {}
    facts = facts_of(game, naming, action, words.story, then)
    for name, id_of in LINKS.get(verb, {}).items():
        if name in facts:
            facts[name] = Thing(str(facts[name]), id_of(naming, action))
    (text, element), *rest = tell(words.story, who=naming.person(happening.seat), **facts)
    clause = words.clause or cited(happening.notes[0].clause)
    return ToldEvent([(capital(text), element), *rest], clause=clause)


def location_entered(happening: Happening, game: Baghdad, naming: Naming) -> dict[str, object]:
    """What lay where the vizier went."""
    if game.edition.city.kind[first_of(happening.action)] == TILE_SLOT:
        return {"what": naming.tile(happening.the(MOVED, VIZIER).cause - TILE)}
    return {"what": what_is_there(game, naming, happening.action)}


def contract_fulfilled(happening: Happening, _game: Baghdad, naming: Naming) -> dict[str, object]:
    """The contract that was beside the port."""
    contract = happening.the(MOVED, *range(CONTRACT, OBJECTIVE_CARD)).thing - CONTRACT
    return {"contract": naming.contract(contract)}


def bonus_chosen(happening: Happening, game: Baghdad, naming: Naming) -> dict[str, object]:
    """A bonus between two rows of the board of who answered."""
    gap, spot = first_of(happening.action), second_of(happening.action)
    return {"reward": naming.effect(bonus_in(game, happening.seat, gap, spot))}


def effect_resolved(happening: Happening, _game: Baghdad, naming: Naming) -> dict[str, object]:
    """A building of the city, and what it does."""
    building = happening.the(BEGAN, EFFECT).cause - BUILDING
    element = f"building-{naming.names.buildings[building]}"
    return {"building": Thing(naming.building(building), element), "does": naming.building_does(building)}


# Facts that were others when the answer was given.
THEN: Final[dict[int, Callable[[Happening, Baghdad, Naming], dict[str, object]]]] = {
    actions.BUY_BOAT: lambda happening, _game, _naming: {"cost": coins(happening.amount(PAID, COINS_HELD))},
    actions.FULFIL: contract_fulfilled,
    actions.GO: location_entered,
    actions.PLACE_TILE: lambda happening, _game, naming: {
        "tile": naming.tile(happening.the(BEGAN, EFFECT).cause - TILE)
    },
    actions.FIRST_BONUS: bonus_chosen,
    actions.RESOLVE: effect_resolved,
}


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a round."""
    if line.number == 1:
        return say("Setting up")
    turn = seen.log[line.number - 2].turn
    if turn == line.turn:
        return ""
    game = game_of(seen)
    last, now = round_of_turn(game, turn), round_of_turn(game, line.turn)
    return say("Round {round} of {rounds}", round=now, rounds=rounds(game)) if now > last else ""
