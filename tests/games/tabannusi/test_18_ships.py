import pytest

from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    DECLINE,
    DECREE,
    FREE_GARDENING,
    GARDENING,
    HARBORMASTER,
    PAY,
    PAY_ANY,
    PLACE_GARDEN,
    PORT_HOUSE,
    PROJECT,
    REFILL,
    SHIFT,
    TAKE_GARDEN,
    TAKE_MARKER,
    TRACK,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    BLUE,
    BOTTOM,
    BROWN,
    GREEN,
    S01,
    S02,
    S03,
    S04,
    S05,
    S06,
    S07,
    S08,
    S09,
    S10,
    S11,
    S12,
    S13,
    S14,
    S15,
    SHIFT_HOUSES,
    WHITE,
    YELLOW,
    bonus_of,
)
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, REFILL_MEANS
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.payments import ANY_GOLD
from boardwright.games.tabannusi.reasons import CANNOT_PAY, NO_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK, first_of
from tests.games.tabannusi.table import (
    NAMES,
    abilities,
    act,
    again,
    building,
    can,
    cell_of,
    chance,
    check_scoring,
    claims,
    crate,
    decree_of,
    dice,
    do,
    garden,
    gold,
    harbormaster,
    hold,
    levels,
    me,
    options,
    place,
    port_houses,
    project,
    put_ship,
    question,
    reveal,
    show,
    table,
    turn,
    why,
)


def with_ships(*ships: int, district: int = 1, money: int = 4) -> Tabannusi:
    game = table(district=district)
    abilities(game, *ships)
    gold(game, money)
    return act(game)


def port(name: str) -> int:
    return NAMES.port_spaces.index(name)


def test_18_1_points_for_a_marker_on_a_ship() -> None:
    game = with_ships(S01, district=4)
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).vp == 12


@pytest.mark.parametrize("district", [4, 5])
def test_18_2_points_for_a_house(district: int) -> None:
    game = with_ships(S02, district=district)
    if district == 4:
        do(game, PORT_HOUSE, port("row1-red"), BOTTOM)
    else:
        do(game, ZIGGURAT_HOUSE, 0)
    assert me(game).vp == 12


def test_18_3_one_resource_refills_two_crates() -> None:
    game = with_ships(S03, money=1)
    crate(game, "white", up=False)
    crate(game, "blue", up=False)
    act(game)
    do(game, REFILL, WHITE, REFILL_GOLD)
    assert question(game) == "MayRefillAnother"
    do(game, REFILL, BLUE, REFILL_MEANS)
    assert me(game).gold == 0
    me(game).turn_crate_down(BLUE)
    gold(game, 1)
    act(game)
    assert not options(game, REFILL)  # both count as refilled this turn


def test_18_4_water_for_a_project() -> None:
    game = with_ships(S04)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert me(game).water == 1


def test_18_5_a_garden_or_a_marker() -> None:
    game = with_ships(S05, district=5)
    do(game, ZIGGURAT_HOUSE, 0)
    assert can(game, TAKE_GARDEN)
    before = me(game).markers
    do(game, TAKE_MARKER)
    assert me(game).markers == before + 1


def test_18_6_points_for_markers_of_opponents() -> None:
    game = with_ships(S06, district=2)
    project(game, 1, WHITE, "2-02 2-03")
    project(game, 0, WHITE, "2-04")
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game).vp == 14


def test_18_7_points_for_a_garden() -> None:
    game = with_ships(S07)
    hold(game, gardens=1, waters=1)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W12b"), 0)
    assert me(game).vp == 12


def test_18_8_a_free_gardening_for_a_house() -> None:
    game = with_ships(S08, district=4)
    hold(game, gardens=2, waters=1)
    act(game)
    assert not can(game, FREE_GARDENING)
    do(game, PORT_HOUSE, port("row1-red"), BOTTOM)
    assert can(game, FREE_GARDENING)
    do(game, FREE_GARDENING)
    do(game, PLACE_GARDEN, place(game, "W34a"), 0)
    assert game.pending == 0
    assert game.gardens_of(0) == 1


def test_18_8_it_lapses_with_the_scoring_check() -> None:
    game = with_ships(S08, district=4)
    hold(game, gardens=1)
    harbormaster(game, "B4")
    game.pending = 1
    act(game)
    assert can(game, FREE_GARDENING)
    show(game, WHITE)
    check_scoring(game)
    chance(game)
    assert question(game) == "Checkpoint"
    assert can(game, HARBORMASTER, NAMES.harbormasters.index("B4"))
    assert not can(game, FREE_GARDENING)


def test_18_9_a_house_of_a_coloured_row_for_a_blue() -> None:
    game = with_ships(S09, district=4, money=2)
    assert why(game, PORT_HOUSE, port("row1-red"), WHITE) == CANNOT_PAY
    gold(game, 3)
    act(game)
    do(game, PORT_HOUSE, port("row1-red"), WHITE)
    assert me(game).houses == [2, 3, 3, 5]
    assert me(game).gold == 0


