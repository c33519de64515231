import pytest

from boardwright.games.tabannusi.actions import (
    CLAIM_ON_TILE,
    CLAIM_SHIP,
    DECREE,
    DRAW_CARD,
    FLIP_CRATE,
    KEEP_CARD,
    PICK_DIE,
    PICK_WATER,
    PORT_HOUSE,
    SHIFT,
    STOP,
    TRACK,
    TWO_TRACKS,
)
from boardwright.games.tabannusi.components import BOTTOM, BROWN, WHITE, YELLOW
from boardwright.games.tabannusi.decrees import gardens_beside_buildings, why_not_decree
from boardwright.games.tabannusi.reasons import (
    DECREE_GONE,
    NO_HOUSE_IN_ROW,
    TOO_FEW_BUILDINGS,
    TOO_FEW_GARDENS,
    TOO_FEW_PORT_HOUSES,
    TOO_FEW_SHIPS,
    ZIGGURAT_TILE_LACKS_MARKER,
)
from boardwright.games.tabannusi.state import FOR_DECREES, Tabannusi
from boardwright.kernel.packing import CHANCE, OK, first_of
from tests.games.tabannusi.table import (
    NAMES,
    act,
    building,
    can,
    cell_of,
    chance,
    claimed,
    claims,
    crate,
    decree_of,
    do,
    garden,
    levels,
    me,
    options,
    port_houses,
    question,
    reveal,
    spent,
    table,
    tile_markers,
    why,
    ziggurat_houses,
)

SITES = {  # three Buildings of each colour that keep apart
    WHITE: ("1-01", "1-03", "1-09"),
    YELLOW: ("2-02", "2-05", "2-12"),
    BROWN: ("3-01", "3-03", "3-16"),
}


def buildings(game: Tabannusi, white: int = 0, yellow: int = 0, brown: int = 0) -> None:
    me(game).columns = 0b111  # their bonuses were gained
    for colour, number in ((WHITE, white), (YELLOW, yellow), (BROWN, brown)):
        for name in SITES[colour][:number]:
            building(game, 0, colour, name)


def state_of(game: Tabannusi, name: str) -> int:
    """Return OK or why seat 0 may not take a Decree."""
    reveal(game, name)
    return why_not_decree(game, 0, decree_of(name))


def take(game: Tabannusi, name: str) -> Tabannusi:
    reveal(game, name)
    act(game)
    do(game, DECREE, decree_of(name))
    return game


def test_20_1_own_buildings_of_a_colour() -> None:
    game = table()
    buildings(game, 3, 2, 0)
    building(game, 1, YELLOW, "2-16")
    assert state_of(game, "D02") == TOO_FEW_BUILDINGS
    building(game, 0, YELLOW, "2-09")
    assert state_of(game, "D02") == OK


def test_20_2_ziggurat_houses_count_for_some() -> None:
    game = table()
    buildings(game, 3, 0, 1)
    ziggurat_houses(game, 0, "white-1", "white-2", "brown-1", "brown-2")
    assert state_of(game, "D05") == OK
    assert state_of(game, "D01") == TOO_FEW_BUILDINGS


def test_20_3_printed_ships_count_for_one_colour_each() -> None:
    game = table()
    claimed(game, 0, "12 13 21 22")  # white, yellow, brown, white
    assert state_of(game, "D16") == TOO_FEW_SHIPS
    claimed(game, 0, "11 33")
    garden(game, 0, "W12a W12b")
    assert state_of(game, "D16") == OK


def test_20_4_d01() -> None:
    game = table()
    buildings(game, 3, 0, 3)
    take(game, "D01")
    assert question(game) == "ChoosePortHouse"
    do(game, PORT_HOUSE, NAMES.port_spaces.index("row1-red"), BOTTOM)
    assert me(game).gold == 2
    assert me(game).vp == 18
    assert me(game).crates_up(WHITE) == 1


def test_20_5_d02() -> None:
    game = table()
    buildings(game, 3, 3, 0)
    crate(game, "white", up=False)
    crate(game, "blue", up=False)
    take(game, "D02")
    do(game, FLIP_CRATE, WHITE)
    do(game, STOP)
    assert (me(game).vp, me(game).markers, me(game).crates_up(WHITE)) == (20, 6, 1)


def test_20_6_d03() -> None:
    game = table()
    buildings(game, 0, 3, 3)
    take(game, "D03")
    do(game, TRACK, BROWN)
    assert (me(game).mastery, me(game).vp) == ([0, 0, 2], 18)


