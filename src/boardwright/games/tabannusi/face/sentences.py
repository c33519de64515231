"""Every question as it is put to the one who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import later, say, say_count
from boardwright.games.tabannusi.actions import DECLINE, PAY
from boardwright.games.tabannusi.bonuses import ChooseCrate, PickDie
from boardwright.games.tabannusi.construct import MayClaimShip
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.phrases import price_words
from boardwright.games.tabannusi.gardening import ChooseGardening, MayTakeGardenBonus
from boardwright.games.tabannusi.houses import MayShiftHouse
from boardwright.games.tabannusi.mastery import ChooseTrack, ChooseTwoTracks
from boardwright.games.tabannusi.payments import MayPayForStep
from boardwright.games.tabannusi.projects import ChooseExtraProject, MayTakeBonus
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import ChooseMove, number_of_action
from boardwright.kernel.packing import pack

Sentence = Callable[[Tabannusi, Naming, int], str]


def own_die(game: Tabannusi, naming: Naming, seat: int) -> str:
    """The die of the turn."""
    here = game.players[seat].assistant
    if game.on_barge(game.local[here]) == 0:
        return say("The Barge of {district} is empty: no die this turn.", district=naming.district(here))
    colour = naming.colour(game.local[here])
    return say(
        "Take a {colour} die from the Barge of {district}.", colour=colour, district=naming.district(here)
    )


def own_move(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Where the die leads."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseMove)
    gold = game.players[seat].gold
    return say(
        "You took a {value}: where does the Architect go? You have {gold} Gold.",
        value=question.value,
        gold=gold,
    )


def own_action(game: Tabannusi, naming: Naming, seat: int) -> str:
    """One of the actions."""
    district = naming.district(game.players[seat].assistant)
    number, most = number_of_action(game), game.edition.actions_per_turn
    if number:
        return say("Action {n} of {most} in {district}.", n=number, most=most, district=district)
    return say("An action in {district}.", district=district)


def own_payment(game: Tabannusi, naming: Naming, seat: int) -> str:
    """How a price is paid."""
    price = price_words(naming, game.price(pack(PAY)))
    return say("Pay {price}: with which dice, Crates and Gold?", price=price)


def own_discount(game: Tabannusi, naming: Naming, seat: int) -> str:
    """The Harbormaster B7."""
    price = price_words(naming, game.price(pack(DECLINE)))
    return say("The Building costs {price}: use Harbormaster B7 for 1 less?", price=price)


def own_step_for_pay(game: Tabannusi, naming: Naming, seat: int) -> str:
    """A Resource for a step."""
    question = game.agenda.open_question()
    assert isinstance(question, MayPayForStep)
    return say("Pay 1 Resource for a step on the {colour} track?", colour=naming.colour(question.track))


def own_bonus(game: Tabannusi, naming: Naming, seat: int) -> str:
    """The bonus under a Project or a Garden."""
    question = game.agenda.open_question()
    assert isinstance(question, MayTakeBonus | MayTakeGardenBonus)
    return say("You covered a bonus, {bonus}: take it?", bonus=naming.bonus(question.bonus))


def own_extra_project(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Another Project."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseExtraProject)
    facts = {"colour": naming.colour(question.colour), "district": naming.district(question.district)}
    return say("Place another {colour} Project in {district}.", **facts)


def own_ship(game: Tabannusi, naming: Naming, seat: int) -> str:
    """A Ship of the size of the Building."""
    question = game.agenda.open_question()
    assert isinstance(question, MayClaimShip)
    gold = game.edition.ship_gold_after_construct
    return say("Claim a Ship of size {size} for {gold} Gold?", size=question.size, gold=gold)


def own_gardening(game: Tabannusi, naming: Naming, seat: int) -> str:
    """The next step of a Gardening."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseGardening)
    me = game.players[seat]
    left = game.edition.gardens_per_action - question.planted
    return say_count(
        "Gardening: {n} Garden may still be placed. You have {water} Water and {gardens} Garden tiles.",
        "Gardening: {n} Gardens may still be placed. You have {water} Water and {gardens} Garden tiles.",
        left,
        water=me.water,
        gardens=me.gardens,
    )


def own_track(game: Tabannusi, naming: Naming, seat: int) -> str:
    """A track for one or more steps."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseTrack)
    return say_count(
        "On which track do you make a step?", "On which track do you make {n} steps?", question.steps
    )


def own_two_tracks(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Two steps."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseTwoTracks)
    if question.split:
        return say("Two steps: on one track, or one on each of two?")
    return say("A step on each of two tracks: which?")


def own_pick_die(game: Tabannusi, naming: Naming, seat: int) -> str:
    """A die of the supply."""
    question = game.agenda.open_question()
    assert isinstance(question, PickDie)
    return say_count(
        "Which die do you take from the general supply?",
        "Which die do you take from the general supply? {n} in all.",
        question.left,
    )


def own_crate(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Crates to be turned up."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseCrate)
    if question.may_stop:
        return say_count("Turn a Crate face up?", "Turn up to {n} Crates face up, one by one?", question.left)
    return say("Which Crate do you turn face up?")


def own_shift(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Houses to be shifted."""
    question = game.agenda.open_question()
    assert isinstance(question, MayShiftHouse)
    return say_count(
        "Shift a House to the bottom row?", "Shift up to {n} Houses to the bottom row?", question.left
    )


def fixed(template: str) -> Sentence:
    """Return a maker of a sentence without facts."""
    return lambda _game, _naming, _seat: say(template)


OWN: Final[dict[str, Sentence]] = {
    "ChooseStartBuilding": fixed(later("Put your start Building: colour and space.")),
    "ChooseStartDistrict": fixed(later("In which District do your workers begin?")),
    "ChooseDie": own_die,
    "ChooseMove": own_move,
    "ChooseAction": own_action,
    "Checkpoint": fixed(later("Free actions before the turn goes on?")),
    "ChooseDistrictToScore": fixed(later("Several Barges are empty: which District is scored first?")),
    "ChoosePayment": own_payment,
    "MayPayForStep": own_step_for_pay,
    "MayPayForTrack": fixed(later("Pay 1 white, yellow or brown for a step on its track?")),
    "MayTakeBonus": own_bonus,
    "ChooseExtraProject": own_extra_project,
    "MayUseDiscount": own_discount,
    "MayClaimShip": own_ship,
    "ChooseGardening": own_gardening,
    "MayTakeGardenBonus": own_bonus,
    "ChoosePortHouse": fixed(later("Place a House in the Port for free.")),
    "ChooseShip": fixed(later("On which Ship do you put a Claim marker?")),
    "GardenOrMarker": fixed(later("Ship S05: a Garden or a Claim marker?")),
    "ChooseZigguratTile": fixed(later("On which Ziggurat tile do you put a Claim marker?")),
    "ChooseActionTile": fixed(later("Which Action tile do you use?")),
    "MayRefillAnother": fixed(later("Ship S03: refill another Crate for nothing more?")),
    "ChooseTrack": own_track,
    "ChooseTwoTracks": own_two_tracks,
    "PickDie": own_pick_die,
    "PickWater": fixed(later("Which special Water do you take?")),
    "MoveArchitect": fixed(later("To which District does your Architect go?")),
    "ChooseCrate": own_crate,
    "MayShiftHouse": own_shift,
    "KeepUrbanCard": fixed(later("Which Urban card do you keep?")),
    "ChooseKing": fixed(later("Which King do you play against?")),
}
