"""Building effects; patients and students beside the vizier. BAG-11, 12, 17"""

from __future__ import annotations

from operator import ge

import pytest

from boardwright.build_info import compiled
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.components import ARTEFACT, BOOK, PATIENT, STUDENT
from boardwright.games.baghdad.favour import lose_favour
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import PayTuition
from boardwright.table.saves import game_hash
from tests.games.baghdad.table import (
    LOCATION,
    TILE,
    ZERO,
    E,
    ask,
    bonus,
    build,
    empty_city,
    fill,
    goods,
    question,
    said,
    say,
    table,
)


def with_buildings(*buildings: str) -> Baghdad:
    """Return a table where seat 0 resolves these buildings of the north-west."""
    game = table(4)
    me = game.players[0]
    me.coins = 0
    me.vizier = LOCATION["NW-palace"]
    for number, building in enumerate(buildings):
        build(game, 0, building, f"NW-site-{number + 1}")
    return game


def resolve(game: Baghdad) -> Baghdad:
    return ask(game, ChooseBuildingEffect(0, 0, 0))


@pytest.mark.parametrize(
    ("building", "gains"),
    [
        ("stables", {"steps": 1}),
        ("sufi-lodge", {"favour": ZERO + 1}),
        ("alchemists-tower", {"wilds": 1}),
        ("souk", {"coins": 2}),
    ],
)
def test_17_3_17_4_17_5_17_8_simple_effects(building: str, gains: dict[str, int]) -> None:
    game = resolve(with_buildings(building))
    me = game.players[0]
    assert {name: getattr(me, name) for name in gains} == gains
    assert question(game) == ""


@pytest.mark.parametrize(
    ("building", "type"),
    [("apothecary", PATIENT), ("craftsmens-guild", ARTEFACT), ("mosque", BOOK), ("school", STUDENT)],
)
@pytest.mark.parametrize("tiles", [0, 3])
def test_17_13_to_17_16_coins_for_tiles(building: str, type: int, tiles: int) -> None:
    game = with_buildings(building)
    fill(game.players[0], type, range(tiles))
    game.players[0].civic[type] = TILE["book"]  # on the civic board: counts for nothing
    resolve(game)
    assert game.players[0].coins == tiles


def test_17_1_17_6_goods() -> None:
    game = resolve(with_buildings("alchemists"))
    say(game, "gain spices")
    assert game.players[0].goods == goods(spices=1)
    game = resolve(with_buildings("emporium"))
    assert len(said(game)) == 21
    say(game, "gain-two brick lapis")
    assert game.players[0].goods == goods(brick=1, lapis=1)


@pytest.mark.parametrize(("building", "reach"), [("sailors-guild", "left-1"), ("observatory", "left-2")])
def test_17_2_17_7_boats(building: str, reach: str) -> None:
    game = with_buildings(building)
    game.players[0].favour = 0
    resolve(game)
    assert [line for line in said(game) if line.startswith("move-boat start left")][-1].endswith(reach)


@pytest.mark.parametrize(
    ("building", "tile"),
    [("academy", "student-boat"), ("bookshop", "book"), ("clinic", "patient-glass"), ("workshop", "lamp")],
)
def test_17_9_to_17_12_tiles_from_anywhere(building: str, tile: str) -> None:
    game = empty_city(with_buildings(building))
    for number, name in enumerate(("book", "patient-brick", "globe", "student-quill")):
        game.city[LOCATION[f"SW-outer-{number + 1}"] if number < 3 else LOCATION["SW-inner-1"]] = TILE[name]
    game.city[LOCATION["SE-inner-3"]] = TILE[tile]
    game.players[0].wilds = 1
    resolve(game)
    offered = {line.split()[1] for line in said(game) if line != "skip"}
    assert "SE-inner-3" in offered
    assert len(offered) == 2
    say(game, "skip")
    assert question(game) == ""


def test_11_1_every_own_building_of_the_quadrant_once_in_any_order() -> None:
    game = with_buildings("stables", "souk", "clinic", "mosque")
    build(game, 0, "library", "SE-site-1")
    empty_city(game)
    fill(game.players[0], BOOK, [0])
    resolve(game)
    assert len(said(game)) == 4
    say(game, "resolve NW-site-4", "resolve NW-site-2", "resolve NW-site-3")
    me = game.players[0]
    assert (me.coins, me.steps) == (3, 1)
    assert question(game) == ""


def test_11_1_level_five_and_other_quadrants_have_no_effect() -> None:
    game = with_buildings()
    build(game, 0, "souk", "SE-site-1")
    build(game, 0, "library", "NW-site-1")
    resolve(game)
    assert game.players[0].coins == 0
    game = with_buildings("stables", "souk")
    build(game, 0, "library", "NW-site-3")
    resolve(game)
    assert said(game) == ["resolve NW-site-1", "resolve NW-site-2"]


