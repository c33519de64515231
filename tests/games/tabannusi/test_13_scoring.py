import pytest

from boardwright.games.tabannusi.actions import PICK_DIE, ROLL
from boardwright.games.tabannusi.components import BLUE, BROWN, GREEN, WHITE, YELLOW
from boardwright.games.tabannusi.looking_ahead import points_if_scored
from boardwright.games.tabannusi.scoring import (
    points_of_buildings,
    points_of_port,
    points_of_ziggurat,
    size_with_gardens,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import CHANCE, pack
from tests.games.tabannusi.table import (
    building,
    can,
    chance,
    check_scoring,
    claimed,
    crate,
    dice,
    do,
    garden,
    hold,
    levels,
    me,
    port_houses,
    question,
    show,
    spent,
    table,
    tile_markers,
    values,
)


def score(game: Tabannusi, colour: int, seat: int = 0) -> Tabannusi:
    """Empty a Barge and let a seat score its District."""
    show(game, colour)
    check_scoring(game, seat)
    return game


def test_13_1_the_active_player_takes_a_gold() -> None:
    game = score(table(), YELLOW, 1)
    assert (me(game, 0).gold, me(game, 1).gold) == (2, 3)
    assert game.time_gold == 4


def test_13_2_the_last_gold_triggers_game_end() -> None:
    game = table()
    game.time_gold = 2
    score(game, YELLOW)
    assert not game.ended
    chance(game)
    score(game, BLUE)
    assert game.ended


def test_13_3_all_local_dice_leave_crates_and_gold_stay() -> None:
    game = table()
    dice(game, 0, blue=2)
    dice(game, 1, blue=2, white=1)
    crate(game, "blue")
    score(game, BLUE)
    assert me(game, 0).dice[BLUE] == me(game, 1).dice[BLUE] == 0
    assert me(game, 1).dice[WHITE] == 1
    assert me(game, 0).crates_up(BLUE) == 1
    assert game.supply[BLUE] == 5


@pytest.mark.parametrize("number", [1, 3])
def test_13_4_one_reward_however_many_dice(number: int) -> None:
    game = table()
    dice(game, 0, blue=number)
    score(game, BLUE)
    assert (me(game, 0).water, me(game, 1).water) == (1, 0)
    game = table()
    dice(game, 0, green=number)
    score(game, GREEN)
    assert me(game, 0).gardens == 1
    game = table()
    dice(game, 0, brown=number)
    score(game, BROWN)
    assert me(game, 0).mastery == [0, 0, 1]


def test_13_4_nothing_from_an_empty_stock() -> None:
    game = table()
    dice(game, 0, blue=3)
    hold(game, 1, waters=20)
    score(game, BLUE)
    assert me(game, 0).water == 0


def test_13_5_the_reward_follows_the_colour_of_the_dice() -> None:
    game = table()
    game.local = [BLUE, YELLOW, WHITE, BROWN, GREEN]
    dice(game, 0, blue=1)
    score(game, BLUE)
    assert me(game, 0).water == 1
    assert game.supply[BLUE] == 5


def test_13_6_rewards_from_the_active_player_on() -> None:
    game = table(3)
    for seat in range(3):
        dice(game, seat, yellow=1)
        levels(game, 5, 1, 5, seat=seat)
    spent(game, white=1, blue=1, green=1)
    show(game, YELLOW)
    check_scoring(game, 1)
    asked = []
    while question(game) == "PickDie":
        asked.append(game.whose())
        game.apply(game.options()[0])
    assert asked == [1, 2, 0]


def test_13_7_size_and_gardens_times_the_value() -> None:
    game = table()
    building(game, 0, WHITE, "2-06 2-07 2-08")
    levels(game, 6, 0, 0)
    assert points_of_buildings(game, 0, 1) == 3 * 3
    garden(game, 1, "2-02 2-03")
    assert points_of_buildings(game, 0, 1) == 5 * 3
    assert points_of_buildings(game, 1, 1) == 0


def test_13_7_seven_gardens_around_three_pieces() -> None:
    game = table(4)
    building(game, 0, BROWN, "2-14 2-15 2-11")
    garden(game, 0, "2-07 2-10")
    garden(game, 1, "2-12 2-13 2-16 2-18 2-19")
    levels(game, 0, 0, 6)
    assert points_of_buildings(game, 0, 1) == 30


def test_13_8_a_garden_counts_for_several_buildings_once_each() -> None:
    game = table()
    building(game, 0, WHITE, "1-06 1-10")
    building(game, 1, BROWN, "1-08")
    garden(game, 1, "1-07")
    assert [size_with_gardens(game, n) for n in (0, 1)] == [3, 2]


def test_13_9_rewards_before_points() -> None:
    game = table()
    building(game, 0, YELLOW, "2-02")
    levels(game, 0, 2, 0)
    dice(game, 0, yellow=1)
    vp = me(game).vp
    score(game, YELLOW)
    assert me(game).mastery[YELLOW] == 3
    assert me(game).vp == vp + 2


def test_13_9_a_look_ahead_counts_the_rewards_that_wait() -> None:
    game = table()
    building(game, 1, BROWN, "1-02")
    for seat in range(2):
        dice(game, seat, brown=1)
    levels(game, 5, 5, 4)
    levels(game, 0, 0, 2, seat=1)
    spent(game, white=1)
    score(game, BROWN)
    assert question(game) == "PickDie"
    assert points_if_scored(game, 0) == [0, 2]
    do(game, PICK_DIE, WHITE)
    assert me(game, 1).scored[0] == 2


def test_a52_a_look_ahead_keeps_a_die_just_taken() -> None:
    game = table()
    building(game, 0, BROWN, "1-02")
    for seat in range(2):
        dice(game, seat, brown=1)
        levels(game, 5, 5, 4, seat=seat)
    spent(game, white=1)
    score(game, BROWN)
    do(game, PICK_DIE, BROWN)
    assert game.whose() == 1
    assert points_if_scored(game, 0) == [2, 0]
    do(game, PICK_DIE, WHITE)
    assert me(game).scored[0] == 2


def test_13_10_ships_on_lines_with_own_houses() -> None:
    game = table()
    port_houses(game, 0, "row2-blue", "column3-red")
    claimed(game, 0, "21 23 13 11")
    assert points_of_port(game, 0) == 1 + 2 + 1 + 0
    port_houses(game, 1, "row1-blue")
    assert points_of_port(game, 1) == 0


def test_13_11_only_the_rightmost_marker_of_a_tile() -> None:
    game = table()
    game.ziggurat_tiles = [7, 0, 1]  # Z08: 0, 5, 10
    tile_markers(game, 0, 2, 0, 0)
    assert points_of_ziggurat(game, 0, False) == 5
    tile_markers(game, 0, 1, 0, 0)
    assert points_of_ziggurat(game, 0, False) == 10


def test_13_12_all_local_dice_are_rolled_onto_the_barge() -> None:
    game = table()
    dice(game, 1, blue=2)
    score(game, BLUE)
    assert game.whose() == CHANCE
    for value in (6, 6, 1, 2, 3):
        assert game.options() == [pack(ROLL, BLUE, n) for n in range(1, 7)]
        do(game, ROLL, BLUE, value)
    assert values(game, BLUE) == [1, 2, 3, 6, 6]


def test_13_13_less_those_that_a_reward_took() -> None:
    game = table()
    dice(game, 0, yellow=2)
    levels(game, 0, 4, 0)
    score(game, YELLOW)
    if question(game) == "PickDie":
        do(game, PICK_DIE, YELLOW)
    assert me(game).mastery[YELLOW] == 5
    assert me(game).dice[YELLOW] == 1
    chance(game)
    assert game.on_barge(YELLOW) == 4


def test_a52_a_die_just_returned_may_be_taken() -> None:
    game = table()
    dice(game, 0, yellow=2)
    spent(game, white=1)
    levels(game, 0, 4, 0)
    score(game, YELLOW)
    assert can(game, PICK_DIE, YELLOW)
    do(game, PICK_DIE, YELLOW)
    chance(game)
    assert (game.on_barge(YELLOW), me(game).dice[YELLOW]) == (4, 1)
