import pytest

from boardwright.games.bot_factory.components import HEAD, LEGS, TORSO
from boardwright.games.bot_factory.reasons import (
    MAIN_DONE,
    NO_MEEPLE,
    NO_PROJECT,
    NO_SPARE,
    NO_TOKEN,
    NOT_IN_HAND,
    PLACE_FILLED,
    STACK_EMPTY,
    WRONG_COLUMN,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import OK
from tests.games.bot_factory.table import (
    COLOUR,
    PRINTED,
    WORDS,
    act,
    colours,
    column,
    exhaust,
    hand,
    held,
    lay,
    me,
    meeples,
    only_acts,
    options,
    own_tile,
    part_names,
    parts_of_column,
    projects,
    question,
    say,
    show_projects,
    table,
    tokens,
    top,
    values,
    verbs,
    why,
)


def test_6_1_a_column_of_each_colour_from_head_to_legs() -> None:
    game = table(2, 4, 6)
    hand(game, 0, "green-legs", "green-head", "green-torso")
    projects(game, 0, "green")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "place green-legs green", "decline", "place green-head green")
    assert parts_of_column(game, "green") == ["green-head", "", "green-legs"]
    say(game, "place green-torso green")
    assert parts_of_column(game, "green") == ["green-head", "green-torso", "green-legs"]
    assert len(game.columns) == 4 * 3


def test_6_2_a_part_goes_into_the_column_of_its_colour() -> None:
    game = table(1, 4, 6)
    hand(game, 0, "red-head", "blue-torso")
    act(game)
    say(game, "start-main")
    assert options(game, "place") == ["red-head red", "blue-torso blue"]
    assert game.why_not(WORDS.parse("place red-head blue")) == WRONG_COLUMN
    assert game.why_not(WORDS.parse("place green-head green")) == NOT_IN_HAND


def test_6_2_onto_the_empty_space_of_its_type() -> None:
    game = table(1, 4, 6)
    column(game, "red", "red-head")
    hand(game, 0, "red-head", "red-legs")
    act(game)
    say(game, "start-main")
    assert options(game, "place") == ["red-legs red"]
    assert why(game, "place red-head red") == PLACE_FILLED


def test_6_2_a_universal_part_goes_into_any_column() -> None:
    game = table(1, 4, 6)
    column(game, "yellow", "universal-torso")
    hand(game, 0, "universal-torso", "yellow-torso")
    act(game)
    say(game, "start-main")
    assert options(game, "place") == [
        "universal-torso red",
        "universal-torso blue",
        "universal-torso green",
    ]
    assert why(game, "place universal-torso yellow") == PLACE_FILLED
    assert why(game, "place yellow-torso yellow") == PLACE_FILLED
    say(game, "place universal-torso blue")
    assert parts_of_column(game, "blue") == ["", "universal-torso", ""]


@pytest.mark.parametrize(
    "order", [("legs", "torso", "head"), ("torso", "head", "legs"), ("head", "legs", "torso")]
)
def test_6_3_in_any_order(order: tuple[str, ...]) -> None:
    game = table(2, 4, 6)
    hand(game, 0, *[f"blue-{type}" for type in order])
    projects(game, 0, "blue")
    tokens(game, 1)
    act(game)
    say(game, "start-main")
    for type in order:
        say(game, f"place blue-{type} blue")
        if question(game) == "MayTakePart":
            say(game, "decline")
    assert colours(me(game).bots) == ["blue"]


def test_6_3_by_different_players() -> None:
    game = table(0, 1, 2)
    for seat, part in enumerate(("red-torso", "red-legs", "red-head")):
        hand(game, seat, part)
    projects(game, 2, "red")
    tokens(game, 0, 0, 1)
    act(game)
    say(game, "start-main", "place red-torso red")
    say(game, "start-main", "place red-legs red", "decline")
    say(game, "start-main", "place red-head red")
    assert [colours(player.bots) for player in game.players] == [[], [], ["red"]]
    assert [player.tokens for player in game.players] == [2, 2, 0]


def test_6_4_two_tokens_for_the_first_part() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == 2


def test_6_5_two_tokens_for_the_second_part() -> None:
    game = table(0, 4, 6)
    column(game, "red", "universal-head")
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == 2


def test_6_6_the_third_part_completes_a_bot() -> None:
    game = table(0, 4, 6)
    column(game, "red", "red-head", "universal-legs")
    hand(game, 0, "red-torso")
    projects(game, 0, "red", "red", "blue")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == 0
    assert game.meeples[COLOUR["red"]] == 3
    assert colours(me(game).bots) == ["red"]
    assert colours(me(game).projects) == ["red", "blue"]


def test_6_7_a_third_part_needs_a_free_project_of_the_colour() -> None:
    game = table(0, 4, 6)
    column(game, "red", "red-head", "red-legs")
    hand(game, 0, "red-torso", "universal-torso", "blue-head")
    projects(game, 0, "blue", "green")
    game.players[0].bots[0] += 1  # a red project with a bot on it is not free
    game.deck[0] -= 1
    game.meeples[0] -= 1
    act(game)
    say(game, "start-main")
    assert why(game, "place red-torso red") == NO_PROJECT
    assert why(game, "place universal-torso red") == NO_PROJECT
    assert why(game, "place universal-torso blue") == OK


