from boardwright.games.tabannusi.actions import (
    BUY_GARDEN,
    BUY_WATER,
    FREE_GARDENING,
    GARDENING,
    PLACE_GARDEN,
    PLACE_WATER,
    STOP,
)
from boardwright.games.tabannusi.components import S08, WHITE, Switches
from boardwright.games.tabannusi.gardening import REGULAR
from boardwright.games.tabannusi.payments import WITH_CRATE, WITH_DIE, WITH_GOLD
from boardwright.games.tabannusi.reasons import (
    ENOUGH_GARDENS,
    GARDEN_ALREADY,
    NO_MARKER,
    NOT_BESIDE_WATER,
    NOTHING_TO_GARDEN,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.scoring import size_with_gardens
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK
from tests.games.tabannusi.table import (
    abilities,
    act,
    again,
    building,
    can,
    claims,
    crate,
    dice,
    do,
    garden,
    gold,
    hold,
    me,
    options,
    place,
    question,
    special,
    table,
    water,
    why,
)


def gardening(
    district: int = 1, *, waters: int = 0, gardens: int = 0, money: int = 0, seats: int = 2
) -> Tabannusi:
    """Return a Gardening of seat 0 that has begun; without Gold there is nothing to buy with."""
    game = table()
    hold(game, waters=waters, gardens=gardens)
    gold(game, money)
    act(game)
    do(game, GARDENING)
    return game


def test_7_1_buying_and_placing_in_any_order() -> None:
    game = gardening(waters=1, gardens=1, money=2)
    do(game, PLACE_WATER, REGULAR, place(game, "1-08"))
    do(game, BUY_GARDEN, WITH_GOLD)
    do(game, PLACE_GARDEN, place(game, "1-08"), 0)
    do(game, BUY_WATER, WITH_GOLD)
    do(game, PLACE_WATER, REGULAR, place(game, "1-07"))
    assert game.gardens[0] == 1 << 7


def test_7_2_blue_for_water_green_for_a_garden() -> None:
    game = table()
    dice(game, blue=1, green=1)
    crate(game, "green")
    gold(game, 0)
    act(game)
    do(game, GARDENING)
    assert not can(game, BUY_WATER, WITH_CRATE)
    do(game, BUY_WATER, WITH_DIE)
    do(game, BUY_GARDEN, WITH_CRATE)
    do(game, BUY_GARDEN, WITH_DIE)
    assert (me(game).water, me(game).gardens) == (1, 2)
    assert me(game).dice == [0] * 5


def test_7_3_any_number_of_water_tiles() -> None:
    game = gardening(waters=5)
    for name in ("1-08", "1-07", "1-06", "1-05", "1-01"):
        do(game, PLACE_WATER, REGULAR, place(game, name))
    assert me(game).water == 0


def test_7_4_water_beside_water() -> None:
    game = gardening(waters=2)
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-08")) == OK
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-07")) == NOT_BESIDE_WATER
    game = table()
    water(game, "1-08")
    building(game, 1, WHITE, "1-12")
    hold(game, waters=1)
    act(game)
    do(game, GARDENING)
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-12")) == SPACE_TAKEN
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-04")) == OK


def test_7_5_water_of_the_same_action_counts() -> None:
    game = gardening(waters=2)
    do(game, PLACE_WATER, REGULAR, place(game, "1-08"))
    assert me(game).markers == 5  # the two markers of the space are lost
    do(game, PLACE_WATER, REGULAR, place(game, "1-07"))
    assert game.water[0] >> 6 & 3 == 3


def test_7_6_the_covered_bonus_is_lost_for_good() -> None:
    game = gardening(waters=1, gardens=1)
    do(game, PLACE_WATER, REGULAR, place(game, "1-08"))
    do(game, PLACE_GARDEN, place(game, "1-08"), 0)
    assert (me(game).markers, me(game).supply) == (4, 10)


def test_7_7_a_special_tile_pays_when_a_garden_is_put_on_it() -> None:
    game = table()
    tile = special(game, "W01")  # 1 Gold
    hold(game, gardens=1)
    gold(game, 0)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_WATER, 1 + tile, place(game, "1-08"))
    assert me(game).gold == 0
    do(game, PLACE_GARDEN, place(game, "1-08"), 0)
    assert me(game).gold == 1


def test_7_8_at_most_three_gardens() -> None:
    game = gardening(gardens=4, waters=1)
    for name in ("W12a", "W12b", "W15a"):
        do(game, PLACE_GARDEN, place(game, name), 0)
    assert why(game, PLACE_GARDEN, place(game, "W15b"), 0) == ENOUGH_GARDENS


