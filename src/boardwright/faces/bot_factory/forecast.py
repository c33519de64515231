"""Where Sandra will be next and what she will do there, as things stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.bot_factory.phases import ACTING, MOVING, acted, has_moved, phase
from boardwright.faces.telling.wording import both, later, say, say_count
from boardwright.games.bot_factory.components import (
    BOARDS,
    COLOURS,
    FINANCE,
    NO_COLOUR,
    NO_PART,
    PRODUCTION,
    PROJECT,
    SANDRA,
)
from boardwright.games.bot_factory.state import NOWHERE, BotFactory

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
    idle: bool  # she does nothing there, because it is round 1


def next_space(game: BotFactory) -> int:
    """Return where Sandra would go now, or NOWHERE if every board is full. BOT-3.5-3.7"""
    home = game.board_of_meeple(SANDRA)
    for step in range(1, BOARDS + 1):
        space = game.leftmost_empty((home + step) % BOARDS)
        if space != NOWHERE:
            return space
    return NOWHERE


def forecast(game: BotFactory) -> Forecast | None:
    """Return what Sandra does next; None outside the rounds."""
    if game.round == 0 or not game.agenda.frames:
        return None
    now = phase(game)
    if now == MOVING and not has_moved(game, SANDRA):
        space = next_space(game)
        board = game.board_of_meeple(SANDRA) if space == NOWHERE else game.edition.board_of[space]
        return Forecast(space, board, idle=False)
    if now in (MOVING, ACTING) and not acted(game, SANDRA):
        return Forecast(NOWHERE, game.board_of_meeple(SANDRA), idle=game.round == 1)
    space = next_space(game)
    board = game.board_of_meeple(SANDRA) if space == NOWHERE else game.edition.board_of[space]
    return Forecast(space, board, idle=False)


def forecast_sentence(game: BotFactory, naming: Naming) -> str:
    """Return Sandra's next steps in one sentence, or nothing."""
    seen = forecast(game)
    if seen is None:
        return ""
    board = naming.board(seen.board)
    if seen.idle:
        return say("Sandra stands on {board} and only watches in round 1.", board=board)
    deed = deed_now(game, naming, seen.board)
    if seen.space == NOWHERE:
        return say("Sandra stands on {board}: {deed}.", board=board, deed=deed)
    return say("As things stand Sandra goes to {board} next: {deed}.", board=board, deed=deed)


def deed_in_short(game: BotFactory, board: int) -> str:
    """Return what Sandra would do on a board now, in a few words."""
    if board == PRODUCTION:
        gaps = game.wheel.count(NO_PART)
        return say_count("fills {n} space", "fills {n} spaces", gaps) if gaps else say("nothing to fill")
    if board == PROJECT:
        return say("bottom row goes")
    if board == FINANCE:
        lowest = sum(value == min(game.values) for value in game.values)
        if lowest == COLOURS:
            return say("all values are equal")
        return say_count("raises {n} value", "raises {n} values", lowest)
    return say("replaces spare parts")


def deed_now(game: BotFactory, naming: Naming, board: int) -> str:
    """Return what Sandra would do on a board now, with what it would hit. BOT-10.3-10.6"""
    if board == PRODUCTION:
        gaps = game.wheel.count(NO_PART)
        return (
            say("she fills {n} wheel spaces", n=gaps) if gaps else say("the wheel is full, nothing happens")
        )
    if board == PROJECT:
        rows = game.edition.project_rows
        bottom = [game.projects[column * rows] for column in range(game.edition.project_columns)]
        gone = [colour for colour in bottom if colour != NO_COLOUR]
        if gone:
            return say("she discards the bottom projects ({colours})", colours=naming.colours(gone))
        return say("the projects slide down and are refilled")
    if board == FINANCE:
        lowest = [colour for colour in range(COLOURS) if game.values[colour] == min(game.values)]
        if len(lowest) == COLOURS:
            return say("all values are equal, nothing happens")
        return say("she raises {colours}", colours=both([naming.colour(colour) for colour in lowest]))
    parts = [naming.part(part) for part in game.spares if part != NO_PART]
    if parts:
        return say("she replaces the spare parts ({parts})", parts=both(parts))
    return say("she puts out two spare parts")
