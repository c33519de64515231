import pytest

from boardwright.games.attandarra.reasons import (
    GLASS_CANNOT_BEGIN,
    LOWER_QUALITY,
    NO_PLACE_FOR_CUBE,
    NONE_IN_SUPPLY,
    NOT_ADJACENT,
    NOT_UNFINISHED,
    ONE_MATERIAL_ONLY,
    SAME_NUMERAL,
    SPACE_TAKEN,
)
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import OK
from tests.games.attandarra.table import (
    SPACES,
    WORDS,
    ask,
    city,
    close_round,
    me,
    options,
    say,
    table,
    tile,
    why,
)


def buying(material: str, *pieces: str, history: bool = False) -> Attandarra:
    """Return a table where seat 0 has bought a cube and is about to place it."""
    game = table(history=history)
    city(game, 0, *pieces)
    say(game, f"buy {material}")
    return game


def sites(game: Attandarra, building: str) -> set[str]:
    return {answer.split()[1] for answer in options(game, "build") if answer.split()[0] == building}


@pytest.mark.parametrize("space", SPACES)
def test_5_1_the_first_tile_anywhere(space: str) -> None:
    game = table()
    assert why(game, f"meadow {space}") == OK
    assert why(game, f"reservoir {space}") == OK
    say(game, "buy clay")
    assert why(game, f"build dom {space}") == OK


def test_5_2_later_tiles_beside_an_own_tile() -> None:
    game = table()
    city(game, 1, "E4 meadow")
    city(game, 0, "B2 meadow", "C2 meadow")
    around = {"A2", "B1", "B3", "C1", "C3", "D2"}
    assert set(options(game, "meadow")) == set(options(game, "reservoir")) == around
    assert why(game, "meadow A1") == NOT_ADJACENT
    say(game, "buy wood")
    assert sites(game, "hospital") == around
    assert why(game, "build hospital E4") == NOT_ADJACENT


def test_5_2_no_neighbours_across_the_edge_of_the_board() -> None:
    game = table()
    city(game, 0, "E2 meadow")
    assert options(game, "meadow") == ["E1", "D2", "E3"]
    assert why(game, "meadow A3") == NOT_ADJACENT
    game = table()
    city(game, 0, "A3 meadow")
    assert options(game, "meadow") == ["A2", "B3", "A4"]
    game = table()
    city(game, 0, "C1 meadow")
    assert options(game, "meadow") == ["B1", "D1", "C2"]
    game = table()
    city(game, 0, "C4 meadow")
    assert options(game, "meadow") == ["C3", "B4", "D4"]


@pytest.mark.parametrize("piece", ["C2 dom clay", "C2 meadow", "C2 reservoir", "C2 dom complete"])
def test_5_2_any_kind_of_tile_continues_the_city(piece: str) -> None:
    game = table()
    city(game, 0, piece)
    assert options(game, "meadow") == ["C1", "B2", "D2", "C3"]


def test_5_3_one_tile_on_a_space() -> None:
    game = table()
    city(game, 0, "B2 meadow", "C2 hospital clay")
    assert why(game, "meadow B2") == SPACE_TAKEN
    assert why(game, "reservoir C2") == SPACE_TAKEN
    say(game, "buy clay")
    assert why(game, "build dom B2") == SPACE_TAKEN
    assert why(game, "build dom C2") == SPACE_TAKEN


def test_5_4_any_building_that_is_left_with_the_cube_on_it() -> None:
    game = buying("clay")
    assert {answer.split()[0] for answer in options(game, "build")} == {
        *("hospital", "dom", "buergerhaus", "pulverturm", "bieketurm"),
        *("rathaus", "erloeserkirche", "waldenburg", "kloster", "schnellenberg"),
    }
    say(game, "build kloster C3")
    assert tile(game, 0, "C3") == "kloster"
    assert me(game).cubes[12] == 1
    assert sum(me(game).supply) == 17


def test_5_4_not_a_building_that_stands_already() -> None:
    game = buying("clay", "B2 hospital clay")
    assert sites(game, "hospital") == set()
    action = "build hospital C2"
    assert action not in options(game)
    assert game.agenda.open_question().why_not(game, WORDS.parse(action)) == NONE_IN_SUPPLY


def test_5_5_glass_never_begins_a_building() -> None:
    game = buying("glass", "B2 hospital clay", "D4 dom wood")
    assert options(game, "build") == []
    assert set(options(game, "extend")) == {"B2", "D4"}
    assert why(game, "build kloster C2") == GLASS_CANNOT_BEGIN
    assert why(table(), "buy glass") == NO_PLACE_FOR_CUBE


