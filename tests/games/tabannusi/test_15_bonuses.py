from boardwright.games.tabannusi.actions import (
    DECLINE,
    FLIP_CRATE,
    MOVE,
    PAY_FOR_TRACK,
    PICK_DIE,
    PICK_WATER,
    PROJECT,
    STOP,
    TAKE_BONUS,
    TRACK,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    BLUE,
    BROWN,
    DIE,
    FLIP,
    IN_AREA,
    IN_STACK,
    MARKERS,
    ON_DISPLAY,
    SPECIAL_WATER,
    WHITE,
    YELLOW,
    bonus_of,
)
from boardwright.games.tabannusi.payments import WITH_CRATE, WITH_DIE, WITH_GOLD
from boardwright.games.tabannusi.reasons import NO_DIE_OF_COLOUR
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import CHANCE, first_of
from tests.games.tabannusi.table import (
    act,
    can,
    chance,
    claims,
    crate,
    dice,
    do,
    gold,
    hold,
    me,
    options,
    place,
    project,
    question,
    show,
    spent,
    table,
    values,
    water,
    why,
)


def covered(name: str, colour: int = WHITE, game: Tabannusi | None = None) -> Tabannusi:
    """Return a game where seat 0 has covered a space with a Project and takes its bonus."""
    table_ = game or table()
    act(table_, 0, int(name[0]))
    do(table_, PROJECT, colour, place(table_, name))
    do(table_, TAKE_BONUS)
    return table_


def test_15_1_never_for_placing_water() -> None:
    game = table()
    water(game, "1-08")
    assert me(game).markers == 5
    assert covered("1-08").players[0].markers == 5 - 1 + 2


def test_15_2_the_highest_die_of_the_colour() -> None:
    game = table()
    show(game, YELLOW, 1, 2, 6)
    covered("1-15", game=game)
    assert me(game).dice[YELLOW] == 1
    assert values(game, YELLOW) == [1, 2]


def test_15_3_any_die_of_the_supply() -> None:
    game = table()
    spent(game, blue=1, white=1)
    covered("1-09", game=game)
    do(game, PICK_DIE, BLUE)
    assert me(game).dice[BLUE] == 1


def test_15_4_a_gold() -> None:
    assert me(covered("1-05")).gold == 3


def test_15_5_a_regular_water() -> None:
    assert me(covered("3-03")).water == 1


def test_15_6_a_special_water_of_choice() -> None:
    game = covered("2-08")
    assert question(game) == "PickWater"
    tile = first_of(options(game, PICK_WATER)[1])
    do(game, PICK_WATER, tile)
    chance(game)
    assert game.special[tile] == IN_AREA
    assert game.special.count(ON_DISPLAY) == 3


def test_15_7_a_garden() -> None:
    assert me(covered("1-02")).gardens == 1


def test_15_8_the_architect_to_any_district() -> None:
    game = covered("3-15")
    assert len(options(game, MOVE)) == 5
    do(game, MOVE, 0)
    assert (me(game).architect, me(game).assistant) == (0, 2)


def test_15_9_one_crate_is_a_must_several_are_not() -> None:
    game = table()
    crate(game, "white", up=False)
    crate(game, "blue", up=False)
    covered("1-12", game=game)
    assert not can(game, STOP)
    do(game, FLIP_CRATE, BLUE)
    assert me(game).crates_up(BLUE) == 1
    crate(game, "green", up=False)
    gain(game, 0, bonus_of(FLIP, 3))
    game.settle()
    assert can(game, STOP)


def test_15_10_markers_as_many_as_remain() -> None:
    game = table()
    claims(game, 5, 1)
    gain(game, 0, bonus_of(MARKERS, 2))
    assert (me(game).markers, me(game).supply) == (6, 0)


def test_15_11_a_step_of_choice() -> None:
    game = covered("1-06")
    do(game, TRACK, YELLOW)
    assert me(game).mastery == [0, 1, 0]


def test_15_12_a_step_on_the_projects_track() -> None:
    assert me(covered("1-11", BROWN)).mastery == [0, 0, 1]


def test_15_13_another_project_of_the_same_colour() -> None:
    game = table()
    claims(game, 2, 3)
    covered("1-03", BROWN, game)
    spaces = {action >> 8 & 255 for action in options(game, PROJECT)}
    assert spaces == {place(game, name) for name in ("1-02", "1-04", "1-07")}
    assert {first_of(action) for action in options(game, PROJECT)} == {BROWN}
    do(game, PROJECT, BROWN, place(game, "1-02"))
    do(game, TAKE_BONUS)
    assert (me(game).gardens, me(game).markers) == (1, 0)
    game.settle()
    assert len(game.agenda.frames) == 4  # one action was used; the second is asked for


def test_15_13_nothing_where_it_is_impossible() -> None:
    game = table()
    claims(game, 1, 3)
    covered("1-03", BROWN, game)
    assert question(game) == "ChooseAction"
    game = table()
    project(game, 0, BROWN, "1-01 1-02")
    covered("1-03", BROWN, game)  # the third of its colour
    assert question(game) == "ChooseAction"


def test_15_14_points() -> None:
    assert me(covered("1-14")).vp == 13


def test_15_15_pay_for_a_step() -> None:
    game = table()
    dice(game, blue=1, yellow=1)
    crate(game, "brown")
    gold(game, 0)
    covered("2-07", game=game)
    assert why(game, PAY_FOR_TRACK, WHITE, WITH_DIE) == NO_DIE_OF_COLOUR
    assert can(game, PAY_FOR_TRACK, YELLOW, WITH_DIE)
    assert can(game, DECLINE)
    do(game, PAY_FOR_TRACK, BROWN, WITH_CRATE)
    assert me(game).mastery == [0, 0, 1]
    assert me(game).crates_down(BROWN) == 1


def test_a22_gold_pays_for_a_step_on_any_track() -> None:
    game = table()
    gold(game, 1)
    covered("2-07", game=game)
    do(game, PAY_FOR_TRACK, WHITE, WITH_GOLD)
    assert (me(game).gold, me(game).mastery) == (0, [1, 0, 0])


def test_a62_a_single_crate_cannot_be_refused() -> None:
    game = table()
    crate(game, "white", up=False)
    covered("1-12", game=game)
    assert me(game).crates_up(WHITE) == 1


def test_16_1_the_display_is_refilled_while_the_stack_lasts() -> None:
    game = table()
    game.special = [ON_DISPLAY] * 3 + [IN_STACK] + [IN_AREA + 1] * 6
    gain(game, 0, bonus_of(SPECIAL_WATER, 2))
    game.settle()
    do(game, PICK_WATER, 1)
    # The last tile of the stack is revealed without a question.
    assert game.special.count(ON_DISPLAY) == 3
    do(game, PICK_WATER, 3)
    assert game.special.count(ON_DISPLAY) == 2
    assert game.whose() != CHANCE


def test_16_2_a_regular_tile_where_none_is_left() -> None:
    game = table()
    game.special = [IN_AREA + 1] * 10
    gain(game, 0, bonus_of(SPECIAL_WATER, 2))
    game.settle()
    assert me(game).water == 2


def test_a23_also_outside_the_action_tile() -> None:
    game = table()
    game.special = [IN_AREA + 1] * 10
    covered("2-08", game=game)
    assert me(game).water == 1
    hold(game)
    gain(game, 0, bonus_of(DIE, 1))
    game.settle()
    assert question(game) == "ChooseAction"
