"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.baghdad.face.asking import CHANCE_SENTENCES, asked
from boardwright.games.baghdad.face.blocked import blocked
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.naming import Naming, game_of, naming_of
from boardwright.games.baghdad.face.options import options_of
from boardwright.games.baghdad.face.phrases import step
from boardwright.table.observation import Line, Observation

CLAUSES: Final = {
    "BeforeSlide": "BAG-14.1",
    "ChooseCard": "BAG-5.1",
    "ChooseBoatStudents": "BAG-6.3",
    "ChooseBoatMove": "BAG-6.4",
    "ChoosePortAction": "BAG-6.11",
    "ChooseLocation": "BAG-7.2",
    "ChooseOrder": "BAG-7.7",
    "ChooseTile": "BAG-8.1",
    "ChooseFirstBonus": "BAG-8.9",
    "ChooseSite": "BAG-17.25",
    "ChooseBuilding": "BAG-9.1",
    "ChoosePiece": "BAG-10.1",
    "ChooseSpace": "BAG-10.4",
    "ChoosePayment": "BAG-14.13",
    "ChooseLibraryReward": "BAG-15.1",
    "ChooseGoods": "BAG-17.1",
    "ChooseBuildingEffect": "BAG-11.1",
    "ChooseCivicDuty": "BAG-20.12",
    "ChooseObjective": "BAG-22.2",
    "FavourAtTop": "BAG-14.6",
    "BeforePatients": "BAG-12.1",
    "BeforeStudents": "BAG-12.2",
    "ChooseCharacter": "BAG-13.1",
    "DrawScoringToken": "BAG-2.4",
    "DrawBoard": "BAG-3.1",
    "DrawStartPlayer": "BAG-1.2",
    "DrawBuilding": "BAG-2.5",
    "DrawCityTile": "BAG-13.4",
    "DrawCharacter": "BAG-13.2",
    "DrawContract": "BAG-21.1",
    "DrawObjective": "BAG-22.1",
    "DrawBotCard": "BAG-23.9",
    "": "BAG-16.1",
}

WAITING: Final = {
    "ChooseCard": later("{name} plays a card."),
    "ChooseBoatMove": later("{name} moves boats."),
    "ChoosePortAction": later("{name} uses a port."),
    "ChooseLocation": later("{name} moves the vizier."),
    "ChooseTile": later("{name} takes a city tile."),
    "ChooseBuilding": later("{name} builds."),
    "ChoosePiece": later("{name} builds in the palace."),
    "ChooseLibraryReward": later("{name} chooses a reward."),
    "ChooseBuildingEffect": later("{name} resolves buildings."),
    "ChooseCivicDuty": later("{name} passes the black gate."),
    "ChooseObjective": later("{name} passes the golden gate."),
    "ChooseCharacter": later("{name} draws a card."),
}


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
        clause=CLAUSES.get(observation.question, "BAG-1.3"),
    )


def step_of(line: Line, observation: Observation, naming: Naming) -> str:
    """Return one answer of the turn in a few words."""
    return "" if line.action is None else step(game_of(observation), naming, line.action)


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    template = WAITING.get(observation.question, later("{name} decides."))
    return sentence_for(
        observation,
        naming,
        chance=lambda: capital(say(CHANCE_SENTENCES[observation.question])),
        own=lambda: asked(game_of(observation), naming),
        waiting=lambda: say(template, name=naming.people[observation.whose]),
    )
