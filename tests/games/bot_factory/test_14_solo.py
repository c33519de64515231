import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import DRAWN, SANDRA, VILELA
from boardwright.games.bot_factory.reasons import NO_CONTRACT
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.bot_factory.table import (
    COLOUR,
    TASK,
    act,
    begun,
    bots,
    chance,
    colours,
    column,
    contract,
    fresh,
    give_universal_bot,
    hand,
    inspector,
    maintenance,
    meeples,
    move_workers,
    named,
    on_display,
    on_wheel,
    only_acts,
    only_moves,
    options,
    parts_of_column,
    question,
    reserved,
    say,
    table,
    tokens,
    values,
    vilela_acts,
    wheel,
    why,
)


def with_task(task: str) -> BotFactory:
    """Return a solo table with a task."""
    game = table(0, sandra=6)
    game.task = TASK[task]
    return game


def met(game: BotFactory) -> bool:
    """Tell whether the task is met, as the game's outcome says it."""
    assert game.places() == [1 if scoring.task_is_met(game) else 2]
    return scoring.review(game) != scoring.FIRED


def test_14_1_set_up_for_two_with_one_token() -> None:
    game = begun(1)
    assert game.players[0].tokens == 1
    assert game.meeples == [3] * 4
    assert options(game) == [f"move {space}" for space in range(8)]  # Sandra's board is closed


def test_14_2_a_task_is_chosen_after_the_start_part() -> None:
    game = fresh(1)
    chance(game)
    assert options(game)[0].startswith("start-part")
    say(game, "start-part red")
    assert options(game) == ["choose-task T1", "choose-task T2", "choose-task T3", "choose-task T4"]
    say(game, "choose-task T3")
    assert game.task == TASK["T3"]
    assert question(game) == "ChooseMove"


def test_14_2_or_drawn_or_set_by_the_table() -> None:
    game = fresh(1, task=DRAWN)
    chance(game)
    say(game, "start-part red")
    assert (game.whose(), options(game)[1]) == (CHANCE, "draw-task T2")
    assert [game.weight(action) for action in game.options()] == [1] * 4
    assert begun(1, task=TASK["T4"]).task == TASK["T4"]


def test_14_3_three_decks_of_four_four_and_six() -> None:
    game = fresh(1)
    assert (game.vilela_actions, game.vilela_bots, game.inspections) == ([1] * 4, [1] * 4, [1] * 6)
    assert fresh(2).vilela_actions == [0] * 4


def test_14_4_vilela_begins_on_the_leftmost_finance_space() -> None:
    assert fresh(1).where[VILELA] == 2 * 8
    assert fresh(2).where[VILELA] < 0


def test_14_5_he_occupies_a_space_and_counts_in_the_order() -> None:
    game = table(9, sandra=4, vilela=2)
    assert game.left_to_right() == [VILELA, SANDRA, 0]
    assert game.meeple_at(2) == VILELA


def test_14_5_no_token_for_sharing_a_board_with_him() -> None:
    game = act(table(9, sandra=6, vilela=8))
    tokens(game, 1)
    assert question(game) == "ChooseStep"


def test_14_6_in_round_1_he_neither_moves_nor_acts() -> None:
    game = begun(1)
    say(game, "move 0", "end-turn")
    assert game.where[VILELA] == 2 * 8
    assert question(game) == "DrawProject"  # Maintenance already
    assert (game.values, game.inspections) == ([6] * 4, [1] * 6)
    assert game.vilela_actions == [1] * 4


def test_14_7_later_an_action_tile_and_a_bot_tile_are_revealed() -> None:
    game = only_moves(table(0, sandra=6), VILELA)
    assert options(game) == [f"reveal-action VA{number}" for number in (1, 2, 3, 4)]
    assert [game.weight(action) for action in game.options()] == [1] * 4
    say(game, "reveal-action VA2")
    assert options(game) == [f"reveal-bot {colour}" for colour in COLOUR]
    say(game, "reveal-bot blue")
    assert (game.vilela_board, game.vilela_colour) == (1, 2)
    assert (game.vilela_actions, game.vilela_bots) == ([1, 0, 1, 1], [1, 1, 0, 1])


def test_14_8_he_goes_to_the_leftmost_empty_space_of_the_board() -> None:
    game = only_moves(table(3, sandra=4), VILELA)
    say(game, "reveal-action VA2", "reveal-bot blue")
    assert game.where[VILELA] == 2 * 5


def test_14_9_another_action_tile_when_it_shows_his_board() -> None:
    game = only_moves(table(3, sandra=4), VILELA)
    say(game, "reveal-action VA4", "reveal-bot blue")
    assert options(game) == ["reveal-action VA1", "reveal-action VA2", "reveal-action VA3"]
    say(game, "reveal-action VA3")
    assert (game.where[VILELA], game.vilela_colour) == (2 * 6, 2)
    assert game.vilela_bots == [1, 1, 0, 1]
    assert question(game) == ""


