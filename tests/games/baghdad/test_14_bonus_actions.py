"""Bonus actions: boats, favour; gaining favour at the top. BAG-14.1-14.7"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import FAVOUR, NO_CARD, effect
from boardwright.games.baghdad.favour import gain_favour
from boardwright.games.baghdad.gains import Gain
from boardwright.games.baghdad.reasons import (
    BOAT_AT_START,
    FAVOUR_BELOW_START,
    NO_BOAT_LEFT,
    NO_COINS,
    TOO_LITTLE_FAVOUR,
)
from boardwright.games.baghdad.turn import ChooseCard, Turn
from boardwright.kernel.packing import NOBODY, OK
from tests.games.baghdad.table import (
    LOCATION,
    WORDS,
    ZERO,
    ask,
    boats_on,
    bonus,
    empty_city,
    goods,
    question,
    said,
    say,
    table,
    why,
)

TRADES = ["favour-for-wild", *(f"favour-for-good {good}" for good in ("brick", "timber", "textiles"))]
TRADES += [*(f"favour-for-good {good}" for good in ("spices", "glass", "lapis")), "favour-for-coin"]


def test_14_1_bonus_actions_leave_the_question_open() -> None:
    game = table(4)
    game.players[0].favour = ZERO + 4
    ask(game, ChooseCard(0))
    cards = said(game)
    say(game, "favour-for-coin", "favour-for-coin")
    assert said(game) == cards
    assert (game.players[0].coins, game.players[0].favour) == (5, ZERO + 2)


def test_13_1_14_1_a70_a_moment_after_tuition_without_a_card_to_take() -> None:
    game = empty_city(table(4))
    game.display = [NO_CARD] * len(game.display)
    game.players[0].favour = ZERO + 1
    game.players[0].vizier = LOCATION["NW-outer-1"]
    ask(game, Turn(0, 7))  # tuition, for which nothing is due
    assert question(game) == "ChooseCharacter"
    assert said(game) == ["go-on"]
    say(game, "favour-for-coin")
    assert (question(game), game.players[0].favour) == ("ChooseCharacter", ZERO)
    game = empty_city(table(4))
    game.display = [NO_CARD] * len(game.display)
    game.players[0].vizier = LOCATION["NW-outer-1"]
    game.players[0].favour = ZERO - 1  # nothing can be traded: the moment passes by itself
    ask(game, Turn(0, 7))
    assert question(game) != "ChooseCharacter"


def test_14_2_the_cheapest_boat_and_none_at_the_start() -> None:
    game = table(4)
    me = game.players[0]
    me.coins = 14
    ask(game, ChooseCard(0))
    assert why(game, "buy-boat") == BOAT_AT_START
    for cost in (2, 3, 4, 5):
        me.river = 0
        ask(game, ChooseCard(0))
        before = me.coins
        say(game, "buy-boat")
        assert before - me.coins == cost
        assert me.boats_at(0) == 1
    me.river = 0
    ask(game, ChooseCard(0))
    assert why(game, "buy-boat") == NO_BOAT_LEFT


def test_14_2_a11_two_boats_at_the_start_bar_the_purchase() -> None:
    game = table(4)
    me = game.players[0]
    me.coins = 9
    me.river = boats_on(start=2)
    ask(game, ChooseCard(0))
    assert "buy-boat" not in bonus(game)
    me.river, me.coins = 0, 1
    ask(game, ChooseCard(0))
    assert why(game, "buy-boat") == NO_COINS


@pytest.mark.parametrize("favour", range(-4, 5))
def test_14_3_14_4_a15_from_the_start_space_on_all_trades_are_open(favour: int) -> None:
    game = table(4)
    game.players[0].favour = ZERO + favour
    ask(game, ChooseCard(0))
    assert bonus(game) == (TRADES if favour >= 0 else [])
    if favour < 0:
        assert {why(game, trade) for trade in TRADES} == {FAVOUR_BELOW_START}


@pytest.mark.parametrize(
    ("trade", "favour", "gains"),
    [
        ("favour-for-coin", 1, {"coins": 4}),
        ("favour-for-good lapis", 2, {"goods": goods(lapis=1)}),
        ("favour-for-wild", 3, {"wilds": 1}),
    ],
)
def test_14_4_14_5_trades_may_go_below_the_start(trade: str, favour: int, gains: dict[str, object]) -> None:
    game = table(4)
    me = game.players[0]
    say(ask(game, ChooseCard(0)), trade)
    assert me.favour == ZERO - favour
    assert me.shame == 0
    assert {name: getattr(me, name) for name in gains} == gains
    assert bonus(game) == []


def test_14_4_a_short_track_limits_the_trade() -> None:
    game = table(4)
    game.players[0].favour = 2
    spend = game.edition.board.favour_spend
    game.edition.board.favour_spend = 0
    assert game.why_not_free(0, WORDS.parse("favour-for-wild")) == TOO_LITTLE_FAVOUR
    assert game.why_not_free(0, WORDS.parse("favour-for-coin")) == OK
    game.edition.board.favour_spend = spend


def test_14_6_each_favour_is_a_space_up() -> None:
    game = table(4)
    gain_favour(game, 0, 3)
    assert game.players[0].favour == ZERO + 3
    assert game.whose() == NOBODY


def test_14_6_a14_at_the_top_the_player_may_spend_before_each_favour() -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 3
    ask(game, Gain(0, [effect(FAVOUR, 3)]))
    assert question(game) == "FavourAtTop"
    assert me.favour == ZERO + 4
    say(game, "favour-for-good brick", "go-on")  # +2, +3, then +4
    assert me.favour == ZERO + 4
    assert question(game) == ""


def test_14_6_declined_favour_is_lost() -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 4
    ask(game, Gain(0, [effect(FAVOUR, 2)]))
    say(game, "go-on", "go-on")
    assert me.favour == ZERO + 4
    assert question(game) == ""


def test_spec_3_5_chains_of_bonus_actions_end() -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 4
    ask(game, ChooseCard(0))
    spends = 0
    while bonus(game):
        say(game, bonus(game)[-1])
        spends += 1
    assert spends == 5
    assert me.favour == ZERO - 1
