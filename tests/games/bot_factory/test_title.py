"""Bot Factory as the outer layers see it: options, rulings, sheet, warnings, snapshots, the greedy player."""

from __future__ import annotations

import json

import pytest

from boardwright.games.bot_factory.actions import DRAW_TASK, END_TURN, MOVE, PASS_TURN
from boardwright.games.bot_factory.components import NO_PART, NO_TASK, SANDRA, TASKS
from boardwright.games.bot_factory.edition import load
from boardwright.games.bot_factory.evaluation import EVALUATION
from boardwright.games.bot_factory.scoring import FIRED, review, task_is_met, task_progress
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.games.bot_factory.title import TITLE
from boardwright.games.title import Setup, SetupError
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, OK, Action, verb_of
from boardwright.players.greedy import choose_greedily
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash, restore, snapshot

PRINTED = load()
WORDS = TITLE.words(PRINTED)


def setup(seats: int, **options: str) -> Setup:
    return Setup(TITLE.name, seats, options)


def begin(seats: int, **options: str) -> BotFactory:
    game = TITLE.new_game(setup(seats, **options), PRINTED)
    assert isinstance(game, BotFactory)
    return game


def begun(seats: int, seed: int = 1, **options: str) -> BotFactory:
    """Return a game where the first worker is to be placed; start parts and task are the first options."""
    game = begin(seats, **options)
    rng = Rng(seed)
    while game.round == 0:
        game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else game.options()[0])
    return game


def say(game: BotFactory, *lines: str) -> None:
    """Give answers in the words of the log."""
    for line in lines:
        game.apply(WORDS.parse(line))


def hold(player: Player, *parts: str) -> None:
    """Put just these parts into a hand, wherever they come from."""
    player.parts = [parts.count(part) for part in PRINTED.names.parts]


def ask_again(game: BotFactory) -> None:
    """Work the options out anew after the table was changed by hand."""
    game.settle()


def warned(game: BotFactory, line: str) -> list[str]:
    action = WORDS.parse(line)
    assert action in game.options(), line
    return TITLE.warnings(game, action)


# Options


def test_options_reach_the_engine() -> None:
    game = begin(2, production="2", max_rounds="40")
    assert (game.variant, game.max_rounds) == (2, 40)
    assert (begin(2).variant, begin(2).max_rounds) == (0, 0)


def test_the_first_player_is_drawn_or_given() -> None:
    assert begun(3, first="2").first_player == 2
    assert any(begun(3, seed).first_player != begun(3, 1).first_player for seed in range(2, 9))
    with pytest.raises(SetupError) as caught:
        begin(2, first="3")
    assert str(caught.value) == "Seat 3 cannot begin a game of 2; choose random or one of 0, 1."


def test_a_task_is_chosen_drawn_or_given() -> None:
    asked: dict[str, bool] = {}
    for way in ("choose", "random", "T3"):
        game = begin(1, task=way)
        rng = Rng(3)
        while game.round == 0:
            if verb_of(game.options()[0]) == DRAW_TASK:
                asked[way] = game.whose() == CHANCE and len(game.options()) == TASKS
            elif WORDS.format(game.options()[0]) == "choose-task T1":
                asked[way] = game.whose() == 0 and len(game.options()) == TASKS
            game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else game.options()[-1])
        assert game.task != NO_TASK
    assert asked == {"choose": True, "random": True}
    assert game.task == PRINTED.names.tasks.index("T3")


def test_a_table_may_set_a_last_round() -> None:
    game = begun(2, max_rounds="20")
    rng = Rng(4)
    while game.options():
        idle = [action for action in game.options() if verb_of(action) in (END_TURN, PASS_TURN)]
        game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else (idle or game.options())[0])
    assert game.round == 20


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        begin(2, production="3")
    assert str(caught.value) == "Option production cannot be 3; choose from off, 1, 2."


# Rulings


# Score sheet, solo outcome


def test_the_sheet_adds_up_and_names_its_lines() -> None:
    game = begun(3)
    say(game, WORDS.format(game.options()[0]))
    sheet = TITLE.sheet(game)
    assert [label for label, _ in sheet] == [
        "Bots",
        "Contracts fulfilled",
        "Contracts not fulfilled",
        "Speech tokens",
        "Parts left",
        "Incomplete projects",
    ]
    assert [sum(points[seat] for _, points in sheet) for seat in range(3)] == game.scores()


def test_the_review_of_the_solo_game() -> None:
    game = begun(1, task="T1")
    me = game.players[0]
    assert (task_progress(game), task_is_met(game), review(game)) == ([0, 3], False, FIRED)
    me.bots = [3, 0, 0, 0]
    me.projects = [0] * 4
    hold(me)
    me.tokens = 0
    game.values[0] = 6
    assert (task_progress(game), game.scores(), review(game)) == ([3, 3], [18], 0)
    game.values[0] = 7
    assert (game.scores(), review(game)) == ([21], 1)
    game.values[0] = 15
    me.tokens = 9
    assert (game.scores(), review(game)) == ([49], 1)
    me.bots[1] = 1
    assert review(game) == 2
    game.task = PRINTED.names.tasks.index("T3")
    assert (task_progress(game), review(game)) == ([3, 4], FIRED)


