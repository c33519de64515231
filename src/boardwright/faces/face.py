"""What a face must be able to say about a game. Pages, terminal and screen readers use the same words.

A face takes Observations only. All texts are translatable messages already filled in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from markupsafe import Markup

from boardwright.faces.telling.wording import in_a_row
from boardwright.games.title import Printed
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import NOBODY, Action
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
    price: tuple[tuple[str, str], ...] = ()  # the cost as symbols of the sprite with amounts
    then: str = ""  # the consequence, said before the click
    ghost: str = ""  # symbol drawn on the lit target
    warnings: tuple[str, ...] = ()  # of all its answers
    begins: tuple[tuple[str, str], ...] = ()
    """Element ids of what may be picked up first, each with the beginning of the words that it leaves."""
    careful: tuple[str, ...] = ()  # words of the answers, where only some of several have warnings


@dataclass(frozen=True)
class Blocked:
    """Something that looks possible and is not."""

    label: str
    title: str  # states the fact
    sentence: str  # with the position's own numbers
    clause: str
    targets: tuple[str, ...] = ()
    missing: int = 1000  # how much is lacking: the nearest are told first


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
class Change:
    """By how much something of a player has become more or less, on the whole of some notes."""

    seat: int
    what: int  # a thing of the game's notes, or `faces.telling.changes.POINTS`
    n: int  # never 0
    text: str  # "+4 points", "-2 gold"


@dataclass(frozen=True)
class ToldEvent:
    """One event as a sentence, past tense. `parts` are (text, element id or empty) in order."""

    parts: Sequence[tuple[str, str]]
    deltas: Sequence[str] = ()  # "+4 points", "-2 gold"
    clause: str = ""
    seat: int = NOBODY  # whom it befell, or CHANCE

    @property
    def text(self) -> str:
        """Return the sentence without links."""
        return "".join(text for text, _ in self.parts)


@dataclass(frozen=True)
class Story:
    """One log line, past tense: the answer as a sentence, and what followed from it by itself.

    `parts` are (text, element id or empty) in order.
    """

    number: int
    whose: int  # seat, or CHANCE
    parts: Sequence[tuple[str, str]]
    deltas: Sequence[str] = ()  # of the line, but those that `more` tells
    more: Sequence[ToldEvent] = ()  # each with a sentence, in the order of the rules
    heading: str = ""  # a new group begins before this line ("Round 3")
    clause: str = ""
    tentative: bool = False
    by_standing: bool = False  # the table gave the answer, because the seat wants it always
    folded: bool = False  # a later line tells it too, so that lists of lines leave it out
    kinds: str = ""  # marks of `faces.telling.line_kinds`: what the line is looked for by

    @property
    def deed(self) -> str:
        """Return the sentence of the answer, without links."""
        return "".join(text for text, _ in self.parts)

    @property
    def text(self) -> str:
        """Return all sentences in a row, without links."""
        return in_a_row([self.deed, *(event.text for event in self.more)])

    @property
    def all_deltas(self) -> Sequence[str]:
        """Return what the answer and all that followed changed."""
        return [*self.deltas, *(delta for event in self.more for delta in event.deltas)]


@dataclass(frozen=True)
class Clause:
    """One rule in our own words."""

    id: str
    chapter: str
    text: str
    rulings: tuple[str, ...] = ()  # ids of the rulings it rests on


@dataclass(frozen=True)
class Entry:
    """What a thing of the game is and does: what the inspector and the legend say of it."""

    key: str  # its code, such as `S05`, or a word of its own
    name: str  # without the code
    sentence: str
    clause: str = ""
    icon: str = ""  # symbol of the sprite
    group: str = ""  # heading in the legend
    words: tuple[str, ...] = ()  # what stands for it in texts: its code or its proper name
    targets: tuple[str, ...] = ()  # ids of elements that show it; `*` stands for anything


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

    def changes(self, seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> Sequence[Change]:
        """Return what notes changed on the whole of what players have, by seat; `seen` is any later table."""
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

    def entries(self, printed: Printed | None = None) -> Sequence[Entry]:
        """Return what the game's things are and do, group by group, with values as in `rules`."""
        ...

    def first_game(self, printed: Printed | None = None) -> FirstGame | None:
        """Return what beginners are told, with values as in `rules`; None where nothing is."""
        ...
