from boardwright.games.tabannusi.actions import CLAIM_SHIP, PICK_DIE, PORT_HOUSE, TRACK
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    BLUE,
    BOTTOM,
    CLAIM_ANY_SHIP,
    NO_CRATE,
    NO_TILE,
    S01,
    WHITE,
    bonus_of,
)
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    CRATES_FULL,
    LINE_HAS_HOUSE,
    NO_GOLD,
    NO_HOUSE_IN_ROW,
    NO_MARKER,
    SHIP_ALREADY_CLAIMED,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.scoring import ship_sets
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK, first_of
from tests.games.tabannusi.table import (
    NAMES,
    abilities,
    act,
    can,
    cell_of,
    claimed,
    claims,
    crate,
    dice,
    do,
    gold,
    me,
    options,
    port_houses,
    put_ship,
    question,
    spent,
    table,
    turn,
    why,
)


def port(money: int = 4) -> Tabannusi:
    game = table(district=4)
    gold(game, money)
    return act(game)


def space(name: str) -> int:
    return NAMES.port_spaces.index(name)


def test_8_1_two_local_resources() -> None:
    game = port(1)
    assert why(game, PORT_HOUSE, space("row1-blue"), BOTTOM) == CANNOT_PAY
    dice(game, blue=1)
    act(game)
    do(game, PORT_HOUSE, space("row1-blue"), BOTTOM)
    assert (me(game).gold, me(game).dice[BLUE], game.supply[BLUE]) == (0, 0, 1)


def test_8_2_the_bottom_row_only() -> None:
    game = port()
    assert all(action >> 8 & 255 == BOTTOM for action in options(game, PORT_HOUSE))
    me(game).houses[BOTTOM] = 0
    game.settle()
    assert why(game, PORT_HOUSE, space("row1-blue"), BOTTOM) == NO_HOUSE_IN_ROW


def test_8_3_the_bonus_under_the_house() -> None:
    game = port()
    do(game, PORT_HOUSE, space("row1-red"), BOTTOM)
    assert (me(game).markers, me(game).houses[BOTTOM]) == (7, 4)


def test_8_4_a_blue_and_a_red_space_for_each_line() -> None:
    game = port()
    assert len(options(game, PORT_HOUSE)) == 12


def test_8_5_only_empty_spaces() -> None:
    game = port()
    port_houses(game, 1, "row1-blue")
    act(game)
    assert why(game, PORT_HOUSE, space("row1-blue"), BOTTOM) == SPACE_TAKEN
    assert why(game, PORT_HOUSE, space("row1-red"), BOTTOM) == OK


def test_8_6_one_own_house_on_a_line() -> None:
    game = port()
    port_houses(game, 0, "row1-red")
    act(game)
    assert why(game, PORT_HOUSE, space("row1-blue"), BOTTOM) == LINE_HAS_HOUSE
    assert why(game, PORT_HOUSE, space("column1-blue"), BOTTOM) == OK
    assert why(game, PORT_HOUSE, space("column1-red"), BOTTOM) == OK


def test_8_7_blue_spaces_give_their_bonus() -> None:
    game = port()
    spent(game, white=1, green=1)
    do(game, PORT_HOUSE, space("row2-blue"), BOTTOM)
    do(game, TRACK, WHITE)
    assert me(game).mastery[WHITE] == 1
    act(game)
    gold(game, 2)
    act(game)
    do(game, PORT_HOUSE, space("column2-blue"), BOTTOM)
    do(game, PICK_DIE, WHITE)
    assert me(game).dice[WHITE] == 1


def test_8_8_red_spaces_give_their_crate() -> None:
    game = port()
    do(game, PORT_HOUSE, space("row2-red"), BOTTOM)
    assert me(game).crates_up(1) == 1
    for name in ("blue", "blue", "blue"):
        crate(game, name)
    act(game)
    assert why(game, PORT_HOUSE, space("row1-red"), BOTTOM) == CRATES_FULL
    assert why(game, PORT_HOUSE, space("row1-blue"), BOTTOM) == OK


def test_8_9_a_crate_space_stays_empty() -> None:
    game = port()
    do(game, PORT_HOUSE, space("row2-red"), BOTTOM)
    assert game.port_crates[1] == NO_CRATE


def test_8_10_two_gold_for_any_ship() -> None:
    game = port(2)
    assert len(options(game, CLAIM_SHIP)) == 9
    do(game, CLAIM_SHIP, cell_of("22"))
    assert me(game).gold == 0
    assert why(game, CLAIM_SHIP, cell_of("12")) == NO_GOLD


