"""Worked cases: given, when, then. Each is named by its number and cites its clauses."""

import pytest

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED
from boardwright.games.attandarra.reasons import LOWER_QUALITY, NO_GOLD, SAME_NUMERAL
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.attandarra.table import (
    EVENT,
    MATERIAL,
    STREETS,
    ask,
    chance,
    city,
    close_round,
    complete,
    display,
    emblems,
    end_game,
    finish_all,
    fresh,
    lodgers,
    markers,
    me,
    opening_draw,
    options,
    play_at_will,
    prepare_round,
    question,
    say,
    set_up,
    stored,
    table,
    tile,
    why,
)


def test_av_01_a_table_for_three() -> None:
    """ATT-1.4 to 1.7, 1.10"""
    game = fresh(3, start=1)
    set_up(game)
    assert game.under == [COVERED] * 20
    for marker in (CITIZEN, COIN):
        assert game.tops.count(marker) + game.pool[marker] == 20
    assert [(player.gold, player.points()) for player in game.players] == [(12, 0)] * 3
    assert game.round == 1
    assert sum(game.display) + sum(game.bag) == 60


def test_av_03_too_many_clay() -> None:
    """ATT-1.8, 1.9, 1.11; ATT-A4"""
    game = fresh(start=0)
    set_up(game, *["clay"] * 8, *["wood"] * 4, "stone", "stone", "glass")
    assert stored(game.display) == {"clay": 6, "wood": 4, "stone": 2, "glass": 1}
    assert sum(game.bag) == 47
    assert options(game)[0].startswith("opening-draw")


def test_av_05_a_finishes_on_the_second_turn() -> None:
    """ATT-2.4, 9.1, 9.5"""
    game = table(3)
    order: list[int] = []
    for answer in ["meadow C2", "meadow C2", "meadow C2", "finish", "meadow C3", "meadow C3", "meadow B2"]:
        order.append(game.whose())
        say(game, answer)
    assert [*order, game.whose()] == [0, 1, 2, 0, 1, 2, 1, 2]
    finish_all(game)
    play_at_will(game)
    assert (game.round, game.whose()) == (2, 1)


def test_av_07_clay_and_stone_make_a_house() -> None:
    """ATT-3.3, 3.4, 3.7"""
    game = opening_draw(table(), 0)
    before = sum(game.bag)
    say(game, "opening-draw clay", "opening-draw stone")
    say(game, "place-drawn clay", "build buergerhaus C2", "extend C2")
    assert me(game).gold == 11
    assert me(game).completed == 1 << 7
    assert me(game).points() == 2
    assert sum(game.bag) == before


def test_av_08_double_glass() -> None:
    """ATT-3.2; ATT-A5"""
    game = opening_draw(table(), 0)
    glass = game.bag[3]
    say(game, "opening-draw glass", "opening-draw glass", "glass-replacement wood")
    assert stored(game.hand) == {"wood": 1, "glass": 1}
    assert game.bag[3] == glass - 1
    say(game, "build dom C2")  # the wood is free; the glass has then one place, for 1 gold
    assert me(game).cubes[7] == 0x1010
    assert me(game).gold == 11


def test_av_12_a_drawn_stone_cannot_be_declined() -> None:
    """ATT-3.6, 3.7; ATT-A7"""
    game = opening_draw(table(), 0)
    say(game, "opening-draw stone", "opening-draw clay")
    assert options(game) == ["place-drawn clay", "place-drawn stone"]
    say(game, "place-drawn clay", "build dom C2")
    assert question(game) == "PlaceCube"
    assert {answer.split()[0] for answer in options(game)} == {"build", "extend"}


@pytest.mark.parametrize("level", [4, 5, 6])
def test_av_13_prices_of_the_upper_levels(level: int) -> None:
    """ATT-4.1, 4.3"""
    game = table()
    display(game, clay=level, wood=level, stone=level, glass=level)
    assert [game.price_of_material(material) for material in MATERIAL.values()] == [1, 2, 3, 4]


def test_av_15_no_glass_for_an_empty_city() -> None:
    """ATT-4.2, 5.5"""
    assert options(table(), "buy") == ["clay", "wood", "stone"]


def test_av_16_after_wood() -> None:
    """ATT-5.6"""
    for material, expected in (("clay", LOWER_QUALITY), ("wood", OK), ("stone", OK), ("glass", OK)):
        game = table()
        city(game, 0, "C2 kloster wood", "A4 dom clay")
        say(game, f"buy {material}")
        assert why(game, "extend C2") == expected


def test_av_18_sites() -> None:
    """ATT-5.1, 5.2"""
    game = table()
    assert len(options(game, "meadow")) == 20
    city(game, 0, "B2 meadow", "C2 dom clay")
    expected = {"A2", "B1", "B3", "C1", "C3", "D2"}
    assert set(options(game, "meadow")) == set(options(game, "reservoir")) == expected
    say(game, "buy clay")
    assert {
        answer.split()[1] for answer in options(game, "build") if answer.startswith("hospital")
    } == expected


