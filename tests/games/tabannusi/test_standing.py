"""Standing answers: dice, then Crates, then Gold; to go on where only Crates could be refilled."""

from __future__ import annotations

import pytest

from boardwright.games.tabannusi.actions import (
    CONSTRUCT,
    DECREE,
    GO_ON,
    PAY,
    PORT_HOUSE,
    REFILL,
    USE_TILE,
)
from boardwright.games.tabannusi.components import BLUE, BOTTOM, BROWN, WHITE, YELLOW, Switches
from boardwright.games.tabannusi.payments import PART
from boardwright.games.tabannusi.standing_answers import go_on_without_refills, pay_dice_first
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import first_of, pack, second_of, third_of, verb_of
from tests.games.tabannusi.table import building, crate, dice, do, gold, options, project, reveal, table


def paying_for_a_port_house(
    *, blue_dice: int, crates: int, own_gold: int, switches: Switches | None = None
) -> Tabannusi:
    """Return the payment of 2 blue, with what a player has for it."""
    game = table(district=4, switches=switches)
    game.local[3] = BLUE
    dice(game, blue=blue_dice)
    for _ in range(crates):
        crate(game, "blue")
    gold(game, own_gold)
    game.settle()
    do(game, PORT_HOUSE, 0, BOTTOM)
    return game


def test_dice_pay_before_gold_and_crates() -> None:
    game = paying_for_a_port_house(blue_dice=2, crates=2, own_gold=2)
    assert len(game.options()) > 1
    assert pay_dice_first(game) == pack(PAY, 2 * PART, 0, 0)


def test_a73_crates_pay_before_gold() -> None:
    game = paying_for_a_port_house(blue_dice=1, crates=2, own_gold=1)
    assert pay_dice_first(game) == pack(PAY, PART + 1, 0, 0)


def test_a73_gold_pays_what_is_left() -> None:
    game = paying_for_a_port_house(blue_dice=0, crates=1, own_gold=2)
    assert pay_dice_first(game) == pack(PAY, 1, 0, 1) == game.options()[0]


@pytest.mark.parametrize("blue_dice", [0, 1])
@pytest.mark.parametrize("crates", [1, 2])
@pytest.mark.parametrize("own_gold", [2, 3])
def test_a73_the_list_begins_with_what_the_standing_answer_pays(
    blue_dice: int, crates: int, own_gold: int
) -> None:
    game = paying_for_a_port_house(blue_dice=blue_dice, crates=crates, own_gold=own_gold)
    assert len(game.options()) > 1
    assert pay_dice_first(game) == game.options()[0]


def test_a73_a_game_begun_before_keeps_what_it_promised() -> None:
    before = Switches(gold_before_crates=True)
    game = paying_for_a_port_house(blue_dice=1, crates=2, own_gold=1, switches=before)
    assert pay_dice_first(game) == pack(PAY, PART, 0, 1)
    game = paying_for_a_port_house(blue_dice=0, crates=2, own_gold=1, switches=before)
    assert pay_dice_first(game) == pack(PAY, 1, 0, 1)


def test_which_of_two_crates_is_kept_is_no_question_but_in_games_begun_before() -> None:
    game = table(district=3)
    game.local[2] = WHITE
    project(game, 0, BROWN, "3-01")
    for name in ("white", "white", "brown"):
        crate(game, name)
    gold(game, 1)
    game.settle()
    do(game, CONSTRUCT, BROWN)
    ways = {(first_of(way), second_of(way), third_of(way)) for way in options(game, PAY)}
    assert {(1, 1, 1), (2, 0, 1)} <= ways  # a Crate of one colour or the other is kept
    assert pay_dice_first(game) == pack(PAY, 2, 1, 0)
    game.switches = Switches(gold_before_crates=True)
    assert pay_dice_first(game) is None
    dice(game, white=1)
    game.settle()
    assert pay_dice_first(game) is None  # a white or a brown Crate beside the die and the Gold
    gold(game, 2)
    game.settle()
    assert pay_dice_first(game) == pack(PAY, PART, 0, 2)


def at_a_checkpoint(*, decree: bool = False) -> Tabannusi:
    """Return the checkpoint after the actions of a player who could refill a Crate."""
    game = table(district=1)
    crate(game, "blue", up=False)
    gold(game, 1)
    if decree:
        for number, colour in enumerate((WHITE, WHITE, YELLOW, YELLOW, BROWN, BROWN)):
            building(game, 0, colour, f"{1 + number % 2}-{1 + number:02}")
        reveal(game, "D04")
    game.settle()
    while type(game.agenda.open_question()).__name__ == "ChooseAction":
        do(game, USE_TILE, game.action_tiles[0])
        while type(game.agenda.open_question()).__name__ not in ("ChooseAction", "Checkpoint"):
            game.apply(game.options()[-1])
    return game


def test_a_checkpoint_with_refills_alone_is_passed() -> None:
    game = at_a_checkpoint()
    assert {verb_of(option) for option in game.options()} == {GO_ON, REFILL}
    assert go_on_without_refills(game) == pack(GO_ON)
    assert pay_dice_first(game) is None


def test_a_checkpoint_with_a_decree_is_asked() -> None:
    game = at_a_checkpoint(decree=True)
    assert {verb_of(option) for option in game.options()} == {GO_ON, REFILL, DECREE}
    assert go_on_without_refills(game) is None


def test_other_questions_are_left_to_the_player() -> None:
    game = table()
    assert pay_dice_first(game) is None
    assert go_on_without_refills(game) is None
    game.agenda.frames = []
    assert pay_dice_first(game) is None
    assert go_on_without_refills(game) is None


def test_payments_differ_and_the_one_with_most_dice_comes_first() -> None:
    for blue_dice in range(3):
        for crates in range(3):
            game = paying_for_a_port_house(blue_dice=blue_dice, crates=crates, own_gold=4)
            if not (ways := options(game, PAY)):
                continue  # one way only: it was paid
            assert len(set(ways)) == len(ways)
            assert first_of(ways[0]) // PART == blue_dice
            assert third_of(ways[0]) == min(third_of(way) for way in ways)
            for way in ways:
                paid = first_of(way) // PART + first_of(way) % PART + third_of(way)
                assert paid == 2
