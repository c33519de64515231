"""What an answer brings about in Bot Factory, noted step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.faces.bot_factory.phases import MAINTAINING, phase
from boardwright.faces.telling import course
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_COLOUR,
    NO_PART,
    SANDRA,
    TO_HAND,
    TYPES,
    VILELA,
    total,
)
from boardwright.games.bot_factory.inspection import Inspect, RemoveContracts, VilelaMoves
from boardwright.games.bot_factory.projects import CycleProjects
from boardwright.games.bot_factory.rounds import Course, PerformActions, has_ended
from boardwright.games.bot_factory.sandra import ReplaceSpares
from boardwright.games.bot_factory.stacks import TakeTop
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.workers import MoveWorkers
from boardwright.kernel.packing import NOBODY, Action


@dataclass(frozen=True)
class TokensChanged:
    """A player gained or paid speech tokens; those on contracts are out of hand."""

    seat: int
    tokens: int


@dataclass(frozen=True)
class Moved:
    """Sandra or Vilela went to an action space."""

    meeple: int
    before: int
    space: int


@dataclass(frozen=True)
class SandraActed:
    """Sandra had her turn; `round` 1 means that she only watched."""

    board: int
    round: int
    wheel_gaps: int
    risen: tuple[int, ...]  # colours whose value she raised


@dataclass(frozen=True)
class VilelaActed:
    """Vilela had his turn, with what left the factory."""

    board: int
    colour: int
    round: int
    parts: tuple[int, ...]
    bots: int
    projects: int


@dataclass(frozen=True)
class SparesDiscarded:
    """Both spare parts were thrown away."""

    parts: tuple[int, ...]


@dataclass(frozen=True)
class StackShuffled:
    """The discards of a colour became its stack."""

    colour: int


@dataclass(frozen=True)
class PartTaken:
    """A part left a stack. `to` is TO_HAND, TO_WHEEL or TO_SPARE, `at` the seat, slot or pallet."""

    part: int
    to: int
    at: int
    chosen: bool  # by a player; else the distribution marker named the stack


@dataclass(frozen=True)
class ProjectsDiscarded:
    """The bottom row of projects was thrown away, by Sandra or in Maintenance."""

    colours: tuple[int, ...]
    maintenance: bool


@dataclass(frozen=True)
class DeckShuffled:
    """The discarded projects became the deck."""


@dataclass(frozen=True)
class ColumnCleared:
    """A completed bot left the Assembly board in Maintenance."""

    colour: int
    value: int  # now
    fell: bool


@dataclass(frozen=True)
class ValueFell:
    """Vilela lowered a value."""

    colour: int
    value: int  # now
    fell: bool


@dataclass(frozen=True)
class ContractsRemoved:
    """Contracts left the board without a choice. Each entry is (position, contract)."""

    contracts: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class RoundBegun:
    """A new round began."""

    round: int


@dataclass(frozen=True)
class EndReached:
    """The game ends with this Maintenance."""

    colours: tuple[int, ...]  # without a bot on the Assembly board
    seats: tuple[int, ...]  # with enough bots


Happening = (
    Forced[BotFactory]
    | TokensChanged
    | Moved
    | SandraActed
    | VilelaActed
    | SparesDiscarded
    | StackShuffled
    | PartTaken
    | ProjectsDiscarded
    | DeckShuffled
    | ColumnCleared
    | ValueFell
    | ContractsRemoved
    | RoundBegun
    | EndReached
    | GameOver
)


def unfold(game: BotFactory, action: Action) -> tuple[Sequence[Happening], BotFactory]:
    """Return what follows from an answer up to the next real choice, and the table after it.

    `game` stays as it is; `action` is one of its options.
    """
    return course.unfold(game, action, changes)


def changes(before: BotFactory, after: BotFactory, answered: int) -> list[Happening]:
    """Tell what changed in one step; `answered` is the seat whose answer it was, or NOBODY."""
    out = carried_out(before, after) if answered == NOBODY else []
    for seat in range(after.seats):
        tokens = after.players[seat].tokens - before.players[seat].tokens
        if tokens:
            out.append(TokensChanged(seat, tokens))
    return out


def carried_out(before: BotFactory, after: BotFactory) -> list[Happening]:
    """Tell what the procedure on top did in its step."""
    frame = before.agenda.frames[-1]
    if isinstance(frame, MoveWorkers):
        return of_moving(frame, before, after)
    if isinstance(frame, VilelaMoves) and frame.step == 4:
        return [Moved(VILELA, before.where[VILELA] // 2, after.where[VILELA] // 2)]
    if isinstance(frame, PerformActions):
        return of_acting(frame, before, after)
    if isinstance(frame, ReplaceSpares) and frame.step == 1:
        return [SparesDiscarded(tuple(part for part in before.spares if part != NO_PART))]
    if isinstance(frame, TakeTop):
        return of_taking(frame, before, after)
    if isinstance(frame, CycleProjects):
        return of_cycling(frame, before, after)
    if isinstance(frame, Course):
        return of_course(frame, before, after)
    if isinstance(frame, Inspect) and frame.step == 1:
        value = after.values[frame.colour]
        return [ValueFell(frame.colour, value, fell=value < before.values[frame.colour])]
    if isinstance(frame, RemoveContracts) and before.contracts != after.contracts:
        gone = [k for k in range(after.edition.positions) if before.contracts[k] != after.contracts[k]]
        return [ContractsRemoved(tuple((k, before.contracts[k]) for k in gone))]
    return []


def of_moving(frame: MoveWorkers, before: BotFactory, after: BotFactory) -> list[Happening]:
    """Sandra's move. BOT-3.5"""
    if frame.step < 2 or frame.order[frame.step - 2] != SANDRA:
        return []
    return [Moved(SANDRA, before.where[SANDRA] // 2, after.where[SANDRA] // 2)]


def of_acting(frame: PerformActions, before: BotFactory, after: BotFactory) -> list[Happening]:
    """Sandra's and Vilela's turns. BOT-10, 14.11"""
    meeple = frame.order[frame.step - 2] if frame.step >= 2 else NOBODY
    if meeple == SANDRA:
        risen = [colour for colour in range(COLOURS) if after.values[colour] > before.values[colour]]
        board = before.board_of_meeple(SANDRA)
        return [SandraActed(board, before.round, before.wheel.count(NO_PART), tuple(risen))]
    if meeple != VILELA:
        return []
    parts = [old for old, new in zip(before.columns, after.columns, strict=True) if old != new]
    parts += [old for old, new in zip(before.wheel, after.wheel, strict=True) if old != new]
    bots = total(before.meeples) - total(after.meeples)
    projects = after.projects.count(NO_COLOUR) - before.projects.count(NO_COLOUR)
    board = before.vilela_board
    return [VilelaActed(board, before.vilela_colour, before.round, tuple(parts), bots, projects)]


def of_taking(frame: TakeTop, before: BotFactory, after: BotFactory) -> list[Happening]:
    """A part leaves a stack, which may have been built anew first. BOT-7.12"""
    if frame.step == 1 and before.tops[frame.colour] == NO_PART:
        return [StackShuffled(frame.colour)]
    if frame.step != 2:
        return []
    players = any(isinstance(other, PlayerTurn) for other in before.agenda.frames)
    chosen = frame.to == TO_HAND or players
    return [PartTaken(before.tops[frame.colour], frame.to, frame.at, chosen)]


def of_cycling(frame: CycleProjects, before: BotFactory, after: BotFactory) -> list[Happening]:
    """The bottom row goes; an empty deck is built anew. BOT-8.7, 10.5, 11.3"""
    if frame.step == 1:
        rows = before.edition.project_rows
        bottom = [before.projects[column * rows] for column in range(before.edition.project_columns)]
        colours = tuple(colour for colour in bottom if colour != NO_COLOUR)
        return [ProjectsDiscarded(colours, maintenance=phase(before) == MAINTAINING)]
    if total(before.deck) == 0 and total(after.deck) > 0:
        return [DeckShuffled()]
    return []


def of_course(frame: Course, before: BotFactory, after: BotFactory) -> list[Happening]:
    """Rounds, cleared columns, the end. BOT-11, 12.1"""
    if frame.step == 2:
        return [RoundBegun(after.round)]
    if frame.step == 5:
        return [
            ColumnCleared(colour, after.values[colour], fell=after.values[colour] < before.values[colour])
            for colour in range(COLOURS)
            if before.parts_in_column(colour) == TYPES
        ]
    if frame.step == 7 and has_ended(after):
        colours = [colour for colour in range(COLOURS) if after.meeples[colour] == 0]
        seats = [
            seat for seat, player in enumerate(after.players) if player.completed() >= after.edition.end_bots
        ]
        return [EndReached(tuple(colours), tuple(seats))]
    return []
