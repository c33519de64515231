"""One game between computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from boardwright.cli.seeds import rng_of_player, seed_of_game
from boardwright.games.registry import title
from boardwright.games.title import Printed, Rival, Setup
from boardwright.kernel.packing import NOBODY
from boardwright.players.registry import player
from boardwright.table.editions import printed_for
from boardwright.table.table import Table


@dataclass(frozen=True)
class Series:
    """Many games with one set-up: all that a process needs to play any of them."""

    setup: Setup
    edition_file: Path | None  # None: the edition that the set-up names
    players: Sequence[str]  # specs, as many as seats
    seed: str
    rotating: bool  # the players move on by one seat from game to game
    logs: bool  # keep the logs


@dataclass(frozen=True)
class Match:
    """A finished game. Lists are in seat order."""

    index: int  # in its series, from 0
    seed: str
    players: list[str]
    scores: list[int]
    places: list[int]  # 1 for a winner; ties share a place
    turns: int
    decisions: int  # answers of players; forced ones are no decisions
    outcome: str  # the result of a solo game in a word; else empty
    log: str  # empty unless logs are kept
    rivals: Sequence[Rival] = ()  # of a solo game: the opponents without a seat


def seating(series: Series, index: int) -> list[str]:
    """Return who sits where in a game of a series."""
    players = list(series.players)
    first = index % len(players) if series.rotating else 0
    return players[-first:] + players[:-first] if first else players


@lru_cache(maxsize=4)
def edition(game: str, name: str, fingerprint: str, file: Path | None) -> Printed:
    """Return an edition, read once a process."""
    return title(game).load(path=file) if file is not None else printed_for(title(game), name, fingerprint)


def play_match(series: Series, index: int) -> Match:
    """Play one game of a series to its end. The result depends on nothing but the arguments."""
    setup = series.setup
    seed = seed_of_game(series.seed, index)
    specs = seating(series, index)
    players = [player(spec) for spec in specs]
    table = Table.begin(
        setup, seed, edition(setup.game, setup.edition, setup.fingerprint, series.edition_file)
    )
    decisions = 0
    turns = 0
    last_turn = -1
    while not table.over:
        seat = table.game.whose()
        if table.game.turn() != last_turn:
            last_turn = table.game.turn()
            turns += 1
        observation = table.observe(seat)
        table.answer(seat, players[seat].choose(observation, rng_of_player(seed, seat, observation.position)))
        decisions += 1
    return Match(
        index=index,
        seed=seed,
        players=specs,
        scores=table.game.scores(),
        places=table.game.places(),
        turns=turns,
        decisions=decisions,
        outcome=table.title.outcome(table.game, table.printed),
        log=table.log_text(NOBODY, with_seed=True) if series.logs else "",
        rivals=table.title.rivals(table.game, table.printed),
    )
