"""What viewers may know of a table. Nothing else hands out anything of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, overload

from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import OPENED, Note
from boardwright.kernel.packing import CHANCE, NOBODY, Action
from boardwright.sentence import Sentence
from boardwright.table.blocked import Blocked
from boardwright.table.log import OWN_DICE, Answered, Checked, Header, Item, Log, format_log
from boardwright.table.observation import Line, Observation
from boardwright.table.proceedings import Proceedings
from boardwright.table.record import Checkpoint
from boardwright.table.refused import Refused
from boardwright.table.saves import game_hash, pieces_hash

STANDING: Final = "standing answer"  # the comment on a log's line that the table gave for a seat


def _hides(game: Game) -> bool:
    """Tell whether anything of a game is hidden from spectators."""
    return pieces_hash(game) != pieces_hash(game.seen_by(NOBODY))


def before_opening(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Return notes up to where they tell of things that were hidden."""
    return tuple(itertools.takewhile(lambda note: note.kind != OPENED, notes))


class Unread(Sequence[Note]):
    """The notes of a line that holds, looked up when they are first read: who tells no line asks for none."""

    def __init__(self, views: Views, viewer: int, number: int) -> None:
        self._of = views, viewer, number

    @cached_property
    def _read(self) -> tuple[Note, ...]:
        views, viewer, number = self._of
        return views.notes(viewer, number)

    @overload
    def __getitem__(self, index: int) -> Note: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Note, ...]: ...
    def __getitem__(self, index: int | slice) -> Note | tuple[Note, ...]:
        return self._read[index]

    def __iter__(self) -> Iterator[Note]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)


