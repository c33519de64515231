import pytest

from boardwright.games.bot_factory.reasons import (
    ALREADY_RESERVED,
    AT_THE_TOP,
    BEYOND_LIMIT,
    CONTRACT_FULL,
    NO_CONTRACT,
    NO_TOKEN,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import NOBODY, OK
from tests.games.bot_factory.table import (
    COLOUR,
    POSITIONS,
    PRINTED,
    act,
    colours,
    column,
    contract,
    hand,
    held,
    me,
    only_acts,
    options,
    parts_of_column,
    projects,
    question,
    reserved,
    say,
    table,
    tokens,
    top,
    values,
    verbs,
    why,
)


def at_finance(space: int = 10, held_tokens: int = 4, **numbers: int) -> BotFactory:
    """Return the first seat's turn on Finance, the main action begun."""
    game = table(space, 0, 4, sandra=6)
    tokens(game, held_tokens)
    values(game, **numbers)
    only_acts(game, 0)
    say(game, "start-main")
    return game


def on_contract(game: BotFactory, position: str) -> list[int]:
    """Return the seats with a token on a contract, the most valuable space first."""
    first = 2 * POSITIONS.index(position)
    return game.reserved[first : first + 2]


@pytest.mark.parametrize(("space", "limit"), [(8, 2), (9, 3), (10, 4)])
def test_9_1_two_three_or_four_tokens(space: int, limit: int) -> None:
    game = at_finance(space, 9)
    for colour in list(COLOUR)[:limit]:
        assert "stop" in options(game)
        say(game, f"raise {colour}")
    assert me(game).tokens == 9 - limit
    assert game.whose() == NOBODY  # the limit is used up, and nothing but the end of the turn is left


def test_9_1_steps_and_contracts_in_any_mix() -> None:
    game = at_finance()
    say(game, "raise red", "reserve 1,0", "raise red")
    assert game.values == [8, 6, 6, 6]
    assert on_contract(game, "1,0") == [0, NOBODY]
    assert me(game).tokens == 0


def test_9_2_a_token_raises_a_colour_by_one() -> None:
    game = at_finance()
    say(game, "raise blue")
    assert (game.values, me(game).tokens, game.left) == ([6, 6, 7, 6], 3, 3)


def test_9_3_not_above_15() -> None:
    game = at_finance(red=14, green=15)
    assert why(game, "raise green") == AT_THE_TOP
    say(game, "raise red")
    assert why(game, "raise red") == AT_THE_TOP
    assert PRINTED.edition.value_top == 15


def test_9_4_crossing_a_line_places_a_part_for_free() -> None:
    game = at_finance(9, 1, red=7)
    hand(game, 0, "blue-torso")
    say(game, "raise red")
    assert options(game) == ["place blue-torso blue", "decline"]
    say(game, "place blue-torso blue")
    assert me(game).tokens == 2  # nothing paid, two gained
    assert parts_of_column(game, "blue") == ["", "blue-torso", ""]


def test_9_4_or_takes_a_project_for_free() -> None:
    game = at_finance(9, 1, yellow=10)
    say(game, "raise yellow")
    assert question(game) == "MayTakeProject"
    say(game, "take L2")
    assert colours(me(game).projects) == ["blue"]


@pytest.mark.parametrize(
    ("value", "asked"),
    [(6, ""), (7, "MayPlacePart"), (8, ""), (9, ""), (10, "MayTakeProject"), (13, "MayPlacePart"), (14, "")],
)
def test_9_4_only_where_a_line_is(value: int, asked: str) -> None:
    game = at_finance(9, 2, green=value)
    hand(game, 0, "blue-torso")
    say(game, "raise green")
    assert question(game) == (asked or "ChooseStep")


def test_9_4_reaching_the_line_from_below_is_not_crossing_it() -> None:
    game = at_finance(red=6)
    hand(game, 0, "blue-torso")
    say(game, "raise red")
    assert (game.values[0], question(game)) == (7, "ChooseStep")
    say(game, "raise red")
    assert question(game) == "MayPlacePart"


def test_9_5_a_bonus_not_used_is_lost() -> None:
    game = at_finance(red=7)
    hand(game, 0, "blue-torso")
    say(game, "raise red", "decline", "raise red")
    assert question(game) == "ChooseStep"
    say(game, "raise green")
    assert question(game) == "ChooseStep"


def test_9_6_a_part_placed_brings_reward_and_icon() -> None:
    game = at_finance(9, 1, red=7)
    hand(game, 0, "blue-head")
    top(game, "green-legs")
    say(game, "raise red", "place blue-head blue", "take-part green")
    assert held(game) == ["green-legs"]
    assert me(game).tokens == 1


def test_9_6_and_completes_bots() -> None:
    game = table(9, 0, 4, sandra=6)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head")
    projects(game, 0, "red")
    tokens(game, 1)
    values(game, red=7)
    only_acts(game, 0)
    say(game, "start-main", "raise red", "place red-head red")
    assert colours(me(game).bots) == ["red"]


def test_9_6_a_bottom_tile_taken_brings_its_bonus() -> None:
    game = at_finance(9, 2, red=10)
    hand(game, 0, "blue-torso")
    say(game, "raise red", "take L0")
    assert question(game) == "MayPlacePart"
    say(game, "place blue-torso blue")
    assert me(game).tokens == 2
    right = at_finance(9, 2, red=10)
    say(right, "raise red", "take R0")
    assert me(right).tokens == 2


@pytest.mark.parametrize(("position", "cost"), [("0,1", 3), ("1,1", 2), ("2,1", 1)])
def test_9_7_three_two_or_one_tokens_by_row(position: str, cost: int) -> None:
    game = at_finance()
    say(game, f"reserve {position}")
    assert (me(game).tokens, game.left) == (4 - cost, 4 - cost)


def test_9_8_a_token_on_the_best_free_space_the_rest_to_the_supply() -> None:
    game = at_finance(10, 9)
    say(game, "reserve 0,0")
    assert on_contract(game, "0,0") == [0, NOBODY]
    assert (me(game).tokens, game.tokens_on_contracts(0)) == (6, 1)
    assert game.contracts[0] == 0  # the tile stays
    game.gain_tokens(0, 5)
    assert me(game).tokens == 8  # two of the three were in the supply


def test_9_8_the_second_gets_the_lesser_space() -> None:
    game = table(10, 0, 4, sandra=6)
    reserved(game, "1,2", 2)
    tokens(game, 4)
    act(game)
    say(game, "start-main", "reserve 1,2")
    assert on_contract(game, "1,2") == [2, 0]


def test_9_9_at_most_two_of_different_players() -> None:
    game = table(10, 0, 4, sandra=6)
    reserved(game, "1,2", 2, 1)
    reserved(game, "1,0", 0)
    tokens(game, 4)
    act(game)
    say(game, "start-main")
    assert why(game, "reserve 1,2") == CONTRACT_FULL
    assert why(game, "reserve 1,0") == ALREADY_RESERVED
    say(game, "reserve 2,2")
    assert why(game, "reserve 2,2") == ALREADY_RESERVED


@pytest.mark.parametrize(("space", "rows"), [(8, "12"), (9, "012"), (10, "012")])
def test_9_10_the_whole_cost_must_fit_the_limit(space: int, rows: str) -> None:
    game = at_finance(space, 9)
    assert {position[0] for position in options(game, "reserve")} == set(rows)
    say(game, "raise red")
    left = {8: "2", 9: "12", 10: "012"}[space]
    assert {position[0] for position in options(game, "reserve")} == set(left)
    if space == 9:
        assert why(game, "reserve 0,0") == BEYOND_LIMIT


def test_9_10_and_the_tokens_held() -> None:
    game = at_finance(10, 2)
    assert why(game, "reserve 0,0") == NO_TOKEN
    assert why(game, "reserve 1,0") == OK
    say(game, "raise red")
    assert why(game, "reserve 1,0") == NO_TOKEN
    assert why(game, "reserve 2,0") == OK


def test_9_7_an_empty_position_holds_no_contract() -> None:
    game = table(10, 0, 4, sandra=6)
    contract(game, "2,0", "")
    tokens(game, 4)
    act(game)
    say(game, "start-main")
    assert why(game, "reserve 2,0") == NO_CONTRACT


def test_9_11_tokens_just_gained_may_be_spent_within_the_limit() -> None:
    game = at_finance(9, 1, red=7)
    hand(game, 0, "blue-torso")
    say(game, "raise red", "place blue-torso blue")
    assert (me(game).tokens, game.left) == (2, 2)
    assert why(game, "reserve 0,0") == BEYOND_LIMIT
    say(game, "reserve 1,0")
    assert me(game).tokens == 0


def test_9_12_other_payments_do_not_count() -> None:
    game = at_finance(9, 3, red=7)
    hand(game, 0, "blue-head")
    say(game, "raise red", "place blue-head blue", "take-part red")
    assert (game.left, me(game).tokens) == (2, 3)


def test_9_12_nor_does_sandra_s_fee() -> None:
    game = table(9, 0, 4, sandra=8)
    tokens(game, 4)
    act(game)
    say(game, "pay-sandra", "start-main")
    assert (game.left, me(game).tokens) == (3, 3)


def test_9_13_no_executive_action() -> None:
    game = table(10, 0, 4, sandra=6)
    hand(game, 0, *["red-head"] * 3)
    projects(game, 0, "red", "red")
    tokens(game, 3)
    act(game)
    assert options(game) == ["start-main", "end-turn"]
    say(game, "start-main")
    assert verbs(game) == {"raise", "reserve", "stop"}


def test_9_1_the_limit_stays_when_tokens_run_out() -> None:
    game = at_finance(10, 1)
    hand(game, 0, "blue-torso")
    say(game, "raise red")
    assert game.whose() == NOBODY  # stop was the only step left
