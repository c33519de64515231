import pytest

from boardwright.games.tabannusi.actions import BOT_DIE
from boardwright.games.tabannusi.automa_choices import preferred_ship
from boardwright.games.tabannusi.automa_turn import begin_ship, take_die
from boardwright.games.tabannusi.components import BLUE, BROWN, GREEN, NO_SHIP, S02, WHITE, YELLOW
from boardwright.games.tabannusi.construct import ConstructBuilding
from boardwright.games.tabannusi.payments import BotPays, can_bot_pay
from boardwright.games.tabannusi.projects import PlaceProject
from boardwright.games.tabannusi.state import BOT
from boardwright.kernel.packing import CHANCE, pack
from tests.games.tabannusi.solo import run, run_out, solo
from tests.games.tabannusi.table import (
    bot,
    cell_of,
    claimed,
    dice,
    gold,
    me,
    place,
    port_houses,
    project,
    show,
    values,
)


def test_23_1_the_rules_of_the_game_otherwise() -> None:
    game = solo(district=1)
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, brown=2)
    run(game, ConstructBuilding(BOT, 0, WHITE, 0, []))
    run_out(game)
    assert me(game, 0).mastery == [1, 0, 0]
    assert game.owner_of(0) == BOT


def test_23_2_claim_markers_never_run_out() -> None:
    game = solo()
    bot(game).markers = bot(game).supply = 0
    run(game, PlaceProject(BOT, WHITE, place(game, "1-01")))
    assert game.project_markers[3] == 1
    dice(game, BOT, brown=3)
    run_out(run(game, ConstructBuilding(BOT, 0, WHITE, 0, [])))
    assert (bot(game).markers, bot(game).supply) == (0, 0)


def test_23_3_any_dice_whatever_their_colour() -> None:
    game = solo()
    dice(game, BOT, green=1, blue=1)
    gold(game, 0, BOT)
    assert can_bot_pay(game, 2)
    assert not can_bot_pay(game, 3)
    run_out(run(game, BotPays(2)))
    assert sum(bot(game).dice) == 0
    assert (game.supply[BLUE], game.supply[GREEN]) == (1, 1)


def test_23_4_gold_only_after_the_dice() -> None:
    game = solo()
    dice(game, BOT, green=2)
    gold(game, 3, BOT)
    run_out(run(game, BotPays(3)))
    assert (sum(bot(game).dice), bot(game).gold) == (0, 2)


@pytest.mark.parametrize(
    ("held", "first"),
    [
        ({"white": 2, "blue": 1}, [WHITE]),
        ({"white": 1, "blue": 1, "green": 1}, [BLUE]),
        ({"white": 1, "green": 1}, [GREEN]),
        ({"white": 1, "brown": 1}, [WHITE, BROWN]),
    ],
)
def test_23_5_which_dice(held: dict[str, int], first: list[int]) -> None:
    game = solo()
    dice(game, BOT, **held)
    run(game, BotPays(1))
    if len(first) > 1:
        assert game.whose() == CHANCE
        assert game.options() == [pack(BOT_DIE, colour) for colour in first]
        run_out(game)
    assert sum(game.supply[colour] for colour in first) == 1


@pytest.mark.parametrize(("architect", "left"), [(2, [1, 2, 4, 6]), (4, [1, 2, 3, 4])])
def test_23_6_the_die_of_its_district_else_the_highest(architect: int, left: list[int]) -> None:
    game = solo(district=1)
    show(game, BROWN, 1, 2, 3, 4, 6)
    bot(game).architect = architect
    take_die(game)
    assert values(game, BROWN) == left
    assert bot(game).architect == architect


@pytest.mark.parametrize(
    ("houses", "ships", "preferred"),
    [
        (("row2-red", "column1-red"), "", "21"),
        (("row2-red",), "", "23"),
        (("row3-red", "column3-red"), "33", "32"),  # a row before a column, though that comes first
        (("column1-red",), "", "11"),
        ((), "", "13"),
        ((), "13 12", "11"),
    ],
)
def test_23_7_which_ship(houses: tuple[str, ...], ships: str, preferred: str) -> None:
    game = solo()
    port_houses(game, BOT, *houses)
    claimed(game, BOT, ships)
    assert preferred_ship(game, 0) == cell_of(preferred)


def test_23_8_its_district_is_that_of_its_assistant() -> None:
    game = solo(district=1)
    bot(game).assistant = 1
    bot(game).architect = 3
    take_die(game)
    assert bot(game).dice[YELLOW] == 1
    assert bot(game).dice[BROWN] == bot(game).dice[BLUE] == 0


def test_23_9_no_ship_abilities_and_no_free_actions() -> None:
    game = solo(district=4)
    claimed(game, BOT, "13")
    game.begin_turn(BOT)
    assert not bot(game).has(S02)
    bot(game).architect = -1
    assert game.free_actions(BOT) == []


def test_23_10_ties_and_ships_it_has() -> None:
    game = solo()
    port_houses(game, BOT, "row1-red", "row2-red")
    assert preferred_ship(game, 0) == cell_of("13")
    claimed(game, BOT, "13 12 11 21 22 23 31 32 33")
    assert preferred_ship(game, 0) == NO_SHIP
    gold(game, 5, BOT)
    assert not begin_ship(game)


def test_a38_only_ships_without_a_bot_marker() -> None:
    game = solo()
    claimed(game, BOT, "13")
    assert preferred_ship(game, 0) == cell_of("12")
    assert preferred_ship(game, 2) == cell_of("32")
