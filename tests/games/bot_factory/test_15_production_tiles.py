import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import SANDRA
from boardwright.games.bot_factory.reasons import (
    BEYOND_LIMIT,
    BOARD_NOT_FULL,
    EXECUTIVE_DONE,
    NO_PROJECT,
    NO_TOKEN,
    NO_UNIVERSAL,
    SAME_BOARD,
    TILE_GONE,
    TILE_NOT_YET,
    TILE_USED,
    TILE_USELESS,
    TOO_FEW_PROJECTS,
    TOO_FEW_UNIVERSALS,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import NOBODY, OK
from tests.games.bot_factory.table import (
    TASK,
    TILE,
    act,
    begun,
    bots,
    chance,
    colours,
    column,
    contract,
    exhaust,
    fresh,
    give_universal_bot,
    go,
    hand,
    held,
    maintenance,
    me,
    only_acts,
    options,
    own_tile,
    parts_of_column,
    projects,
    question,
    reserved,
    say,
    show_projects,
    table,
    tokens,
    top,
    values,
    why,
)

ALL = [f"PT{number}" for number in range(1, 8)]


def display(game: BotFactory) -> list[str]:
    """Return the production tiles on display."""
    return [tile for tile in ALL if game.tiles >> TILE[tile] & 1]


def finance_with_discount(space: int = 10, held_tokens: int = 9) -> BotFactory:
    """Return the first seat's turn on Finance with the discount, the main action begun."""
    game = table(space, 0, 4, sandra=6, variant=1)
    tokens(game, held_tokens)
    act(game)
    say(game, "use-tile PT3", "start-main")
    return game


@pytest.mark.parametrize(("variant", "tiles"), [(0, 0), (1, 7), (2, 7)])
def test_15_1_seven_tiles_and_the_universal_bot(variant: int, tiles: int) -> None:
    game = fresh(3, variant=variant)
    assert len(display(game)) == tiles
    assert game.universal_bot == (variant > 0)


def test_15_2_take_one_and_use_it_at_once() -> None:
    game = table(6, 0, 4, variant=1)
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    assert options(game, "use-tile") == ["PT5", "PT6", "PT7"]  # the others are useless here
    say(game, "use-tile PT6", "raise red")
    assert display(game) == ["PT1", "PT2", "PT3", "PT4", "PT5", "PT7"]
    assert game.values[0] == 7
    assert me(game).tile_used


def test_15_2_before_during_or_after_the_actions() -> None:
    game = table(7, 0, 4, variant=1)
    act(game)
    during = game.clone()
    say(during, "start-main", "take L1", "use-tile PT6", "raise red", "take L2")
    assert colours(me(during).projects) == ["yellow", "blue"]
    say(game, "start-main", "take L1", "take L2", "use-tile PT6", "raise red")
    assert game.values[0] == 7


def test_15_2_without_the_variant_there_are_none() -> None:
    game = act(table(6, 0, 4))
    assert options(game, "use-tile") == []


def test_15_3_variant_2_a_tile_with_the_first_contract() -> None:
    game = table(10, 0, 4, sandra=6, variant=2)
    tokens(game, 4)
    act(game)
    assert options(game, "use-tile") == []
    say(game, "start-main", "reserve 2,0")
    assert options(game) == [*[f"take-tile {tile}" for tile in ALL], "decline"]
    say(game, "take-tile PT6")
    assert (me(game).tile, me(game).tile_used) == (TILE["PT6"], False)
    assert "PT6" not in display(game)
    say(game, "reserve 2,1")
    assert question(game) == "ChooseStep"  # not with the second


def test_15_3_declined_it_does_not_come_again() -> None:
    game = table(10, 0, 4, sandra=6, variant=2)
    tokens(game, 4)
    act(game)
    say(game, "start-main", "reserve 2,0", "decline", "reserve 2,1")
    assert question(game) == "ChooseStep"
    assert len(display(game)) == 7


def test_15_4_not_in_the_same_turn() -> None:
    game = table(10, 0, 4, sandra=6, variant=2)
    tokens(game, 4)
    act(game)
    say(game, "start-main", "reserve 2,0", "take-tile PT6")
    assert why(game, "use-tile PT6") == TILE_NOT_YET
    assert why(game, "use-tile PT7") == TILE_GONE


def test_15_4_once_on_a_later_turn() -> None:
    game = table(10, 0, 4, sandra=6, variant=2)
    own_tile(game, 0, "PT6")
    game.turns = 5
    act(game)
    assert options(game, "use-tile") == ["PT6"]
    say(game, "use-tile PT6", "raise red")
    assert game.values[0] == 7
    assert game.whose() != 0 or options(game, "use-tile") == []


def test_15_5_one_tile_a_game() -> None:
    game = table(6, 7, 4, variant=1)
    act(game)
    say(game, "use-tile PT6", "raise red")
    assert why(game, "use-tile PT7") == TILE_USED
    say(game, "end-turn")
    assert game.whose() == 1
    assert why(game, "use-tile PT6") == TILE_GONE
    assert why(game, "use-tile PT7") == OK


def test_15_6_pt1_no_fee_and_a_token() -> None:
    game = table(8, 9, 4, sandra=10, variant=1)
    tokens(game, 2)
    act(game)
    assert options(game) == ["pay-sandra", "use-tile PT1", "pass-turn"]
    say(game, "use-tile PT1")
    assert me(game).tokens == 3
    assert "start-main" in options(game)
    assert why(game, "use-tile PT6") == TILE_USED


def test_15_6_pt1_is_of_no_use_without_sandra() -> None:
    game = table(6, 9, 4, sandra=10, variant=1)
    tokens(game, 2)
    act(game)
    assert "use-tile PT1" not in options(game)
    assert question(game) == "ChooseStep"


def test_15_6_with_nine_tokens_nothing_is_gained() -> None:
    game = table(8, 9, 4, sandra=10, variant=1)
    tokens(game, 9)
    act(game)
    say(game, "use-tile PT1")
    assert me(game).tokens == 9


def test_15_7_pt2_onto_a_full_board() -> None:
    game = table(0, 3, 4, 5, sandra=10, variant=1)
    go(game)
    assert options(game, "squeeze-in") == ["part_production"]
    assert why(game, "squeeze-in project") == BOARD_NOT_FULL
    assert why(game, "squeeze-in assembly") != OK
    say(game, "squeeze-in part_production")
    assert game.where[0] == 2 * 5 + 1
    assert game.meeple_at(5) == 3
    assert game.left_to_right() == [1, 2, 3, 0, SANDRA]
    assert "PT2" not in display(game)


def test_15_7_with_the_action_of_the_last_space() -> None:
    game = table(5, 3, 4, 6, sandra=10, variant=1)
    game.where[0] += 1
    tokens(game, 1)
    only_acts(game, 0)
    say(game, "start-main")
    assert game.left == 6


def test_15_7_every_other_limit_on_moving_holds() -> None:
    game = table(0, 1, 2, 6, sandra=10, variant=1)
    go(game)
    assert why(game, "squeeze-in assembly") == SAME_BOARD


def test_15_8_pt3_one_token_less_in_all() -> None:
    game = finance_with_discount()
    say(game, "reserve 0,0")
    assert me(game).tokens == 7
    say(game, "raise red")
    assert me(game).tokens == 6  # four tokens' worth for three
    assert game.whose() != 0 or "raise" not in " ".join(options(game))


def test_15_8_at_least_one() -> None:
    game = finance_with_discount()
    say(game, "raise red", "stop")
    assert me(game).tokens == 8


def test_15_8_this_turn_alone() -> None:
    game = table(8, 9, 4, sandra=6, variant=1)
    tokens(game, 4, 4)
    act(game)
    say(game, "use-tile PT3", "start-main", "reserve 1,0")
    assert me(game).tokens == 3
    assert game.whose() == 1
    say(game, "start-main", "reserve 1,0")
    assert me(game, 1).tokens == 2
    assert (game.worth, game.paid) == (2, 2)


def test_15_9_pt4_a_universal_part_for_one_project() -> None:
    game = table(6, 0, 4, variant=1)
    projects(game, 0, "green", "blue")
    act(game)
    say(game, "use-tile PT4", "discard-project blue", "take-universal legs")
    assert held(game) == ["universal-legs"]
    assert colours(me(game).projects) == ["green"]
    assert why(game, "start-main") == OK


def test_15_10_pt5_a_top_part() -> None:
    game = table(4, 0, 6, variant=1)
    top(game, "green-legs")
    tokens(game, 1)
    act(game)
    say(game, "use-tile PT5")
    assert me(game).tokens == 0
    say(game, "take-part green")
    assert held(game) == ["green-legs"]


def test_15_10_pt5_a_project() -> None:
    game = table(4, 0, 6, variant=1)
    tokens(game, 1)
    act(game)
    say(game, "use-tile PT5", "take R2")
    assert colours(me(game).projects) == ["yellow"]


def test_15_10_pt5_a_placement() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "red-torso", "universal-torso")
    tokens(game, 1)
    act(game)
    say(game, "use-tile PT5")
    assert "universal-torso green" in options(game, "place")
    say(game, "place red-torso red")
    assert (me(game).tokens, parts_of_column(game, "red")) == (2, ["", "red-torso", ""])