def test_11_3_a59_a_building_put_up_meanwhile_is_resolved_too() -> None:
    game = with_buildings("stables", "alchemists")
    resolve(game)
    say(game, "resolve NW-site-2")
    build(game, 0, "souk", "NW-site-3")
    say(game, "gain brick")
    assert question(game) == "ChooseBuildingEffect"
    say(game, "resolve NW-site-3")
    assert (game.players[0].coins, game.players[0].steps) == (2, 1)


def beside(students: int, patients: int, coins: int = 3, favour: int = 0) -> Baghdad:
    """Return a table where the vizier of seat 0 at NW-outer-1 pays for its neighbours."""
    game = empty_city(table(4))
    me = game.players[0]
    me.coins, me.favour = coins, ZERO + favour
    me.vizier = LOCATION["NW-outer-1"]
    slots = ["NW-outer-2", "SW-outer-3"]
    for slot in slots[:students]:
        game.city[LOCATION[slot]] = TILE["student-quill"]
    for slot in slots[::-1][:patients]:
        game.city[LOCATION[slot]] = TILE["patient-lapis"]
    game.city[LOCATION["NW-inner-1"]] = TILE["patient-brick"]  # not connected
    game.city[LOCATION["NW-outer-1"]] = TILE["student-quill"]  # its own slot
    return ask(game, PayTuition(0))


def pass_pauses(game: Baghdad) -> Baghdad:
    while question(game):
        say(game, "go-on")
    return game


def test_12_1_12_2_12_4_a58_one_student_and_one_patient() -> None:
    me = pass_pauses(beside(1, 1)).players[0]
    assert (me.coins, me.favour, me.shame) == (2, ZERO - 1, 0)


@pytest.mark.parametrize(("coins", "favour"), [(2, 0), (1, -2), (0, -4)])
def test_12_2_a17_an_unpaid_coin_costs_two_favour(coins: int, favour: int) -> None:
    me = pass_pauses(beside(2, 0, coins)).players[0]
    assert (me.coins, me.favour, me.shame) == (0, ZERO + favour, 0)


def test_12_3_a61_shame_at_the_bottom() -> None:
    game = table(2)
    me = game.players[0]
    me.favour = 2
    lose_favour(game, 0, 3)
    assert (me.favour, me.shame) == (0, 1)
    lose_favour(game, 0, 2)
    assert (me.favour, me.shame) == (0, 3)


def test_a16_money_can_be_raised_before_students() -> None:
    game = beside(1, 0, coins=0)
    assert question(game) == "BeforeStudents"
    say(game, "favour-for-coin")
    pass_pauses(game)
    me = game.players[0]
    assert (me.coins, me.favour) == (0, ZERO - 1)
    game = beside(1, 0, coins=0)
    assert pass_pauses(game).players[0].favour == ZERO - 2
    game = beside(1, 0, coins=0, favour=-1)
    assert question(game) == ""  # below the start nothing can be traded
    assert game.players[0].favour == ZERO - 3


def test_a16_patients_come_first_with_a_pause_of_their_own() -> None:
    game = beside(1, 1, coins=0)
    assert question(game) == "BeforePatients"
    assert "favour-for-wild" in bonus(game)
    say(game, "go-on")
    assert game.players[0].favour == ZERO - 3
    assert question(game) == ""


class StudentsFirst(PayTuition):
    """The other order, which nobody plays."""

    def carry_out(self, game: Baghdad, step: int) -> bool:
        super().carry_out(game, (3, 4, 1, 2)[step - 1])
        return step < 4

    def clone(self) -> StudentsFirst:
        return StudentsFirst(self.player, self.step)


def outcomes(game: Baghdad) -> set[tuple[int, ...]]:
    """Return all that a player can have in the end: favour, no shame, coins, tokens."""
    found: set[tuple[int, ...]] = set()
    seen: set[str] = set()
    open_games = [game]
    while open_games:
        position = open_games.pop()
        if not question(position):
            me = position.players[0]
            found.add((me.favour, -me.shame, me.coins, me.wilds, sum(me.goods)))
            continue
        for action in position.options():
            ahead = position.clone()
            ahead.apply(action)
            key = game_hash(ahead)
            if key not in seen:
                seen.add(key)
                open_games.append(ahead)
    return found


@pytest.mark.interpreted
@pytest.mark.skipif(
    compiled(), reason="compares with a rule of its own, which only interpreted engines take in"
)
@pytest.mark.parametrize(("students", "patients"), [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("coins", [0, 1, 3])
def test_a16_the_other_order_never_matters_to_anyone_who_wants_something(
    students: int, patients: int, coins: int
) -> None:
    for favour in range(-ZERO, E.board.favour_top - ZERO + 1, 2):
        reached: list[set[tuple[int, ...]]] = []
        for order in (PayTuition, StudentsFirst):
            game = beside(students, patients, coins=coins, favour=favour)
            game.players[0].coins, game.players[0].favour = coins, ZERO + favour
            ask(game, order(0))
            reached.append(outcomes(game))
        as_played, otherwise = reached
        for wish in otherwise:
            assert any(all(map(ge, best, wish)) for best in as_played), (favour, wish)
