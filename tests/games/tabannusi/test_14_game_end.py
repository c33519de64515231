import pytest

from boardwright.games.tabannusi.actions import END_ACTIONS, PICK_DIE, SCORE
from boardwright.games.tabannusi.components import BLUE, BROWN, WHITE, YELLOW, Switches
from boardwright.games.tabannusi.looking_ahead import finally_scored, points_if_scored
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.state import FOR_HARBORMASTERS, FOR_URBAN_CARDS, Tabannusi
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.tabannusi.table import (
    act,
    building,
    can,
    chance,
    check_scoring,
    dice,
    do,
    gold,
    harbormaster,
    levels,
    me,
    play_on,
    question,
    show,
    spent,
    table,
    urban,
)


def finish(game: Tabannusi) -> Tabannusi:
    """Go on to final scoring."""
    game.check()
    game.ended = True
    game.time_gold = 0
    game.agenda.frames = [Course(0, False, game.seats, True, 3)]
    game.settle()
    return game


def turns_after_trigger(seats: int, trigger: int) -> list[int]:
    """Return who has a turn after Game End was triggered in the turn of a seat."""
    game = table(seats)
    game.time_gold = 1
    show(game, YELLOW)
    act(game, trigger)
    seen: list[int] = []
    for _ in range(400):
        if not game.options():
            return seen
        if game.whose() >= 0 and question(game) == "ChooseAction" and game.ended:
            seen.append(game.whose())
        if question(game) == "ChooseAction":
            do(game, END_ACTIONS)
        else:
            game.apply(game.options()[0])
    raise AssertionError("no end")


@pytest.mark.parametrize(("trigger", "turns"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])])
def test_14_1_the_round_and_exactly_one_more(trigger: int, turns: list[int]) -> None:
    assert turns_after_trigger(3, trigger) == turns


def test_14_2_afterwards_only_dice_are_lost_and_rolled() -> None:
    game = table()
    game.ended = True
    game.time_gold = 0
    building(game, 0, WHITE, "2-02")
    dice(game, 1, yellow=1)
    show(game, YELLOW)
    vp, money = me(game).vp, me(game).gold
    check_scoring(game)
    assert me(game, 1).mastery[YELLOW] == 1
    chance(game)
    assert (me(game).vp, me(game).gold) == (vp, money)
    assert game.on_barge(YELLOW) == 5


def test_14_3_two_empty_barges_and_the_last_gold() -> None:
    game = table()
    game.time_gold = 1
    building(game, 0, WHITE, "2-02")
    dice(game, 1, blue=1)
    show(game, YELLOW)
    show(game, BLUE)
    vp, money = me(game).vp, me(game).gold
    check_scoring(game)
    do(game, SCORE, 1)
    chance(game)
    assert (me(game).vp, me(game).gold) == (vp + 1, money + 1)
    assert me(game, 1).water == 1
    assert game.ended
    assert game.on_barge(BLUE) == 5


def test_14_4_every_district_once_more() -> None:
    game = table()
    for name, colour in (("1-01", WHITE), ("2-02", YELLOW), ("3-01", BROWN)):
        building(game, 0, colour, name)
    urban(game, 0)
    vp = me(game).vp
    finish(game)
    assert me(game).vp == vp + 3
    assert me(game).scored[:3] == [1, 1, 1]


def test_14_5_urban_cards_are_revealed_and_scored() -> None:
    game = table()
    for name, colour in (
        ("1-01", WHITE),
        ("1-03", YELLOW),
        ("1-09", BROWN),
        ("2-02", WHITE),
        ("3-01", WHITE),
    ):
        building(game, 0, colour, name)
    urban(game, 0, "U01")
    finish(game)
    assert me(game).scored[FOR_URBAN_CARDS] == 10
    assert game.over
    assert game.seen_by(NOBODY).players[0].urban == me(game).urban


