import pytest

from boardwright.games.tabannusi.actions import (
    BUY_GARDEN,
    BUY_WATER,
    CONSTRUCT,
    GARDENING,
    PORT_HOUSE,
    PROJECT,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import BLUE, BROWN, COLOURS, GOLD, WHITE, YELLOW, bonus_of
from boardwright.games.tabannusi.payments import WITH_GOLD
from boardwright.games.tabannusi.reasons import (
    CRATES_FULL,
    NO_GARDEN_LEFT,
    NO_PROJECT_TILE,
    NO_WATER_LEFT,
    NOT_ENOUGH_PIECES,
)
from boardwright.kernel.packing import OK
from tests.games.tabannusi.table import (
    EDITION,
    NAMES,
    act,
    again,
    crate,
    dice,
    do,
    gold,
    hold,
    laid_out,
    me,
    place,
    project,
    table,
    why,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_1_one_to_four_players(seats: int) -> None:
    game = laid_out(seats)
    assert len(game.players) == max(2, seats)
    assert len(game.scores()) == seats
    assert game.solo == (seats == 1)


def test_1_2_gold_never_runs_out() -> None:
    game = table()
    for _ in range(40):
        gain(game, 0, bonus_of(GOLD, 5))
    assert me(game).gold == EDITION.start_gold + 200


def test_1_3_a_colour_without_tiles_cannot_be_chosen() -> None:
    game = table()
    game.project_stock[WHITE] = 0
    game.automa_bag[WHITE] = 20  # where they are does not matter
    again(game)
    assert why(game, PROJECT, WHITE, place(game, "1-01")) == NO_PROJECT_TILE
    assert why(game, PROJECT, BROWN, place(game, "1-01")) == OK


def test_1_4_construct_needs_enough_pieces() -> None:
    game = table()
    project(game, 0, WHITE, "1-01 1-02")
    gold(game, 9)
    game.piece_stock[WHITE] = 1
    game.agenda.settle(game)
    assert why(game, CONSTRUCT, WHITE) == NOT_ENOUGH_PIECES
    game.piece_stock[WHITE] = 2
    game.agenda.settle(game)
    assert why(game, CONSTRUCT, WHITE) == OK


def test_1_5_empty_stocks_give_nothing() -> None:
    game = table()
    hold(game, 1, waters=20, gardens=25)
    hold(game, 0, waters=3, gardens=3)
    assert (me(game).water, me(game).gardens) == (0, 0)
    hold(game, 1)
    gold(game, 3)
    dice(game, green=1)
    game.garden_stock = 1
    game.players[1].gardens -= 1
    act(game)
    do(game, GARDENING)
    assert why(game, BUY_WATER, WITH_GOLD) == NO_WATER_LEFT
    do(game, BUY_GARDEN, WITH_GOLD)
    assert why(game, BUY_GARDEN, WITH_GOLD) == NO_GARDEN_LEFT


def test_1_6_fifteen_markers() -> None:
    game = laid_out(3)
    for player in game.players:
        assert player.markers + player.supply == 15


def test_1_7_fourteen_houses_and_three_mastery_markers() -> None:
    game = laid_out(2)
    for player in game.players:
        assert sum(player.houses) == 14
        assert len(player.mastery) == 3


def test_1_8_at_most_four_crates() -> None:
    game = table(district=4)
    for name in ("white", "white", "brown"):
        crate(game, name, up=False)
    gold(game, 4)
    act(game)
    red = NAMES.port_spaces.index("row1-red")
    assert why(game, PORT_HOUSE, red, 3) == OK
    crate(game, "blue")
    act(game)
    assert why(game, PORT_HOUSE, red, 3) == CRATES_FULL


def test_1_9_no_limit_on_dice_and_tiles() -> None:
    game = table()
    for colour in ("white", "yellow", "brown", "blue", "green"):
        dice(game, **{colour: 5})
    hold(game, waters=20, gardens=25)
    game.check()
    assert me(game).dice == [5] * COLOURS


def test_1_10_points_never_fall_below_0() -> None:
    game = table()
    me(game).lose_points(999)
    assert me(game).vp == 0


def test_1_11_every_die_is_somewhere() -> None:
    game = table(4)
    dice(game, 2, yellow=3)
    for colour in (YELLOW, BLUE):
        assert game.on_barge(colour) + game.supply[colour] + game.players[2].dice[colour] == 7
    assert me(game, 2).dice[YELLOW] == 3
