"""A table: one game being played, with undo, confirming, chance and what each viewer may see."""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import Final

from boardwright.editions import Phrase
from boardwright.games import registry
from boardwright.games.title import Printed, Setup, SetupError, check_setup
from boardwright.games.words import WordsError
from boardwright.kernel.agenda import Game, NotAnOption
from boardwright.kernel.packing import CHANCE, NOBODY, Action, Reason
from boardwright.table import dice
from boardwright.table.blocked import Blocked
from boardwright.table.editions import printed_for
from boardwright.table.entries import Entry
from boardwright.table.log import Answered, Checked, Header, Item, Log, format_log
from boardwright.table.observation import Line, Observation
from boardwright.table.record import Checkpoint, Played, Record
from boardwright.table.refused import Refused
from boardwright.table.saves import Plain, engine_tag, restore, snapshot

__all__ = ["Entry", "Refused", "Table"]

NONE: Final[frozenset[int]] = frozenset()


class Table:
    """One game being played. Its state is a fold over `entries`, so stored entries bring it back.

    A turn of a seat in `confirm` is tentative from its first answer until that seat confirms: it may be
    taken back, and neither chance nor anybody else answers. Other seats' answers hold at once.
    """

    def __init__(self, setup: Setup, seed: str, printed: Printed | None, confirm: frozenset[int]) -> None:
        """Lay out the game; nothing is answered yet. Use `begin` or `resume`."""
        self.title = registry.title(setup.game)
        check_setup(self.title, setup)
        self.printed = printed or printed_for(self.title, setup.edition, setup.fingerprint)
        self.setup = self._settled(setup)
        self.words = self.title.words(self.printed)
        self.seed = seed  # never part of what is shown while the game lasts
        self.confirm_seats = confirm
        self.entries: list[Entry] = []
        self.record = Record(self.title, self.setup, self.printed)
        self.chance_answers = 0
        self.turn_seat = NOBODY  # whose answers are tentative
        self.turn_began = 0  # position before the first of them
        self.turn_number = 0  # Game.turn() at that position
        self._settled_lines: dict[int, list[Line]] = {}  # viewer -> lines that hold

    def _settled(self, setup: Setup) -> Setup:
        """Return the set-up with nothing left open, as it stands in a header."""
        if setup.fingerprint not in ("", self.printed.fingerprint):
            raise SetupError(
                f"The game is played with edition {setup.edition}@{setup.fingerprint}, but the edition given"
                f" is {self.printed.name}@{self.printed.fingerprint}; give the one that is named."
            )
        chosen = {
            option.name: setup.options[option.name]
            for option in self.title.options
            if setup.options.get(option.name, option.values[0]) != option.values[0]
        }
        return Setup(
            game=setup.game,
            seats=setup.seats,
            options=chosen,
            edition=self.printed.name,
            fingerprint=self.printed.fingerprint,
            rulings=setup.rulings or self.title.newest_rulings,
        )

    # Opening --------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls, setup: Setup, seed: str, printed: Printed | None = None, confirm: frozenset[int] = NONE
    ) -> Table:
        """Begin a game up to its first question. Raises SetupError or EditionError."""
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

        `saved`: what `save` returned some entries ago, for speed; if these engines cannot read it, it is
        ignored. Raises SetupError, EditionError, or Refused where an entry cannot have been given.
        """
        table = cls(setup, seed, printed, confirm)
        if saved is not None and saved["engine"] == engine_tag(table.title):
            table._restore(saved, entries)
        for entry in entries[len(table.entries) :]:
            table.repeat(entry)
        if table.turn_seat not in confirm:
            table._hold()
        return table

    def save(self) -> Plain:
        """Return what makes `resume` quick, as plain data for JSON: a cache, for the store alone."""
        return {
            "engine": engine_tag(self.title),
            "version": self.version,
            "game": snapshot(self.record.game),
            "lines": [[line.whose, self.words.format(line.action), line.turn] for line in self.record.lines],
            "checkpoints": [[at, point.hash, *point.scores] for at, point in self.record.checkpoints.items()],
            "turn": [self.turn_seat, self.turn_began, self.turn_number],
        }

    def _restore(self, saved: Plain, entries: Sequence[Entry]) -> None:
        self.entries = list(entries[: saved["version"]])
        self.chance_answers = sum(entry.kind == "chance" for entry in self.entries)
        record = self.record
        record.game = restore(self.title, self.setup, self.printed, saved["game"])
        record.lines = [Played(whose, self.words.parse(words), turn) for whose, words, turn in saved["lines"]]
        record.checkpoints = {
            at: Checkpoint(hash_, tuple(scores)) for at, hash_, *scores in saved["checkpoints"]
        }
        record.kept[len(record.lines)] = record.game.clone()
        self.turn_seat, self.turn_began, self.turn_number = saved["turn"]

    def repeat(self, entry: Entry) -> None:
        """Carry out a stored entry. Raises Refused, "unreadable", where it cannot have been given here."""
        try:
            self._carry_out(entry, self.words.parse(entry.words) if entry.words else 0)
        except (NotAnOption, WordsError, IndexError):
            message = "Entry {number} of the table, “{text}”, cannot be carried out; restore a copy."
            phrase = Phrase(message, number=self.version + 1, text=entry.text)
            raise Refused("unreadable", phrase) from None

    # What holds now -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Return the game itself, secrets included: for the table's keeper. Do not change it."""
        return self.record.game

    @property
    def version(self) -> int:
        """Return how many entries there are."""
        return len(self.entries)

    @property
    def length(self) -> int:
        """Return how many lines the game has."""
        return len(self.record.lines)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended and can no longer be taken back."""
        return not self.game.options() and self.turn_seat == NOBODY

    @property
    def confirming(self) -> int:
        """Return the seat whose turn is complete and waits for its Confirm, or NOBODY."""
        game = self.game
        if self.turn_seat != NOBODY and (game.whose() != self.turn_seat or game.turn() != self.turn_number):
            return self.turn_seat
        return NOBODY

    @property
    def asked(self) -> int:
        """Return the seat that may answer now, or NOBODY: while a turn waits for Confirm, or it is over."""
        return NOBODY if self.confirming != NOBODY else self.game.whose()

    # Answering ------------------------------------------------------------------------------------

    def answer(
        self, seat: int, action: Action, version: int | None = None, confirm: bool = False
    ) -> list[Entry]:
        """Give an answer and return what it added to `entries`, chance answers included. Raises Refused.

        `confirm`: hold the turn at once if the answer completes it.
        """
        self._check_version(version)
        self._check_asked(seat)
        if action not in self.game.options():
            raise self._not_allowed(action)
        first = self.version
        self._carry_out(Entry("answer", seat, self.words.format(action)), action)
        if confirm and self.confirming == seat:
            self._carry_out(Entry("confirm", seat))
        self.carry_on()
        return self.entries[first:]

    def answer_words(
        self, seat: int, words: str, version: int | None = None, confirm: bool = False
    ) -> list[Entry]:
        """Give an answer in the log's words. Raises Refused, "unreadable" where they mean nothing."""
        try:
            action = self.words.parse(words)
        except WordsError as error:
            raise Refused("unreadable", Phrase("{sentence}", sentence=str(error))) from None
        return self.answer(seat, action, version, confirm)

    def confirm(self, seat: int, version: int | None = None) -> list[Entry]:
        """Hold a complete turn; then chance is answered. Raises Refused."""
        self._check_version(version)
        self._check_tentative(seat, Phrase("There is nothing to confirm; answer the open question first."))
        if self.confirming != seat:
            message = "Your turn is not complete; answer the open question, then confirm."
            raise Refused("not-allowed", Phrase(message))
        first = self.version
        self._carry_out(Entry("confirm", seat))
        self.carry_on()
        return self.entries[first:]

    def undo(self, seat: int, version: int | None = None) -> list[Entry]:
        """Take the last tentative answer back. Raises Refused."""
        return self.back_to(seat, self.length - 1, version)

    def restart(self, seat: int, version: int | None = None) -> list[Entry]:
        """Take the whole tentative turn back. Raises Refused."""
        return self.back_to(seat, self.turn_began, version)

    def back_to(self, seat: int, position: int, version: int | None = None) -> list[Entry]:
        """Go back to a position within the tentative turn. Raises Refused."""
        self._check_version(version)
        self._check_tentative(seat, Phrase("There is nothing to take back; confirmed answers hold."))
        if not self.turn_began <= position < self.length:
            message = "You can go back to lines {first} to {last} alone; choose one of them."
            phrase = Phrase(message, first=self.turn_began, last=self.length - 1)
            raise Refused("nothing-to-undo", phrase)
        first = self.version
        self._carry_out(Entry("undo", seat, position=position))
        return self.entries[first:]

    def carry_on(self) -> list[Entry]:
        """Answer chance until somebody is asked, the turn waits for Confirm, or the game is over."""
        first = self.version
        while self.asked == CHANCE:
            action = dice.answer(self.seed, self.chance_answers, self.game)
            self._carry_out(Entry("chance", CHANCE, self.words.format(action)), action)
        return self.entries[first:]

    def _carry_out(self, entry: Entry, action: Action = 0) -> None:
        """Add an entry: the one way in which a table changes, whether played or resumed."""
        if entry.kind == "undo":
            self.record.cut(entry.position)
            for lines in self._settled_lines.values():
                del lines[entry.position :]
            if entry.position <= self.turn_began:
                self._hold()
        elif entry.kind == "confirm":
            self._hold()
        else:
            if entry.kind == "chance" or entry.seat != self.turn_seat or self.confirming != NOBODY:
                self._hold()
            if entry.seat != self.game.whose():
                raise NotAnOption(f"seat {entry.seat} is not asked")
            began, number = self.length, self.game.turn()
            self.record.play(action)
            if entry.kind == "chance":
                self.chance_answers += 1
            elif self.turn_seat == NOBODY and entry.seat in self.confirm_seats:
                self.turn_seat, self.turn_began, self.turn_number = entry.seat, began, number
        self.entries.append(entry)

    def _hold(self) -> None:
        """Nothing is tentative any more."""
        self.turn_seat = NOBODY

    # Refusing -------------------------------------------------------------------------------------

    def _check_version(self, version: int | None) -> None:
        if version is not None and version != self.version:
            message = "The table has moved on since you looked; look again and answer what is asked now."
            raise Refused("stale", Phrase(message))

    def _check_asked(self, seat: int) -> None:
        if self.over:
            raise Refused("over", Phrase("The game is over; begin another one."))
        if self.confirming == seat:
            message = "Your turn is complete; confirm it, or take something back first."
            raise Refused("not-allowed", Phrase(message))
        if self.confirming != NOBODY:
            message = "Seat {seat} has yet to confirm its turn; wait for it."
            raise Refused("not-yours", Phrase(message, seat=self.confirming))
        if self.game.whose() != seat:
            message = "It is not your question but that of seat {seat}; wait until you are asked."
            raise Refused("not-yours", Phrase(message, seat=self.game.whose()))

    def _check_tentative(self, seat: int, otherwise: Phrase) -> None:
        if self.turn_seat == seat:
            return
        if self.turn_seat != NOBODY:
            message = "This is the turn of seat {seat}; only that seat takes it back or confirms it."
            raise Refused("not-yours", Phrase(message, seat=self.turn_seat))
        if self.over:
            raise Refused("over", Phrase("The game is over and its result holds; begin another one."))
        raise Refused("nothing-to-undo", otherwise)

    def _not_allowed(self, action: Action) -> Refused:
        """Return the refusal of an action that is not open, with the rule that forbids it if one does."""
        try:
            words = self.words.format(action)
        except KeyError:
            return Refused("unreadable", Phrase("Action {number} means nothing in this game.", number=action))
        if action not in self.game.candidates():
            message = "“{words}” does not answer the open question; choose one of its answers."
            return Refused("not-allowed", Phrase(message, words=words))
        reason = self.game.why_not(action)
        message = "“{words}” is not allowed: {rule} ({clause}); choose another answer."
        clause = self.title.reasons.clause(reason)
        phrase = Phrase(message, words=words, rule=self._rule(action, reason), clause=clause)
        return Refused("not-allowed", phrase, reason)

    def _rule(self, action: Action, reason: Reason) -> Phrase:
        """Return a rule in a few words, with what the action names filled in."""
        template = self.title.reasons.title(reason)
        verb, *said = self.words.format(action).split()
        names = [vocabulary.name for vocabulary in self.words.by_word[verb].arguments]
        facts = dict(zip(names, said, strict=True))
        wanted = {name for _, name, _, _ in Formatter().parse(template) if name}
        if wanted <= facts.keys():
            return Phrase(template, **facts)
        return Phrase("a rule forbids it")  # more than the words say; faces know the rest

    # Seeing ---------------------------------------------------------------------------------------

    def observe(self, viewer: int, at: int | None = None) -> Observation:
        """Return what a viewer may know of the table, now or at an earlier position (nothing is open there).

        Raises Refused where there is no such position.
        """
        position = self.length if at is None else at
        if not 0 <= position <= self.length:
            message = "This game has no line {at}; choose one from 0 to {last}."
            raise Refused("unreadable", Phrase(message, at=position, last=self.length))
        now = position == self.length
        game = (self.game if now else self.record.at(position)).seen_by(viewer)
        frames = game.agenda.frames
        asked = now and viewer == self.asked
        confirming = self.confirming if now else NOBODY
        return Observation(
            title=self.title,
            printed=self.printed,
            setup=self.setup,
            seat=viewer,
            game=game,
            version=self.version,
            position=position,
            length=self.length,
            log=self._lines(viewer, position),
            whose=game.whose(),
            question=type(frames[-1]).__name__ if frames else "",
            agenda=tuple(type(frame).__name__ for frame in frames),
            options=tuple(game.options()) if asked else (),
            blocked=Blocked(game) if asked else (),
            can_undo=now and viewer == self.turn_seat,
            must_confirm=confirming != NOBODY and confirming == viewer,
            reveals=confirming != NOBODY and game.whose() == CHANCE,
            confirming=confirming,
            over=now and self.over,
        )

    def _lines(self, viewer: int, position: int) -> tuple[Line, ...]:
        """Return the log up to a position as a viewer may read it; lines that hold are made once."""
        lines = self._settled_lines.setdefault(viewer, [])
        holding = self.length if self.turn_seat == NOBODY else self.turn_began
        for number in range(len(lines), holding):
            lines.append(self._line(viewer, number, tentative=False))
        tail = [self._line(viewer, number, tentative=True) for number in range(holding, position)]
        return (*lines[:position], *tail)

    def _line(self, viewer: int, number: int, *, tentative: bool) -> Line:
        played = self.record.lines[number]
        instead = self.title.hidden_from(played.action, played.whose, viewer)
        return Line(
            number=number + 1,
            whose=played.whose,
            words=self.words.format(played.action) if instead is None else instead,
            action=played.action if instead is None else None,
            turn=played.turn,
            tentative=tentative,
        )

    def warnings(self, viewer: int, action: Action) -> list[str]:
        """Return sentences about an open answer that wastes something, from what the viewer may know."""
        return self.title.warnings(self.game.seen_by(viewer), action)

    def sheet(self, viewer: int = NOBODY, at: int | None = None) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points per seat); all of it once over."""
        game = self.record.at(self.length if at is None else at)
        return self.title.sheet(game if self.over else game.seen_by(viewer))

    def score_history(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return (position, points by seat) at the end of each turn, as everybody may see them."""
        return [(position, point.scores) for position, point in sorted(self.record.checkpoints.items())]

    # Writing --------------------------------------------------------------------------------------

    def log_text(self, viewer: int = NOBODY, with_seed: bool = False) -> str:
        """Return the log file as a viewer may read it; everything, and the seed if asked, once over."""
        if self.over:
            return self._text(None, self.seed if with_seed else "")
        return self._text(viewer, "")

    def own_copy(self) -> str:
        """Return the keeper's log file: with the seed and all that is hidden. Never to be sent."""
        return self._text(None, self.seed)

    def _text(self, viewer: int | None, seed: str) -> str:
        """Return the log file; viewer None: nothing is hidden."""
        items: list[Item] = []
        for number, played in enumerate(self.record.lines, 1):
            words = None if viewer is None else self.title.hidden_from(played.action, played.whose, viewer)
            items.append(Answered(played.whose, words or self.words.format(played.action)))
            point = self.record.checkpoints.get(number)
            if point is not None:
                items.append(Checked(point.hash, point.scores))
        return format_log(Log(Header(self.setup, seed), items))
