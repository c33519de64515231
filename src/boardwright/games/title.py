"""What the outer layers may know of a game: its name, options, editions, rulings and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from boardwright.editions import DEFAULT, EditionError, Provenance
from boardwright.games.reasons import Reasons
from boardwright.games.words import Words
from boardwright.kernel.agenda import Frame, Game
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import NOBODY, Action
from boardwright.sentence import Sentence


class SetupError(ValueError):
    """A game that cannot be set up as asked. Its text is one sentence with the remedy.

    Where the sentence holds facts it is a `Sentence`, so that it can be said in other languages.
    """


@dataclass(frozen=True)
class TableOption:
    """Something a table may choose before the game begins.

    `values[0]` is the default. A value `on` is written in a header as the bare name.
    """

    name: str
    label: str
    values: tuple[str, ...]
    help: str = ""
    kind: str = "module"  # module, variant, or reading (a switch for an open question of the rules)
    ruling: str = ""  # id of the ruling behind a reading
    solo: bool = False  # it matters with one player only


@dataclass(frozen=True)
class Ruling:
    """What the rulebook leaves open and how it is read. Numbered: a stored game keeps its number."""

    id: str  # ATT-A14
    since: int  # the rulings number from which it holds
    clauses: tuple[str, ...]
    question: str
    ruling: str
    before: str = ""  # what held before `since`, if anything did
    source: str = ""
    option: str = ""  # table option that chooses another reading


@dataclass(frozen=True)
class Setup:
    """Everything that must be known to begin a game, except chance. The head of a log."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)  # those chosen; the rest is the edition's
    edition: str = "retail"  # its name
    fingerprint: str = ""  # of the edition's content; empty: whatever the name means now
    rulings: int = 0  # number; 0: the newest


@dataclass(frozen=True)
class Rival:
    """Whom a solo game is played against: it has no seat, yet points and a place."""

    name: str  # an English message, such as Bot; faces translate it
    points: int  # if the game ended now
    place: int  # 1: it is ahead of the player, or wins the tie


@dataclass(frozen=True)
class StandingAnswer:
    """A kind of question that a player may leave to the table, which then always answers it the same way.

    `answer` is given the game as the asked seat sees it. It returns None where another question is open, and
    where more than one answer would fit: then the player is asked after all.
    """

    key: str  # as it stands in stored tables, such as dice-first
    label: str
    help: str
    answer: Callable[[Game], Action | None]
    from_start: bool = False  # people's seats want it as a table is set up: no other answer makes sense


class Printed(Protocol):
    """A loaded edition, whatever the game."""

    @property
    def name(self) -> str:
        """Return the edition's name, such as `retail`."""
        ...

    @property
    def fingerprint(self) -> str:
        """Return 8 hex digits of its content."""
        ...

    @property
    def provenance(self) -> Provenance:
        """Return where each printed value comes from."""
        ...


class Editions(Protocol):
    """The editions of a game: `boardwright.editions.Shelf`, whatever its tables are."""

    def editions(self) -> list[str]:
        """Return the names of the editions that are shipped."""
        ...

    def is_former(self, name: str, fingerprint: str) -> bool:
        """Tell whether a fingerprint is of an earlier form of a shipped edition that said the same."""
        ...

    def load(self, path: Path | None = ..., name: str = ...) -> Printed:
        """Return the edition in a file or, without one, a shipped edition. Raises EditionError."""
        ...

    def text(self, name: str = ...) -> str:
        """Return the text of a shipped edition. Raises EditionError if there is none of that name."""
        ...

    def check(self, path: Path) -> list[EditionError]:
        """Return all that is wrong with an edition file, from the top down."""
        ...

    def read(self, name: str, path: str, text: str) -> tuple[Printed | None, list[EditionError]]:
        """Return the edition in a text, or None and all that is wrong; errors call the file `path`."""
        ...

    def new(self, path: Path) -> None:
        """Write a copy of the shipped edition. Raises EditionError."""
        ...


class Reference(Protocol):
    """The rules in words, and what they leave open: `boardwright.games.rulebook.Rulebook`."""

    rulings: list[Ruling]
    newest: int

    @property
    def clauses(self) -> Mapping[str, tuple[str, str]]:
        """Return the chapter and the text of each clause by its id, in order."""
        ...

    @property
    def aid(self) -> Mapping[str, Sequence[str]]:
        """Return the lines of the player aid by their heading."""
        ...


