"""What a player is asked, in one sentence with the position's own numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import later, say, say_count
from boardwright.games.baghdad.boats import ChooseBoatMove, ChoosePortAction
from boardwright.games.baghdad.building import ChooseBuilding
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import LEVELS, NOWHERE
from boardwright.games.baghdad.face.naming import Naming, coins, favour
from boardwright.games.baghdad.gains import ChooseGoods
from boardwright.games.baghdad.library import ChooseLibraryReward
from boardwright.games.baghdad.palace import ChooseSpace
from boardwright.games.baghdad.payment import ChoosePayment
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import due_for_students, lost_for_patients


def asked(game: Baghdad, naming: Naming) -> str:
    """Return the open question of a table as it is put to the player that is asked."""
    return OWN[type(game.agenda.open_question()).__name__](game, naming)


def before_slide(game: Baghdad, naming: Naming) -> str:
    """The last moment before a requirement is checked."""
    card = game.players[game.active].slots[LEAVING - 1]
    return say("{card} is about to leave: trade before it is checked, or go on.", card=naming.card(card))


def boat_move(game: Baghdad, naming: Naming) -> str:
    """Moves are left."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseBoatMove)
    return say_count("Move a boat: {n} move left.", "Move a boat: {n} moves left.", question.left)


def port_action(game: Baghdad, naming: Naming) -> str:
    """A boat has arrived."""
    question = game.agenda.open_question()
    assert isinstance(question, ChoosePortAction)
    return say("In {port}: sell goods, buy goods, or do without.", port=naming.port(question.port))


def location(game: Baghdad, naming: Naming) -> str:
    """Where the vizier goes."""
    me = game.players[game.active]
    if me.vizier == NOWHERE:
        return say("Put your vizier on any location of the city.")
    steps = min(me.steps, game.edition.max_steps)
    if steps == 0:
        return say("Move your vizier to the next quadrant.")
    return say_count(
        "Move your vizier to the next quadrant, or further with {n} step.",
        "Move your vizier to the next quadrant, or further with up to {n} steps.",
        steps,
    )


def tile(game: Baghdad, naming: Naming) -> str:
    """A city tile."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseTile)
    if question.location == NOWHERE:
        return say("Take a tile from anywhere in the city: {type}.", type=naming.type(question.type))
    name = naming.tile(game.city[question.location])
    return say("Take the {tile} and choose its spot, or do without.", tile=name)


def building(game: Baghdad, naming: Naming) -> str:
    """A building."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseBuilding)
    level = min(game.players[game.active].built() + 1, LEVELS)
    place = naming.location(question.site)
    return say("Build on {place}: choose a level {level} building and a house.", place=place, level=level)


def space(game: Baghdad, naming: Naming) -> str:
    """A space of the palace."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseSpace)
    return say("Choose the space that the {kind} covers.", kind=naming.kind(question.kind))


def payment(game: Baghdad, naming: Naming) -> str:
    """Icons are missing."""
    question = game.agenda.open_question()
    assert isinstance(question, ChoosePayment)
    missing = naming.icons(question.skill, question.shortfall)
    return say("You are short of {icons}: choose what you spend.", icons=missing)


def reward(game: Baghdad, naming: Naming) -> str:
    """A reward of the wisdom area."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseLibraryReward)
    return say("Book {book}: choose a reward and cover it.", book=question.books)


def goods(game: Baghdad, naming: Naming) -> str:
    """Goods of any kind."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseGoods)
    return say_count("Choose {n} good to gain.", "Choose {n} goods to gain, two at a time.", question.number)


def before_patients(game: Baghdad, naming: Naming) -> str:
    """Favour is about to be lost."""
    loss = favour(lost_for_patients(game, game.players[game.active].vizier))
    return say("Connected patients will cost you {favour}: trade before, or go on.", favour=loss)


def before_students(game: Baghdad, naming: Naming) -> str:
    """Coins are about to be paid."""
    due = coins(due_for_students(game, game.players[game.active].vizier))
    return say("Connected students will cost you {coins}: trade before, or go on.", coins=due)


def character(game: Baghdad, naming: Naming) -> str:
    """A card of the wisdom area."""
    if any(card < game.edition.cards.cards for card in game.display):
        return say("Draw a card of the wisdom area.")
    return say("No card is left to draw: trade for the last time, or end the turn.")


def charity(game: Baghdad, naming: Naming) -> str:
    """The black gate."""
    loss = favour(game.fullest_column())
    return say("Black gate: extoll virtue, or seek charity for {favour}.", favour=loss)


def fixed(template: str) -> Callable[[Baghdad, Naming], str]:
    """Return a maker of a sentence without facts."""
    return lambda _game, _naming: say(template)


OWN: Final[dict[str, Callable[[Baghdad, Naming], str]]] = {
    "BeforeSlide": before_slide,
    "ChooseCard": fixed(later("Play a card from your hand.")),
    "ChooseBoatStudents": fixed(later("Choose how many students with a boat you flip, a move each.")),
    "ChooseBoatMove": boat_move,
    "ChoosePortAction": port_action,
    "ChooseLocation": location,
    "ChooseOrder": fixed(later("Choose what comes first: the action of the location or your buildings.")),
    "ChooseTile": tile,
    "ChooseFirstBonus": fixed(later("Choose the bonus that comes first.")),
    "ChooseSite": fixed(later("Choose an empty site to build on, or do without.")),
    "ChooseBuilding": building,
    "ChoosePiece": fixed(later("Build a piece of the palace with an architect, or do without.")),
    "ChooseSpace": space,
    "ChoosePayment": payment,
    "ChooseLibraryReward": reward,
    "ChooseGoods": goods,
    "ChooseBuildingEffect": fixed(later("Choose the building that you resolve next.")),
    "ChooseCivicDuty": charity,
    "ChooseObjective": fixed(later("Golden gate: put a marker on a space of an objective.")),
    "FavourAtTop": fixed(later("Your marker is at the top: spend favour, or the next one is lost.")),
    "BeforePatients": before_patients,
    "BeforeStudents": before_students,
    "ChooseCharacter": character,
}

CHANCE_SENTENCES: Final = {
    "DrawScoringToken": later("a scoring token is drawn."),
    "DrawBuilding": later("the next building of a stack is shown."),
    "DrawCityTile": later("a city tile is drawn from the bag."),
    "DrawCharacter": later("the next card of a deck is shown."),
    "DrawBoard": later("a player board is drawn."),
    "DrawStartPlayer": later("the start player is drawn."),
    "DrawContract": later("the next contract of a stack is shown."),
    "DrawObjective": later("the next objective of the stack is shown."),
    "DrawBotCard": later("the bot reveals its next card."),
}
