import pytest

from boardwright.games.bot_factory.reasons import (
    EXECUTIVE_DONE,
    NO_PROJECT_THERE,
    NO_UNIVERSAL,
    OTHER_BOARD,
    TOO_FEW_PROJECTS,
)
from boardwright.kernel.packing import CHANCE, OK
from tests.games.bot_factory.table import (
    DISPLAY,
    PRINTED,
    PROJECTS,
    WORDS,
    act,
    bots,
    chance,
    colours,
    discard_deck,
    exhaust_deck,
    hand,
    held,
    maintenance,
    me,
    on_display,
    options,
    parts_of_column,
    projects,
    question,
    say,
    show_projects,
    table,
    tokens,
    verbs,
    why,
)


def test_8_1_two_columns_of_three_the_bottom_row_first() -> None:
    assert PROJECTS == ["L0", "L1", "L2", "R0", "R1", "R2"]
    assert (PRINTED.edition.project_columns, PRINTED.edition.project_rows) == (2, 3)
    assert on_display(table(0, 3, 6)) == list(DISPLAY)


@pytest.mark.parametrize(("space", "most"), [(6, 1), (7, 2)])
def test_8_2_one_or_two_projects_from_anywhere(space: int, most: int) -> None:
    game = table(space, 0, 4)
    projects(game, 0, "blue", "blue")
    act(game)
    say(game, "start-main")
    assert options(game, "take") == PROJECTS
    for project in ("L2", "R1")[:most]:
        assert "stop" in options(game)
        say(game, f"take {project}")
    assert options(game) == ["trade-projects", "end-turn"]
    assert colours(me(game).projects) == ["red"] * (most - 1) + ["blue"] * 3


def test_8_2_no_tile_from_an_empty_space() -> None:
    game = table(7, 0, 4)
    show_projects(game, R2="")
    act(game)
    say(game, "start-main")
    assert why(game, "take R2") == NO_PROJECT_THERE
    say(game, "take L1")
    assert why(game, "take L1") == NO_PROJECT_THERE


def test_8_3_the_bottom_left_tile_lets_a_part_be_placed() -> None:
    game = table(7, 0, 4)
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L0")
    assert options(game) == ["place blue-torso blue", "decline"]
    say(game, "place blue-torso blue")
    assert parts_of_column(game, "blue") == ["", "blue-torso", ""]
    assert me(game).tokens == 2


@pytest.mark.parametrize("project", ["L1", "L2", "R0", "R1", "R2"])
def test_8_3_no_other_tile_does(project: str) -> None:
    game = table(7, 0, 4)
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", f"take {project}")
    assert question(game) == "ChooseStep"


def test_8_3_declined_it_costs_nothing() -> None:
    game = table(7, 0, 4)
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L0", "decline")
    assert (me(game).tokens, held(game)) == (1, ["blue-torso"])


@pytest.mark.parametrize("project", PROJECTS)
def test_8_4_the_bottom_right_tile_gives_a_token(project: str) -> None:
    game = act(table(7, 0, 4))
    say(game, "start-main", f"take {project}")
    assert me(game).tokens == int(project == "R0")


def test_8_5_nothing_slides_and_nothing_is_refilled() -> None:
    game = act(table(7, 6, 4))
    say(game, "start-main", "take L0", "take R1")
    assert on_display(game) == ["", "yellow", "blue", "green", "", "yellow"]


def test_8_6_two_projects_for_a_universal_part() -> None:
    game = table(7, 0, 4)
    projects(game, 0, "blue", "green", "green")
    act(game)
    say(game, "trade-projects", "discard-project green")
    assert options(game) == ["discard-project blue", "discard-project green"]
    say(game, "discard-project green")
    assert colours(game.project_discards) == ["green", "green"]
    assert options(game, "take-universal") == ["head", "torso", "legs"]
    say(game, "take-universal torso")
    assert held(game) == ["universal-torso"]
    assert game.universals == [2, 1, 2]
    assert why(game, "trade-projects") == EXECUTIVE_DONE


def test_8_6_completed_projects_are_no_payment() -> None:
    game = table(7, 0, 4)
    projects(game, 0, "blue")
    bots(game, 0, "blue", "green")
    act(game)
    assert why(game, "trade-projects") == TOO_FEW_PROJECTS


def test_8_6_only_what_is_on_display() -> None:
    game = table(7, 0, 4)
    projects(game, 0, "blue", "blue")
    hand(game, 1, *["universal-torso"] * 2)
    hand(game, 2, *["universal-head"] * 2, *["universal-legs"] * 2)
    act(game)
    assert why(game, "trade-projects") == NO_UNIVERSAL
    hand(game, 1, "universal-torso")
    game.settle()
    assert why(game, "trade-projects") == OK
    say(game, "trade-projects")
    assert held(game) == ["universal-torso"]  # one type is left: nothing to choose


def test_8_6_on_this_board_only() -> None:
    game = table(4, 0, 6)
    projects(game, 0, "blue", "green")
    act(game)
    assert game.why_not(WORDS.parse("trade-projects")) == OTHER_BOARD
    assert "trade-projects" not in verbs(game)


def test_8_7_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    game = table(0, 3, 6)
    discard_deck(game)
    before = sum(game.project_discards)
    maintenance(game)
    assert game.whose() == CHANCE
    assert sum(game.project_discards) == 0
    assert sum(game.deck) == before + 2  # the bottom row was discarded first
    said = chance(game)
    assert len(said) == 2


def test_8_7_not_before_it_is_empty() -> None:
    game = table(0, 3, 6)
    discard_deck(game)
    game.project_discards[1] -= 1
    game.deck[1] += 1
    maintenance(game)  # the only tile of the deck needs no dice
    assert on_display(game)[2] == "yellow"
    assert sum(game.deck) > 1
    chance(game)
    assert "" not in on_display(game)


def test_8_7_spaces_stay_empty_when_both_are() -> None:
    game = table(0, 3, 6)
    show_projects(game, L0="", L1="", L2="", R0="", R1="", R2="")
    exhaust_deck(game)
    maintenance(game)
    assert on_display(game) == [""] * 6
    assert question(game) == "ChooseMove"
