from boardwright.games.tabannusi.actions import TAKE_GARDEN, ZIGGURAT_HOUSE
from boardwright.games.tabannusi.components import BROWN, S02, S05, S08, WHITE, YELLOW
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    CLAIM_SPACES_USED,
    NO_HOUSE,
    NO_MARKER,
    SPACE_TAKEN,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK
from tests.games.tabannusi.table import (
    NAMES,
    abilities,
    act,
    building,
    claims,
    do,
    gold,
    me,
    options,
    port_houses,
    question,
    table,
    tile_markers,
    why,
    ziggurat_houses,
)


def ziggurat(money: int = 4) -> Tabannusi:
    game = table(district=5)
    gold(game, money)
    return act(game)


def space(name: str) -> int:
    return NAMES.ziggurat_spaces.index(name)


def test_9_1_any_empty_space() -> None:
    game = ziggurat()
    assert len(options(game, ZIGGURAT_HOUSE)) == 18
    ziggurat_houses(game, 1, "white-6")
    act(game)
    assert why(game, ZIGGURAT_HOUSE, space("white-6")) == SPACE_TAKEN


def test_9_2_two_local_resources() -> None:
    game = ziggurat(2)
    do(game, ZIGGURAT_HOUSE, space("white-1"))
    assert me(game).gold == 0
    assert why(game, ZIGGURAT_HOUSE, space("white-2")) == CANNOT_PAY


def test_9_3_a_house_of_the_sections_colour() -> None:
    game = ziggurat()
    do(game, ZIGGURAT_HOUSE, space("yellow-1"))
    assert me(game).houses == [3, 2, 3, 5]
    assert me(game).supply == 9  # one marker uncovered


def test_9_4_the_bonus_of_the_space() -> None:
    game = ziggurat()
    do(game, ZIGGURAT_HOUSE, space("white-6"))
    assert me(game).gold == 4 - 2 + 1
    do(game, ZIGGURAT_HOUSE, space("white-4"))
    assert me(game).mastery[YELLOW] == 1


def test_9_5_a_marker_on_the_sections_tile() -> None:
    game = ziggurat()
    do(game, ZIGGURAT_HOUSE, space("brown-1"))
    assert me(game).tile_markers == [0, 0, 1]
    do(game, ZIGGURAT_HOUSE, space("brown-2"))
    assert me(game).tile_markers == [0, 0, 2]


def test_9_6_players_share_claim_spaces() -> None:
    game = ziggurat()
    tile_markers(game, 1, 1, 0, 0)
    do(game, ZIGGURAT_HOUSE, space("white-1"))
    assert me(game).tile_markers[WHITE] == me(game, 1).tile_markers[WHITE] == 1


def test_9_7_illegal_if_any_step_is_impossible() -> None:
    game = ziggurat()
    tile_markers(game, 0, 3, 0, 0)
    act(game)
    assert why(game, ZIGGURAT_HOUSE, space("white-1")) == CLAIM_SPACES_USED
    assert why(game, ZIGGURAT_HOUSE, space("yellow-1")) == OK
    for name in ("1-01", "1-03", "1-09"):
        building(game, 0, YELLOW, name)
    port_houses(game, 0, "row1-blue", "row2-blue", "row3-blue", "column1-blue", "column2-blue")
    act(game)
    assert why(game, ZIGGURAT_HOUSE, space("yellow-1")) == NO_HOUSE
    assert why(game, ZIGGURAT_HOUSE, space("brown-1")) == OK
    claims(game, 0, 3)
    act(game)
    assert why(game, ZIGGURAT_HOUSE, space("brown-1")) == NO_MARKER


def test_9_8_one_marker_for_one_house() -> None:
    game = ziggurat()
    do(game, ZIGGURAT_HOUSE, space("white-6"))
    assert sum(me(game).tile_markers) == 1


def test_9_9_the_marker_is_set_aside_at_once() -> None:
    game = ziggurat()
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09", "1-11")), (BROWN, ("3-01",))):
        for name in names:
            building(game, 0, colour, name)
    claims(game, 1, 0)
    act(game)
    do(game, ZIGGURAT_HOUSE, space("brown-1"))  # uncovers the column bonus: a marker on a Ship
    assert question(game) == "ChooseAction"
    assert me(game).ships == 0
    assert me(game).tile_markers == [0, 0, 1]


def test_9_10_the_order_of_a_house() -> None:
    game = ziggurat()
    abilities(game, S02, S05, S08)
    vp = me(game).vp
    do(game, ZIGGURAT_HOUSE, space("white-6"))
    assert question(game) == "GardenOrMarker"
    assert me(game).vp == vp + 2
    assert game.pending == 1
    do(game, TAKE_GARDEN)
    assert me(game).gardens == 1


def test_a53_no_second_marker() -> None:
    game = ziggurat()
    before = me(game).markers
    do(game, ZIGGURAT_HOUSE, space("white-3"))
    assert me(game).markers == before + 1 - 1  # one uncovered, one placed
