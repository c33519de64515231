"""The rules of Pig, clause by clause. Moves are written in the words of the log."""

import pytest

from boardwright.faces.registry import face
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY, OK, pack
from boardwright.table.table import Table
from pig.reasons import NOTHING_COLLECTED
from pig.state import Pig
from pig.title import TITLE
from pig.turn import RollOrHold
from pig.words import HOLD, ROLL

PRINTED = TITLE.load()
WORDS = TITLE.words(PRINTED)


def begun(*moves: str, seats: int = 2, equal_turns: str = "no") -> Pig:
    """Return a game after the draw of seat 0 and some moves."""
    game = TITLE.new_game(Setup("pig", seats, {"equal_turns": equal_turns}), PRINTED)
    assert isinstance(game, Pig)
    for move in ("start-player 0", *moves):
        game.apply(WORDS.parse(move))
    return game


def open_moves(game: Pig) -> list[str]:
    return [WORDS.format(action) for action in game.options()]


def test_1_1_2_2_the_first_roll_is_no_choice() -> None:
    assert open_moves(begun()) == [f"rolled {number}" for number in range(1, 7)]


def test_1_2_nobody_has_points() -> None:
    assert begun(seats=4).points == [0, 0, 0, 0]


def test_1_3_the_start_player_is_drawn() -> None:
    game = TITLE.new_game(Setup("pig", 3), PRINTED)
    assert [WORDS.format(action) for action in game.options()] == [f"start-player {n}" for n in range(3)]


def test_2_1_turns_go_clockwise() -> None:
    game = begun("rolled 1", "rolled 1", seats=3)
    assert (game.active(), game.turns) == (2, 3)


def test_2_3_each_roll_is_collected() -> None:
    game = begun("rolled 4", "roll", "rolled 6")
    assert (game.collected, game.points) == (10, [0, 0])
    assert open_moves(game) == ["roll", "hold"]


def test_2_4_a_one_loses_the_turn() -> None:
    game = begun("rolled 4", "roll", "rolled 1")
    assert (game.collected, game.points, game.active()) == (0, [0, 0], 1)


def test_2_5_holding_keeps_what_is_collected() -> None:
    game = begun("rolled 4", "hold")
    assert (game.collected, game.points, game.active()) == (0, [4, 0], 1)


@pytest.mark.parametrize(("collected", "reason"), [(0, NOTHING_COLLECTED), (2, OK)])
def test_2_5_nothing_cannot_be_kept(collected: int, reason: int) -> None:
    game = begun()
    game.collected = collected
    assert RollOrHold(0).why_not(game, pack(HOLD)) == reason
    assert RollOrHold(0).why_not(game, pack(ROLL)) == OK


def near_the_end(equal_turns: str, *moves: str) -> Pig:
    """Return a game in which seat 0 has held with 100 points, and seat 1 had 98."""
    game = begun("rolled 6", equal_turns=equal_turns)
    game.points[:] = [94, 98]
    for move in ("hold", *moves):
        game.apply(WORDS.parse(move))
    return game


def test_3_1_a1_the_game_ends_at_once() -> None:
    assert near_the_end("no").whose() == NOBODY


def test_3_2_a1_the_round_may_be_played_to_its_end() -> None:
    game = near_the_end("yes", "rolled 5", "hold")
    assert (game.whose(), game.scores(), game.places()) == (NOBODY, [100, 103], [2, 1])


def test_an_option_says_what_it_brings_and_the_log_what_it_brought() -> None:
    table = Table.begin(Setup("pig", 2), "1")
    question = face("pig").question(table.observe(table.asked), ["Ann", "Ben"])
    assert [option.then for option in question.options] == ["", "You: +2 points and −2 collected."]
    table.answer(table.asked, pack(HOLD))
    seen = table.observe(NOBODY)
    told = [face("pig").story(seen, line, ["Ann", "Ben"]) for line in seen.log[1:3]]
    assert [story.text for story in told] == ["Ann rolled a 2.", "Ann held. Ben rolled the die."]
    assert [story.deltas for story in told] == [["+2 collected"], ["+2 points", "−2 collected"]]
