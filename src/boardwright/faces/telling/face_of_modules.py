"""A face as a package with one module for each thing that people see or hear.

`question`, `board`, `story`, `changes`, `text` and `entries` are functions in modules of their names;
`panels` has `panels` and `status`, `story` has `heading`, too, and `rules` has the values that the words of
the rulebook name. Each module is imported when it is first asked for: a terminal never draws a board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType

from boardwright.faces.face import Change, Clause, Drawing, Entry, FirstGame, Panel, Question, Story
from boardwright.faces.telling.entries import said_of
from boardwright.faces.telling.first_game import first_game_of
from boardwright.faces.telling.reference import Facts, aid_of, clauses_of
from boardwright.games import registry
from boardwright.games.title import Printed
from boardwright.kernel.notes import Note
from boardwright.table.observation import Line, Observation


class FaceOfModules:
    """See `faces.face.Face`."""

    def __init__(self, name: str, package: str) -> None:
        """`name` is the game's, `package` the one that holds the modules."""
        self.name = name
        self.package = package

    def question(self, observation: Observation, names: Sequence[str]) -> Question:
        """Return the open question; `names` are the players' names by seat."""
        found: Question = self._module("question").question(observation, names)
        return found

    def board(self, observation: Observation, names: Sequence[str], question: Question) -> Drawing:
        """Return the board with the question's targets on it."""
        found: Drawing = self._module("board").board(observation, names, question)
        return found

    def panels(self, observation: Observation) -> Sequence[Panel]:
        """Return a panel for every seat."""
        found: Sequence[Panel] = self._module("panels").panels(observation)
        return found

    def status(self, observation: Observation) -> tuple[int, int, str]:
        """Return (round, rounds, label), such as (3, 5, "Round 3 of 5"); 0 rounds where nobody knows."""
        found: tuple[int, int, str] = self._module("panels").status(observation)
        return found

    def story(self, seen: Observation, line: Line, names: Sequence[str]) -> Story:
        """Return a log line as a sentence, from its notes; `seen` is the table with the log before it."""
        found: Story = self._module("story").story(seen, line, names)
        return found

    def headings(self, observation: Observation) -> Sequence[str]:
        """Return the heading that begins before each line, mostly none; read off the lines alone."""
        heading = self._module("story").heading
        return ["" if line.action is None else heading(observation, line) for line in observation.log]

    def changes(self, seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> Sequence[Change]:
        """Return what notes changed on the whole of what players have, by seat."""
        found: Sequence[Change] = self._module("changes").changes(seen, notes, names)
        return found

    def text(self, observation: Observation, names: Sequence[str]) -> str:
        """Return the whole table as plain text."""
        found: str = self._module("text").text(observation, names)
        return found

    def rules(self, printed: Printed | None = None) -> Sequence[Clause]:
        """Return the rules reference, clause by clause, with the values of an edition."""
        return clauses_of(registry.title(self.name), self._facts(printed))

    def aid(self, printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
        """Return the player aid, heading -> short lines, with the values of an edition."""
        return aid_of(registry.title(self.name), self._facts(printed))

    def entries(self, printed: Printed | None = None) -> Sequence[Entry]:
        """Return what the things of the game are and do, with the values of an edition."""
        printed = printed or registry.title(self.name).load()
        said = said_of(self.package, self.rules(printed), self._facts(printed))
        found: Sequence[Entry] = self._module("entries").entries(printed, said)
        return found

    def first_game(self, printed: Printed | None = None) -> FirstGame | None:
        """Return what beginners are told, with values as in `rules`; None where nothing is."""
        return first_game_of(self.package, self._facts(printed))

    def _facts(self, printed: Printed | None) -> Facts:
        """Return what the rules name of an edition, else of the shipped one."""
        facts: Facts = self._module("rules").facts_of(printed or registry.title(self.name).load())
        return facts

    def _module(self, name: str) -> ModuleType:
        return module_of(self.package, name)


@cache  # a face has nine, and a page asks for some of them at each line
def module_of(package: str, name: str) -> ModuleType:
    """Return a module of a face; to ask for it again costs nothing."""
    return import_module(f"{package}.{name}")
