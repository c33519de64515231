import pytest

from boardwright.games.bot_factory.reasons import (
    EXECUTIVE_DONE,
    FINISH_MAIN_FIRST,
    MAIN_DONE,
    NO_TOKEN,
    NOT_STARTED,
)
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.bot_factory.table import (
    WORDS,
    act,
    bots,
    colours,
    discard_stack,
    exhaust,
    go,
    hand,
    held,
    me,
    named,
    only_acts,
    options,
    perform_actions,
    projects,
    question,
    say,
    show_projects,
    table,
    tokens,
    turned,
    values,
    verbs,
    why,
)


def test_4_1_main_and_executive_action_are_both_optional() -> None:
    game = table(4, 0, 6)
    hand(game, 0, "red-head", "red-head", "blue-head")
    act(game)
    assert options(game) == ["start-main", "trade-parts", "end-turn"]
    say(game, "end-turn")
    assert question(game) == "ChooseStep"
    assert game.whose() == 2
    assert held(game) == ["red-head", "red-head", "blue-head"]


def test_4_1_only_the_executive_action_of_this_board() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "red-head", "red-head", "blue-head")
    projects(game, 0, "red", "red")
    tokens(game, 1)
    act(game)
    assert verbs(game) == {"start-main", "swap", "end-turn"}


def test_4_2_the_executive_action_before_the_main_action() -> None:
    game = table(6, 0, 4)
    projects(game, 0, "red", "red")
    act(game)
    say(game, "trade-projects", "take-universal legs")  # two of a kind: nothing to choose
    assert why(game, "start-main") == OK
    assert why(game, "trade-projects") == EXECUTIVE_DONE
    say(game, "start-main", "take L1")
    assert held(game) == ["universal-legs"]
    assert colours(me(game).projects) == ["yellow"]


def test_4_2_the_executive_action_within_the_main_action() -> None:
    game = table(7, 0, 4)
    projects(game, 0, "red")
    act(game)
    say(game, "start-main", "take L1")
    say(game, "trade-projects", "discard-project red", "take-universal head", "take L2")
    assert colours(me(game).projects) == ["blue"]


def test_4_2_the_executive_action_after_or_without_the_main_action() -> None:
    game = table(4, 0, 6)
    hand(game, 0, "red-head", "red-head", "red-legs")
    act(game)
    without = game.clone()
    say(game, "start-main", "stop")
    assert options(game) == ["trade-parts", "end-turn"]
    say(without, "trade-parts")
    assert without.agenda.names().endswith("DiscardPart")
    assert without.main == 0


def test_4_2_every_turn_has_its_own_executive_and_main_action() -> None:
    game = table(6, 7, 4)
    projects(game, 0, "blue", "blue")
    projects(game, 1, "green", "green")
    act(game)
    say(game, "trade-projects", "take-universal head", "start-main", "take L1")
    assert game.whose() == 1
    assert options(game) == ["start-main", "trade-projects", "end-turn"]
    assert game.left == 0


def test_4_3_sharing_a_board_with_sandra_costs_a_token_or_the_turn() -> None:
    game = table(8, 0, 4)
    tokens(game, 2)
    act(game)
    assert options(game) == ["pay-sandra", "pass-turn"]
    passed = game.clone()
    say(game, "pay-sandra")
    assert me(game).tokens == 1
    assert options(game) == ["start-main", "end-turn"]
    say(passed, "pass-turn")
    assert me(passed).tokens == 2
    assert passed.whose() == CHANCE  # seat 0 was the last: Maintenance


def test_4_3_without_a_token_the_turn_is_over() -> None:
    game = table(8, 9, 4, sandra=10)
    tokens(game, 0, 1)
    act(game)
    assert (game.whose(), question(game)) == (1, "PayOrPass")
    assert why(game, "pay-sandra") == OK


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("worker", "sandra"), [(1, 0), (1, 2)])
def test_4_4_before_and_after_she_acts_and_in_round_1(round: int, worker: int, sandra: int) -> None:
    game = table(worker, 4, 6, sandra=sandra, round=round)
    tokens(game, 1)
    perform_actions(game)
    while question(game) == "ShowTop":
        game.apply(game.options()[0])
    assert (game.whose(), question(game)) == (0, "PayOrPass")


def test_4_4_no_fee_on_another_board() -> None:
    game = act(table(2, 4, 6, sandra=3))
    tokens(game, 1)
    assert question(game) != "PayOrPass"


