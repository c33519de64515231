import pytest

from boardwright.games.tabannusi.components import BROWN, WHITE, YELLOW
from boardwright.games.tabannusi.scoring import (
    cards_completed,
    points_of_ziggurat,
    ship_sets,
    times_met,
)
from boardwright.games.tabannusi.state import Tabannusi
from tests.games.tabannusi.table import (
    EDITION,
    NAMES,
    building,
    claimed,
    decree_of,
    garden,
    levels,
    me,
    port_houses,
    table,
    tile_markers,
    urban,
    ziggurat_houses,
)


def met(game: Tabannusi, tile: int) -> int:
    """Return how often seat 0 meets the condition of Z01 to Z10."""
    return times_met(game, 0, EDITION.ziggurat_kind[tile - 1], False)


@pytest.mark.parametrize(
    ("tile", "values"),
    [
        (1, [2, 3, 4]),
        (2, [0, 1, 2]),
        (3, [0, 1, 2]),
        (4, [1, 2, 3]),
        (5, [1, 2, 3]),
        (6, [1, 1, 2]),
        (7, [2, 3, 4]),
        (8, [0, 5, 10]),
        (9, [3, 5, 7]),
        (10, [3, 5, 7]),
    ],
)
def test_17_values_from_the_left(tile: int, values: list[int]) -> None:
    assert NAMES.ziggurat_tiles[tile - 1] == f"Z{tile:02}"
    assert EDITION.ziggurat_values[3 * tile - 3 : 3 * tile] == values


def test_17_1_houses_in_common_districts() -> None:
    game = table()
    building(game, 0, WHITE, "1-01 1-02")
    building(game, 0, YELLOW, "2-02")
    building(game, 1, YELLOW, "2-12")
    port_houses(game, 0, "row1-red")
    assert met(game, 1) == 2


def test_17_2_houses_in_the_ziggurat() -> None:
    game = table()
    ziggurat_houses(game, 0, "white-1", "brown-4")
    assert met(game, 2) == 2


def test_17_3_boundaries_passed() -> None:
    game = table()
    game.ziggurat_tiles = [2, 0, 1]
    levels(game, 3, 6, 2)
    assert met(game, 3) == 1 + 2 + 0
    for markers, points in ((1, 0), (1, 3), (1, 6)):
        tile_markers(game, 0, markers, 0, 0)
        assert points_of_ziggurat(game, 0, False) == points


def test_17_4_ships_printed_ones_too() -> None:
    game = table()
    claimed(game, 0, "11 12")
    assert met(game, 4) == 2


def test_17_5_buildings_beside_anyones_garden() -> None:
    game = table()
    building(game, 0, WHITE, "1-08")
    building(game, 0, WHITE, "1-01")
    garden(game, 1, "W12a 1-12")
    assert met(game, 5) == 1


def test_17_6_own_gardens_on_the_board() -> None:
    game = table()
    garden(game, 0, "W12a W23a 1-08")
    garden(game, 1, "W12b")
    game.gain_gardens(0, 5)
    assert met(game, 6) == 3


def test_17_7_houses_in_the_port() -> None:
    game = table()
    port_houses(game, 0, "row1-red", "column2-blue")
    assert met(game, 7) == 2


def test_17_8_flat() -> None:
    game = table()
    game.ziggurat_tiles = [7, 0, 1]
    tile_markers(game, 0, 3, 0, 0)
    assert points_of_ziggurat(game, 0, False) == 10


def test_17_9_completed_cards() -> None:
    game = table()
    game.ziggurat_tiles = [8, 0, 1]
    tile_markers(game, 0, 1, 0, 0)
    me(game).decrees = 1 << decree_of("D04")
    urban(game, 0, "U01")
    for name in ("1-01", "1-03", "1-09", "2-02", "3-01"):
        building(game, 0, WHITE, name)
    assert points_of_ziggurat(game, 0, False) == 3
    assert points_of_ziggurat(game, 0, True) == 6


def test_17_10_sets_of_buildings_and_of_ships() -> None:
    game = table()
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09",)), (BROWN, ("1-11", "1-16"))):
        for name in names:
            building(game, 0, colour, name)
    claimed(game, 0, "12 13 21")  # white, yellow, brown
    assert met(game, 10) == 1 + 1


@pytest.mark.parametrize(
    ("ships", "sets"),
    [("12 13", 0), ("12 13 11", 1), ("11 33", 0), ("12 11 33", 1), ("12 13 21 22 11 33", 2)],
)
def test_17_11_printed_ships_fill_sets(ships: str, sets: int) -> None:
    game = table()
    claimed(game, 0, ships)
    assert ship_sets(game, 0) == sets


def test_17_12_markers_without_houses_count() -> None:
    game = table()
    game.ziggurat_tiles = [1, 7, 0]
    tile_markers(game, 0, 0, 2, 0)
    assert points_of_ziggurat(game, 0, False) == 5
    assert met(game, 2) == 0


def test_a24_interim_only_decrees_count() -> None:
    game = table()
    urban(game, 0, "U01")
    for name in ("1-01", "1-03", "1-09", "2-02", "3-01"):
        building(game, 0, WHITE, name)
    assert cards_completed(game, 0, False) == 0
    assert cards_completed(game, 0, True) == 1


def test_a56_only_gardens_on_the_board() -> None:
    game = table()
    game.gain_gardens(0, 4)
    assert met(game, 6) == 0
