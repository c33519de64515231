"""Worked cases: given, when, then. Each is named by its number and cites its clauses."""

import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import SANDRA, VILELA
from boardwright.games.bot_factory.reasons import (
    ALREADY_RESERVED,
    BEYOND_LIMIT,
    CONTRACT_FULL,
    EXECUTIVE_DONE,
    NO_MEEPLE,
    TILE_USED,
    TOO_FEW_PROJECTS,
)
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.bot_factory.table import (
    COLOUR,
    PRINTED,
    TASK,
    WHEEL,
    act,
    begun,
    bots,
    chance,
    colours,
    column,
    contract,
    fresh,
    go,
    hand,
    held,
    inspector,
    maintenance,
    me,
    meeples,
    move_workers,
    named,
    on_display,
    on_wheel,
    only_acts,
    only_moves,
    options,
    part_names,
    parts_of_column,
    perform_actions,
    projects,
    question,
    reserved,
    sandra_acts,
    say,
    show_projects,
    spaces,
    table,
    tokens,
    top,
    turned,
    values,
    vilela_acts,
    wheel,
    why,
)


def test_bv_01_a_table_for_three() -> None:
    """BOT-1.3, 1.4, 1.7, 1.10, 1.15, 1.17, 1.18"""
    game = begun(3, first=0)
    assert game.meeples == [4, 4, 4, 4]
    assert sum(game.in_stack(colour) + 1 for colour in range(4)) == 35
    assert sum(game.deck) == 15
    assert [player.tokens for player in game.players] == [1, 1, 2]
    assert [len(held(game, seat)) for seat in range(3)] == [1, 1, 1]
    assert [sum(player.projects) for player in game.players] == [1, 1, 1]
    game.check()


def test_bv_03_the_marker_stands_above_the_left_spare_s_colour() -> None:
    """BOT-1.8"""
    game = fresh()
    for answer in ("spare-part 0 yellow-torso", "spare-part 1 red-legs"):
        game.apply(game.options()[options(game).index(answer)])
    assert game.marker == COLOUR["yellow"]


def test_bv_04_the_wheel_from_yellow_on() -> None:
    """BOT-1.9"""
    game = fresh()
    for answer in ("spare-part 0 yellow-torso", "spare-part 1 red-legs"):
        game.apply(game.options()[options(game).index(answer)])
    while not options(game, "show-project"):
        game.apply(game.options()[0])
    assert [part.split("-")[0] for part in on_wheel(game)] == ["yellow", "blue", "green", "red"] * 2
    assert game.marker == COLOUR["yellow"]


def test_bv_07_the_solo_table() -> None:
    """BOT-14.1, 14.4, 1.4, 1.14"""
    game = begun(1)
    assert game.players[0].tokens == 1
    assert (game.where[SANDRA], game.where[VILELA]) == (20, 16)
    assert game.meeples == [3] * 4


def test_bv_08_the_order_of_moving_and_of_acting() -> None:
    """BOT-2.3 to 2.5, 3.3, 3.5"""
    blue, yellow, purple = 0, 1, 2
    game = move_workers(table(0, 1, 3, sandra=6, round=4))
    order = []
    for space in (7, 4, 1):
        order.append(game.whose())
        say(game, f"move {space}")
    assert order == [blue, yellow, purple]
    assert spaces(game) == [7, 4, 1]
    assert game.where[SANDRA] == 2 * 8
    assert game.left_to_right() == [purple, yellow, blue, SANDRA]
    assert game.whose() == purple


def test_bv_10_sandra_wraps_around() -> None:
    """BOT-3.5, 3.7"""
    game = only_moves(table(0, 3, 6, sandra=10), SANDRA)
    assert game.where[SANDRA] == 2 * 1


def test_bv_12_options_of_a_move_for_two() -> None:
    """BOT-3.2, 13.2"""
    game = go(table(0, 6, sandra=4, round=3))
    assert options(game) == ["move 7", "move 8", "move 9", "move 10"]


def test_bv_14_round_1_for_two() -> None:
    """BOT-2.2, 3.2, 13.3"""
    game = begun(2, first=0)
    assert options(game) == [f"move {space}" for space in range(8)]
    say(game, "move 5")
    assert options(game) == [f"move {space}" for space in (0, 1, 2, 3, 4, 6, 7)]
    assert game.where[SANDRA] == 2 * 10


def test_bv_16_passing_is_all_that_is_left() -> None:
    """BOT-4.3, 4.15, 4.6"""
    game = table(9, 0, 3)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 3)
    act(game)
    assert question(game) == "DiscardPart"
    say(game, "discard-part red-head")
    assert len(held(game)) == 5
    assert game.values == [6] * 4