@pytest.mark.parametrize("material", ["clay", "wood", "stone"])
def test_5_5_any_other_material_begins(material: str) -> None:
    assert len(sites(buying(material), "dom")) == 20


RANK = ["clay", "wood", "stone", "glass"]


@pytest.mark.parametrize("last", RANK)
@pytest.mark.parametrize("next_cube", RANK)
def test_5_6_equal_or_higher_quality_follows(last: str, next_cube: str) -> None:
    game = buying(next_cube, f"B2 kloster clay {last}".replace("clay clay", "clay"), "D4 dom clay")
    expected = OK if RANK.index(next_cube) >= RANK.index(last) else LOWER_QUALITY
    assert why(game, "extend B2") == expected


def test_5_6_counts_from_the_best_cube_not_from_the_first() -> None:
    game = buying("wood", "B2 kloster clay stone", "D4 dom wood")
    assert why(game, "extend B2") == LOWER_QUALITY
    assert why(game, "extend D4") == OK


@pytest.mark.parametrize("material", ["clay", "wood", "stone"])
def test_5_7_the_last_cube_may_not_leave_one_material(material: str) -> None:
    game = buying(material, f"B2 buergerhaus {material}", f"D2 hospital {material}", f"D4 dom {material}")
    assert why(game, "extend B2") == ONE_MATERIAL_ONLY
    assert why(game, "extend D2") == OK  # not the last cube yet


def test_5_7_two_equal_cubes_need_another_material_for_the_third() -> None:
    game = buying("stone", "B2 hospital stone stone", "D2 rathaus clay stone")
    assert why(game, "extend B2") == ONE_MATERIAL_ONLY
    assert why(game, "extend D2") == OK
    say(game, "extend D2")
    assert me(game).completed == 1 << SPACES.index("D2")


def test_5_7_otherwise_any_number_of_one_material() -> None:
    game = buying("wood", "B2 kloster wood wood wood", "D2 dom clay wood wood")
    assert why(game, "extend B2") == ONE_MATERIAL_ONLY
    assert why(game, "extend D2") == OK
    game = buying("clay", "B2 kloster clay clay")
    assert why(game, "extend B2") == OK


def test_5_8_equal_numerals_may_not_touch() -> None:
    for state in ("complete", "clay"):
        game = buying("clay", f"B2 buergerhaus {state}")
        assert why(game, "build pulverturm B1") == SAME_NUMERAL
        assert why(game, "build pulverturm C2") == SAME_NUMERAL
        assert why(game, "build buergerhaus B3") == SAME_NUMERAL
        assert why(game, "build hospital C2") == OK


def test_5_8_only_edges_count_as_touching() -> None:
    game = buying("clay", "B2 buergerhaus complete", "B3 meadow", "C2 meadow")
    assert why(game, "build pulverturm C3") == OK
    assert why(game, "build pulverturm B1") == SAME_NUMERAL


def test_5_8_the_numeral_counts_not_the_name() -> None:
    game = buying("clay", "B2 hospital clay")
    for building in ("bieketurm", "rathaus", "erloeserkirche", "waldenburg"):
        assert why(game, f"build {building} C2") == SAME_NUMERAL
    for building in ("buergerhaus", "pulverturm", "dom", "kloster", "schnellenberg"):
        assert why(game, f"build {building} C2") == OK


def test_5_8_other_cities_do_not_matter() -> None:
    game = table()
    city(game, 1, "C2 hospital complete")
    city(game, 0, "B2 meadow")
    say(game, "buy clay")
    assert why(game, "build rathaus C2") == OK


def test_5_9_meadows_and_the_reservoir_touch_anything() -> None:
    game = table()
    city(game, 0, "B2 meadow", "C2 reservoir", "D2 dom complete")
    assert {"A2", "B1", "B3", "C1", "C3", "D1", "D3", "E2"} == set(options(game, "meadow"))
    game = table()
    city(game, 0, "B2 meadow")
    assert set(options(game, "reservoir")) == {"A2", "B1", "B3", "C2"}
    say(game, "buy clay")
    assert why(game, "build hospital C2") == OK


def test_5_10_unfinished_over_rounds() -> None:
    game = table()
    city(game, 0, "B2 hospital clay wood")
    close_round(game)
    assert me(game).cubes[6] == 0x11
    say(ask(game, 0), "buy glass")  # one place only: the Hospital
    assert me(game).points() == 4


def test_5_6_a_completed_building_takes_no_more_cubes() -> None:
    game = buying("stone", "B2 hospital complete", "B3 dom clay")
    assert options(game, "extend") == ["B3"]
    assert game.agenda.open_question().why_not(game, WORDS.parse("extend B2")) == NOT_UNFINISHED