def test_14_10_empty_decks_are_shuffled_anew() -> None:
    game = table(0, sandra=4)
    inspector(game, actions="", colours="", inspections="")
    only_moves(game, VILELA)
    assert len(options(game)) == 4
    say(game, "reveal-action VA3")
    assert len(options(game)) == 4
    say(game, "reveal-bot red")
    assert (game.vilela_actions, game.vilela_bots) == ([1, 1, 0, 1], [0, 1, 1, 1])
    game.where[VILELA] = 2 * 8
    vilela_acts(game, "red")
    assert len(options(game)) == 6
    say(game, "reveal-inspection CI2")
    assert game.inspections == [1, 0, 1, 1, 1, 1]


def test_14_10_the_last_tile_needs_no_dice() -> None:
    game = table(0, sandra=4)
    inspector(game, actions="project", colours="green")
    only_moves(game, VILELA)
    assert (game.where[VILELA], game.vilela_colour) == (2 * 6, 3)
    assert (game.vilela_actions, game.vilela_bots) == ([0] * 4, [0] * 4)


def test_14_11_he_does_the_action_of_his_board_with_his_colour() -> None:
    game = move_workers(table(0, sandra=10, vilela=7))
    say(game, "move 4")
    chance(game, "reveal-action VA1", "reveal-bot yellow")
    assert game.where[VILELA] == 0
    assert game.meeples == [3, 2, 3, 3]  # before the worker's turn, as he is to the left
    assert question(game) == "ChooseStep"


@pytest.mark.parametrize("parts", [(), ("blue-head",), ("blue-head", "blue-torso", "universal-legs")])
def test_14_12_no_pair_costs_a_bot(parts: tuple[str, ...]) -> None:
    game = table(4, sandra=6, vilela=0)
    column(game, "blue", *parts)
    vilela_acts(game, "blue")
    assert game.meeples == [3, 3, 2, 3]
    assert [part for part in parts_of_column(game, "blue") if part] == list(parts)
    assert game.values == [6] * 4


def test_14_12_a_pair_is_discarded() -> None:
    game = table(4, sandra=6, vilela=0)
    column(game, "blue", "universal-head", "blue-legs")
    vilela_acts(game, "blue")
    assert game.meeples == [3] * 4
    assert parts_of_column(game, "blue") == ["", "", ""]
    assert (named(game.discards), game.universals) == (["blue-legs"], [2, 2, 2])


def test_14_13_parts_of_the_colour_leave_the_wheel() -> None:
    game = table(0, sandra=6, vilela=3)
    wheel(game, {0: "blue-legs"})
    vilela_acts(game, "blue")
    assert on_wheel(game) == ["", "", "green-torso", "red-head", "yellow-torso", "", "green-legs", "red-legs"]
    assert named(game.discards) == ["blue-head", "blue-torso", "blue-legs"]
    again = game.clone()
    vilela_acts(again, "blue")
    assert again.wheel == game.wheel


def test_14_14_projects_of_the_colour_leave_the_board() -> None:
    game = table(0, sandra=3, vilela=6)
    vilela_acts(game, "yellow")
    assert on_display(game) == ["red", "", "blue", "green", "red", ""]
    assert colours(game.project_discards) == ["yellow", "yellow"]
    vilela_acts(game, "yellow")
    assert on_display(game) == ["red", "", "blue", "green", "red", ""]


def test_14_15_the_value_falls_then_a_tile_is_revealed() -> None:
    game = table(0, sandra=3, vilela=9)
    values(game, red=1, green=9)
    vilela_acts(game, "green")
    assert game.values == [1, 6, 6, 8]
    assert len(options(game, "reveal-inspection")) == 6
    say(game, "reveal-inspection CI3")
    assert game.inspections == [1, 1, 0, 1, 1, 1]
    vilela_acts(game, "red")
    assert game.values[0] == 1  # the bottom of the track
    assert len(options(game, "reveal-inspection")) == 5


def test_14_16_two_of_three_are_removed() -> None:
    game = vilela_acts(table(0, sandra=3, vilela=9), "green")
    say(game, "reveal-inspection CI1")
    assert (game.whose(), options(game)) == (0, [f"remove-contract {n},{n}" for n in range(3)])
    say(game, "remove-contract 2,2")
    assert options(game) == ["remove-contract 0,0", "remove-contract 1,1"]
    say(game, "remove-contract 0,0")
    assert [game.contracts[position] for position in (0, 4, 8)] == [-1, 4, -1]
    assert question(game) == ""


@pytest.mark.parametrize("removable", [0, 1, 2])
def test_14_16_fewer_are_removed_without_asking(removable: int) -> None:
    game = table(0, sandra=3, vilela=9)
    for position in ("0,0", "1,1", "2,2")[removable:]:
        contract(game, position, "")
    vilela_acts(game, "green")
    say(game, "reveal-inspection CI1")
    assert question(game) == ""
    assert [game.contracts[position] for position in (0, 4, 8)] == [-1, -1, -1]


def test_14_17_a_token_protects_a_contract() -> None:
    game = table(0, sandra=3, vilela=9)
    reserved(game, "1,1", 0)
    vilela_acts(game, "green")
    say(game, "reveal-inspection CI1")
    assert [game.contracts[position] for position in (0, 4, 8)] == [-1, 4, -1]