def test_20_7_d04() -> None:
    game = table()
    buildings(game, 2, 2, 2)
    take(game, "D04")
    assert (me(game).gold, me(game).vp) == (4, 20)


def test_20_8_d05() -> None:
    game = table()
    buildings(game, 3, 0, 1)
    ziggurat_houses(game, 0, "white-1", "white-2")
    take(game, "D05")
    assert game.whose() == CHANCE
    chance(game)
    card = options(game, KEEP_CARD)[0]
    assert first_of(card) in me(game).drawn
    game.apply(card)
    assert len(me(game).urban) == 2
    assert (me(game).allowances, me(game).vp) == (1, 18)
    assert not can(game, DRAW_CARD, 0, 0)


def test_20_9_d06() -> None:
    game = table()
    buildings(game, 1, 3, 0)
    ziggurat_houses(game, 0, "yellow-1", "yellow-2")
    claims(game, 0, 3)
    take(game, "D06")
    do(game, CLAIM_ON_TILE, WHITE)
    assert me(game).tile_markers == [1, 2, 0]
    assert (me(game).markers, me(game).supply, me(game).vp) == (0, 2, 20)


def test_20_10_d07() -> None:
    game = table()
    buildings(game, 0, 1, 3)
    ziggurat_houses(game, 0, "brown-1", "brown-2")
    claims(game, 0, 3)
    take(game, "D07")
    do(game, CLAIM_SHIP, cell_of("33"))
    assert (me(game).ships, me(game).markers, me(game).vp) == (1 << 8, 0, 20)


def test_20_11_d08() -> None:
    game = table()
    buildings(game, 1, 1, 1)
    tile_markers(game, 0, 1, 1, 0)
    assert state_of(game, "D08") == ZIGGURAT_TILE_LACKS_MARKER
    tile_markers(game, 0, 0, 0, 1)
    take(game, "D08")
    assert me(game).vp == 22


def test_20_12_d09() -> None:
    game = table()
    buildings(game, 0, 0, 3)
    claimed(game, 0, "12 22 13")  # two white, one yellow
    assert state_of(game, "D09") == TOO_FEW_SHIPS
    claimed(game, 0, "11")
    take(game, "D09")
    do(game, TRACK, WHITE)
    assert (me(game).gold, me(game).vp, me(game).mastery) == (3, 18, [1, 0, 0])


def test_20_13_d10() -> None:
    game = table()
    buildings(game, 3, 0, 0)
    claimed(game, 0, "13 23 21 31")  # two yellow, two brown
    port_houses(game, 0, "row1-red")
    take(game, "D10")
    assert why(game, SHIFT, WHITE) == NO_HOUSE_IN_ROW
    do(game, SHIFT, YELLOW)
    assert me(game).houses == [0, 2, 3, 5]
    assert me(game).markers == 6  # uncovered
    assert question(game) == "ChooseAction"  # no room for a second one
    assert me(game).vp == 20


def test_20_14_d11() -> None:
    game = table()
    buildings(game, 0, 3, 0)
    claimed(game, 0, "12 22 21 31")  # two white, two brown
    take(game, "D11")
    for _ in range(2):
        do(game, PICK_WATER, first_of(options(game, PICK_WATER)[0]))
        chance(game)
    assert game.special.count(2) == 2
    assert (me(game).gardens, me(game).vp) == (1, 18)


def test_20_15_d12() -> None:
    game = table()
    buildings(game, 1, 1, 1)
    port_houses(game, 0, "row1-red", "row2-red", "row3-red")
    assert state_of(game, "D12") == TOO_FEW_PORT_HOUSES
    port_houses(game, 0, "column1-red")
    take(game, "D12")
    assert me(game).vp == 22


def test_20_16_d13() -> None:
    game = table()
    building(game, 0, WHITE, "1-08")
    building(game, 0, BROWN, "2-05")
    garden(game, 0, "W12a 1-04 1-07")
    garden(game, 1, "1-12 2-01")
    assert gardens_beside_buildings(game, 0) == 5  # the one between the Districts once
    port_houses(game, 0, "row1-red", "row2-red")
    assert state_of(game, "D13") == TOO_FEW_GARDENS
    garden(game, 1, "2-06")
    take(game, "D13")
    do(game, TWO_TRACKS, WHITE, BROWN)
    assert (me(game).mastery, me(game).vp) == ([1, 0, 1], 20)