class Title:
    """One game as the outer layers see it. A game derives its own from this and says what it is.

    `registry.title(name)` returns it.
    """

    name: str  # attandarra
    label: str  # Attandarra
    prefix: str  # ATT: what the ids of its clauses and rulings begin with
    tagline: str  # one sentence for the game's card
    minimum_seats: int
    maximum_seats: int
    options: Sequence[TableOption]
    reasons: Reasons
    rulebook: Reference
    shelf: Editions  # what is shipped, and the check of an owner's file
    standing: Sequence[StandingAnswer] = ()
    pieces: Mapping[str, type] = MappingProxyType({})  # classes of a snapshot by name, but games, frames

    @property
    def rulings(self) -> Sequence[Ruling]:
        """Return what the rulebook leaves open and how it is read, in the order of their ids."""
        return self.rulebook.rulings

    @property
    def newest_rulings(self) -> int:
        """Return the rulings number under which new games begin."""
        return self.rulebook.newest

    def clause_id(self, clause: int) -> str:
        """Return the id of the clause that a note names: 1203 is clause 12.3, and 0 none."""
        return "" if not clause else f"{self.prefix}-{clause // 100}.{clause % 100}"

    def load(self, name: str = DEFAULT, path: Path | None = None) -> Printed:
        """Load an edition by name or from a file. Raises EditionError."""
        return self.shelf.load(path, name)

    def new_game(self, setup: Setup, printed: Printed) -> Game:
        """Begin a game. Raises SetupError naming the option and the remedy."""
        check_setup(self, setup)
        return self.begin(setup, printed)

    def begin(self, setup: Setup, printed: Printed) -> Game:
        """Begin a game whose seats, options and rulings exist. Raises SetupError for those that clash."""
        raise NotImplementedError

    def words(self, printed: Printed) -> Words:
        """Return the log's language under an edition."""
        raise NotImplementedError

    def hidden_from(self, action: Action, whose: int, viewer: int) -> str | None:
        """Return the words that stand for a log line a viewer may not read in full, or None if all may.

        `whose` is the seat that answered (or CHANCE); `viewer` a seat or NOBODY.
        """
        return None

    def seen_note(self, note: Note, viewer: int) -> Note | None:
        """Return what a viewer (a seat or NOBODY) may know of what a rule told, or None if nothing."""
        return note

    def warnings(self, game: Game, action: Action) -> list[str]:
        """Return a sentence for each thing that a legal answer wastes. Never consulted by the rules."""
        return []

    def sheet(self, game: Game) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points) in order.

        The points are those of each seat, then those of each of the `rivals`.
        """
        return [(Sentence("Points"), game.scores())]

    def rivals(self, game: Game, printed: Printed) -> Sequence[Rival]:
        """Return the opponents that have no seat, in the order of the sheet; none with several seats."""
        return ()

    def outcome(self, game: Game, printed: Printed) -> str:
        """Return the result of a finished solo game in a word, the rulebook's; empty for several seats."""
        return ""

    def classes(self) -> Mapping[str, type]:
        """Return the state and frame classes by name, for snapshots."""
        found: dict[str, type] = {}
        package = type(self).__module__.rpartition(".")[0]
        waiting: list[type] = [Frame, Game]
        while waiting:
            kinds: list[type] = waiting.pop().__subclasses__()
            waiting += kinds
            found |= {kind.__name__: kind for kind in kinds if kind.__module__.startswith(f"{package}.")}
        return found | dict(self.pieces)


def seat_that_begins(name: str, seats: int, help: str) -> TableOption:
    """Return the option that says who begins; `beginner` reads it."""
    values = ("random", *(str(seat) for seat in range(seats)))
    return TableOption(name, "Start player" if name == "start" else "First player", values, help, "variant")


def check_setup(title: Title, setup: Setup) -> None:
    """Raise SetupError unless seats, options and rulings of a set-up exist."""
    if not title.minimum_seats <= setup.seats <= title.maximum_seats:
        raise SetupError(
            Sentence(
                "{game} is played by {low} to {high}, not by {seats}; choose a number between.",
                game=Sentence(title.label),
                low=title.minimum_seats,
                high=title.maximum_seats,
                seats=setup.seats,
            )
        )
    known = {option.name: option for option in title.options}
    for name, value in setup.options.items():
        if name not in known:
            raise SetupError(
                Sentence(
                    "{game} has no option {name}; choose from {known}.",
                    game=Sentence(title.label),
                    name=name,
                    known=", ".join(known),
                )
            )
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise SetupError(
                Sentence(
                    "Option {name} cannot be {value}; choose from {values}.",
                    name=name,
                    value=value,
                    values=values,
                )
            )
    if not 0 <= setup.rulings <= title.newest_rulings:
        raise SetupError(
            Sentence(
                "{game} has rulings 1 to {newest}, not {number}; this game may come from a newer "
                "boardwright: update it.",
                game=Sentence(title.label),
                newest=title.newest_rulings,
                number=setup.rulings,
            )
        )


def beginner(setup: Setup, option: str) -> int:
    """Return the seat that an option lets begin, or NOBODY if it is to be drawn.

    Raises SetupError for a seat that is not at the table.
    """
    chosen = setup.options.get(option, "random")
    if chosen == "random":
        return NOBODY
    if int(chosen) >= setup.seats:
        raise SetupError(
            Sentence(
                "Seat {seat} cannot begin a game of {players}; choose random or one of {seats}.",
                seat=chosen,
                players=setup.seats,
                seats=", ".join(str(seat) for seat in range(setup.seats)),
            )
        )
    return int(chosen)
