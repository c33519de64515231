"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Option, Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import either, later, say
from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    EXTEND,
    FINISH,
    FINISH_WITH_DRAW,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PLACE_DRAWN,
    PUT_EMBLEM,
    RESCUE,
    TAKE_MARKER,
)
from boardwright.games.attandarra.building import PlaceCube
from boardwright.games.attandarra.components import FIRE, GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.face.blocked import blocked
from boardwright.games.attandarra.face.desk import Desk
from boardwright.games.attandarra.face.naming import Naming, game_of, naming_of
from boardwright.games.attandarra.face.options import action_options
from boardwright.games.attandarra.face.placing import drawn_options, place_options, rescue_options
from boardwright.kernel.packing import first_of, second_of, third_of, verb_of
from boardwright.table.observation import Line, Observation

MAKERS: Final[dict[str, Callable[[Desk], list[Option]]]] = {
    "ChooseAction": action_options,
    "PlaceCube": place_options,
    "ChooseDrawnCube": drawn_options,
    "SaveMarker": rescue_options,
}

CLAUSES: Final = {
    "ChooseAction": "ATT-2.4",
    "PlaceCube": "ATT-5.4",
    "ChooseDrawnCube": "ATT-3.4",
    "SaveMarker": "ATT-15.13",
    "DrawCube": "ATT-1.7",
    "MarkerFromPool": "ATT-8.9",
    "TurnUpHistoryTile": "ATT-15.1",
    "DrawStartPlayer": "ATT-1.10",
    "": "ATT-10.10",
}


def question(observation: Observation, names: Sequence[str]) -> Question:
    """Return the open question with its options; none when the viewer is not asked."""
    naming = naming_of(observation, names)
    return put_together(
        observation,
        sentence=sentence(observation, naming),
        step=lambda line: step(line, naming),
        desk=lambda words: Desk(observation, observation.seat, words, game_of(observation), naming),
        options=options_of,
        blocked=blocked,
        clause=CLAUSES.get(observation.question, "ATT-2.4"),
    )


def options_of(desk: Desk) -> list[Option]:
    """Return the answers to the open question, made as it asks."""
    return MAKERS[desk.observation.question](desk)


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    return sentence_for(
        observation,
        naming,
        chance=lambda: chance_sentence(observation, naming),
        own=lambda: own_sentence(observation, naming),
        waiting=lambda: waiting_sentence(observation, naming),
    )


def own_sentence(observation: Observation, naming: Naming) -> str:
    """Return the question as it is put to the viewer."""
    game = game_of(observation)
    if observation.question == "ChooseAction":
        return say("Choose an action. You have {gold} gold.", gold=game.players[observation.seat].gold)
    if observation.question == "ChooseDrawnCube":
        materials = [naming.material(first_of(action)) for action in observation.options]
        return say("Which drawn cube do you place now: {materials}?", materials=either(materials))
    if observation.question == "SaveMarker":
        event = naming.event(FIRE)
        return say("{event}: carry a marker to a neighbouring tile, or it burns.", event=event)
    question = game.agenda.open_question()
    assert isinstance(question, PlaceCube)
    material = naming.material(question.material)
    verbs = {verb_of(action) for action in observation.options}
    if verbs == {EXTEND}:
        return say("Place the {material}: continue a building.", material=material)
    if verbs == {BUILD}:
        return say("Place the {material}: begin a building.", material=material)
    return say("Place the {material}: continue a building, or begin a new one.", material=material)


def waiting_sentence(observation: Observation, naming: Naming) -> str:
    """Return the question as others see it."""
    name = naming.people[observation.whose]
    if observation.question == "ChooseAction":
        return say("{name} chooses an action.", name=name)
    if observation.question == "ChooseDrawnCube":
        return say("{name} chooses which drawn cube to place.", name=name)
    if observation.question == "SaveMarker":
        return say("{name} carries markers out of the fire.", name=name)
    question = game_of(observation).agenda.open_question()
    assert isinstance(question, PlaceCube)
    return say("{name} places a cube of {material}.", name=name, material=naming.material(question.material))


def chance_sentence(observation: Observation, naming: Naming) -> str:
    """Return what chance is asked for."""
    sentences = {
        "DrawCube": say("A cube is drawn from the bag."),
        "MarkerFromPool": say("A marker comes to light."),
        "TurnUpHistoryTile": say("A history tile is turned up."),
        "DrawStartPlayer": say("The start player is drawn."),
    }
    return sentences.get(observation.question, say("Chance decides."))


def step(line: Line, naming: Naming) -> str:
    """Return one answer in three or four words."""
    if line.action is None:
        return ""
    verb, first, second = verb_of(line.action), first_of(line.action), second_of(line.action)
    if verb in (BUY, PLACE_DRAWN):
        template = later("bought {material}") if verb == BUY else later("took the drawn {material}")
        return say(template, material=naming.material(first))
    if verb == BUILD:
        return say("began {tile} at {space}", tile=naming.the_tile(first), space=naming.space(second))
    if verb == PUT_EMBLEM:
        return say("put an emblem on {street}", street=naming.street(first))
    if verb == RESCUE:
        marker, space, target = (
            naming.marker(second),
            naming.space(first),
            naming.space(third_of(line.action)),
        )
        return say("saved the {marker} from {space} to {target}", marker=marker, space=space, target=target)
    templates = {
        EXTEND: later("continued the building at {space}"),
        LAY_MEADOW: later("laid the {tile} at {space}"),
        LAY_RESERVOIR: later("laid the {tile} at {space}"),
        LAY_GATE: later("built the {tile} at {space}"),
        TAKE_MARKER: later("took the marker at {space}"),
        FINISH: later("finished the round"),
        FINISH_WITH_DRAW: later("finished with a draw"),
    }
    tiles = {LAY_MEADOW: MEADOW, LAY_RESERVOIR: RESERVOIR, LAY_GATE: GATE}
    tile = naming.tile(tiles[verb]) if verb in tiles else ""
    return say(templates[verb], tile=tile, space=naming.space(first)) if verb in templates else ""
