import pytest

from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, GATE, MEADOW, NO_MARKER, RESERVOIR
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.title import TITLE
from boardwright.games.title import Setup, SetupError
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.attandarra.table import (
    MATERIAL,
    PRINTED,
    SPACES,
    chance,
    display,
    fresh,
    options,
    prepare_round,
    question,
    say,
    set_up,
    stored,
    table,
)

MANY_CLAY = ["clay"] * 8 + ["wood"] * 4 + ["stone"] * 2 + ["glass"]


@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_two_to_four_players(seats: int) -> None:
    for allowed in (2, 3, 4):
        assert len(TITLE.new_game(Setup("attandarra", allowed), PRINTED).scores()) == allowed
    with pytest.raises(SetupError):
        TITLE.new_game(Setup("attandarra", seats), PRINTED)


def test_1_1_both_boards_have_columns_a_to_e_and_rows_1_to_4() -> None:
    game = fresh()
    assert [f"{column}{row}" for row in (1, 2, 3, 4) for column in "ABCDE"] == SPACES
    assert len(game.tops) == 20
    assert [len(player.tile_at) for player in game.players] == [20, 20, 20]


def test_1_2_sixty_cubes_of_rising_quality() -> None:
    assert list(MATERIAL) == ["clay", "wood", "stone", "glass"]
    assert stored(fresh().bag) == {"clay": 20, "wood": 15, "stone": 15, "glass": 10}


def test_1_3_eighteen_city_tiles_each() -> None:
    for player in fresh(4).players:
        assert sum(player.supply[: PRINTED.edition.kinds]) == 13
        assert player.supply[MEADOW] == 4
        assert player.supply[RESERVOIR] == 1
        assert sum(player.supply) == 18
        assert player.supply[GATE] == 0


def test_1_4_round_1_no_points_and_12_gold() -> None:
    game = fresh(start=0)
    set_up(game)
    assert game.round == 1
    assert [player.gold for player in game.players] == [12, 12, 12]
    assert [player.points() for player in game.players] == [0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_1_5_two_markers_on_each_space(seats: int) -> None:
    game = fresh(seats)
    set_up(game)
    assert game.under == [COVERED] * 20
    assert game.tops.count(CITIZEN) + game.pool[CITIZEN] == 20
    assert game.tops.count(COIN) + game.pool[COIN] == 20
    assert sum(game.pool) == 20


def test_1_5_dealt_row_by_row_from_the_mixed_markers() -> None:
    game = fresh()
    for space in SPACES:
        assert options(game) == [f"deal-marker {space} citizen", f"deal-marker {space} coin"]
        assert [game.weight(outcome) for outcome in game.options()] == game.pool[1:]
        say(game, f"deal-marker {space} {'coin' if space == 'C2' else 'citizen'}")
        if space == "D4":
            break
    # With 18 citizens and a coin dealt, both kinds can still come up for E4.
    assert options(game) == ["deal-marker E4 citizen", "deal-marker E4 coin"]
    assert [game.weight(outcome) for outcome in game.options()] == [2, 19]


def test_1_6_two_players_one_marker_on_each_space() -> None:
    game = fresh(2)
    set_up(game)
    assert game.under == [NO_MARKER] * 20
    assert NO_MARKER not in game.tops
    assert sum(game.pool) == 20


def test_1_7_fifteen_cubes_are_drawn() -> None:
    game = fresh(start=0)
    drawn = 0
    while options(game)[0].split()[0] != "opening-draw":
        drawn += options(game)[0].startswith("fill-display")
        say(game, options(game)[-1] if drawn > 3 else options(game)[0])
    assert drawn == 15
    assert sum(game.display) + sum(game.bag) == 60


def test_1_7_each_cube_of_the_bag_is_equally_likely() -> None:
    game = prepare_round(emptied(table()))
    assert [game.weight(outcome) for outcome in game.options()] == game.bag == [20, 15, 15, 10]


def emptied(game: Attandarra) -> Attandarra:
    display(game, clay=0, wood=0, stone=0, glass=0)
    return game


def test_1_8_lowest_free_level_of_its_column() -> None:
    game = table()
    display(game, clay=1, wood=0, stone=4, glass=0)
    prepare_round(game)
    chance(game, *[f"fill-display {cube}" for cube in ["clay", "clay", "wood", *["glass"] * 6, "stone"]])
    assert game.display[:3] == [3, 1, 5]
    assert game.display[3] == 6


def test_1_9_extras_go_back_after_all_are_drawn() -> None:
    game = fresh(start=0)
    set_up(game, *MANY_CLAY)
    assert stored(game.display) == {"clay": 6, "wood": 4, "stone": 2, "glass": 1}
    assert stored(game.bag) == {"clay": 14, "wood": 11, "stone": 13, "glass": 9}


def test_1_9_an_extra_cube_is_not_drawn_twice() -> None:
    game = table()
    display(game, clay=6, wood=0, stone=4, glass=3)
    game.bag[0], game.players[0].counters[0] = 1, game.bag[0] - 1
    prepare_round(game)
    say(game, "fill-display clay")
    assert "fill-display clay" not in options(game)  # it waits beside the bag until the other is drawn
    say(game, "fill-display wood")
    assert game.bag[0] == 1
    assert sum(game.display) == 14


def test_1_10_the_given_seat_starts() -> None:
    game = fresh(start=2)
    set_up(game)
    assert options(game)[0].startswith("opening-draw")
    assert game.start_player == 2
    assert game.active == 2


def test_1_10_a_seat_that_is_not_at_the_table_cannot_start() -> None:
    for seat in ("0", "1"):
        game = TITLE.new_game(Setup("attandarra", 2, {"start": seat}), PRINTED)
        assert isinstance(game, Attandarra)
        assert game.start_player == int(seat)
    with pytest.raises(SetupError):
        TITLE.new_game(Setup("attandarra", 2, {"start": "3"}), PRINTED)


def test_1_10_else_the_start_player_is_drawn_last() -> None:
    game = fresh(4)
    assert game.start_player == NOBODY
    set_up(game)
    assert game.whose() == CHANCE
    assert options(game) == [f"start-player {seat}" for seat in range(4)]
    assert len({game.weight(outcome) for outcome in game.options()}) == 1
    say(game, "start-player 3")
    assert (game.start_player, game.active, question(game)) == (3, 3, "DrawCube")


def test_1_11_what_is_missing_is_drawn_in_one_go() -> None:
    game = table()
    display(game, clay=6, wood=2, stone=2, glass=0)
    prepare_round(game)
    drawn = [answer for answer in chance(game) if answer.startswith("fill-display")]
    assert drawn == ["fill-display clay"] * 5
    assert sum(game.display) == 10


def test_1_11_fewer_if_the_bag_holds_fewer() -> None:
    game = table()
    display(game, clay=0, wood=0, stone=0, glass=0)
    game.players[2].counters = [18, 15, 14, 9]
    game.bag = [2, 0, 1, 1]
    prepare_round(game)
    chance(game, "fill-display stone", "fill-display glass")
    assert stored(game.display) == {"clay": 2, "stone": 1, "glass": 1}
    assert sum(game.bag) == 0
