import pytest

from boardwright.games.tabannusi.actions import FLIP_CRATE, MOVE, PICK_DIE, PICK_WATER, STOP, TRACK, USE_TILE
from boardwright.games.tabannusi.components import GREEN, IN_AREA, IN_STACK, ON_DISPLAY, WHITE, YELLOW
from boardwright.games.tabannusi.reasons import NO_EFFECT
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import CHANCE, OK
from tests.games.tabannusi.table import (
    act,
    chance,
    claims,
    crate,
    do,
    levels,
    me,
    question,
    spent,
    table,
    why,
)


def tile(number: int) -> Tabannusi:
    """Return a game where the Action tile of District 1 is AT1 to AT6."""
    game = table(district=1)
    slot = game.action_tiles.index(number - 1)
    game.action_tiles[slot] = game.action_tiles[0]
    game.action_tiles[0] = number - 1
    return act(game)


def test_10_1_move_the_architect_and_take_a_die() -> None:
    game = tile(1)
    spent(game, green=1, white=1)
    do(game, USE_TILE, 0)
    do(game, MOVE, 3)
    do(game, PICK_DIE, GREEN)
    assert (me(game).architect, me(game).dice[GREEN]) == (3, 1)


def test_10_2_flip_up_to_two_crates() -> None:
    game = tile(2)
    crate(game, "white", up=False)
    crate(game, "yellow", up=False)
    act(game)
    do(game, USE_TILE, 1)
    do(game, FLIP_CRATE, YELLOW)
    do(game, STOP)
    assert me(game).crates_up(YELLOW) == 1
    assert me(game).crates_down(WHITE) == 1
    assert me(game).markers == 6


def test_10_3_points_and_markers() -> None:
    game = tile(3)
    do(game, USE_TILE, 2)
    assert (me(game).vp, me(game).markers) == (12, 7)


def test_10_4_gold_and_a_marker() -> None:
    game = tile(4)
    do(game, USE_TILE, 3)
    assert (me(game).gold, me(game).markers) == (3, 6)


def test_10_5_special_water_a_garden_and_a_marker() -> None:
    game = tile(5)
    do(game, USE_TILE, 4)
    shown = game.special.index(ON_DISPLAY)
    do(game, PICK_WATER, shown)
    assert game.whose() == CHANCE  # the display is refilled at once
    chance(game)
    assert game.special[shown] == IN_AREA
    assert game.special.count(ON_DISPLAY) == 3
    assert (me(game).gardens, me(game).markers) == (1, 6)


@pytest.mark.parametrize(("points", "left"), [(10, 8), (1, 0)])
def test_10_6_two_points_for_a_step(points: int, left: int) -> None:
    game = tile(6)
    me(game).vp = points
    do(game, USE_TILE, 5)
    do(game, TRACK, WHITE)
    assert (me(game).vp, me(game).mastery[WHITE]) == (left, 1)


def test_10_7_impossible_parts_are_skipped() -> None:
    game = tile(2)
    do(game, USE_TILE, 1)  # no Crate to flip
    assert me(game).markers == 6
    claims(game, 6, 0)
    act(game)
    assert why(game, USE_TILE, 1) == NO_EFFECT


def test_a46_points_are_lost_with_all_markers_at_the_top() -> None:
    game = tile(6)
    levels(game, 9, 9, 9)
    assert why(game, USE_TILE, 5) == OK
    do(game, USE_TILE, 5)
    assert me(game).vp == 8
    assert question(game) == "ChooseAction"


def test_a18_regular_water_where_no_special_one_is_left() -> None:
    game = tile(5)
    game.special = [ON_DISPLAY] + [IN_AREA + 1] * 9
    assert IN_STACK not in game.special
    do(game, USE_TILE, 4)
    do(game, USE_TILE, 4)
    assert game.special[0] == IN_AREA
    assert (me(game).water, me(game).gardens, me(game).markers) == (1, 2, 7)
