from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    PAY,
    PICK_DIE,
    PROJECT,
    TRACK,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    BLUE,
    BROWN,
    DIE,
    DIE_FROM_BARGE,
    DOWN,
    FLIP,
    GREEN,
    MARKERS,
    S10,
    STEP,
    STEPS_ON_ONE,
    UP_REFILLED,
    WHITE,
    YELLOW,
    Switches,
    bonus_of,
)
from boardwright.games.tabannusi.houses import take_house, uncover_house
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.payments import ChoosePayment, can_pay
from boardwright.games.tabannusi.reasons import NO_MARKER
from boardwright.games.tabannusi.scoring import boundaries_passed, empty_barges
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK, first_of, pack
from tests.games.tabannusi.table import (
    EDITION,
    abilities,
    act,
    building,
    can,
    check_scoring,
    claims,
    crate,
    dice,
    do,
    garden,
    gold,
    levels,
    me,
    options,
    place,
    project,
    question,
    show,
    spent,
    table,
    values,
    why,
    ziggurat_houses,
)


def test_3_1_as_many_markers_as_remain() -> None:
    game = table()
    claims(game, 3, 1)
    gain(game, 0, bonus_of(MARKERS, 2))
    assert (me(game).markers, me(game).supply) == (4, 0)


def test_3_2_a_marker_is_placed_from_the_area() -> None:
    game = table()
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert (me(game).markers, me(game).supply) == (4, 10)


def test_3_3_actions_that_need_a_marker() -> None:
    game = table()
    claims(game, 0, 10)
    gold(game, 9)
    assert why(act(game, 0, 1), PROJECT, WHITE, place(game, "1-01")) == NO_MARKER
    assert why(act(game, 0, 4), CLAIM_SHIP, 0) == NO_MARKER
    assert why(act(game, 0, 5), ZIGGURAT_HOUSE, 0) == NO_MARKER
    claims(game, 1, 10)
    assert why(act(game, 0, 5), ZIGGURAT_HOUSE, 0) == OK


def test_3_4_markers_off_the_board_are_in_area_or_supply() -> None:
    game = table()
    project(game, 1, WHITE, "1-01 1-02")
    garden(game, 1, "W12a")
    assert me(game, 1).markers + me(game, 1).supply + game.markers_on_board(1) == 15


def test_3_5_a_building_belongs_to_the_house_on_it() -> None:
    game = table()
    building(game, 1, BROWN, "1-01 1-02")
    assert game.owner_of(0) == 1
    assert game.buildings_of(1) == 1
    assert game.buildings_of(0) == 0


def test_3_6_one_house_whatever_its_size() -> None:
    game = table()
    building(game, 0, BROWN, "1-01 1-02 1-03")
    assert game.buildings_in(0, 0) == 1
    assert sum(me(game).houses) == 13


def test_3_7_the_row_of_the_colour_then_the_bottom_row() -> None:
    game = table()
    me(game).houses[YELLOW] = 1
    assert me(game).row_for(YELLOW) == YELLOW
    me(game).houses[YELLOW] = 0
    assert me(game).row_for(YELLOW) == 3
    me(game).houses[3] = 0
    assert me(game).row_for(YELLOW) < 0


def test_3_8_the_bonus_under_a_house() -> None:
    game = table()
    take_house(game, 0, WHITE)
    assert (me(game).markers, me(game).gold) == (6, 2)
    take_house(game, 0, WHITE)
    assert me(game).markers == 8
    take_house(game, 0, WHITE)
    assert me(game).gold == 3


def test_3_9_a_column_pays_once() -> None:
    game = table()
    for row in range(3):
        me(game).houses[row] = 1
    me(game).columns = 0b011
    take_house(game, 0, WHITE)
    take_house(game, 0, YELLOW)
    before = me(game).vp
    take_house(game, 0, BROWN)
    game.settle()
    assert me(game).vp == before + 10
    me(game).houses[BROWN] = 1
    assert uncover_house(game, 0, BROWN) == [EDITION.row_bonus[BROWN * 16 + 2]]


def test_3_10_houses_do_not_return() -> None:
    game = table()
    building(game, 0, WHITE, "1-01")
    check_scoring(game)
    assert sum(me(game).houses) == 13


def test_3_11_no_buildings_in_port_and_ziggurat() -> None:
    for district in (4, 5):
        game = table(district=district)
        gold(game, 9)
        act(game)
        assert not options(game, PROJECT)
        assert not options(game, CONSTRUCT)


def test_3_12_sides_count_corners_do_not() -> None:
    game = table()
    beside = game.board.near[place(game, "1-06")]
    names = [f"1-{n:02}" for n in range(1, 17)]
    assert [n for n in names if beside >> place(game, n) & 1] == ["1-02", "1-05", "1-07", "1-10"]


