"""Headings of the history are read off the lines: where the rounds of recorded games really begin."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardwright.faces import registry as faces
from boardwright.games.bot_factory import notes, phases
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import read_log
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.golden.record import FOLDER

RECORDED = [
    "attandarra/2-history-greedy-1",
    "attandarra/3-base-random-1",
    "attandarra/4-base-random-2",  # a seat draws from a bag of one material, so that nobody asks chance
    "attandarra/4-display_overflow_redrawn-yes-greedy-1",
    "baghdad/1-public_works-contracts-objectives-greedy-1",
    "baghdad/3-base-greedy-1",
    "bot-factory/1-base-greedy-1",
    "bot-factory/2-base-greedy-1",
    "bot-factory/3-production-greedy-1",
    "tabannusi/1-king-bot-baba-greedy-1",
    "tabannusi/3-claiming-claimer-46",
]


def recorded(name: str) -> Table:
    return replay(read_log(FOLDER / f"{name}.game")).table


def round_at(table: Table, position: int) -> int:
    """Return the round in which a question is asked, by the engine."""
    game: Any = table.record.at(position)
    if table.setup.game == "baghdad":
        return (int(game.turns) + int(game.count) - 1) // int(game.count)
    if table.setup.game == "tabannusi":
        started = sum(1 for player in game.players[: table.setup.seats] if player is not None)
        return max(0, (int(game.turns) - started - 1) // int(game.seats) + 1)
    return int(game.round)


@pytest.mark.parametrize("name", RECORDED)
def test_a_heading_stands_where_the_engine_begins_a_round_and_nowhere_else(name: str) -> None:
    table = recorded(name)
    seen = table.observe(NOBODY)
    headings = list(faces.face(table.setup.game).headings(seen))
    assert len(headings) == table.length
    assert headings[0] == "Setting up"
    rounds = [round_at(table, position) for position in range(table.length)]
    named = [0]
    for number, heading in enumerate(headings[1:], 1):
        found = re.match(r"Round (\d+)", heading)
        assert bool(found) == (heading != "")
        if found:
            assert int(found[1]) == rounds[number], number + 1
            named.append(int(found[1]))
    assert sorted(set(named)) == sorted(set(rounds))
    if table.setup.game != "bot-factory":  # it has two headings in a round
        assert len(named) == len(set(named))


@pytest.mark.parametrize("name", [name for name in RECORDED if name.startswith("bot-factory")])
def test_phases_of_bot_factory_begin_where_the_engine_begins_them(name: str) -> None:
    table = recorded(name)
    for number, heading in enumerate(faces.face("bot-factory").headings(table.observe(NOBODY))):
        game: Any = table.record.at(number)
        if heading.endswith("move workers"):
            assert phases.phase(game) == notes.MOVING
        elif heading.endswith("perform actions"):
            assert phases.phase(game) == notes.ACTING


@pytest.mark.parametrize("name", RECORDED)
def test_a_story_has_the_heading_of_its_line(name: str) -> None:
    table = recorded(name)
    face = faces.face(table.setup.game)
    names = ["Ann", "Ben", "Cat", "Dan"][: table.setup.seats]
    for viewer in (NOBODY, 0):
        seen = table.observe(viewer)
        headings = face.headings(seen)
        for line in [line for line in seen.log if headings[line.number - 1] or line.number % 23 == 0]:
            story = face.story(table.observe(viewer, line.number - 1), line, names)
            assert story.heading == headings[line.number - 1]
