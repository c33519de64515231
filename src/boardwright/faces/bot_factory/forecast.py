"""Where Sandra will be next and what she will do there, as things stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.telling.wording import both, later, say
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
from boardwright.games.bot_factory.rounds import PerformActions
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.games.bot_factory.workers import MoveWorkers

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


def acted(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has had its turn of phase 2 in this round (it lies)."""
    for frame in game.agenda.frames:
        if isinstance(frame, PerformActions):
            current = frame.order[: frame.step - 2]
            return meeple in current and not (current and current[-1] == meeple and is_acting(game, meeple))
    return False


def is_acting(game: BotFactory, meeple: int) -> bool:
    """Tell whether a player's turn of phase 2 is going on."""
    return in_phase_two(game) and game.active == meeple and meeple != SANDRA


def in_phase_two(game: BotFactory) -> bool:
    """Tell whether meeples act."""
    return any(isinstance(frame, PerformActions) for frame in game.agenda.frames)


def in_phase_one(game: BotFactory) -> bool:
    """Tell whether workers move."""
    return any(isinstance(frame, MoveWorkers) for frame in game.agenda.frames)


def has_moved(game: BotFactory, meeple: int) -> bool:
    """Tell whether a meeple has moved in this round; in round 1 Sandra does not move."""
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            moved = frame.order[: frame.step - 2]
            waiting = bool(moved) and moved[-1] == meeple and meeple == game.whose()
            return (meeple in moved and not waiting) or meeple not in frame.order
    return in_phase_two(game)


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
    if in_phase_one(game) and not has_moved(game, SANDRA):
        space = next_space(game)
        board = game.board_of_meeple(SANDRA) if space == NOWHERE else game.edition.board_of[space]
        return Forecast(space, board, idle=False)
    if not acted(game, SANDRA) and (in_phase_one(game) or in_phase_two(game)):
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
        gone = [naming.colour(colour) for colour in bottom if colour != NO_COLOUR]
        if gone:
            return say("she discards the bottom projects ({colours})", colours=both(gone))
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