def test_6_8_a_third_part_needs_a_bot_of_the_colour() -> None:
    game = table(0, sandra=6)
    column(game, "red", "red-head", "red-legs")
    hand(game, 0, "red-torso", "blue-head")
    projects(game, 0, "red")
    meeples(game, "red", 0)
    act(game)
    say(game, "start-main")
    assert why(game, "place red-torso red") == NO_MEEPLE
    assert options(game, "place") == ["blue-head blue"]


def test_6_8_also_where_another_player_took_the_last_one() -> None:
    game = table(0, 4, 6)
    column(game, "red", "red-head", "red-legs")
    hand(game, 0, "red-torso", "blue-head")
    projects(game, 0, "red")
    show_projects(game, L0="", R1="")
    meeples(game, "red", 0)
    act(game)
    say(game, "start-main")
    assert why(game, "place red-torso red") == NO_MEEPLE


def test_6_9_a_covered_icon_lets_a_top_part_be_bought() -> None:
    game = table(0, 4, 6)
    top(game, "yellow-torso")
    hand(game, 0, "red-head")
    act(game)
    say(game, "start-main", "place red-head red")
    assert options(game) == [*[f"take-part {colour}" for colour in COLOUR], "decline"]
    say(game, "take-part yellow")
    assert held(game) == ["yellow-torso"]
    assert me(game).tokens == 1


def test_6_9_the_reward_comes_first_and_pays_for_it() -> None:
    game = table(0, 4, 6)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head", "red-head")
    projects(game, 0, "red")
    act(game)
    say(game, "start-main", "place red-head red")
    assert colours(me(game).bots) == ["red"]
    assert question(game) != "MayTakePart"  # no token from a third part, so nothing to pay with


def test_6_9_an_empty_stack_gives_nothing() -> None:
    game = table(0, 4, 6)
    exhaust(game, "blue")
    hand(game, 0, "red-head")
    act(game)
    say(game, "start-main", "place red-head red")
    assert why(game, "take-part blue") == STACK_EMPTY
    assert options(game) == ["take-part red", "take-part yellow", "take-part green", "decline"]


def test_6_9_the_spaces_with_an_icon() -> None:
    head, torso, legs = BIT[HEAD], BIT[TORSO], BIT[LEGS]
    assert PRINTED.edition.icons == [head | legs, head | torso, head | legs, torso | legs]


def test_6_9_a_universal_part_covers_an_icon_too() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "universal-torso")
    act(game)
    plain = game.clone()
    say(game, "start-main", "place universal-torso green")
    assert question(game) == "MayTakePart"
    say(plain, "start-main", "place universal-torso red")
    assert question(plain) != "MayTakePart"


def test_6_10_a_full_column_stays_full_until_maintenance() -> None:
    game = table(1, 4, 6)
    column(game, "red", "red-head", "red-legs", "red-torso")
    hand(game, 0, "red-head", "universal-legs", "red-torso")
    projects(game, 0, "red", "red")
    act(game)
    say(game, "start-main")
    assert options(game, "place") == [f"universal-legs {colour}" for colour in ("yellow", "blue", "green")]
    say(game, "stop")
    while game.round == 2:
        game.apply(game.options()[-1])
    assert parts_of_column(game, "red") == ["", "", ""]


@pytest.mark.parametrize(("space", "most"), [(0, 1), (1, 2), (2, 3)])
def test_6_11_one_two_or_three_parts(space: int, most: int) -> None:
    game = table(space, 4, 6)
    hand(game, 0, "red-torso", "yellow-legs", "blue-torso", "green-head")
    tokens(game, 1)
    act(game)
    say(game, "start-main")
    for part in ("red-torso red", "yellow-legs yellow", "blue-torso blue")[:most]:
        assert "stop" in options(game)
        say(game, f"place {part}")
    assert "place" not in verbs(game)
    assert game.why_not(WORDS.parse("place green-head green")) == MAIN_DONE
    assert len(held(game)) == 4 - most


def test_6_12_the_third_space_costs_a_token() -> None:
    game = table(2, 4, 6)
    hand(game, 0, "red-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main")
    assert me(game).tokens == 0


def test_6_12_unpaid_only_the_executive_action_is_open() -> None:
    game = table(2, 4, 6)
    hand(game, 0, "red-torso", "red-legs")
    tokens(game, 1)
    act(game)
    say(game, "swap red-torso 0")
    assert me(game).tokens == 0
    assert game.whose() != 0  # nothing but the end of the turn was left


def test_6_12_besides_the_payment_for_sandra() -> None:
    game = table(2, 4, 6, sandra=0)
    hand(game, 0, "red-torso")
    tokens(game, 2)
    only_acts(game, 0)
    say(game, "pay-sandra", "start-main")
    assert me(game).tokens == 0
    say(game, "place red-torso red")
    assert me(game).tokens == 2


