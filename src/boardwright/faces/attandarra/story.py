"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.attandarra.answers import tell_answer
from boardwright.faces.attandarra.course import Happening, unfold
from boardwright.faces.attandarra.followups import tell_happening
from boardwright.faces.attandarra.naming import Naming, game_of, naming_of
from boardwright.faces.face import Story
from boardwright.faces.telling.course import Forced
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import say
from boardwright.games.attandarra.actions import PLACE_DRAWN
from boardwright.games.attandarra.draws import FillDisplay
from boardwright.games.attandarra.rounds import PrepareRound, SetUp
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import CHANCE, verb_of
from boardwright.table.observation import Line, Observation


def story(before: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
    game = game_of(before)
    naming = naming_of(before, names)
    if line.action is None or line.action not in game.options():
        return plain_story(line, naming)
    told = tell_answer(game, naming, line.whose, line.action)
    happenings, _ = unfold(game, line.action)
    follow_ups = [tell_follow_up(happening, naming, line.whose) for happening in happenings]
    return told_story(line, told, follow_ups, heading(before, game))


def tell_follow_up(happening: Happening, naming: Naming, whose: int) -> Told:
    """Tell something that followed; an answer without a choice reads like any other answer.

    `whose` gave the line's answer; what others gained or lost is told by name.
    """
    if isinstance(happening, Forced) and verb_of(happening.action) == PLACE_DRAWN:
        return Told([])  # the placing itself is told next
    if isinstance(happening, Forced):
        told = tell_answer(happening.before, naming, happening.seat, happening.action)
        if happening.seat in {CHANCE, whose}:
            return told
        deltas = [naming.change(happening.seat, change) for change in told.deltas]
        return Told(told.parts, deltas, told.clause)
    return tell_happening(happening, naming)


def heading(before: Observation, game: Attandarra) -> str:
    """Return the heading that begins before a line: the set-up or a round."""
    if game.round == 0:
        return say("Setting up") if not before.log else ""
    frames = game.agenda.frames
    previous = before.log[-1].words.partition(" ")[0] if before.log else ""
    if any(isinstance(frame, PrepareRound | SetUp) for frame in frames):
        filling = any(isinstance(frame, FillDisplay) for frame in frames)
        return say("Round {round}", round=game.round) if filling and previous != "fill-display" else ""
    begun = before.question == "TurnUpHistoryTile" or is_first_draw(game, before)
    told_already = game.round > 1 and previous in ("fill-display", "history-tile")
    return say("Round {round}", round=game.round) if begun and not told_already else ""


def is_first_draw(game: Attandarra, before: Observation) -> bool:
    """Tell whether the open question is the first opening draw of a round."""
    if before.question != "DrawCube" or not any(name == "OpeningDraw" for name in before.agenda):
        return False
    return game.active == game.start_player and sum(game.hand) == 0
