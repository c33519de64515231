"""What an answer brings about in Attandarra, noted step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.faces.telling import course
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.games.attandarra.actions import FINISH_WITH_DRAW
from boardwright.games.attandarra.components import CITIZEN, COIN, MATERIALS, NO_EVENT, members
from boardwright.games.attandarra.draws import FinalDraw
from boardwright.games.attandarra.state import Attandarra, Player
from boardwright.kernel.packing import NOBODY, Action, verb_of


@dataclass(frozen=True)
class CubesReturned:
    """Drawn cubes without a place went back into the bag."""

    cubes: tuple[int, ...]  # material -> cubes


@dataclass(frozen=True)
class SealTaken:
    """The City Seal came to a player."""

    seat: int
    holder: int  # who had it, or NOBODY


@dataclass(frozen=True)
class SealScored:
    """The holder scored the City Seal at the end of a round."""

    seat: int
    points: int


@dataclass(frozen=True)
class EventScored:
    """A positive event brought points."""

    seat: int
    event: int
    points: int


@dataclass(frozen=True)
class MarkersLost:
    """Markers left the game. Each is (space, CITIZEN or COIN)."""

    seat: int
    event: int
    markers: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class TilesBurned:
    """Tiles went back to their owner's supply. Each is (space, tile)."""

    seat: int
    tiles: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class UnfinishedRemoved:
    """Unfinished buildings left a city before the final scoring. Each is (space, tile)."""

    seat: int
    tiles: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class OutOfGold:
    """A player's round ended because the gold was spent."""

    seat: int


@dataclass(frozen=True)
class EventOver:
    """The history tile of the round was put away."""

    event: int


@dataclass(frozen=True)
class RoundBegun:
    """A new round is being prepared."""

    round: int


Happening = (
    Forced[Attandarra]
    | CubesReturned
    | SealTaken
    | SealScored
    | EventScored
    | MarkersLost
    | TilesBurned
    | UnfinishedRemoved
    | OutOfGold
    | EventOver
    | RoundBegun
    | GameOver
)


def unfold(game: Attandarra, action: Action) -> tuple[Sequence[Happening], Attandarra]:
    """Return what follows from an answer up to the next real choice, and the table after it.

    `game` stays as it is; `action` is one of its options.
    """
    out, after = course.unfold(game, action, changes)
    frames = game.agenda.frames
    if verb_of(action) == FINISH_WITH_DRAW or any(isinstance(frame, FinalDraw) for frame in frames):
        # told already with the draw
        out = [happening for happening in out if not isinstance(happening, OutOfGold)]
    return out, after


def returned_cubes(before: Attandarra, after: Attandarra) -> list[Happening]:
    """Tell which drawn cubes a procedure put back into the bag."""
    cubes = [
        min(before.hand[material] - after.hand[material], after.bag[material] - before.bag[material])
        for material in range(MATERIALS)
    ]
    cubes = [max(0, n) for n in cubes]
    return [CubesReturned(tuple(cubes))] if sum(cubes) else []


def changes(before: Attandarra, after: Attandarra, answered: int) -> list[Happening]:
    """Tell what changed in one step; `answered` is the seat whose answer it was, or NOBODY."""
    out = returned_cubes(before, after) if answered == NOBODY else []
    for seat in range(after.seats):
        out += changes_of_player(before, after, seat)
    if after.seal not in (before.seal, NOBODY):
        out.append(SealTaken(after.seal, before.seal))
    for seat in range(after.seats):
        spent = after.players[seat].gold == 0 and answered == NOBODY
        if spent and after.players[seat].finished and not before.players[seat].finished:
            out.append(OutOfGold(seat))
    if before.event != NO_EVENT and after.event == NO_EVENT:
        out.append(EventOver(before.event))
    if after.round != before.round:
        out.append(RoundBegun(after.round))
    return out


def changes_of_player(before: Attandarra, after: Attandarra, seat: int) -> list[Happening]:
    """Tell what one player gained or lost by itself in one step."""
    old = before.players[seat]
    new = after.players[seat]
    out: list[Happening] = []
    if new.points_seal != old.points_seal:
        out.append(SealScored(seat, new.points_seal - old.points_seal))
    if new.points_events != old.points_events:
        out.append(EventScored(seat, before.event, new.points_events - old.points_events))
    gone = tuple((space, old.tile_at[space]) for space in members(old.tiles & ~new.tiles))
    if gone:
        removed = UnfinishedRemoved if before.event == NO_EVENT else TilesBurned
        out.append(removed(seat, gone))
    lost = lost_markers(old, new)
    if lost:
        out.append(MarkersLost(seat, before.event, lost))
    return out


def lost_markers(old: Player, new: Player) -> tuple[tuple[int, int], ...]:
    """Return the markers that left a city; a marker that only moved is none."""
    if old.markers == new.markers or sum(old.markers) == sum(new.markers):
        return ()
    out: list[tuple[int, int]] = []
    for space in range(len(old.markers)):
        out += [(space, CITIZEN)] * (old.citizens_at(space) - new.citizens_at(space))
        out += [(space, COIN)] * (old.coins_at(space) - new.coins_at(space))
    return tuple(out)