def test_7_9_a_garden_lies_on_water_without_one() -> None:
    game = table()
    garden(game, 1, "W12a")
    hold(game, gardens=2, waters=1)
    act(game)
    do(game, GARDENING)
    assert why(game, PLACE_GARDEN, place(game, "W12a"), 0) == GARDEN_ALREADY
    assert why(game, PLACE_GARDEN, place(game, "W12b"), 0) == OK
    assert not can(game, PLACE_GARDEN, place(game, "1-01"), 0)


def test_7_10_one_marker_from_the_area() -> None:
    game = gardening(gardens=2, waters=1)
    claims(game, 1, 0)
    do(game, PLACE_GARDEN, place(game, "W12b"), 0)
    assert me(game).markers == 0
    assert why(game, PLACE_GARDEN, place(game, "W12a"), 0) == NO_MARKER


def test_7_11_the_bonus_of_the_water_is_a_must() -> None:
    game = gardening(gardens=2)
    do(game, PLACE_GARDEN, place(game, "W12a"), 0)
    assert (me(game).markers, me(game).supply) == (6, 8)


def test_7_12_a_garden_is_still_a_source_and_belongs_to_its_marker() -> None:
    game = table()
    garden(game, 1, "1-08")
    hold(game, waters=1)
    act(game)
    do(game, GARDENING)
    assert can(game, PLACE_WATER, REGULAR, place(game, "1-07"))
    assert (game.gardens_of(0), game.gardens_of(1)) == (0, 1)


def test_7_13_water_of_earlier_turns() -> None:
    game = table()
    hold(game, waters=1)
    gold(game, 0)
    act(game)
    do(game, GARDENING)
    assert len(options(game, PLACE_WATER)) == 4


def test_7_14_border_gardens_count_on_both_sides() -> None:
    game = table(4, district=2)
    hold(game, gardens=1, waters=1)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W23b"), 0)
    assert me(game).gold == 3
    building(game, 1, WHITE, "2-20")
    building(game, 1, WHITE, "3-17")
    assert [size_with_gardens(game, building) for building in range(2)] == [2, 2]


def test_7_15_stopping_after_any_step_but_not_before_the_first() -> None:
    game = gardening(waters=2)
    assert not can(game, STOP)
    do(game, PLACE_WATER, REGULAR, place(game, "1-08"))
    assert can(game, STOP)
    do(game, STOP)
    assert question(game) == "ChooseAction"


def test_7_15_a_gardening_needs_a_step() -> None:
    game = table(district=1)
    gold(game, 0)
    act(game)
    assert why(game, GARDENING) == NOTHING_TO_GARDEN
    garden(game, 1, "W12a W12b W15a W15b")
    hold(game, gardens=1)
    act(game)
    assert why(game, GARDENING) == NOTHING_TO_GARDEN


def test_7_16_the_limit_counts_anew_for_each_gardening() -> None:
    game = gardening(gardens=4, waters=1)
    for name in ("W12a", "W12b", "W15a"):
        do(game, PLACE_GARDEN, place(game, name), 0)
    do(game, STOP)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W15b"), 0)
    assert game.gardens_of(0) == 4


def test_7_16_also_for_that_of_a_ship() -> None:
    game = gardening(gardens=4)
    do(game, PLACE_GARDEN, place(game, "W15b"), 0)
    do(game, STOP)
    game.pending = 1
    again(game)
    do(game, FREE_GARDENING)
    for name in ("W12a", "W12b", "W15a"):
        do(game, PLACE_GARDEN, place(game, name), 0)
    assert game.gardens_of(0) == 4


def test_a13_the_other_reading_of_garden_bonuses() -> None:
    game = table(switches=Switches(garden_bonus_may_be_declined=True))
    hold(game, gardens=2)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W12a"), 0)
    assert question(game) == "MayTakeGardenBonus"


def test_a25_gardening_of_a_ship_in_the_port() -> None:
    game = table(district=4)
    abilities(game, S08)
    hold(game, gardens=2, waters=1)
    game.pending = 1
    act(game)
    do(game, FREE_GARDENING)
    assert [action >> 16 & 255 for action in options(game, PLACE_GARDEN)] == [
        place(game, "W34a"),
        place(game, "W34b"),
    ]
    assert not options(game, PLACE_WATER)
    assert options(game, BUY_WATER)
