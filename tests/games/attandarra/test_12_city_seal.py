import pytest

from boardwright.games.attandarra.components import Switches
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra.table import (
    ask,
    chance,
    city,
    close_round,
    complete,
    display,
    me,
    opening_draw,
    options,
    say,
    stored,
    table,
    whole_supply,
)


def test_12_1_buildings_of_the_round_are_counted() -> None:
    game = table(history=True)
    city(game, 0, "B2 buergerhaus clay", "C2 hospital clay clay", "D2 dom complete")
    assert me(game).built == 0  # the Dom is from an earlier round
    say(game, "buy glass", "extend B2")
    assert me(game).built == 1
    say(ask(game, 0), "buy glass")
    assert me(game).built == 2


def test_12_1_gates_and_draws_count() -> None:
    game = table(history=True)
    say(game, "gate C1")
    assert me(game).built == 1
    game = table(history=True)
    city(game, 0, *whole_supply(C3="clay wood stone"))
    say(game, "finish-with-draw", "final-draw glass")
    assert me(game).built == 1
    game = table(history=True)
    opening_draw(game, 0)
    say(game, "opening-draw clay", "opening-draw stone")
    say(game, "place-drawn clay", "build buergerhaus B2", "extend B2")
    assert (me(game).built, game.seal) == (1, 0)


def test_12_2_one_cube_of_the_highest_material_is_kept() -> None:
    game = table(history=True)
    city(game, 0, "B2 kloster wood wood stone")
    before = stored(game.bag)
    say(game, "buy stone", "extend B2")
    assert stored(me(game).counters) == {"stone": 1}
    assert stored(game.bag) == before | {"wood": before["wood"] + 2, "stone": before["stone"] + 1}


def test_12_2_without_city_history_all_go_back() -> None:
    game = table()
    city(game, 0, "B2 hospital wood wood")
    say(game, "buy stone", "extend B2")
    assert me(game).points() == 4
    assert stored(me(game).counters) == {}
    assert game.seal == NOBODY


def test_12_3_the_first_to_complete_takes_the_seal() -> None:
    game = table(history=True)
    assert game.seal == NOBODY
    city(game, 1, "B2 buergerhaus clay")
    say(game, "buy wood", "extend B2")
    assert game.seal == 1


def contest(*buildings: str) -> Attandarra:
    """Return a game where buildings were completed in this order, such as `1 C2 hospital clay clay glass`."""
    game = table(history=True)
    for building in buildings:
        seat, piece = building.split(maxsplit=1)
        complete(game, int(seat), piece)
    return game


def test_12_4_more_buildings_take_it() -> None:
    assert contest("0 B2 buergerhaus clay glass", "1 B2 buergerhaus clay wood").seal == 0
    game = contest(
        "0 B2 buergerhaus clay glass", "1 B2 buergerhaus clay wood", "1 C2 hospital clay clay wood"
    )
    assert game.seal == 1


def test_12_4_as_many_with_a_better_last_building_take_it() -> None:
    assert contest("0 B2 buergerhaus clay wood", "1 B2 buergerhaus clay stone").seal == 1
    assert contest("0 B2 buergerhaus clay stone", "1 B2 buergerhaus clay wood").seal == 0


def test_12_4_the_last_building_counts_not_the_best() -> None:
    game = contest(
        "0 B2 buergerhaus clay glass",
        "0 C2 hospital clay clay wood",
        "1 B2 buergerhaus clay wood",
        "1 C2 hospital clay clay stone",
    )
    assert game.seal == 1
    game = contest(
        "0 B2 buergerhaus clay wood",
        "0 C2 hospital clay clay stone",
        "1 B2 buergerhaus clay glass",
        "1 C2 hospital clay clay wood",
    )
    assert game.seal == 0


def test_12_4_looked_at_only_when_someone_completes_a_building() -> None:
    # Seat 0 falls from glass to wood; seat 1 with stone would now be better with two, but has one building.
    game = contest(
        "0 B2 buergerhaus clay glass", "1 B2 buergerhaus clay stone", "0 C2 hospital clay clay wood"
    )
    assert game.seal == 0


def test_12_4_fewer_buildings_never_take_it() -> None:
    game = contest(
        "0 B2 buergerhaus clay wood", "0 C2 hospital clay clay wood", "1 B2 buergerhaus clay glass"
    )
    assert game.seal == 0


def test_12_4_only_the_holder_is_compared_with() -> None:
    game = contest(
        "0 B2 buergerhaus clay wood",
        "1 B2 buergerhaus clay stone",
        "2 B2 buergerhaus clay stone",
        "2 C2 hospital clay clay wood",
        "0 C2 hospital clay clay stone",
    )
    assert game.seal == 0


def test_12_5_equal_number_and_material_leave_it() -> None:
    assert contest("0 B2 buergerhaus clay stone", "1 B2 pulverturm wood stone").seal == 0
    game = table(history=True)
    say(game, "gate C1", "gate C1")
    assert (game.seal, me(game, 1).built) == (0, 1)


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_12_6_as_many_points_as_the_round(round: int) -> None:
    game = table(history=True, round=round)
    complete(game, 2, "B2 buergerhaus clay wood")
    close_round(game)
    assert [player.points_seal for player in game.players] == [0, 0, round]


def test_12_7_seal_and_cubes_go_back_and_counts_restart() -> None:
    game = table(history=True)
    complete(game, 0, "B2 buergerhaus clay wood")
    complete(game, 1, "B2 buergerhaus clay glass", "C2 hospital clay clay stone")
    close_round(game)
    assert game.seal == NOBODY
    assert [player.built for player in game.players] == [0, 0, 0]
    assert [player.best for player in game.players] == [-1, -1, -1]
    assert [sum(player.counters) for player in game.players] == [0, 0, 0]


def test_12_8_nobody_scores_an_unclaimed_seal() -> None:
    game = close_round(table(history=True))
    assert [player.points_seal for player in game.players] == [0, 0, 0]
    assert game.seal == NOBODY


def test_12_9_counters_are_back_before_the_display_is_filled() -> None:
    game = table(history=True)
    complete(game, 0, "B2 buergerhaus clay glass")
    display(game, clay=3)
    in_bag = game.bag[3]
    assert stored(me(game).counters) == {"glass": 1}
    close_round(game)
    assert options(game)[0].startswith("fill-display")
    assert game.bag[3] == in_bag + 1
    chance(game)


def test_12_1_a_burned_building_stays_counted() -> None:
    game = table(history=True, round=3, event="fire", switches=Switches(event_before_seal=True))
    complete(game, 0, "B2 buergerhaus clay wood")
    close_round(game)
    assert me(game).tiles == 0
    assert me(game).points_seal == 3
