"""Positions of whole games played at random, and ones with means that chance rarely brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from boardwright.faces.baghdad.naming import game_of
from boardwright.games import registry
from boardwright.games.baghdad.actions import GO_ON, SKIP, STOP
from boardwright.games.baghdad.observe import ask_again
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.title import Setup
from boardwright.kernel.packing import OK, Action, verb_of
from boardwright.table.observation import Observation
from boardwright.table.table import Table

NAMES = ("Mirela", 'Oskar <script>"x"</script>', "Ann & {Bob}", "Aldo")
DULL = {GO_ON, SKIP, STOP}  # rarely chosen, so that things happen


@dataclass(frozen=True)
class Played:
    """One game as it went: the table and some positions as the asked seat saw them."""

    table: Table
    seen: Sequence[Observation]


def begin(seats: int, seed: int, **options: str) -> Table:
    """Return a fresh table; the game is not in the registry yet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "NAMES", ("baghdad",))
        return Table.begin(Setup("baghdad", seats, options), str(seed))


def choose(random: Random, options: Sequence[Action]) -> Action:
    """Return an answer of any verb, each as likely as another; the dull ones are rare."""
    verbs = sorted({verb_of(action) for action in options})
    lively = [verb for verb in verbs if verb not in DULL]
    verb = random.choice(lively if lively and random.random() < 0.9 else verbs)
    return random.choice([action for action in options if verb_of(action) == verb])


def play(seats: int, seed: int, **options: str) -> Played:
    """Return a game played at random to its end."""
    table = begin(seats, seed, **options)
    random = Random(seed)
    seen: list[Observation] = []
    while not table.over:
        seat = table.game.whose()
        observation = table.observe(seat)
        seen.append(observation)
        table.answer(seat, choose(random, observation.options))
    return Played(table, seen)


@pytest.fixture(scope="session")
def games() -> list[Played]:
    """Games for every number of seats, without and with modules."""
    modules = {"public_works": "on", "contracts": "on", "objectives": "on"}
    return [
        play(1, 3, difficulty="expert", **modules),
        play(2, 5),
        play(3, 8, **modules),
        play(4, 7, **modules),
    ]


def enriched(observation: Observation) -> Observation:
    """Return a position whose asked player has means, so that more is possible."""
    game: Baghdad = game_of(observation).clone()
    me = game.players[observation.seat]
    me.coins = max(me.coins, 9)
    me.wilds = max(me.wilds, 4)
    me.steps = max(me.steps, 2)
    me.goods = [max(each, 2) for each in me.goods]
    me.favour = game.edition.board.favour_top
    return observed_again(observation, game)


def observed_again(observation: Observation, game: Baghdad) -> Observation:
    """Return the same view of a table that was changed under it."""
    ask_again(game)
    return replace(
        observation,
        game=game,
        options=game.options(),
        blocked=[(a, game.why_not(a)) for a in game.candidates() if game.why_not(a) != OK],
    )


@pytest.fixture(scope="session")
def positions(games: list[Played]) -> list[Observation]:
    """Every fifth position, every other one of them with means, and the first of each question."""
    out: list[Observation] = []
    asked: set[str] = set()
    for game in games:
        for number, observation in enumerate(game.seen):
            if number % 5 == 0 or observation.question not in asked:
                asked.add(observation.question)
                out.append(observation)
                if number % 2:
                    out.append(enriched(observation))
    return out
