import pytest

from boardwright.games.attandarra.components import NO_EVENT
from boardwright.games.attandarra.reasons import CANNOT_HOLD, TARGET_HAS_MARKER, TILE_BURNED
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.attandarra.table import (
    EVENT,
    ask,
    chance,
    city,
    close_round,
    complete,
    display,
    emblems,
    lodgers,
    me,
    options,
    question,
    say,
    stored,
    table,
    tile,
    why,
)


def eve_of(event: str, streets: str = "", *pieces: str, round: int = 3) -> Attandarra:
    """Return a table in the round of an event, with emblems on streets and seat 0's city laid."""
    game = table(history=True, round=round, event=event)
    emblems(game, streets, seat=2)
    city(game, 0, *pieces)
    return game


def after(event: str, streets: str = "", *pieces: str) -> Attandarra:
    return close_round(eve_of(event, streets, *pieces))


BUT_ROW_2 = "A B C D E 1 3 4"
BUT_2_AND_D = "A B C E 1 3 4"


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_15_1_turned_up_before_the_opening_draw_of_rounds_3_to_5(round: int) -> None:
    game = close_round(table(history=True, round=round))
    first = options(game)[0].split()[0]
    assert first == ("history-tile" if round >= 2 else "opening-draw")
    if round >= 2:
        assert (game.round, game.event) == (round + 1, NO_EVENT)
        say(game, "history-tile fire")
        assert game.event == EVENT["fire"]
        assert options(game)[0].startswith("opening-draw")


def test_15_1_open_to_all_during_its_round() -> None:
    game = eve_of("fire")
    for seat in (0, 1, 2, NOBODY):
        seen = game.seen_by(seat)
        assert isinstance(seen, Attandarra)
        assert seen.event == EVENT["fire"]


def test_15_2_strikes_every_city_at_the_end_of_the_round_after_the_seal() -> None:
    game = eve_of("fire")
    for seat in range(3):
        complete(game, seat, "B2 buergerhaus clay wood")
    say(ask(game, 0), "finish")
    assert all(player.tiles for player in game.players)
    close_round(game)
    assert [player.tiles for player in game.players] == [0, 0, 0]
    assert [player.points_seal for player in game.players] == [3, 0, 0]


def test_15_3_an_emblem_protects_its_street() -> None:
    assert after("looting", "C 2", "C2 dom complete coin").players[0].coins() == 1
    assert after("looting", "C", "C2 dom complete coin").players[0].coins() == 0
    assert after("looting", "2", "C2 dom complete coin").players[0].coins() == 0
    assert after("looting", "", "C2 dom complete coin").players[0].coins() == 0


@pytest.mark.parametrize(("space", "points"), [("D2", 2), ("D1", 1), ("A2", 1), ("A1", 0)])
def test_15_4_once_for_the_row_and_once_for_the_column(space: str, points: int) -> None:
    assert me(after("town_charter", BUT_2_AND_D, f"{space} dom complete citizen")).points() == points
    assert me(after("mint_right", BUT_2_AND_D, f"{space} dom complete coin")).points() == points
    assert me(after("hanseatic_league", BUT_2_AND_D, f"{space} dom complete")).points() == points


@pytest.mark.parametrize(("space", "left"), [("D2", 0), ("D1", 0), ("A2", 0), ("A1", 1)])
def test_15_5_hit_if_the_row_or_the_column_is_struck(space: str, left: int) -> None:
    assert me(after("plague", BUT_2_AND_D, f"{space} dom complete citizen")).citizens() == left
    assert me(after("looting", BUT_2_AND_D, f"{space} dom complete coin")).coins() == left
    assert me(after("fire", BUT_2_AND_D, f"{space} dom complete")).tiles.bit_count() == left


def test_15_6_town_charter_a_point_for_each_citizen() -> None:
    game = after(
        "town_charter",
        BUT_ROW_2,
        "B2 dom complete citizen citizen coin",
        "C2 meadow citizen",
        "B3 meadow citizen",
    )
    assert me(game).points_events == 3


def test_15_7_hanseatic_league_a_point_for_each_building() -> None:
    pieces = [
        "A2 gate",
        "B2 dom complete",
        "C2 hospital clay",
        "D2 meadow",
        "E2 reservoir",
        "B3 rathaus complete",
    ]
    assert me(after("hanseatic_league", BUT_ROW_2, *pieces)).points_events == 3


def test_15_8_right_to_mint_a_point_for_each_coin() -> None:
    game = after("mint_right", BUT_ROW_2, "B2 dom complete coin coin citizen", "B3 hospital complete coin")
    assert me(game).points_events == 2


