import pytest

from boardwright.games.tabannusi.actions import DECLINE, GO_ON, MOVE, PAY_ANY, PROJECT, TAKE_BONUS, TRACK
from boardwright.games.tabannusi.components import BROWN, S04, S13, WHITE, YELLOW, Switches
from boardwright.games.tabannusi.payments import ANY_GOLD
from boardwright.games.tabannusi.reasons import (
    BESIDE_BUILDING,
    NO_MARKER,
    NOT_BESIDE_PROJECT,
    SPACE_TAKEN,
    THREE_PROJECTS,
)
from boardwright.kernel.packing import OK, second_of
from tests.games.tabannusi.table import (
    abilities,
    act,
    building,
    can,
    claims,
    do,
    garden,
    gold,
    me,
    options,
    place,
    project,
    question,
    table,
    water,
    why,
)


def test_5_1_any_colour_on_any_legal_space() -> None:
    game = table(district=1)
    assert len(options(game, PROJECT)) == 3 * 16
    do(game, PROJECT, YELLOW, place(game, "1-01"))
    assert game.projects[YELLOW] == 1
    assert game.project_stock[YELLOW] == 19


def test_5_2_three_of_a_colour() -> None:
    game = table(district=1)
    project(game, 1, WHITE, "1-01 1-02 1-03")
    act(game)
    assert why(game, PROJECT, WHITE, place(game, "1-04")) == THREE_PROJECTS
    act(game, 0, 2)
    assert why(game, PROJECT, WHITE, place(game, "2-01")) == OK


def test_5_3_beside_a_project_of_its_colour() -> None:
    game = table(district=1)
    project(game, 1, WHITE, "1-01")
    act(game)
    assert why(game, PROJECT, WHITE, place(game, "1-02")) == OK
    assert why(game, PROJECT, WHITE, place(game, "1-06")) == NOT_BESIDE_PROJECT
    assert why(game, PROJECT, BROWN, place(game, "1-06")) == OK


def test_5_4_not_beside_a_building_of_its_colour() -> None:
    game = table(district=1)
    building(game, 1, WHITE, "1-06")
    act(game)
    assert why(game, PROJECT, WHITE, place(game, "1-02")) == BESIDE_BUILDING
    assert why(game, PROJECT, WHITE, place(game, "1-01")) == OK
    assert why(game, PROJECT, BROWN, place(game, "1-02")) == OK


def test_5_5_only_empty_spaces() -> None:
    game = table(district=1)
    project(game, 1, BROWN, "1-01")
    building(game, 1, BROWN, "1-08")
    garden(game, 1, "1-03")
    water(game, "1-04")
    act(game)
    for name in ("1-01", "1-08", "1-03", "1-04"):
        assert why(game, PROJECT, WHITE, place(game, name)) == SPACE_TAKEN


def test_5_6_one_claim_marker() -> None:
    game = table(district=1)
    claims(game, 1, 0)
    act(game)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    assert me(game).markers == 0
    assert game.project_markers[0] == 1
    assert why(game, PROJECT, WHITE, place(game, "1-02")) == NO_MARKER


@pytest.mark.parametrize("answer", [TAKE_BONUS, DECLINE])
def test_5_7_the_bonus_may_be_declined(answer: int) -> None:
    game = table(district=1)
    do(game, PROJECT, WHITE, place(game, "1-05"))
    do(game, answer)
    assert me(game).gold == (3 if answer == TAKE_BONUS else 2)


def test_5_8_projects_of_a_colour_are_connected() -> None:
    game = table(district=1)
    do(game, PROJECT, WHITE, place(game, "1-01"))
    spaces = {second_of(action) for action in options(game, PROJECT) if action >> 16 & 255 == WHITE}
    assert spaces == {place(game, "1-02"), place(game, "1-05")}


def test_5_9_the_order_of_a_project() -> None:
    game = table(district=1)
    abilities(game, S04, S13)
    gold(game, 0)
    do(game, PROJECT, BROWN, place(game, "1-05"))
    assert me(game).water == 1  # S04 comes first
    assert question(game) == "MayTakeBonus"
    do(game, TAKE_BONUS)
    assert question(game) == "MayPayForStep"  # S13 comes last, paid with the Gold just gained
    do(game, PAY_ANY, ANY_GOLD)
    assert me(game).mastery[BROWN] == 1


def test_5_9_an_extra_project_comes_inside_the_bonus() -> None:
    game = table(district=1)
    abilities(game, S04, S13)
    do(game, PROJECT, BROWN, place(game, "1-03"))
    do(game, TAKE_BONUS)
    do(game, PROJECT, BROWN, place(game, "1-07"))
    assert me(game).water == 2
    assert question(game) == "MayPayForStep"
    do(game, DECLINE)
    assert question(game) == "MayPayForStep"
    do(game, DECLINE)
    assert question(game) == "ChooseAction"


def test_a12_projects_and_water_keep_apart() -> None:
    game = table(district=1)
    water(game, "1-08")
    act(game)
    assert not can(game, PROJECT, WHITE, place(game, "1-08"))


def test_a13_the_other_reading_of_a_project_bonus() -> None:
    game = table(district=1, switches=Switches(project_bonus_is_a_must=True))
    do(game, PROJECT, WHITE, place(game, "1-05"))
    assert me(game).gold == 3
    do(game, PROJECT, WHITE, place(game, "1-06"))
    assert question(game) == "ChooseTrack"
    do(game, TRACK, WHITE)
    assert not can(game, GO_ON)


def test_a13_a_bonus_without_effect_is_asked_as_well() -> None:
    game = table(district=1)
    do(game, PROJECT, WHITE, place(game, "1-12"))  # flip a Crate, but there is none
    assert question(game) == "MayTakeBonus"
    do(game, TAKE_BONUS)
    assert question(game) == "ChooseAction"
    assert not can(game, MOVE, 0)
