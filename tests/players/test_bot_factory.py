"""Bot Factory's greedy player: what it thinks of a task and of Vilela, and that it meets its tasks alone."""

from __future__ import annotations

import pytest

from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, NO_COLOUR, PRODUCTION, PROJECT
from boardwright.games.bot_factory.evaluation import BotFactoryEvaluation, liking
from boardwright.games.bot_factory.evaluation_forecast import (
    bots_to_the_end,
    let_vilela_act,
    vilela_is_to_act,
)
from boardwright.games.bot_factory.evaluation_task import SURE, chance_of_task, threats
from boardwright.games.bot_factory.scoring import FIRED, review, task_is_met
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.players.greedy import choose_greedily
from boardwright.players.registry import evaluation, player
from boardwright.table.table import Table
from tests.games.bot_factory.table import (
    COLOUR,
    TASK,
    WORDS,
    act,
    bots,
    chance,
    column,
    contract,
    go,
    hand,
    inspector,
    meeples,
    options,
    projects,
    reserved,
    say,
    table,
    tokens,
    values,
)

EVALUATION = evaluation("bot-factory")


def with_task(task: str) -> BotFactory:
    """Return a solo table with a task; Sandra is on the Project board, Vilela on the Finance board."""
    game = table(0, sandra=6)
    game.task = TASK[task]
    return game


def likely(game: BotFactory) -> int:
    """Return the chance of the solo player's task."""
    return chance_of_task(game, 0)


def greedy(game: BotFactory) -> str:
    """Return the greedy answer in words."""
    return WORDS.format(choose_greedily(game, EVALUATION, Rng(1)))


# How likely a task is ----------------------------------------------------------------------------


@pytest.mark.parametrize("task", ["T1", "T3", "T4"])
def test_a_bot_that_the_task_needs_makes_it_likelier(task: str) -> None:
    game = with_task(task)
    before = likely(game)
    assert 0 < before < SURE
    bots(game, 0, "blue")
    assert likely(game) > before


@pytest.mark.parametrize("task", ["T1", "T2", "T3", "T4"])
def test_a_project_and_parts_for_the_next_bot_make_it_likelier(task: str) -> None:
    game = with_task(task)
    before = likely(game)
    projects(game, 0, "red", "yellow", "blue", "green")
    with_projects = likely(game)
    hand(game, 0, "red-head", "yellow-legs", "blue-torso", "green-torso")
    assert likely(game) > with_projects > before


def test_three_of_one_colour_cannot_be_met_once_a_bot_of_each_colour_is_gone() -> None:
    game = with_task("T1")
    for colour in ("red", "yellow", "blue"):
        meeples(game, colour, 2)
    assert likely(game) > 0
    meeples(game, "green", 2)
    assert likely(game) == 0


def test_bots_beside_the_task_leave_no_room_for_it() -> None:
    game = with_task("T1")
    bots(game, 0, "red", "yellow", "blue")
    assert likely(game) > 0  # two more of one of them are the task
    bots(game, 0, "green")
    assert likely(game) == 0  # one more ends the game


def test_two_pairs_allow_one_last_bot_only() -> None:
    game = with_task("T3")
    bots(game, 0, "red", "yellow")
    for colour in ("blue", "green"):
        meeples(game, colour, 1)
    meeples(game, "red", 1)
    assert likely(game) > 0  # the last red bot may end the game
    meeples(game, "yellow", 1)
    assert likely(game) == 0  # whichever comes first ends it


def test_high_values_are_the_work_of_the_second_task() -> None:
    game = with_task("T2")
    bots(game, 0, "red", "yellow", "blue")
    low = likely(game)
    values(game, red=12, yellow=12)
    assert likely(game) > low
    column(game, "red", "red-head", "red-torso", "red-legs")
    lowered = likely(game)  # the full column lowers red after this round
    values(game, red=13)
    assert likely(game) > lowered


def test_contracts_are_reserved_before_they_run_out() -> None:
    game = with_task("T4")
    open_contracts = likely(game)
    for position in ("2,0", "2,1", "2,2", "1,0", "1,1"):
        contract(game, position, "")
    few = likely(game)
    assert 0 < few < open_contracts
    reserved(game, "0,0", 0)
    assert likely(game) > few
    contract(game, "0,1", "")
    contract(game, "0,2", "")
    assert likely(game) == 0  # two are left


@pytest.mark.parametrize("task", ["T1", "T3", "T4"])
def test_what_is_met_is_sure(task: str) -> None:
    game = with_task(task)
    bots(game, 0, "red", "red", "yellow", "yellow") if task != "T1" else bots(game, 0, "red", "red", "red")
    for position, name in (("0,0", "C01"), ("0,1", "C02"), ("0,2", "C05")):
        contract(game, position, name)
        reserved(game, position, 0)
    assert task_is_met(game)
    assert likely(game) == SURE


