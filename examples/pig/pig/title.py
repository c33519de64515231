"""Pig as the outer layers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from boardwright.games.title import Printed, Setup, TableOption, Title
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
    options: Sequence[TableOption] = RULEBOOK.readings
    reasons = REASONS
    rulebook = RULEBOOK
    shelf = edition.SHELF
    pieces: Mapping[str, type] = {
        "Pig": state.Pig,
        "Edition": state.Edition,
        "Switches": state.Switches,
    }

    def begin(self, setup: Setup, printed: Printed) -> Game:
        facts = cast(edition.Printed, printed)
        game = state.Pig(
            edition=facts.edition,
            switches=RULEBOOK.switches(facts.switches, setup.options, setup.rulings),
            agenda=Agenda([Course()]),
            points=[0] * setup.seats,
            collected=0,
            die=0,
            start=0,
            turns=0,
        )
        game.settle()
        return game

    def words(self, printed: Printed) -> Words:
        return words(cast(edition.Printed, printed).edition.sides)


TITLE: Final = PigTitle()