def test_15_11_pt6_raises_a_colour_for_nothing() -> None:
    game = table(4, 0, 6, variant=1)
    values(game, red=15)
    act(game)
    say(game, "use-tile PT6")
    assert options(game, "raise") == ["yellow", "blue", "green"]
    say(game, "raise green")
    assert (game.values, me(game).tokens) == ([15, 6, 6, 7], 0)


def test_15_11_nothing_to_raise_no_use() -> None:
    game = table(4, 0, 6, variant=1)
    values(game, red=15, yellow=15, blue=15, green=15)
    act(game)
    assert why(game, "use-tile PT6") == TILE_USELESS


def test_15_12_pt7_any_universal_part() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 1, *["universal-head"] * 2)
    act(game)
    say(game, "use-tile PT7")
    assert options(game) == ["take-universal torso", "take-universal legs"]
    assert why(game, "take-universal head") == NO_UNIVERSAL
    say(game, "take-universal legs")
    assert held(game) == ["universal-legs"]


def test_15_12_pt7_or_the_universal_bot_for_two_different_ones() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "universal-head", "universal-head", "universal-legs")
    projects(game, 0, "green", "green")
    act(game)
    say(game, "use-tile PT7")
    assert options(game, "build-universal-bot") == ["green"]
    assert why(game, "build-universal-bot red") == NO_PROJECT
    say(game, "build-universal-bot green")
    assert held(game) == ["universal-head"]
    assert game.universals == [1, 2, 2]
    assert colours(me(game).universal_bots) == ["green"]
    assert colours(me(game).projects) == ["green"]
    assert not game.universal_bot


