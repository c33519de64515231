"""A table: one game being played, with undo, confirming, chance and what each viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright import limits
from boardwright.games.title import Printed, Setup, SetupError
from boardwright.games.words import WordsError
from boardwright.kernel.packing import NOBODY, Action
from boardwright.sentence import Sentence
from boardwright.table.entries import Entry
from boardwright.table.log import is_seed
from boardwright.table.observation import Observation
from boardwright.table.position import Position
from boardwright.table.proceedings import Proceedings
from boardwright.table.refused import Refused
from boardwright.table.saves import Plain, engine_tag
from boardwright.table.views import Views

__all__ = ["Entry", "Refused", "Table"]

NONE: Final[frozenset[int]] = frozenset()
NONE_WANTED: Final[frozenset[str]] = frozenset()
MOST_WISHES: Final = 12  # of one seat in one turn: each stays in the log


class Table(Proceedings):
    """One game being played: who may answer, undo and confirm, and what each viewer sees."""

    def __init__(
        self, setup: Setup, seed: str, printed: Printed | None = None, confirm: frozenset[int] = NONE
    ) -> None:
        """Lay out the game; nothing is answered yet. `begin` and `resume` do more."""
        super().__init__(setup, seed, printed, confirm)
        self.views = Views(self)

    @classmethod
    def begin(
        cls, setup: Setup, seed: str, printed: Printed | None = None, confirm: frozenset[int] = NONE
    ) -> Table:
        """Begin a game up to its first question. Raises SetupError or EditionError."""
        if not is_seed(seed):
            message = "“{seed}” cannot be a seed; use up to {most} letters, digits and . _ : - alone."
            raise SetupError(Sentence(message, seed=seed, most=limits.SEED))
        table = cls(setup, seed, printed, confirm)
        table.carry_on()
        return table

    @classmethod
    def resume(
        cls,
        setup: Setup,
        seed: str,
        entries: Sequence[Entry],
        printed: Printed | None = None,
        confirm: frozenset[int] = NONE,
        saved: Plain | None = None,
    ) -> Table:
        """Go on with a stored table. No chance is asked again.

        `saved`: what `save` returned some entries ago, for speed; if these engines cannot read it, if it is
        damaged or stands for other entries, it is ignored. Raises SetupError, EditionError, or Refused where
        an entry cannot have been given.
        """
        table = cls(setup, seed, printed, confirm)
        if saved is not None and saved.get("engine") == engine_tag(table.title):
            try:
                table.go_on_from(saved, entries)
            except (AttributeError, IndexError, KeyError, TypeError, ValueError):  # damaged
                table = cls(setup, seed, printed, confirm)
        for entry in entries[len(table.entries) :]:
            table.repeat(entry)
        if table.turn_seat not in confirm:
            table.hold()
        return table

    def answer(
        self, seat: int, action: Action, version: int | None = None, confirm: bool = False
    ) -> list[Entry]:
        """Give an answer and return what it added to `entries`, in order: with chance and standing answers.

        `confirm`: hold the turn at once if that completes it. Raises Refused.
        """
        self._check_version(version)
        self._check_asked(seat)
        if action not in self.game.options():
            raise self._here().refusal(action)
        first = self.version
        self.carry_out(Entry("answer", seat, self.words.format(action)), action)
        self.answer_standing()
        if confirm and self.confirming == seat:
            self.carry_out(Entry("confirm", seat))
        self.carry_on()
        return self.entries[first:]

    def answer_words(
        self, seat: int, words: str, version: int | None = None, confirm: bool = False
    ) -> list[Entry]:
        """Do as `answer`, in order, for words of the log. Raises Refused, "unreadable" for other words."""
        try:
            action = self.words.parse(words)
        except WordsError as error:
            raise Refused("unreadable", Sentence("{sentence}", sentence=str(error))) from None
        return self.answer(seat, action, version, confirm)

    def confirm(self, seat: int, version: int | None = None) -> list[Entry]:
        """Hold a complete turn, then answer chance; returns the entries, in order. Raises Refused."""
        self._check_version(version)
        self._check_tentative(seat, Sentence("There is nothing to confirm; answer the open question first."))
        if self.confirming != seat:
            message = "Your turn is not complete; answer the open question, then confirm."
            raise Refused("not-allowed", Sentence(message))
        first = self.version
        self.carry_out(Entry("confirm", seat))
        self.carry_on()
        return self.entries[first:]

    def undo(self, seat: int, version: int | None = None) -> list[Entry]:
        """Take back the last tentative answer and the standing ones after it; returns the one entry.

        Raises Refused.
        """
        position = self.length - 1
        while position > self.turn_began and self.record.lines[position].by_standing:
            position -= 1
        return self._go_back(seat, position, version)

    def restart(self, seat: int, version: int | None = None) -> list[Entry]:
        """Take the whole tentative turn back; returns the one entry. Raises Refused."""
        return self._go_back(seat, self.turn_began, version)

    def back_to(self, seat: int, position: int, version: int | None = None) -> list[Entry]:
        """Go back to a position within the tentative turn; returns the one entry. Raises Refused.

        The standing answers after the line there stay with it.
        """
        if self.turn_began < position:
            while position < self.length and self.record.lines[position].by_standing:
                position += 1
        return self._go_back(seat, position, version)

    def _go_back(self, seat: int, position: int, version: int | None) -> list[Entry]:
        self._check_version(version)
        self._check_tentative(seat, Sentence("There is nothing to take back; confirmed answers hold."))
        if not self.turn_began <= position < self.length:
            message = "You can go back to lines {first} to {last} alone; choose one of them."
            phrase = Sentence(message, first=self.turn_began, last=self.length - 1)
            raise Refused("nothing-to-undo", phrase)
        first = self.version
        self.carry_out(Entry("undo", seat, position=position))
        return self.entries[first:]

    def moved_on_since(self, version: int) -> bool:
        """Tell whether anything but wishes for standing answers has happened since a version."""
        return not 0 <= version <= self.version or any(
            entry.kind != "standing" for entry in self.entries[version:]
        )

    def want_standing(self, seat: int, keys: Sequence[str]) -> list[Entry]:
        """Give a seat's questions of some kinds standing answers, and no others, from the next question on.

        Returns the one entry, or none where nothing changes. Raises Refused.
        """
        if self.over:
            raise Refused("over", Sentence("The game is over; begin another one."))
        known = [kind.key for kind in self.title.standing]
        if not 0 <= seat < self.setup.seats or not set(keys) <= set(known):
            message = "There is no such standing answer in this game; reload the page and try again."
            raise Refused("unreadable", Sentence(message))
        wanted = [key for key in known if key in keys]
        if self.standing.get(seat, NONE_WANTED) == frozenset(wanted):
            return []
        if self._wishes(seat) >= MOST_WISHES:
            message = "You have changed your standing answers {most} times in this turn; play on first."
            raise Refused("not-allowed", Sentence(message, most=MOST_WISHES))
        self.carry_out(Entry("standing", seat, " ".join(wanted)))
        return self.entries[-1:]

    def _wishes(self, seat: int) -> int:
        """Return how often a seat changed its standing answers since a turn was held or others answered."""
        count = 0
        for entry in reversed(self.entries):
            if entry.kind in ("chance", "confirm") or (entry.kind == "answer" and entry.seat != seat):
                break
            count += entry.kind == "standing" and entry.seat == seat
        return count

    # As Python programs speak ---------------------------------------------------------------------

    @property
    def state(self) -> Position:
        """The whole game as it stands, secrets included, as a copy to try answers on."""
        return self._here().clone()

    @property
    def current_player(self) -> int:
        """The seat that may answer, from 0; NOBODY (-2) at the end, or while a turn waits for `confirm`."""
        return self.asked

    @property
    def legal_actions(self) -> Sequence[Action]:
        """The answers of the current player as packed ints, in the order of the rules; none at the end."""
        return self.game.options() if self.asked != NOBODY else []

    @property
    def legal(self) -> list[str]:
        """The answers of the current player in words that `play` takes, in the order of `legal_actions`."""
        return [self.words.format(action) for action in self.legal_actions]

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.over

    @property
    def returns(self) -> list[int]:
        """The points by seat if the game ended now: at the end, the result."""
        return self.game.scores()

    def play(self, answer: Action | str) -> Table:
        """Answer for the current player, in words or as a packed int; returns this table. Raises Refused."""
        if isinstance(answer, str):
            self.answer_words(self.asked, answer)
        else:
            self.answer(self.asked, answer)
        return self

    def clone(self) -> Table:
        """Return an independent table with the same log, seed and standing answers."""
        saved = self.save()
        return Table.resume(self.setup, self.seed, self.entries, self.printed, self.confirm_seats, saved)

    __copy__ = clone

    def __repr__(self) -> str:
        """Say where the table is, and what to do with it."""
        where = f"{self.setup.seats} seats, {self.length} lines"
        return f"<Table of {self.title.name}, {where}: {self._here().told()}>"

    def _here(self) -> Position:
        return Position(self.title, self.printed, self.game, self.words)

    # Seeing: see `views` --------------------------------------------------------------------------

    def observe(self, viewer: int, at: int | None = None) -> Observation:
        """Return what a viewer may know of the table, now or at an earlier position."""
        return self.views.observe(viewer, at)

    def warnings(self, viewer: int, action: Action) -> list[str]:
        """Return a sentence for each thing that an open answer wastes, from what the viewer may know."""
        return self.views.warnings(viewer, action)

    def sheet(self, viewer: int = NOBODY, at: int | None = None) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points per seat); all of it once over."""
        return self.views.sheet(viewer, at)

    def has_secrets(self, seat: int) -> bool:
        """Tell whether a seat knows of anything that is hidden from spectators."""
        return self.views.has_secrets(seat)

    def score_history(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return (position, points by seat) at the end of each turn, as everybody may see them."""
        return self.views.score_history()

    def biggest_gains(self, most: int) -> list[tuple[int, int, int]]:
        """Return (position, seat, points) of the turns that brought a seat most points."""
        return self.views.biggest_gains(most)

    def log_text(self, viewer: int = NOBODY, with_seed: bool = False) -> str:
        """Return the log file as a viewer may read it; everything, and the seed if asked, once over."""
        return self.views.log_text(viewer, with_seed=with_seed)

    def own_copy(self) -> str:
        """Return the keeper's log file: with the seed and all that is hidden. Never to be sent."""
        return self.views.own_copy()

    # Refusing -------------------------------------------------------------------------------------

    def _check_version(self, version: int | None) -> None:
        if version is not None and self.moved_on_since(version):
            message = "The table has moved on since you looked; look again and answer what is asked now."
            raise Refused("stale", Sentence(message))

    def _check_asked(self, seat: int) -> None:
        if self.over:
            raise Refused("over", Sentence("The game is over; begin another one."))
        if self.confirming == seat:
            message = "Your turn is complete; confirm it, or take something back first."
            raise Refused("not-allowed", Sentence(message))
        if self.confirming != NOBODY:
            message = "Seat {seat} has yet to confirm its turn; wait for it."
            raise Refused("not-yours", Sentence(message, seat=self.confirming))
        if self.game.whose() != seat:
            message = "It is not your question but that of seat {seat}; wait until you are asked."
            raise Refused("not-yours", Sentence(message, seat=self.game.whose()))

    def _check_tentative(self, seat: int, otherwise: Sentence) -> None:
        if self.turn_seat == seat:
            return
        if self.turn_seat != NOBODY:
            message = "This is the turn of seat {seat}; only that seat takes it back or confirms it."
            raise Refused("not-yours", Sentence(message, seat=self.turn_seat))
        if self.over:
            raise Refused("over", Sentence("The game is over and its result holds; begin another one."))
        raise Refused("nothing-to-undo", otherwise)
