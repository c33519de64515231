"""What one viewer may know of a table. Nothing else ever leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardwright.games.title import Printed, Setup, Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import Action, Reason
from boardwright.table.position import Position


@dataclass(frozen=True)
class Line:
    """One line of a game's log as a viewer may read it."""

    number: int  # from 1; the position after this line
    whose: int  # seat, or CHANCE
    words: str  # `build hospital C2`; hidden parts are `?`
    action: Action | None  # None where something is hidden from the viewer
    turn: int  # Game.turn() when it was answered
    tentative: bool = False  # may still be taken back
    by_standing: bool = False  # the table gave the answer, because the seat wants it always
    withheld: bool = False  # what it brought to light is not told before it is confirmed
    # What the rules told of the answer and of all that followed. They follow from the lines up to this one.
    notes: Sequence[Note] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True)
class Observation:
    """A table as one viewer may see it.

    `game` is redacted (`Game.seen_by`). `options` and `blocked` are empty unless the viewer is asked.
    """

    title: Title
    printed: Printed
    setup: Setup
    seat: int  # the viewer; NOBODY: a spectator
    game: Game
    version: int  # of the table; every answer names the version it was given on
    position: int  # number of the last line shown; less than `length` in a replay
    length: int  # lines in the log
    log: Sequence[Line]
    whose: int  # seat that is asked, CHANCE, or NOBODY when the game is over
    question: str  # class name of the open question, such as ChooseAction; empty when over
    agenda: Sequence[str]  # open frames from bottom to top
    options: Sequence[Action]
    blocked: Sequence[tuple[Action, Reason]]  # candidates that a rule forbids
    can_undo: bool  # the viewer has tentative answers
    must_confirm: bool  # the viewer's turn is complete and waits for Confirm
    reveals: bool  # Confirm will bring new information to light (a draw, a die, a hidden card)
    confirming: int  # seat that must confirm before the table goes on, or NOBODY
    over: bool

    @property
    def state(self) -> Position:
        """The game as the viewer sees it, to clone, resample and try answers on."""
        return Position(self.title, self.printed, self.game.clone())

    @property
    def current_player(self) -> int:
        """The seat that is asked, CHANCE (-1), or NOBODY (-2) when the game is over."""
        return self.whose

    @property
    def legal_actions(self) -> Sequence[Action]:
        """The open answers as packed ints, in the order of the rules; none unless the viewer is asked."""
        return self.options
