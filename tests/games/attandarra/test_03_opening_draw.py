import re
from pathlib import Path

from boardwright.games.attandarra import edition
from boardwright.games.attandarra.state import Attandarra
from tests.games.attandarra.table import (
    bag,
    chance,
    city,
    display,
    me,
    opening_draw,
    options,
    prepare_round,
    question,
    say,
    stored,
    table,
    whole_supply,
)


def draws(game: Attandarra, *cubes: str, seat: int = 0) -> Attandarra:
    """Let a seat draw its opening cubes."""
    opening_draw(game, seat)
    say(game, *[f"opening-draw {cube}" for cube in cubes])
    return game


def test_3_1_each_player_in_turn_draws_two_cubes_and_places_them() -> None:
    game = table(4)
    game.start_player = 2
    opening_draw(game, 2)
    placed: list[int] = []
    while question(game) != "ChooseAction":
        if options(game)[0].startswith("opening-draw"):
            assert sum(game.hand) < 2
            say(game, options(game)[0])
        else:
            assert sum(game.hand) in {1, 2}
            placed.append(game.whose())
            say(game, options(game)[0])
    assert placed == [2, 2, 3, 3, 0, 0, 1, 1]
    assert [sum(player.cubes) for player in game.players] == [2, 2, 2, 2]  # two clay each
    assert game.whose() == 2


def test_3_2_two_glass_one_replaced() -> None:
    game = draws(table(), "glass", "glass")
    assert options(game) == [f"glass-replacement {cube}" for cube in ("clay", "wood", "stone", "glass")]
    before = stored(game.bag)["glass"]
    say(game, "glass-replacement wood")
    assert stored(game.hand) == {"wood": 1, "glass": 1}
    assert stored(game.bag)["glass"] == before + 1


def test_3_2_nothing_is_replaced_otherwise() -> None:
    game = draws(table(), "glass", "stone")
    assert stored(game.hand) == {"stone": 1, "glass": 1}
    assert question(game) == "PlaceCube"


def test_3_3_clay_and_wood_are_free() -> None:
    game = draws(table(), "clay", "wood")
    say(game, "place-drawn wood", "build dom B2", "build hospital B3")
    assert me(game).gold == 12


def test_3_3_stone_and_glass_cost_1_each() -> None:
    game = draws(table(), "stone", "glass")
    say(game, "build dom B2")  # the stone; then the glass has one place
    assert me(game).gold == 10


def test_3_4_any_order_and_one_or_two_buildings() -> None:
    game = draws(table(), "clay", "stone")
    assert options(game) == ["place-drawn clay", "place-drawn stone"]
    say(game, "place-drawn stone", "build dom B2", "build hospital C2")
    assert (me(game).cubes[6], me(game).cubes[7]) == (0x100, 0x001)


def test_3_4_both_may_go_to_one_building_and_complete_it() -> None:
    game = draws(table(), "clay", "stone")
    say(game, "place-drawn clay", "build buergerhaus B2", "extend B2")
    assert me(game).completed == 1 << 6


def test_3_5_a_cube_without_a_place_goes_back_unpaid() -> None:
    game = table()
    city(game, 0, *whole_supply())
    before = game.bag[:]
    opening_draw(game, 0)
    say(game, "opening-draw stone", "opening-draw glass")
    assert game.active == 1
    assert game.bag == before
    assert me(game).gold == 12


def test_3_6_one_that_has_a_place_must_be_placed() -> None:
    game = draws(table(), "clay", "glass")
    assert question(game) == "PlaceCube"  # the glass has no place yet, so there is no choice of cube
    assert all(answer.startswith("build") for answer in options(game))
    say(game, "build dom B2")
    assert me(game).cubes[6] == 0x1001  # the glass was tried again and had one place
    assert me(game).gold == 11


def test_3_6_the_rest_goes_back_when_nothing_has_a_place_any_more() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="clay"))
    draws(game, "clay", "stone")
    clay = game.bag[0]
    say(game, "place-drawn stone")
    assert game.active == 1  # clay may not follow stone
    assert game.bag[0] == clay + 1
    assert me(game).gold == 11


def test_3_6_the_other_order_places_both() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="clay"))
    draws(game, "clay", "stone")
    say(game, "place-drawn clay")
    assert me(game).cubes[12] == 0x102
    assert me(game).gold == 11


def test_3_7_paid_when_placed_and_never_refused() -> None:
    game = draws(table(), "stone", "stone")
    assert me(game).gold == 12
    assert not [answer for answer in options(game) if answer.split()[0] not in {"build", "extend"}]
    say(game, "build dom B2")
    assert me(game).gold == 11
    assert not [answer for answer in options(game) if answer.split()[0] not in {"build", "extend"}]
    say(game, "extend B2")
    assert me(game).gold == 10


def test_3_8_a_single_cube_is_drawn_from_an_almost_empty_bag() -> None:
    game = table(2)
    bag(game, wood=1)
    opening_draw(game, 0)
    assert stored(game.hand) == {"wood": 1}
    say(game, "build dom B2")
    assert question(game) == "ChooseAction"  # seat 1 drew from an empty bag: nothing


def test_3_8_a_single_glass_is_not_replaced() -> None:
    game = table(2)
    city(game, 0, *whole_supply(C3="clay"))
    bag(game, glass=1)
    opening_draw(game, 0)
    assert me(game).cubes[12] == 0x1001
    assert me(game).gold == 11


def test_3_8_with_glass_only_both_are_kept() -> None:
    game = table(2)
    city(game, 0, *whole_supply(C3="clay"))
    bag(game, glass=4)
    opening_draw(game, 0)
    assert me(game).cubes[12] == 0x2001
    assert me(game).gold == 10
    assert stored(game.bag) == {"glass": 2}


def test_3_1_the_display_is_filled_before() -> None:
    game = table()
    display(game, clay=0)
    prepare_round(game)
    words = [answer.split()[0] for answer in chance(game)]
    assert words == ["fill-display"] * 4 + ["opening-draw"] * 2


def test_3_7_an_edition_leaves_gold_enough_for_both_drawn_cubes(tmp_path: Path) -> None:
    file = tmp_path / "poor.toml"
    edition.SHELF.new(file)
    text = file.read_text(encoding="utf-8").replace("gold_per_round = 12", "gold_per_round = 1")
    text = re.sub(r"(?m)^(clay|wood|stone|glass) = \[.*\]$", r"\1 = [1, 1, 1, 1, 1, 1]", text)
    text = re.sub(r"(?m)^(clay|wood|stone|glass) = \d$", r"\1 = 1", text)
    file.write_text(text.replace("\ngold = 2", "\ngold = 1"), encoding="utf-8")
    assert edition.SHELF.check(file), "two stones would cost more gold than there is"