@pytest.mark.parametrize("state", ["clay", "complete"])
def test_av_19_equal_numerals(state: str) -> None:
    """ATT-5.8, 5.9"""
    game = table()
    city(game, 0, f"B2 buergerhaus {state}", "B3 meadow")
    assert why(game, "meadow C3") == OK
    say(game, "buy clay")
    assert why(game, "build pulverturm B1") == SAME_NUMERAL
    assert why(game, "build pulverturm C2") == SAME_NUMERAL
    assert why(game, "build hospital B1") == OK
    assert why(game, "build hospital C2") == OK


def test_av_21_the_hospital_of_the_example() -> None:
    """ATT-6.1 to 6.3"""
    game = table()
    city(game, 0, "C2 hospital clay wood")
    cubes = sum(game.bag)
    say(game, "buy glass")
    assert me(game).completed == 1 << 7
    assert me(game).points() == 4
    assert sum(game.bag) == cubes + 3


def test_av_22_the_cathedral_of_the_example() -> None:
    """ATT-6.1 to 6.3"""
    game = table()
    city(game, 0, "C2 dom wood wood stone")
    say(game, "buy glass")
    assert me(game).points() == 7


def test_av_24_the_last_gold_for_a_meadow_or_the_reservoir() -> None:
    """ATT-7.1"""
    game = table()
    me(game).gold = 1
    city(game, 0, "C2 dom complete")
    assert set(options(game, "meadow")) == set(options(game, "reservoir")) == {"C1", "B2", "D2", "C3"}
    say(game, "meadow C3")
    assert me(game).gold == 0
    assert finish_all(game)[:2] == [1, 2]


def test_av_25_prices_of_citizens() -> None:
    """ATT-8.1, 8.2"""
    game = table()
    row_1 = ["A1 citizen", "B1 citizen", "C1 coin", "D1 coin", "E1 coin"]
    row_2 = ["A2 citizen", "B2 citizen", "C2 citizen", "D2 coin", "E2 coin"]
    markers(game, *row_1, *row_2)
    city(game, 0, "B1 meadow", "B2 meadow")
    me(game).gold = 2
    ask(game, 0)
    assert why(game, "take-marker B2") == NO_GOLD
    assert why(game, "take-marker B1") == OK
    assert game.price_of_marker(6) == 3
    say(game, "take-marker B1")
    assert me(game).gold == 0


def test_av_28_what_can_be_taken() -> None:
    """ATT-8.6, 8.7"""
    game = table()
    markers(game, "B1 coin", "C1 citizen", "D1 coin", "E1 citizen", "A1 citizen")
    city(game, 0, "B1 meadow", "C1 hospital clay", "D1 dom complete", "E1 reservoir")
    assert options(game, "take-marker") == ["D1"]


def test_av_30_a_last_cube_for_three_gold() -> None:
    """ATT-9.1 to 9.3"""
    game = table()
    city(game, 0, "C2 kloster clay")
    me(game).gold = 3
    say(game, "finish-with-draw", "final-draw stone")
    assert me(game).gold == 0
    assert {answer.split()[0] for answer in options(game)} == {"build", "extend"}
    say(game, "extend C2")
    assert me(game).gold == 0
    assert 0 not in finish_all(game)[:2]


def test_av_32_without_gold_nobody_is_asked() -> None:
    """ATT-9.1, 2.5"""
    game = table()
    me(game).gold = 1
    say(ask(game, 0), "reservoir C2")
    assert me(game).finished
    for player in game.players[1:]:
        player.finished = True
    assert game.whose() == 1
    say(game, "finish")
    assert game.round == 2


@pytest.mark.parametrize(
    ("citizens", "points"), [([5, 5, 3, 1], [10, 10, 3, 0]), ([6, 4, 4, 2], [10, 6, 6, 0])]
)
def test_av_33_ties_for_citizens(citizens: list[int], points: list[int]) -> None:
    """ATT-10.3, 10.5"""
    game = table(4)
    for seat, number in enumerate(citizens):
        city(game, seat, "C2 dom complete coin" + " citizen" * number)
    assert [scoring.sheet(game, seat)[scoring.CITIZENS] for seat in range(4)] == points


def test_av_35_meadows() -> None:
    """ATT-10.7"""
    game = table()
    city(game, 0, "A1 meadow citizen", "A2 meadow citizen citizen", "B1 meadow", "B2 meadow")
    assert scoring.sheet(game, 0)[scoring.MEADOWS] == 8


