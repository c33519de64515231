import pytest

from boardwright.games.bot_factory.components import SANDRA
from tests.games.bot_factory.table import (
    COLOUR,
    chance,
    colours,
    column,
    discard_deck,
    hand,
    lay,
    named,
    on_display,
    on_wheel,
    only_acts,
    part_names,
    parts_of_column,
    question,
    sandra_acts,
    show_projects,
    spares,
    table,
    top,
    turned,
    values,
    wheel,
)


@pytest.mark.parametrize("space", [0, 1, 2])
def test_10_1_the_action_of_her_board_on_whatever_space(space: int) -> None:
    game = table(4, 6, 9, sandra=space)
    sandra_acts(game)
    assert part_names(game.spares) == ["green-torso", "red-torso"]


@pytest.mark.parametrize("space", [3, 6, 8])
def test_10_1_each_board_has_its_own(space: int) -> None:
    game = table(0, 4, 9, sandra=space)
    values(game, red=5)
    wheel(game, {3: ""})
    only_acts(game, SANDRA)
    assert (on_wheel(game)[3] != "") == (space == 3)
    assert (question(game) == "DrawProject") == (space == 6)
    assert (game.values[0] == 6) == (space == 8)


@pytest.mark.parametrize("space", [0, 3, 6, 10])
def test_10_2_nothing_in_round_1(space: int) -> None:
    game = table(1, 4, 9, sandra=space, round=1)
    values(game, red=5)
    wheel(game, {3: ""})
    before = (game.spares[:], game.wheel[:], game.projects[:], game.values[:])
    sandra_acts(game)
    assert (game.spares, game.wheel, game.projects, game.values) == before
    assert question(game) == ""


def test_10_3_both_spares_are_replaced_from_the_marker_on() -> None:
    game = table(4, 6, 9, sandra=0)
    spares(game, "yellow-legs", "universal-head")
    game.marker = COLOUR["yellow"]
    top(game, "yellow-torso")
    top(game, "blue-head")
    sandra_acts(game)
    assert named(game.discards) == ["yellow-legs"]
    assert game.universals == [2, 2, 2]
    assert part_names(game.spares) == ["yellow-torso", "blue-head"]
    assert game.marker == COLOUR["green"]


def test_10_3_from_green_on_to_red() -> None:
    game = table(4, 6, 9, sandra=0)
    sandra_acts(game)
    assert part_names(game.spares) == ["green-torso", "red-torso"]
    assert game.marker == COLOUR["yellow"]


def test_10_3_an_empty_pallet_is_filled_as_well() -> None:
    game = table(4, 6, 9, sandra=0)
    lay(game, game.spares, 0, "")
    sandra_acts(game)
    assert "" not in part_names(game.spares)
    assert named(game.discards) == ["blue-legs"]


def test_10_4_every_empty_wheel_space_clockwise_from_the_left_input() -> None:
    game = table(0, 6, 9, sandra=3)
    turned(game, 3)
    wheel(game, {1: "", 4: "", 7: ""})
    game.marker = COLOUR["blue"]
    sandra_acts(game)
    assert on_wheel(game) == [
        "yellow-head",
        "blue-torso",
        "green-torso",
        "red-head",
        "green-torso",
        "blue-torso",
        "green-legs",
        "red-torso",
    ]
    assert game.marker == COLOUR["yellow"]
    assert game.turned == 3


def test_10_4_a_full_wheel_leaves_the_marker() -> None:
    game = table(0, 6, 9, sandra=3)
    sandra_acts(game)
    assert game.marker == COLOUR["green"]


def test_10_5_bottom_row_away_slide_refill() -> None:
    game = table(0, 3, 9, sandra=6)
    show_projects(game, L1="", R0="", R2="")
    only_acts(game, SANDRA)
    assert on_display(game)[:2] == ["blue", ""]
    assert on_display(game)[3:] == ["red", "", ""]
    assert colours(game.project_discards) == ["red"]
    said = chance(game)
    assert [answer.split()[1] for answer in said] == ["L1", "R1", "L2", "R2"]
    assert "" not in on_display(game)


def test_10_5_the_discards_become_the_deck() -> None:
    game = table(0, 3, 9, sandra=6)
    discard_deck(game)
    only_acts(game, SANDRA)
    chance(game)
    assert "" not in on_display(game)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((6, 6, 8, 9), (7, 7, 8, 9)),
        ((5, 6, 8, 9), (6, 6, 8, 9)),
        ((9, 4, 4, 4), (9, 5, 5, 5)),
        ((6, 6, 6, 6), (6, 6, 6, 6)),
        ((15, 15, 15, 14), (15, 15, 15, 15)),
        ((15, 15, 15, 15), (15, 15, 15, 15)),
    ],
)
def test_10_6_the_lowest_values_rise(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    game = table(0, 3, 6, sandra=9)
    values(game, **dict(zip(COLOUR, before, strict=True)))
    sandra_acts(game)
    assert tuple(game.values) == after


def test_10_7_nobody_gets_the_bonus_of_a_line() -> None:
    game = table(0, 3, 6, sandra=9)
    hand(game, 0, "blue-torso")
    values(game, red=7, yellow=9, blue=9, green=9)
    sandra_acts(game)
    assert game.values[0] == 8
    assert question(game) == ""


def test_10_1_a_full_column_stays_until_maintenance() -> None:
    game = table(4, 6, 9, sandra=0)
    column(game, "red", "red-head", "red-torso", "red-legs")
    sandra_acts(game)
    assert parts_of_column(game, "red") == ["red-head", "red-torso", "red-legs"]
    assert game.values == [6] * 4
