import pytest

from boardwright.games.bot_factory.components import SANDRA
from boardwright.games.bot_factory.reasons import SANDRAS_BOARD
from boardwright.kernel.packing import OK
from tests.games.bot_factory.table import (
    begun,
    fresh,
    go,
    only_moves,
    options,
    perform_actions,
    question,
    say,
    table,
    tokens,
    why,
)


def test_13_1_three_bots_of_each_colour() -> None:
    assert fresh(2).meeples == [3] * 4


def test_13_2_not_to_the_board_where_sandra_is() -> None:
    game = go(table(0, 6, sandra=4))
    assert options(game) == ["move 7", "move 8", "move 9", "move 10"]
    for space in (3, 5):
        assert why(game, f"move {space}") == SANDRAS_BOARD


def test_13_2_where_she_is_at_that_moment() -> None:
    game = go(table(4, 6, sandra=1), SANDRA)
    assert game.where[SANDRA] == 2 * 3  # she moved before both workers
    assert game.whose() == 0
    assert options(game) == [f"move {space}" for space in (0, 1, 2, 7, 8, 9, 10)]


def test_13_2_three_players_may_go_there() -> None:
    game = go(table(0, 6, 7, sandra=4))
    assert why(game, "move 3") == OK


def test_13_3_the_ban_holds_in_round_1() -> None:
    game = begun(2, first=0)
    assert options(game) == [f"move {space}" for space in range(8)]
    assert why(game, "move 8") == SANDRAS_BOARD


def test_13_4_sandra_may_come_to_a_worker_who_then_owes_the_fee() -> None:
    game = only_moves(table(6, 0, sandra=3), SANDRA)
    assert game.where[SANDRA] == 2 * 7
    tokens(game, 1)
    perform_actions(game)
    say(game, "end-turn")
    assert (game.whose(), question(game)) == (0, "PayOrPass")


@pytest.mark.parametrize("sandra", range(11))
def test_13_5_a_worker_always_has_a_move(sandra: int) -> None:
    for mine in range(11):
        for other in range(11):
            if len({mine, other, sandra}) == 3:
                game = go(table(mine, other, sandra=sandra))
                while question(game) == "ChooseMove" and game.whose() != 0:
                    game.apply(game.options()[0])
                assert game.whose() != 0 or len(options(game)) >= 4
