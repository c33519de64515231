"""City tiles: spots, requirements, payments, bonuses. BAG-8, 14.8-14.13, 17.24"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.city_tiles import ChooseTile, city_tile_action, take_tile_anywhere
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOOK,
    MASONRY,
    NO_TILE,
    NOWHERE,
    PATIENT,
    QUILL,
    STUDENT,
    Switches,
)
from boardwright.games.baghdad.payment import ChoosePayment, reach_of
from boardwright.games.baghdad.reasons import (
    MUST_ACT,
    NO_SKILL,
    NO_TILE_HERE,
    RIVAL_HERE,
    SPOT_FILLED,
    WRONG_TYPE,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import OK
from tests.games.baghdad.table import (
    CONTRACT,
    LOCATION,
    TILE,
    WORDS,
    ZERO,
    E,
    ask,
    empty_city,
    fill,
    goods,
    question,
    said,
    say,
    show,
    table,
    why,
)

HERE = LOCATION["NW-outer-1"]


def at_tile(tile: str, *cards: str, switches: Switches | None = None) -> Baghdad:
    """Return a table with the vizier of seat 0 on a tile; no trades are possible."""
    game = empty_city(table(4, switches=switches))
    me = game.players[0]
    me.coins = me.favour = 0
    me.letter = 0
    me.vizier = HERE
    game.city[HERE] = TILE[tile]
    show(me, *cards)
    type = E.city.type_of_tile[TILE[tile]]
    return ask(game, ChooseTile(0, HERE, type, 0))


def test_8_1_8_2_8_3_any_empty_spot_whose_requirement_is_met() -> None:
    game = at_tile("patient-lapis", "A1", "A2")  # two figures
    assert said(game) == ["place NW-outer-1 1", "place NW-outer-1 2", "place NW-outer-1 3", "skip"]
    assert why(game, "place NW-outer-1 4") == NO_SKILL


def test_8_2_a_filled_spot_is_barred() -> None:
    game = at_tile("patient-lapis", "A1", "A2")
    fill(game.players[0], PATIENT, [1])
    assert why(game, "place NW-outer-1 2") == SPOT_FILLED


@pytest.mark.parametrize(
    ("tile", "card"), [("patient-brick", "A1"), ("student-boat", "A1"), ("book", "A2"), ("globe", "A3")]
)
def test_8_3_each_type_has_its_skill(tile: str, card: str) -> None:
    assert said(at_tile(tile, card)) == ["place NW-outer-1 1", "skip"]
    assert question(at_tile(tile, {"A1": "A3", "A2": "A1", "A3": "A2"}[card])) in {"", "ChooseTile"}


def test_8_4_without_a_usable_spot_nothing_is_asked() -> None:
    game = at_tile("globe", "A1")
    assert question(game) == ""


def test_8_5_8_9_8_11_a25_a_patient_brings_its_good_and_a_pair_its_bonus() -> None:
    game = at_tile("patient-lapis", "A1", "A2")
    me = game.players[0]
    fill(me, BOOK, [0])
    say(game, "place NW-outer-1 1")
    assert me.goods == goods(lapis=1)
    assert me.coins == 1
    assert game.city[HERE] == NO_TILE
    assert me.in_row(PATIENT) == 1


def test_8_6_a_student_is_placed_with_its_icon_up() -> None:
    game = at_tile("student-quill", "A1")
    me = game.players[0]
    say(game, "place NW-outer-1 1")
    assert me.students_with(TILE["student-quill"]) == 1
    assert me.flipped == 0


def test_8_7_the_number_of_books_counts_not_the_spot() -> None:
    game = at_tile("book", "al-battani", "C2")  # three quills
    me = game.players[0]
    say(game, "place NW-outer-1 4")
    assert question(game) == ""
    game = at_tile("book", "A2")
    fill(game.players[0], BOOK, [3])
    say(game, "place NW-outer-1 1")
    assert question(game) == "ChooseLibraryReward"
    assert me.in_row(BOOK) == 1


def test_8_9_two_bonuses_in_the_order_of_the_player() -> None:
    game = at_tile("patient-lapis", "A1", "A2")
    me = game.players[0]
    fill(me, BOOK, [2])
    fill(me, ARTEFACT, [2])
    say(game, "place NW-outer-1 3")
    assert said(game) == ["first-bonus books-patients 3", "first-bonus patients-artefacts 3"]
    say(game, "first-bonus books-patients 3")
    assert question(game) == "ChooseGoods"
    say(game, "gain brick")
    assert question(game) == "ChooseBoatMove"


def test_8_9_the_bonus_named_first_comes_first() -> None:
    game = at_tile("patient-lapis", "A1", "A2")
    me = game.players[0]
    fill(me, BOOK, [2])
    fill(me, ARTEFACT, [2])
    say(game, "place NW-outer-1 3", "first-bonus patients-artefacts 3")
    assert question(game) == "ChooseBoatMove"
    say(game, "move-boat start left-1")
    assert question(game) == "ChooseGoods"
    say(game, "gain glass")
    assert me.goods == goods(lapis=1, brick=1, glass=1)


def test_8_9_equal_bonuses_need_no_order() -> None:
    game = at_tile("patient-lapis", "A1")
    me = game.players[0]
    me.letter = 3  # coin above, coin below
    fill(me, BOOK, [0])
    fill(me, ARTEFACT, [0])
    say(game, "place NW-outer-1 1")
    assert me.coins == 2


def test_8_9_a25_a_pair_that_a_library_reward_completes_gives_its_bonus_once() -> None:
    game = at_tile("book", "A1", "A2")
    me = game.players[0]
    game.city[LOCATION["SE-inner-2"]] = TILE["patient-glass"]
    fill(me, BOOK, [1, 2, 3])
    ask(game, ChooseTile(0, HERE, BOOK, 0))
    say(game, "place NW-outer-1 1", "library 4 1", "place SE-inner-2 1")
    assert (me.in_row(BOOK), me.in_row(PATIENT)) == (4, 1)
    assert me.coins == 1


def test_8_9_a25_the_own_pairs_of_a_book_come_after_its_library_reward() -> None:
    game = at_tile("book", "A1", "A2")
    me = game.players[0]
    game.city[LOCATION["SE-inner-2"]] = TILE["patient-glass"]
    fill(me, BOOK, [1, 2, 3])
    fill(me, PATIENT, [0])
    ask(game, ChooseTile(0, HERE, BOOK, 0))
    say(game, "place NW-outer-1 1", "library 4 1", "place SE-inner-2 2")
    assert me.coins == 1  # of the book's own pair; the patient's own pair gave favour
    assert me.favour == 1


def test_8_10_a_flipped_student_still_counts() -> None:
    me = table(4).players[0]
    fill(me, STUDENT, [0, 1], [TILE["student-quill"]] * 2)
    me.flip_students(TILE["student-quill"], 1)
    assert me.flipped == BIT[15]
    assert me.in_row(STUDENT) == 2
    assert me.students_with(TILE["student-quill"]) == 1


def test_14_8_14_10_exactly_two_ways_to_pay() -> None:
    game = empty_city(table(4))
    me = game.players[0]
    me.coins = me.favour = 0
    me.vizier, me.wilds = HERE, 2
    game.city[HERE] = TILE["book"]
    show(me, "A2")
    fill(me, STUDENT, [0, 1], [TILE["student-quill"], TILE["student-figure"]])
    fill(me, BOOK, [0, 1, 2])
    ask(game, ChooseTile(0, HERE, BOOK, 0))
    say(game, "place NW-outer-1 4")
    assert said(game) == ["spend 1-wild 1-student 0-contracts", "spend 2-wilds 0-students 0-contracts"]
    say(game, "spend 1-wild 1-student 0-contracts")
    assert (me.wilds, me.students_with(TILE["student-quill"]), me.in_row(STUDENT)) == (1, 0, 2)


def test_14_9_14_13_one_way_to_pay_is_not_asked() -> None:
    game = at_tile("book", "A2")
    me = game.players[0]
    fill(me, STUDENT, [2], [TILE["student-quill"]])
    ask(game, ChooseTile(0, HERE, BOOK, 0))
    say(game, "place NW-outer-1 2")
    assert me.flipped == BIT[STUDENT * 5 + 2]
    assert me.in_row(BOOK) == 1


def test_14_11_21_4_contracts_pay_and_leave() -> None:
    game = table(4, modules="contracts")
    me = game.players[0]
    me.contracts = (
        BIT[CONTRACT["brick-lapis"]] | BIT[CONTRACT["textiles-lapis"]] | BIT[CONTRACT["brick-spices"]]
    )
    assert reach_of(game, 0, QUILL) == 2
    me.wilds = 1
    ask(game, ChoosePayment(0, QUILL, 2))
    say(game, "spend 0-wilds 0-students 2-contracts")
    assert me.contracts == BIT[CONTRACT["brick-spices"]]
    assert me.wilds == 1


@pytest.mark.parametrize(("barred", "reach"), [(False, 3), (True, 0)])
def test_a1_wilds_as_masonry(barred: bool, reach: int) -> None:
    game = table(4, switches=Switches(wilds_are_no_masonry=barred))
    game.players[0].wilds = 3
    assert reach_of(game, 0, MASONRY) == reach
    assert reach_of(game, 0, QUILL) == 3


def test_a6_the_action_may_be_skipped_and_an_empty_slot_offers_nothing() -> None:
    game = at_tile("book", "A2")
    assert said(game)[-1] == "skip"
    game.city[HERE] = NO_TILE
    ask(game)
    city_tile_action(game, 0)
    game.settle()
    assert question(game) == ""


def test_a6_where_the_action_is_a_duty() -> None:
    game = empty_city(table(4, switches=Switches(action_is_a_duty=True)))
    me = game.players[0]
    me.vizier = HERE
    game.city[HERE] = TILE["book"]
    show(me, "A2")
    ask(game, ChooseTile(0, HERE, BOOK, 0))
    assert why(game, "skip") == MUST_ACT
    ask(game, ChooseTile(0, NOWHERE, BOOK, 0))
    assert "skip" in said(game)


def anywhere(type: int, waived: int = 0) -> Baghdad:
    game = empty_city(table(4))
    me = game.players[0]
    me.coins = me.favour = 0
    me.vizier = HERE
    game.players[1].vizier = LOCATION["SE-inner-1"]
    for name, tile in (
        ("NW-outer-1", "patient-brick"),
        ("SE-inner-1", "patient-glass"),
        ("SE-inner-2", "patient-glass"),
        ("SW-outer-3", "book"),
    ):
        game.city[LOCATION[name]] = TILE[tile]
    show(me, "A1", "A2")
    ask(game)
    take_tile_anywhere(game, 0, type, waived)
    game.settle()
    return game


def test_17_24_a20_a21_a_tile_of_any_quadrant_but_none_under_a_rival() -> None:
    game = anywhere(PATIENT)
    assert {line.split()[1] for line in said(game) if line != "skip"} == {"NW-outer-1", "SE-inner-2"}
    assert why(game, "place SE-inner-1 1") == RIVAL_HERE
    assert why(game, "place SW-outer-3 1") == WRONG_TYPE
    before = game.players[0].favour
    say(game, "place SE-inner-2 1")
    assert game.players[0].goods == goods(glass=1)
    assert game.players[0].favour == before
    assert game.players[0].vizier == HERE


def test_15_5_a27_one_icon_is_waived() -> None:
    assert max(line.split()[2] for line in said(anywhere(PATIENT, 0)) if line != "skip") == "3"
    assert max(line.split()[2] for line in said(anywhere(PATIENT, 1)) if line != "skip") == "4"


def test_17_24_a22_impossible_without_such_a_tile() -> None:
    assert question(anywhere(STUDENT)) == ""


def test_8_1_a_slot_that_was_emptied_is_no_target() -> None:
    game = anywhere(PATIENT)
    action = WORDS.parse("place SE-inner-2 1")
    assert game.why_not(action) == OK
    game.city[LOCATION["SE-inner-2"]] = NO_TILE
    assert game.why_not(action) == NO_TILE_HERE


def test_trades_can_pay_for_a_spot() -> None:
    game = at_tile("globe", "A1")
    me = game.players[0]
    me.favour = ZERO + 3
    ask(game, ChooseTile(0, HERE, ARTEFACT, 0))
    assert said(game) == ["skip"]
    say(game, "favour-for-wild")
    assert said(game) == ["place NW-outer-1 1", "skip"]