def test_14_6_three_points_for_an_unused_harbormaster() -> None:
    game = table()
    urban(game, 0)
    harbormaster(game, "B4")
    harbormaster(game, "B7")
    finish(game)
    assert me(game).scored[FOR_HARBORMASTERS] == 6


def test_14_7_points_then_gold_then_shared() -> None:
    game = table(4)
    for seat, (vp, money) in enumerate(((30, 1), (40, 0), (30, 2), (30, 2))):
        me(game, seat).vp = vp
        gold(game, money, seat)
    assert game.places() == [4, 1, 2, 2]


def test_14_8_nothing_free_after_the_last_turn() -> None:
    game = table()
    harbormaster(game, "B4")
    dice(game, 0, brown=1)
    levels(game, 5, 5, 4)
    spent(game, white=1, green=1)
    finish(game)
    assert question(game) == "PickDie"
    assert not game.agenda.free


def test_14_9_dice_are_lost_for_rewards_district_by_district() -> None:
    game = table()
    levels(game, 0, 0, 4)
    dice(game, 0, brown=1)
    spent(game, yellow=1)
    finish(game)
    do(game, PICK_DIE, YELLOW)
    assert me(game).mastery == [0, 1, 5]  # District 2 has taken the yellow die again
    assert me(game).dice == [0] * 5
    assert game.whose() == NOBODY


def test_14_9_a_look_ahead_counts_the_dice_of_the_districts_before() -> None:
    game = table()
    building(game, 0, BROWN, "3-02")
    levels(game, 0, 0, 2)
    dice(game, 0, brown=1)  # brown is the colour of District 1
    assert points_if_scored(game, 2) == [1, 0]
    game.ended = True
    game.time_gold = 0
    ahead = [points_if_scored(game, district)[0] for district in range(5)]
    finish(game)
    assert me(game).mastery == [0, 0, 3]
    assert me(game).scored[:5] == ahead == [0, 0, 2, 0, 0]


def test_14_9_a_look_ahead_leaves_the_districts_that_are_done() -> None:
    game = table()
    building(game, 0, BROWN, "3-02")
    for seat in range(2):
        dice(game, seat, yellow=1)
        levels(game, 5, 4, 2, seat=seat)
    spent(game, brown=1, green=1)
    assert finally_scored(game) == 0
    finish(game)  # yellow is the colour of District 2
    assert finally_scored(game) == 1
    do(game, PICK_DIE, BROWN)
    assert game.whose() == 1
    assert points_if_scored(game, 2) == [1, 0]  # District 1 takes the brown die no more
    play_on(game)
    assert me(game).scored[2] == 1


def test_14_9_no_gold_and_no_roll() -> None:
    game = table()
    money = me(game).gold
    finish(game)
    assert me(game).gold == money
    assert game.whose() != CHANCE


def test_14_10_cards_that_are_not_met_cost_nothing() -> None:
    game = table()
    urban(game, 0, "U01")
    vp = me(game).vp
    finish(game)
    assert me(game).vp == vp


def test_a21_the_other_reading_of_final_scoring() -> None:
    game = table(switches=Switches(final_scoring_keeps_dice=True))
    dice(game, 0, brown=1)
    finish(game)
    assert me(game).mastery == [0, 0, 0]
    assert me(game).dice[BROWN] == 1


def test_a48_a_trigger_on_the_last_seat() -> None:
    assert turns_after_trigger(2, 1) == [0, 1]


@pytest.mark.parametrize("first", [0, 1])
def test_a55_rewards_from_the_starting_player_with_real_choices(first: int) -> None:
    game = table()
    game.first_player = first
    for seat in range(2):
        dice(game, seat, brown=1)
        levels(game, 5, 5, 4, seat=seat)
    spent(game, white=1, green=1)
    finish(game)
    assert game.whose() == first
    do(game, PICK_DIE, WHITE)
    assert game.whose() == 1 - first
    assert not can(game, PICK_DIE, BLUE)
    play_on(game)
    assert game.over