# Vilela --------------------------------------------------------------------------------------------


def test_the_decks_tell_how_likely_vilela_takes_a_bot() -> None:
    game = with_task("T1")  # he is on the Finance board
    inspector(game, actions="assembly finance", colours="red blue")
    assert threats(game) == [500, 0, 500, 0]
    inspector(game, actions="assembly project", colours="red blue green yellow")
    assert threats(game) == [125] * 4
    inspector(game, actions="project", colours="red")
    assert threats(game) == [0] * 4
    inspector(game, actions="", colours="")
    assert threats(game) == [83] * 4  # shuffled anew: three boards, four colours


def test_two_parts_in_a_column_protect_its_last_bot() -> None:
    game = with_task("T3")
    bots(game, 0, "red", "blue")
    meeples(game, "red", 1)
    inspector(game, actions="assembly", colours="red")
    hand(game, 0, "red-head", "red-torso")
    exposed = likely(game)
    hand(game, 0)
    column(game, "red", "red-head", "red-torso")
    assert likely(game) > exposed


def test_vilelas_action_is_foreseen_when_his_tiles_are_known() -> None:
    game = act(with_task("T1"))
    assert vilela_is_to_act(game)  # he stands on the right of the player
    game.round = 1
    assert not vilela_is_to_act(game)
    before_him = go(with_task("T1"))
    assert not vilela_is_to_act(before_him)  # he has not moved yet


def test_what_vilela_will_do_counts_against_a_position() -> None:
    game = act(with_task("T1"))
    meeples(game, "red", 1)
    game.vilela_colour = COLOUR["red"]
    game.vilela_board = PRODUCTION
    harmless = EVALUATION.value(game, 0)
    game.vilela_board = ASSEMBLY  # the last red bot: the game would end, the task unmet
    assert EVALUATION.value(game, 0) < harmless - 1000


def test_let_vilela_act_changes_what_can_be_foreseen() -> None:
    game = with_task("T1")
    game.vilela_board, game.vilela_colour = FINANCE, COLOUR["blue"]
    let_vilela_act(game)
    assert game.values[COLOUR["blue"]] == 5
    assert NO_COLOUR not in game.projects
    game.vilela_board = PROJECT
    let_vilela_act(game)
    assert COLOUR["blue"] not in game.projects


# Ending --------------------------------------------------------------------------------------------


def test_bots_to_the_end_are_the_fewest_of_both_ends() -> None:
    game = with_task("T1")
    assert bots_to_the_end(game) == 3
    bots(game, 0, "red", "yellow", "blue", "green")
    assert bots_to_the_end(game) == 1
    meeples(game, "red", 0)
    assert bots_to_the_end(game) == 0


def test_the_last_bot_is_not_completed_while_the_task_is_unmet() -> None:
    game = with_task("T2")
    bots(game, 0, "red", "yellow", "blue", "green")
    projects(game, 0, "red")
    column(game, "red", "red-head", "red-torso")
    hand(game, 0, "red-legs")
    values(game, red=12, yellow=12, blue=11)
    tokens(game, 4)
    act(game)
    say(game, "start-main")
    assert "place red-legs red" in options(game)
    assert greedy(game) == "stop"
    values(game, red=15, yellow=15, blue=15)
    game.round = 60  # long enough for still better values
    assert greedy(game) == "place red-legs red"


def test_a_task_is_as_welcome_at_the_end_as_before_it() -> None:
    assert isinstance(EVALUATION, BotFactoryEvaluation)
    first, last = with_task("T1"), with_task("T4")
    assert liking(first) > liking(last)
    unmet = EVALUATION.reviewed(first) - EVALUATION.reviewed(last)
    assert unmet == liking(first) - liking(last)


# Whole games ---------------------------------------------------------------------------------------


def test_greedy_meets_its_task() -> None:
    game = Table.begin(Setup("bot-factory", 1, {"task": "T4"}), "greedy-alone")
    rng = Rng(5)
    while not game.over:
        game.answer(0, player("greedy").choose(game.observe(0), rng))
    state = game.game
    assert isinstance(state, BotFactory)
    assert review(state) != FIRED
    assert state.round < 60


def test_greedy_chooses_a_task_it_can_meet() -> None:
    game = Table.begin(Setup("bot-factory", 1, {}), "choose").game.clone()
    assert isinstance(game, BotFactory)
    game.apply(game.options()[0])
    chance(game)
    assert greedy(game) == "choose-task T1"