@pytest.mark.parametrize(("fourth", "points"), [("complete", 5), ("clay", 0), ("", 0)])
def test_av_36_the_reservoir(fourth: str, points: int) -> None:
    """ATT-10.8"""
    game = table()
    city(game, 0, "C2 reservoir", "C1 dom complete", "C3 rathaus complete", "B2 kloster complete")
    city(game, 0, f"D2 bieketurm {fourth}" if fourth else "D2 meadow")
    assert scoring.sheet(game, 0)[scoring.RESERVOIR_RINGED] == points


def test_av_38_numerals_and_unfinished_buildings() -> None:
    """ATT-10.2, 10.9, 10.10"""
    game = table()
    city(game, 0, "B2 hospital complete", "C2 dom complete", "D2 buergerhaus complete", "B3 kloster clay")
    assert scoring.sheet(game, 0)[scoring.BUILDINGS] == 9
    assert scoring.city_tiles(game, 0) == 3
    end_game(game)
    assert game.scores() == [9, 0, 0]
    assert scoring.city_tiles(game, 0) == 3


def test_av_41_the_seal_of_the_examples() -> None:
    """ATT-12.2 to 12.5"""
    red, blue, green = 0, 1, 2
    game = table(history=True)
    complete(game, red, "B2 buergerhaus clay stone")
    city(game, blue, "B2 buergerhaus clay", "C2 hospital wood wood")
    complete(game, green, "B2 buergerhaus clay wood")
    city(game, green, "C2 hospital clay clay")
    city(game, red, "C2 hospital clay clay")
    assert game.seal == red
    say(ask(game, blue), "buy wood", "extend B2")
    assert game.seal == red
    say(ask(game, blue), "buy stone", "extend C2")
    assert game.seal == blue
    assert stored(me(game, blue).counters) == {"wood": 1, "stone": 1}
    say(ask(game, green), "buy glass")
    assert game.seal == green
    say(ask(game, red), "buy glass")
    assert (me(game, red).built, me(game, red).best) == (2, 3)
    assert game.seal == green


def test_av_42_the_counter_cube() -> None:
    """ATT-12.2, 12.9"""
    game = table(history=True)
    display(game, clay=0)
    wood, stone = game.bag[1], game.bag[2]
    complete(game, 0, "C2 hospital wood wood stone")
    assert stored(me(game).counters) == {"stone": 1}
    assert (game.bag[1], game.bag[2]) == (wood, stone - 1)
    close_round(game)
    assert options(game)[0].startswith("fill-display")
    assert game.bag[2] == stone


def test_av_45_a_gate_for_five_gold() -> None:
    """ATT-13.1 to 13.3, 13.6, 13.10"""
    game = table(history=True)
    display(game, stone=4)
    me(game).gold = 4
    city(game, 0, "C2 meadow")
    assert options(game, "gate") == []
    me(game).gold = 5
    say(ask(game, 0), "gate C1")
    assert me(game).gold == 0
    assert me(game).points() == 2
    assert stored(me(game).counters) == {"stone": 1}


@pytest.mark.parametrize(("gates", "points"), [("B1 C4 A2", 18), ("B1 D1 A2", 9)])
def test_av_47_gates_in_final_scoring(gates: str, points: int) -> None:
    """ATT-13.8"""
    game = table(history=True)
    city(game, 0, *[f"{space} gate" for space in gates.split()])
    assert scoring.sheet(end_game(game), 0)[scoring.GATES] == points


def test_av_49_where_emblems_may_go() -> None:
    """ATT-14.1 to 14.3"""
    assert options(table(history=True, round=2), "emblem") == []
    game = table(history=True, round=3)
    emblems(game, "D", seat=1)
    me(game).gold = 1
    ask(game, 0)
    assert options(game, "emblem") == ["A", "B", "C", "E", "1", "2", "3", "4"]


def test_av_51_town_charter_in_row_2_and_column_d() -> None:
    """ATT-15.3, 15.4, 15.6"""
    for space, points in (("D2", 2), ("D1", 1), ("A2", 1), ("A1", 0)):
        game = table(history=True, round=3, event="town_charter")
        emblems(game, "A B C E 1 3 4")
        city(game, 0, f"{space} meadow citizen")
        close_round(game)
        assert me(game).points() == points


def test_av_52_hanseatic_league_without_emblems() -> None:
    """ATT-15.3 to 15.7"""
    game = table(history=True, round=3, event="hanseatic_league")
    city(game, 0, "B2 dom complete", "C2 hospital clay", "C1 gate", "B3 meadow", "C3 reservoir")
    close_round(game)
    assert me(game).points() == 6


def test_av_54_plague_in_row_2() -> None:
    """ATT-15.5, 15.9"""
    game = table(history=True, round=3, event="plague")
    emblems(game, "A B C D E 1 3 4")
    city(game, 0, "C1 hospital clay", "C2 meadow citizen", "D2 meadow citizen", "B3 meadow citizen")
    close_round(game)
    assert [lodgers(game, 0, space)[0] for space in ("D2", "C2", "B3")] == [0, 1, 1]


