"""The worked examples of the rulebook, each as a short game from the position it describes."""

from boardwright.games.attandarra.reasons import LOWER_QUALITY
from boardwright.kernel.packing import OK
from tests.games.attandarra.table import (
    MATERIAL,
    ask,
    city,
    close_round,
    complete,
    display,
    emblems,
    lodgers,
    markers,
    me,
    options,
    say,
    table,
    why,
)


def test_example_prices_of_clay_wood_stone_and_glass() -> None:
    game = table()
    display(game, clay=4, wood=4, stone=4, glass=4)
    city(game, 0, "C2 dom clay", "A4 kloster wood")
    paid: list[int] = []
    for material in MATERIAL:
        me(game).gold = 12
        say(ask(game, 0), f"buy {material}")
        paid.append(12 - me(game).gold)
        if "extend C2" in options(game):
            say(game, "extend C2")
    assert paid == [1, 2, 3, 4]


def test_example_wood_placed_so_no_more_clay() -> None:
    game = table()
    say(game, "buy wood", "build kloster C2", "finish", "finish")
    city(game, 0, "A4 dom clay")
    say(game, "buy clay")
    assert why(game, "extend C2") == LOWER_QUALITY
    say(game, "extend A4")
    for material in ("wood", "stone", "glass"):
        future = game.clone()
        ask(future, 0)
        say(future, f"buy {material}")
        assert why(future, "extend C2") == OK


def test_example_hospital_for_four_points() -> None:
    game = table(2)
    say(game, "buy clay", "build hospital C2", "finish")
    say(game, "buy wood", "extend C2")
    say(game, "buy glass")  # its only place
    assert me(game).points() == 4
    assert me(game).completed == 1 << 7


def test_example_cathedral_for_seven_points() -> None:
    game = table(2)
    say(game, "buy wood", "build dom C2", "finish")
    me(game).gold = 12
    say(game, "buy wood", "extend C2", "buy stone", "extend C2", "buy glass")
    assert me(game).points() == 7
    assert me(game).completed == 1 << 7


def test_example_citizen_of_b1() -> None:
    game = table()
    markers(game, "A1 coin", "B1 citizen", "C1 coin", "D1 citizen", "E1 coin")
    markers(game, "A2 citizen", "B2 citizen", "C2 coin", "D2 citizen", "E2 coin")
    city(game, 0, "B1 meadow", "B2 dom complete")
    dearer = game.clone()
    say(dearer, "take-marker B2")
    assert dearer.players[0].gold == 12 - 3
    say(game, "take-marker B1")
    assert me(game).gold == 12 - 2
    assert lodgers(game, 0, "B1") == (1, 0)


def test_example_four_buildings_and_the_seal() -> None:
    red, blue, green = 0, 1, 2
    game = table(history=True)
    complete(game, red, "B2 buergerhaus wood stone")
    complete(game, blue, "B2 buergerhaus clay wood")
    assert game.seal == red  # stone before wood
    complete(game, blue, "C2 hospital clay wood stone")
    assert game.seal == blue  # two before one
    complete(game, green, "B2 buergerhaus clay wood", "C2 hospital clay clay glass")
    assert game.seal == green  # glass before stone
    complete(game, red, "C2 hospital wood stone glass")
    assert game.seal == green  # glass against glass
    complete(game, red, "D2 dom clay clay clay wood")
    assert game.seal == red  # a third building


def test_example_row_2_and_column_d() -> None:
    game = table(history=True, round=3, event="mint_right")
    emblems(game, "A B C E 1 3 4")
    city(game, 0, "D2 dom complete coin")
    city(game, 1, "C2 dom complete coin", "D3 hospital complete coin", "C3 buergerhaus complete coin")
    close_round(game)
    assert [player.points() for player in game.players] == [2, 2, 0]