def test_3_13_border_water_from_either_side() -> None:
    game = table()
    where = place(game, "W12a")
    twin = game.board.twin[where]
    assert (where // 32, twin // 32) == (0, 1)
    garden(game, 0, "W12a")
    assert game.gardens[0] >> where % 32 & 1
    assert game.gardens[1] >> twin % 32 & 1
    assert game.gardens_of(0) == 1


def test_3_14_actions_where_the_assistant_is() -> None:
    game = table(district=1)
    me(game).architect = 3
    act(game)
    assert can(game, PROJECT, WHITE, place(game, "1-01"))
    assert not can(game, CLAIM_SHIP, 1)


def test_3_15_workers_share_districts() -> None:
    game = table(4, district=2)
    assert [player.assistant for player in game.players] == [1] * 4
    assert question(game) == "ChooseAction"


def test_3_16_a_spent_die_goes_to_the_general_supply() -> None:
    game = table()
    dice(game, brown=1)
    game.spend_die(0, BROWN)
    assert game.supply[BROWN] == 1
    assert game.on_barge(BROWN) == 4


def test_3_17_gold_stands_in_but_nothing_for_gold() -> None:
    game = table(district=4)
    assert can_pay(game, 0, [0, 0, 0, 2, 0], 0)
    gold(game, 1)
    dice(game, blue=5)
    act(game)
    assert not can(game, CLAIM_SHIP, 1)
    assert not can_pay(game, 0, [0, 0, 0, 0, 0], 2)


def test_3_18_a_crate_is_turned_down() -> None:
    game = table()
    crate(game, "brown")
    me(game).turn_crate_down(BROWN)
    assert me(game).crates_up(BROWN) == 0
    assert me(game).crates_down(BROWN) == 1


def payments(game: Tabannusi, price: list[int], gold_due: int = 0) -> list[int]:
    ask = ChoosePayment(0, price, gold_due)
    return ask.options(game)


def test_3_19_any_mix_of_dice_crates_and_gold() -> None:
    game = table()
    dice(game, brown=1, white=1)
    crate(game, "brown")
    gold(game, 1)
    assert payments(game, [1, 0, 2, 0, 0]) == [
        pack(PAY, 8, 8 + 1, 0),
        pack(PAY, 8, 8, 1),
        pack(PAY, 8, 1, 1),
        pack(PAY, 0, 8 + 1, 1),
    ]


def test_3_20_a_crate_pays_any_resource() -> None:
    game = table()
    crate(game, "green")
    assert can_pay(game, 0, [0, 0, 0, 0, 1], 0)


def test_3_21_nothing_happens_at_the_top() -> None:
    game = table()
    levels(game, 9, 4, 4)
    vp = me(game).vp
    advance(game, 0, WHITE)
    assert me(game).mastery == [9, 4, 4]
    assert me(game).vp == vp
    gain(game, 0, bonus_of(STEP, 1))
    game.settle()
    assert [first_of(a) for a in game.options()] == [YELLOW, BROWN]


def test_3_22_the_lowest_marker_pays_when_it_rises() -> None:
    game = table()
    levels(game, 1, 1, 0)
    advance(game, 0, BROWN)
    assert me(game).markers == 6
    advance(game, 0, BROWN)  # another is lowest now; level 2 has a die, but none is in the supply
    game.settle()
    assert me(game).markers == 6


def test_3_23_benefits_inside_the_track() -> None:
    game = table()
    spent(game, green=1, blue=1)
    levels(game, 1, 5, 5)
    advance(game, 0, WHITE)
    game.settle()
    assert question(game) == "PickDie"
    do(game, PICK_DIE, GREEN)
    assert me(game).dice[GREEN] == 1


def test_3_24_a_boundary_is_passed_on_the_level_above() -> None:
    game = table()
    levels(game, 2, 3, 6)
    assert boundaries_passed(game, 0) == 0 + 1 + 2
    levels(game, 9, 0, 0)
    assert boundaries_passed(game, 0) == 3


def test_3_25_values_of_levels() -> None:
    assert EDITION.values == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    game = table()
    vp = me(game).vp
    levels(game, 2, 5, 5)
    advance(game, 0, WHITE)  # a higher value gives nothing by itself
    assert me(game).vp == vp


def test_3_26_the_highest_die_of_a_barge() -> None:
    game = table()
    show(game, YELLOW, 2, 3, 3, 5, 5)
    architect = me(game).architect
    gain(game, 0, bonus_of(DIE_FROM_BARGE, 1, YELLOW))
    assert values(game, YELLOW) == [2, 3, 3, 5]
    assert me(game).architect == architect
    show(game, YELLOW)
    gain(game, 0, bonus_of(DIE_FROM_BARGE, 1, YELLOW))
    assert me(game).dice[YELLOW] == 1


def test_3_27_any_die_from_the_general_supply() -> None:
    game = table()
    gain(game, 0, bonus_of(DIE, 1))
    game.settle()
    assert question(game) == "ChooseAction"  # the supply is empty
    spent(game, white=1, green=1)
    gain(game, 0, bonus_of(DIE, 1))
    game.settle()
    assert game.options() == [pack(PICK_DIE, WHITE), pack(PICK_DIE, GREEN)]


def test_3_28_an_effect_can_empty_a_barge() -> None:
    game = table()
    show(game, YELLOW, 4)
    gain(game, 0, bonus_of(DIE_FROM_BARGE, 1, YELLOW))
    assert empty_barges(game) == [1]


def test_3_29_twice_means_two_moves() -> None:
    game = table()
    levels(game, 0, 5, 5)
    claims(game, 5, 10)
    spent(game, blue=1, green=1)
    gain(game, 0, bonus_of(STEPS_ON_ONE, 2))
    game.settle()
    do(game, TRACK, WHITE)
    assert me(game).mastery[WHITE] == 2
    assert me(game).markers == 6  # the first of the two moves
    assert question(game) == "PickDie"  # the second


def test_3_30_rewards_of_one_move_in_order() -> None:
    game = table()
    abilities(game, S10)
    levels(game, 3, 3, 2)
    vp, money = me(game).vp, me(game).gold
    advance(game, 0, BROWN)
    game.settle()
    assert me(game).gold == money + 1
    assert me(game).vp == vp + 3


def test_3_31_fourteen_houses_wherever_they_stand() -> None:
    game = table()
    building(game, 0, WHITE, "1-01")
    ziggurat_houses(game, 0, "yellow-1")
    assert sum(me(game).houses) == 12
    assert game.buildings_of(0) + game.houses_in(0, 4) == 2


def test_3_32_two_crates_of_one_colour() -> None:
    game = table()
    me(game).crates[UP_REFILLED * 5 + BLUE] = 1
    me(game).crates[BLUE] = 1
    me(game).turn_crate_down(BLUE)
    assert me(game).crates[DOWN * 5 + BLUE] == 1  # can still be refilled this turn
    me(game).turn_crate_down(BLUE)
    me(game).flip_crate_up(BLUE)
    assert me(game).crates[UP_REFILLED * 5 + BLUE] == 1


def test_a61_an_effect_flips_the_refilled_one() -> None:
    game = table()
    me(game).crates[DOWN * 5 + BLUE] = 1
    me(game).crates[3 * 5 + BLUE] = 1
    gain(game, 0, bonus_of(FLIP, 1))
    game.settle()
    assert me(game).crates[UP_REFILLED * 5 + BLUE] == 1
    assert me(game).crates[DOWN * 5 + BLUE] == 1


def test_a10_the_other_reading_of_the_lowest_marker() -> None:
    game = table(switches=Switches(any_tied_lowest=True))
    levels(game, 0, 0, 0)
    advance(game, 0, BROWN)
    assert me(game).markers == 6
    levels(game, 1, 1, 0)
    advance(game, 0, WHITE)
    assert me(game).markers == 6


def test_a7_a_marker_gained_on_the_way_does_not_help() -> None:
    game = table(district=5)
    claims(game, 0, 10)
    gold(game, 5)
    act(game)
    assert why(game, ZIGGURAT_HOUSE, 0) == NO_MARKER  # although the House would uncover one


def test_a9_another_track_where_there_is_a_choice() -> None:
    game = table()
    levels(game, 9, 9, 9)
    gain(game, 0, bonus_of(STEP, 1))
    game.settle()
    assert question(game) == "ChooseAction"


def test_a58_rewards_of_a_move_that_asks() -> None:
    game = table()
    abilities(game, S10)
    spent(game, blue=1, green=1)
    levels(game, 4, 5, 5)
    advance(game, 0, WHITE)  # level 5: a die, and the lowest rises to 5: two markers
    game.settle()
    assert question(game) == "PickDie"
    assert me(game).markers == 5
    do(game, PICK_DIE, BLUE)
    assert me(game).markers == 7


def test_a8_two_bonuses_on_two_columns() -> None:
    assert [bool(bonus) for bonus in EDITION.column_bonus] == [False, True, True]


def test_a14_rewards_clockwise() -> None:
    game = table(4)
    assert game.clockwise_from(2) == [2, 3, 0, 1]
    assert game.last_first(2) == [1, 0, 3, 2]


def test_a49_only_gold_tokens_break_ties() -> None:
    game = table()
    me(game, 0).gold = 3
    me(game, 1).gold = 2
    dice(game, 1, brown=5)
    assert game.places() == [1, 2]
