import pytest

from boardwright.games.bot_factory.components import SANDRA, VILELA
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.bot_factory.table import (
    WORDS,
    act,
    begun,
    chance,
    fresh,
    move_workers,
    on_wheel,
    options,
    pass_turns,
    perform_actions,
    play_at_will,
    question,
    say,
    spaces,
    table,
    tokens,
    wheel,
)


def moving_order(game: BotFactory, *moves: int) -> list[int]:
    """Move the seats as they are asked; return them in order."""
    seats = []
    for space in moves:
        seats.append(game.whose())
        say(game, f"move {space}")
    return seats


def test_2_1_moves_then_actions_then_maintenance() -> None:
    game = move_workers(table(0, 3, 6))
    moves = ["move 4", "move 7", "move 8"]
    phases: list[str] = []
    while game.round == 2:
        phase = question(game)
        if not phases or phases[-1] != phase:
            phases.append(phase)
        lazy = [answer for answer in ("end-turn", *moves[:1]) if answer in options(game)]
        moves = moves[1:] if phase == "ChooseMove" else moves
        game.apply(WORDS.parse(lazy[0]) if lazy else game.options()[0])
    assert phases == ["ChooseMove", "ShowTop", "ChooseStep", "DrawProject"]  # Sandra acted in between
    assert question(game) == "ChooseMove"


def test_2_2_round_1_begins_in_the_initial_order() -> None:
    game = begun(3, first=2)
    assert moving_order(game, 0, 4, 2) == [2, 0, 1]
    assert game.where[SANDRA] == 2 * 10
    assert question(game) == "ChooseStep"


def test_2_2_vilela_stays_too() -> None:
    game = begun(1)
    say(game, "move 3")
    assert (game.where[SANDRA], game.where[VILELA]) == (2 * 10, 2 * 8)
    assert question(game) == "ChooseStep"


def test_2_3_left_to_right_with_sandra_among_them() -> None:
    game = table(7, 0, 4, sandra=3)
    assert game.left_to_right() == [1, SANDRA, 2, 0]
    move_workers(game)
    assert game.whose() == 1
    say(game, "move 5")
    assert game.where[SANDRA] == 2 * 6  # she moved after seat 1 and before seat 2
    assert game.whose() == 2


def test_2_3_vilela_counts_too() -> None:
    assert table(5, sandra=9, vilela=2).left_to_right() == [VILELA, 0, SANDRA]


def test_2_4_moves_made_do_not_change_the_order_of_the_phase() -> None:
    game = move_workers(table(0, 1, 3))
    assert moving_order(game, 9, 8, 2) == [0, 1, 2]


@pytest.mark.parametrize("round", [1, 2])
def test_2_5_actions_follow_the_new_positions(round: int) -> None:
    game = begun(3, first=0) if round == 1 else move_workers(table(0, 1, 3))
    tokens(game, 1, 1, 1)
    moving_order(game, 7, 5, 2)
    assert spaces(game) == [7, 5, 2]
    assert pass_turns(game) == [2, 1, 0]


def test_2_6_everybody_acts_once_in_each_phase() -> None:
    game = begun(4, first=0)
    turns_before = game.turn()
    assert moving_order(game, 0, 3, 6, 1) == [0, 1, 2, 3]
    assert pass_turns(game) == [0, 3, 1, 2]
    assert game.turn() - turns_before == 7  # the first move had begun
    assert game.whose() == CHANCE  # Maintenance
    chance(game)
    assert (game.round, question(game)) == (2, "ChooseMove")


def test_2_7_no_limit_of_rounds_unless_the_table_sets_one() -> None:
    game = begun(2)
    rng = Rng(3)
    while game.round < 120:
        answers = options(game)
        lazy = [n for n, answer in enumerate(answers) if answer in {"end-turn", "pass-turn"}]
        game.apply(game.options()[lazy[0] if lazy else rng.below(len(answers))])
    assert game.whose() != NOBODY
    game.max_rounds = 120
    play_at_will_lazily(game)
    assert (game.whose(), game.round) == (NOBODY, 120)


def play_at_will_lazily(game: BotFactory) -> None:
    while game.whose() != NOBODY:
        answers = options(game)
        lazy = [n for n, answer in enumerate(answers) if answer in {"end-turn", "pass-turn"}]
        game.apply(game.options()[lazy[0] if lazy else 0])


def test_2_7_a_limited_game_plays_its_last_round_to_the_end() -> None:
    game = fresh(2, max_rounds=1)
    play_at_will(game, "ChooseStep")
    pass_turns(game)
    assert game.whose() == CHANCE  # Maintenance is done
    chance(game)
    assert (game.whose(), game.round) == (NOBODY, 1)


def test_2_5_sandra_acts_in_her_place() -> None:
    game = perform_actions(table(0, 6, sandra=3))
    wheel(game, {2: ""})
    assert on_wheel(game)[2] == ""
    say(game, "end-turn")
    assert game.whose() == 1
    assert on_wheel(game)[2] == "green-torso"  # the top of the stack under the marker


def test_2_6_a_turn_s_numbers_rise() -> None:
    game = act(table(0, 3, 6))
    before = game.turn()
    say(game, "end-turn")
    assert game.turn() == before + 1
