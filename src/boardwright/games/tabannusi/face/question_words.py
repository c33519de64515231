"""Every question as it is put to the one who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from boardwright.faces.telling.sentence_files import say_of
from boardwright.faces.telling.wording import say, say_count
from boardwright.games.tabannusi.actions import DECLINE
from boardwright.games.tabannusi.bonuses import ChooseCrate, PickDie
from boardwright.games.tabannusi.construct import MayClaimShip, MayUseDiscount
from boardwright.games.tabannusi.face.answer_words import price_words
from boardwright.games.tabannusi.face.answers import QUESTIONS
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.gardening import ChooseGardening, MayTakeGardenBonus
from boardwright.games.tabannusi.houses import MayShiftHouse
from boardwright.games.tabannusi.mastery import ChooseTrack, ChooseTwoTracks
from boardwright.games.tabannusi.payments import ChoosePayment, MayPayForStep
from boardwright.games.tabannusi.projects import ChooseExtraProject, MayTakeBonus
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import ChooseMove, number_of_action
from boardwright.kernel.packing import pack

Sentence = Callable[[Tabannusi, Naming, int], str]


def asked(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the open question in one sentence."""
    name = type(game.agenda.open_question()).__name__
    if name in DEPENDING:
        return DEPENDING[name](game, naming, seat)
    return say_of(QUESTIONS[name], "asked", **facts_of(game, naming, seat))


def facts_of(game: Tabannusi, naming: Naming, seat: int) -> Mapping[str, object]:
    """Return what the sentence of the open question in `questions.toml` may name."""
    question = game.agenda.open_question()
    if isinstance(question, ChooseMove):
        return {"value": question.value, "gold": game.players[seat].gold}
    if isinstance(question, ChoosePayment | MayUseDiscount):
        return {"price": price_words(naming, game.price(pack(DECLINE)))}
    if isinstance(question, MayPayForStep):
        return {"colour": naming.colour(question.track)}
    if isinstance(question, MayTakeBonus | MayTakeGardenBonus):
        return {"bonus": naming.bonus(question.bonus)}
    if isinstance(question, ChooseExtraProject):
        return {"colour": naming.colour(question.colour), "district": naming.district(question.district)}
    if isinstance(question, MayClaimShip):
        return {"size": question.size, "gold": game.edition.ship_gold_after_construct}
    if isinstance(question, ChooseGardening):
        me, left = game.players[seat], game.edition.gardens_per_action - question.planted
        return {"n": left, "water": me.water, "gardens": me.gardens}
    if isinstance(question, ChooseTrack):
        return {"n": question.steps}
    if isinstance(question, PickDie | MayShiftHouse):
        return {"n": question.left}
    return {}


def own_die(game: Tabannusi, naming: Naming, seat: int) -> str:
    """The die of the turn."""
    here = game.players[seat].assistant
    if game.on_barge(game.local[here]) == 0:
        return say("The Barge of {district} is empty: no die this turn.", district=naming.district(here))
    colour = naming.colour(game.local[here])
    return say(
        "Take a {colour} die from the Barge of {district}.", colour=colour, district=naming.district(here)
    )


def own_action(game: Tabannusi, naming: Naming, seat: int) -> str:
    """One of the actions."""
    district = naming.district(game.players[seat].assistant)
    number, most = number_of_action(game), game.edition.actions_per_turn
    if number:
        return say("Action {n} of {most} in {district}.", n=number, most=most, district=district)
    return say("An action in {district}.", district=district)


def own_two_tracks(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Two steps."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseTwoTracks)
    if question.split:
        return say("Two steps: on one track, or one on each of two?")
    return say("A step on each of two tracks: which?")


def own_crate(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Crates to be turned up."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseCrate)
    if question.may_stop:
        return say_count("Turn a Crate face up?", "Turn up to {n} Crates face up, one by one?", question.left)
    return say("Which Crate do you turn face up?")


DEPENDING: Final[Mapping[str, Sentence]] = {
    "ChooseDie": own_die,
    "ChooseAction": own_action,
    "ChooseTwoTracks": own_two_tracks,
    "ChooseCrate": own_crate,
}
