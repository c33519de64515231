"""The lines of a game that count, and the game at any of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.games.title import Printed, Setup, Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import NOBODY, Action
from boardwright.table.saves import checkpoint

KEEP_EVERY: Final = 16  # lines between two kept games: bounds memory, and what a jump has to play again


@dataclass(frozen=True)
class Played:
    """One line: who answered, what, and in which turn (`Game.turn()` when it was asked)."""

    whose: int
    action: Action
    turn: int
    by_standing: bool = False  # the table gave it for a seat that wants it always
    by_hand: bool = False  # of chance, but not from the table's seed


@dataclass(frozen=True)
class Checkpoint:
    """The table at the end of a turn: fingerprint of the public view, and the points by seat."""

    hash: str
    scores: tuple[int, ...]


class Record:
    """A game, the lines that led to it and a checkpoint after each turn.

    Positions are numbers of lines: 0 is the set-up before the first of them. Going back is never done
    by reversing anything: a kept game is cloned and the few lines after it are played again.
    """

    def __init__(self, title: Title, setup: Setup, printed: Printed) -> None:
        self.game = title.new_game(setup, printed)
        self.lines: list[Played] = []
        self.notes: dict[int, Sequence[Note]] = {}  # number of a line from 0 -> what the rules told of it
        self.checkpoints: dict[int, Checkpoint] = {}
        self.kept: dict[int, Game] = {0: self.game.clone()}

    def play(self, action: Action, *, by_standing: bool = False, by_hand: bool = False) -> None:
        """Give an answer. Raises NotAnOption, with nothing changed, if it is not open."""
        game = self.game
        whose = game.whose()
        turn = game.turn()
        notes = apply_and_note(game, action)
        self.notes[len(self.lines)] = notes
        self.lines.append(Played(whose, action, turn, by_standing, by_hand))
        position = len(self.lines)
        if position % KEEP_EVERY == 0:
            self.kept[position] = game.clone()
        if game.turn() != turn or not game.options():
            public = game.seen_by(NOBODY)
            self.checkpoints[position] = Checkpoint(checkpoint(public), tuple(public.scores()))

    def at(self, position: int) -> Game:
        """Return a game of its own as it was after so many lines."""
        if position == len(self.lines):
            return self.game.clone()
        nearest = self.kept_before(position)
        game = self.kept[nearest].clone()
        for number in range(nearest, position):
            if number % KEEP_EVERY == 0 and number not in self.kept:
                self.kept[number] = game.clone()
            game.apply(self.lines[number].action)
        return game

    def kept_before(self, position: int) -> int:
        """Return the position of the last kept game that is no later; the set-up is always kept."""
        return max((kept for kept in self.kept if kept <= position), default=0)

    def cut(self, position: int) -> None:
        """Go back to a position and forget the lines after it."""
        if position == len(self.lines):
            return
        self.game = self.at(position)
        del self.lines[position:]
        self.kept = {n: game for n, game in self.kept.items() if n <= position}
        self.notes = {n: notes for n, notes in self.notes.items() if n < position}
        self.checkpoints = {n: point for n, point in self.checkpoints.items() if n <= position}

    def notes_of(self, number: int) -> Sequence[Note]:
        """Return what the rules told of a line, numbered from 0; where that is gone, they tell it again."""
        if number not in self.notes:
            first = number - number % KEEP_EVERY
            game, end = self.at(first), first + KEEP_EVERY
            for again in range(first, min(end, len(self.lines))):
                self.notes[again] = apply_and_note(game, self.lines[again].action)
            if end <= len(self.lines):
                self.kept.setdefault(end, game)  # who reads on begins there
        return self.notes[number]


def apply_and_note(game: Game, action: Action) -> Sequence[Note]:
    """Give an answer and return what the rules tell of it. Raises NotAnOption, with nothing changed."""
    notes: list[Note] = []
    game.notes = notes
    try:
        game.apply(action)
    finally:
        game.notes = None
    return notes
