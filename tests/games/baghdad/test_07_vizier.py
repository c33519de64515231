"""The vizier: where it may go, steps, action and effects. BAG-7"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import NO_BUILDING, Switches
from boardwright.games.baghdad.reasons import (
    RIVAL_HERE,
    SAME_LOCATION,
    SITE_BUILT,
    SITE_CLOSED,
    TOO_FEW_STEPS,
)
from boardwright.games.baghdad.turn import ChooseOrder
from boardwright.games.baghdad.vizier import ChooseLocation
from tests.games.baghdad.table import (
    BUILDING,
    LOCATION,
    E,
    answer_chance,
    ask,
    build,
    question,
    said,
    say,
    table,
    why,
)


@pytest.mark.parametrize(("seats", "locations"), [(2, 40), (3, 44), (4, 48)])
def test_7_1_7_6_first_turn_anywhere_that_is_open(seats: int, locations: int) -> None:
    game = ask(table(seats), ChooseLocation(0))
    assert len(said(game)) == locations


def test_7_1_steps_are_not_used_on_the_first_turn() -> None:
    game = table(4)
    game.players[0].steps = 2
    say(ask(game, ChooseLocation(0)), "move-vizier SW-palace")
    assert game.players[0].steps == 2


@pytest.mark.parametrize(
    ("steps", "quadrants"), [(0, ["SW"]), (1, ["SW", "NW"]), (3, ["SW", "NW", "NE", "SE"]), (9, None)]
)
def test_7_2_7_3_the_next_quadrant_and_one_more_a_step(steps: int, quadrants: list[str] | None) -> None:
    game = table(4)
    me = game.players[0]
    me.vizier, me.steps = LOCATION["SE-palace"], steps
    ask(game, ChooseLocation(0))
    seen = {line.split()[1].split("-")[0] for line in said(game)}
    assert seen == set(quadrants or ["NW", "NE", "SE", "SW"])


def test_7_3_steps_are_paid() -> None:
    game = table(4)
    me = game.players[0]
    me.vizier, me.steps = LOCATION["SE-palace"], 3
    ask(game, ChooseLocation(0))
    say(game, "move-vizier NE-palace")
    assert (me.steps, me.vizier) == (1, LOCATION["NE-palace"])
    ask(game, ChooseLocation(0))
    assert why(game, "move-vizier NW-palace") == TOO_FEW_STEPS
    me.steps = 4
    ask(game, ChooseLocation(0))
    say(game, "move-vizier NE-site-1")  # a full circle
    assert me.steps == 1


def test_7_4_7_5_7_6_what_bars_a_location() -> None:
    game = table(3)
    game.players[1].vizier = LOCATION["NW-outer-1"]
    build(game, 2, "souk", "NW-site-1")
    ask(game, ChooseLocation(0))
    assert why(game, "move-vizier NW-outer-1") == RIVAL_HERE
    assert why(game, "move-vizier NW-site-1") == SITE_BUILT
    assert why(game, "move-vizier NW-site-4") == SITE_CLOSED
    assert "move-vizier NW-site-2" in said(game)


@pytest.mark.parametrize("barred", [False, True])
def test_a7_a_full_circle_to_the_same_location(barred: bool) -> None:
    game = table(4, switches=Switches(never_the_same_location=barred))
    me = game.players[0]
    me.vizier, me.steps = LOCATION["SE-palace"], 3
    ask(game, ChooseLocation(0))
    assert ("move-vizier SE-palace" in said(game)) != barred
    if barred:
        assert why(game, "move-vizier SE-palace") == SAME_LOCATION


def test_7_9_a_quadrant_always_has_room() -> None:
    for quadrant in range(4):
        kinds = [E.city.kind[location] for location in E.city.in_quadrant[quadrant]]
        assert kinds.count(0) + kinds.count(2) == 7


@pytest.mark.parametrize(("order", "coins"), [("action-first", 5), ("buildings-first", 3)])
def test_7_7_11_2_the_order_decides_whether_a_new_building_pays(order: str, coins: int) -> None:
    game = table(4)
    me = game.players[0]
    me.coins, me.favour, me.wilds = 5, 0, 2
    build(game, 0, "stables", "SE-site-1")
    game.bottoms[1] = BUILDING["souk"]
    me.vizier = LOCATION["NW-site-1"]
    ask(game, ChooseOrder(0))
    say(game, order)
    assert question(game) == "ChooseBuilding"
    say(game, "construct souk 2")
    answer_chance(game)
    assert me.coins == coins
    assert game.city[LOCATION["NW-site-1"]] != NO_BUILDING


def test_7_7_the_order_is_asked_even_without_buildings() -> None:
    game = table(4)
    game.players[0].vizier = LOCATION["NW-palace"]
    assert said(ask(game, ChooseOrder(0))) == ["action-first", "buildings-first"]