def test_6_12_no_token_no_main_action() -> None:
    game = table(2, 4, 6, variant=1)
    hand(game, 0, "red-torso")
    act(game)  # the tiles keep the question open
    assert why(game, "start-main") == NO_TOKEN


def test_6_13_parts_and_tokens_just_gained_may_be_used() -> None:
    game = table(1, 4, 6)
    top(game, "red-torso")
    hand(game, 0, "red-legs")
    act(game)
    say(game, "start-main", "place red-legs red", "take-part red", "place red-torso red")
    assert parts_of_column(game, "red") == ["", "red-torso", "red-legs"]
    assert me(game).tokens == 3


def test_6_13_a_bot_completed_by_the_first_part_does_not_stop_the_second() -> None:
    game = table(1, 4, 6)
    column(game, "blue", "blue-head", "blue-legs")
    hand(game, 0, "blue-torso", "red-torso")
    projects(game, 0, "blue")
    act(game)
    say(game, "start-main", "place blue-torso blue", "place red-torso red")
    assert (me(game).tokens, colours(me(game).bots)) == (2, ["blue"])


def test_6_14_swaps_as_often_as_they_are_paid_for() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "red-torso", "red-legs")
    tokens(game, 3)
    act(game)
    say(game, "swap red-torso 0", "swap red-legs 1", "swap green-head 1")
    assert part_names(game.spares) == ["red-torso", "green-head"]
    assert held(game) == ["red-legs", "blue-legs"]
    assert me(game).tokens == 0


def test_6_14_not_without_token_part_or_spare() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "red-torso")
    lay(game, game.spares, 1, "")
    tokens(game, 1)
    act(game)
    assert why(game, "swap red-torso 1") == NO_SPARE
    assert options(game, "swap") == ["red-torso 0"]
    assert game.why_not(WORDS.parse("swap blue-head 0")) == NOT_IN_HAND
    say(game, "swap red-torso 0")
    assert why(game, "swap green-head 0") == NO_TOKEN


def ready_to_complete(space: int, variant: int = 0) -> BotFactory:
    game = table(space, 0, 1, sandra=2, variant=variant)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head")
    projects(game, 0, "red")
    tokens(game, 4)
    return game


def completed_with_icon(game: BotFactory) -> tuple[list[str], str, int]:
    """Place the red head; return the own bots, the question that follows and the tokens left."""
    assert options(game) == ["place red-head red", "decline"]
    say(game, "place red-head red")
    return colours(me(game).bots), question(game), me(game).tokens


def test_6_15_all_of_it_holds_for_a_placement_by_the_wheel() -> None:
    game = ready_to_complete(4)
    lay(game, game.wheel, game.slot_at(4), "red-head")
    hand(game, 0)
    act(game)
    say(game, "start-main", "dispense 4")
    assert completed_with_icon(game) == (["red"], "MayTakePart", 3)


def test_6_15_by_the_bottom_left_project() -> None:
    game = ready_to_complete(6)
    act(game)
    say(game, "start-main", "take L0")
    assert completed_with_icon(game) == (["red"], "MayTakePart", 3)


def test_6_15_by_a_line() -> None:
    game = ready_to_complete(9)
    values(game, green=7)
    act(game)
    say(game, "start-main", "raise green")
    assert completed_with_icon(game) == (["red"], "MayTakePart", 3)


def test_6_15_by_a_production_tile() -> None:
    game = ready_to_complete(6, variant=2)
    own_tile(game, 0, "PT5")
    act(game)
    say(game, "use-tile PT5")
    assert options(game, "place") == ["red-head red"]
    say(game, "place red-head red")
    assert question(game) == "MayTakePart"
    assert (colours(me(game).bots), me(game).tokens) == (["red"], 3)


def test_6_15_and_their_limits_too() -> None:
    game = table(6, 0, 1, sandra=2)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head", "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L1")  # yellow: no red project, no bottom space
    assert question(game) != "MayPlacePart"
    game = table(6, 0, 1, sandra=2)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head", "blue-torso")
    tokens(game, 1)
    game.projects[0], game.projects[1] = game.projects[1], game.projects[0]
    act(game)
    say(game, "start-main", "take L0")
    assert why(game, "place red-head red") == NO_PROJECT
    assert why(game, "place blue-torso blue") == OK


def test_6_15_the_project_just_taken_is_one_of_them() -> None:
    game = table(6, 0, 1, sandra=2)
    column(game, "red", "red-torso", "red-legs")
    hand(game, 0, "red-head")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L0")  # red
    assert why(game, "place red-head red") == OK


def test_6_16_the_colour_just_completed_is_closed_for_its_player_too() -> None:
    game = table(2, 4, 6)
    column(game, "blue", "blue-head", "blue-legs")
    hand(game, 0, "blue-torso", "blue-torso", "universal-head")
    projects(game, 0, "blue", "blue")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "place blue-torso blue")
    assert why(game, "place blue-torso blue") == PLACE_FILLED
    assert why(game, "place universal-head blue") == PLACE_FILLED
    assert me(game).tokens == 0
