"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.face.blocked import blocked
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.naming import Naming, game_of, naming_of
from boardwright.games.tabannusi.face.options import options_of
from boardwright.games.tabannusi.face.phrases import deed
from boardwright.games.tabannusi.face.sentences import OWN
from boardwright.kernel.packing import verb_of
from boardwright.table.observation import Line, Observation

CLAUSES: Final = {
    "ChooseStartBuilding": "TAB-2.20",
    "ChooseStartDistrict": "TAB-4.3",
    "ChooseDie": "TAB-4.4",
    "ChooseMove": "TAB-4.5",
    "ChooseAction": "TAB-4.9",
    "Checkpoint": "TAB-11.1",
    "ChooseDistrictToScore": "TAB-12.2",
    "ChoosePayment": "TAB-3.19",
    "MayPayForStep": "TAB-18.13",
    "MayPayForTrack": "TAB-15.15",
    "MayTakeBonus": "TAB-5.7",
    "ChooseExtraProject": "TAB-15.13",
    "MayUseDiscount": "TAB-21.7",
    "MayClaimShip": "TAB-6.14",
    "ChooseGardening": "TAB-7.1",
    "MayTakeGardenBonus": "TAB-7.11",
    "ChoosePortHouse": "TAB-20.4",
    "ChooseShip": "TAB-8.18",
    "GardenOrMarker": "TAB-18.5",
    "ChooseZigguratTile": "TAB-21.8",
    "ChooseActionTile": "TAB-21.5",
    "MayRefillAnother": "TAB-18.3",
    "ChooseTrack": "TAB-15.11",
    "ChooseTwoTracks": "TAB-20.23",
    "PickDie": "TAB-3.27",
    "PickWater": "TAB-16.1",
    "MoveArchitect": "TAB-15.8",
    "ChooseCrate": "TAB-15.9",
    "MayShiftHouse": "TAB-20.13",
    "KeepUrbanCard": "TAB-20.8",
    "ChooseKing": "TAB-22.4",
    "LayBarge": "TAB-2.4",
    "RollDie": "TAB-13.12",
    "LayShip": "TAB-2.7",
    "LayHarbormaster": "TAB-2.8",
    "LayCrate": "TAB-2.9",
    "RevealSpecialWater": "TAB-16.1",
    "LayActionTile": "TAB-2.11",
    "LayZigguratTile": "TAB-2.12",
    "ShowDecree": "TAB-2.13",
    "GiveCrate": "TAB-2.16",
    "DealCard": "TAB-2.16",
    "DrawFirstPlayer": "TAB-2.19",
    "DrawUrbanCard": "TAB-20.8",
    "DrawHarbormaster": "TAB-20.18",
    "DrawKing": "TAB-22.4",
    "ShowKingsDecree": "TAB-22.4",
    "DrawAutomaCard": "TAB-25.1",
    "DrawAutomaProject": "TAB-27.6",
    "DrawBotDie": "TAB-23.5",
    "DrawBotTrack": "TAB-24.3",
    "": "TAB-14.7",
}

WAITING: Final = {
    "ChooseStartBuilding": later("{name} puts a start Building."),
    "ChooseStartDistrict": later("{name} chooses where to begin."),
    "ChooseDie": later("{name} takes a die."),
    "ChooseMove": later("{name} moves the Architect."),
    "ChooseAction": later("{name} acts."),
    "ChoosePayment": later("{name} pays."),
    "ChooseGardening": later("{name} gardens."),
    "ChooseTrack": later("{name} chooses a track."),
    "KeepUrbanCard": later("{name} chooses an Urban card."),
}

CHANCE_SENTENCES: Final = {
    "LayBarge": later("The Barge tiles are shuffled."),
    "RollDie": later("Dice are rolled onto a Barge."),
    "LayShip": later("A Ship is drawn."),
    "LayHarbormaster": later("A Harbormaster is drawn."),
    "LayCrate": later("A Crate is drawn."),
    "RevealSpecialWater": later("Special Water is turned face up."),
    "LayActionTile": later("An Action tile is drawn."),
    "LayZigguratTile": later("A Ziggurat tile is drawn."),
    "ShowDecree": later("A Decree is drawn."),
    "GiveCrate": later("A start Crate is drawn."),
    "DealCard": later("An Urban card is dealt."),
    "DrawFirstPlayer": later("The first player is drawn."),
    "DrawUrbanCard": later("An Urban card is drawn."),
    "DrawHarbormaster": later("A Harbormaster is drawn."),
    "DrawKing": later("The King is drawn."),
    "ShowKingsDecree": later("A Decree is drawn."),
    "DrawAutomaCard": later("An Automa card is drawn."),
    "DrawAutomaProject": later("An Automa Project is drawn."),
    "DrawBotDie": later("The Bot's dice are chosen at random."),
    "DrawBotTrack": later("The Bot's track is chosen at random."),
}

SILENT: Final = {actions.GO_ON, actions.STOP, actions.DECLINE, actions.TRACK}  # no news in the list of steps


def question(observation: Observation, names: Sequence[str]) -> Question:
    """Return the open question with its options; none when the viewer is not asked."""
    naming = naming_of(observation, names)
    return put_together(
        observation,
        sentence=sentence(observation, naming),
        step=lambda line: step_of(line, observation, naming),
        desk=lambda words: Desk(observation, observation.seat, words, game_of(observation), naming),
        options=options_of,
        blocked=blocked,
        clause=CLAUSES.get(observation.question, "TAB-4.2"),
    )


def step_of(line: Line, observation: Observation, naming: Naming) -> str:
    """Return one answer of the turn in a few words."""
    if line.action is None or verb_of(line.action) in SILENT or verb_of(line.action) == actions.PAY:
        return ""
    return deed(game_of(observation), naming, line.action)


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    template = WAITING.get(observation.question, later("{name} decides."))
    return sentence_for(
        observation,
        naming,
        chance=lambda: say(CHANCE_SENTENCES.get(observation.question, later("Chance decides."))),
        own=lambda: OWN[observation.question](game_of(observation), naming, observation.seat),
        waiting=lambda: say(template, name=naming.people[observation.whose]),
    )
