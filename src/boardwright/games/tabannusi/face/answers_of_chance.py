"""What dice, bags and decks brought, told in the past tense."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import tell
from boardwright.games.tabannusi.face.answers import ANSWERS, facts_of
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, verb_of


def tell_dice(game: Tabannusi, naming: Naming, colour: int, dice: Sequence[int]) -> Told:
    """Tell all dice that were rolled onto a Barge. TAB-13.12"""
    parts = tell(
        "The Barge of {district} was filled with {colour} dice: {dice}.",
        district=naming.district_link(game.local.index(colour)),
        colour=naming.colour(colour),
        dice=joined([str(value) for value in sorted(dice)]),
    )
    return Told(parts, clause="TAB-13.12")


def tell_chance(game: Tabannusi, naming: Naming, action: Action) -> Told:
    """Tell what chance answered."""
    answer = ANSWERS[verb_of(action)]
    return Told(tell(answer.told, **facts_of(game, naming, action)), clause=answer.clause)
