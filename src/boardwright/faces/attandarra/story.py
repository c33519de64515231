"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.attandarra.answers import tell_answer
from boardwright.faces.attandarra.course import Forced, Happening, unfold
from boardwright.faces.attandarra.followups import delta, tell_happening
from boardwright.faces.attandarra.naming import Naming, game_of, naming_of
from boardwright.faces.attandarra.told import Told
from boardwright.faces.attandarra.wording import Parts, say
from boardwright.faces.face import Story
from boardwright.games.attandarra.actions import PLACE_DRAWN
from boardwright.games.attandarra.draws import FillDisplay
from boardwright.games.attandarra.rounds import PrepareRound, SetUp
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import CHANCE, NOBODY, verb_of
from boardwright.table.observation import Line, Observation


def story(before: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
    game = game_of(before)
    naming = naming_of(before, names)
    if line.action is None or line.action not in game.options():
        return plain_story(line, naming)
    told = tell_answer(game, naming, line.whose, line.action)
    parts, deltas = list(told.parts), list(told.deltas)
    happenings, _ = unfold(game, line.action)
    for happening in happenings:
        more = tell_follow_up(happening, naming)
        if more.parts:
            parts += [(" ", ""), *more.parts]
        if isinstance(happening, Forced) and happening.seat not in {CHANCE, line.whose}:
            deltas += [delta(naming, happening.seat, change) for change in more.deltas]
        else:
            deltas += more.deltas
    return Story(
        number=line.number,
        whose=line.whose,
        parts=parts,
        deltas=deltas,
        heading=heading(before, game),
        clause=told.clause,
        tentative=line.tentative,
    )


def tell_follow_up(happening: Happening, naming: Naming) -> Told:
    """Tell something that followed; an answer without a choice reads like any other answer."""
    if isinstance(happening, Forced) and verb_of(happening.action) == PLACE_DRAWN:
        return Told([])  # the placing itself is told next
    if isinstance(happening, Forced):
        return tell_answer(happening.before, naming, happening.seat, happening.action)
    return tell_happening(happening, naming)


def plain_story(line: Line, naming: Naming) -> Story:
    """Return a line in the words of the log, where the position behind it is not known."""
    who = "" if line.whose in (CHANCE, NOBODY) else f"{naming.person(line.whose)}: "
    parts: Parts = [(f"{who}{line.words}", "")]
    return Story(number=line.number, whose=line.whose, parts=parts, tentative=line.tentative)


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
