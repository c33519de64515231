"""Where Sandra will be next and what she will do there, as things stand: carried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.wording import both, later, say, say_count
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.components import FINANCE, PRODUCTION, PROJECT, SANDRA
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.story_of_followups import colours_of, parts_of
from boardwright.games.bot_factory.phases import acted, has_moved, phase
from boardwright.games.bot_factory.sandra import sandra_acts
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.games.bot_factory.workers import move_sandra
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.notes import Note

HABITS: Final = (
    later("replaces both spare parts"),
    later("fills the empty wheel spaces"),
    later("discards the bottom projects"),
    later("raises the lowest value"),
)


@dataclass(frozen=True)
class Forecast:
    """Sandra's next steps. Workers that still move may change them."""

    space: int  # where she will stand when she moves next, or NOWHERE: where she is
    board: int  # whose action she does next
    notes: Sequence[Note]  # what that action does, until a part or project is drawn

    @property
    def idle(self) -> bool:
        """Tell whether she does nothing there, because it is round 1."""
        return self.notes[0].thing == noted.WATCHED

    def by(self, clause: int) -> list[Note]:
        """Return what moves by one clause."""
        return [note for note in self.notes[1:] if note.clause == clause]


def forecast(game: BotFactory) -> Forecast | None:
    """Return what Sandra does next; None outside the rounds."""
    if game.round == 0 or not game.agenda.frames:
        return None
    ahead = game.clone()
    ahead.agenda = Agenda([])
    now = phase(game)
    if now == noted.MOVING and not has_moved(game, SANDRA):
        move_sandra(ahead)
    elif now not in (noted.MOVING, noted.ACTING) or acted(game, SANDRA):
        ahead.round += 1
        move_sandra(ahead)
    moves = ahead.where[SANDRA] != game.where[SANDRA]
    notes: list[Note] = []
    ahead.notes = notes
    sandra_acts(ahead)
    ahead.settle()
    space = ahead.where[SANDRA] // 2 if moves else NOWHERE
    return Forecast(space, ahead.board_of_meeple(SANDRA), notes)


def forecast_sentence(seen: Forecast | None, naming: Naming) -> str:
    """Return Sandra's next steps in one sentence, or nothing."""
    if seen is None:
        return ""
    board = naming.board(seen.board)
    if seen.idle:
        return say("Sandra stands on {board} and only watches in round 1.", board=board)
    deed = deed_now(seen, naming)
    if seen.space == NOWHERE:
        return say("Sandra stands on {board}: {deed}.", board=board, deed=deed)
    return say("As things stand Sandra goes to {board} next: {deed}.", board=board, deed=deed)


def deed_in_short(seen: Forecast) -> str:
    """Return what Sandra would do, in a few words."""
    if seen.board == PRODUCTION:
        gaps = seen.notes[0].amount
        return say_count("fills {n} space", "fills {n} spaces", gaps) if gaps else say("nothing to fill")
    if seen.board == PROJECT:
        return say("bottom row goes")
    if seen.board == FINANCE:
        risen = len(seen.by(10_06))
        return (
            say_count("raises {n} value", "raises {n} values", risen)
            if risen
            else say("all values are equal")
        )
    return say("replaces spare parts")


def deed_now(seen: Forecast, naming: Naming) -> str:
    """Return what Sandra would do, with what it would hit. BOT-10.3-10.6"""
    if seen.board == PRODUCTION:
        gaps = seen.notes[0].amount
        return (
            say("she fills {n} wheel spaces", n=gaps) if gaps else say("the wheel is full, nothing happens")
        )
    if seen.board == PROJECT:
        gone = [note for note in seen.by(11_03) if note.target == noted.DISCARDED_PROJECTS]
        if gone:
            colours = naming.colours(colours_of(gone, noted.PROJECT_OF))
            return say("she discards the bottom projects ({colours})", colours=colours)
        return say("the projects slide down and are refilled")
    if seen.board == FINANCE:
        risen = [naming.colour(colour) for colour in colours_of(seen.by(10_06), noted.VALUE_OF)]
        if risen:
            return say("she raises {colours}", colours=both(risen))
        return say("all values are equal, nothing happens")
    parts = parts_of(seen.by(10_03), naming)
    if parts:
        return say("she replaces the spare parts ({parts})", parts=parts)
    return say("she puts out two spare parts")
