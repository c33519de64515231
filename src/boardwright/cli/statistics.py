"""What a series of games says about players, seats and lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, sqrt
from statistics import fmean, stdev
from typing import Final

from boardwright.cli.matches import Match

Z_95: Final = 1.959963984540054  # half width of the middle 95 % of a normal distribution
MOST_BINS: Final = 24


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation (of a sample), least and greatest of some numbers."""

    mean: float
    sd: float
    min: int
    max: int


@dataclass(frozen=True)
class Standing:
    """How one kind of player, or one seat, has done."""

    name: str
    played: int  # scores counted: a kind that sits in two seats counts twice a game
    scores: Spread
    wins: float  # a win shared by two counts as a half for each
    win_rate: float
    win_low: float  # 95 % interval of the win rate (Wilson)
    win_high: float


@dataclass(frozen=True)
class Summary:
    """All that is reported about a series."""

    games: int
    even_rate: float  # win rate if all were alike, rivals included
    kinds: list[Standing]
    rivals: list[Standing]  # of solo games: the opponents without a seat, by name
    ahead: Spread | None  # by how much the player was ahead of the best rival; None without any
    seats: list[Standing]
    turns: Spread
    decisions: Spread
    outcomes: dict[str, int]  # of solo games: the result in a word -> how many
    histogram: dict[str, list[tuple[int, int, int]]]  # kind -> (least score, greatest score, how many)


def spread(numbers: Sequence[int]) -> Spread:
    """Return mean, deviation and bounds of at least one number; one number alone deviates by 0."""
    deviation = stdev(numbers) if len(numbers) > 1 else 0.0
    return Spread(fmean(numbers), deviation, min(numbers), max(numbers))


def wilson(wins: float, played: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate; `played` is at least 1."""
    rate = wins / played
    square = Z_95 * Z_95
    middle = rate + square / (2 * played)
    half = Z_95 * sqrt(rate * (1 - rate) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def win_share(match: Match, seat: int) -> float:
    """Return 1 for a win, its part of a shared one, 0 otherwise."""
    return 1 / match.places.count(1) if match.places[seat] == 1 else 0.0


def standing(name: str, taken: Sequence[tuple[Match, int]]) -> Standing:
    """Return the standing over some seats of some matches."""
    wins = sum(win_share(match, seat) for match, seat in taken)
    low, high = wilson(wins, len(taken))
    scores = spread([match.scores[seat] for match, seat in taken])
    return Standing(name, len(taken), scores, wins, wins / len(taken), low, high)


def rival_standings(matches: Sequence[Match]) -> list[Standing]:
    """Return how the opponents without a seat have done; they win alone or not at all."""
    points: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    for match in matches:
        for rival in match.rivals:
            points.setdefault(rival.name, []).append(rival.points)
            wins[rival.name] = wins.get(rival.name, 0) + (rival.place == 1)
    return [
        Standing(name, len(scores), spread(scores), won, won / len(scores), *wilson(won, len(scores)))
        for (name, scores), won in zip(points.items(), wins.values(), strict=True)
    ]


def lead(match: Match) -> int:
    """Return by how much the only player is ahead of the best rival."""
    return match.scores[0] - max(rival.points for rival in match.rivals)


def histogram(scores: Sequence[int], low: int, high: int) -> list[tuple[int, int, int]]:
    """Return bins of equal width that cover low to high: (least, greatest, how many)."""
    width = max(1, floor((high - low) / MOST_BINS) + 1)
    bins = []
    for start in range(low, high + 1, width):
        end = start + width - 1
        bins.append((start, end, sum(start <= score <= end for score in scores)))
    return bins


def summarise(matches: Sequence[Match]) -> Summary:
    """Return the summary of at least one match; all have the same number of seats."""
    seats = len(matches[0].scores)
    taken = [(match, seat) for match in matches for seat in range(seats)]
    by_kind: dict[str, list[tuple[Match, int]]] = {}
    for match, seat in sorted(taken, key=lambda one: one[0].players[one[1]]):
        by_kind.setdefault(match.players[seat], []).append((match, seat))
    everything = [score for match in matches for score in match.scores]
    low, high = min(everything), max(everything)
    return Summary(
        games=len(matches),
        even_rate=1 / (seats + len(matches[0].rivals)),
        kinds=[standing(kind, there) for kind, there in by_kind.items()],
        rivals=rival_standings(matches),
        ahead=spread([lead(match) for match in matches]) if matches[0].rivals else None,
        seats=[standing(str(n), [(match, n) for match in matches]) for n in range(seats)],
        turns=spread([match.turns for match in matches]),
        decisions=spread([match.decisions for match in matches]),
        outcomes=dict(Counter(match.outcome for match in matches if match.outcome).most_common()),
        histogram={
            kind: histogram([match.scores[seat] for match, seat in there], low, high)
            for kind, there in by_kind.items()
        },
    )
