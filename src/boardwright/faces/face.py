"""What a face must be able to say about a game. Pages, terminal and screen readers use the same words.

A face takes Observations only. All texts are translatable messages already filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from markupsafe import Markup

from boardwright.games.title import Printed
from boardwright.kernel.packing import Action
from boardwright.table.observation import Line, Observation


@dataclass(frozen=True)
class Option:
    """One answer, as a numbered button and as numbered flags on the board.

    Several answers may share a number (`group`): a button with `actions` longer than one asks a
    follow-up, a click on a target answers at once.
    """

    number: int
    label: str
    actions: tuple[Action, ...]
    words: tuple[str, ...]  # the log's words, one for each action
    targets: tuple[str, ...] = ()  # element id on the board for each action; may be empty
    target_labels: tuple[str, ...] = ()  # what each target says to a screen reader
    small: str = ""
    icon: str = ""  # symbol of the sprite
    cost: str = ""
    then: str = ""  # the consequence, said before the click
    ghost: str = ""  # symbol drawn on the lit target
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Blocked:
    """Something that looks possible and is not."""

    label: str
    title: str  # states the fact
    sentence: str  # with the position's own numbers
    clause: str
    targets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """What is being decided, by whom, and how it can be answered."""

    sentence: str
    steps: str = ""  # what this turn has done so far
    options: Sequence[Option] = ()
    blocked: Sequence[Blocked] = ()
    clause: str = ""  # where the rules reference should open


@dataclass(frozen=True)
class Figure:
    """One number on a player's panel."""

    icon: str
    value: int
    title: str


@dataclass(frozen=True)
class Panel:
    """One player as the rail shows them."""

    seat: int
    score: int
    figures: Sequence[Figure]
    note: str = ""


@dataclass(frozen=True)
class Story:
    """One log line as a sentence, past tense. `parts` are (text, element id or empty) in order."""

    number: int
    whose: int  # seat, or CHANCE
    parts: Sequence[tuple[str, str]]
    deltas: Sequence[str] = ()  # "+4 points", "-2 gold"
    heading: str = ""  # a new group begins before this line ("Round 3")
    clause: str = ""
    tentative: bool = False
    by_standing: bool = False  # the table gave the answer, because the seat wants it always
    folded: bool = False  # a later line tells it too, so that lists of lines leave it out

    @property
    def text(self) -> str:
        """Return the sentence without links."""
        return "".join(text for text, _ in self.parts)


@dataclass(frozen=True)
class Clause:
    """One rule in our own words."""

    id: str
    chapter: str
    text: str
    rulings: tuple[str, ...] = ()  # ids of the rulings it rests on


@dataclass(frozen=True)
class View:
    """A crop of the board for small screens: one tab."""

    key: str
    label: str
    boxes: Sequence[tuple[float, float, float, float]]  # x, y, width, height; several stack
    targets: int = 0  # legal targets inside


@dataclass(frozen=True)
class Drawing:
    """The board as SVG. `svg` is the inside of an <svg> with `view_box`."""

    svg: Markup
    view_box: tuple[float, float, float, float]
    views: Sequence[View] = field(default_factory=list)


@dataclass(frozen=True)
class Stop:
    """One thing that beginners are shown on the way round the table."""

    elements: str  # ids with spaces between; `{seat}` stands for the viewer's
    sentence: str


@dataclass(frozen=True)
class FirstGame:
    """What somebody who plays for the first time is told, in the reader's language."""

    goal: Sequence[str]  # four sentences
    tour: Sequence[Stop]
    why: Mapping[str, str]  # class of a question -> why it is asked
    notes: Mapping[str, str]  # `scoring`, `end` -> what is said the first time
    steps: Sequence[str]  # of the guided opening, one for each answer that the reader gives


class Face(Protocol):
    """All that people see and hear of one game. `faces.registry.face(name)` returns it."""

    name: str

    def question(self, observation: Observation, names: Sequence[str]) -> Question:
        """Return the open question; `names` are the players' names by seat."""
        ...

    def board(self, observation: Observation, names: Sequence[str], question: Question) -> Drawing:
        """Return the board with the question's targets on it."""
        ...

    def panels(self, observation: Observation) -> Sequence[Panel]:
        """Return a panel for every seat."""
        ...

    def status(self, observation: Observation) -> tuple[int, int, str]:
        """Return (round, rounds, label), such as (3, 5, "Round 3 of 5")."""
        ...

    def story(self, seen: Observation, line: Line, names: Sequence[str]) -> Story:
        """Return a log line as a sentence, from its notes; `seen` is the table with the log before it."""
        ...

    def headings(self, observation: Observation) -> Sequence[str]:
        """Return for each line of the log the heading of its story: without telling the lines."""
        ...

    def text(self, observation: Observation, names: Sequence[str]) -> str:
        """Return the whole table as plain text: headed lists and tables, for terminal and screen reader."""
        ...

    def rules(self, printed: Printed | None = None) -> Sequence[Clause]:
        """Return the rules reference, clause by clause, with an edition's values: else the shipped one's."""
        ...

    def aid(self, printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
        """Return the player aid, heading -> short lines, with values as in `rules`."""
        ...

    def first_game(self, printed: Printed | None = None) -> FirstGame | None:
        """Return what beginners are told, with values as in `rules`; None where nothing is."""
        ...