class Views:
    """The table as each viewer may see it. Secrets are replaced by `Game.seen_by` and `Title.hidden_from`."""

    def __init__(self, course: Proceedings) -> None:
        self.course = course
        self.settled_lines: dict[int, list[Line]] = {}  # viewer -> lines that hold, made once

    def observe(self, viewer: int, at: int | None = None) -> Observation:
        """Return what a viewer may know of the table, now or at an earlier position (nothing is open there).

        Raises Refused where there is no such position.
        """
        course = self.course
        position = course.length if at is None else at
        if not 0 <= position <= course.length:
            message = "This game has no line {at}; choose one from 0 to {last}."
            raise Refused("unreadable", Sentence(message, at=position, last=course.length))
        now = position == course.length
        shown = position - 1 if now and self.secrets_wait() else position
        game = (course.game if shown == course.length else course.record.at(shown)).seen_by(viewer)
        frames = game.agenda.frames if shown == position else []
        seated = now and viewer >= 0  # neither a spectator nor chance
        asked = seated and viewer == course.asked
        confirming = course.confirming if now else NOBODY
        return Observation(
            title=course.title,
            printed=course.printed,
            setup=course.setup,
            seat=viewer,
            game=game,
            version=course.version,
            position=position,
            length=course.length,
            log=self._lines(viewer, position),
            whose=game.whose() if shown == position else NOBODY,
            question=type(frames[-1]).__name__ if frames else "",
            agenda=tuple(type(frame).__name__ for frame in frames),
            options=tuple(game.options()) if asked else (),
            blocked=Blocked(game) if asked else (),
            can_undo=seated and viewer == course.turn_seat,
            must_confirm=seated and viewer == confirming,
            reveals=confirming != NOBODY and (game.whose() == CHANCE or shown < position),
            confirming=confirming,
            over=now and course.over,
        )

    def secrets_wait(self) -> bool:
        """Tell whether the last answer ended the game, opened what was hidden, and may be taken back.

        Then nobody sees what it led to until it is confirmed: undo would make use of it.
        """
        course = self.course
        if course.turn_seat == NOBODY or course.game.options():
            return False
        before = course.record.at(course.length - 1)
        return _hides(before) and not _hides(course.game)

    def has_secrets(self, seat: int) -> bool:
        """Tell whether a seat knows of anything that is hidden from spectators."""
        game = self.course.game
        return game_hash(game.seen_by(seat)) != game_hash(game.seen_by(NOBODY))

    def _lines(self, viewer: int, position: int) -> tuple[Line, ...]:
        """Return the log up to a position as a viewer may read it; lines that hold are made once."""
        lines = self.settled_lines.setdefault(viewer, [])
        holding = self.course.length if self.course.turn_seat == NOBODY else self.course.turn_began
        for number in range(len(lines), holding):
            lines.append(self._line(viewer, number, tentative=False))
        tail = [self._line(viewer, number, tentative=True) for number in range(holding, position)]
        if tail and position == self.course.length and self.secrets_wait():
            tail[-1] = replace(tail[-1], notes=before_opening(tail[-1].notes), withheld=True)
        return (*lines[:position], *tail)

    def _line(self, viewer: int, number: int, *, tentative: bool) -> Line:
        played = self.course.record.lines[number]
        instead = self.course.title.hidden_from(played.action, played.whose, viewer)
        return Line(
            number=number + 1,
            whose=played.whose,
            words=self.course.words.format(played.action) if instead is None else instead,
            action=played.action if instead is None else None,
            turn=played.turn,
            tentative=tentative,
            by_standing=played.by_standing,
            notes=self.notes(viewer, number) if tentative else Unread(self, viewer, number),
        )

    def notes(self, viewer: int, number: int) -> tuple[Note, ...]:
        """Return what the rules told of a line, as far as a viewer may know it."""
        title = self.course.title
        seen = (title.seen_note(note, viewer) for note in self.course.record.notes_of(number))
        return tuple(note for note in seen if note is not None)

    def warnings(self, viewer: int, action: Action) -> list[str]:
        """Return sentences about an open answer that wastes something, from what the viewer may know."""
        return self.course.title.warnings(self.course.game.seen_by(viewer), action)

    def sheet(self, viewer: int = NOBODY, at: int | None = None) -> list[tuple[str, list[int]]]:
        """Return the score sheet if the game ended now: (category, points per seat); all of it once over."""
        last = self.course.length - 1 if self.secrets_wait() else self.course.length
        game = self.course.record.at(last if at is None else min(at, last))
        return self.course.title.sheet(game if self.course.over else game.seen_by(viewer))

    def score_history(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return (position, points by seat) at the end of each turn, as everybody may see them."""
        checkpoints = self._checkpoints()
        return [(position, checkpoints[position].scores) for position in sorted(checkpoints)]

    def biggest_gains(self, most: int) -> list[tuple[int, int, int]]:
        """Return (position, seat, points) of the turns that brought a seat most points, in their order.

        The position is that of the line which gave most of them, whoever wrote it.
        """
        history = self.score_history()
        found: list[tuple[int, int, int, int]] = []  # points, position before the turn, after it, seat
        for (first, old), (last, new) in itertools.pairwise(history):
            found += [(new[seat] - old[seat], first, last, seat) for seat in range(len(new))]
        best = sorted((gain for gain in found if gain[0] > 0), key=lambda gain: -gain[0])[:most]
        return sorted((self._steepest(*gain[1:]), gain[3], gain[0]) for gain in best)

    def _steepest(self, first: int, last: int, seat: int) -> int:
        """Return the position between two with which a seat's points rose most, as everybody sees them."""
        game = self.course.record.at(first)
        before = game.seen_by(NOBODY).scores()[seat]
        rises: list[int] = []
        for played in self.course.record.lines[first:last]:
            game.apply(played.action)
            after = game.seen_by(NOBODY).scores()[seat]
            rises.append(after - before)
            before = after
        return first + 1 + rises.index(max(rises))

    def _checkpoints(self) -> dict[int, Checkpoint]:
        checkpoints = self.course.record.checkpoints
        if not self.secrets_wait():
            return checkpoints
        return {at: point for at, point in checkpoints.items() if at < self.course.length}

    def log_text(self, viewer: int = NOBODY, with_seed: bool = False) -> str:
        """Return the log file as a viewer may read it; everything, and the seed if asked, once over."""
        if self.course.over:
            return self._text(None, self.course.seed if with_seed else "")
        return self._text(viewer, "")

    def own_copy(self) -> str:
        """Return the keeper's log file: with the seed and all that is hidden. Never to be sent."""
        return self._text(None, self.course.seed)

    def _text(self, viewer: int | None, seed: str) -> str:
        """Return the log file; viewer None: nothing is hidden."""
        course = self.course
        items: list[Item] = []
        checkpoints = course.record.checkpoints if viewer is None else self._checkpoints()
        for number, played in enumerate(course.record.lines, 1):
            words = None if viewer is None else course.title.hidden_from(played.action, played.whose, viewer)
            comment = STANDING if played.by_standing else OWN_DICE if played.by_hand and seed else ""
            items.append(Answered(played.whose, words or course.words.format(played.action), comment))
            point = checkpoints.get(number)
            if point is not None:
                items.append(Checked(point.hash, point.scores))
        return format_log(Log(Header(course.setup, seed), items))
