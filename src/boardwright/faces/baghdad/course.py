"""An answer carried out on a copy, with everything that follows from it, step by step.

It ends at the next real choice, or before a card that the viewer may not see is played.
"""

from __future__ import annotations

from collections.abc import Callable

from boardwright.faces.telling import course
from boardwright.games.baghdad.actions import PLAY
from boardwright.games.baghdad.components import HIDDEN_DAY
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, verb_of

Step = course.Step[Baghdad]


def follow(game: Baghdad, action: Action, notice: Callable[[Step], None] | None = None) -> Baghdad:
    """Return the table after an answer, as far as the viewer knows what follows; `game` stays as it is."""
    return course.follow(game, action, notice, is_hidden)


def is_hidden(action: Action) -> bool:
    """Tell whether an answer plays a card that the viewer may not see."""
    return verb_of(action) == PLAY and first_of(action) >= HIDDEN_DAY
