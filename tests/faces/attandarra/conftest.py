"""Whole games played at random by the face's own options: every position as the asked seat saw it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from boardwright.faces.face import Option, Question
from boardwright.faces.registry import face
from boardwright.games.attandarra.components import CITIZEN, COIN, FIRE, GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.edition import load
from boardwright.games.attandarra.face.naming import game_of
from boardwright.games.attandarra.history import StrikeEvent
from boardwright.games.attandarra.rounds import Course
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.packing import OK
from tests.faces import playing
from tests.faces.playing import NAMES, Seen

__all__ = ["NAMES", "Played", "Seen"]

Played = playing.Played[Seen]


def choose(random: Random, question: Question) -> Option:
    """Return an option; the round is rarely ended early, so that cities grow."""
    option = random.choice(list(question.options))
    return question.options[0] if option.label.startswith("Finish") and random.random() < 0.8 else option


def play(seats: int, seed: int, **options: str) -> Played:
    """Play a game to its end."""
    table = playing.begin("attandarra", seats, seed, **options)
    random = Random(seed)
    seen: list[Seen] = []
    while not table.over:
        observation = table.observe(table.asked)
        question = face("attandarra").question(observation, NAMES)
        seen.append(Seen(observation, question))
        table.answer(table.asked, random.choice(choose(random, question).actions))
    return Played(table, seen)


@pytest.fixture(scope="session")
def games() -> list[Played]:
    """Games for every number of seats, basic and with City History."""
    basic = [play(seats, seat_seed) for seats, seat_seed in ((2, 4), (3, 5), (4, 6))]
    return basic + [play(seats, seed, history="on") for seats, seed in ((2, 21), (3, 22), (4, 23))]


@pytest.fixture(scope="session")
def positions(games: list[Played]) -> list[Seen]:
    """Every fifth position of these games."""
    return [seen for game in games for seen in game.seen[::5]]


@pytest.fixture(scope="session")
def fire(games: list[Played]) -> Seen:
    """Seat 0 carries markers out of a fire: from B2 (a citizen, a coin) to C2 or B1."""
    observation = next(
        seen.observation for seen in games[-1].seen if seen.observation.question == "ChooseAction"
    )
    game = game_of(observation).clone()
    me = game.players[0]
    for space in range(game.edition.spaces):
        if me.tiles >> space & 1:
            game.lift_tile(0, space, 0, 0)
        me.markers[space] = 0
    spaces = {name: number for number, name in enumerate(load().names.spaces)}
    game.lay_tile(0, GATE, spaces["B1"])
    game.lay_tile(0, MEADOW, spaces["C2"])
    game.lay_tile(0, RESERVOIR, spaces["C1"])
    game.lay_tile(0, MEADOW, spaces["B2"])
    me.put_marker(spaces["B2"], CITIZEN)
    me.put_marker(spaces["B2"], COIN)
    game.event = FIRE
    game.agenda = Agenda([Course(step=3), StrikeEvent()])
    game.settle()
    assert game.whose() == 0
    blocked = [(a, game.why_not(a)) for a in game.candidates() if game.why_not(a) != OK]
    observation = replace(
        observation,
        game=game,
        seat=0,
        whose=0,
        question=type(game.agenda.open_question()).__name__,
        options=game.options(),
        blocked=blocked,
    )
    return Seen(observation, face("attandarra").question(observation, NAMES))