def test_15_9_plague_takes_citizens_away_from_the_hospital() -> None:
    pieces = ["C1 hospital clay", "C2 meadow citizen", "D2 meadow citizen", "B3 dom complete citizen coin"]
    game = after("plague", BUT_ROW_2, *pieces)
    assert [lodgers(game, 0, space) for space in ("C2", "D2", "B3")] == [(1, 0), (0, 0), (1, 1)]
    game = after("plague", "", *pieces)
    assert [lodgers(game, 0, space) for space in ("C2", "D2", "B3")] == [(1, 0), (0, 0), (0, 1)]


def test_15_9_on_the_hospital_itself() -> None:
    assert me(after("plague", "", "C2 hospital complete citizen citizen coin")).citizens() == 2


def test_15_9_a_castle_or_another_city_s_hospital_is_no_shelter() -> None:
    game = eve_of("plague", "", "C2 waldenburg complete citizen")
    city(game, 1, "C2 hospital complete")
    close_round(game)
    assert me(game).citizens() == 0


@pytest.mark.parametrize("castle", ["schnellenberg", "waldenburg"])
@pytest.mark.parametrize("state", ["clay", "complete"])
def test_15_10_looting_takes_coins_away_from_the_castles(castle: str, state: str) -> None:
    pieces = [f"C2 {castle} {state}", "C3 buergerhaus complete coin citizen", "D3 hospital complete coin"]
    game = after("looting", "", *pieces)
    assert [lodgers(game, 0, space) for space in ("C3", "D3")] == [(1, 1), (0, 0)]


def test_15_10_on_the_castle_itself() -> None:
    assert me(after("looting", "", "C2 waldenburg complete coin coin")).coins() == 2


def test_15_10_the_hospital_is_no_castle() -> None:
    assert me(after("looting", "", "C2 hospital complete coin")).coins() == 0


def test_15_11_tiles_return_to_the_supply_but_for_the_reservoir_and_its_neighbours() -> None:
    pieces = [
        "C2 reservoir",
        "C1 dom complete",
        "D2 meadow",
        "B2 hospital clay",
        "E2 meadow",
        "D1 rathaus complete",
    ]
    game = after("fire", "", *pieces)
    left = [tile(game, 0, space) for space in ("C2", "C1", "D2", "B2", "E2", "D1")]
    assert left == ["reservoir", "dom", "meadow", "hospital", "", ""]
    assert me(game).cubes[6] == 1
    assert sum(me(game).supply) == 18 + 4 - 4


def test_15_12_cubes_of_a_burned_building_go_back_into_the_bag() -> None:
    game = eve_of("fire", "", "B2 kloster clay wood")
    before = stored(game.bag)
    close_round(game)
    assert stored(game.bag) == before | {"clay": before["clay"] + 1, "wood": before["wood"] + 1}
    assert me(game).cubes == [0] * 20


# Row 2 burns; rows 1 and 3 are fully protected.
REFUGES = [
    "B2 hospital complete citizen coin",
    "B1 dom complete",
    "B3 kloster complete",
    "C2 buergerhaus complete",
]


def test_15_13_the_owner_picks_marker_and_target() -> None:
    game = after("fire", BUT_ROW_2, *REFUGES)
    assert (game.whose(), question(game)) == (0, "SaveMarker")
    assert set(options(game, "rescue")) == {"B2 citizen B1", "B2 coin B1", "B2 citizen B3", "B2 coin B3"}
    say(game, "rescue B2 coin B3")
    assert lodgers(game, 0, "B3") == (0, 1)
    assert lodgers(game, 0, "B1") == (1, 0)  # what can be saved must be, and there was one way
    assert lodgers(game, 0, "B2") == (0, 0)


def test_15_13_a_target_takes_in_one_marker_only() -> None:
    game = after("fire", BUT_ROW_2, *REFUGES[:2])
    assert set(options(game, "rescue")) == {"B2 citizen B1", "B2 coin B1"}
    say(game, "rescue B2 coin B1")
    assert game.whose() == CHANCE
    assert lodgers(game, 0, "B1") == (0, 1)
    assert me(game).citizens() == 0


def test_15_13_a_target_must_be_empty_at_that_moment() -> None:
    game = after("fire", BUT_ROW_2, *REFUGES[:2], "B3 kloster complete citizen")
    assert set(options(game, "rescue")) == {"B2 citizen B1", "B2 coin B1"}
    assert why(game, "rescue B2 coin B3") == TARGET_HAS_MARKER


def test_15_13_a_target_must_survive_and_be_able_to_hold_the_kind() -> None:
    pieces = [REFUGES[0], "B1 meadow", "B3 kloster complete", "C2 buergerhaus complete", "A2 meadow"]
    game = after("fire", BUT_ROW_2, *pieces)
    assert set(options(game, "rescue")) == {"B2 citizen B1", "B2 citizen B3", "B2 coin B3"}
    assert why(game, "rescue B2 coin B1") == CANNOT_HOLD
    assert why(game, "rescue B2 coin C2") == TILE_BURNED