def test_bv_18_the_hand_limit() -> None:
    """BOT-4.6, 4.7"""
    game = table(4, 6, 0)
    hand(game, 0, *["red-head"] * 3, *["blue-head"] * 3, "green-head")
    bots(game, 0, "red", "red")
    projects(game, 0, "blue", "blue", "green", "green")
    act(game)
    say(game, "end-turn", "discard-part red-head", "discard-part blue-head")
    assert options(game) == ["discard-project blue", "discard-project green"]
    say(game, "discard-project blue")
    assert game.whose() == 1
    assert (len(held(game)), sum(me(game).projects), me(game).completed()) == (5, 3, 2)


def test_bv_20_one_token_left_in_the_supply() -> None:
    """BOT-5.1, 5.2, 6.4"""
    game = table(0, 4, 6)
    reserved(game, "0,0", 0)
    reserved(game, "2,0", 0)
    tokens(game, 6)
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == 7


def test_bv_22_a_whole_bot_in_one_turn() -> None:
    """BOT-6.4 to 6.6, 6.9, 6.12"""
    game = table(2, 4, sandra=6)
    hand(game, 0, "red-head", "red-torso", "red-legs")
    projects(game, 0, "red")
    tokens(game, 1)
    only_acts(game, 0)
    seen = [1]
    asked = []
    for answer in ("start-main", "place red-head red", "place red-torso red", "place red-legs red"):
        say(game, answer)
        seen.append(me(game).tokens)
        asked.append(question(game) == "MayTakePart")
        if asked[-1]:
            say(game, "decline")
    assert seen == [1, 0, 2, 4, 4]
    assert asked == [False, True, False, True]
    assert colours(me(game).bots) == ["red"]
    assert game.meeples[COLOUR["red"]] == 2


def test_bv_24_a_part_bought_with_the_icon_is_placed_at_once() -> None:
    """BOT-6.9, 6.13"""
    game = table(1, 4, 6)
    hand(game, 0, "blue-head")
    top(game, "blue-torso")
    act(game)
    say(game, "start-main", "place blue-head blue", "take-part blue", "place blue-torso blue")
    assert me(game).tokens == 3


def test_bv_26_a_universal_part_on_a_pallet() -> None:
    """BOT-6.14, 4.10, 10.3; BOT-A25"""
    game = table(0, 4, 6, sandra=1)
    hand(game, 0, "universal-torso")
    tokens(game, 3)
    act(game)
    say(game, "pay-sandra", "swap universal-torso 0")
    assert me(game).tokens == 1
    sandra_acts(game)
    assert game.universals == [2, 2, 2]
    assert named(game.discards) == ["blue-legs"]
    assert [part.split("-")[0] for part in part_names(game.spares)] == ["green", "red"]
    assert game.marker == COLOUR["yellow"]
    assert held(game) == ["green-head"]


def test_bv_29_a_rotation_refills_both_inputs() -> None:
    """BOT-7.4 to 7.6"""
    game = table(4, 0, 6)
    game.marker = COLOUR["blue"]
    wheel(game, {6: "", 7: ""})
    top(game, "red-torso")
    top(game, "green-torso")
    act(game)
    say(game, "start-main", "rotate", "refill green", "refill red")
    assert on_wheel(game) == ["green-torso", "red-torso", *WHEEL[:6]]
    assert (game.marker, game.left) == (COLOUR["blue"], 3)


