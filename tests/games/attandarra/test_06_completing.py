from tests.games.attandarra.table import city, display, me, say, stored, table


def test_6_1_complete_with_as_many_cubes_as_the_numeral() -> None:
    game = table()
    city(game, 0, "B2 hospital clay", "C2 dom clay wood")
    say(game, "buy wood", "extend B2")
    assert me(game).completed == 0
    city(game, 0)
    say(game, "buy wood", "extend B2")
    assert me(game).completed == 1 << 6
    assert me(game).unfinished() == 1 << 7


def test_6_2_points_for_the_materials_at_once() -> None:
    game = table()
    city(game, 0, "B2 kloster clay wood stone")
    say(game, "buy glass")
    assert me(game).points() == 0 + 1 + 2 + 3
    assert me(game, 1).points() == 0


def test_6_2_nothing_before_completion() -> None:
    game = table()
    city(game, 0, "B2 kloster wood stone")
    say(game, "buy glass")
    assert me(game).points() == 0


def test_6_3_the_cubes_go_back_and_none_stays() -> None:
    game = table()
    display(game, stone=0)
    city(game, 0, "B2 dom wood wood wood")
    before = stored(game.bag)
    say(game, "buy glass")
    assert me(game).cubes[6] == 0
    after = stored(game.bag)
    assert after["wood"] == before["wood"] + 3
    assert after["glass"] == before["glass"] + 1
