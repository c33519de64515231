"""A first game in the terminal: what is told by itself and on request, and the guided opening to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.cli.play import Wishes, guided_table, wished_table
from boardwright.cli.problem import Problem
from boardwright.cli.terminal.first_game import Guide
from boardwright.cli.terminal.session import Session
from boardwright.cli.terminal.voice import Complete
from boardwright.faces.registry import face
from boardwright.table.opening import READER, next_step, opening_of
from boardwright.table.table import Table

GAMES = ("attandarra", "baghdad", "bot-factory", "tabannusi")


class Follower:
    """A voice that does what the opening wants, and remembers what it heard."""

    def __init__(self, table: Table, asks: tuple[str, ...] = ()) -> None:
        self.table = table
        self.asks = iter(asks)  # what is entered first
        self.heard: list[str] = []

    def say(self, text: str = "") -> None:
        self.heard.append(text)

    stress = say
    aside = say
    verbatim = say

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        entered = next(self.asks, "") or self.wanted()
        if not entered:
            raise EOFError
        return entered

    def wanted(self) -> str:
        """Return the answer that the opening wants, or nothing once it is over."""
        step = next_step(self.table)
        return "" if step is None else step.words or "c"


def guided(game: str, *asks: str) -> Follower:
    """Return what somebody hears who is led through a game's opening."""
    table, kinds, names = wished_table(Wishes(game=game, guided=True))
    voice = Follower(table, asks)
    shown = face(game)
    Session(table, shown, kinds, names, voice, guide=Guide(table, shown, guided=True)).play()
    return voice


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_is_told_step_by_step(game: str) -> None:
    voice, first, opening = guided(game), face(game).first_game(), opening_of(game)
    assert first is not None
    assert opening is not None
    assert voice.heard[:20].count(first.goal[0]) == 1
    for number, sentence in enumerate(first.steps, 1):
        told = [
            line for line in voice.heard if line.startswith(f"Step {number} of {opening.steps}. {sentence}")
        ]
        assert len(told) == 1, number
    assert voice.table.length >= len(opening.lines)


def test_other_answers_are_refused_and_everything_is_told_on_request() -> None:
    first = face("attandarra").first_game()
    assert first is not None
    heard = guided("attandarra", "2", "place-drawn stone", "why", "hint", "game").heard
    assert sum("another answer comes next" in line for line in heard) == 2
    assert first.why["ChooseDrawnCube"] in heard
    assert any("The computer player would" in line for line in heard)
    assert heard.count(first.goal[0]) == 2


def every_question(guide: Guide, table: Table) -> Iterator[list[str]]:
    """Yield what is told before the same question, asked four times."""
    for _ in range(4):
        seen = table.observe(READER)
        yield list(guide.before(seen, face("attandarra").question(seen, ["Ada", "Bo"])))


def test_a_first_game_explains_a_question_twice() -> None:
    table, _kinds, _names = wished_table(Wishes(game="attandarra", seats="human,human", options=("start=0",)))
    shown = face("attandarra")
    told = list(every_question(Guide(table, shown, explains=True), table))
    assert [len(lines) for lines in told] == [5, 1, 0, 0]  # four sentences about the game come first
    assert [len(lines) for lines in every_question(Guide(table, shown), table)] == [0, 0, 0, 0]


def test_an_opening_takes_no_other_wishes() -> None:
    with pytest.raises(Problem, match="leave those out"):
        guided_table(Wishes(game="attandarra", seats="human,greedy", guided=True))