def test_8_11_a_marker_from_the_area_beside_those_of_others() -> None:
    game = port()
    claimed(game, 1, "12")
    act(game)
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).markers == 4
    assert me(game).ships == me(game, 1).ships == 2


def test_8_12_one_own_marker_on_a_ship() -> None:
    game = port()
    claimed(game, 0, "12")
    act(game)
    assert why(game, CLAIM_SHIP, cell_of("12")) == SHIP_ALREADY_CLAIMED


def test_8_13_a_completed_line_gives_its_harbormaster() -> None:
    game = port()
    claimed(game, 0, "11 12 23 33")
    act(game)
    row, column = game.harbormasters[0], game.harbormasters[5]
    do(game, CLAIM_SHIP, cell_of("13"))
    assert me(game).harbormasters == 1 << row | 1 << column
    assert game.harbormasters[0] == game.harbormasters[5] == NO_TILE


def test_8_14_whatever_the_cause_and_if_it_is_still_there() -> None:
    game = port()
    claimed(game, 0, "11 12 23 33")
    game.spare_harbormasters |= 1 << game.harbormasters[0]
    game.harbormasters[0] = NO_TILE
    column = game.harbormasters[5]
    gain(game, 0, bonus_of(CLAIM_ANY_SHIP, 1))
    game.settle()
    do(game, CLAIM_SHIP, cell_of("13"))
    assert me(game).harbormasters == 1 << column


def test_8_15_an_ability_works_from_the_next_turn() -> None:
    game = port()
    tile = game.ships[cell_of("12")]
    do(game, CLAIM_SHIP, cell_of("12"))
    assert not me(game).has(tile)
    turn(game, 1)
    assert not me(game).has(tile)
    turn(game, 0)
    assert me(game).has(tile)


def test_8_16_markers_on_ships_stay() -> None:
    game = port()
    do(game, CLAIM_SHIP, cell_of("12"))
    turn(game, 1)
    turn(game, 0)
    assert me(game).ships == 2


def test_8_17_printed_ships_have_any_one_colour() -> None:
    game = port()
    claimed(game, 0, "11 33")
    assert ship_sets(game, 0) == 0
    claimed(game, 0, "12")
    assert ship_sets(game, 0) == 1
    turn(game, 0)
    assert me(game).abilities == 1 << game.ships[1]


def test_8_18_a_marker_on_any_ship_costs_nothing() -> None:
    game = port(0)
    gain(game, 0, bonus_of(CLAIM_ANY_SHIP, 1))
    game.settle()
    assert question(game) == "ChooseShip"
    assert len(options(game, CLAIM_SHIP)) == 9
    do(game, CLAIM_SHIP, cell_of("33"))
    claims(game, 0, 10)
    gain(game, 0, bonus_of(CLAIM_ANY_SHIP, 1))
    game.settle()
    assert question(game) == "ChooseAction"  # skipped


def test_a16_no_ability_for_its_own_claim() -> None:
    game = port()
    put_ship(game, "12", S01)
    act(game)
    vp = me(game).vp
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).vp == vp
    abilities(game, S01)
    do(game, CLAIM_SHIP, cell_of("13"))
    assert me(game).vp == vp + 2


def test_a15_not_two_own_markers() -> None:
    game = port()
    claimed(game, 0, "12")
    act(game)
    assert cell_of("12") not in [first_of(action) for action in options(game, CLAIM_SHIP)]
    claims(game, 0, 3)
    act(game)
    assert why(game, CLAIM_SHIP, cell_of("13")) == NO_MARKER


def test_a17_a_printed_ship_is_named_anew_at_every_count() -> None:
    game = port()
    claimed(game, 0, "11 33 12")
    assert ship_sets(game, 0) == 1
    claimed(game, 0, "13 21")  # yellow and brown
    assert ship_sets(game, 0) == 1


def test_a51_one_printed_bonus_for_each_blue_space() -> None:
    game = port()
    do(game, PORT_HOUSE, space("column3-blue"), BOTTOM)
    assert (me(game).markers, me(game).supply) == (9, 6)


def test_a47_the_bonus_of_a_space_is_automatic() -> None:
    game = port()
    do(game, PORT_HOUSE, space("row2-blue"), BOTTOM)
    assert len(game.options()) == 3
    assert can(game, TRACK, WHITE)