def test_15_12_two_equal_ones_do_not_do() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "universal-head", "universal-head")
    projects(game, 0, "green")
    act(game)
    say(game, "use-tile PT7")
    assert why(game, "build-universal-bot green") == TOO_FEW_UNIVERSALS


def test_15_12_of_three_different_ones_the_player_chooses_two() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "universal-head", "universal-head", "universal-torso", "universal-legs")
    projects(game, 0, "green")
    act(game)
    say(game, "use-tile PT7", "build-universal-bot green", "return-universal head")
    assert options(game) == ["return-universal torso", "return-universal legs"]
    say(game, "return-universal torso")
    assert held(game) == ["universal-head", "universal-legs"]
    assert game.universal_bot is False


def test_15_13_the_universal_bot_is_the_fifth() -> None:
    game = table(4, 0, 6, variant=1)
    bots(game, 0, "red", "blue", "green", "yellow")
    give_universal_bot(game, 0, "green")
    chance(maintenance(game))
    assert game.whose() == NOBODY


def test_15_13_and_scores_and_serves_contracts_as_its_project_s_colour() -> None:
    game = table(4, 0, 6, variant=1)
    give_universal_bot(game, 0, "green")
    bots(game, 0, "red")
    values(game, green=9)
    contract(game, "0,0", "C07")
    reserved(game, "0,0", 0)
    assert scoring.sheet(game, 0)[:2] == [15, 11]


