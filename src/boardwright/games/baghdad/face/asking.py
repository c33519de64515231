"""What a player is asked, in one sentence with the position's own numbers."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.sentence_files import say_of, sentence_file
from boardwright.games.baghdad.boats import ChooseBoatMove, ChoosePortAction
from boardwright.games.baghdad.building import ChooseBuilding
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.civics import ChooseCivicDuty
from boardwright.games.baghdad.components import LEVELS, NOWHERE
from boardwright.games.baghdad.face.naming import Naming, coins, favour
from boardwright.games.baghdad.gains import ChooseGoods
from boardwright.games.baghdad.library import ChooseLibraryReward
from boardwright.games.baghdad.palace import ChooseSpace
from boardwright.games.baghdad.payment import ChoosePayment
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.refill import ChooseCharacter
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import (
    BeforePatients,
    BeforeStudents,
    due_for_students,
    lost_for_patients,
)
from boardwright.games.baghdad.turn import BeforeSlide
from boardwright.games.baghdad.vizier import ChooseLocation

QUESTIONS: Final = sentence_file(__package__, "questions")


def asked(game: Baghdad, naming: Naming) -> str:
    """Return the open question of a table as it is put to the player that is asked."""
    sentences = QUESTIONS[type(game.agenda.open_question()).__name__]
    return say_of(sentences, sentence_key(game), **facts_of_turn(game, naming))


def sentence_key(game: Baghdad) -> str:
    """Return which of its sentences the open question is put in."""
    me = game.players[game.active]
    match game.agenda.open_question():
        case ChooseLocation():
            further = "further" if min(me.steps, game.edition.max_steps) else "asked"
            return "first" if me.vizier == NOWHERE else further
        case ChooseTile(location=location) if location == NOWHERE:
            return "anywhere"
        case ChooseCharacter():
            return "asked" if any(card < game.edition.cards.cards for card in game.display) else "none"
    return "asked"


def facts_of_turn(game: Baghdad, naming: Naming) -> dict[str, object]:
    """Return the facts of the open question: of the steps of a turn here."""
    me = game.players[game.active]
    match game.agenda.open_question():
        case BeforeSlide():
            return {"card": naming.card(me.slots[LEAVING - 1])}
        case ChooseBoatMove(left=left):
            return {"n": left}
        case ChoosePortAction(port=port):
            return {"port": naming.port(port)}
        case ChooseLocation() if sentence_key(game) == "further":
            return {"n": min(me.steps, game.edition.max_steps)}
        case BeforePatients():
            return {"favour": favour(lost_for_patients(game, me.vizier))}
        case BeforeStudents():
            return {"coins": coins(due_for_students(game, me.vizier))}
        case ChooseCivicDuty():
            return {"favour": favour(game.fullest_column())}
    return facts_of_action(game, naming)


def facts_of_action(game: Baghdad, naming: Naming) -> dict[str, object]:
    """Return the facts of a question that belongs to an action or a reward."""
    match game.agenda.open_question():
        case ChooseTile(location=location, type=type) if location == NOWHERE:
            return {"type": naming.type(type)}
        case ChooseTile(location=location):
            return {"tile": naming.tile(game.city[location])}
        case ChooseBuilding(site=site):
            level = min(game.players[game.active].built() + 1, LEVELS)
            return {"place": naming.location(site), "level": level}
        case ChooseSpace(kind=kind):
            return {"kind": naming.kind(kind)}
        case ChoosePayment(skill=skill, shortfall=shortfall):
            return {"icons": naming.icons(skill, shortfall)}
        case ChooseLibraryReward(books=books):
            return {"book": books}
        case ChooseGoods(number=number):
            return {"n": number}
    return {}
