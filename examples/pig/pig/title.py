"""Pig as the outer layers see it."""

from typing import Final, cast

from boardwright.games.title import Printed, Setup, Title
from boardwright.games.words import Words
from boardwright.kernel.agenda import Agenda, Game
from pig import edition, state
from pig.edition import RULEBOOK
from pig.reasons import REASONS
from pig.turn import Course
from pig.words import words


class PigTitle(Title):
    """See `boardwright.games.title.Title`."""

    name = "pig"
    label = "Pig"
    prefix = "PIG"
    tagline = "Roll as often as you dare: one number loses all that the turn has collected."
    minimum_seats = 2
    maximum_seats = 4
    options = RULEBOOK.readings
    reasons = REASONS
    rulebook = RULEBOOK
    shelf = edition.SHELF

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        switches = RULEBOOK.switches(facts.switches, setup.options, setup.rulings)
        game = state.Pig(facts.edition, switches, Agenda([Course()]), [0] * setup.seats)
        game.settle()
        return game

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).edition.sides)


TITLE: Final = PigTitle()