# Warnings


def moved(space: int, tokens: int = 3, *parts: str) -> BotFactory:
    """Return the turn of seat 0 on an action space, seat 1 being far off and Sandra on the Finance board."""
    game = begun(3, first="0")
    say(game, f"move {space}")
    others = [action for action in game.options() if verb_of(action) == MOVE]
    for player in game.players:
        player.tokens = tokens
    hold(game.players[0], *parts)
    far = [action for action in others if WORDS.format(action) in ("move 10", "move 9", "move 8")]
    game.apply(far[0])
    game.apply(next(action for action in game.options() if WORDS.format(action) in ("move 9", "move 8")))
    while game.whose() != 0:
        say(game, "pass-turn")
    ask_again(game)
    return game


def test_warnings_about_the_main_action() -> None:
    game = moved(3)
    assert warned(game, "end-turn") == ["You have not done your main action."]
    assert warned(game, "start-main") == []
    say(game, "start-main")
    assert warned(game, "stop") == ["You stop with 3 of your credits unused."]
    assert warned(game, "rotate") == []


def test_warnings_about_tokens_that_are_lost() -> None:
    game = moved(3, 9)
    assert warned(game, "start-main") == ["Your supply holds 0 tokens: 1 of the 1 would be lost."]


def test_a_warning_about_placing_with_a_full_supply() -> None:
    game = moved(0, 8, "red-torso")
    assert game.columns[1] == NO_PART
    say(game, "start-main")
    assert warned(game, "place red-torso red") == ["Your supply holds 1 token: 1 of the 2 would be lost."]


def test_a_warning_about_the_hand_limit() -> None:
    game = moved(3, 3, *["red-head"] * 6)
    assert "You will have to discard 1 part." in warned(game, "end-turn")


def test_a_warning_about_swapping_like_for_like() -> None:
    game = moved(0, 3, "red-torso", "red-head")
    game.spares = [PRINTED.names.parts.index("red-torso")] * 2
    assert warned(game, "swap red-torso 0")
    assert warned(game, "swap red-head 0") == []


def test_warnings_about_purchases() -> None:
    game = begun(3, first="0")
    say(game, "move 9")
    for seat in (1, 2):
        assert game.whose() == seat
        say(game, f"move {seat - 1}")
    while game.whose() != 0:
        say(game, "end-turn")
    game.players[0].tokens = 5
    game.players[0].projects = [1, 0, 0, 0]
    hold(game.players[0])
    ask_again(game)
    say(game, "pay-sandra", "start-main")
    assert warned(game, "raise red") == []
    assert warned(game, "raise green") == ["You have neither a green bot nor a project for one."]
    game.values[0] = 7
    assert warned(game, "raise red") == ["The bonus of the line could not be used now and would be lost."]
    game.contracts[8] = 1  # yellow alone
    game.meeples[1] = 0
    assert warned(game, "reserve 2,2") == [
        "Your contracts would ask for 1 yellow bot, but at most 0 can be yours."
    ]
    game.meeples[1] = 4
    assert warned(game, "reserve 2,2") == []


def test_warnings_about_sandra() -> None:
    game = begun(3, first="0")
    for player in game.players:
        player.tokens = 0
    assert game.board_of_meeple(SANDRA) == 3
    assert warned(game, "move 9") == [
        "Sandra stands on this board and you cannot pay her: you would have to pass."
    ]
    assert warned(game, "move 2") == ["You cannot pay for the main action of this space."]
    assert warned(game, "move 0") == []


# Snapshots


def answer(game: BotFactory, rng: Rng) -> Action:
    if game.whose() == CHANCE:
        return draw_outcome(game, rng)
    return game.options()[rng.below(len(game.options()))]


@pytest.mark.parametrize("production", ["off", "1", "2"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_snapshot_brings_the_game_back_at_every_question(seats: int, production: str) -> None:
    asked = setup(seats, max_rounds="20", **({} if production == "off" else {"production": production}))
    game = TITLE.new_game(asked, PRINTED)
    assert isinstance(game, BotFactory)
    rng = Rng(seats)
    for number in range(400):
        if not game.options():
            break
        game.check()
        if number % 3 == 0:
            saved = json.loads(json.dumps(snapshot(game)))
            other = restore(TITLE, asked, PRINTED, saved)
            assert snapshot(other) == saved
            assert other.options() == game.options()
            assert game_hash(other) == game_hash(game)
        assert game.options() == [a for a in game.candidates() if game.why_not(a) == OK]
        game.apply(answer(game, rng))


# The greedy player


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_the_greedy_player_completes_bots(seats: int) -> None:
    game = begin(seats, **({"task": "T3"} if seats == 1 else {}))
    rng, own = Rng(5), Rng(6)
    while game.options() and sum(player.completed() for player in game.players) < 2:
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(choose_greedily(game.seen_by(game.whose()), EVALUATION, own))
        assert game.round < 25
    assert sum(player.completed() for player in game.players) >= 2
    game.check()


def test_a_full_hand_is_discarded_at_the_end_of_the_turn() -> None:
    game = moved(3, 3, *["red-head"] * 6)
    say(game, "end-turn")
    assert sum(game.players[0].parts) == 5
    assert game.whose() != 0
