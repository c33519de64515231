import pytest

from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, NO_MARKER
from boardwright.games.attandarra.reasons import (
    MEADOW_HOLDS_NO_COIN,
    MUST_BE_COMPLETE,
    NO_GOLD,
    NO_MARKER_HERE,
    NO_TILE_HERE,
    RESERVOIR_HOLDS_NONE,
)
from boardwright.kernel.packing import CHANCE, OK
from tests.games.attandarra.table import (
    SPACES,
    ask,
    city,
    close_round,
    lodgers,
    markers,
    me,
    options,
    say,
    table,
    why,
)


def test_8_1_the_top_marker_of_a_space() -> None:
    game = table()
    markers(game, "B2 coin")
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2", "reveal-marker B2 citizen")
    assert lodgers(game, 0, "B2") == (0, 1)
    assert game.tops[6] == CITIZEN
    assert game.under[6] == NO_MARKER


def test_8_2_a_citizen_costs_the_citizens_of_its_row() -> None:
    game = table()
    markers(
        game, "A2 citizen", "B2 citizen", "C2 coin", "D2 citizen", "E2 citizen", "B1 citizen", "B3 citizen"
    )
    city(game, 0, "B2 meadow")
    say(game, "take-marker B2", "reveal-marker B2 coin")
    assert me(game).gold == 12 - 4


def test_8_3_a_coin_costs_the_coins_of_its_column() -> None:
    game = table()
    markers(game, "B1 coin", "B2 coin", "B3 citizen", "B4 coin", "A2 coin", "C2 coin", "D2 coin")
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2", "reveal-marker B2 coin")
    assert me(game).gold == 12 - 3


@pytest.mark.parametrize(("kind", "others"), [("citizen", "coin"), ("coin", "citizen")])
def test_8_3_at_least_1_for_the_marker_itself(kind: str, others: str) -> None:
    game = table()
    line = "A2 C2 D2 E2" if kind == "citizen" else "B1 B3 B4"
    markers(game, f"B2 {kind}", *[f"{space} {others}" for space in line.split()])
    assert game.price_of_marker(6) == 1


def test_8_4_covered_markers_are_not_counted() -> None:
    game = table()
    markers(game, "A1 citizen", *[f"{space} coin" for space in ("B1", "C1", "D1", "E1")])
    assert game.under == [COVERED] * 20
    city(game, 0, "A1 meadow")
    assert game.price_of_marker(0) == 1
    assert why(game, "take-marker A1") == OK


@pytest.mark.parametrize("space", SPACES)
def test_8_5_on_the_same_space_of_the_city(space: str) -> None:
    game = table(2)
    city(game, 0, f"{space} dom complete")
    assert options(game, "take-marker") == [space]
    say(game, f"take-marker {space}")
    assert sum(lodgers(game, 0, space)) == 1
    assert me(game).citizens() + me(game).coins() == 1
    assert me(game, 1).citizens() + me(game, 1).coins() == 0


def test_8_5_needs_an_own_tile_there() -> None:
    game = table()
    city(game, 1, "B2 dom complete")
    city(game, 0, "B3 dom complete")
    assert why(game, "take-marker B2") == NO_TILE_HERE


ALLOWED = {
    "dom complete": {"citizen", "coin"},
    "meadow": {"citizen"},
    "dom clay": set(),
    "reservoir": set(),
    "gate": {"citizen", "coin"},
}


@pytest.mark.parametrize("piece", ALLOWED)
@pytest.mark.parametrize("kind", ["citizen", "coin"])
def test_8_6_what_a_tile_may_hold(piece: str, kind: str) -> None:
    game = table(history=True)
    markers(game, f"B1 {kind}")
    city(game, 0, f"B1 {piece}")
    reason = why(game, "take-marker B1")
    assert (reason == OK) == (kind in ALLOWED[piece])
    if piece == "reservoir":
        assert reason == RESERVOIR_HOLDS_NONE
    elif piece == "dom clay":
        assert reason == MUST_BE_COMPLETE
    elif piece == "meadow" and kind == "coin":
        assert reason == MEADOW_HOLDS_NO_COIN


def test_8_7_nothing_is_taken_that_cannot_be_placed() -> None:
    game = table()
    assert options(game, "take-marker") == []
    city(game, 0, "B2 dom clay", "C2 reservoir")
    assert options(game, "take-marker") == []


def test_8_7_not_without_the_gold() -> None:
    game = table()
    markers(game, *[f"{space} citizen" for space in ("A1", "B1", "C1")], "D1 coin", "E1 coin")
    city(game, 0, "B1 meadow")
    me(game).gold = 2
    assert why(ask(game, 0), "take-marker B1") == NO_GOLD
    me(game).gold = 3
    assert why(ask(game, 0), "take-marker B1") == OK


def test_8_8_a_tile_may_hold_several() -> None:
    game = table()
    markers(game, "B2 citizen")
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2", "reveal-marker B2 coin")
    say(ask(game, 0), "take-marker B2")
    assert lodgers(game, 0, "B2") == (1, 1)


def test_8_9_the_marker_below_comes_to_light_before_the_next_turn() -> None:
    game = table()
    markers(game, "B2 citizen")
    city(game, 0, "B2 meadow")
    say(game, "take-marker B2")
    assert game.whose() == CHANCE
    assert options(game) == ["reveal-marker B2 citizen", "reveal-marker B2 coin"]
    assert [game.weight(outcome) for outcome in game.options()] == game.pool[1:]
    say(game, "reveal-marker B2 citizen")
    assert game.whose() == 1
    assert game.tops[6] == CITIZEN


def test_8_9_it_counts_and_can_be_taken_from_then_on() -> None:
    game = table()
    markers(game, "A2 citizen", "B2 coin", "C2 coin", "D2 coin", "E2 coin")
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2", "reveal-marker B2 citizen")
    assert game.price_of_marker(5) == 2
    assert why(ask(game, 0), "take-marker B2") == OK


def test_8_9_an_empty_space_offers_nothing_and_is_never_refilled() -> None:
    game = table()
    markers(game, "B2 citizen")
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2", "reveal-marker B2 coin")
    say(ask(game, 0), "take-marker B2")
    assert why(ask(game, 0), "take-marker B2") == NO_MARKER_HERE
    close_round(game)
    assert (game.tops[6], game.under[6]) == (NO_MARKER, NO_MARKER)
    assert game.tops.count(CITIZEN) + game.tops.count(COIN) == 19


def test_8_9_two_players_have_nothing_below() -> None:
    game = table(2)
    markers(game, "B2 citizen")
    city(game, 0, "B2 meadow")
    say(game, "take-marker B2")
    assert game.whose() == 1
    assert why(ask(game, 0), "take-marker B2") == NO_MARKER_HERE
