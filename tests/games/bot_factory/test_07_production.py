import pytest

from boardwright.games.bot_factory.reasons import (
    EXECUTIVE_DONE,
    NOTHING_TO_DISPENSE,
    OTHER_BOARD,
    STACK_EMPTY,
    TOO_FEW_PARTS,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import CHANCE, OK
from tests.games.bot_factory.table import (
    COLOUR,
    PRINTED,
    WHEEL,
    WORDS,
    act,
    discard_stack,
    exhaust,
    hand,
    held,
    me,
    named,
    on_wheel,
    only_acts,
    options,
    parts_of_column,
    question,
    say,
    table,
    tokens,
    top,
    turned,
    verbs,
    wheel,
    why,
)


def at_wheel(space: int = 5, *parts: str, tokens_held: int = 0, turns: int = 1) -> BotFactory:
    """Return the first seat's turn on Part Production, the main action begun; no icon is at an output."""
    game = table(space, 0, 6)
    hand(game, 0, *parts)
    tokens(game, tokens_held)
    turned(game, turns)
    act(game)
    say(game, "start-main")
    return game


def test_7_1_positions_are_counted_clockwise_from_the_left_input() -> None:
    assert PRINTED.edition.wheel == 8
    assert PRINTED.edition.inputs == [0, 1]
    assert PRINTED.edition.outputs == [4, 5]
    assert PRINTED.names.clock[:2] == ["11:00", "1:00"]
    assert PRINTED.names.clock[4:6] == ["5:00", "7:00"]
    assert on_wheel(table(0, 3, 6)) == list(WHEEL)


@pytest.mark.parametrize(("space", "credits"), [(3, 3), (4, 4), (5, 6)])
def test_7_2_three_four_or_six_credits(space: int, credits: int) -> None:
    game = at_wheel(space, *["red-torso"] * 3)
    for _ in range(credits):
        assert "stop" in options(game)
        say(game, "rotate")
    assert options(game) == ["trade-parts", "end-turn"]
    assert game.turned == 1 + credits


def test_7_3_the_leftmost_space_gives_a_token_at_the_start() -> None:
    game = at_wheel(3)
    assert me(game).tokens == 1
    say(game, "stop")
    assert me(game).tokens == 1


@pytest.mark.parametrize("space", [4, 5])
def test_7_3_the_others_give_none(space: int) -> None:
    assert me(at_wheel(space)).tokens == 0


def test_7_3_no_main_action_no_token() -> None:
    game = act(table(3, 0, 6))
    say(game, "end-turn")
    assert me(game).tokens == 0


def test_7_4_a_quarter_turn_clockwise() -> None:
    game = at_wheel()
    say(game, "rotate")
    before = list(WHEEL)
    assert on_wheel(game) == before[6:] + before[:6]


def test_7_4_four_turns_bring_everything_back() -> None:
    game = at_wheel()
    say(game, *["rotate"] * 4)
    assert on_wheel(game) == list(WHEEL)


def test_7_5_empty_inputs_are_refilled_left_before_right() -> None:
    game = at_wheel()
    wheel(game, {6: "", 7: ""})
    top(game, "red-torso")
    top(game, "blue-legs")
    say(game, "rotate")
    assert options(game) == [f"refill {colour}" for colour in COLOUR]
    say(game, "refill blue")
    assert on_wheel(game)[:2] == ["blue-legs", ""]
    say(game, "refill red")
    assert on_wheel(game)[:2] == ["blue-legs", "red-torso"]
    assert "rotate" in options(game)


def test_7_5_only_the_empty_input_is_refilled() -> None:
    game = at_wheel()
    wheel(game, {7: ""})
    top(game, "green-head")
    say(game, "rotate", "refill green")
    assert on_wheel(game)[:2] == ["green-legs", "green-head"]
    assert question(game) == "ChooseStep"


def test_7_5_inputs_are_not_refilled_without_a_rotation() -> None:
    game = at_wheel(5)
    wheel(game, {0: "", 4: ""})
    say(game, "dispense 5")
    assert on_wheel(game)[0] == ""
    assert question(game) == "ChooseStep"


def test_7_5_empty_spaces_elsewhere_stay_empty() -> None:
    game = at_wheel(5)
    wheel(game, {0: "", 3: ""})
    say(game, "rotate")
    assert question(game) == "ChooseStep"
    assert [position for position, part in enumerate(on_wheel(game)) if part == ""] == [2, 5]


def test_7_6_refilling_costs_no_credit_and_leaves_the_marker() -> None:
    game = at_wheel()
    wheel(game, {6: "", 7: ""})
    say(game, "rotate", "refill blue", "refill green")
    assert game.left == 5
    assert game.marker == COLOUR["green"]


def test_7_7_a_credit_dispenses_a_part() -> None:
    game = at_wheel()
    assert options(game, "dispense") == ["4", "5"]
    say(game, "dispense 5")
    assert held(game) == ["blue-torso"]
    assert on_wheel(game)[5] == ""
    assert game.left == 5
    assert why(game, "dispense 5") == NOTHING_TO_DISPENSE
    assert why(game, "dispense 4") == OK


@pytest.mark.parametrize("turns", range(5))
def test_7_8_icons_turn_with_the_wheel(turns: int) -> None:
    game = table(5, 0, 6)
    turned(game, turns)
    assert on_wheel(game) == list(WHEEL)
    assert [game.has_wheel_icon(position) for position in (4, 5)] == [turns % 2 == 0] * 2
    assert [game.slot_at((slot + 2 * turns) % 8) for slot in range(8)] == list(range(8))


@pytest.mark.parametrize("output", [4, 5])
def test_7_9_under_an_icon_a_part_may_be_placed_for_a_token(output: int) -> None:
    game = at_wheel(5, "red-torso", tokens_held=1, turns=2)
    say(game, f"dispense {output}")
    new = {4: "yellow-torso yellow", 5: "blue-torso blue"}[output]
    assert options(game) == ["place red-torso red", f"place {new}", "decline"]
    say(game, f"place {new}")
    if question(game) == "MayTakePart":
        say(game, "decline")
    assert held(game) == ["red-torso"]
    assert me(game).tokens == 2
    assert game.left == 5


def test_7_9_not_without_a_token() -> None:
    game = at_wheel(5, "red-torso", turns=2)
    say(game, "dispense 4")
    assert question(game) == "ChooseStep"


def test_7_9_not_without_an_icon() -> None:
    game = at_wheel(5, "red-torso", tokens_held=1, turns=1)
    say(game, "dispense 4")
    assert question(game) == "ChooseStep"


def test_7_10_several_times_in_a_turn() -> None:
    game = at_wheel(5, "red-torso", "blue-torso", tokens_held=1, turns=2)
    say(game, "dispense 4", "place red-torso red", "dispense 5", "place blue-torso blue")
    assert parts_of_column(game, "blue") == ["", "blue-torso", ""]
    assert (game.left, me(game).tokens) == (4, 3)
    say(game, "rotate", "rotate", "refill red", "refill red", "dispense 4")
    assert question(game) == "MayPlacePart"


def test_7_11_the_wheel_keeps_its_orientation() -> None:
    game = table(5, 4, 6)
    act(game, 1)
    say(game, "start-main", "rotate", "stop")
    assert game.whose() == 0
    assert game.turned == 1
    say(game, "start-main", "dispense 4")
    assert held(game) == ["green-torso"]  # it lay on position 2


def test_7_12_an_empty_stack_is_rebuilt_when_it_is_needed() -> None:
    game = at_wheel()
    discard_stack(game, "blue")
    wheel(game, {6: ""})
    say(game, "rotate")
    assert game.has_discards(COLOUR["blue"])  # not before
    game.apply(WORDS.parse("refill blue"))
    assert game.whose() == CHANCE
    assert not game.has_discards(COLOUR["blue"])
    assert options(game) == ["show-part blue-head", "show-part blue-torso", "show-part blue-legs"]
    say(game, "show-part blue-legs")
    assert on_wheel(game)[0] == "blue-legs"


def test_7_12_by_whomever() -> None:
    game = table(0, 4, 6)
    discard_stack(game, "yellow")
    hand(game, 0, "red-head")
    act(game)
    say(game, "start-main", "place red-head red", "take-part yellow")
    assert [part.split("-")[0] for part in held(game)] == ["yellow"]
    assert named(game.discards) == []


def test_7_12_the_last_part_of_a_stack_leaves_it_empty() -> None:
    game = table(0, 4, 6)
    discard_stack(game, "yellow")
    game.discards[3] -= 1
    game.tops[1] = 3
    hand(game, 0, "red-head")
    act(game)
    say(game, "start-main", "place red-head red", "take-part yellow")
    assert held(game) == ["yellow-head"]
    assert game.in_stack(1) == 0
    assert game.has_discards(1)


def test_7_13_credits_are_counted() -> None:
    game = at_wheel(5)
    assert game.left == 6
    say(game, "rotate", "dispense 4", "dispense 5")
    assert game.left == 3


def test_7_14_three_parts_for_a_top_part() -> None:
    game = table(4, 0, 6)
    hand(game, 0, "red-head", "blue-torso", "blue-torso", "green-legs")
    top(game, "yellow-head")
    act(game)
    say(game, "trade-parts", "discard-part blue-torso", "discard-part red-head")
    assert options(game) == ["discard-part blue-torso", "discard-part green-legs"]
    say(game, "discard-part blue-torso", "take-part yellow")
    assert held(game) == ["yellow-head", "green-legs"]
    assert named(game.discards) == ["red-head", "blue-torso", "blue-torso"]


def test_7_14_once_and_only_with_three() -> None:
    game = table(4, 0, 6, variant=1)
    hand(game, 0, "red-head", "blue-torso")
    act(game)
    assert why(game, "trade-parts") == TOO_FEW_PARTS
    hand(game, 0, *["red-head"] * 3, *["green-legs"] * 3)
    game.settle()
    say(game, "trade-parts", *["discard-part red-head"] * 3, "take-part red")
    assert why(game, "trade-parts") == EXECUTIVE_DONE


def test_7_14_on_this_board_only() -> None:
    game = table(6, 0, 4)
    hand(game, 0, *["red-head"] * 3)
    act(game)
    assert game.why_not(WORDS.parse("trade-parts")) == OTHER_BOARD
    assert "trade-parts" not in verbs(game)


def test_7_14_discards_are_no_source_but_for_an_empty_stack() -> None:
    game = table(4, 0, 6)
    hand(game, 0, *["red-head"] * 3)
    top(game, "red-legs")
    only_acts(game, 0)
    say(game, "trade-parts", "take-part red")
    assert held(game) == ["red-legs"]


def test_7_14_nothing_to_take_no_trade() -> None:
    game = table(4, 0, 6)
    exhaust(game, "red", "yellow", "blue", "green")
    hand(game, 0, "universal-head", "universal-torso", "universal-legs")
    act(game)
    assert why(game, "trade-parts") == STACK_EMPTY
