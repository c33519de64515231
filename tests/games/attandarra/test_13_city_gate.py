import pytest

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.components import GATE
from boardwright.games.attandarra.reasons import (
    BESIDE_A_GATE,
    NO_GOLD,
    NONE_IN_SUPPLY,
    NONE_ON_DISPLAY,
    NOT_A_GATE_SITE,
    NOT_ADJACENT,
    SPACE_TAKEN,
)
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import OK
from tests.games.attandarra.table import (
    SPACES,
    ask,
    city,
    close_round,
    display,
    end_game,
    lodgers,
    markers,
    me,
    opening_draw,
    options,
    say,
    stored,
    table,
    tile,
    whole_supply,
    why,
)


def with_city(*pieces: str) -> Attandarra:
    game = table(history=True)
    city(game, 0, *pieces)
    return game


def gate_points(*gates: str) -> int:
    game = with_city("C2 meadow", "C3 meadow", *[f"{space} gate" for space in gates])
    return scoring.sheet(end_game(game), 0)[scoring.GATES]


def test_13_1_two_gold_and_a_stone_beside_the_city() -> None:
    game = with_city("C2 meadow")
    assert options(game, "gate") == ["C1"]
    assert why(game, "gate B1") == NOT_ADJACENT
    display(game, stone=6)
    say(game, "gate C1")
    assert tile(game, 0, "C1") == "gate"
    assert me(game).gold == 12 - 2 - 3
    assert me(game).supply[GATE] == 3
    assert game.display[2] == 5


def test_13_1_one_tile_on_a_space() -> None:
    assert why(with_city("C1 meadow"), "gate C1") == SPACE_TAKEN


def test_13_1_four_gates_at_most() -> None:
    game = with_city("A2 gate", "C1 gate", "E2 gate", "C4 gate", "C2 meadow", "C3 meadow", "B4 meadow")
    assert why(game, "gate D4") == NONE_IN_SUPPLY


@pytest.mark.parametrize(("level", "price"), [(1, 5), (2, 4), (3, 4), (4, 3), (6, 3)])
def test_13_2_the_stone_at_the_price_of_the_display(level: int, price: int) -> None:
    game = table(history=True)
    display(game, stone=level)
    say(game, "gate C1")
    assert me(game).gold == 12 - 2 - price


def test_13_2_a_drawn_stone_builds_no_gate() -> None:
    game = opening_draw(table(history=True), 0)
    say(game, "opening-draw stone", "opening-draw stone")
    assert {answer.split()[0] for answer in options(game)} == {"build"}


SITES = {"B1", "C1", "D1", "A2", "E2", "A3", "E3", "B4", "C4", "D4"}


@pytest.mark.parametrize("space", SPACES)
def test_13_3_only_on_edge_spaces_without_the_corners(space: str) -> None:
    assert why(table(history=True), f"gate {space}") == (OK if space in SITES else NOT_A_GATE_SITE)


def test_13_4_not_beside_another_gate() -> None:
    game = with_city("B1 gate", "C2 meadow")
    assert why(game, "gate C1") == BESIDE_A_GATE
    game = with_city("A2 gate", "B2 meadow", "B3 meadow")
    assert why(game, "gate A3") == BESIDE_A_GATE
    assert why(game, "gate B1") == OK  # corner to corner
    assert why(game, "gate B4") == OK


def test_13_5_beside_any_building() -> None:
    for piece in ("C2 hospital complete", "C2 dom clay", "C2 buergerhaus complete", "C2 reservoir"):
        assert why(with_city(piece), "gate C1") == OK


def test_13_5_any_building_beside_a_gate() -> None:
    game = with_city("C1 gate")
    say(game, "buy clay")
    for building in ("hospital", "dom", "buergerhaus"):
        assert why(game, f"build {building} C2") == OK


def test_13_6_complete_at_once_with_two_points() -> None:
    game = table(history=True)
    say(game, "gate C1")
    assert me(game).completed == 1 << 2
    assert me(game).points() == 2
    assert stored(me(game).counters) == {"stone": 1}
    assert game.seal == 0


def test_13_6_the_counter_returns_to_the_bag() -> None:
    game = table(history=True)
    before = game.bag[2]
    say(game, "gate C1")
    assert game.bag[2] == before
    display(game, stone=4)
    close_round(game)
    assert game.bag[2] == before


def test_13_7_a_building_for_citizens_and_coins() -> None:
    for kind, expected in (("citizen", (1, 0)), ("coin", (0, 1))):
        game = table(2, history=True)
        markers(game, f"C1 {kind}")
        city(game, 0, "C1 gate")
        say(game, "take-marker C1")
        assert lodgers(game, 0, "C1") == expected


def test_13_7_a_building_for_the_hanseatic_league() -> None:
    game = table(history=True, round=3, event="hanseatic_league")
    city(game, 0, "C1 gate")
    close_round(game)
    assert me(game).points_events == 2


def test_13_7_a_building_for_the_seal() -> None:
    game = table(history=True)
    say(game, "gate C1")
    close_round(game)
    assert me(game).points_seal == 1


def test_13_7_a_building_for_the_reservoir() -> None:
    game = with_city(
        "C2 reservoir", "C1 gate", "C3 dom complete", "B2 hospital complete", "D2 rathaus complete"
    )
    assert scoring.sheet(game, 0)[scoring.RESERVOIR_RINGED] == 5


@pytest.mark.parametrize(
    ("gates", "points"),
    [
        ((), 0),
        (("B1",), 3),
        (("B1", "D1", "A2"), 9),
        (("B1", "A2", "D1"), 9),
        (("A2", "B1", "C4"), 18),
        (("A2", "E3"), 12),
        (("A3", "E3", "C1", "C4"), 24),
        (("A2", "B4"), 6),
        (("C1", "E3"), 6),
        (("D1", "B4"), 12),
    ],
)
def test_13_8_three_each_or_six_with_two_on_opposite_sides(gates: tuple[str, ...], points: int) -> None:
    assert gate_points(*gates) == points


def test_13_8_their_numerals_are_not_added() -> None:
    assert scoring.sheet(with_city("C1 gate", "C2 hospital complete"), 0)[scoring.BUILDINGS] == 3


def test_13_9_continues_the_city_and_counts_as_a_tile() -> None:
    game = with_city("C1 gate")
    assert set(options(game, "meadow")) == {"B1", "D1", "C2"}
    assert scoring.city_tiles(game, 0) == 1


def test_13_9_burns_like_any_other_tile() -> None:
    game = table(history=True, round=3, event="fire")
    city(game, 0, "C1 gate")
    close_round(game)
    assert (me(game).tiles, me(game).gates, me(game).completed) == (0, 0, 0)
    assert me(game).supply[GATE] == 4


def test_13_10_needs_a_stone_on_the_display_and_all_of_its_price() -> None:
    game = table(history=True)
    me(game).gold = 4
    assert why(ask(game, 0), "gate C1") == NO_GOLD
    assert why(game, "buy stone") == OK
    me(game).gold = 5
    assert why(ask(game, 0), "gate C1") == OK
    display(game, stone=0)
    assert why(game, "gate C1") == NONE_ON_DISPLAY


def test_13_10_no_building_site_is_needed_for_its_stone() -> None:
    game = with_city(*whole_supply())
    assert why(game, "gate D4") == OK