def test_18_9_the_one_more_is_blue_whatever_the_barge() -> None:
    game = with_ships(S09, district=4, money=0)
    game.local = [BLUE, YELLOW, BROWN, WHITE, GREEN]
    dice(game, white=3)
    again(game)
    assert why(game, PORT_HOUSE, port("row1-red"), WHITE) == CANNOT_PAY
    dice(game, blue=1)
    again(game)
    do(game, PORT_HOUSE, port("row1-red"), WHITE)
    assert (me(game).dice[WHITE], me(game).dice[BLUE]) == (1, 0)
    assert me(game).houses == [2, 3, 3, 5]


def test_18_10_points_for_a_boundary_on_anyones_turn() -> None:
    game = with_ships(S10)
    abilities(game, S10, seat=1)
    levels(game, 2, 4, 4, seat=1)
    vp = me(game, 1).vp
    advance(game, 1, WHITE)  # 1 Gold for the lowest marker as well
    game.settle()
    assert me(game, 1).vp == vp + 3


def test_18_11_blue_for_one_gold() -> None:
    game = with_ships(S11, district=4, money=1)
    dice(game, blue=2)
    act(game)
    do(game, CLAIM_SHIP, cell_of("12"))
    assert (me(game).gold, me(game).dice[BLUE]) == (0, 1)  # only one of the two Gold
    gold(game, 0)
    act(game)
    assert why(game, CLAIM_SHIP, cell_of("13")) == NO_GOLD
    gold(game, 2)
    crate(game, "blue")
    act(game)
    do(game, CLAIM_SHIP, cell_of("13"))
    assert len(options(game, PAY)) == 3  # a die, a Crate or Gold


def test_18_12_the_marker_from_the_claim_supply() -> None:
    game = with_ships(S12)
    hold(game, gardens=1, waters=1)
    claims(game, 0, 4)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W12b"), 1)
    assert (me(game).markers, me(game).supply) == (0, 3)


def test_18_13_a_step_for_any_resource_after_a_project() -> None:
    game = with_ships(S13, money=0)
    dice(game, blue=1)
    act(game)
    do(game, PROJECT, BROWN, place(game, "1-01"))
    do(game, PAY_ANY, BLUE)
    assert me(game).mastery == [0, 0, 1]


def test_18_14_a_payment_for_each_marker_of_an_opponent() -> None:
    game = with_ships(S14, district=2, money=4)
    project(game, 1, WHITE, "2-02 2-03")
    act(game)
    do(game, CONSTRUCT, WHITE)
    do(game, PAY_ANY, ANY_GOLD)
    assert question(game) == "MayPayForStep"
    do(game, DECLINE)
    assert me(game).mastery == [1, 0, 0]
    assert question(game) == "MayClaimShip"


def test_18_15_a_step_on_the_ships_colour() -> None:
    game = with_ships(S15, district=4)
    do(game, CLAIM_SHIP, cell_of("13"))  # S02, yellow
    assert me(game).mastery == [0, 1, 0]
    levels(game, 9, 1, 1)
    do(game, CLAIM_SHIP, cell_of("11"))
    assert [first_of(action) for action in options(game, TRACK)] == [YELLOW, BROWN]


def test_18_16_abilities_without_may_are_automatic() -> None:
    game = with_ships(S01, S04)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert question(game) == "ChooseAction"
    assert me(game).water == 1


def test_18_17_any_resource_is_a_die_a_crate_or_gold() -> None:
    game = with_ships(S13, money=1)
    dice(game, green=1)
    crate(game, "white")
    act(game)
    do(game, PROJECT, BROWN, place(game, "1-01"))
    assert [first_of(action) for action in options(game, PAY_ANY)] == [4, 5, ANY_GOLD]


def test_18_18_what_counts_as_placing_a_house() -> None:
    game = with_ships(S02, S08, district=2)
    project(game, 1, WHITE, "2-02")
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game).vp == 12
    assert game.pending == 1
    port_houses(game, 0, "row1-red")
    act(game)
    gain(game, 0, bonus_of(SHIFT_HOUSES, 1))
    game.settle()
    do(game, SHIFT, YELLOW)
    assert me(game).vp == 12  # neither does a shift place a House, nor did the start Building
    assert game.pending == 1


def test_18_19_a_coloured_row_with_the_free_house() -> None:
    game = with_ships(S09, money=1)
    reveal(game, "D01")
    for names, colour in ((("1-01", "1-03"), WHITE), (("2-02", "2-05", "2-12"), BROWN)):
        for name in names:
            building(game, 0, colour, name)
    building(game, 0, WHITE, "3-01")
    act(game)
    do(game, DECREE, decree_of("D01"))
    assert why(game, PORT_HOUSE, port("row1-red"), YELLOW) == OK
    do(game, PORT_HOUSE, port("row1-red"), YELLOW)
    assert me(game).houses[YELLOW] == 2
    assert me(game).gold == 0


def test_a26_boundaries_on_other_players_turns_once_active() -> None:
    game = with_ships()
    abilities(game, S10, seat=1)
    project(game, 1, WHITE, "1-01")
    levels(game, 2, 5, 5, seat=1)
    vp = me(game, 1).vp
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game, 1).vp == vp + 3


def test_a16_inactive_until_the_next_turn() -> None:
    game = with_ships(district=4)
    put_ship(game, "12", S04)
    act(game)
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).abilities == 0
    garden(game, 0, "W12a")
    turn(game, 0)
    assert me(game).has(S04)
