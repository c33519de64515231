import pytest

from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.bot_factory.table import (
    COLOUR,
    bots,
    chance,
    colours,
    column,
    maintenance,
    meeples,
    named,
    on_display,
    options,
    parts_of_column,
    question,
    show_projects,
    table,
    values,
)


def test_11_1_parts_of_completed_bots_go_back() -> None:
    game = table(0, 3, 6)
    column(game, "red", "red-head", "universal-torso", "red-legs")
    column(game, "blue", "blue-head", "blue-torso")
    maintenance(game)
    assert parts_of_column(game, "red") == ["", "", ""]
    assert named(game.discards) == ["red-head", "red-legs"]
    assert game.universals == [2, 2, 2]
    assert parts_of_column(game, "blue") == ["blue-head", "blue-torso", ""]


def test_11_2_the_value_of_the_colour_falls_by_one() -> None:
    game = table(0, 3, 6)
    column(game, "red", "red-head", "red-torso", "red-legs")
    column(game, "green", "green-head", "universal-torso", "universal-legs")
    column(game, "blue", "blue-head", "blue-torso")
    values(game, red=9, green=15)
    maintenance(game)
    assert game.values == [8, 6, 6, 14]


def test_11_2_not_below_the_bottom_of_the_track() -> None:
    game = table(0, 3, 6)
    column(game, "red", "red-head", "red-torso", "red-legs")
    values(game, red=game.edition.value_bottom)
    maintenance(game)
    assert game.values[0] == game.edition.value_bottom
    assert parts_of_column(game, "red") == ["", "", ""]


def test_11_3_bottom_row_away_slide_refill() -> None:
    game = maintenance(table(0, 3, 6))
    assert colours(game.project_discards) == ["red", "green"]
    assert on_display(game) == ["yellow", "blue", "", "red", "yellow", ""]
    assert chance(game) == ["show-project L2 red", "show-project R2 red"]
    assert on_display(game) == ["yellow", "blue", "red", "red", "yellow", "red"]


@pytest.mark.parametrize(
    ("empty", "kept", "filled"),
    [
        ("L0 L1", ["blue", "", "", "red", "yellow", ""], ["L1", "L2", "R2"]),
        ("R0", ["yellow", "blue", "", "red", "yellow", ""], ["L2", "R2"]),
        ("L1 R2", ["blue", "", "", "red", "", ""], ["L1", "R1", "L2", "R2"]),
        ("R0 R1 R2", ["yellow", "blue", "", "", "", ""], ["R0", "R1", "L2", "R2"]),
        ("L0 L1 L2 R0 R1 R2", [""] * 6, ["L0", "R0", "L1", "R1", "L2", "R2"]),
    ],
)
def test_11_4_no_tile_leaves_its_column_and_the_lowest_row_is_filled_first(
    empty: str, kept: list[str], filled: list[str]
) -> None:
    game = table(0, 3, 6)
    show_projects(game, **dict.fromkeys(empty.split(), ""))
    maintenance(game)
    # An empty bottom space has no tile to discard; the others slide all the same.
    assert on_display(game) == kept
    assert [answer.split()[1] for answer in chance(game)] == filled


def test_11_5_the_end_is_checked_after_maintenance() -> None:
    game = table(0, 3, 6)
    show_projects(game, L0="", R1="")
    meeples(game, "red", 0)
    column(game, "red", "red-head", "red-torso", "red-legs")
    values(game, red=9)
    maintenance(game)
    assert game.whose() == CHANCE
    chance(game)
    assert game.whose() == NOBODY
    assert game.values[COLOUR["red"]] == 8
    assert "" not in on_display(game)


def test_11_5_and_another_round_begins_without_it() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red", "red", "blue", "green")
    maintenance(game)
    chance(game)
    assert (game.round, question(game)) == (3, "ChooseMove")
    assert options(game)[0].startswith("move")
