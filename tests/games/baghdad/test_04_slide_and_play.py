"""Sliding cards, their effects, playing a card. BAG-4, BAG-5"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOOK,
    FIGURE,
    MASONRY,
    NO_CARD,
    PATIENT,
    QUILL,
    STUDENT,
)
from boardwright.games.baghdad.counts import icons_of, skill_of
from boardwright.games.baghdad.turn import ChooseCard, Slide
from boardwright.kernel.bits import BIT
from tests.games.baghdad.table import (
    CARD,
    TILE,
    ZERO,
    E,
    ask,
    bonus,
    build,
    fill,
    question,
    said,
    say,
    show,
    table,
)


def test_4_1_4_7_cards_go_one_slot_right_and_nothing_leaves_early() -> None:
    game = table(4)
    me = game.players[0]
    show(me, "A1", "A2")
    ask(game, Slide(0))
    assert me.slots == [NO_CARD, CARD["A1"], CARD["A2"], NO_CARD]
    assert me.discard == 0


def test_4_3_a_starting_card_gives_its_reward_and_goes_face_down() -> None:
    game = table(4)
    me = game.players[0]
    show(me, "A3", "A1", "A2")
    ask(game, Slide(0))
    assert (me.coins, me.favour) == (4, ZERO + 1)
    assert me.discard == BIT[CARD["A2"]]
    assert me.slots == [NO_CARD, CARD["A3"], CARD["A1"], NO_CARD]


def test_4_3_goods_of_a_starting_card_are_chosen() -> None:
    game = table(4)
    me = game.players[0]
    show(me, "A3", "A2", "A1")
    ask(game, Slide(0))
    assert said(game) == [
        f"gain {good}" for good in ("brick", "timber", "textiles", "spices", "glass", "lapis")
    ]
    say(game, "gain glass")
    assert me.goods == [0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("met", [True, False])
def test_4_4_a_day_card_is_discarded_met_or_not(met: bool) -> None:
    game = table(4)
    me = game.players[0]
    if met:
        fill(me, ARTEFACT, [0, 1])
    show(me, "", "", "al-khuwarizmi")
    ask(game, Slide(0))
    assert me.wilds == int(met)
    assert me.discard == BIT[CARD["al-khuwarizmi"]]


@pytest.mark.parametrize("met", [True, False])
def test_4_5_a_night_card_that_is_not_met_leaves_the_game(met: bool) -> None:
    game = table(4)
    me = game.players[0]
    fill(me, BOOK, range(3 if met else 2))
    show(me, "", "", "muhammed-ibn-musa")
    ask(game, Slide(0))
    card = BIT[CARD["muhammed-ibn-musa"]]
    assert (me.discard, game.box) == ((card, 0) if met else (0, card))


def test_4_6_a12_a19_the_icons_of_the_leaving_card_count_while_it_resolves() -> None:
    game = table(4)
    me = game.players[0]
    fill(me, PATIENT, [0, 1, 2])
    show(me, "shahan", "al-hasan-ibn-musa", "banafsha-al-rumiyyah")
    for slot in E.city.slots:
        game.city[slot] = TILE["book"]
    game.city[E.city.slots[0]] = TILE["patient-brick"]
    ask(game, Slide(0))
    assert icons_of(game, 0, QUILL) == 1  # of Banafsha, who is leaving
    assert icons_of(game, 0, FIGURE) == 3
    assert said(game) == ["place NW-outer-1 4", "skip"]
    say(game, "skip")
    assert icons_of(game, 0, QUILL) == 0


def test_18_15_a18_trades_before_the_slide_change_what_is_met() -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 4
    show(me, "", "", "shen-kuo")
    ask(game, Slide(0))
    assert question(game) == "BeforeSlide"
    say(game, "favour-for-coin", "go-on")
    assert (me.coins, me.wilds, me.favour) == (4, 1, ZERO + 3)


@pytest.mark.parametrize(("trades", "wilds"), [(1, 1), (2, 0)])
def test_18_12_three_favour_are_held_on_two_spaces_only(trades: int, wilds: int) -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 4
    show(me, "", "", "shahan")
    ask(game, Slide(0))
    say(game, *["favour-for-coin"] * trades, "go-on")
    assert me.wilds == wilds


def test_a18_no_pause_where_trades_change_nothing() -> None:
    game = table(4)
    game.players[0].favour = ZERO + 4
    show(game.players[0], "", "", "al-khuwarizmi")
    ask(game, Slide(0))
    assert question(game) == ""


def test_a18_a_boat_bought_before_the_slide_counts() -> None:
    game = table(4)
    me = game.players[0]
    me.river, me.boats = 1 << 8, 3
    game.ports[0] = 0
    show(me, "", "", "al-kindi")
    ask(game, Slide(0))
    assert "buy-boat" in bonus(game)
    me.coins = 9
    say(game, "buy-boat", "go-on")
    assert me.discard == BIT[CARD["al-kindi"]]


def test_5_1_one_card_of_the_hand_is_played_to_the_left_slot() -> None:
    game = table(4)
    me = game.players[0]
    ask(game, ChooseCard(0))
    assert said(game) == ["play A1", "play A2", "play A3"]
    say(game, "play A2")
    assert me.slots[0] == CARD["A2"]
    assert me.hand == [CARD["A1"], CARD["A3"]]


def test_5_2_skill_tiles_and_cards_make_the_skill() -> None:
    game = table(4)
    me = game.players[0]
    show(me, "al-saghani", "arib")
    assert skill_of(game, 0, MASONRY) == 4
    me.skill_tiles = BIT[MASONRY]
    assert skill_of(game, 0, MASONRY) == 5


DAY_REWARDS = [
    ("al-khuwarizmi", ARTEFACT, 2, {"wilds": 1}),
    ("ahmad-ibn-musa", STUDENT, 2, {"favour": 1, "steps": 1}),
    ("al-hasan-ibn-musa", BOOK, 2, {"coins": 1, "favour": 1}),
    ("al-battani", PATIENT, 2, {"coins": 1, "steps": 1}),
    ("ibn-fadlan", BOOK, 2, {"coins": 2}),
    ("al-zahrawi", ARTEFACT, 2, {"favour": 2}),
]


@pytest.mark.parametrize(("card", "type", "need", "gains"), DAY_REWARDS)
def test_18_1_18_3_18_5_18_7_18_17_18_19_tiles_on_the_board(
    card: str, type: int, need: int, gains: dict[str, int]
) -> None:
    for have in (need - 1, need):
        game = table(4)
        me = game.players[0]
        before = {name: getattr(me, name) for name in gains}
        fill(me, type, range(have))
        show(me, "", "", card)
        ask(game, Slide(0))
        assert question(game) == ""
        for name, gain in gains.items():
            assert getattr(me, name) - before[name] == (gain if have == need else 0)


@pytest.mark.parametrize(
    ("card", "goods", "gains"), [("jabir-ibn-hayyan", 1, {"coins": 4}), ("zubaydah", 1, {"steps": 1})]
)
def test_18_18_18_20_patients_bring_goods(card: str, goods: int, gains: dict[str, int]) -> None:
    game = table(4)
    me = game.players[0]
    fill(me, PATIENT, [0, 1])
    show(me, "", "", card)
    ask(game, Slide(0))
    say(game, "gain brick")
    assert me.goods[0] == goods
    assert all(getattr(me, name) == number for name, number in gains.items())


@pytest.mark.parametrize("buildings", [1, 2])
def test_18_9_18_13_buildings_constructed(buildings: int) -> None:
    game = table(4)
    me = game.players[0]
    for n in range(buildings):
        build(game, 0, ["stables", "souk"][n], f"NW-site-{2 * n + 1}")
    show(me, "", "", "al-jahiz")
    ask(game, Slide(0))
    assert (me.coins, me.favour) == ((4, ZERO + 1) if buildings == 2 else (3, ZERO))
    show(me, "", "", "ibn-rushd")
    ask(game, Slide(0))
    assert question(game) == ("ChooseGoods" if buildings == 2 else "")


@pytest.mark.parametrize(("card", "need"), [("al-saghani", 2), ("raabiah-al-adawiyya", 3), ("arib", 2)])
def test_18_11_18_14_18_16_boats_in_the_river_area(card: str, need: int) -> None:
    for boats in (need - 1, need):
        game = table(4)
        me = game.players[0]
        me.favour = 0
        me.coins = 0
        me.boats = 5 - boats
        show(me, "", "", card)
        ask(game, Slide(0))
        assert question(game) == ("ChooseGoods" if boats == need else "")


TILES = [
    ("banafsha-al-rumiyyah", PATIENT, 3, "patient-brick"),
    ("sutayta-al-mahamali", PATIENT, 3, "student-quill"),
]
TILES += [("sharasim-al-hindiyyah", ARTEFACT, 3, "book")]


@pytest.mark.parametrize(("card", "type", "need", "tile"), TILES)
def test_18_2_18_4_18_6_cards_that_take_a_tile(card: str, type: int, need: int, tile: str) -> None:
    game = table(4)
    me = game.players[0]
    me.wilds = 3
    fill(me, type, range(need))
    for slot in E.city.slots:
        game.city[slot] = TILE["globe"]
    game.city[E.city.slots[9]] = TILE[tile]
    show(me, "", "", card)
    ask(game, Slide(0))
    assert {line.split()[1] for line in said(game) if line != "skip"} == {"NE-inner-2"}


def test_18_8_18_10_cards_that_need_buildings_or_books() -> None:
    game = table(4)
    me = game.players[0]
    me.wilds = 2
    for n, building in enumerate(("stables", "souk", "clinic")):
        build(game, 0, building, f"NW-site-{n + 1}")
    show(me, "", "", "zad-mihr")
    ask(game, Slide(0))
    assert question(game) == "ChooseTile"
    game = table(4)
    me = game.players[0]
    fill(me, BOOK, range(3))
    show(me, "", "", "mariam-al-astrulabi")
    ask(game, Slide(0))
    assert question(game) == "ChooseSite"
    assert len(said(game)) == 20 + 1
