"""The course of a table: a fold over its entries, with the turn that may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.games import registry
from boardwright.games.title import Printed, Setup, SetupError, Title, check_setup
from boardwright.games.words import WordsError
from boardwright.kernel.agenda import Game, NotAnOption
from boardwright.kernel.packing import CHANCE, NOBODY, Action
from boardwright.sentence import Sentence
from boardwright.table import dice
from boardwright.table.editions import printed_for
from boardwright.table.entries import Entry
from boardwright.table.log import Header, format_header
from boardwright.table.record import Checkpoint, Played, Record
from boardwright.table.refused import Refused
from boardwright.table.saves import SEAL, Plain, engine_tag, restore, seal, snapshot

LOOKED_AT: Final = 32  # newest lines that viewers ask for at once: where a table is resumed, they are at hand


class Proceedings:
    """What has happened at one table, and where that leads. `table.Table` adds who may do what.

    A turn of a seat in `confirm_seats` is tentative from its first answer until that seat confirms: it may
    be taken back, and neither chance nor anybody else answers. Other seats' answers hold at once.
    """

    def __init__(self, setup: Setup, seed: str, printed: Printed | None, confirm: frozenset[int]) -> None:
        """Lay out the game; nothing is answered yet."""
        self.title = registry.title(setup.game)
        check_setup(self.title, setup)
        self.printed = printed or printed_for(self.title, setup.edition, setup.fingerprint)
        self.setup = settled(self.title, setup, self.printed)
        self.words = self.title.words(self.printed)
        self.seed = seed  # never part of what is shown while the game lasts
        self.confirm_seats = confirm
        self.entries: list[Entry] = []
        self.record = Record(self.title, self.setup, self.printed)
        self.chance_answers = 0
        self.turn_seat = NOBODY  # whose answers are tentative
        self.turn_began = 0  # position before the first of them
        self.turn_number = 0  # Game.turn() at that position
        self.standing: dict[int, frozenset[str]] = {}  # seat -> keys of the standing answers it wants

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

    def carry_on(self) -> list[Entry]:
        """Answer chance until somebody is asked, the turn waits for Confirm, or the game is over.

        Returns the entries that it added, in order.
        """
        first = self.version
        self.answer_standing()
        while self.asked == CHANCE:
            action = dice.answer(self.seed, self.chance_answers, self.game)
            self.carry_out(Entry("chance", CHANCE, self.words.format(action)), action)
            self.answer_standing()
        return self.entries[first:]

    def answer_standing(self) -> None:
        """Give the answers that seats have left to the table, as long as such questions are open."""
        while (action := self.standing_answer()) is not None:
            entry = Entry("answer", self.asked, self.words.format(action), by_standing=True)
            self.carry_out(entry, action)

    def standing_answer(self) -> Action | None:
        """Return what the asked seat always answers to the open question; None if it wants to be asked."""
        wanted = self.standing.get(self.asked)
        if not wanted:
            return None
        seen = self.game.seen_by(self.asked)  # a standing answer knows no more than its seat
        for kind in self.title.standing:
            action = kind.answer(seen) if kind.key in wanted else None
            if action is not None and action in self.game.options():
                return action
        return None

    def carry_out(self, entry: Entry, action: Action = 0) -> None:
        """Add an entry: the one way in which a table changes, whether played or resumed.

        Raises NotAnOption, with nothing changed, for an answer that is not open.
        """
        if entry.kind == "undo":
            self.record.cut(entry.position)
            if entry.position <= self.turn_began:
                self.hold()
        elif entry.kind == "confirm":
            self.hold()
        elif entry.kind == "standing":
            self.standing[entry.seat] = frozenset(entry.words.split())
        else:
            if entry.kind == "chance" or entry.seat != self.turn_seat or self.confirming != NOBODY:
                self.hold()
            if entry.seat != self.game.whose():
                raise NotAnOption(f"seat {entry.seat} is not asked")
            began, number = self.length, self.game.turn()
            self.record.play(action, by_standing=entry.by_standing, by_hand=entry.by_hand)
            if entry.kind == "chance":
                self.chance_answers += 1
            elif self.turn_seat == NOBODY and entry.seat in self.confirm_seats:
                self.turn_seat, self.turn_began, self.turn_number = entry.seat, began, number
        self.entries.append(entry)

    def hold(self) -> None:
        """Nothing is tentative any more."""
        self.turn_seat = NOBODY

    def repeat(self, entry: Entry) -> None:
        """Carry out a stored entry. Raises Refused, "unreadable", where it cannot have been given here."""
        try:
            given = entry.kind in ("answer", "chance")
            self.carry_out(entry, self.words.parse(entry.words) if given else 0)
        except (NotAnOption, WordsError, IndexError):
            message = "Entry {number} of the table, “{text}”, cannot be carried out; restore a copy."
            phrase = Sentence(message, number=self.version + 1, text=entry.text)
            raise Refused("unreadable", phrase) from None

    def save(self) -> Plain:
        """Return what makes `resume` quick, as plain data for JSON: a cache, for the store alone."""
        lines = self.record.lines
        earlier = self.record.kept_before(len(lines) - LOOKED_AT)
        saved: Plain = {
            "engine": engine_tag(self.title),
            "version": self.version,
            "game": snapshot(self.record.game),
            "earlier": [earlier, snapshot(self.record.kept[earlier])] if earlier else None,
            "lines": [[line.whose, self.words.format(line.action), line.turn] for line in lines],
            "by_standing": [number for number, line in enumerate(lines) if line.by_standing],
            "by_hand": [number for number, line in enumerate(lines) if line.by_hand],
            "standing": [[seat, *sorted(keys)] for seat, keys in sorted(self.standing.items())],
            "checkpoints": [[at, point.hash, *point.scores] for at, point in self.record.checkpoints.items()],
            "turn": [self.turn_seat, self.turn_began, self.turn_number],
        }
        return saved | {SEAL: seal(saved, self.story_so_far())}

    def story_so_far(self) -> list[str]:
        """Return what a saved table stands for: the set-up, and every entry since."""
        return [format_header(Header(self.setup)), *(entry.text for entry in self.entries)]

    def go_on_from(self, saved: Plain, entries: Sequence[Entry]) -> None:
        """Take up what `save` returned; `entries` are all that are stored.

        Raises ValueError and the like where it was changed since, or stands for another set-up or other
        entries.
        """
        self.entries = list(entries[: saved["version"]])
        if saved[SEAL] != seal(saved, self.story_so_far()):
            raise ValueError("the seal of what was saved is broken")
        self.chance_answers = sum(entry.kind == "chance" for entry in self.entries)
        record = self.record
        record.game = restore(self.title, self.setup, self.printed, saved["game"])
        by_standing, by_hand = set(saved["by_standing"]), set(saved.get("by_hand", ()))
        record.lines = [
            Played(whose, self.words.parse(words), turn, number in by_standing, number in by_hand)
            for number, (whose, words, turn) in enumerate(saved["lines"])
        ]
        record.checkpoints = {
            at: Checkpoint(hash_, tuple(scores)) for at, hash_, *scores in saved["checkpoints"]
        }
        record.kept[len(record.lines)] = record.game.clone()
        if saved["earlier"] is not None:
            position, game = saved["earlier"]
            record.kept[position] = restore(self.title, self.setup, self.printed, game)
        self.turn_seat, self.turn_began, self.turn_number = saved["turn"]
        self.standing = {seat: frozenset(keys) for seat, *keys in saved["standing"]}


def settled(title: Title, setup: Setup, printed: Printed) -> Setup:
    """Return the set-up with nothing left open, as it stands in a header."""
    named = setup.fingerprint in ("", printed.fingerprint)
    if not named and not title.shelf.is_former(printed.name, setup.fingerprint):
        raise SetupError(
            f"The game is played with edition {setup.edition}@{setup.fingerprint}, but the edition given"
            f" is {printed.name}@{printed.fingerprint}; give the one that is named."
        )
    chosen = {
        option.name: setup.options[option.name]
        for option in title.options
        if setup.options.get(option.name, option.values[0]) != option.values[0]
    }
    return Setup(
        game=setup.game,
        seats=setup.seats,
        options=chosen,
        edition=printed.name,
        fingerprint=setup.fingerprint or printed.fingerprint,  # a log keeps its header to the letter
        rulings=setup.rulings or title.newest_rulings,
    )