def test_15_14_a_line_after_pt6() -> None:
    game = table(4, 0, 6, variant=1)
    values(game, red=7, green=10)
    hand(game, 0, "blue-torso")
    act(game)
    placing = game.clone()
    say(placing, "use-tile PT6", "raise red", "place blue-torso blue")
    assert me(placing).tokens == 2
    say(game, "use-tile PT6", "raise green", "take R0")
    assert (me(game).tokens, colours(me(game).projects)) == (1, ["green"])


def test_15_14_bottom_space_and_placement_after_pt5() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "blue-head")
    tokens(game, 2)
    act(game)
    say(game, "use-tile PT5", "take L0", "place blue-head blue", "take-part red")
    assert me(game).tokens == 1
    assert colours(me(game).projects) == ["red"]


def test_15_15_the_universal_bot_touches_neither_board_nor_value() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "universal-head", "universal-legs")
    projects(game, 0, "green")
    meeples_before = game.meeples[:]
    act(game)
    say(game, "use-tile PT7", "build-universal-bot green")
    assert (game.meeples, game.values) == (meeples_before, [6] * 4)
    chance(maintenance(game))
    assert game.values == [6] * 4


def test_15_16_declared_before_the_first_purchase() -> None:
    game = table(10, 0, 4, sandra=6, variant=1)
    tokens(game, 4)
    act(game)
    assert why(game, "use-tile PT3") == OK
    say(game, "start-main")
    assert why(game, "use-tile PT3") == OK
    say(game, "raise red")
    assert why(game, "use-tile PT3") == TILE_USELESS
    say(game, "stop")
    assert why(game, "use-tile PT3") == TILE_USELESS


@pytest.mark.parametrize(
    ("purchases", "paid"),
    [
        ("raise red", 1),
        ("raise red; raise red", 1),
        ("raise red; raise red; raise red", 2),
        ("reserve 1,0", 1),
        ("reserve 0,0", 2),
        ("reserve 0,0; raise red", 3),
        ("reserve 2,0", 1),
        ("raise red; reserve 2,0", 2),
        ("raise red; reserve 2,0; raise red", 2),
        ("raise red; reserve 2,0; raise red; raise red", 3),
        ("reserve 2,0; reserve 2,1", 2),
        ("reserve 2,0; reserve 2,1; raise red", 2),
        ("reserve 2,0; reserve 2,1; reserve 2,2", 3),
        ("reserve 2,0; reserve 2,1; reserve 2,2; raise red", 3),
        ("raise red; reserve 1,0", 2),
        ("raise red; reserve 0,0", 3),
        ("reserve 1,0; reserve 1,1", 3),
    ],
)
def test_15_16_n_tokens_worth_for_n_less_one(purchases: str, paid: int) -> None:
    game = finance_with_discount()
    say(game, *purchases.split("; "))
    assert me(game).tokens == 9 - paid
    assert sum(seat == 0 for seat in game.reserved) == purchases.count("reserve")


def test_15_16_the_limit_counts_the_full_worth() -> None:
    game = finance_with_discount(8)
    assert why(game, "reserve 0,0") == BEYOND_LIMIT
    say(game, "raise red")
    assert why(game, "reserve 1,0") == BEYOND_LIMIT
    assert game.left == 1


def test_15_16_the_discount_makes_up_for_a_token_that_is_missing() -> None:
    game = finance_with_discount(10, 2)
    assert why(game, "reserve 0,0") == OK
    say(game, "reserve 0,0")
    assert me(game).tokens == 0
    low = finance_with_discount(10, 1)
    assert why(low, "reserve 0,0") == NO_TOKEN
    say(low, "raise red")
    assert why(low, "raise red") == OK  # for nothing
    assert why(low, "reserve 2,0") == NO_TOKEN


def test_15_17_pt2_in_phase_1_the_others_in_phase_2() -> None:
    game = table(0, 3, 4, 5, sandra=10, variant=1)
    go(game)
    assert options(game, "use-tile") == []
    act(game)
    assert "PT2" not in options(game, "use-tile")
    assert options(game, "squeeze-in") == []


def test_15_17_after_passing_no_tile() -> None:
    game = table(8, 9, 4, sandra=10, variant=1)
    tokens(game, 1, 1)
    act(game)
    say(game, "pass-turn")
    assert (game.whose(), question(game)) == (1, "PayOrPass")
    assert len(display(game)) == 7