def test_4_5_less_than_the_limit() -> None:
    game = table(5, 0, 6)
    hand(game, 0, *["red-head"] * 3)
    act(game)
    say(game, "start-main", "rotate", "stop")
    assert game.left == 5
    assert game.why_not(WORDS.parse("rotate")) == MAIN_DONE


def test_4_6_five_parts_and_five_projects_at_the_end_of_the_turn() -> None:
    game = table(6, 7, 4)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 3, "green-head")
    projects(game, 0, *["red"] * 4, "green", "green")
    act(game)
    say(game, "end-turn")
    assert options(game) == ["discard-part red-head", "discard-part blue-legs", "discard-part green-head"]
    say(game, "discard-part blue-legs", "discard-part blue-legs")
    assert options(game) == ["discard-project red", "discard-project green"]
    say(game, "discard-project red")
    assert held(game) == [*["red-head"] * 3, "blue-legs", "green-head"]
    assert colours(me(game).projects) == ["red"] * 3 + ["green"] * 2
    assert game.whose() == 1


def test_4_7_completed_projects_count_and_stay() -> None:
    game = table(6, 7, 4)
    bots(game, 0, "red", "blue", "blue")
    projects(game, 0, "red", "green", "green")
    act(game)
    say(game, "end-turn")
    assert options(game) == ["discard-project red", "discard-project green"]
    say(game, "discard-project green")
    assert colours(me(game).bots) == ["red", "blue", "blue"]
    assert colours(me(game).projects) == ["red", "green"]


def test_4_8_no_limit_during_the_turn() -> None:
    game = table(5, 6, 0)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 2)
    turned(game, 1)
    act(game)
    say(game, "start-main", "dispense 4", "dispense 5")
    assert len(held(game)) == 7
    assert question(game) == "ChooseStep"


def test_4_8_no_limit_in_phase_1() -> None:
    game = table(0, 3, 6)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 3)
    go(game)
    say(game, "move 4")
    assert game.whose() == 1
    assert len(held(game)) == 6


def test_4_9_discards_go_to_the_pile_of_their_colour() -> None:
    game = table(6, 7, 4)
    hand(game, 0, *["red-head"] * 3, *["blue-torso"] * 2, "green-legs")
    projects(game, 0, *["red"] * 3, "green", "green", "green")
    act(game)
    say(game, "end-turn", "discard-part blue-torso", "discard-project green")
    assert named(game.discards) == ["blue-torso"]
    assert (game.has_discards(2), game.has_discards(0)) == (True, False)
    assert colours(game.project_discards) == ["green"]


def test_4_10_universal_parts_return_to_the_display() -> None:
    game = table(6, 7, 4)
    hand(game, 0, *["red-head"] * 3, *["universal-torso"] * 2, "universal-legs")
    act(game)
    say(game, "end-turn", "discard-part universal-torso")
    assert game.universals == [2, 1, 1]
    assert named(game.discards) == []


def test_4_11_a_bonus_opens_no_executive_action_of_its_board() -> None:
    game = table(9, 0, 4, sandra=3)
    values(game, red=7, yellow=10)
    hand(game, 0, "red-torso", "red-legs")
    projects(game, 0, "red", "red")
    tokens(game, 3)
    act(game)
    say(game, "start-main", "raise red")
    assert question(game) == "MayPlacePart"
    assert verbs(game) == {"place", "decline"}
    say(game, "place red-torso red", "raise yellow")
    assert question(game) == "MayTakeProject"
    assert verbs(game) == {"take", "decline"}
    say(game, "take L1")
    assert verbs(game) == {"raise", "reserve", "stop"}


def test_4_12_a_bonus_without_a_token_is_lost() -> None:
    game = table(7, 0, 4)
    hand(game, 0, "blue-torso")
    act(game)
    say(game, "start-main", "take L0")
    assert question(game) == "ChooseStep"
    assert held(game) == ["blue-torso"]
    say(game, "take R0")  # the token comes too late
    assert me(game).tokens == 1
    assert question(game) != "MayPlacePart"


def test_4_12_a_bonus_without_a_part_a_place_or_a_project_is_lost() -> None:
    game = table(10, 0, 4, sandra=3)
    values(game, red=7, yellow=10)
    show_projects(game, L0="", L1="", L2="", R0="", R1="", R2="")
    tokens(game, 4)
    act(game)
    say(game, "start-main", "raise red", "raise yellow")
    assert question(game) == "ChooseStep"
    assert game.left == 2


