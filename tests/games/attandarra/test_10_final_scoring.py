import pytest

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra.table import (
    city,
    close_round,
    display,
    end_game,
    me,
    say,
    stored,
    table,
    tile,
)


def scored(game: Attandarra, category: int) -> list[int]:
    return [scoring.sheet(game, seat)[category] for seat in range(game.seats)]


def crowd(citizens: list[int], coins: list[int]) -> Attandarra:
    """Return a game whose players have these markers, all on the Dom."""
    game = table(len(citizens))
    for seat, (people, money) in enumerate(zip(citizens, coins, strict=True)):
        city(game, seat, " ".join(["B2 dom complete", *["citizen"] * people, *["coin"] * money]))
    return game


def test_10_1_after_the_fifth_round() -> None:
    game = table(round=4)
    city(game, 0, "B2 dom complete", "C2 hospital clay")
    close_round(game)
    assert (game.round, tile(game, 0, "C2")) == (5, "hospital")
    game = table(round=5)
    city(game, 0, "B2 dom complete", "C2 hospital clay")
    close_round(game)
    assert game.whose() == NOBODY
    assert game.scores() == [4, 0, 0]


def test_10_2_unfinished_buildings_leave_first() -> None:
    game = table()
    display(game, clay=4)
    city(game, 0, "B2 dom complete", "C2 hospital clay wood", "D2 meadow")
    before = stored(game.bag)
    end_game(game)
    assert tile(game, 0, "C2") == ""
    assert me(game).tiles == me(game).completed | me(game).meadows
    assert stored(game.bag) == before | {"clay": before["clay"] + 1, "wood": before["wood"] + 1}
    assert scored(game, scoring.BUILDINGS)[0] == 4


def test_10_2_they_count_for_nothing_before_the_end_either() -> None:
    game = table()
    city(game, 0, "C2 hospital clay wood")
    assert game.scores() == [0, 0, 0]


@pytest.mark.parametrize("category", [scoring.CITIZENS, scoring.COINS])
def test_10_3_and_10_4_ten_six_three(category: int) -> None:
    counts = [2, 4, 1, 3]
    others = [1, 1, 1, 1]
    game = crowd(counts, others) if category == scoring.CITIZENS else crowd(others, counts)
    assert scored(game, category) == [3, 10, 0, 6]


def test_10_3_most_citizens_10_second_6_third_3() -> None:
    assert scored(crowd([3, 2, 1], [1, 1, 1]), scoring.CITIZENS) == [10, 6, 3]


def test_10_4_most_coins_10_second_6_third_3() -> None:
    assert scored(crowd([1, 1, 1], [1, 3, 2]), scoring.COINS) == [3, 10, 6]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 5, 3, 1], [10, 10, 3, 0]),
        ([6, 4, 4, 2], [10, 6, 6, 0]),
        ([3, 3, 3, 1], [10, 10, 10, 0]),
        ([2, 2, 2, 2], [10, 10, 10, 10]),
        ([4, 3, 1, 1], [10, 6, 3, 3]),
        ([4, 3, 3, 3], [10, 6, 6, 6]),
        ([2, 2, 1, 1], [10, 10, 3, 3]),
    ],
)
def test_10_5_equal_counts_equal_points_and_the_next_level_is_skipped(
    counts: list[int], points: list[int]
) -> None:
    assert scored(crowd(counts, [1, 1, 1, 1]), scoring.CITIZENS) == points


def test_10_6_only_with_a_marker_of_each_kind() -> None:
    game = crowd([5, 2, 1], [0, 1, 2])
    assert scored(game, scoring.CITIZENS) == [0, 10, 6]
    assert scored(game, scoring.COINS) == [0, 6, 10]


def test_10_6_nobody_is_ranked_without_markers() -> None:
    game = crowd([0, 3, 0], [3, 0, 0])
    assert scored(game, scoring.CITIZENS) == [0, 0, 0]
    assert scored(game, scoring.COINS) == [0, 0, 0]


