import pytest

from boardwright.games.attandarra.reasons import BAG_EMPTY
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.attandarra.table import (
    ask,
    bag,
    chance,
    city,
    close_round,
    display,
    end_game,
    finish_all,
    me,
    opening_draw,
    options,
    play_at_will,
    prepare_round,
    question,
    say,
    stored,
    table,
    whole_supply,
    why,
)


def test_9_1_ends_without_an_action() -> None:
    game = table()
    say(game, "finish")
    assert me(game).finished
    assert finish_all(game)[:2] == [1, 2]
    assert question(game) != "ChooseAction"


def test_9_1_ends_without_gold() -> None:
    game = table()
    me(game).gold = 1
    say(ask(game, 0), "meadow B2")
    assert me(game).finished
    say(game, "meadow B2", "meadow B2")
    assert game.whose() == 1


def test_9_2_all_gold_for_one_cube_from_the_bag() -> None:
    game = table()
    city(game, 0, "B2 dom clay")
    me(game).gold = 7
    say(game, "finish-with-draw")
    assert game.whose() == CHANCE
    assert options(game) == [f"final-draw {cube}" for cube in ("clay", "wood", "stone", "glass")]
    assert [game.weight(outcome) for outcome in game.options()] == game.bag
    assert me(game).gold == 0
    say(game, "final-draw wood")
    assert (game.whose(), question(game)) == (0, "PlaceCube")
    say(game, "extend B2")
    assert me(game).cubes[6] == 0x11
    assert me(game).finished
    assert game.whose() == 1


def test_9_3_nothing_further_to_pay() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="clay"))
    say(game, "finish-with-draw", "final-draw glass")
    assert me(game).cubes[12] == 0x1001
    assert me(game).gold == 0


def test_9_3_without_a_place_it_goes_back_and_the_gold_is_gone() -> None:
    game = table()
    city(game, 0, *whole_supply())
    before = game.bag[:]
    say(game, "finish-with-draw", "final-draw clay")
    assert game.bag == before
    assert me(game).gold == 0
    assert me(game).finished
    assert game.whose() == 1


def test_9_4_gold_is_12_again() -> None:
    game = table()
    say(game, "finish-with-draw", "final-draw clay", "build dom B2")
    assert me(game).gold == 0
    close_round(game)
    assert me(game).gold == 12
    assert not me(game).finished


def test_9_5_round_marker_display_start_player() -> None:
    game = table()
    display(game, clay=0, glass=1)
    close_round(game)
    assert game.round == 2
    said = chance(game)
    assert [answer.split()[0] for answer in said].count("fill-display") == 6
    assert sum(game.display) == 15
    assert game.start_player == 1
    assert game.active == 1


def test_9_5_the_start_goes_round_the_table() -> None:
    game = table()
    game.start_player = 2
    close_round(game)
    assert game.start_player == 0


def test_9_6_unsold_cubes_stay() -> None:
    game = table()
    display(game, clay=1, wood=5, stone=0, glass=2)
    prepare_round(game)
    chance(game, *["fill-display stone"] * 6, "fill-display clay")
    assert stored(game.display) == {"clay": 2, "wood": 5, "stone": 6, "glass": 2}


def test_9_7_not_from_an_empty_bag() -> None:
    game = table()
    bag(game)
    assert why(game, "finish-with-draw") == BAG_EMPTY
    assert why(game, "finish") == OK
    bag(game, glass=1)
    assert why(game, "finish-with-draw") == OK


def test_9_7_one_gold_is_enough() -> None:
    game = table()
    me(game).gold = 1
    assert why(ask(game, 0), "finish-with-draw") == OK


def test_9_7_the_cube_must_be_placed() -> None:
    game = table()
    say(game, "finish-with-draw", "final-draw stone")
    assert {answer.split()[0] for answer in options(game)} == {"build"}
    game = table()
    city(game, 0, "B2 dom clay")
    say(game, "finish-with-draw", "final-draw glass")
    assert me(game).cubes[6] == 0x1001  # its only place, so nobody was asked


@pytest.mark.parametrize("history", [False, True])
def test_9_8_nothing_is_prepared_after_round_5(history: bool) -> None:
    game = table(history=history, round=5)
    display(game, clay=0)
    me(game).gold = 3
    close_round(game)
    assert game.whose() == NOBODY
    assert game.options() == []
    assert (game.round, game.start_player, me(game).gold) == (5, 0, 3)
    assert sum(game.display) == 11


def test_9_9_marker_and_gold_then_display_then_start_player_then_opening_draw() -> None:
    game = table()
    display(game, clay=3)
    me(game).gold = 5
    close_round(game)
    assert options(game)[0].startswith("fill-display")
    assert (game.round, me(game).gold, game.start_player) == (2, 12, 0)
    say(game, "fill-display wood")
    assert options(game)[0].startswith("opening-draw")
    assert (game.start_player, game.active) == (1, 1)


def test_9_1_stopping_is_final_for_the_round() -> None:
    game = table(2)
    say(game, "finish")
    for space in ("B2", "B3", "C2"):
        assert game.whose() == 1
        say(game, f"meadow {space}")
    say(game, "finish")
    assert game.round == 2


def test_9_1_all_are_back_in_the_next_round() -> None:
    game = close_round(table())
    play_at_will(game)
    assert finish_all(game) == [1, 2, 0]


def test_9_2_a_final_draw_may_complete_a_building() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="clay wood stone"))
    say(game, "finish-with-draw", "final-draw glass")
    assert me(game).points() == 6


def test_9_8_the_opening_draw_of_a_sixth_round_never_comes() -> None:
    game = end_game(opening_draw(table(), 0))
    assert game.whose() == NOBODY