def test_bv_30_a_placement_by_the_wheel() -> None:
    """BOT-7.2, 7.7 to 7.10"""
    game = table(5, 0, 6)
    turned(game, 1)
    hand(game, 0, "red-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "rotate", "dispense 4")
    assert game.slot_at(4) == 0
    assert game.has_wheel_icon(4)
    say(game, "place red-torso red")
    assert game.left == 4


def test_bv_33_three_parts_for_one() -> None:
    """BOT-7.14, 4.10"""
    game = table(4, 0, 6)
    hand(game, 0, "green-legs", "green-legs", "universal-head")
    top(game, "red-legs")
    act(game)
    say(game, "trade-parts", "discard-part green-legs", "discard-part green-legs", "take-part red")
    assert held(game) == ["red-legs"]
    assert named(game.discards) == ["green-legs", "green-legs"]
    assert game.universals == [2, 2, 2]
    assert options(game) == ["start-main", "end-turn"]


def test_bv_35_both_bottom_projects() -> None:
    """BOT-8.2 to 8.5"""
    game = table(7, 0, 4)
    hand(game, 0, "red-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L0", "place red-torso red")
    assert me(game).tokens == 2
    say(game, "take R0")
    assert me(game).tokens == 3
    assert on_display(game) == ["", "yellow", "blue", "", "red", "yellow"]


def test_bv_37_two_incomplete_projects_are_needed() -> None:
    """BOT-8.6, 4.7"""
    game = table(7, 0, 4)
    projects(game, 0, "blue")
    bots(game, 0, "green", "green", "yellow")
    act(game)
    assert why(game, "trade-projects") == TOO_FEW_PROJECTS
    projects(game, 0, "blue")
    act(game)
    say(game, "trade-projects", "take-universal head")
    assert held(game) == ["universal-head"]


def test_bv_39_what_is_left_of_the_limit() -> None:
    """BOT-9.7, 9.10"""
    game = table(9, 0, 4, sandra=6)
    tokens(game, 4)
    act(game)
    say(game, "start-main", "raise red")
    assert (me(game).tokens, game.left) == (3, 2)
    assert why(game, "reserve 0,0") == BEYOND_LIMIT
    assert why(game, "reserve 1,0") == OK


def test_bv_41_two_tokens_on_a_contract() -> None:
    """BOT-9.7 to 9.9, 5.3"""
    game = table(8, 9, 10, sandra=6)
    contract(game, "1,1", "C05")
    tokens(game, 3, 3, 3)
    act(game)
    say(game, "start-main", "reserve 1,1")
    assert me(game).tokens == 1
    game.gain_tokens(0, 9)
    assert me(game).tokens == 8  # one of the two went to the supply
    assert game.whose() == 1
    say(game, "start-main", "reserve 1,1")
    assert [scoring.token_points(game, seat, 4) for seat in (0, 1)] == [6, 4]
    assert why(game, "reserve 1,1") == ALREADY_RESERVED
    say(game, "stop")
    assert game.whose() == 2
    say(game, "start-main")
    assert why(game, "reserve 1,1") == CONTRACT_FULL


def test_bv_44_a_line_without_a_part() -> None:
    """BOT-9.4, 9.5"""
    game = table(10, 0, 4, sandra=6)
    values(game, red=7)
    tokens(game, 2)
    act(game)
    say(game, "start-main", "raise red")
    assert (game.values[0], question(game)) == (8, "ChooseStep")
    hand(game, 0, "red-torso")
    say(game, "raise blue")
    assert game.whose() != 0 or question(game) != "MayPlacePart"


@pytest.mark.parametrize(
    ("before", "after"),
    [((6, 6, 8, 9), [7, 7, 8, 9]), ((6, 6, 6, 6), [6, 6, 6, 6]), ((7, 9, 9, 9), [8, 9, 9, 9])],
)
def test_bv_45_sandra_raises_the_lowest(before: tuple[int, ...], after: list[int]) -> None:
    """BOT-10.6, 10.7"""
    game = table(0, 3, 6, sandra=9)
    hand(game, 0, "red-torso")
    values(game, **dict(zip(COLOUR, before, strict=True)))
    sandra_acts(game)
    assert (game.values, question(game)) == (after, "")


def test_bv_48_maintenance() -> None:
    """BOT-11.1 to 11.3"""
    game = table(0, 3, 6)
    column(game, "red", "universal-head", "red-torso", "red-legs")
    values(game, red=9)
    maintenance(game)
    assert named(game.discards) == ["red-torso", "red-legs"]
    assert (game.universals, game.values[0]) == ([2, 2, 2], 8)
    assert colours(game.project_discards) == ["red", "green"]
    chance(game)
    assert "" not in on_display(game)


def test_bv_50_the_last_blue_bot() -> None:
    """BOT-12.1 to 12.3"""
    game = table(0, 3, 6, sandra=8, round=9)
    show_projects(game, L2="")
    meeples(game, "blue", 1)
    values(game, blue=11, red=5)
    column(game, "blue", "blue-head", "blue-legs")
    hand(game, 0, "blue-torso")
    projects(game, 0, "blue")
    act(game)
    say(game, "start-main", "place blue-torso blue")
    assert game.whose() == 1
    say(game, "end-turn", "end-turn")
    assert game.values[0] == 6  # Sandra
    chance(game)
    assert (game.whose(), game.round, game.values[2]) == (NOBODY, 9, 10)
    assert scoring.sheet(game, 0)[scoring.BOTS] == 10
    assert scoring.sheet(game, 2)[scoring.BOTS] == 30


def test_bv_51_a_final_score() -> None:
    """BOT-12.3 to 12.9"""
    game = table(0, 3, 6)
    values(game, red=9, blue=7)
    bots(game, 0, "red", "red", "blue")
    contract(game, "0,0", "C01")
    contract(game, "1,1", "C05")
    reserved(game, "0,0", 0)
    reserved(game, "1,1", 0)
    tokens(game, 5)
    hand(game, 0, "green-legs", "universal-head")
    projects(game, 0, "yellow")
    assert scoring.sheet(game, 0) == [25, 3 + 5, -6, 2, -2, -2]
    assert game.scores()[0] == 25


@pytest.mark.parametrize("parts", [0, 1, 2, 3])
def test_bv_54_vilela_on_assembly(parts: int) -> None:
    """BOT-14.12; BOT-A20"""
    game = table(4, sandra=6, vilela=0)
    values(game, blue=8)
    laid = ["blue-head", "universal-torso", "blue-legs"][:parts]
    column(game, "blue", *laid)
    vilela_acts(game, "blue")
    assert game.values[2] == 8
    if parts == 2:
        assert parts_of_column(game, "blue") == ["", "", ""]
        assert (named(game.discards), game.universals) == (["blue-head"], [2, 2, 2])
        assert game.meeples[2] == 3
    else:
        assert [part for part in parts_of_column(game, "blue") if part] == laid
        assert game.meeples[2] == 2


def test_bv_56_vilela_on_finance() -> None:
    """BOT-14.15 to 14.17"""
    game = table(0, sandra=3, vilela=9)
    reserved(game, "1,1", 0)
    empty = game.clone()
    contract(empty, "2,2", "")
    free = table(0, sandra=3, vilela=9)
    for case in (game, empty, free):
        vilela_acts(case, "red")
        say(case, "reveal-inspection CI1")
        assert case.values[0] == 5
    assert [game.contracts[position] for position in (0, 4, 8)] == [-1, 4, -1]
    assert [empty.contracts[position] for position in (0, 4, 8)] == [-1, 4, -1]
    say(free, "remove-contract 1,1", "remove-contract 0,0")
    assert [free.contracts[position] for position in (0, 4, 8)] == [-1, -1, 8]


@pytest.mark.parametrize(
    ("points", "rating"), [(-3, "poor"), (19, "poor"), (20, "adequate"), (49, "adequate"), (50, "exemplary")]
)
def test_bv_59_the_review(points: int, rating: str) -> None:
    """BOT-14.20, 14.22"""
    game = table(0, sandra=6)
    game.task = TASK["T1"]
    bots(game, 0, "red", "red", "red", "blue")
    red, blue, parts = {-3: (1, 1, 7), 19: (4, 7, 0), 20: (4, 8, 0), 49: (12, 13, 0), 50: (12, 14, 0)}[points]
    values(game, red=red, blue=blue)
    hand(game, 0, *[*["red-head"] * 3, *["blue-head"] * 3, "green-legs"][:parts])
    assert game.scores() == [points]
    assert PRINTED.names.ratings[scoring.review(game)] == rating


def test_bv_59_the_task_is_not_met() -> None:
    """BOT-14.20"""
    game = table(0, sandra=6)
    game.task = TASK["T1"]
    bots(game, 0, "red", "red", "blue", "blue", "green")
    values(game, red=14, blue=14, green=14)
    assert game.scores() == [70]
    assert (scoring.review(game), game.places()) == (scoring.FIRED, [2])


def test_bv_61_vilela_ends_the_game() -> None:
    """BOT-14.18, 12.1"""
    game = table(4, sandra=6, vilela=0)
    meeples(game, "yellow", 1)
    game.vilela_board, game.vilela_colour = 0, COLOUR["yellow"]
    perform_actions(game)
    assert game.meeples[1] == 0
    say(game, "end-turn")
    chance(game)
    assert (game.whose(), game.round) == (NOBODY, 2)


def test_bv_62_pt1() -> None:
    """BOT-15.2, 15.5, 15.6"""
    game = table(6, 0, 4, sandra=7, variant=1)
    projects(game, 0, "red", "red")
    act(game)
    say(game, "use-tile PT1")
    assert me(game).tokens == 1
    assert why(game, "start-main") == OK
    assert why(game, "trade-projects") == OK
    assert game.tiles & 1 == 0
    assert why(game, "use-tile PT6") == TILE_USED


def test_bv_64_pt6_across_a_line() -> None:
    """BOT-15.11, 15.14"""
    game = table(4, 0, 6, variant=1)
    values(game, green=10)
    act(game)
    say(game, "use-tile PT6", "raise green")
    assert (game.values[3], question(game)) == (11, "MayTakeProject")
    say(game, "take R0")
    assert me(game).tokens == 1


def test_bv_68_pt4_and_pt5() -> None:
    """BOT-15.9, 15.10"""
    game = table(6, 0, 4, variant=1)
    projects(game, 0, "red")
    tokens(game, 1)
    act(game)
    benefit = game.clone()
    say(game, "use-tile PT4", "take-universal head")
    assert (held(game), sum(me(game).projects)) == (["universal-head"], 0)
    say(benefit, "use-tile PT5", "take R0")
    assert me(benefit).tokens == 1


def test_bv_70_sandra_comes_to_a_worker() -> None:
    """BOT-3.8, 13.4, 4.3"""
    game = only_moves(table(8, 0, sandra=6), SANDRA)
    assert game.where[SANDRA] == 2 * 9
    tokens(game, 1)
    act(game)
    assert options(game) == ["pay-sandra", "pass-turn"]


def test_bv_71_vilela_asks_for_no_token() -> None:
    """BOT-14.5, 14.6"""
    game = act(table(9, sandra=3, vilela=8))
    assert options(game) == ["start-main", "end-turn"]
    first = table(0, sandra=10, vilela=8, round=1)
    only_acts(first, VILELA)
    assert (first.values, first.where[VILELA], question(first)) == ([6] * 4, 16, "")


def test_bv_75_up_to_the_limit() -> None:
    """BOT-6.11, 4.5, 9.2, 9.13"""
    for number in range(3):
        game = table(1, 4, 6)
        hand(game, 0, "red-torso", "yellow-legs", "blue-torso")
        act(game)
        say(game, "start-main", *["place red-torso red", "place yellow-legs yellow"][:number])
        if number < 2:
            say(game, "stop")
        assert options(game, "place") == []
        assert len(held(game)) == 3 - number
    for number in range(5):
        game = table(10, 0, 4, sandra=6)
        tokens(game, 4)
        only_acts(game, 0)
        say(game, "start-main", *["raise red", "raise blue", "raise green", "raise yellow"][:number])
        assert (sum(game.values), game.left) == (24 + number, 4 - number)
        assert {answer.split()[0] for answer in options(game)} <= {"raise", "reserve", "stop"}


def test_bv_77_no_bot_left() -> None:
    """BOT-6.8; BOT-A13"""
    game = table(0, sandra=6)
    column(game, "red", "red-head", "red-torso")
    hand(game, 0, "red-legs", "blue-torso")
    projects(game, 0, "red")
    meeples(game, "red", 0)
    act(game)
    one = game.clone()
    meeples(one, "red", 1)
    say(game, "start-main")
    say(one, "start-main")
    assert why(game, "place red-legs red") == NO_MEEPLE
    assert why(one, "place red-legs red") == OK


def test_bv_78_pt4_is_the_executive_action() -> None:
    """BOT-15.19; BOT-A38"""
    game = table(6, 0, 4, variant=1)
    projects(game, 0, "blue", "blue", "blue")
    act(game)
    other = game.clone()
    say(game, "use-tile PT4", "take-universal head")
    assert why(game, "trade-projects") == EXECUTIVE_DONE
    say(other, "trade-projects", "take-universal head")
    assert why(other, "use-tile PT4") == EXECUTIVE_DONE


def test_bv_81_the_task_and_vilela_s_first_move() -> None:
    """BOT-14.2, 14.3, 14.11"""
    game = fresh(1)
    chance(game)
    say(game, "start-part red")
    assert question(game) == "ChooseTask"
    say(game, "choose-task T1", "move 5", "end-turn")
    chance(game)
    assert game.round == 2
    assert game.whose() == 0
    say(game, "move 6")
    assert game.whose() == CHANCE
    chance(game, "reveal-action VA2", "reveal-bot blue")
    assert (game.where[VILELA], game.vilela_colour) == (2 * 3, COLOUR["blue"])
    assert not any(part.startswith("blue") for part in on_wheel(game))
    assert any(part.startswith("blue") for part in named(game.discards))


def test_bv_83_the_last_action_tile_shows_his_own_board() -> None:
    """BOT-14.9, 14.10; BOT-A19"""
    game = table(0, sandra=6, vilela=3)
    inspector(game, actions="part_production", colours="")
    only_moves(game, VILELA)  # the last action tile needs no dice
    assert options(game) == [f"reveal-bot {colour}" for colour in COLOUR]
    say(game, "reveal-bot red")
    assert options(game) == [f"reveal-action VA{number}" for number in (1, 2, 3, 4)]
    say(game, "reveal-action VA2")
    assert options(game) == [f"reveal-action VA{number}" for number in (1, 3, 4)]
    say(game, "reveal-action VA3")
    assert (game.where[VILELA], game.vilela_colour) == (2 * 7, COLOUR["red"])
