import pytest

from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.attandarra.table import (
    ask,
    city,
    close_round,
    finish_all,
    fresh,
    me,
    options,
    play_at_will,
    question,
    say,
    set_up,
    table,
)


def play_to_the_end(seats: int, history: bool, finishing: bool) -> list[tuple[int, str]]:
    """Play with first answers; return round and first word of every answer, equal neighbours once."""
    game = fresh(seats, history=history, start=0)
    course: list[tuple[int, str]] = []
    while game.whose() != NOBODY:
        answer = options(game)[0]
        if finishing and question(game) == "ChooseAction":
            answer = "finish"
        step = (game.round, answer.split()[0])
        if not course or course[-1] != step:
            course.append(step)
        say(game, answer)
    return course


def test_2_1_five_rounds() -> None:
    course = play_to_the_end(2, history=False, finishing=True)
    assert [round for round, word in course if word == "finish"] == [1, 2, 3, 4, 5]


def test_2_2_opening_draw_turns_preparation() -> None:
    game = fresh(2, start=0)
    set_up(game)
    assert options(game)[0].startswith("opening-draw")
    play_at_will(game)
    assert (game.round, question(game)) == (1, "ChooseAction")
    say(game, "buy clay", *options_of_first_build(game, "buy clay"))
    finish_all(game)
    assert (game.round, options(game)[0].split()[0]) == (2, "fill-display")
    play_at_will(game)
    assert (game.round, question(game), game.whose()) == (2, "ChooseAction", 1)


def options_of_first_build(game: Attandarra, answer: str) -> list[str]:
    future = game.clone()
    say(future, answer)
    return options(future)[:1]


def test_2_2_city_history_is_scored_between_turns_and_preparation() -> None:
    game = table(history=True, round=3, event="fire")
    city(game, 0, "B2 hospital complete citizen", "B1 meadow", "C2 meadow")
    game.emblems[0:9] = [0] * 9
    game.emblems[1] = NOBODY  # column B burns
    game.emblems[3] = NOBODY
    close_round(game)
    assert game.round == 4  # one refuge only, so nobody was asked
    assert (me(game).citizens(), me(game).tiles) == (1, 1 << 7)


def test_2_3_twelve_gold_in_every_round_and_none_carried_over() -> None:
    game = table()
    for player, gold in zip(game.players, (5, 0, 12), strict=True):
        player.gold = gold
    close_round(game)
    assert [player.gold for player in game.players] == [12, 12, 12]


def test_2_4_clockwise_from_the_start_player_skipping_the_finished() -> None:
    game = table(4)
    game.start_player = 2
    ask(game, 2)
    order: list[int] = []
    for answer in ["take", "take", "finish", "take", "take", "finish", "take", "finish", "finish"]:
        order.append(game.whose())
        say(game, "finish" if answer == "finish" else first_meadow(game))
        if game.whose() == CHANCE:
            break
    assert order == [2, 3, 0, 1, 2, 3, 1, 2, 1]


def first_meadow(game: Attandarra) -> str:
    return "meadow " + options(game, "meadow")[0]


def test_2_4_one_action_a_turn() -> None:
    game = table()
    turn = game.turn()
    say(game, "meadow C2")
    assert game.whose() == 1
    assert game.turn() == turn + 1


@pytest.mark.parametrize("seed", range(6))
def test_2_5_every_action_costs_gold_and_every_round_ends(seed: int) -> None:
    game = fresh(2 + seed % 3, history=True, start=0)
    rng = Rng(seed)
    actions = [0] * game.seats
    round = 0
    while game.whose() != NOBODY:
        if game.round != round:
            round, actions = game.round, [0] * game.seats
        seat = game.whose()
        action = game.options()[rng.below(len(game.options()))]
        asked = question(game)
        before = me(game, seat).gold if seat >= 0 else 0
        game.apply(action)
        if asked == "ChooseAction":
            actions[seat] += 1
            player = me(game, seat)
            assert player.finished or player.gold < before or game.round > round
            assert actions[seat] <= 12 + 1  # twelve actions and the end of the round
    game.check()
