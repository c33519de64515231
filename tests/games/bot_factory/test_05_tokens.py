import pytest

from tests.games.bot_factory.table import act, hand, me, only_acts, reserved, say, table, tokens


@pytest.mark.parametrize(
    ("held_tokens", "on_contracts", "gain"), [(6, 2, 1), (9, 0, 0), (7, 0, 2), (5, 4, 0)]
)
def test_5_1_nine_tokens_on_contracts_and_in_hand(held_tokens: int, on_contracts: int, gain: int) -> None:
    game = table(0, 4, 6)
    for position in ("0,0", "0,1", "1,0", "2,2")[:on_contracts]:
        reserved(game, position, 0)
    tokens(game, held_tokens)
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == held_tokens + gain


def test_5_2_what_the_supply_covers_is_gained() -> None:
    game = table(0, 4, 6)
    tokens(game, 8)
    hand(game, 0, "green-head")
    act(game)
    say(game, "start-main", "place green-head green")
    assert me(game).tokens == 9


def test_5_2_the_token_of_a_space_and_of_a_project_is_lost_too() -> None:
    game = table(3, 7, 0)
    tokens(game, 9, 9)
    act(game)
    say(game, "start-main")
    assert me(game).tokens == 9
    say(game, "stop", "start-main", "take R0")
    assert me(game, 1).tokens == 9


def test_5_3_a_spent_token_can_be_gained_again() -> None:
    game = table(1, 4, 6)
    tokens(game, 9)
    hand(game, 0, "red-head", "blue-torso")
    act(game)
    say(game, "start-main", "place red-head red")
    assert me(game).tokens == 9
    say(game, "take-part red")
    assert me(game).tokens == 8
    say(game, "place blue-torso blue")
    assert me(game).tokens == 9


def test_5_3_but_for_the_one_that_lies_on_a_contract() -> None:
    game = table(9, 0, 4, sandra=6)
    tokens(game, 9)
    only_acts(game, 0)
    say(game, "start-main", "reserve 0,0")
    assert (me(game).tokens, game.tokens_on_contracts(0)) == (6, 1)
    game.gain_tokens(0, 9)
    assert me(game).tokens == 8