def test_20_17_d14() -> None:
    game = table()
    claimed(game, 0, "12 13 21")
    for colour, name in ((WHITE, "1-08"), (YELLOW, "2-08"), (BROWN, "3-03")):
        building(game, 0, colour, name)
    garden(game, 1, "W12a W23a")
    spent(game, white=1, green=1, blue=1)
    assert state_of(game, "D14") == TOO_FEW_BUILDINGS  # brown lies beside no Garden
    building(game, 0, BROWN, "3-05")
    take(game, "D14")
    do(game, PICK_DIE, 4)
    do(game, PICK_DIE, 3)
    assert (me(game).markers, me(game).vp, me(game).dice) == (7, 20, [0, 0, 0, 1, 1])


def test_20_18_d15() -> None:
    game = table()
    garden(game, 0, "W12a W12b W15a W15b W23a W23b W34a")
    assert state_of(game, "D15") == TOO_FEW_GARDENS
    garden(game, 0, "W34b")
    take(game, "D15")
    assert game.whose() == CHANCE
    assert len(game.options()) == 3
    chance(game)
    assert me(game).harbormasters.bit_count() == 1
    assert me(game).vp == 20


def test_20_19_d16() -> None:
    game = table()
    claimed(game, 0, "12 22 13 23 21 31")
    garden(game, 0, "W12a")
    assert state_of(game, "D16") == TOO_FEW_GARDENS
    garden(game, 0, "W12b")
    take(game, "D16")
    assert me(game).vp == 22


def test_20_20_impossible_parts_are_skipped() -> None:
    game = table()
    buildings(game, 3, 3, 0)
    claims(game, 3, 0)
    take(game, "D02")
    assert (me(game).vp, me(game).markers) == (20, 3)


def test_20_21_checked_when_it_is_taken_and_size_does_not_matter() -> None:
    game = table()
    me(game).columns = 0b111
    building(game, 0, WHITE, "1-01 1-02 1-03")
    building(game, 0, WHITE, "1-09")
    assert state_of(game, "D04") == TOO_FEW_BUILDINGS
    building(game, 0, WHITE, "1-15")
    buildings(game, 0, 3, 0)
    take(game, "D02")
    assert me(game).decrees


def test_20_22_it_belongs_to_the_first() -> None:
    game = table()
    buildings(game, 2, 2, 2)
    take(game, "D04")
    assert why_not_decree(game, 1, decree_of("D04")) == DECREE_GONE
    assert me(game).scored[FOR_DECREES] == 10


def test_20_23_fewer_tracks_can_move() -> None:
    game = table()
    building(game, 0, WHITE, "1-08")
    garden(game, 0, "W12a 1-04 1-07 1-12")
    building(game, 0, BROWN, "2-05")
    garden(game, 1, "2-01 2-06")
    port_houses(game, 0, "row1-red", "row2-red")
    levels(game, 9, 9, 4)
    take(game, "D13")
    assert me(game).mastery == [9, 9, 5]


@pytest.mark.parametrize(("shifts", "bottom"), [(1, 5), (2, 5)])
def test_a29_a_shifted_house_pays_again_when_it_leaves(shifts: int, bottom: int) -> None:
    game = table()
    buildings(game, 3, 0, 0)
    claimed(game, 0, "13 23 21 31")
    port_houses(game, 0, *("row1-red", "row2-red")[:shifts])
    take(game, "D10")
    for _ in range(shifts):
        do(game, SHIFT, YELLOW)
    assert me(game).houses[BOTTOM] == bottom


def test_a30_any_owners_gardens_each_once() -> None:
    game = table()
    building(game, 0, WHITE, "1-06")
    building(game, 0, BROWN, "1-08")
    garden(game, 1, "1-07")
    assert gardens_beside_buildings(game, 0) == 1


def test_a64_only_those_that_can_move() -> None:
    game = table()
    levels(game, 9, 4, 4)
    assert me(game).mastery[WHITE] == 9
    building(game, 0, WHITE, "1-08")
    garden(game, 0, "W12a 1-04 1-07 1-12")
    building(game, 0, BROWN, "2-05")
    garden(game, 1, "2-01 2-06")
    port_houses(game, 0, "row1-red", "row2-red")
    take(game, "D13")
    assert me(game).mastery == [9, 5, 5]