def test_4_13_the_main_action_is_begun_once() -> None:
    game = table(4, 0, 6)
    hand(game, 0, *["red-head"] * 3)
    act(game)
    assert "stop" not in options(game)
    say(game, "start-main")
    assert "start-main" not in options(game)
    assert why(game, "end-turn") == FINISH_MAIN_FIRST
    say(game, "stop")
    assert options(game) == ["trade-parts", "end-turn"]


def test_4_13_the_main_action_ends_with_its_limit() -> None:
    game = table(7, 0, 4)
    projects(game, 0, "red", "red")
    act(game)
    say(game, "start-main", "take L1", "take L2")
    assert options(game) == ["trade-projects", "end-turn"]


def test_4_13_nothing_comes_between_a_step_and_what_follows_at_once() -> None:
    game = table(1, 4, 6)
    hand(game, 0, "red-head", "blue-torso")
    tokens(game, 2)
    act(game)
    say(game, "start-main")
    assert "swap" in verbs(game)
    say(game, "place red-head red")
    assert verbs(game) == {"take-part", "decline"}
    say(game, "decline")
    assert verbs(game) >= {"swap", "place", "stop"}


def test_4_13_no_main_step_before_it_is_begun() -> None:
    game = act(table(1, 4, 6))
    assert game.why_not(WORDS.parse("place red-head red")) == NOT_STARTED


def test_4_14_costs_come_before_gains() -> None:
    game = table(4, 0, 6)
    hand(game, 0, "universal-head", "green-legs", "green-legs")
    exhaust(game, "red", "yellow", "blue", "green")
    act(game)
    say(game, "trade-parts")  # each discard is forced or asked
    while question(game) == "DiscardPart":
        say(game, options(game)[0])
    assert game.universals == [2, 2, 2]
    assert held(game) == ["green-legs"]  # one of the two just discarded, reshuffled
    assert named(game.discards) == []


def test_4_15_who_passes_still_keeps_the_hand_limit() -> None:
    game = table(8, 9, 4, sandra=10)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 3)
    projects(game, 0, *["red"] * 3, *["green"] * 3)
    tokens(game, 1, 1)
    act(game)
    say(game, "pass-turn")
    assert options(game) == ["discard-part red-head", "discard-part blue-legs"]
    say(game, "discard-part red-head")
    assert options(game) == ["discard-project red", "discard-project green"]
    say(game, "discard-project red")
    assert (game.whose(), me(game).tokens) == (1, 1)


def test_4_3_fee_and_extra_cost_are_both_due() -> None:
    game = table(2, 4, 6, sandra=1)
    tokens(game, 1)
    act(game)
    say(game, "pay-sandra")
    assert game.whose() != 0  # no token for the main action, nothing to swap with: the turn is over
    assert me(game).tokens == 0


def test_4_2_sandra_s_fee_opens_both_actions() -> None:
    game = table(4, 0, 6, sandra=3)
    hand(game, 0, *["red-head"] * 3)
    tokens(game, 1)
    act(game)
    say(game, "pay-sandra")
    assert options(game) == ["start-main", "trade-parts", "end-turn"]


def test_4_6_exactly_five_may_be_kept() -> None:
    game = table(6, 7, 4)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 2)
    projects(game, 0, *["red"] * 3, *["green"] * 2)
    act(game)
    say(game, "end-turn")
    assert game.whose() == 1


def test_4_13_the_reshuffle_for_a_trade_shows_its_top_first() -> None:
    game = table(4, 0, 6)
    hand(game, 0, *["red-head"] * 3)
    discard_stack(game, "blue")
    only_acts(game, 0)
    say(game, "trade-parts")
    game.apply(game.options()[options(game).index("take-part blue")])
    assert game.whose() == CHANCE
    assert all(answer.startswith("show-part blue") for answer in options(game))
    say(game, "show-part blue-head")
    assert held(game) == ["blue-head"]


def test_4_1_no_action_is_open_without_a_worker_s_turn() -> None:
    game = only_acts(table(6, 7, 4), 1)
    assert game.whose() == 1
    say(game, "end-turn")
    assert game.whose() == NOBODY


def test_4_3_no_token_is_no_way_to_pay() -> None:
    game = table(8, 9, 4, sandra=10, variant=1)
    act(game)
    assert why(game, "pay-sandra") == NO_TOKEN
