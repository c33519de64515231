"""Boats: moving, goods, ports, full ports. BAG-6; boat effects BAG-17.2, 17.7"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.boats import (
    ArriveInPort,
    ChooseBoatMove,
    ChooseBoatStudents,
    ChoosePortAction,
    fewest_moves,
)
from boardwright.games.baghdad.components import STUDENT, Switches
from boardwright.games.baghdad.reasons import GOOD_NOT_HELD, MOVED_ALREADY, MUST_MOVE, NO_COINS, TOO_FAR
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import Turn
from boardwright.kernel.packing import NOBODY
from tests.games.baghdad.table import (
    NODE,
    PORT,
    TILE,
    ZERO,
    ask,
    boats_on,
    bonus,
    fill,
    goods,
    question,
    said,
    say,
    show,
    table,
    why,
)


def without_trades(seats: int = 4) -> Baghdad:
    """Return a table where nobody can afford a bonus action."""
    game = table(seats)
    for player in game.players:
        player.favour = 0
        player.coins = 0
    return game


def played(game: Baghdad, *cards: str) -> Baghdad:
    """Open the boat step after these cards lie face up, the first one just played."""
    show(game.players[0], *cards)
    return ask(game, Turn(0, 4))


def test_6_1_a_card_without_a_boat_icon_skips_the_step() -> None:
    game = played(without_trades(), "A1", "A2", "A3")
    assert question(game) == "ChooseLocation"


def test_6_2_all_face_up_boat_icons_count() -> None:
    game = played(without_trades(), "A2", "ahmad-ibn-musa", "A3")
    assert question(game) == "ChooseBoatMove"
    # 4 icons: to the fourth space and no further
    assert "move-boat start left-3" in said(game)
    assert why(game, "move-boat start left-port-1") == TOO_FAR


@pytest.mark.parametrize("flipped", [0, 1, 2])
def test_6_3_boat_students_add_moves_at_the_start_of_the_step(flipped: int) -> None:
    game = without_trades()
    me = game.players[0]
    fill(me, STUDENT, [0, 1, 2], [TILE["student-boat"], TILE["student-quill"], TILE["student-boat"]])
    played(game, "A3", "A1")
    assert question(game) == "ChooseBoatStudents"
    assert said(game) == ["flip-students 0", "flip-students 1", "flip-students 2"]
    say(game, f"flip-students {flipped}")
    furthest = ["left-1", "left-2", "left-fork"][flipped]
    assert f"move-boat start {furthest}" in said(game)
    assert f"move-boat start {['left-2', 'left-fork', 'left-3'][flipped]}" not in said(game)
    assert me.flipped.bit_count() == flipped
    assert me.in_row(STUDENT) == 3


def test_14_12_a_skill_student_never_moves_a_boat() -> None:
    game = without_trades()
    fill(game.players[0], STUDENT, [0], [TILE["student-figure"]])
    assert question(played(game, "A3")) == "ChooseBoatMove"


def test_6_4_6_5_a10_moves_may_be_split_but_a_finished_boat_stays() -> None:
    game = without_trades()
    game.players[0].river = boats_on(start=1, right_1=1)
    ask(game, ChooseBoatMove(0, 3, 0))
    say(game, "move-boat start left-1")
    assert why(game, "move-boat left-1 left-2") == MOVED_ALREADY
    assert "move-boat right-1 right-fork" in said(game)
    say(game, "move-boat right-1 right-2")
    assert question(game) == ""  # the third move is lost


def test_6_6_never_back_and_any_branch() -> None:
    game = without_trades()
    game.players[0].river = boats_on(left_fork=1)
    ask(game, ChooseBoatMove(0, 2, 0))
    assert sorted(line.split()[-1] for line in said(game)) == [
        "left-3",
        "left-4",
        "left-port-1",
        "left-port-2",
        "stop",
    ]


def test_6_7_boats_share_a_space() -> None:
    game = without_trades()
    game.players[1].river = boats_on(left_1=1)
    ask(game, ChooseBoatMove(0, 1, 0))
    assert "move-boat start left-1" in said(game)


def test_6_8_only_the_end_of_a_movement_brings_goods() -> None:
    game = without_trades()
    say(ask(game, ChooseBoatMove(0, 3, 0)), "move-boat start left-fork")
    assert game.players[0].goods == goods()
    game = without_trades()
    say(ask(game, ChooseBoatMove(0, 3, 0)), "move-boat start left-2")
    assert game.players[0].goods == goods(textiles=1)


def test_6_9_6_10_the_furthest_empty_slot_and_its_reward() -> None:
    game = without_trades()
    game.ports[0] = 2
    game.players[0].river = boats_on(left_3=1)
    say(ask(game, ChooseBoatMove(0, 1, 0)), "move-boat left-3 left-port-1")
    assert game.ports[:4] == [2, 0, NOBODY, NOBODY]
    assert game.players[0].wilds == 1
    assert game.players[0].river == 0


def test_6_10_6_11_the_reward_comes_before_the_port_action() -> None:
    game = without_trades()
    me = game.players[0]
    me.coins, me.river = 1, 0
    port = PORT["right-port-1"]
    game.ports[4 * port : 4 * port + 2] = [1, 1]
    ask(game, ArriveInPort(0, port))
    assert me.coins == 2
    assert "buy lapis" in said(game)


@pytest.mark.parametrize(("sold", "coins"), [("brick", 2), ("brick+glass", 3), ("brick+spices+glass", 4)])
def test_6_12_a50_selling_different_goods(sold: str, coins: int) -> None:
    game = without_trades()
    me = game.players[0]
    me.goods = goods(brick=2, spices=1, glass=1)
    ask(game, ChoosePortAction(0, 0))
    assert len([line for line in said(game) if line.startswith("sell")]) == 7
    assert why(game, "sell lapis") == GOOD_NOT_HELD
    say(game, f"sell {sold}")
    assert me.coins == coins
    assert sum(me.goods) == 4 - len(sold.split("+"))


def test_6_12_all_six_goods_bring_seven_coins() -> None:
    game = without_trades()
    game.players[0].goods = [2] * 6
    ask(game, ChoosePortAction(0, 0))
    say(game, "sell brick+timber+textiles+spices+glass+lapis")
    assert (game.players[0].coins, game.players[0].goods) == (7, [1] * 6)


def test_6_13_6_14_buying() -> None:
    game = without_trades()
    me = game.players[0]
    ask(game, ChoosePortAction(0, 0))
    assert question(game) == ""  # nothing to sell, nothing to pay with: passed over
    me.coins = 4
    ask(game, ChoosePortAction(0, 0))
    assert why(game, "buy-two brick brick") == NO_COINS
    say(game, "buy timber")
    assert (me.coins, me.goods) == (2, goods(timber=1))
    me.coins = 5
    ask(game, ChoosePortAction(0, 0))
    assert len([line for line in said(game) if line.startswith("buy-two")]) == 21
    say(game, "buy-two lapis lapis")
    assert (me.coins, me.goods) == (0, goods(timber=1, lapis=2))


def full_port(game: Baghdad, name: str) -> None:
    port = PORT[name]
    game.ports[4 * port : 4 * port + 4] = [1, 1, 2, 2]


def test_6_15_a_boat_at_a_full_port_returns_to_the_start() -> None:
    game = without_trades()
    me = game.players[0]
    me.river = boats_on(left_3=1)
    full_port(game, "left-port-1")
    ask(game, ChooseBoatMove(0, 2, 0))
    assert why(game, "move-boat left-3 right-2") == TOO_FAR
    ends = [line.split()[-1] for line in said(game)]
    assert sorted(ends) == ["left-1", "right-1", "start", "stop"]
    say(game, "move-boat left-3 right-1")
    assert me.river == boats_on(right_1=1)
    assert me.goods == goods(timber=1)
    assert me.wilds == 0


def test_6_20_around_to_the_very_space_it_left() -> None:
    game = without_trades()
    me = game.players[0]
    me.river = boats_on(left_3=1)
    full_port(game, "left-port-1")
    assert fewest_moves(game, NODE["left-3"], NODE["left-3"]) == 5
    say(ask(game, ChooseBoatMove(0, 5, 0)), "move-boat left-3 left-3")
    assert me.river == boats_on(left_3=1)
    assert me.goods == goods(timber=1)


def test_6_20_a_movement_costs_the_fewest_moves() -> None:
    game = without_trades()
    assert fewest_moves(game, NODE["start"], NODE["right-port-2"]) == 5
    full_port(game, "right-port-2")
    assert fewest_moves(game, NODE["start"], NODE["right-port-2"]) == 0
    assert fewest_moves(game, NODE["start"], NODE["start"]) == 5
    assert fewest_moves(game, NODE["right-4"], NODE["right-4"]) == 5
    assert fewest_moves(game, NODE["right-1"], NODE["right-2"]) == 1


def test_6_16_moving_is_optional_unless_the_table_says_else() -> None:
    game = without_trades()
    assert "stop" in said(ask(game, ChooseBoatMove(0, 1, 0)))
    game = table(4, switches=Switches(boat_moves_are_a_duty=True))
    ask(game, ChooseBoatMove(0, 1, 0))
    assert why(game, "stop") == MUST_MOVE


def test_6_17_effects_need_no_icon_and_take_a_boat_two_spaces_or_two_boats_one() -> None:
    game = without_trades()
    me = game.players[0]
    me.river = boats_on(left_1=1, right_1=1)
    say(ask(game, ChooseBoatMove(0, 2, 0)), "move-boat left-1 left-2", "move-boat right-1 right-2")
    assert me.goods == goods(textiles=1, spices=1)
    assert question(game) == ""


def test_6_18_moves_are_not_kept() -> None:
    game = played(without_trades(), "A3", "A2")
    say(game, "stop")
    assert question(game) == "ChooseLocation"


def test_14_7_a13_a_bought_boat_moves_in_the_same_step() -> None:
    game = without_trades()
    me = game.players[0]
    me.coins = 2
    ask(game, ChooseBoatMove(0, 2, 0))
    say(game, "move-boat start left-1")
    assert bonus(game) == ["buy-boat"]
    say(game, "buy-boat", "move-boat start right-1")
    assert me.river == boats_on(left_1=1, right_1=1)
    assert (me.coins, me.boats) == (0, 3)


def test_a13_no_pause_where_no_boat_can_be_moved_or_bought() -> None:
    game = table(4)
    me = game.players[0]
    me.favour = ZERO + 4
    me.boats, me.river = 0, boats_on(left_1=1)
    say(ask(game, ChooseBoatMove(0, 2, 0)), "move-boat left-1 left-2")
    assert question(game) == ""


def test_students_are_asked_about_once() -> None:
    game = without_trades()
    show(game.players[0], "A3")
    fill(game.players[0], STUDENT, [4], [TILE["student-boat"]])
    say(ask(game, ChooseBoatStudents(0)), "flip-students 1")
    assert question(game) == "ChooseBoatMove"


def steps_needed(game: Baghdad, start: int) -> dict[int, int]:
    """Return the moves to every end, found one space at a time: a second writing of BAG-6.4-6.6, 6.15."""
    river = game.edition.river
    needed: dict[int, int] = {}
    ends = [start]
    for moves in range(1, 12):
        further = []
        for space in ends:
            for node in river.following[space]:
                returns = node >= river.spaces and game.is_full(node - river.spaces)
                end = 0 if returns else node
                needed.setdefault(end, moves)
                if end < river.spaces:
                    further.append(end)
        ends = further
    return needed


@pytest.mark.parametrize("full", range(16))
def test_6_6_6_15_6_20_every_end_costs_what_single_steps_cost(full: int) -> None:
    game = without_trades()
    for port in range(4):
        if full & 1 << port:
            game.ports[4 * port : 4 * port + 4] = [1, 1, 2, 2]
    river = game.edition.river
    for space in range(river.spaces):
        needed = steps_needed(game, space)
        for node in range(river.nodes):
            assert fewest_moves(game, space, node) == needed.get(node, 0)
