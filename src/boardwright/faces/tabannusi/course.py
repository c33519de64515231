"""What an answer brings about, noted step by step: scorings, tiles taken, and all that the Bot does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.faces.tabannusi.bot_steps import BotStep, steps_of_bot
from boardwright.faces.telling import course
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.games.tabannusi.components import UNKNOWN, members
from boardwright.games.tabannusi.scoring import STEP_OF_POINTS, ScoreDistrict
from boardwright.games.tabannusi.state import Tabannusi
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


Event = DistrictScored | GoldTaken | HarbormasterTaken | BotStep
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
    return [*out, *steps_of_bot(before, after)] if before.solo else out


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
