"""Positions of whole games played at random, and ones with means that chance rarely brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from boardwright.games.baghdad.actions import GO_ON, SKIP, STOP
from boardwright.games.baghdad.boats import ChooseBoatMove, ChoosePortAction
from boardwright.games.baghdad.building import ChooseBuilding, ChooseSite
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.city_tiles import ChooseFirstBonus, ChooseTile
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOOK,
    MASONRY,
    NO_BUILDING,
    NOWHERE,
    PATIENT,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.face.naming import game_of
from boardwright.games.baghdad.favour import FavourAtTop
from boardwright.games.baghdad.gains import ChooseGoods
from boardwright.games.baghdad.objectives import ChooseObjective
from boardwright.games.baghdad.observe import ask_again
from boardwright.games.baghdad.palace import ChoosePiece
from boardwright.games.baghdad.payment import ChoosePayment
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import Course, Turn
from boardwright.kernel.agenda import Agenda, Frame
from boardwright.kernel.packing import OK, Action, verb_of
from boardwright.table.observation import Observation
from boardwright.table.table import Table
from tests.faces import playing
from tests.faces.playing import NAMES

__all__ = ["NAMES", "Played"]

Played = playing.Played[Observation]

DULL = {GO_ON, SKIP, STOP}  # rarely chosen, so that things happen


def begin(seats: int, seed: int, **options: str) -> Table:
    """Return a fresh table."""
    return playing.begin("baghdad", seats, seed, **options)


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
    give_means(game, observation.seat)
    return observed_again(observation, game)


def give_means(game: Baghdad, seat: int) -> None:
    """Give a player coins, wilds, steps, goods and favour."""
    me = game.players[seat]
    me.coins = max(me.coins, 9)
    me.wilds = max(me.wilds, 4)
    me.steps = max(me.steps, 3)
    me.goods = [max(each, 2) for each in me.goods]
    me.favour = game.edition.board.favour_top


def observed_again(observation: Observation, game: Baghdad) -> Observation:
    """Return the same view of a table that was changed under it."""
    ask_again(game)
    return replace(
        observation,
        game=game,
        options=game.options(),
        blocked=[(a, game.why_not(a)) for a in game.candidates() if game.why_not(a) != OK],
    )


def sites_of(game: Baghdad, seat: int) -> list[int]:
    """Return empty sites in the quadrant of a vizier."""
    city = game.edition.city
    here = city.in_quadrant[city.quadrant[game.players[seat].vizier]]
    return [site for site in here if site in city.sites and game.city[site] == NO_BUILDING]


def with_buildings(game: Baghdad, seat: int) -> Frame[Baghdad]:
    """Two own buildings and a public one stand in the quadrant; no house on the public houses board."""
    one, two, three = sites_of(game, seat)[:3]
    standing = {game.city[site] for site in game.edition.city.sites}
    built = [tile for tile in (1, 9, 5, 2, 10, 6) if tile not in standing][:3]
    game.city[one], game.city[two], game.city[three] = built
    game.tops = [NO_BUILDING if tile in built else tile for tile in game.tops]
    game.bottoms = [NO_BUILDING if tile in built else tile for tile in game.bottoms]
    game.players[seat].sites |= 1 << one | 1 << two
    game.public_sites |= 1 << three
    return ChooseBuildingEffect(seat, 0, 0)


def with_boats(game: Baghdad, seat: int) -> Frame[Baghdad]:
    """Five boats lie on the river, on five spaces."""
    game.players[seat].boats = 0
    game.players[seat].river = 0x11111
    return ChooseBoatMove(seat, 3, 0)


def with_students(game: Baghdad, seat: int) -> Frame[Baghdad]:
    """Masonry may be paid in many ways."""
    for spot in range(SPOTS):
        game.players[seat].place(TYPES - 1, spot, 10)
    game.players[seat].flipped = 0
    game.players[seat].contracts = 1 << 0 | 1 << 7 | 1 << 10
    return ChoosePayment(seat, MASONRY, 4)


RARE: Sequence[Callable[[Baghdad, int], Frame[Baghdad]]] = [
    with_buildings,
    with_boats,
    with_students,
    lambda _game, seat: ChooseFirstBonus(seat, 0, 1, 2),
    lambda _game, seat: ChooseSite(seat, 0),
    lambda _game, seat: ChooseSite(seat, 1),
    lambda game, seat: ChooseBuilding(seat, sites_of(game, seat)[0], 1, True),
    lambda _game, seat: ChooseTile(seat, NOWHERE, BOOK, 0),
    lambda _game, seat: ChooseTile(seat, NOWHERE, PATIENT, 0),
    lambda _game, seat: ChooseTile(seat, NOWHERE, ARTEFACT, 1),
    lambda _game, seat: ChooseGoods(seat, 2),
    lambda _game, seat: ChooseObjective(seat),
    lambda _game, seat: ChoosePiece(seat),
    lambda _game, seat: ChoosePortAction(seat, 0),
    lambda _game, seat: FavourAtTop(seat),
]


@pytest.fixture(scope="session")
def rare(games: list[Played]) -> list[Observation]:
    """Positions that games at random hardly reach, with and without means."""
    out: list[Observation] = []
    base = next(o for o in games[2].seen if o.question == "ChooseCharacter" and game_of(o).turns > 12)
    for maker in RARE:
        for rich in (False, True):
            game = game_of(base).clone()
            if rich or maker is RARE[-1]:
                give_means(game, base.seat)
            frame = maker(game, base.seat)
            game.agenda = Agenda([Course(0, game.turns, 2), Turn(base.seat, 7), frame])
            out.append(observed_again(replace(base, question=type(frame).__name__), game))
    return [observation for observation in out if observation.options]


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
