import pytest

from boardwright.games.tabannusi.actions import (
    BUY_GARDEN,
    DECREE,
    END_ACTIONS,
    GARDENING,
    GO_ON,
    HARBORMASTER,
    MOVE,
    PAY_ANY,
    PAY_FOR_TRACK,
    PLACE_WATER,
    PROJECT,
    REFILL,
    TAKE_BONUS,
    TAKE_DIE,
    USE_TILE,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import BLUE, BROWN, FLIP, GREEN, S13, WHITE, Switches, bonus_of
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, why_not_refill
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_GOLD
from boardwright.games.tabannusi.reasons import NO_CRATE_DOWN, NO_DIE_OF_COLOUR, NO_GOLD, REFILL_WITHOUT_GOLD
from boardwright.kernel.packing import OK
from tests.games.tabannusi.table import (
    abilities,
    act,
    again,
    building,
    can,
    chance,
    check_scoring,
    crate,
    decree_of,
    dice,
    do,
    gold,
    harbormaster,
    hold,
    me,
    options,
    place,
    question,
    reveal,
    show,
    table,
    turn,
)


def test_11_1_any_number_at_any_point_of_the_own_turn() -> None:
    game = table(district=1)
    harbormaster(game, "B4")
    harbormaster(game, "B2", seat=1)
    turn(game)
    assert can(game, HARBORMASTER, 3)  # before the die
    assert not can(game, HARBORMASTER, 1)
    do(game, TAKE_DIE, 1)
    if question(game) == "ChooseMove":
        do(game, MOVE, 0)
    assert can(game, HARBORMASTER, 3)  # before an action
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert can(game, HARBORMASTER, 3)  # between the actions
    do(game, HARBORMASTER, 3)
    assert question(game) == "ChooseAction"  # asked again


def test_a19_before_paying_for_a_step() -> None:
    game = table(district=1)
    abilities(game, S13)
    tile = harbormaster(game, "B4")
    gold(game, 0)
    act(game)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert question(game) == "MayPayForStep"
    assert not can(game, PAY_ANY, ANY_GOLD)
    do(game, HARBORMASTER, tile)
    do(game, PAY_ANY, ANY_GOLD)
    assert (me(game).gold, me(game).mastery) == (1, [1, 0, 0])


def test_a19_before_paying_for_a_bonus() -> None:
    game = table(district=2)
    tile = harbormaster(game, "B4")
    gold(game, 0)
    act(game)
    do(game, PROJECT, WHITE, place(game, "2-07"))
    do(game, TAKE_BONUS)
    assert question(game) == "MayPayForTrack"
    do(game, HARBORMASTER, tile)
    do(game, PAY_FOR_TRACK, BROWN, WITH_GOLD)
    assert (me(game).gold, me(game).mastery) == (1, [0, 0, 1])


def test_a19_between_the_steps_of_a_gardening_and_not_before_the_first() -> None:
    game = table(district=1)
    tile = harbormaster(game, "B4")
    hold(game, waters=1)
    gold(game, 0)
    act(game)
    do(game, GARDENING)
    assert question(game) == "ChooseGardening"
    assert not can(game, HARBORMASTER, tile)
    do(game, PLACE_WATER, 0, place(game, "1-08"))
    do(game, HARBORMASTER, tile)
    do(game, BUY_GARDEN, WITH_GOLD)
    assert (me(game).gold, me(game).gardens) == (1, 1)


def test_11_2_a_resource_of_any_colour_flips_a_crate() -> None:
    game = table()
    crate(game, "white", up=False)
    dice(game, blue=1)
    act(game)
    do(game, REFILL, WHITE, BLUE)
    assert me(game).crates_up(WHITE) == 1
    assert game.supply[BLUE] == 1


def test_11_3_each_crate_once_per_turn() -> None:
    game = table()
    crate(game, "white", up=False)
    gold(game, 5)
    act(game)
    do(game, REFILL, WHITE, REFILL_GOLD)
    me(game).turn_crate_down(WHITE)
    again(game)
    assert why_not_refill(game, 0, WHITE, REFILL_GOLD) == NO_CRATE_DOWN
    assert not options(game, REFILL)
    gain(game, 0, bonus_of(FLIP, 1))  # other effects do not count
    game.settle()
    assert me(game).crates_up(WHITE) == 1
    me(game).turn_crate_down(WHITE)
    turn(game, 0)
    assert can(game, REFILL, WHITE, REFILL_GOLD)


def test_11_4_gold_pays_for_a_refill_and_a_crate_does_not() -> None:
    game = table()
    crate(game, "white", up=False)
    crate(game, "green")
    gold(game, 1)
    act(game)
    assert why_not_refill(game, 0, WHITE, GREEN) == NO_DIE_OF_COLOUR
    assert why_not_refill(game, 0, WHITE, REFILL_GOLD) == OK
    gold(game, 0)
    assert why_not_refill(game, 0, WHITE, REFILL_GOLD) == NO_GOLD


def test_11_5_a_decree_whose_conditions_hold() -> None:
    game = table()
    reveal(game, "D08", "D12")
    for colour, name in ((WHITE, "1-01"), (1, "1-03"), (BROWN, "1-09")):
        building(game, 0, colour, name)
    act(game)
    assert not options(game, DECREE)
    for section in range(3):
        me(game).tile_markers[section] = 1
        me(game).supply -= 1
    act(game)
    vp = me(game).vp
    do(game, DECREE, decree_of("D08"))
    assert me(game).vp == vp + 12
    assert me(game).decrees == 1 << decree_of("D08")


def test_11_6_decrees_are_not_replaced() -> None:
    game = table()
    reveal(game, "D01", "D04")
    for names, colour in ((("1-01", "1-03", "1-09"), WHITE), (("2-02", "2-05", "2-12"), BROWN)):
        for name in names:
            building(game, 0, colour, name)
    for name in ("3-01", "3-03"):
        building(game, 0, 1, name)
    act(game)
    do(game, DECREE, decree_of("D04"))
    assert can(game, DECREE, decree_of("D01"))  # any number per turn
    assert game.decrees == 1 << decree_of("D01")


def test_11_7_a_harbormaster_leaves_the_game() -> None:
    game = table()
    tile = harbormaster(game, "B4")
    act(game)
    do(game, HARBORMASTER, tile)
    assert me(game).gold == 4
    assert me(game).harbormasters == 0
    assert tile not in game.harbormasters


def test_11_8_also_between_and_after_scorings() -> None:
    game = table(district=1)
    harbormaster(game, "B4")
    show(game, BLUE)
    show(game, GREEN)
    check_scoring(game)
    assert question(game) == "ChooseDistrictToScore"
    assert not game.agenda.free
    game.apply(game.options()[0])
    chance(game)
    assert question(game) == "Checkpoint"
    do(game, GO_ON)
    chance(game)
    assert question(game) == "Checkpoint"
    do(game, HARBORMASTER, 3)
    assert me(game).gold == 2 + 2 + 2
    assert game.whose() == 1


def test_a20_the_other_reading_without_gold() -> None:
    game = table(switches=Switches(no_gold_for_refill=True))
    crate(game, "white", up=False)
    assert why_not_refill(game, 0, WHITE, REFILL_GOLD) == REFILL_WITHOUT_GOLD
    act(game)
    assert not options(game, REFILL)


@pytest.mark.parametrize("last", [USE_TILE, END_ACTIONS])
def test_a57_the_checkpoint_before_scoring(last: int) -> None:
    game = table(district=1)
    crate(game, "white", up=False)
    gold(game, 1)
    act(game)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    do(game, PROJECT, BROWN, place(game, "1-13")) if last == USE_TILE else do(game, END_ACTIONS)
    # After ending the actions it would repeat the last checkpoint.
    assert (question(game) == "Checkpoint") == (last == USE_TILE)
