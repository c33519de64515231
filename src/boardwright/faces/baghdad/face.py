"""All that people see and hear of Baghdad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.baghdad import panels, question, story, text
from boardwright.faces.face import Clause, Drawing, Face, Panel, Question, Story
from boardwright.table.observation import Line, Observation


class BaghdadFace:
    """See `faces.face.Face`."""

    name = "baghdad"

    def question(self, observation: Observation, names: Sequence[str]) -> Question:
        """Return the open question; `names` are the players' names by seat."""
        return question.question(observation, names)

    def board(self, observation: Observation, names: Sequence[str], question: Question) -> Drawing:
        """Return the board with the question's targets on it."""
        from boardwright.faces.baghdad.board import board

        return board(observation, names, question)

    def panels(self, observation: Observation) -> Sequence[Panel]:
        """Return a panel for every seat."""
        return panels.panels(observation)

    def status(self, observation: Observation) -> tuple[int, int, str]:
        """Return (round, 0, label): nobody knows how many rounds there will be."""
        return panels.status(observation)

    def story(self, before: Observation, line: Line, names: Sequence[str]) -> Story:
        """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
        return story.story(before, line, names)

    def text(self, observation: Observation, names: Sequence[str]) -> str:
        """Return the whole table as plain text."""
        return text.text(observation, names)

    def rules(self) -> Sequence[Clause]:
        """Return the rules reference, clause by clause."""
        from boardwright.faces.baghdad.rules import rules

        return rules()

    def aid(self) -> Mapping[str, Sequence[str]]:
        """Return the player aid: heading -> short lines."""
        from boardwright.faces.baghdad.aid import aid

        return aid()


FACE: Final[Face] = BaghdadFace()
