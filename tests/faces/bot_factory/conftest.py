"""Whole games played at random by the face's own options, and positions that chance rarely brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from boardwright.faces.face import Option, Question
from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.components import (
    FINANCE,
    NO_TASK,
    NO_TILE,
    TAKE_PROJECT,
    TYPES,
    UNIVERSAL,
    UNIVERSAL_BOT,
)
from boardwright.games.bot_factory.face import FACE
from boardwright.games.bot_factory.face.identities import KINDS, OUT_OF_SIGHT, Place
from boardwright.games.bot_factory.face.naming import game_of
from boardwright.games.bot_factory.production import DiscardPart
from boardwright.games.bot_factory.projects import MayTakeProject
from boardwright.games.bot_factory.rounds import Course
from boardwright.games.bot_factory.state import RUNNING, BotFactory
from boardwright.games.bot_factory.tiles import (
    ChooseBenefit,
    ChooseRise,
    ChooseUniversalBenefit,
    MayTakeTile,
    ReturnUniversal,
)
from boardwright.games.bot_factory.turn import ChooseStep, PlayerTurn
from boardwright.games.bot_factory.workers import ChooseMove, MoveWorkers
from boardwright.kernel.agenda import Agenda, Frame
from boardwright.kernel.packing import NOBODY, OK
from boardwright.table.table import Table
from tests.faces import playing
from tests.faces.playing import NAMES, Seen
from tests.games.bot_factory.ledger import ledger

__all__ = ["NAMES", "Played", "Seen", "places_of"]

Played = playing.Played[Seen]

LAST_ROUND = "20"  # players at random complete few bots


def begin(seats: int, seed: int, **options: str) -> Table:
    """Return a fresh table."""
    return playing.begin("bot-factory", seats, seed, **{"max_rounds": LAST_ROUND, **options})


def choose(random: Random, question: Question) -> Option:
    """Return an option; turns are rarely ended early, so that things happen."""
    options = list(question.options)
    option = random.choice(options)
    early = option.label in ("End the turn", "Finish the main action", "Decline", "Pass")
    return options[0] if early and random.random() < 0.8 else option


def play(seats: int, seed: int, **options: str) -> Played:
    """Play a game to its end."""
    table = begin(seats, seed, **options)
    random = Random(seed)
    seen: list[Seen] = []
    while not table.over:
        observation = table.observe(table.asked)
        question = FACE.question(observation, NAMES)
        seen.append(Seen(observation, question))
        table.answer(table.asked, random.choice(choose(random, question).actions))
    return Played(table, seen)


@pytest.fixture(scope="session")
def games() -> list[Played]:
    """Games for every number of seats, without and with production tiles."""
    return [
        play(1, 3, task="random"),
        play(1, 5, production="1"),
        play(2, 6, production="2"),
        play(3, 8),
        play(4, 7, production="1"),
    ]


@pytest.fixture(scope="session")
def positions(games: list[Played]) -> list[Seen]:
    """Every fourth position of these games."""
    return [seen for game in games for seen in game.seen[::4]]


Arrange = Callable[[BotFactory], Sequence[Frame[BotFactory]]]


def arranged(base: Seen, arrange: Arrange) -> Seen:
    """Return a position where the frames that `arrange` returns are open to seat 0."""
    game = game_of(base.observation).clone()
    course = Course(NOBODY, NO_TASK, 5)
    game.agenda = Agenda([course, *arrange(game)])
    game.settle()
    assert game.whose() == 0
    observation = replace(
        base.observation,
        game=game,
        seat=0,
        whose=0,
        question=type(game.agenda.open_question()).__name__,
        options=game.options(),
        blocked=[(a, game.why_not(a)) for a in game.candidates() if game.why_not(a) != OK],
    )
    return Seen(observation, FACE.question(observation, NAMES))


def with_universals(game: BotFactory, parts: Sequence[int]) -> None:
    """Put universal parts and a project into the hand of seat 0, which has used no tile."""
    game.active = 0
    game.players[0].tile, game.players[0].tile_used = NO_TILE, False
    for type in range(TYPES):
        game.players[0].parts[UNIVERSAL + type] = parts[type]
        game.universals[type] = game.edition.universals - parts[type]
    game.players[0].projects[1] = max(1, game.players[0].projects[1])


def universal_bot(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 used the seventh tile."""
    with_universals(game, [1, 1, 1])
    game.tiles |= 1 << UNIVERSAL_BOT
    game.universal_bot = True
    return [PlayerTurn(0, 4), ChooseUniversalBenefit(0)]


def returning(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 returns universal parts of three types."""
    with_universals(game, [1, 1, 1])
    return [PlayerTurn(0, 4), ReturnUniversal(0, TYPES)]


def benefit(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 used the fifth tile."""
    with_universals(game, [2, 0, 1])
    return [PlayerTurn(0, 4), ChooseBenefit(0)]


def rise(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 used the sixth tile."""
    game.active = 0
    return [PlayerTurn(0, 4), ChooseRise(0)]


def line_project(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 crossed a line with a project."""
    game.active = 0
    return [PlayerTurn(0, 4), MayTakeProject(0, 0)]


def many_parts(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 holds one of each part and must discard."""
    game.active = 0
    game.players[0].parts = [1] * len(game.players[0].parts)
    return [PlayerTurn(0, 4), DiscardPart(0)]


def many_placements(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 holds one of each part and may place one; the columns are empty."""
    game.active = 0
    game.players[0].parts = [1] * len(game.players[0].parts)
    game.columns = [31] * len(game.columns)
    return [PlayerTurn(0, 4), MayPlacePart(0, 0)]


def finance(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 spends tokens; blue stands right below the line with a project."""
    game.active = 0
    game.where[0] = 2 * game.edition.last_space[FINANCE]
    game.main, game.left = RUNNING, game.edition.limit[game.where[0] // 2]
    game.players[0].tokens = 5
    game.values[2] = game.edition.lines.index(TAKE_PROJECT)
    return [PlayerTurn(0, 4), ChooseStep(0)]


def take_tile(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Seat 0 reserved its first contract."""
    game.active = 0
    return [PlayerTurn(0, 4), MayTakeTile(0)]


def squeeze(game: BotFactory) -> Sequence[Frame[BotFactory]]:
    """Both spaces of the Project board are taken; seat 0 may squeeze in there."""
    with_universals(game, [0, 0, 0])
    game.tiles = (1 << 7) - 1
    spaces = [game.edition.first_space[board] for board in (0, 2, 2, 1)]
    game.where[:4] = [2 * space for space in spaces]
    game.where[2] += 2
    return [MoveWorkers([0, 1], 3), ChooseMove(0)]


@pytest.fixture(scope="session")
def rare(games: list[Played]) -> list[Seen]:
    """Positions that games at random hardly reach."""
    base = next(seen for seen in games[-1].seen if seen.observation.question == "ChooseStep")
    makers = [universal_bot, returning, benefit, rise, line_project, many_parts, many_placements]
    makers += [finance, take_tile, squeeze]
    return [arranged(base, maker) for maker in makers]


@pytest.fixture(scope="session")
def everything(positions: list[Seen], rare: list[Seen]) -> list[Seen]:
    """All positions."""
    return [*positions, *rare]


def places_of(game: BotFactory) -> list[Place]:
    """Return every place where a copy lies face up."""
    counts = ledger(game).items()
    return [
        Place(thing, place, copy)
        for (place, thing), n in counts
        if 0 <= thing < KINDS and place not in OUT_OF_SIGHT
        for copy in range(n)
    ]
