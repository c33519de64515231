from boardwright.games.tabannusi.actions import DECREE, END_ACTIONS, SCORE, USE_TILE
from boardwright.games.tabannusi.components import BLUE, BROWN, GREEN, WHITE, YELLOW
from boardwright.games.tabannusi.reasons import BARGE_NOT_EMPTY
from boardwright.games.tabannusi.scoring import empty_barges
from boardwright.kernel.packing import CHANCE, first_of
from tests.games.tabannusi.table import (
    act,
    building,
    chance,
    check_scoring,
    decree_of,
    dice,
    do,
    laid_out,
    me,
    options,
    question,
    reveal,
    show,
    table,
    why,
)


def test_12_1_an_empty_barge_is_scored() -> None:
    game = table(district=1)
    building(game, 1, WHITE, "2-02")
    vp = me(game, 1).vp
    show(game, YELLOW)
    act(game)
    do(game, END_ACTIONS)
    chance(game)
    assert game.time_gold == 4
    assert me(game, 1).vp == vp + 1


def test_12_2_the_active_player_chooses_the_order() -> None:
    game = table()
    show(game, YELLOW)
    show(game, BLUE)
    check_scoring(game, 1)
    assert game.whose() == 1
    assert [first_of(action) for action in options(game, SCORE)] == [1, 3]
    assert why(game, SCORE, 0) == BARGE_NOT_EMPTY


def test_12_3_only_scoring_fills_a_barge() -> None:
    game = table(district=1)
    show(game, GREEN)
    act(game)
    tile = game.action_tiles[0]
    do(game, USE_TILE, tile)
    assert game.on_barge(GREEN) == 0


def test_12_4_the_assistant_joins_the_architect() -> None:
    game = table(district=1)
    me(game).architect = 4
    act(game)
    do(game, END_ACTIONS)
    assert me(game).assistant == 4


def test_12_5_unused_actions_are_lost() -> None:
    game = table(district=1)
    do(game, END_ACTIONS)
    assert game.whose() == 1
    do(game, game.options()[0] >> 24, game.options()[0] >> 16 & 255)
    assert me(game).markers == 5


def test_12_6_the_check_is_repeated() -> None:
    game = table(district=1)
    reveal(game, "D04")
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("2-02", "2-05")), (BROWN, ("3-01", "3-03"))):
        for name in names:
            building(game, 0, colour, name)
    show(game, BLUE)
    check_scoring(game)
    chance(game)
    assert question(game) == "Checkpoint"
    show(game, GREEN)  # as if the Decree had emptied it
    do(game, DECREE, decree_of("D04"))
    assert game.whose() == CHANCE  # nothing is left to do at the checkpoint: the next Scoring has begun
    chance(game)
    assert game.time_gold == 3
    assert not empty_barges(game)


def test_12_7_at_least_three_dice_lie_on_every_barge_afterwards() -> None:
    game = table()
    dice(game, 0, yellow=3)
    dice(game, 1, yellow=2)
    check_scoring(game)
    chance(game)
    assert game.on_barge(YELLOW) >= 3
    other = laid_out(4)
    assert other.on_barge(YELLOW) - 4 >= 3


def test_a57_a_house_after_a_scoring_allows_gardening_until_the_next_check() -> None:
    game = table()
    game.pending = 2
    check_scoring(game)
    assert game.pending == 0