def test_15_17_before_sandra_is_paid_only_pt1() -> None:
    game = table(8, 9, 4, sandra=10, variant=1)
    tokens(game, 1, 1)
    act(game)
    assert options(game, "use-tile") == ["PT1"]


def test_15_18_the_universal_bot_counts_for_tasks() -> None:
    game = table(4, sandra=6, variant=1)
    game.task = TASK["T3"]
    bots(game, 0, "red", "red", "blue")
    assert not scoring.task_is_met(game)
    give_universal_bot(game, 0, "blue")
    assert scoring.task_is_met(game)


@pytest.mark.parametrize(("task", "others"), [("T1", "green green"), ("T2", "red blue")])
def test_15_18_also_for_these(task: str, others: str) -> None:
    game = table(4, sandra=6, variant=1)
    game.task = TASK[task]
    values(game, red=12, blue=12, green=12)
    bots(game, 0, *others.split())
    assert not scoring.task_is_met(game)
    give_universal_bot(game, 0, "green")
    assert scoring.task_is_met(game)


def test_15_18_and_for_the_contracts_of_t4() -> None:
    game = table(4, sandra=6, variant=1)
    game.task = TASK["T4"]
    for position, name in (("2,0", "C01"), ("2,1", "C02"), ("2,2", "C04")):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow")
    assert not scoring.task_is_met(game)
    give_universal_bot(game, 0, "green")
    assert scoring.task_is_met(game)


def test_15_19_pt4_is_the_executive_action_itself() -> None:
    game = table(6, 0, 4, variant=1)
    projects(game, 0, "green", "blue", "blue")
    act(game)
    first = game.clone()
    say(first, "use-tile PT4", "discard-project green", "take-universal head")
    assert why(first, "trade-projects") == EXECUTIVE_DONE
    say(game, "trade-projects", "discard-project green", "take-universal head")
    assert why(game, "use-tile PT4") == EXECUTIVE_DONE


@pytest.mark.parametrize("space", [0, 4, 9])
def test_15_19_on_the_project_board_only(space: int) -> None:
    game = table(space, 1, 5, sandra=7, variant=1)
    projects(game, 0, "green")
    act(game)
    assert why(game, "use-tile PT4") == TILE_USELESS


def test_15_19_not_without_a_project() -> None:
    game = table(6, 1, 5, variant=1)
    bots(game, 0, "green")
    act(game)
    assert why(game, "trade-projects") == TOO_FEW_PROJECTS
    assert why(game, "use-tile PT4") == TILE_USELESS


def test_15_20_pt5_needs_the_token_and_a_benefit() -> None:
    game = table(4, 0, 6, variant=1)
    act(game)
    assert why(game, "use-tile PT5") == NO_TOKEN
    show_projects(game, L0="", L1="", L2="", R0="", R1="", R2="")
    exhaust(game, "red", "yellow", "blue", "green")
    tokens(game, 1)
    act(game)
    assert why(game, "use-tile PT5") == TILE_USELESS
    show_projects(game, R1="green")
    act(game)
    say(game, "use-tile PT5")
    assert colours(me(game).projects) == ["green"]  # the only benefit there is


def test_15_20_only_benefits_that_can_be_had() -> None:
    game = table(4, 0, 6, variant=1)
    show_projects(game, L0="", L1="", R0="")
    exhaust(game, "red")
    column(game, "blue", "blue-torso")
    hand(game, 0, "blue-torso", "blue-legs")
    tokens(game, 1)
    act(game)
    say(game, "use-tile PT5")
    assert options(game) == [
        "take-part yellow",
        "take-part blue",
        "take-part green",
        "take L2",
        "take R1",
        "take R2",
        "place blue-legs blue",
    ]


def test_15_7_the_squeezed_worker_must_leave_the_board_later() -> None:
    game = table(0, 3, 4, 5, sandra=10, variant=1)
    game.where[0] = 2 * 5 + 1
    go(game)
    assert not {"3", "4", "5"} & set(options(game, "move"))


def test_15_2_in_the_first_round_too() -> None:
    game = begun(3, first=0, variant=1)
    say(game, "move 4", "move 0", "move 6", "end-turn")
    assert "PT6" in options(game, "use-tile")
    assert game.whose() == 0
