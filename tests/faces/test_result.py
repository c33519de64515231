"""One sentence says how a game has ended: the engine's, in every recorded game and wherever it is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from boardwright.cli.matches import Series, play_match
from boardwright.cli.terminal.wording import result_lines
from boardwright.faces import registry as faces
from boardwright.faces.i18n import language
from boardwright.faces.telling.result import result_sentence
from boardwright.games.registry import title
from boardwright.games.result import Result, read_result, result_of
from boardwright.games.title import Rival, Setup
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import read_log
from boardwright.table.replay import replay_text, validate
from boardwright.table.table import Table
from tests.golden.record import called, stored

NAMES = ("Ada", "Ben", "Cleo", "Dov")
BOT, BEATEN = Rival("Bot", 40, 1), Rival("Bot", 40, 2)


@pytest.mark.parametrize("path", stored(), ids=called)
def test_of_every_recorded_game_the_sentence_says_what_the_engine_says(path: Path) -> None:
    table = validate(read_log(path))
    game, seats = table.game, table.setup.seats
    names = NAMES[:seats]
    result = result_of(table.title, game, table.printed)
    told = result_sentence(result, names)
    won = [seat for seat, place in enumerate(game.places()) if place == 1]
    if seats > 1:
        assert won
        assert [seat for seat, name in enumerate(names) if name in told] == won
        assert ("share the win" in told) == (len(won) > 1)
        second = max(points for seat, points in enumerate(game.scores()) if seat != won[0])
        assert ("tie" in told) == (len(won) == 1 and second == game.scores()[won[0]])
    else:
        assert won == [0] or game.places() == [2]
        expected = ["Ada wins", "The task is met"] if won else ["The Bot wins", "The task is not met"]
        assert told.startswith(expected[0 if result.rivals else 1])
        outcome = table.title.outcome(game, table.printed)
        assert outcome in (["won", "poor", "adequate", "exemplary"] if won else ["lost", "fired"])
    for seat in range(seats):
        mine = result_sentence(result, names, [seat])
        assert names[seat] not in mine or seat not in won
        assert seats == 1 or ("you" in mine.lower()) == (seat in won)
    assert read_result(result.data(), seats) == replace(result, rivals=list(result.rivals))
    assert_told_everywhere(table, told)


def assert_told_everywhere(table: Table, told: str) -> None:
    names = NAMES[: table.setup.seats]
    question = faces.face(table.title.name).question(table.observe(NOBODY), names)
    assert question.sentence == f"The game is over. {told}"
    lines = result_lines(table, names)
    assert lines[1] == told


@pytest.mark.parametrize(("game", "index"), [("attandarra", 50), ("tabannusi", 148)])
def test_who_loses_the_tie_break_has_not_won(game: str, index: int) -> None:
    known = title(game)
    printed = known.load()
    setup = Setup(game, 3, {}, printed.name, printed.fingerprint, known.newest_rulings)
    match = play_match(Series(setup, None, ["random"] * 3, "7", True, True), index)
    best = [seat for seat, points in enumerate(match.scores) if points == max(match.scores)]
    won = match.places.index(1)
    assert len(best) == 2
    assert match.places.count(1) == 1
    table = replay_text(match.log)
    told = result_sentence(result_of(known, table.game, printed), NAMES[:3])
    assert told == f"{NAMES[won]} wins the tie-break at {max(match.scores)} points."
    assert_told_everywhere(table, told)


@pytest.mark.parametrize(
    ("result", "mine", "told"),
    [
        (Result([3, 9], [2, 1]), (), "Ben wins by 6 points."),
        (Result([8, 9], [2, 1]), [1], "You win by 1 point."),
        (Result([8, 9], [2, 1]), [0], "Ben wins by 1 point."),
        (Result([8, 9], [2, 1]), [0, 1], "Ben wins by 1 point."),
        (Result([9, 9], [2, 1]), (), "Ben wins the tie-break at 9 points."),
        (Result([9, 9], [1, 2]), [0], "You win the tie-break at 9 points."),
        (Result([-2, -2, -7], [1, 1, 3]), (), "Ada and Ben share the win with −2 points."),
        (Result([9, 9, 9], [1, 1, 1]), [2], "Ada, Ben and you share the win with 9 points."),
        (Result([9, 9, 3], [1, 1, 3]), [0], "You and Ben share the win with 9 points."),
        (Result([50], [1], [BEATEN], "won"), (), "Ada wins with 50 points; the Bot has 40 points."),
        (Result([50], [1], [BEATEN], "won"), [0], "You win with 50 points; the Bot has 40 points."),
        (Result([1], [2], [BOT], "lost"), (), "The Bot wins with 40 points; Ada has 1 point."),
        (Result([1], [2], [BOT], "lost"), [0], "The Bot wins with 40 points; you have 1 point."),
        (Result([40], [2], [BOT], "lost"), [0], "The Bot wins the tie at 40 points."),
        (Result([99], [2], (), "fired"), (), "The task is not met: Ada is fired, with 99 points."),
        (Result([99], [2], (), "fired"), [0], "The task is not met: you are fired, with 99 points."),
        (Result([99], [1], (), "poor"), [0], "The task is met; 99 points: poor."),
    ],
)  # fmt: skip
def test_every_kind_of_result_has_its_words(result: Result, mine: tuple[int, ...], told: str) -> None:
    names = NAMES[: len(result.places)]
    assert result_sentence(result, names, mine) == told
    language.set("zh_Hant")
    try:
        translated = result_sentence(result, names, mine)
    finally:
        language.set("en")
    assert not any(word in translated for word in ("win", "task", "points", "the ", "you"))


@pytest.mark.parametrize(
    "damage",
    [
        {"places": [1]},
        {"places": [2, 2]},
        {"places": ["1", "2"]},
        {"scores": None},
        {"scores": [True, 3]},
        {"rivals": [{"name": "Bot"}]},
        {"rivals": [{"name": 3, "points": 1, "place": 1}]},
        {"rivals": 4},
        {"outcome": 7},
    ],
)
def test_a_kept_result_that_is_damaged_is_none(damage: dict[str, object]) -> None:
    whole = Result([3, 9], [2, 1]).data()
    assert read_result(whole, 2) is not None
    assert read_result(whole | damage, 2) is None
    assert read_result([], 2) is None
