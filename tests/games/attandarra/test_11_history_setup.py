import pytest

from boardwright.games.attandarra.components import GATE, NO_EVENT
from boardwright.kernel.packing import NOBODY, OK
from tests.games.attandarra.table import chance, close_round, fresh, me, options, say, set_up, table, why


def test_11_1_the_basic_game_goes_on() -> None:
    basic, history = fresh(start=0), fresh(history=True, start=0)
    set_up(basic)
    set_up(history)
    assert (basic.tops, basic.display, basic.bag) == (history.tops, history.display, history.bag)
    assert [player.supply[:GATE] for player in basic.players] == [
        player.supply[:GATE] for player in history.players
    ]
    assert set(options(table())) < set(options(table(history=True)))


def test_11_2_six_tiles_of_which_three_come_up() -> None:
    game = fresh(history=True)
    assert game.events_left == [1, 1, 1, 1, 1, 1]
    assert game.event == NO_EVENT
    game = table(history=True, round=2)
    seen: list[str] = []
    while game.whose() != NOBODY:
        close_round(game)
        if game.whose() != NOBODY:
            seen += [answer for answer in chance(game) if answer.startswith("history-tile")]
    assert len(seen) == len(set(seen)) == 3
    assert sum(game.events_left) == 3


def test_11_2_each_unseen_tile_is_equally_likely() -> None:
    game = close_round(table(history=True, round=2))
    assert len(options(game, "history-tile")) == 6
    assert {game.weight(outcome) for outcome in game.options()} == {1}
    say(game, "history-tile plague")
    game = close_round(table(history=True, round=3, event="plague"))
    assert len(options(game, "history-tile")) == 5
    assert "plague" not in options(game, "history-tile")


@pytest.mark.parametrize(("history", "gates"), [(False, 0), (True, 4)])
def test_11_3_four_gates_each(history: bool, gates: int) -> None:
    assert [player.supply[GATE] for player in fresh(4, history=history).players] == [gates] * 4


@pytest.mark.parametrize(("seats", "emblems"), [(2, 3), (3, 2), (4, 2)])
def test_11_4_two_emblems_each_or_three_with_two_players(seats: int, emblems: int) -> None:
    assert [player.emblems for player in fresh(seats, history=True).players] == [emblems] * seats
    assert [player.emblems for player in fresh(seats).players] == [0] * seats


def test_11_5_gates_and_emblems_are_two_more_actions() -> None:
    game = table(history=True, round=3)
    assert why(game, "gate C1") == OK
    assert why(game, "emblem C") == OK
    verbs = {answer.split()[0] for answer in options(table(round=3))}
    assert not verbs & {"gate", "emblem"}
    assert me(game).supply[GATE] == 4
