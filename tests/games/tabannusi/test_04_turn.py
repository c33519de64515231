import pytest

from boardwright.games.tabannusi.action_tiles import tiles_in
from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    DECREE,
    END_ACTIONS,
    GARDENING,
    GO_ON,
    MOVE,
    MOVE_FOR_GOLD,
    PORT_HOUSE,
    PROJECT,
    START_BUILDING,
    START_DISTRICT,
    TAKE_DIE,
    USE_TILE,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.components import BLUE, BROWN, WHITE
from boardwright.games.tabannusi.reasons import DIE_LEADS_ELSEWHERE, NO_EFFECT, NOTHING_TO_GARDEN
from boardwright.kernel.packing import OK, first_of, verb_of
from tests.games.tabannusi.table import (
    act,
    again,
    can,
    claims,
    crate,
    dice,
    do,
    gold,
    hold,
    laid_out,
    me,
    options,
    place,
    question,
    reveal,
    show,
    table,
    turn,
    values,
    why,
)


def destinations(seat_district: int, shown: list[int], taken: int, money: int = 0) -> list[int]:
    """Return the Districts (1 to 5) to which a die leads without Gold."""
    game = table(4, district=seat_district)
    show(game, game.local[seat_district - 1], *shown)
    gold(game, money)
    turn(game)
    if question(game) == "ChooseDie":
        do(game, TAKE_DIE, taken)
    if question(game) != "ChooseMove":
        return [me(game).architect + 1]
    return [first_of(action) + 1 for action in options(game, MOVE)]


def test_4_1_turns_go_clockwise() -> None:
    game = table(3)
    asked = [game.whose()]
    for _ in range(3):
        do(game, END_ACTIONS)
        asked.append(game.whose())
        while question(game) != "ChooseAction":
            game.apply(game.options()[0])
    assert asked == [0, 1, 2, 0]


def test_4_2_die_then_actions_then_assistant() -> None:
    game = turn(table(), 0, 1)
    assert question(game) == "ChooseDie"
    do(game, TAKE_DIE, 3)
    do(game, MOVE, 2)
    assert question(game) == "ChooseAction"
    assert me(game).assistant == 0
    do(game, END_ACTIONS)
    assert me(game).assistant == 2
    assert game.whose() == 1


def test_4_3_workers_are_placed_on_the_first_turn() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-01"))
    do(game, START_BUILDING, WHITE, place(game, "2-03"))
    assert question(game) == "ChooseStartDistrict"
    do(game, START_DISTRICT, 4)
    assert (me(game).architect, me(game).assistant) == (4, 4)


def test_4_4_one_die_must_be_taken() -> None:
    game = turn(table(), 0, 1)
    assert {verb_of(action) for action in game.options()} == {TAKE_DIE}
    do(game, TAKE_DIE, 5)
    assert me(game).dice[BROWN] == 1
    assert game.on_barge(BROWN) == 4


def test_4_5_the_architect_goes_by_the_die() -> None:
    assert destinations(3, [1, 2, 3, 4, 5, 6, 6], 4) == [4]
    assert destinations(3, [1, 2, 3, 4, 5, 6, 6], 3) == [3]


def test_4_6_gold_leads_anywhere() -> None:
    game = table(district=3)
    gold(game, 1)
    turn(game)
    do(game, TAKE_DIE, 3)
    assert len(options(game, MOVE_FOR_GOLD)) == 5
    assert [first_of(action) for action in options(game, MOVE)] == [2]
    do(game, MOVE_FOR_GOLD, 0)
    assert (me(game).gold, me(game).architect) == (0, 0)


def test_4_7_a_six_leads_where_no_other_die_does() -> None:
    assert destinations(1, [2, 2, 4, 5, 6], 6) == [1, 3]
    assert destinations(1, [2, 2, 4, 6, 6], 6) == [1, 3, 5]  # another six makes nothing accessible


def test_4_8_the_assistant_does_not_move_with_the_die() -> None:
    game = turn(table(), 0, 3)
    gold(game, 0)
    do(game, TAKE_DIE, 1)
    assert me(game).assistant == 2


@pytest.mark.parametrize("number", [0, 1, 2])
def test_4_9_none_to_two_actions(number: int) -> None:
    game = table(district=1)
    game.action_tiles[0] = 3  # 1 Gold and 1 marker, over and over
    act(game)
    for _ in range(number):
        do(game, USE_TILE, 3)
    assert question(game) == ("ChooseAction" if number < 2 else "ChooseDie")
    assert me(game).gold == 2 + number