def test_14_17_what_is_removed_stays_removed() -> None:
    game = table(9, sandra=3, vilela=10)
    vilela_acts(game, "green")
    say(game, "reveal-inspection CI1", "remove-contract 0,0")
    assert why(game, "remove-contract 0,0") == NO_CONTRACT
    say(game, "remove-contract 1,1")
    tokens(game, 4)
    only_acts(game, 0)
    say(game, "start-main")
    assert why(game, "reserve 1,1") == NO_CONTRACT


def test_14_18_the_last_bot_taken_by_vilela_ends_the_game() -> None:
    game = table(4, sandra=6, vilela=0)
    meeples(game, "yellow", 1)
    vilela_acts(game, "yellow")
    assert game.meeples[1] == 0
    chance(maintenance(game))
    assert game.whose() == NOBODY


@pytest.mark.parametrize(
    ("task", "mine", "is_met"),
    [
        ("T1", "red red", False),
        ("T1", "red red blue green", False),
        ("T1", "red red red", True),
        ("T2", "red blue", False),
        ("T2", "red red blue", False),
        ("T2", "red blue green", True),
        ("T2", "red blue yellow", False),
        ("T3", "red red blue", False),
        ("T3", "red red red blue", False),
        ("T3", "red red blue blue", True),
        ("T3", "red red red blue blue", True),
    ],
)
def test_14_19_tasks_of_bots(task: str, mine: str, is_met: bool) -> None:
    game = with_task(task)
    bots(game, 0, *mine.split())
    values(game, red=12, blue=15, green=13, yellow=11)
    assert met(game) == is_met


def test_14_19_the_task_of_contracts() -> None:
    game = with_task("T4")
    for position, name in zip(("0,0", "1,1", "2,2"), ("C01", "C02", "C03"), strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow")
    assert not met(game)
    bots(game, 0, "blue")
    assert met(game)


@pytest.mark.parametrize(
    ("points", "review", "red", "blue_bots", "blue", "held_tokens", "parts"),
    [
        (-3, 0, 1, 0, 1, 0, 6),
        (0, 0, 1, 0, 1, 0, 3),
        (19, 0, 6, 0, 1, 3, 0),
        (20, 1, 6, 0, 1, 4, 0),
        (49, 1, 15, 0, 1, 8, 0),
        (50, 2, 15, 1, 5, 0, 0),
        (75, 2, 15, 2, 15, 0, 0),
    ],
)
def test_14_20_the_review_of_the_points(
    points: int, review: int, red: int, blue_bots: int, blue: int, held_tokens: int, parts: int
) -> None:
    game = with_task("T1")
    bots(game, 0, "red", "red", "red", *["blue"] * blue_bots)
    values(game, red=red, blue=blue)
    tokens(game, held_tokens)
    hand(game, 0, *[*["red-head"] * 3, *["blue-head"] * 3][:parts])
    assert game.scores() == [points]
    assert scoring.review(game) == review
    game.task = TASK["T4"]
    assert scoring.review(game) == scoring.FIRED
    assert game.places() == [2]


def test_14_21_the_task_of_contracts_comes_before_points() -> None:
    game = with_task("T4")
    for position, name in zip(("2,0", "2,1", "2,2", "0,0"), ("C01", "C02", "C03", "C11"), strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow", "blue")
    # C11 alone: 10 + 5 - 9; the three small ones: 12 - 10
    assert scoring.sheet(game, 0)[1:3] == [12, -10]
    assert met(game)
    game.task = TASK["T1"]
    assert scoring.sheet(game, 0)[1:3] == [15, -9]


def test_14_21_without_three_the_points_count() -> None:
    game = with_task("T4")
    for position, name in zip(("2,0", "2,1", "0,0"), ("C01", "C02", "C05"), strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow")
    assert scoring.sheet(game, 0)[1:3] == [11, -6]
    assert not met(game)


def test_14_22_judged_after_the_last_maintenance() -> None:
    game = with_task("T2")
    bots(game, 0, "red", "blue", "green", "green", "green")
    values(game, red=12, blue=12, green=13)
    column(game, "green", "green-head", "green-torso", "green-legs")
    assert met(game)
    before_last_fall = game.clone()
    chance(maintenance(game))
    assert (game.whose(), met(game)) == (NOBODY, True)
    column(before_last_fall, "red", "red-torso", "universal-head", "universal-legs")
    chance(maintenance(before_last_fall))
    assert (before_last_fall.values[0], met(before_last_fall)) == (11, False)


def test_14_22_a_negative_score_is_poor() -> None:
    game = with_task("T1")
    bots(game, 0, "red", "red", "red")
    values(game, red=1)
    hand(game, 0, *["red-head"] * 3, *["blue-head"] * 2)
    assert game.scores() == [-2]
    assert scoring.review(game) == 0


def test_14_19_the_universal_bot_is_one_of_them() -> None:
    game = table(0, sandra=6, variant=1)
    game.task = TASK["T1"]
    bots(game, 0, "red", "red")
    give_universal_bot(game, 0, "red")
    assert met(game)
