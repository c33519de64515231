"""What a player may look up in the terminal, whatever the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.cli.problem import Problem
from boardwright.cli.rules import aid_text, clauses_text, entries_text, find_clauses, find_entries
from boardwright.cli.terminal.first_game import Guide
from boardwright.cli.terminal.voice import Voice
from boardwright.cli.terminal.wording import (
    blocked_lines,
    help_lines,
    parts_headed,
    reason_line,
    sheet_lines,
    since_lines,
    state_line,
    story_lines,
)
from boardwright.faces.face import Face, Question
from boardwright.faces.telling.people import player_called
from boardwright.faces.telling.since import since
from boardwright.faces.telling.typed import blocked_for
from boardwright.faces.telling.wording import say, translated
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation
from boardwright.table.table import Table

LOG_LINES: Final = 20


class LookingUp:
    """Shows one table to the people at a terminal. Every method takes what was entered after its word."""

    def __init__(self, table: Table, face: Face, names: Sequence[str], voice: Voice, guide: Guide) -> None:
        self.table = table
        self.face = face
        self.names = names
        self.voice = voice
        self.guide = guide

    def tell(self, viewer: int, number: int) -> None:
        """Tell one log line."""
        seen = self.table.observe(viewer)
        story = self.face.story(seen, seen.log[number - 1], self.names)
        if story.folded:
            return
        if story.heading:
            self.voice.stress(story.heading)
        self._say(story_lines(story))

    def blocked(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what is not possible, or why one thing is not. Raises Problem."""
        if not rest:
            self._say(blocked_lines(question.blocked))
            return
        found = blocked_for(question, rest)
        if rest.isdecimal():
            found = next(iter(question.blocked[int(rest) - 1 : int(rest)]), None) if int(rest) else None
        if found is None:
            raise Problem(say("Nothing impossible is called {entered}; enter ? for the list.", entered=rest))
        self.voice.say(reason_line(found))

    def board(self, rest: str, seen: Observation, question: Question) -> None:
        """Show the table as text, or its parts whose heading holds what was entered. Raises Problem."""
        text = self.face.text(seen, self.names)
        self.voice.say(parts_headed(text, rest) if rest else text)

    def log(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell the last lines of the log. Raises Problem."""
        if rest and not rest.isdecimal():
            raise Problem(say("log takes a number of lines, not {entered}; enter l 10.", entered=rest))
        length = seen.length
        for number in range(max(1, length + 1 - int(rest or LOG_LINES)), length + 1):
            self.tell(seen.seat, number)

    def since(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what the others did since the player's turn."""
        self._say(since_lines(since(self.face, seen, self.names)))

    def score(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell where everybody's points would come from if the game ended now."""
        rivals = [translated(rival.name) for rival in seen.title.rivals(seen.game, seen.printed)]
        self._say(sheet_lines(seen.title, seen.game, [*self.names, *rivals]))

    def state(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what a player has, by name or number of the seat. Raises Problem."""
        seat = player_called(rest, self.names) if rest else max(seen.seat, 0)
        if seat is None:
            known = say("enter a number from 1 to {last} or a name", last=len(self.names))
            raise Problem(say("No player is called {entered}; {remedy}.", entered=rest, remedy=known))
        self.voice.say(state_line(self.face.panels(seen)[seat], self.names))

    def rules(self, rest: str, seen: Observation, question: Question) -> None:
        """Show rules; without a name, those of the open question. Raises Problem."""
        clauses = self.face.rules()
        wanted = rest or question.clause
        if wanted:
            clauses = find_clauses(clauses, wanted, seen.title.label)
        self.voice.say(clauses_text(clauses, seen.title))

    def aid(self, rest: str, seen: Observation, question: Question) -> None:
        """Show the player aid, or what a thing of a code or name is. Raises Problem."""
        entries, label = self.face.entries(seen.printed), seen.title.label
        text = entries_text(find_entries(entries, rest, label)) if rest else aid_text(self.face.aid())
        self.voice.say(text)

    def game(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what the game is about. Raises Problem."""
        self._say(self.guide.introduction())

    def why(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell why the question is asked. Raises Problem."""
        self.voice.say(self.guide.why(seen))

    def hint(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what a computer player would answer. Raises Problem."""
        self.voice.say(self.guide.hint(seen, question, self.names))

    def help(self, rest: str, seen: Observation, question: Question) -> None:
        """Tell what can be entered."""
        self._say(help_lines())

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.voice.say(line)


def viewer_of(people: Sequence[int]) -> int:
    """Return through whose eyes people at one terminal see what has happened."""
    return people[0] if len(people) == 1 else NOBODY
