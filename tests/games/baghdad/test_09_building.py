"""Constructing buildings; on any site; levels. BAG-9, 17.25"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.building import ChooseBuilding, ChooseSite, build_anywhere, building_action
from boardwright.games.baghdad.components import BOOK, MASONRY, NO_BUILDING
from boardwright.games.baghdad.reasons import NO_COINS, NO_SKILL, RIVAL_HERE, SITE_BUILT, SITE_CLOSED
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import ChooseOrder
from boardwright.kernel.bits import BIT
from tests.games.baghdad.table import (
    BUILDING,
    LOCATION,
    NAMES,
    TILE,
    answer_chance,
    ask,
    bonus,
    build,
    empty_city,
    fill,
    question,
    said,
    say,
    show,
    table,
    why,
)

SITE = "NW-site-1"


def builder(coins: int, *cards: str, built: int = 0, seats: int = 4) -> Baghdad:
    """Return a table where seat 0 stands on a site with some coins and cards and no favour to trade."""
    game = table(seats)
    me = game.players[0]
    me.coins, me.favour = coins, 0
    me.vizier = LOCATION[SITE]
    for n in range(built):
        build(game, 0, ["stables", "souk", "clinic", "mosque", "library"][n], f"SE-site-{n + 1}")
    show(me, *cards)
    ask(game)
    building_action(game, 0)
    game.settle()
    return game


def test_9_1_only_the_two_visible_tiles_of_the_lowest_level() -> None:
    game = builder(9, "al-saghani", built=1)
    tiles = {line.split()[1] for line in said(game) if line != "skip"}
    assert tiles == {NAMES.buildings[game.tops[1]], NAMES.buildings[game.bottoms[1]]}


@pytest.mark.parametrize(("coins", "reason"), [(1, NO_COINS), (2, 0)])
def test_9_2_the_coins_must_be_there(coins: int, reason: int) -> None:
    game = builder(coins, "al-saghani", built=1)
    if reason:
        assert question(game) == ""  # nothing but skipping: not asked
        me = game.players[0]
        me.favour = 4
        ask(game, ChooseBuilding(0, LOCATION[SITE], 0, True))
        assert why(game, f"construct {NAMES.buildings[game.tops[1]]} 2") == reason
    else:
        say(game, said(game)[0])
        assert game.players[0].coins == 0


def test_9_3_9_4_tile_on_the_site_house_off_the_board() -> None:
    game = builder(3, "A1")
    me = game.players[0]
    tile = NAMES.buildings[game.bottoms[0]]
    assert why(game, f"construct {tile} 2") == NO_SKILL
    say(game, f"construct {tile} 1")
    assert game.city[LOCATION[SITE]] == BUILDING[tile]
    assert me.houses == 0b11110
    assert me.sites == BIT[LOCATION[SITE]]
    assert (me.coins, me.built()) == (2, 1)


def test_9_4_a23_any_house_whose_requirement_is_met() -> None:
    game = builder(3, "al-saghani", "arib")  # four masonry
    houses = sorted({line.split()[2] for line in said(game) if line != "skip"})
    assert houses == ["1", "2", "4", "5"]  # 2 and 3 need the same


def test_9_5_the_top_tile_slides_down_and_the_next_one_shows() -> None:
    game = builder(3, "A1")
    top, bottom = game.tops[0], game.bottoms[0]
    say(game, f"construct {NAMES.buildings[bottom]} 1")
    assert game.bottoms[0] == top
    answer_chance(game)
    assert game.tops[0] not in (top, bottom, NO_BUILDING)


def test_a24_a_tile_of_the_upper_row_leaves_the_lower_one() -> None:
    game = builder(3, "A1")
    top, bottom = game.tops[0], game.bottoms[0]
    say(game, f"construct {NAMES.buildings[top]} 1")
    answer_chance(game)
    assert game.bottoms[0] == bottom
    assert game.tops[0] not in (top, bottom)


def test_a69_an_empty_stack_shows_nothing() -> None:
    game = builder(3, "A1")
    game.building_pool = 0
    top = game.tops[0]
    say(game, f"construct {NAMES.buildings[game.bottoms[0]]} 1")
    assert (game.tops[0], game.bottoms[0]) == (NO_BUILDING, top)


def test_9_6_no_sixth_building() -> None:
    assert question(builder(99, "al-saghani", "arib", built=5)) == ""


def test_9_4_masonry_can_be_paid() -> None:
    game = builder(3, "A2")
    game.players[0].wilds = 1
    ask(game, ChooseBuilding(0, LOCATION[SITE], 0, True))
    say(game, said(game)[0])
    assert game.players[0].wilds == 0
    assert game.players[0].built() == 1


def test_17_25_a20_any_open_empty_site_without_a_rival() -> None:
    game = table(3)
    me = game.players[0]
    me.coins, me.favour = 3, 0
    show(me, "A1")
    build(game, 1, "souk", "SE-site-1")
    game.players[1].vizier = LOCATION["SW-site-1"]
    ask(game, ChooseSite(0, 0))
    assert why(game, "choose-site SE-site-1") == SITE_BUILT
    assert why(game, "choose-site SW-site-1") == RIVAL_HERE
    assert why(game, "choose-site SW-site-4") == SITE_CLOSED
    assert len(said(game)) == 16 - 2 + 1
    say(game, "choose-site NE-site-3")
    assert bonus(game) == []  # nothing comes between site and tile
    say(game, said(game)[0])
    assert me.sites == BIT[LOCATION["NE-site-3"]]


@pytest.mark.parametrize(("waived", "houses"), [(0, {"1"}), (1, {"1", "2"})])
def test_15_5_a27_one_masonry_is_waived(waived: int, houses: set[str]) -> None:
    game = table(4)
    me = game.players[0]
    me.coins, me.favour = 3, 0
    show(me, "A1")
    ask(game)
    build_anywhere(game, 0, waived)
    game.settle()
    say(game, "choose-site NE-site-3")
    assert {line.split()[2] for line in said(game)} == houses


def test_17_25_without_means_there_is_only_declining() -> None:
    game = table(4)
    game.players[0].coins = 0
    ask(game, ChooseSite(0, 0))
    assert said(game) == ["skip"]
    assert why(game, "choose-site NE-site-3") == NO_SKILL
    game.players[0].skill_tiles = BIT[MASONRY]
    assert why(game, "choose-site NE-site-3") == NO_COINS


def test_7_5_9_3_a_site_built_on_by_an_effect_is_no_longer_empty() -> None:
    game = table(4)
    me = game.players[0]
    me.coins, me.favour = 9, 0
    me.vizier = LOCATION[SITE]
    build(game, 0, "bookshop", "NW-site-3")
    show(me, "al-saghani", "al-battani")
    fill(me, BOOK, range(3))
    empty_city(game)
    game.city[LOCATION["SE-outer-1"]] = TILE["book"]
    ask(game, ChooseOrder(0))
    say(game, "buildings-first", "place SE-outer-1 4", "library 4 4", f"choose-site {SITE}")
    say(game, said(game)[0])
    answer_chance(game)
    assert me.built() == 2
    assert question(game) == ""
