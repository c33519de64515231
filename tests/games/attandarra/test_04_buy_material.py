import pytest

from boardwright.games.attandarra.reasons import NO_GOLD, NO_PLACE_FOR_CUBE, NONE_ON_DISPLAY
from tests.games.attandarra.table import (
    MATERIAL,
    ask,
    city,
    display,
    finish_all,
    me,
    options,
    question,
    say,
    stored,
    table,
    whole_supply,
    why,
)

# Printed beside the levels, the lowest first; stand-ins but for 1, 2, 3 and 4 gold on the upper levels.
PRICES = {
    "clay": [3, 2, 2, 1, 1, 1],
    "wood": [4, 3, 3, 2, 2, 2],
    "stone": [5, 4, 4, 3, 3, 3],
    "glass": [6, 5, 5, 4, 4, 4],
}


def test_4_1_the_top_cube_of_a_column_for_its_price() -> None:
    game = table()
    display(game, wood=3)
    say(game, "buy wood")
    assert me(game).gold == 12 - 3
    assert stored(game.display) == {"clay": 4, "wood": 2, "stone": 4, "glass": 3}
    assert stored(game.hand) == {"wood": 1}


def test_4_1_nothing_from_an_empty_column() -> None:
    game = table()
    display(game, clay=0)
    assert why(game, "buy clay") == NONE_ON_DISPLAY


def test_4_1_not_without_the_gold() -> None:
    game = table()
    display(game, stone=1)
    me(game).gold = 4
    assert why(ask(game, 0), "buy stone") == NO_GOLD
    me(game).gold = 5
    assert why(ask(game, 0), "buy stone") == 0


def test_4_2_placed_at_once_on_a_new_building_or_one_that_lacks_cubes() -> None:
    game = table()
    city(game, 0, "B2 hospital clay", "D4 dom complete")
    say(game, "buy wood")
    assert question(game) == "PlaceCube"
    assert {answer.split()[0] for answer in options(game)} == {"build", "extend"}
    assert options(game, "extend") == ["B2"]
    say(game, "extend B2")
    assert stored(game.hand) == {}
    assert me(game).cubes[6] == 0x11


def test_4_2_not_without_a_place_for_it() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="stone"))
    assert why(game, "buy clay") == NO_PLACE_FOR_CUBE
    assert why(game, "buy wood") == NO_PLACE_FOR_CUBE
    assert why(game, "buy stone") == 0
    assert why(game, "buy glass") == 0


def test_4_2_a_building_in_supply_without_a_site_is_no_place() -> None:
    game = table(history=True)
    pieces = [piece for piece in whole_supply() if piece not in {"A3 dom complete", "C4 meadow"}]
    city(game, 0, *pieces, "A3 meadow", "D4 gate")
    assert why(game, "buy wood") == NO_PLACE_FOR_CUBE  # the Dom is left, but C4 and E4 touch a 4


@pytest.mark.parametrize("name", PRICES)
@pytest.mark.parametrize("level", range(1, 7))
def test_4_3_price_by_material_and_level(name: str, level: int) -> None:
    game = table()
    display(game, **{name: level})
    assert game.price_of_material(MATERIAL[name]) == PRICES[name][level - 1]


def test_4_4_no_refill_during_a_round() -> None:
    game = table()
    display(game, clay=2)
    say(game, "buy clay", "build dom B2")
    say(game, "buy clay", "build dom B2")
    assert stored(game.display) == {"wood": 4, "stone": 4, "glass": 3}
    assert why(game, "buy clay") == NONE_ON_DISPLAY
    seats = finish_all(game)
    assert seats == [2, 0, 1]
    assert options(game)[0].startswith("fill-display")