@pytest.mark.parametrize("district", [1, 2, 3])
def test_4_10_actions_of_common_districts(district: int) -> None:
    game = table(district=district)
    verbs = {verb_of(action) for action in game.candidates()}
    assert verbs == {PROJECT, CONSTRUCT, GARDENING, USE_TILE, END_ACTIONS}
    assert len(tiles_in(game, district - 1)) == 1


def test_4_11_actions_of_the_port() -> None:
    game = table(district=4)
    verbs = {verb_of(action) for action in game.candidates()}
    assert verbs == {PORT_HOUSE, CLAIM_SHIP, USE_TILE, END_ACTIONS}
    assert len(tiles_in(game, 3)) == 1


def test_4_12_actions_of_the_ziggurat() -> None:
    game = table(district=5)
    assert {verb_of(action) for action in game.candidates()} == {ZIGGURAT_HOUSE, USE_TILE, END_ACTIONS}
    assert len(tiles_in(game, 4)) == 2


def test_4_13_what_cannot_be_carried_out_cannot_be_chosen() -> None:
    game = table(district=1)
    gold(game, 0)
    game.action_tiles[game.action_tiles.index(1)] = game.action_tiles[0]
    game.action_tiles[0] = 1  # flip Crates, gain a marker
    claims(game, 5, 0)
    act(game)
    assert why(game, GARDENING) == NOTHING_TO_GARDEN
    assert why(game, USE_TILE, 1) == NO_EFFECT
    claims(game, 5, 1)
    act(game)
    assert why(game, USE_TILE, 1) == OK


def test_4_14_only_the_final_district_of_the_architect_matters() -> None:
    game = turn(table(), 0, 3)
    gold(game, 0)
    do(game, TAKE_DIE, 1)
    do(game, PROJECT, WHITE, place(game, "3-15"))
    game.apply(game.options()[0])  # take the bonus: move the Architect
    do(game, MOVE, 4)
    do(game, END_ACTIONS)
    assert me(game).assistant == 4


def test_4_15_a_die_lies_on_every_barge_when_a_turn_begins() -> None:
    game = laid_out(3)
    for _ in range(600):
        if not game.options():
            break
        if question(game) == "ChooseDie" and not game.agenda.free:
            assert game.on_barge(game.local[me(game, game.whose()).assistant]) > 0
        game.apply(game.options()[len(game.options()) // 2])
    assert game.turns > 6


def test_4_16_no_die_when_free_actions_have_emptied_the_barge() -> None:
    game = table(district=4)
    show(game, BLUE)
    crate(game, "white", up=False)
    gold(game, 1)
    turn(game)
    assert question(game) == "ChooseDie"
    assert can(game, GO_ON)
    do(game, GO_ON)
    assert question(game) == "ChooseAction"
    assert me(game).dice == [0] * 5
    assert me(game).architect == 3


def test_a11_every_number_is_shown() -> None:
    assert destinations(2, [1, 2, 3, 4, 5, 6], 6) == [2]
    assert destinations(2, [1, 3, 4, 5, 6, 6], 6) == [2]


def test_a11_the_architect_stays_where_a_free_action_has_brought_it() -> None:
    game = table(4, district=1)
    show(game, BROWN, 1, 2, 3, 4, 5, 6)
    gold(game, 0)
    me(game).architect = 3  # as by Harbormaster B5, before the die
    turn(game)
    do(game, TAKE_DIE, 6)
    assert (me(game).architect, me(game).assistant) == (3, 0)


def test_a11_staying_where_the_number_is_shown_is_not_offered() -> None:
    game = table(district=1)
    show(game, BROWN, 1, 2, 6)
    gold(game, 1)
    turn(game)
    do(game, TAKE_DIE, 6)
    assert why(game, MOVE, 0) == DIE_LEADS_ELSEWHERE
    assert [first_of(action) for action in options(game, MOVE)] == [2, 3, 4]


def test_a68_the_step_is_skipped() -> None:
    game = table(district=4)
    show(game, BLUE)
    turn(game)
    assert question(game) == "ChooseAction"  # nothing to answer: the step passes by itself
    assert game.on_barge(BLUE) == 0


def test_a19_free_actions_before_the_die() -> None:
    game = table(district=1)
    reveal(game, "D08")
    crate(game, "white", up=False)
    hold(game, gardens=1)
    turn(game)
    assert question(game) == "ChooseDie"
    assert game.agenda.free
    assert not can(game, DECREE, 7)
    dice(game, brown=1)
    again(game)
    assert len(game.agenda.free) == 2
    assert values(game, BROWN) == [2, 3, 4, 5]
