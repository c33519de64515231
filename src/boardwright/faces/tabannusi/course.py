"""What an answer brings about, noted step by step: scorings, tiles taken, and all that the Bot does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.faces.telling import course
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.games.tabannusi.components import BIT, COMMON, SPACES, TRACKS, UNKNOWN, members
from boardwright.games.tabannusi.scoring import STEP_OF_POINTS, ScoreDistrict
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.packing import Action


@dataclass(frozen=True)
class DistrictScored:
    """Points for a District, even if nobody got any."""

    district: int
    points: tuple[int, ...]  # by seat, the Bot included


@dataclass(frozen=True)
class GoldTaken:
    """Gold from the Time track; `last` begins the end."""

    seat: int
    last: bool


@dataclass(frozen=True)
class HarbormasterTaken:
    """A line of the Port was completed."""

    seat: int
    tile: int


@dataclass(frozen=True)
class BotMoved:
    """The Bot's Architect went to a District."""

    district: int


@dataclass(frozen=True)
class BotTookDie:
    """The Bot took a die from a Barge."""

    colour: int
    value: int


@dataclass(frozen=True)
class BotPlaced:
    """The Bot put something on the board: `what` is project, building, garden, port, ziggurat or ship."""

    what: str
    at: int  # place, House space or cell
    colour: int = 0


@dataclass(frozen=True)
class BotTookDecree:
    """The Bot met a Decree."""

    decree: int


Event = DistrictScored | GoldTaken | HarbormasterTaken | BotMoved | BotTookDie | BotPlaced | BotTookDecree
Happening = Event | Forced[Tabannusi] | GameOver


def without_unknown_cards(game: Tabannusi) -> Tabannusi:
    """Return a copy in which hands hold only cards that are seen, so that it can be carried on."""
    copy = game.clone()
    for player in copy.players:
        player.urban = [card for card in player.urban if card != UNKNOWN]
        player.drawn = [card for card in player.drawn if card != UNKNOWN]
    return copy


def unfold(game: Tabannusi, action: Action) -> tuple[list[Happening], Tabannusi]:
    """Return what follows from an answer up to the next real choice, and the table after it."""
    return course.unfold(without_unknown_cards(game), action, lambda before, after, _: notice(before, after))


def notice(before: Tabannusi, after: Tabannusi) -> list[Event]:
    """Return what happened in one step, as far as no answer tells it."""
    out: list[Event] = [*notice_scoring(before, after)]
    if after.time_gold < before.time_gold:
        out.append(GoldTaken(after.active, after.ended and not before.ended))
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for tile in members(new.harbormasters & ~old.harbormasters):
            out.append(HarbormasterTaken(seat, tile))
        if before.is_bot(seat):
            out += notice_bot(before, after)
    return out


def notice_scoring(before: Tabannusi, after: Tabannusi) -> Sequence[Event]:
    """Return the points that the third part of a District Scoring brought in one step. TAB-13.7-13.11"""
    scoring = before.agenda.frames[-1]
    if not isinstance(scoring, ScoreDistrict) or scoring.step != STEP_OF_POINTS or not scoring.points:
        return []
    district = scoring.district
    points = [
        new.scored[district] - old.scored[district]
        for old, new in zip(before.players, after.players, strict=True)
    ]
    return [DistrictScored(district, tuple(points))]


def notice_bot(before: Tabannusi, after: Tabannusi) -> Sequence[Event]:
    """Return what the Bot did in one step."""
    old, new = before.players[BOT], after.players[BOT]
    out: list[Event] = []
    if new.architect != old.architect:
        out.append(BotMoved(new.architect))
    for number, dice in enumerate(before.barge):
        colour = number // FACES
        if after.barge[number] < dice and new.dice[colour] > old.dice[colour]:
            out.append(BotTookDie(colour, number % FACES + 1))
    for cell in members(new.ships & ~old.ships):
        out.append(BotPlaced("ship", cell))
    for space in members(new.port & ~old.port):
        out.append(BotPlaced("port", space))
    for space in members(new.ziggurat & ~old.ziggurat):
        out.append(BotPlaced("ziggurat", space))
    for decree in members(new.decrees & ~old.decrees):
        out.append(BotTookDecree(decree))
    return [*out, *notice_bot_in_districts(before, after)]


def notice_bot_in_districts(before: Tabannusi, after: Tabannusi) -> Sequence[Event]:
    """Return what the Bot put in the common Districts in one step."""
    out: list[Event] = []
    for district in range(COMMON):
        at = BOT * COMMON + district
        for space in members(after.project_markers[at] & ~before.project_markers[at]):
            for track in range(TRACKS):
                if after.projects[district * TRACKS + track] & BIT[space]:
                    out.append(BotPlaced("project", district * SPACES + space, track))
        new = after.garden_markers[at] & ~before.garden_markers[at] & after.board.own[district]
        for space in members(new):
            out.append(BotPlaced("garden", district * SPACES + space))
    for building in range(len(before.deeds), len(after.deeds)):
        if after.owner_of(building) == BOT:
            kind = after.deeds[building] & 15
            space = members(after.sites[building])[0]
            out.append(BotPlaced("building", kind // TRACKS * SPACES + space, kind % TRACKS))
    return out