def test_av_56_fire_in_row_2() -> None:
    """ATT-15.11, 15.12, 15.14"""
    game = table(history=True, round=3, event="fire")
    emblems(game, "A B C D E 1 3 4")
    complete(game, 0, "B2 hospital clay wood glass")
    city(game, 0, "C2 kloster clay wood", "D3 reservoir", "D2 meadow", "B3 dom complete")
    clay, wood = game.bag[0], game.bag[1]
    close_round(game)
    assert [tile(game, 0, space) for space in ("B2", "C2")] == ["", ""]
    assert [tile(game, 0, space) for space in ("D2", "B3", "D3")] == ["meadow", "dom", "reservoir"]
    assert (game.bag[0], game.bag[1]) == (clay + 1, wood + 1)
    assert me(game).points_built == 4


def test_av_60_the_third_tile() -> None:
    """ATT-15.1, 15.2, 16.1"""
    game = close_round(table(history=True, round=4, event="plague"))
    assert game.round == 5
    say(game, "history-tile fire")
    assert options(game)[0].startswith("opening-draw")
    play_at_will(game)
    assert (game.event, sum(game.events_left)) == (EVENT["fire"], 3)
    seat = game.whose()
    before = me(game, seat).points_built
    complete(game, seat, "E4 dom clay wood stone glass")
    close_round(game)
    assert game.whose() == NOBODY
    assert me(game, seat).points_seal == 5
    assert me(game, seat).tiles == 0
    assert game.scores()[seat] == before + 6 + 5


def test_av_63_c_places_before_d_draws() -> None:
    """ATT-3.1, 1.11"""
    game = table(4)
    display(game, clay=3)
    game.start_player = 1
    prepare_round(game)
    assert options(game)[0].startswith("fill-display")
    say(game, "fill-display clay")
    assert (game.start_player, game.active) == (2, 2)
    say(game, "opening-draw clay", "opening-draw clay", "build dom C2", "extend C2")
    assert (game.whose(), game.active) == (CHANCE, 3)
    assert options(game)[0].startswith("opening-draw")
    assert me(game, 3).tiles == 0


def test_av_64_one_hospital_and_four_houses() -> None:
    """ATT-5.4, 5.3"""
    game = table()
    city(game, 0, "C2 hospital clay")
    for space in ("C1", "C3", "B2", "D2"):
        display(game, wood=4)
        me(game).gold = 12
        say(ask(game, 0), "buy wood")
        assert not [answer for answer in options(game, "build") if answer.startswith("hospital")]
        say(game, f"build buergerhaus {space}")
    say(ask(game, 0), "buy wood")
    assert not [answer for answer in options(game, "build") if answer.startswith("buergerhaus")]


def test_av_66_the_last_emblem_with_the_last_gold() -> None:
    """ATT-14.4, 11.5, 14.2"""
    game = table(history=True, round=4)
    me(game).gold, me(game).emblems = 1, 1
    ask(game, 0)
    assert options(game, "emblem") == STREETS
    say(game, "emblem C")
    assert (me(game).gold, me(game).emblems, me(game).finished) == (0, 0, True)
    close_round(game)
    play_at_will(game)
    assert game.round == 5
    assert me(game, 1).emblems == 2
    assert why(ask(game, 1), "emblem D") == OK


def test_av_67_order_between_rounds() -> None:
    """ATT-9.8, 9.9, 16.2"""
    game = table(history=True, round=2)
    complete(game, 0, "B2 buergerhaus clay wood")
    display(game, clay=2)
    wood = game.bag[1]
    close_round(game)
    assert game.bag[1] == wood + 1
    said = [answer.split()[0] for answer in chance(game)]
    assert said[:4] == ["fill-display", "fill-display", "history-tile", "opening-draw"]
    game = table(history=True, round=5)
    display(game, clay=0)
    close_round(game)
    assert (game.whose(), sum(game.display), game.start_player) == (NOBODY, 11, 0)


def test_av_69_three_markers_on_the_dom() -> None:
    """ATT-15.13, 15.18, 8.8; ATT-A3"""
    game = table(3, history=True, round=3, event="fire")
    emblems(game, "A B C D E 1 3 4")
    markers(game, "B3 coin")
    city(game, 0, "B2 meadow citizen", "B3 dom complete")
    assert game.under[11] == COVERED
    close_round(game)
    assert lodgers(game, 0, "B3") == (1, 0)
    say(ask(game, 0), "take-marker B3", "reveal-marker B3 citizen")
    say(ask(game, 0), "take-marker B3")
    assert lodgers(game, 0, "B3") == (2, 1)
