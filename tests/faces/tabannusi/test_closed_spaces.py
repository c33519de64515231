"""Every space of the board says why nothing can be put on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from boardwright.games.tabannusi.components import COMMON, PORT, SPACES
from boardwright.games.tabannusi.face.board import board
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.question import question
from boardwright.kernel.bits import members
from boardwright.table.observation import Observation
from boardwright.table.table import Table

from .conftest import NAMES

ON_GRIDS = {"ChooseStartBuilding", "ChooseAction", "ChooseGardening", "ChooseExtraProject"}
LIES_ON_SPACES = re.compile(r'id="((?:project|garden|water|building)-\w+)"')
SPACES_BESIDE_GRIDS = re.compile(r'id="((?:port|ziggurat|ship)-[\w-]*\d)"')


def test_every_space_of_the_grids_is_an_answer_or_says_why_not(everything: Sequence[Observation]) -> None:
    seen: set[str] = set()
    for observation in everything[::3]:
        if observation.question not in ON_GRIDS:
            continue
        seen.add(observation.question)
        game, naming = game_of(observation), naming_of(observation, NAMES)
        put = question(observation, NAMES)
        answers = {target.removeprefix("target-") for option in put.options for target in option.targets}
        told = {target for blocked in put.blocked for target in blocked.targets}
        for district in range(COMMON):
            for space in members(game.board.land[district] | game.board.border[district]):
                name = naming.place(game, district * SPACES + space)
                assert f"space-{name}" in answers | told, (observation.question, name)
        for element in LIES_ON_SPACES.findall(str(board(observation, NAMES, put).svg)):
            assert element in told, (observation.question, element)
    assert seen >= ON_GRIDS - {"ChooseExtraProject"}


def test_spaces_of_port_and_ziggurat_are_answers_or_say_why_not(everything: Sequence[Observation]) -> None:
    houses = 0
    for observation in everything[::3]:
        if observation.question != "ChooseAction":
            continue
        put = question(observation, NAMES)
        answers = {target.removeprefix("target-") for option in put.options for target in option.targets}
        told = {target for blocked in put.blocked for target in blocked.targets}
        svg = str(board(observation, NAMES, put).svg)
        for element in SPACES_BESIDE_GRIDS.findall(svg):
            assert element in answers | told, element
        game = game_of(observation)
        here = "port" if game.players[observation.seat].assistant == PORT else "ziggurat"
        if game.players[observation.seat].assistant >= COMMON:
            for element in re.findall(rf'id="(house-{here}-[\w-]+)"', svg):
                assert element in told
                houses += 1
    assert houses


def test_what_is_taken_is_told_with_what_lies_there(fresh: Callable[..., Table]) -> None:
    table = fresh(2, 4)
    while table.observe(0).question != "ChooseStartBuilding":
        table.answer(table.observe(0).whose, table.observe(table.observe(0).whose).options[0])
    seat = table.observe(0).whose
    first = question(table.observe(seat), NAMES)
    taken = next(blocked for blocked in first.blocked if blocked.clause == "TAB-5.5")
    assert "Water lies on " in taken.sentence
    assert "Buildings" not in taken.sentence
    option = next(option for option in first.options if option.targets)
    table.answer(seat, option.actions[0])
    while table.observe(0).question != "ChooseStartBuilding":
        seat = table.observe(0).whose
        table.confirm(seat) if table.observe(seat).must_confirm else table.answer(
            seat, table.observe(seat).options[0]
        )
    observation = table.observe(table.observe(0).whose)
    game, naming = game_of(observation), naming_of(observation, NAMES)
    where = naming.place(game, (game.deeds[0] & 15) // 3 * SPACES + members(game.sites[0])[0])
    taken = next(b for b in question(observation, NAMES).blocked if b.clause == "TAB-5.5")
    assert f"Buildings stand on {where}." in taken.sentence
    assert {f"space-{where}", "building-0"} <= set(taken.targets)


def test_other_districts_say_where_the_actions_are(everything: Sequence[Observation]) -> None:
    told = 0
    for observation in everything[::5]:
        game = game_of(observation)
        if observation.question == "ChooseAction":
            here = game.players[observation.seat].assistant
            last = question(observation, NAMES).blocked[-1]
            assert last.title == f"Only in District {here + 1}"
            assert last.clause == "TAB-4.9"
            assert any(target.startswith(("space-", "port-")) for target in last.targets)
            told += 1
    assert told > 10