def test_15_13_no_refuge_on_unfinished_buildings_or_the_reservoir() -> None:
    game = after("fire", "B C D E 1 2 3 4", "A2 hospital complete citizen", "A3 meadow", "B2 dom clay")
    assert me(game).citizens() == 0
    pieces = ["A2 meadow citizen", "B2 dom clay", "A3 meadow citizen", "B3 reservoir"]
    game = after("fire", "B C D E 1 2 3 4", *pieces)
    assert lodgers(game, 0, "A3") == (1, 0)  # beside the reservoir
    assert lodgers(game, 0, "A2") == (0, 0)  # no refuge: A3 is occupied, B2 unfinished
    assert me(game).citizens() == 1


def test_15_13_only_over_one_edge() -> None:
    game = after("fire", BUT_ROW_2, "B2 hospital complete citizen", "C2 meadow", "C1 dom complete")
    assert me(game).citizens() == 0


def test_15_13_each_city_saves_its_own_in_the_order_of_seats() -> None:
    game = eve_of("fire", BUT_ROW_2, *REFUGES[:2])
    city(game, 2, *REFUGES[:2])
    game.start_player = 1
    close_round(game)
    assert game.whose() == 0
    say(game, "rescue B2 coin B1")
    assert game.whose() == 2
    say(game, "rescue B2 citizen B1")
    assert [lodgers(game, seat, "B1") for seat in (0, 2)] == [(0, 1), (1, 0)]


def test_15_13_two_burned_tiles_may_compete_for_one_refuge() -> None:
    game = after("fire", BUT_ROW_2, "A2 meadow citizen", "A1 meadow", "B2 meadow citizen", "B1 dom complete")
    assert set(options(game, "rescue")) == {"A2 citizen A1", "B2 citizen B1"}
    say(game, "rescue A2 citizen A1")
    assert [lodgers(game, 0, space) for space in ("A1", "B1")] == [(1, 0), (1, 0)]
    pieces = [
        "A2 meadow citizen",
        "B3 meadow",
        "C2 dom complete coin",
        "C3 hospital complete",
        "B2 rathaus complete citizen",
    ]
    game = after("fire", BUT_ROW_2, *pieces)
    assert set(options(game, "rescue")) == {"B2 citizen B3", "C2 coin C3"}
    assert why(game, "rescue C2 coin C3") == OK


def test_15_14_points_for_a_burned_building_are_kept() -> None:
    game = eve_of("fire")
    complete(game, 0, "B2 hospital clay wood glass")
    close_round(game)
    assert me(game).points_built == 4
    assert me(game).completed == 0


def test_15_15_burned_tiles_can_be_built_again() -> None:
    game = after("fire", "", "C1 gate", "C2 hospital complete", "D2 meadow", "C3 dom clay")
    ask(game, 0)
    assert why(game, "gate C1") == OK
    assert why(game, "meadow D2") == OK
    say(game, "buy clay")
    assert why(game, "build hospital C2") == OK
    say(game, "build dom C2")
    assert tile(game, 0, "C2") == "dom"
    assert me(game).supply == [*me(game, 1).supply[:1], 0, *me(game, 1).supply[2:]]


def test_15_16_gaps_are_allowed_and_a_new_tile_needs_one_neighbour() -> None:
    game = after("fire", BUT_ROW_2, "B1 meadow", "B2 dom complete", "B3 meadow")
    assert [tile(game, 0, space) for space in ("B1", "B2", "B3")] == ["meadow", "", "meadow"]
    ask(game, 0)
    assert set(options(game, "meadow")) == {"A1", "C1", "B2", "A3", "C3", "B4"}


def test_15_16_with_no_tile_left_anywhere_again() -> None:
    game = after("fire", "", "B2 dom complete")
    assert len(options(ask(game, 0), "meadow")) == 20


def test_15_17_the_tile_is_discarded() -> None:
    game = after("fire")
    assert game.event == NO_EVENT
    assert game.events_left[EVENT["fire"]] == 0


def test_15_18_a_surviving_tile_keeps_its_markers() -> None:
    game = after("fire", BUT_ROW_2, "B1 dom complete citizen citizen coin", "B2 meadow citizen", "B3 meadow")
    assert lodgers(game, 0, "B1") == (2, 1)
    assert lodgers(game, 0, "B3") == (1, 0)
    assert me(game).citizens() == 3


def test_15_18_a_saved_marker_counts_where_it_lies() -> None:
    game = after("fire", BUT_ROW_2, "B2 dom complete citizen", "B3 meadow")
    assert game.scores()[0] == 3


def test_15_2_the_basic_game_has_no_events() -> None:
    game = table(round=3)
    assert game.event == NO_EVENT
    display(game, clay=3)
    close_round(game)
    assert [word.split()[0] for word in chance(game)][:2] == ["fill-display", "opening-draw"]
