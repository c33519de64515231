"""An answer carried out on a copy, with everything that follows from it, step by step.

It ends at the next real choice, or before a card that the viewer may not see is played.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.faces.telling import course
from boardwright.games.baghdad.actions import PLAY
from boardwright.games.baghdad.components import HIDDEN_DAY
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.refill import DrawCharacter
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, verb_of

Step = course.Step[Baghdad]


def follow(game: Baghdad, action: Action, notice: Callable[[Step], None] | None = None) -> Baghdad:
    """Return the table after an answer, as far as the viewer knows what follows; `game` stays as it is.

    The last card of a deck is drawn without a question. A viewer who cannot tell it from the hidden cards of
    the others sees what follows all the same; in the table returned any of these cards stands for it.
    """
    after = course.follow(game, action, notice, is_hidden)
    while draws_last_card(after):
        question = after.agenda.open_question()
        after = course.follow(after, question.candidates(after)[0], notice, is_hidden)
    return after


def is_hidden(action: Action) -> bool:
    """Tell whether an answer plays a card that the viewer may not see."""
    return verb_of(action) == PLAY and first_of(action) >= HIDDEN_DAY


def draws_last_card(game: Baghdad) -> bool:
    """Tell whether the open question is the last card of a deck: in the game itself nothing is asked."""
    if not game.agenda.frames:
        return False
    question = game.agenda.open_question()
    return isinstance(question, DrawCharacter) and deck_size(game, question.deck) == 1
