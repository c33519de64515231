"""A first game in the terminal: what it is about, why a question is asked, hints, and the guided opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from boardwright.cli.problem import Problem
from boardwright.faces.face import Face, FirstGame, Question
from boardwright.faces.i18n import _
from boardwright.faces.telling.advice import answer_of, course_told, option_of
from boardwright.faces.telling.wording import in_a_row, later
from boardwright.players.advice import advise
from boardwright.players.registry import evaluation
from boardwright.table.observation import Observation
from boardwright.table.opening import READER, Step, next_step
from boardwright.table.table import Table

TOLD: Final = 2  # times that a question's reason is told without being asked for


class Guide:
    """Explains one game to those who play it here."""

    def __init__(self, table: Table, face: Face, *, explains: bool = False, guided: bool = False) -> None:
        """Explain what is asked for alone, or also as the game goes; lead through the opening, or not."""
        self._table = table
        self._face = face
        self._explains = explains or guided
        self._guided = guided
        self._told: Counter[str] = Counter()  # classes of questions

    def first(self) -> FirstGame:
        """Return what is told of the game. Raises Problem where nothing is."""
        first = self._face.first_game(self._table.printed)
        if first is None:
            raise Problem(_("This game says nothing to beginners; enter rules to read its rules."))
        return first

    def introduction(self) -> Sequence[str]:
        """Return what the game is about. Raises Problem."""
        return self.first().goal

    def before(self, seen: Observation, question: Question) -> Iterator[str]:
        """Yield what is told before a question: what the game is about, the step of the opening, or why."""
        if not self._explains:
            return
        if not self._told:
            yield from self.introduction()
        self._told[seen.question] += 1
        step = self.step()
        if step is not None and step.whose == seen.seat:
            yield self._step_told(step, question)
        elif self._told[seen.question] <= TOLD:
            yield self.why(seen)

    def why(self, seen: Observation) -> str:
        """Return why a question is asked. Raises Problem."""
        return self.first().why.get(seen.question, "") or _("The rules of this question say it: enter rules.")

    def step(self) -> Step | None:
        """Return the next step of the opening, if somebody is led through it and it is an answer."""
        step = next_step(self._table) if self._guided else None
        return step if step is not None and step.words else None

    def check(self, seat: int, words: str) -> None:
        """Raise Problem for an answer that leaves the opening."""
        step = self.step()
        if step is not None and step.whose == seat == READER and step.words != words:
            told = later(
                "In this opening another answer comes next; do what the step asks, or play without --guided."
            )
            raise Problem(_(told))

    def _step_told(self, step: Step, question: Question) -> str:
        action = self._table.words.parse(step.words)
        option = option_of(question, action)
        head = _("Step %(number)s of %(steps)s.") % {"number": step.number, "steps": step.steps}
        wanted = {"number": option.number, "answer": answer_of(option, action)} if option else {}
        choose = _("Choose %(number)s: %(answer)s.") % wanted if option else ""
        return in_a_row([head, self.first().steps[step.number - 1], choose])

    def hint(self, seen: Observation, question: Question, names: Sequence[str]) -> str:
        """Return the answer that a computer player would give, and what it would bring. Raises Problem."""
        if not seen.options:
            raise Problem(_("You are not asked anything now, so there is no hint."))
        advice = advise(seen.game, evaluation(seen.title.name))
        option = option_of(question, advice.course[0])
        wanted = {"number": option.number, "answer": answer_of(option, advice.course[0])} if option else {}
        return in_a_row(
            [
                _("Choose %(number)s: %(answer)s.") % wanted if option else "",
                _("The computer player would; it looks to the end of this turn:"),
                *course_told(seen, advice.course, names),
            ]
        )
