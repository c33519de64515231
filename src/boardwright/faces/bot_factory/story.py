"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.bot_factory.answers import tell_answer
from boardwright.faces.bot_factory.course import Happening, PartTaken, unfold
from boardwright.faces.bot_factory.followups import tell_happening
from boardwright.faces.bot_factory.naming import Naming, game_of, naming_of
from boardwright.faces.face import Story
from boardwright.faces.telling.course import Forced
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import say
from boardwright.games.bot_factory.actions import (
    DECLINE,
    END_TURN,
    MOVE,
    REFILL,
    SQUEEZE_IN,
    START_PART,
    STOP,
    TAKE_PART,
    VILELA_ACTION,
    VILELA_BOT,
)
from boardwright.games.bot_factory.components import NO_PART
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of, verb_of
from boardwright.table.observation import Line, Observation

MOVING: Final = {MOVE, SQUEEZE_IN, VILELA_ACTION, VILELA_BOT}  # verbs of phase 1
SILENT: Final = {DECLINE, END_TURN, STOP}  # nobody needs to be told where there was no choice
FROM_A_STACK: Final = {START_PART, TAKE_PART, REFILL}


def story(before: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
    game = game_of(before)
    naming = naming_of(before, names)
    if line.action is None or line.action not in game.options():
        return plain_story(line, naming)
    told = tell_answer(game, naming, line.whose, line.action)
    happenings, _ = unfold(game, line.action)
    if names_the_part(game, line.action):
        happenings = without_the_part(happenings)
    follow_ups = [tell_follow_up(happening, naming, line.whose) for happening in happenings]
    return told_story(line, told, follow_ups, heading(before, line))


def names_the_part(game: BotFactory, action: Action) -> bool:
    """Tell whether the answer itself names the part that comes from a stack."""
    return verb_of(action) in FROM_A_STACK and game.tops[first_of(action)] != NO_PART


def without_the_part(happenings: Sequence[Happening]) -> list[Happening]:
    """Return what follows without the part that was told already."""
    out: list[Happening] = []
    told = False
    for happening in happenings:
        if isinstance(happening, PartTaken) and happening.chosen and not told:
            told = True
        else:
            out.append(happening)
    return out


def tell_follow_up(happening: Happening, naming: Naming, whose: int) -> Told:
    """Tell something that followed; an answer without a choice reads like any other answer."""
    if not isinstance(happening, Forced):
        return tell_happening(happening, naming, whose)
    if verb_of(happening.action) in SILENT:
        return Told([])
    return tell_answer(happening.before, naming, happening.seat, happening.action)


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a phase of a round.

    Every player has two turns in a round; Vilela may move before the first of them.
    """
    if line.number == 1:
        return say("Setting up")
    turns = 2 * seen.setup.seats
    moved, moving = (
        each.action is not None and verb_of(each.action) in MOVING
        for each in (seen.log[line.number - 2], line)
    )
    if moving and not moved:
        return say("Round {round}: move workers", round=line.turn // turns + 1)
    if moved and not moving:
        return say("Round {round}: perform actions", round=(line.turn - 1) // turns + 1)
    return ""
