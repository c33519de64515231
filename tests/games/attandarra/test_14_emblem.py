import pytest

from boardwright.games.attandarra.reasons import EMBLEMS_LATER, NO_EMBLEM, NO_GOLD, STREET_TAKEN
from boardwright.kernel.packing import NOBODY, OK
from tests.games.attandarra.table import (
    STREETS,
    WORDS,
    ask,
    city,
    close_round,
    emblems,
    me,
    options,
    play_at_will,
    say,
    table,
    turn_up,
    why,
)


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_14_1_only_in_rounds_3_to_5(round: int) -> None:
    game = table(history=True, round=round)
    assert why(game, "emblem B") == (OK if round >= 3 else EMBLEMS_LATER)


@pytest.mark.parametrize("street", STREETS)
def test_14_2_one_gold_and_one_emblem_on_a_street(street: str) -> None:
    game = table(history=True, round=3)
    say(game, f"emblem {street}")
    assert (me(game).gold, me(game).emblems) == (11, 1)
    assert game.emblems[STREETS.index(street)] == 0
    assert game.whose() == 1


def test_14_2_not_without_an_emblem() -> None:
    game = table(history=True, round=3)
    me(game).emblems = 0
    assert why(ask(game, 0), "emblem B") == NO_EMBLEM


def test_14_2_not_without_gold() -> None:
    game = table(history=True, round=3)
    me(game).gold = 0
    question = game.agenda.open_question()
    assert question.why_not(game, WORDS.parse("emblem B")) == NO_GOLD


def test_14_3_columns_and_rows_with_one_emblem_each() -> None:
    assert STREETS == ["A", "B", "C", "D", "E", "1", "2", "3", "4"]
    game = table(history=True, round=3)
    emblems(game, "D 2", seat=1)
    assert options(game, "emblem") == ["A", "B", "C", "E", "1", "3", "4"]
    assert why(game, "emblem D") == STREET_TAKEN
    assert why(game, "emblem 2") == STREET_TAKEN


def test_14_4_an_unused_emblem_stays_with_its_owner() -> None:
    game = table(history=True, round=3)
    say(game, "emblem B")
    close_round(game)
    play_at_will(game)
    assert [player.emblems for player in game.players] == [1, 2, 2]
    assert why(ask(game, 0), "emblem C") == OK


def test_14_5_a_placed_emblem_stays_to_the_end() -> None:
    game = table(history=True, round=3)
    say(game, "emblem B")
    for round in (3, 4, 5):
        assert game.round == round
        assert game.emblems[1] == 0
        close_round(game)
        play_at_will(game)
    assert game.whose() == NOBODY
    assert game.emblems[1] == 0


def test_14_6_it_protects_the_street_in_every_city() -> None:
    game = table(history=True, round=3)
    turn_up(game, "looting")
    for seat in (0, 1):
        city(game, seat, "B2 dom complete coin", "C2 hospital complete coin")
    emblems(game, "B 2", seat=0)
    close_round(game)
    assert [player.coins() for player in game.players[:2]] == [1, 1]
    assert [player.markers[6] for player in game.players[:2]] == [16, 16]