def test_10_7_a_meadow_1_or_3_with_citizens() -> None:
    game = table()
    city(game, 0, "B2 meadow citizen", "B3 meadow citizen citizen", "C2 meadow", "C3 meadow")
    assert scored(game, scoring.MEADOWS) == [8, 0, 0]


RING = ["C2 reservoir", "C1 dom complete", "C3 hospital complete", "B2 buergerhaus complete"]


def test_10_8_five_for_a_reservoir_among_four_completed_buildings() -> None:
    game = table()
    city(game, 0, *RING, "D2 bieketurm complete")
    assert scored(game, scoring.RESERVOIR_RINGED) == [5, 0, 0]


@pytest.mark.parametrize("fourth", [None, "D2 meadow", "D2 bieketurm clay"])
def test_10_8_else_nothing(fourth: str | None) -> None:
    game = table()
    city(game, 0, *RING, *([fourth] if fourth else []))
    assert scored(game, scoring.RESERVOIR_RINGED) == [0, 0, 0]


@pytest.mark.parametrize(
    "pieces",
    [
        ["C1 reservoir", "B1 dom complete", "D1 kloster complete", "C2 hospital complete"],
        ["A1 reservoir", "B1 dom complete", "A2 hospital complete"],
        ["E3 reservoir", "E2 dom complete", "E4 kloster complete", "D3 hospital complete"],
    ],
)
def test_10_8_nothing_on_an_edge_of_the_board(pieces: list[str]) -> None:
    game = table()
    city(game, 0, *pieces)
    assert scored(game, scoring.RESERVOIR_RINGED) == [0, 0, 0]


def test_10_8_nothing_in_the_supply() -> None:
    assert scored(table(), scoring.RESERVOIR_RINGED) == [0, 0, 0]


def test_10_9_the_numerals_of_completed_buildings() -> None:
    game = table()
    city(game, 0, "B2 hospital complete", "C2 dom complete", "D2 buergerhaus complete", "B3 meadow")
    city(game, 0, "B1 kloster clay")
    assert scored(end_game(game), scoring.BUILDINGS) == [9, 0, 0]


def placed(*points: int, markers: tuple[str, str]) -> list[int]:
    """Return the places of two players with equal points and different cities."""
    game = table(2)
    for seat, piece in enumerate(markers):
        city(game, seat, *piece.split(", "))
    end_game(game)
    for seat, wanted in enumerate(points):
        me(game, seat).points_built += wanted - game.scores()[seat]
    return game.places()


def test_10_10_most_points_win() -> None:
    assert placed(20, 21, markers=("B2 dom complete citizen coin", "B2 meadow")) == [2, 1]


def test_10_10_then_more_citizens() -> None:
    assert placed(20, 20, markers=("B2 dom complete citizen", "B2 dom complete coin coin coin")) == [1, 2]


def test_10_10_then_more_coins() -> None:
    assert placed(20, 20, markers=("B2 dom complete, B3 meadow", "B2 dom complete coin")) == [2, 1]


def test_10_10_then_more_city_tiles_without_unfinished_buildings() -> None:
    unfinished = "B2 meadow, B1 kloster clay, B3 dom clay"
    assert placed(20, 20, markers=(unfinished, "B2 meadow, C2 meadow")) == [2, 1]


def test_10_10_then_shared() -> None:
    assert placed(20, 20, markers=("B2 meadow, C2 meadow", "D3 reservoir, C3 meadow")) == [1, 1]


def test_10_10_a_shared_first_place_leaves_no_second() -> None:
    game = end_game(table(3))
    me(game, 2).points_built = -1
    assert game.places() == [1, 1, 3]


def test_10_11_points_go_on_beyond_the_end_of_the_track() -> None:
    game = table()
    me(game).points_built = 39
    city(game, 0, "B2 kloster clay wood stone")
    say(game, "buy glass")
    assert game.edition.track_end == 40
    assert me(game).points() == 45
