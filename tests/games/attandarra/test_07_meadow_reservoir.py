import pytest

from boardwright.games.attandarra.reasons import NONE_IN_SUPPLY
from tests.games.attandarra.table import city, finish_all, me, options, say, table, tile, why


@pytest.mark.parametrize("name", ["meadow", "reservoir"])
def test_7_1_one_gold_and_one_tile(name: str) -> None:
    game = table()
    city(game, 0, "B2 dom clay")
    say(game, f"{name} B3")
    assert me(game).gold == 11
    assert tile(game, 0, "B3") == name
    assert game.whose() == 1


def test_7_1_from_the_own_supply() -> None:
    game = table()
    city(game, 0, "B2 meadow", "B3 meadow", "C2 meadow", "C3 meadow", "D3 reservoir")
    assert why(game, "meadow D2") == NONE_IN_SUPPLY
    assert why(game, "reservoir D2") == NONE_IN_SUPPLY
    say(game, "finish")
    assert len(options(game, "meadow")) == 20


def test_7_1_the_last_gold_is_enough() -> None:
    game = table()
    me(game).gold = 1
    city(game, 0, "B2 meadow")
    say(game, "reservoir B3")
    assert me(game).gold == 0
    assert 0 not in finish_all(game)
