"""The examples of the rulebook, played through."""

from boardwright.games.bot_factory.components import SANDRA
from tests.games.bot_factory.table import (
    COLOUR,
    act,
    chance,
    fresh,
    hand,
    held,
    me,
    move_workers,
    on_wheel,
    options,
    parts_of_column,
    question,
    say,
    spaces,
    table,
    tokens,
    turned,
    wheel,
)


def test_the_marker_and_the_wheel_begin_with_yellow() -> None:
    game = fresh(4)
    for answer in ("spare-part 0 yellow-head", "spare-part 1 blue-torso"):
        game.apply(game.options()[options(game).index(answer)])
    chance(game)
    assert game.marker == COLOUR["yellow"]
    assert [part.split("-")[0] for part in on_wheel(game)] == [
        "yellow",
        "blue",
        "green",
        "red",
        "yellow",
        "blue",
        "green",
        "red",
    ]


def test_blue_yellow_purple_and_sandra_move() -> None:
    blue, yellow, purple = 0, 1, 2
    game = move_workers(table(0, 1, 3, sandra=6, round=3))
    assert game.left_to_right() == [blue, yellow, purple, SANDRA]
    assert game.whose() == blue
    say(game, "move 7")  # the free space of the Project board
    assert game.whose() == yellow
    say(game, "move 4")
    assert game.whose() == purple
    assert "move 1" in options(game)  # where yellow came from
    say(game, "move 1")
    assert spaces(game) == [7, 4, 1]
    assert game.where[SANDRA] == 2 * 8  # the first space beyond her board


def test_purple_turns_the_wheel_places_a_part_and_goes_on() -> None:
    game = table(5, 0, 9)
    turned(game, 1)
    wheel(game, {2: "blue-torso"})
    hand(game, 0, "red-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main")
    assert game.left == 6
    say(game, "rotate", "dispense 4")
    assert (game.left, question(game)) == (4, "MayPlacePart")
    say(game, "place blue-torso blue")
    assert parts_of_column(game, "blue") == ["", "blue-torso", ""]
    assert (me(game).tokens, held(game)) == (2, ["red-torso"])
    assert game.left == 4
    say(game, "rotate")
    assert game.left == 3


def test_with_two_tokens_left_to_spend_no_contract_of_the_top_row() -> None:
    game = table(9, 0, 4, sandra=6)
    tokens(game, 4)
    act(game)
    say(game, "start-main", "raise red")
    assert (me(game).tokens, game.left) == (3, 2)
    assert {position[0] for position in options(game, "reserve")} == {"1", "2"}
